import type { View } from '@riposte/dune'
import { forcesIn, type PlanView } from './sides.ts'

/** A zone has at most so many locations. */
const PLACES = 5

/** What one location of the zone has, and what of it fights. */
export interface PlaceForces {
  readonly node: string
  readonly ordinary: number
  readonly special: number
}

export type Shares = readonly number[]

export const placesOf = (
  view: Pick<View, 'forces'>,
  zone: readonly string[],
  faction: string,
): readonly PlaceForces[] => zone.map((node) => ({ node, ...forcesIn(view, [node], faction) }))

export const ordinaryOf = (plan: PlanView): number => plan.ordinary + plan.ordinarySupported
export const specialOf = (plan: PlanView): number => plan.special + plan.specialSupported

const sum = (numbers: Shares): number => numbers.reduce((all, one) => all + one, 0)

/** The fewest from where most spice lies: that is what happens to somebody who says nothing. */
export function spared(there: Shares, total: number, spice: Shares): Shares {
  const from = there.map(() => 0)
  let rest = total
  const order = [...there.keys()].sort((a, b) => spice[a] - spice[b] || a - b)
  for (const place of order) {
    from[place] = Math.min(rest, there[place])
    rest -= from[place]
  }
  return from
}

/**
 * One place gives so many; the others make up the difference, the later ones first, so that the total stays as the plan
 * says.
 */
export function shifted(from: Shares, place: number, to: number, there: Shares): Shares {
  const next = from.slice()
  next[place] = Math.max(0, Math.min(to, there[place], sum(from)))
  let missing = sum(from) - sum(next)
  for (let other = from.length - 1; other >= 0 && missing !== 0; other--) {
    if (other === place) continue
    const by = missing > 0 ? Math.min(missing, there[other] - next[other]) : -Math.min(-missing, next[other])
    next[other] += by
    missing -= by
  }
  // Where the others cannot, the place itself keeps what it had to.
  next[place] += missing
  return next
}

/** The answer: five numbers of each kind, whatever the zone has. */
export function fightFrom(
  ordinary: Shares,
  special: Shares,
): { readonly type: 'fightFrom' } & Record<string, number | string> {
  const fields: Record<string, number> = {}
  for (let place = 0; place < PLACES; place++) fields[`ordinary${place}`] = ordinary[place] ?? 0
  for (let place = 0; place < PLACES; place++) fields[`special${place}`] = special[place] ?? 0
  return { type: 'fightFrom', ...fields }
}
