import { type Seat, type Table, whole } from '@riposte/kernel'
import { BESIDE } from '../fields.ts'
import { placeOf } from '../hand.ts'
import type { BombBusters, Pub } from '../state.ts'
import { VALUE_TOKEN } from '../state.ts'
import { putToken } from '../tokens/token.ts'
import { type Value, YELLOW } from '../wires.ts'

/** How the token of a value is written in messages about the board, and read again: 0 is yellow. */
export const tokenNumber = (value: Value): number => (value === YELLOW ? 0 : value)
export const tokenValue = (number: number): Value => (number === 0 ? YELLOW : number)

export const seatsDone = whole('count', 0, 5)

/** Who is asked when the captain begins and so many are done. */
export function afterCaptain({ captain, players }: Pub, done: number): Seat {
  return (captain + done) % players.length
}

/** A token of the board comes to this hand: to its first wire of that value, or beside the stand if it has none. */
export function tokenArrives(x: Table<BombBusters>, seat: Seat, value: Value, beside: number = BESIDE): void {
  const player = x.pub.players[seat]
  const place = placeOf(x.pub, x.own[seat], seat, value)
  if (place < 0) putToken(x, seat, { kind: VALUE_TOKEN, value, place: beside, placeB: -1, says: 'is not' })
  else {
    putToken(x, seat, { kind: VALUE_TOKEN, value, place, placeB: -1, says: 'is' })
    // It is the first one, so those before it are something else.
    for (let at = 0; at < place; at++) if (player.shown[at] === 0) player.not[at] |= 1 << value
  }
}
