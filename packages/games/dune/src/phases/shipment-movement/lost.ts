import type { Field } from '@riposte/kernel'
import { ABILITY_KEYS, type Ability, ability } from '../../karama/abilities.ts'
import { isHit, type KaramaHits } from '../../karama/use.ts'

/** IN-1.7: the abilities that hits have taken from an action which is declared anew, one bit each. */
export type Lost = number
export const NOTHING_LOST: Lost = 0

/** What such an action can lose. */
const LOSABLE: readonly Ability[] = [
  'CROSS_SHIP',
  'OFF_PLANET_SHIPMENT',
  'HALF_PRICE_SHIPPING',
  'ALLIANCE_HALF_PRICE',
  'ALLIANCE_CROSS_SHIP',
  'STORM_MIGRATION',
  'KARAMA_AS_WORTHLESS',
  'MOVEMENT',
  'TAKE_UP_ARMS',
].map(ability)

export function losing(lost: Ability): Lost {
  const place = LOSABLE.indexOf(lost)
  if (place < 0) throw new Error(`${ABILITY_KEYS[lost]} is never lost by a hit`)
  return 1 << place
}

export const hasLost = (lost: Lost, ability: Ability): boolean => (lost & losing(ability)) !== 0

/** What the hits of a window have taken, of the abilities given. */
export function lostBy(hits: KaramaHits, abilities: readonly Ability[]): Lost {
  let lost = NOTHING_LOST
  for (const ability of abilities) if (isHit(hits, ability)) lost |= losing(ability)
  return lost
}

/** For people: the keys of the abilities. */
export const lostField: Field = {
  kind: 'list of abilities',
  size: 1 << LOSABLE.length,
  write: (lost) => LOSABLE.filter((ability) => hasLost(lost, ability)).map((ability) => ABILITY_KEYS[ability]),
  read: () => null,
  schema: { type: 'array', items: { enum: LOSABLE.map((ability) => ABILITY_KEYS[ability]) } },
}
