import type { Json, Seat, SeenDecision } from '@riposte/kernel'
import type { Print } from './art/sleeve.tsx'
import type { BombSight, PlayerView, WireView } from './sight.ts'

/** A wire by whose it is and where it stands. */
export interface Spot {
  readonly seat: Seat
  readonly place: number
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Slots are lettered through both stands from the left: after z comes aa. */
export function letterOf(place: number): string {
  return place < LETTERS.length
    ? LETTERS[place]
    : `${LETTERS[Math.floor(place / LETTERS.length) - 1]}${LETTERS[place % LETTERS.length]}`
}

/** A name or a number of an event or an answer, as it is written. */
export function text(json: Json | undefined): string {
  return typeof json === 'string' || typeof json === 'number' ? `${json}` : ''
}

/** "You", or what somebody is called. */
export function personOf({ names, me }: Pick<BombSight, 'names' | 'me'>, seat: Seat): string {
  return seat === me ? 'You' : (names[seat] ?? `Player ${seat + 1}`)
}

export function askedOf({ seen, me }: Pick<BombSight, 'seen' | 'me'>): SeenDecision | null {
  if (me === null) return null
  return seen.decisions.find(({ seat, id }) => seat === me && id !== undefined) ?? null
}

/** The others clockwise from the reader's left, then the reader; a spectator sees seats as they are. */
export function aroundTable({ seen, me }: Pick<BombSight, 'seen' | 'me'>): readonly Seat[] {
  const count = seen.view.players.length
  return Array.from({ length: count }, (_, at) => ((me ?? -1) + 1 + at) % count)
}

export function printOfValue(value: Json | undefined): Print {
  if (value === 'YELLOW') return { color: 'yellow', label: 'Y', sort: null }
  if (value === 'RED') return { color: 'red', label: 'R', sort: null }
  return { color: 'blue', label: text(value), sort: null }
}

/** Null for a wire that the reader does not know. */
export function printOf({ color, value, sort }: WireView): Print | null {
  if (value === null) return null
  const print = printOfValue(value)
  return color === 'blue' || sort === null ? print : { ...print, sort: sort.toFixed(1) }
}

/** A wire of an event: `7`, `yellow 7.1`, `red 7.5`. */
export function printOfText(wire: string): Print {
  const [color, sort] = wire.split(' ')
  if (color === 'yellow') return { color: 'yellow', label: 'Y', sort }
  if (color === 'red') return { color: 'red', label: 'R', sort }
  return { color: 'blue', label: wire, sort: null }
}

/** The places of each stand. */
export function racksOf({ stands, wires }: Pick<PlayerView, 'stands' | 'wires'>): readonly (readonly number[])[] {
  const places = wires.map((_, place) => place)
  if (stands.length < 2) return [places]
  return [places.slice(0, stands[0]), places.slice(stands[0])]
}
