import type { Of } from './kind.ts'

/** A place at the table, counted from 0 clockwise. */
export type Seat = Of<'seat'>

/** A set of seats, one bit each. */
export type Seats = number

/** Who looks: a seat, or somebody with no seat. */
export type Observer = Seat | typeof SPECTATOR
export const SPECTATOR = -1

export const NOBODY: Seats = 0

/** Every seat, and those who only watch. */
export const EVERYBODY: Seats = -1

export function only(seat: Seat): Seats {
  return 1 << seat
}

export function everyone(count: number): Seats {
  return (1 << count) - 1
}

export function includes(seats: Seats, seat: Observer): boolean {
  return seat >= 0 ? (seats & (1 << seat)) !== 0 : seats === EVERYBODY
}

export function without(seats: Seats, seat: Seat): Seats {
  return seats & ~(1 << seat)
}

/** The lowest of them; -1 where there is nobody. */
export function first(seats: Seats): Seat {
  return 31 - Math.clz32(seats & -seats)
}

export function listed(seats: Seats): Seat[] {
  const list: Seat[] = []
  for (let seat = 0, rest = seats; rest !== 0; seat++, rest >>>= 1) if (rest & 1) list.push(seat)
  return list
}
