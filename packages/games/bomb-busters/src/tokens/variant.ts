import type { Seat, Table } from '@riposte/kernel'
import { missionOf } from '../missions/index.ts'
import type { BombBusters, Token } from '../state.ts'
import { COUNT_TOKEN, PARITY_TOKEN, standEnd, standOf, standStart, VALUE_TOKEN, wireAt } from '../state.ts'
import { gameValue, isBlue, isRed, type Value, YELLOW } from '../wires.ts'

/** BB-10.3: what a token for this value becomes in this mission, on this wire or beside the stand. */
export function tokenFor(x: Table<BombBusters>, seat: Seat, place: number, value: Value): Token {
  const { variant } = missionOf(x.pub.mission).infoTokens
  const plain: Token = { kind: VALUE_TOKEN, value, place, placeB: -1, says: 'is' }
  if (variant === 'evenOdd' && value !== YELLOW) return { ...plain, kind: PARITY_TOKEN, value: value % 2 }
  if (variant === 'count' && place >= 0 && !isRed(wireAt(x, seat, place))) {
    return { ...plain, kind: COUNT_TOKEN, value: countOnStand(x, seat, place) }
  }
  if (variant === 'false' && place >= 0) {
    const wire = wireAt(x, seat, place)
    const isTrue = isBlue(wire) && gameValue(wire) === value
    return { ...plain, value: isTrue ? (value === 1 ? 2 : 1) : value, says: 'is not' }
  }
  // BB-M22.4
  if (variant === 'absent' && place < 0) return { ...plain, says: 'is not' }
  return plain
}

/** BB-10.3, count: wires of that value on that stand, cut ones included. */
function countOnStand(x: Table<BombBusters>, seat: Seat, place: number): number {
  const player = x.pub.players[seat]
  const stand = standOf(player, place)
  const value = gameValue(wireAt(x, seat, place))
  let count = 0
  for (let at = standStart(player, stand); at < standEnd(player, stand); at++) {
    if (gameValue(wireAt(x, seat, at)) === value) count++
  }
  return count
}
