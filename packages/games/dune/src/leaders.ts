import type { Table } from '@riposte/kernel'
import { ATREIDES, type Faction, HARKONNEN } from './data/factions.ts'
import { LEADER_FACTION, type Leader, leadersOf } from './data/leaders.ts'
import { events } from './events.ts'
import { captives, isCaptive, seeAtHome } from './factions/harkonnen/captives.ts'
import { prisonBreak } from './factions/harkonnen/prison-break.ts'
import { LEADER_POOL, ON_BOARD, TANKS_FACE_DOWN, TANKS_FACE_UP } from './names.ts'
import type { Dune, Own, Pub } from './state.ts'
import { ownOf } from './treasury.ts'

/**
 * Where leaders are: `pub.leaders` and `pub.usedIn` say it, except for leaders that Harkonnen took from a pool. These
 * still seem to be in that pool (VI-2.31); a bit in `captured` or `killed` of both their own faction and Harkonnen says
 * better, and `pub.hiddenCaptives` and `pub.hiddenDead` say how many there are. Whoever is seen in a battle, or taken
 * away from one, has nothing hidden about it.
 */

/** Why a leader dies, as the event tells it. */
export const BY_WEAPON = 0
export const IN_EXPLOSION = 1
export const BY_TRAITOR_CALL = 2

const has = (mask: number, leader: Leader): boolean => (mask & (1 << leader)) !== 0

/** Whether a leader is not where it seems to be, as far as this seat knows. */
const isMissing = (mine: Own, leader: Leader): boolean => has(mine.captured | mine.killed, leader)

/** DU-1.8: the active leaders a faction controls, wherever they have fought. */
export function activeLeaders(pub: Pub, mine: Own, faction: Faction): Leader[] {
  const found = leadersOf(faction).filter(
    (leader) => (pub.leaders[leader] === LEADER_POOL || pub.leaders[leader] === ON_BOARD) && !isMissing(mine, leader),
  )
  return faction === HARKONNEN ? found.concat(captives(pub, mine)) : found
}

/** DU-11.11: the active leaders a faction may use in a battle there: those that have fought nowhere else. */
export function availableLeaders(pub: Pub, mine: Own, faction: Faction, territory: number): Leader[] {
  return activeLeaders(pub, mine, faction).filter(
    (leader) => pub.usedIn[leader] < 0 || pub.usedIn[leader] === territory,
  )
}

/** DU-17.2, DU-17.13: how many leaders a faction could use there; everybody can count that, though not say which. */
export function countAvailable(pub: Pub, faction: Faction, territory: number): number {
  let count = -pub.hiddenCaptives[faction] - pub.hiddenDead[faction]
  for (const leader of leadersOf(faction)) {
    if (pub.leaders[leader] === LEADER_POOL) count++
    else if (pub.leaders[leader] === ON_BOARD && pub.usedIn[leader] === territory) count++
  }
  return count
}

/** DU-17.10: leaders of a faction's own that are in other hands, hidden or known. */
export function inOtherHands(pub: Pub, mine: Own, faction: Faction): Leader[] {
  return faction === HARKONNEN ? [] : leadersOf(faction).filter((leader) => isCaptive(pub, mine, leader))
}

/** DU-9.4: whether an own leader has ever died. */
export const hasDied = (pub: Pub, mine: Own, leader: Leader): boolean => has(pub.hasBeenKilled | mine.killed, leader)

/** DU-9.5: own leaders in the tanks, with either side up: what Ghola and the Emperor's power choose from. */
export function deadLeaders(pub: Pub, mine: Own, faction: Faction): Leader[] {
  return leadersOf(faction).filter((leader) => isDead(pub, leader) || has(mine.killed, leader))
}

/** DU-9.4: own leaders that revival may choose from. R-6: by option also one killed by Harkonnen at its first death. */
export function revivableLeaders(pub: Pub, mine: Own, faction: Faction): Leader[] {
  const isFirstKill = (leader: Leader) =>
    pub.options.killRevivable && has(mine.killed, leader) && !has(pub.hasBeenKilled, leader)
  return leadersOf(faction).filter((leader) => pub.leaders[leader] === TANKS_FACE_UP || isFirstKill(leader))
}

export const isDead = (pub: Pub, leader: Leader): boolean =>
  pub.leaders[leader] === TANKS_FACE_UP || pub.leaders[leader] === TANKS_FACE_DOWN

/** Everybody sees a leader go to the tanks. DU-9.5: the second time face down. */
export function toTanks(pub: Pub, leader: Leader): void {
  pub.leaders[leader] = has(pub.hasBeenKilled, leader) ? TANKS_FACE_DOWN : TANKS_FACE_UP
  pub.hasBeenKilled |= 1 << leader
  pub.usedIn[leader] = -1
}

/** A leader dies in a battle while `faction` uses it: it goes to the tanks of its own faction (DU-11.25, DU-17.8, HK-13). */
export function killLeader(x: Table<Dune>, faction: Faction, leader: Leader, by: number): void {
  const home = LEADER_FACTION[leader]
  toTanks(x.pub, leader)
  x.tell(events.LEADER_KILLED, { faction, originalFaction: home, leaderId: leader, killedBy: by })
  turnUp(x, home)
  prisonBreak(x)
}

/** DU-9.4, DU-9.8: a leader comes from the tanks to the pool of its faction. VI-3.14: everybody sees who it is. */
export function raiseLeader(x: Table<Dune>, leader: Leader): void {
  const { pub } = x
  const home = LEADER_FACTION[leader]
  if (has(ownOf(x, home).killed, leader)) pub.hiddenDead[home]--
  becomeOpenlyDead(x, home, 1 << leader)
  pub.leaders[leader] = LEADER_POOL
  pub.usedIn[leader] = -1
  seeAtHome(pub, leader)
}

/** Everybody learns of these leaders of a faction, if Harkonnen killed them, that they did. */
function becomeOpenlyDead(x: Table<Dune>, home: Faction, leaders: number): void {
  const { pub } = x
  const mine = ownOf(x, home)
  pub.hasBeenKilled |= mine.killed & leaders
  mine.killed &= ~leaders
  if (pub.seatOf[HARKONNEN] >= 0) ownOf(x, HARKONNEN).killed &= ~leaders
}

/**
 * DU-9.5: as soon as all leaders of a faction that are not in other hands lie face down, all are turned up. Everybody can
 * tell when: all that seem to be in the pool are then hidden ones.
 */
export function turnUp(x: Table<Dune>, faction: Faction): void {
  const { pub } = x
  const mine = ownOf(x, faction)
  const here = leadersOf(faction).filter((leader) => faction === HARKONNEN || !isCaptive(pub, mine, leader))
  const isFaceDown = (leader: Leader) => pub.leaders[leader] === TANKS_FACE_DOWN || has(mine.killed, leader)
  if (here.length === 0 || !here.every(isFaceDown)) return
  for (const leader of here) {
    pub.leaders[leader] = TANKS_FACE_UP
    becomeOpenlyDead(x, faction, 1 << leader)
  }
  pub.hiddenDead[faction] = 0
  x.tell(events.leadersTurnedUp, { faction })
}

/** DU-11.29: a leader has fought there and survived. A captive stays one, and is marked all the same. */
export function dedicate(pub: Pub, leader: Leader, territory: number): void {
  if (pub.leaders[leader] === LEADER_POOL) pub.leaders[leader] = ON_BOARD
  pub.usedIn[leader] = territory
}

/** DU-11.31: leaders that have fought go back to the pool of whoever controls them. */
export function returnToPools(pub: Pub): void {
  for (let leader = 0; leader < pub.leaders.length; leader++) {
    if (pub.leaders[leader] === ON_BOARD) pub.leaders[leader] = LEADER_POOL
    pub.usedIn[leader] = -1
  }
}

/** AT-10 */
export const isAwake = (pub: Pub): boolean => pub.advanced && pub.seatOf[ATREIDES] >= 0 && pub.khLosses >= 7
