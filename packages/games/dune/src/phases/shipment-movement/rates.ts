import type { Faction } from '../../data/factions.ts'
import { halfPriceBy } from '../../factions/spacing-guild/half-price.ts'
import type { Own, Pub } from '../../state.ts'
import { buysGuildRate, hasGuildRate } from './guild-rate.ts'
import { hasLost, type Lost } from './lost.ts'
import { FULL_PRICE, GUILD_RATE, HALF_PRICE, type Rate } from './price.ts'

const FULL_ONLY: readonly Rate[] = [FULL_PRICE]
const FULL_OR_HALF: readonly Rate[] = [FULL_PRICE, HALF_PRICE]
const MARKED: readonly Rate[] = [GUILD_RATE]
const FULL_OR_GUILD: readonly Rate[] = [FULL_PRICE, GUILD_RATE]
const ALL: readonly Rate[] = [FULL_PRICE, HALF_PRICE, GUILD_RATE]

/** GU-6, GU-9: whether a faction may ship at half price now. */
export function mayPayHalf(pub: Pub, faction: Faction, lost: Lost): boolean {
  const by = halfPriceBy(pub, faction)
  return by >= 0 && !hasLost(lost, by)
}

/** What a faction may pay from place to place. */
export const crossRates = (pub: Pub, faction: Faction, lost: Lost): readonly Rate[] =>
  mayPayHalf(pub, faction, lost) ? FULL_OR_HALF : FULL_ONLY

/** What a faction may pay for a shipment from off-planet. IN-5.2: the mark is used by whatever comes next. */
export function reserveRates(pub: Pub, mine: Own, faction: Faction, lost: Lost): readonly Rate[] {
  if (hasGuildRate(pub, faction)) return MARKED
  const half = mayPayHalf(pub, faction, lost)
  if (!mine.hand.some((card) => buysGuildRate(pub, faction, lost, card))) return half ? FULL_OR_HALF : FULL_ONLY
  return half ? ALL : FULL_OR_GUILD
}
