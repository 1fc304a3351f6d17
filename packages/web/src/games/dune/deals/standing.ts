import type { Blocked } from '@riposte/kernel'
import type { DuneSight } from '../sight.ts'

/** What may be done at any time and belongs to deals, as the rules call it. */
export const DEALS: ReadonlySet<string> = new Set([
  'proposeDeal',
  'acceptDeal',
  'refuseDeal',
  'gift',
  'pledging',
  'show',
])

/** Why nothing of all this can be done now; null where something can. */
export function allBlocked({ standing }: DuneSight): Blocked | null {
  const deals = standing.filter(({ standing: name }) => DEALS.has(name))
  return deals.every(({ blocked }) => blocked !== null) ? (deals[0]?.blocked ?? null) : null
}
