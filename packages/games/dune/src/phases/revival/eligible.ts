import { ATREIDES, FACTION_FACTS, type Faction } from '../../data/factions.ts'
import { LEADER_STRENGTH, type Leader, leadersOf } from '../../data/leaders.ts'
import { KWISATZ_HADERACH_TOKEN } from '../../fields.ts'
import { activeLeaders, deadLeaders, hasDied, inOtherHands, isDead, revivableLeaders } from '../../leaders.ts'
import type { Own, Pub } from '../../state.ts'

/** DU-9.2, FR-11: how many of a faction's revivals are free this turn. */
export function freeRevival(pub: Pub, faction: Faction): number {
  return (pub.raisedRevival & (1 << faction)) === 0 ? FACTION_FACTS[faction].freeRevival : 3
}

/** DU-9.2: tokens that cost 2 each, of so many, elite or not (EM-10, FR-19). */
export const revivalPrice = (pub: Pub, faction: Faction, tokens: number): number =>
  2 * Math.max(0, tokens - freeRevival(pub, faction))

/** DU-9.4: nobody is left who could fight, or everybody who is not in other hands has died once. */
function mayReviveLeader(pub: Pub, mine: Own, faction: Faction): boolean {
  if (activeLeaders(pub, mine, faction).length === 0) return true
  const away = inOtherHands(pub, mine, faction)
  return leadersOf(faction).every((leader) => away.includes(leader) || hasDied(pub, mine, leader))
}

/** DU-9.4, DU-9.7: whom the one leader revival of the turn may take. */
export function leadersToRevive(pub: Pub, mine: Own, faction: Faction): Leader[] {
  const found = mayReviveLeader(pub, mine, faction) ? revivableLeaders(pub, mine, faction) : []
  return mayReviveKwisatzHaderach(pub, mine, faction) ? [...found, KWISATZ_HADERACH_TOKEN] : found
}

/** AT-14: on the same conditions; dead leaders have died, so only those who never have, and are there, stand in the way. */
function mayReviveKwisatzHaderach(pub: Pub, mine: Own, faction: Faction): boolean {
  return faction === ATREIDES && pub.khDead && mayReviveLeader(pub, mine, faction)
}

/** DU-9.4, DU-9.7 */
export const leaderPrice = (leader: Leader): number => (leader === KWISATZ_HADERACH_TOKEN ? 2 : LEADER_STRENGTH[leader])

/** DU-9.8, IN-9.2: any dead leader, also face down, and the Kwisatz Haderach. */
export function anyDeadLeader(pub: Pub, mine: Own, faction: Faction): Leader[] {
  const dead = deadLeaders(pub, mine, faction)
  return faction === ATREIDES && pub.khDead ? [...dead, KWISATZ_HADERACH_TOKEN] : dead
}

/** DU-9.3, EM-11, FR-20: an elite token may still be revived this turn. */
export const mayReviveElite = (pub: Pub, faction: Faction): boolean =>
  pub.tanksElite[faction] > 0 && (pub.eliteRevived & (1 << faction)) === 0

/** DU-9.9 (3): whether a faction has anything in the tanks, by what everybody sees. */
export function hasInTanks(pub: Pub, faction: Faction): boolean {
  if (pub.tanks[faction] + pub.tanksElite[faction] + pub.hiddenDead[faction] > 0) return true
  if (faction === ATREIDES && pub.khDead) return true
  return leadersOf(faction).some((leader) => isDead(pub, leader))
}
