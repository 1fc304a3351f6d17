import { FACTION_IDS, type Faction } from '../data/factions.ts'
import { LEADER_ID } from '../data/leaders.ts'
import { CARD_ID } from '../data/treachery.ts'
import type { Pub } from '../state.ts'

/** What everybody may know of a faction (section 2 of who sees what). */
export interface FactionView {
  readonly faction: string
  readonly seat: number
  readonly circle: number
  readonly ally: string | null
  readonly reserves: number
  readonly reservesElite: number
  readonly tanks: number
  readonly tanksElite: number
  readonly bribe: number
  readonly cards: number
  /** VI-4.1: cards that everybody knows to be in this hand. */
  readonly shown: readonly string[]
  /** VI-2.31: how many of its leaders are captured, or dead face down, without everybody knowing which. */
  readonly hiddenCaptives: number
  readonly hiddenDead: number
  /** VI-2.7: traitor cards that were called. */
  readonly called: readonly string[]
  readonly powerUsed: boolean
  readonly karamaGuildShipmentActive: boolean
}

export function factionView(pub: Pub, faction: Faction): FactionView {
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
    shown: shownIn(pub, faction),
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
