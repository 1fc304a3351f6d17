import { type Faction, SPACING_GUILD } from '../../data/factions.ts'
import { type Ability, ability } from '../../karama/abilities.ts'
import type { Pub } from '../../state.ts'

const HALF_PRICE_SHIPPING = ability('HALF_PRICE_SHIPPING')
const ALLIANCE_HALF_PRICE = ability('ALLIANCE_HALF_PRICE')

/** GU-6, GU-9: the ability by which a faction ships at half price; -1 for none. */
export function halfPriceBy(pub: Pub, faction: Faction): Ability | -1 {
  if (faction === SPACING_GUILD) return HALF_PRICE_SHIPPING
  return pub.ally[faction] === SPACING_GUILD ? ALLIANCE_HALF_PRICE : -1
}
