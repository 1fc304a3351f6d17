/** What players are called whose own names are not known, or may not be said: seat by seat, in the order of the alphabet. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Elif', 'Finn', 'Gwen', 'Hugo']

export function nameFor(seat: number): string {
  return NAMES[seat] ?? `Player ${seat + 1}`
}

export function namesFor(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => nameFor(seat))
}
