import type { Match, Seat } from '@riposte/kernel'
import { type Speaker, speakerFor } from '@riposte/words'

/** What people at a table in the terminal are called, seat by seat. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Elif', 'Finn', 'Gwen', 'Hugo']

export function nameOf(seat: Seat): string {
  return NAMES[seat] ?? `Player ${seat + 1}`
}

export function namesOf(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => nameOf(seat))
}

/** Says what happens in a match to whoever sits at this seat, or to somebody who only looks on. */
export function speakerAt({ game, play }: Match, reader: Seat | null): Speaker {
  const { seatKind, seatNames } = game
  const isCalled = reader === null ? undefined : seatNames?.(play.pub)[reader]
  const self = seatKind === undefined || isCalled === undefined ? {} : { self: { [seatKind]: isCalled } }
  return speakerFor(game, { names: namesOf(play.seats), reader, ...self })
}
