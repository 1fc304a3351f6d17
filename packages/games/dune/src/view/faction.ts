import { FACTION_IDS, type Faction } from '../data/factions.ts'
import { LEADER_ID } from '../data/leaders.ts'
import { CARD_ID } from '../data/treachery.ts'
import type { Pub } from '../state.ts'
import { isReminded } from './shown.ts'

/** What everybody may know of a faction (section 2 of who sees what). */
export interface FactionView {
  /** VI-2.36 */
  readonly faction: string
  readonly seat: number
  readonly circle: number
  /** VI-2.23, DU-6.4 */
  readonly ally: string | null
  /** VI-2.2 */
  readonly reserves: number
  readonly reservesElite: number
  readonly tanks: number
  readonly tanksElite: number
  /** VI-2.6 */
  readonly bribe: number
  /** VI-2.4, DU-8.9 */
  readonly cards: number
  /** VI-4.1, VI-4.3: cards that everybody has seen in this hand, as far as the observer is reminded of them. */
  readonly shown: readonly string[]
  /** VI-2.31: how many of its leaders are captured, or dead face down, without everybody knowing which. */
  readonly hiddenCaptives: number
  readonly hiddenDead: number
  /** VI-2.7: traitor cards that were called. */
  readonly called: readonly string[]
  /** VI-2.22 */
  readonly powerUsed: boolean
  /** VI-2.34 */
  readonly karamaGuildShipmentActive: boolean
}

export function factionView(pub: Pub, faction: Faction, observer: Faction): FactionView {
  const ally = pub.ally[faction]
  return {
    faction: FACTION_IDS[faction],
    seat: pub.seatOf[faction],
    circle: pub.circle[faction],
    ally: ally < 0 ? null : FACTION_IDS[ally],
    reserves: pub.reserves[faction],
    reservesElite: pub.reservesElite[faction],
    tanks: pub.tanks[faction],
    tanksElite: pub.tanksElite[faction],
    bribe: pub.bribe[faction],
    cards: pub.hand[faction],
    shown: isReminded(pub, faction, observer) ? shownIn(pub, faction) : [],
    hiddenCaptives: pub.hiddenCaptives[faction],
    hiddenDead: pub.hiddenDead[faction],
    called: leadersIn(pub.called[faction]),
    powerUsed: (pub.powerUsed & (1 << faction)) !== 0,
    karamaGuildShipmentActive: pub.guildRate === faction,
  }
}

function shownIn(pub: Pub, faction: Faction): string[] {
  const cards: string[] = []
  for (let card = 0; card < pub.shown.length; card++) if (pub.shown[card] === faction) cards.push(CARD_ID[card])
  return cards
}

/** A set of leaders, one bit each, by name. */
export function leadersIn(mask: number): string[] {
  const leaders: string[] = []
  for (let leader = 0; leader < LEADER_ID.length; leader++) if (mask & (1 << leader)) leaders.push(LEADER_ID[leader])
  return leaders
}
