import type { Canonical } from '@riposte/kernel'

/** The highest seat that every field for a player has room for. */
const HIGHEST = 6
const LEFT_OUT = -1

/** A player who may be left out is written one higher; the first one may not. */
export const seatShift = (at: number): number => (at === 0 ? 0 : 1)

/**
 * BB-9.6, BB-9.7: wires that are pointed at together may be named in any order; what is listed is by seat and place, left
 * out ones last. The fields are player and place in turn.
 */
export function wiresInAnyOrder(values: readonly number[]): readonly number[] {
  const named: { seat: number; tile: number }[] = []
  for (let at = 0; at * 2 < values.length; at++) {
    const seat = values[at * 2] - seatShift(at)
    // Nobody sits there: the rules will say so.
    if (seat > HIGHEST) return values
    if (seat !== LEFT_OUT) named.push({ seat, tile: values[at * 2 + 1] })
  }
  named.sort((one, other) => one.seat - other.seat || one.tile - other.tile)
  const fields: number[] = []
  for (let at = 0; at * 2 < values.length; at++) {
    if (at < named.length) fields.push(named[at].seat + seatShift(at), named[at].tile)
    else fields.push(0, 0)
  }
  return fields
}

/** The fields from this place on, so many, may come in any order; empty ones (0) are listed last. */
export function fieldsInAnyOrder(from: number, count: number): Canonical {
  return (values) => {
    const some = values.slice(from, from + count)
    const named = some.filter((value) => value !== 0).sort((one, other) => one - other)
    return [...values.slice(0, from), ...some.map((_, at) => named[at] ?? 0), ...values.slice(from + count)]
  }
}

/** BB-E03: only a Triple Detector is pointed at three wires; with fewer of them their order is left alone. */
export function threeInAnyOrder(from: number): Canonical {
  const sorted = fieldsInAnyOrder(from, 3)
  return (values) => (values.slice(from, from + 3).includes(0) ? values : sorted(values))
}
