import { FACTION_IDS, type Faction, HARKONNEN } from '../data/factions.ts'
import { LEADER_FACTION, LEADER_ID, LEADER_STRENGTH } from '../data/leaders.ts'
import { TERRITORY_IDS } from '../data/territories.ts'
import { CAPTIVE, LEADER_PLACES, LEADER_POOL, ON_BOARD, TANKS_FACE_DOWN } from '../names.ts'
import type { Own, Pub } from '../state.ts'

/** DU-1.13, as far as the observer may know (VI-2.31, VI-2.37). */
export interface LeaderView {
  readonly definitionId: string
  readonly originalFaction: string
  readonly faction: string
  readonly capturedBy: string | null
  readonly strength: number
  readonly location: string
  readonly hasBeenKilled: boolean
  readonly usedThisTurn: boolean
  readonly usedInTerritoryId: string | null
}

/** VI-2.10, VI-2.11: the leaders of the factions in play. */
export function leaderViews(pub: Pub, mine: Own | null, observer: Faction): LeaderView[] {
  const views: LeaderView[] = []
  for (let leader = 0; leader < LEADER_ID.length; leader++) {
    if (pub.seatOf[LEADER_FACTION[leader]] >= 0) views.push(leaderView(pub, mine, observer, leader))
  }
  return views
}

function leaderView(pub: Pub, mine: Own | null, observer: Faction, leader: number): LeaderView {
  const home = LEADER_FACTION[leader]
  const bit = 1 << leader
  // Only the former holder, who may look at its own (DU-9.6), and Harkonnen know who is missing (VI-5.10).
  const knows = mine !== null && (observer === home || observer === HARKONNEN)
  const killed = knows && (mine.killed & bit) !== 0
  const captured = pub.leaders[leader] === CAPTIVE || (knows && (mine.captured & bit) !== 0)
  const place = captured
    ? pub.usedIn[leader] < 0
      ? LEADER_POOL
      : ON_BOARD
    : killed
      ? TANKS_FACE_DOWN
      : pub.leaders[leader]
  const usedIn = pub.usedIn[leader]
  return {
    definitionId: LEADER_ID[leader],
    originalFaction: FACTION_IDS[home],
    faction: captured ? FACTION_IDS[HARKONNEN] : FACTION_IDS[home],
    capturedBy: captured ? FACTION_IDS[HARKONNEN] : null,
    strength: LEADER_STRENGTH[leader],
    location: LEADER_PLACES[place],
    hasBeenKilled: (pub.hasBeenKilled & bit) !== 0 || killed,
    usedThisTurn: usedIn >= 0,
    usedInTerritoryId: usedIn < 0 ? null : TERRITORY_IDS[usedIn],
  }
}
