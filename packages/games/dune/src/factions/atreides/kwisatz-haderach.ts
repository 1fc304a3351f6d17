import { ATREIDES, type Faction } from '../../data/factions.ts'
import { ability } from '../../karama/abilities.ts'
import { countAvailable, isAwake } from '../../leaders.ts'
import type { Preventable } from '../../phases/battle/preventable.ts'
import type { Battle, Pub } from '../../state.ts'

const KWISATZ_HADERACH = ability('KWISATZ_HADERACH')

/** AT-11: awake, alive, and bound to no other territory this turn. */
const isAtHand = (pub: Pub, territory: number): boolean =>
  isAwake(pub) && !pub.khDead && (pub.khUsedIn < 0 || pub.khUsedIn === territory)

/** VI-5.4: by public facts, whatever Atreides wish. It goes with no plan that has neither leader nor Cheap Hero. */
export const kwisatzHaderach: Preventable = {
  ability: KWISATZ_HADERACH,
  faction: ATREIDES,
  isRelevant(pub, { territory }, announced) {
    // A Ghola may have brought a leader since the announcement, for everybody to see.
    const leadsNobody = (announced & (1 << ATREIDES)) !== 0 && countAvailable(pub, ATREIDES, territory) === 0
    return isAtHand(pub, territory) && !leadsNobody
  },
}

/** AT-11: whether it may stand beside the leader or Cheap Hero of this faction's plan. */
export const mayAccompany = (pub: Pub, battle: Battle, faction: Faction): boolean =>
  faction === ATREIDES && isAtHand(pub, battle.territory) && !battle.prevented.includes(KWISATZ_HADERACH)
