import type { Seat } from '@riposte/kernel'
import type { Own, Pub } from './state.ts'
import { UPSIDE_DOWN } from './state.ts'
import { gameValue, RED, type Value } from './wires.ts'

/** The values of this hand's uncut wires, one bit each; what stands upside down is not known and not counted. */
export function valuesIn(pub: Pub, mine: Own, seat: Seat): number {
  const { shown } = pub.players[seat]
  const { wires } = mine
  let values = 0
  for (let place = 0; place < shown.length; place++) {
    if (shown[place] === 0 && wires[place] !== 0) values |= 1 << gameValue(wires[place])
  }
  return values
}

/** What may be announced: everything in the hand but red (BB-9.1). */
export function announceable(pub: Pub, mine: Own, seat: Seat): number {
  return valuesIn(pub, mine, seat) & ~(1 << RED)
}

/** The first uncut wire of this value from `after` on, or -1. */
export function placeOf(pub: Pub, mine: Own, seat: Seat, value: Value, after = 0): number {
  const { shown } = pub.players[seat]
  const { wires } = mine
  for (let place = after; place < shown.length; place++) {
    if (shown[place] === 0 && wires[place] !== 0 && gameValue(wires[place]) === value) return place
  }
  return -1
}

export function countOf(pub: Pub, mine: Own, seat: Seat, value: Value): number {
  let count = 0
  for (let place = placeOf(pub, mine, seat, value); place >= 0; place = placeOf(pub, mine, seat, value, place + 1)) {
    count++
  }
  return count
}

/** BB-2.1, BB-6.3, BB-6.4, BB-6.5: the next clockwise player with an uncut wire, the given one last; -1 when there is none. */
export function nextWithWires(pub: Pub, after: Seat): Seat {
  const seats = pub.players.length
  for (let i = 1; i <= seats; i++) {
    const seat = (after + i) % seats
    if (pub.players[seat].uncut > 0) return seat
  }
  return -1
}

const NO_PLACES: readonly number[] = []

/** BB-S11: the uncut wires of this hand that stand upside down, so that its owner does not see them. */
export function unseenPlaces({ players }: Pub, seat: Seat): readonly number[] {
  const { shown, marks } = players[seat]
  let found: number[] | null = null
  for (let place = 0; place < shown.length; place++) {
    if ((marks[place] & UPSIDE_DOWN) === 0 || shown[place] !== 0) continue
    found ??= []
    found.push(place)
  }
  return found ?? NO_PLACES
}

/** Whether this hand has any. */
export function hasUnseen({ players }: Pub, seat: Seat): boolean {
  const { shown, marks } = players[seat]
  for (let place = 0; place < shown.length; place++) {
    if ((marks[place] & UPSIDE_DOWN) !== 0 && shown[place] === 0) return true
  }
  return false
}
