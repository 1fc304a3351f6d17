import { below, type Random, type Seat, shuffle } from '@riposte/kernel'
import type { Wire } from '../wires.ts'

/** BB-3.7: a stand while wires are dealt. What stands at its ends keeps its place; the middle is sorted. */
export interface DraftStand {
  readonly seat: Seat
  readonly left: Wire[]
  readonly middle: Wire[]
  readonly right: Wire[]
}

/** The deal under way: what is dealt out of the bag, and the stands in the order in which they are dealt to. */
export interface Draft {
  readonly bag: Wire[]
  readonly stands: readonly DraftStand[]
}

function sizeOf({ left, middle, right }: DraftStand): number {
  return left.length + middle.length + right.length
}

/** BB-2.6, BB-3.4, BB-R1: the stands from the captain clockwise, a two-stand player's one after the other. */
export function standsFor(seats: number, captain: Seat): DraftStand[] {
  const stands: DraftStand[] = []
  for (let i = 0; i < seats; i++) {
    const seat = (captain + i) % seats
    const two = seats === 2 || (seats === 3 && seat === captain)
    for (let n = two ? 2 : 1; n > 0; n--) stands.push({ seat, left: [], middle: [], right: [] })
  }
  return stands
}

/**
 * BB-3.4, BB-3.5, BB-R11: one wire at a time to the stand that has the fewest, so that sizes differ by at most one and do not show
 * where a wire was placed beforehand. The first of equals is the first from the captain's first stand.
 */
export function dealOut({ bag, stands }: Draft, random: Random): void {
  shuffle(random, bag)
  let dealt = 0
  for (let fewest = 0; dealt < bag.length; fewest++) {
    for (let at = 0; at < stands.length && dealt < bag.length; at++) {
      if (sizeOf(stands[at]) === fewest) stands[at].middle.push(bag[dealt++])
    }
  }
}

/** A coloured wire dealt beforehand to this seat: on one of its stands at random (BB-M13.R3). */
export function dealTo(
  draft: Draft,
  seat: Seat,
  wire: Wire,
  random: Random,
  except: readonly DraftStand[] = [],
): DraftStand {
  const own = draft.stands.filter((stand) => stand.seat === seat && !except.includes(stand))
  const stand = own[below(random, own.length)]
  stand.middle.push(wire)
  return stand
}

/** BB-3.6 */
export function sortWires(wires: Wire[]): void {
  // Few and nearly in order: insertion is faster than the general sort.
  for (let i = 1; i < wires.length; i++) {
    const wire = wires[i]
    let at = i - 1
    while (at >= 0 && wires[at] > wire) {
      wires[at + 1] = wires[at]
      at--
    }
    wires[at + 1] = wire
  }
}
