import type { Faction } from '../../data/factions.ts'
import { CHEAP_HERO } from '../../data/treachery.ts'
import { cardOfType } from '../../hand.ts'
import { availableLeaders } from '../../leaders.ts'
import { LEADER_ELEMENT } from '../../names.ts'
import { CHEAP_HERO_LEADER, type Own, type Pub } from '../../state.ts'
import { battleOf } from './combatants.ts'
import { CHEAP_HERO_KIND, commandTo } from './voice-kinds.ts'

/** A plan without leader or Cheap Hero. */
export const NO_LEADER = -1

/**
 * Who may lead in a plan: leaders, a Cheap Hero, or nobody where there is neither (DU-11.11). DU-11.15: the Voice may ban
 * the Cheap Hero though nobody else is left, or demand it before all leaders.
 */
export function leadersToChoose(pub: Pub, mine: Own, faction: Faction): number[] {
  if (mine.committed === LEADER_ELEMENT) return [mine.committedTo]
  const command = commandTo(pub, faction)
  const isSpoken = command !== null && command.kind === CHEAP_HERO_KIND
  const hasHero = cardOfType(mine.hand, CHEAP_HERO) >= 0
  if (hasHero && isSpoken && command.play) return [CHEAP_HERO_LEADER]
  const found = availableLeaders(pub, mine, faction, battleOf(pub).territory)
  if (hasHero && !isSpoken) found.push(CHEAP_HERO_LEADER)
  return found.length > 0 ? found : [NO_LEADER]
}
