import { ATREIDES, EMPEROR, type Faction, FREMEN } from '../data/factions.ts'
import { LEADER_STRENGTH } from '../data/leaders.ts'
import type { Territory } from '../data/territories.ts'
import { type Arms, armsOf, killChance } from './arms.ts'
import { readLeader } from './read.ts'
import type { Sight } from './sight.ts'

/** What an elite token counts against an opponent, in full tokens (EM-8, EM-9, FR-18). */
export function eliteWorth(sight: Sight, faction: Faction, opponent: Faction): number {
  if (!sight.advanced) return 1
  const prevented = sight.view.battle?.prevented ?? []
  if (faction === EMPEROR) return opponent === FREMEN || prevented.includes('SARDAUKAR') ? 1 : 2
  return faction === FREMEN && !prevented.includes('FEDAYKIN') ? 2 : 1
}

/** DU-11.23: whether tokens need spice for their full strength. */
export function needsSpice(sight: Sight, faction: Faction): boolean {
  if (!sight.advanced) return false
  return faction !== FREMEN || (sight.view.battle?.prevented ?? []).includes('BATTLE_HARDENED')
}

/** The highest dial so many tokens make with so much spice. */
export function highestDial(
  sight: Sight,
  faction: Faction,
  opponent: Faction,
  ordinary: number,
  elite: number,
  spice: number,
): number {
  const each = eliteWorth(sight, faction, opponent)
  if (!needsSpice(sight, faction)) return ordinary + elite * each
  const eliteFull = Math.min(elite, spice)
  const full = Math.min(ordinary, spice - eliteFull)
  return full + (ordinary - full) / 2 + (eliteFull + (elite - eliteFull) / 2) * each
}

/** The strength of the best leader somebody has for a battle there. */
function bestLeader(sight: Sight, faction: Faction, territory: Territory): number {
  let best = 0
  for (const one of sight.leaders) {
    if (one.faction !== faction || !one.isActive || one.strength <= best) continue
    if (one.usedIn < 0 || one.usedIn === territory) best = one.strength
  }
  const kwisatz = sight.view.kwisatzHaderach
  if (faction === ATREIDES && best > 0 && kwisatz?.awake === true && !kwisatz.dead && kwisatz.usedIn === null) best += 2
  return best
}

/** What decides a battle, before anybody has planned it. */
export interface Side {
  readonly faction: Faction
  readonly dial: number
  readonly leader: number
  readonly arms: Arms
}

const armed = new WeakMap<Sight, Arms[]>()

/** Looked up again and again in one decision. */
function armsIn(sight: Sight, faction: Faction): Arms {
  let all = armed.get(sight)
  if (all === undefined) {
    all = []
    armed.set(sight, all)
  }
  all[faction] ??= armsOf(sight, faction)
  return all[faction]
}

export function sideOf(
  sight: Sight,
  faction: Faction,
  opponent: Faction,
  territory: Territory,
  ordinary: number,
  elite: number,
  spice: number,
): Side {
  return {
    faction,
    dial: highestDial(sight, faction, opponent, ordinary, elite, spice),
    leader: bestLeader(sight, faction, territory),
    arms: armsIn(sight, faction),
  }
}

/** How far apart two sides have to be for one to be almost sure. */
const SPREAD = 1.6

/** The chance that the first side beats the second. Whoever comes first in storm order wins ties. */
export function winChance(sight: Sight, one: Side, other: Side): number {
  const mine = one.dial * 0.9 + one.leader * (1 - killChance(other.arms, one.arms))
  const theirs = other.dial * 0.85 + other.leader * (1 - killChance(one.arms, other.arms))
  const tie = sight.order.indexOf(one.faction) < sight.order.indexOf(other.faction) ? 0.25 : -0.25
  return 1 / (1 + Math.exp(-(mine - theirs + tie + traitorEdge(sight, one, other)) / SPREAD))
}

/** Traitor cards that this seat holds of the opponent's leaders who can still fight. */
function traitorEdge(sight: Sight, one: Side, other: Side): number {
  if (one.faction !== sight.me) return 0
  let edge = 0
  for (const id of sight.mine.traitors) {
    const leader = readLeader(id)
    const found = sight.leaders.find((each) => each.leader === leader)
    if (found !== undefined && found.faction === other.faction && found.isActive) edge += LEADER_STRENGTH[leader] * 0.2
  }
  return edge
}
