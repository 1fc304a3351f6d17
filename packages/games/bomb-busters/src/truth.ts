import { jointTrue } from './joint.ts'
import type { Position, PublicPlayer, Token } from './state.ts'
import {
  COUNT_TOKEN,
  EQUAL_TOKEN,
  NOT_EQUAL_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  standEnd,
  standOf,
  standStart,
  wireAt,
} from './state.ts'
import { gameValue, isBlue, RED, type Value, type Wire } from './wires.ts'

/** Whether everything that everybody knows about this hand is true of these wires. */
export function handTrue(player: PublicPlayer, wires: readonly Wire[]): boolean {
  return maskTrue(player, wires) && player.tokens.every((token) => tokenTrue(player, wires, token))
}

/** What is known about wires that have changed places (BB-E02, BB-E1111). */
export function orderTrue(x: Position): boolean {
  for (const { lowSeat, low, highSeat, high, strict } of x.pub.order) {
    const above = wireAt(x, highSeat, high) - wireAt(x, lowSeat, low)
    if (above < 0 || (strict && above === 0)) return false
  }
  return true
}

/** What is known about several wires together (BB-9.3 (c), BB-H9). */
export function jointlyTrue(x: Position): boolean {
  for (const fact of x.pub.joint) if (!jointTrue(x, fact)) return false
  return true
}

/** What is known without a token. */
export function maskTrue(player: PublicPlayer, wires: readonly Wire[]): boolean {
  let hand = 0
  const stands = player.stands.map(() => 0)
  for (let place = 0; place < wires.length; place++) {
    if (player.shown[place] !== 0) continue
    const bit = 1 << gameValue(wires[place])
    if ((player.not[place] & bit) !== 0) return false
    hand |= bit
    stands[standOf(player, place)] |= bit
  }
  if ((player.has & ~hand) !== 0) return false
  return stands.every(
    (bits, stand) => (player.standHas[stand] & ~bits) === 0 && (player.standLacks[stand] & bits) === 0,
  )
}

export function tokenTrue(player: PublicPlayer, wires: readonly Wire[], token: Token): boolean {
  const { kind, value, place, placeB, says } = token
  // What lies beside the stand and says that something is absent stands in the masks of the wires.
  if (place < 0 || says === 'nothing') return true
  const found = gameValue(wires[place])
  switch (kind) {
    case PARITY_TOKEN:
      return isBlue(wires[place]) && found % 2 === value
    case COUNT_TOKEN:
      // BB-10.3: never at a red wire.
      return found !== RED && (says === 'was' || countOn(player, wires, place, found) === value)
    case EQUAL_TOKEN:
      return found === gameValue(wires[placeB])
    case NOT_EQUAL_TOKEN:
      return found !== gameValue(wires[placeB])
    case SINGLE_WIRE_TOKEN:
      if (found !== value) return false
      // Neither X wires nor upside-down ones were counted (BB-E00.7, BB-E22.R2).
      return (
        says === 'was' || wires.filter((wire, at) => player.marks[at] === 0 && gameValue(wire) === value).length === 1
      )
    default:
      return says === 'is' ? found === value : found !== value
  }
}

function countOn(player: PublicPlayer, wires: readonly Wire[], place: number, value: Value): number {
  const stand = standOf(player, place)
  let count = 0
  for (let at = standStart(player, stand); at < standEnd(player, stand); at++)
    if (gameValue(wires[at]) === value) count++
  return count
}
