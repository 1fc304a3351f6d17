import { type Action, type Blocked, blocked, type Choices } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_IN_HAND } from '../../blocked.ts'
import { type Faction, FREMEN } from '../../data/factions.ts'
import { type Card, isWorthless } from '../../data/treachery.ts'
import { ability } from '../../karama/abilities.ts'
import { isKaramaFor } from '../../karama/could-hold.ts'
import type { Own, Pub } from '../../state.ts'
import { hasLost, type Lost } from './lost.ts'

const { use_karama_guild_shipment: markGuildRate } = actions

const NOT_KARAMA: Blocked = blocked('notKarama', 'IN-5.2', 'That card is no Karama for you now.')
const MARKED: Blocked = blocked('guildRateMarked', 'IN-5.2', 'Your next shipment is at Guild rate already.')
const NOT_SHIPPING: Blocked = blocked('fremenSend', 'IN-5.2', 'Fremen send their tokens for nothing; no rate applies.')

const KARAMA_AS_WORTHLESS = ability('KARAMA_AS_WORTHLESS')

/** IN-5.2 `karamaGuildShipmentActive`: whether the next shipment of a faction is at Guild rate. */
export const hasGuildRate = (pub: Pub, faction: Faction): boolean => pub.guildRate === faction

/** DU-19.48: whether a card may buy the rate; after a worthless one was prevented only a real Karama will do. */
export function buysGuildRate(pub: Pub, faction: Faction, lost: Lost, card: Card): boolean {
  if (faction === FREMEN || !isKaramaFor(pub, faction, card)) return false
  return !isWorthless(card) || !hasLost(lost, KARAMA_AS_WORTHLESS)
}

/** Why a card that was named does not buy it; null if it does. */
export function guildRateBlocked(pub: Pub, mine: Own, faction: Faction, lost: Lost, card: Card): Blocked | null {
  if (faction === FREMEN) return NOT_SHIPPING
  if (hasGuildRate(pub, faction)) return MARKED
  if (!mine.hand.includes(card)) return NOT_IN_HAND
  return buysGuildRate(pub, faction, lost, card) ? null : NOT_KARAMA
}

/** DU-19.50: the card may be played before the shipment is declared. */
export function offerGuildRate(pub: Pub, mine: Own, faction: Faction, lost: Lost, out: Choices): void {
  if (hasGuildRate(pub, faction)) return
  for (const card of mine.hand) if (buysGuildRate(pub, faction, lost, card)) out.add(markGuildRate.of(card))
}

export const markBlocked = (pub: Pub, mine: Own, faction: Faction, lost: Lost, action: Action): Blocked | null =>
  guildRateBlocked(pub, mine, faction, lost, markGuildRate.karamaCardId(action))
