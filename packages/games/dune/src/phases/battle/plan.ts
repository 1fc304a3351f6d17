import type { Action } from '@riposte/kernel'
import { actions, DEFENSE_SLOT, WEAPON_SLOT } from '../../actions.ts'
import type { Faction } from '../../data/factions.ts'
import { LEADER_STRENGTH } from '../../data/leaders.ts'
import { type Card, CHEAP_HERO } from '../../data/treachery.ts'
import { cardOfType } from '../../hand.ts'
import { CHEAP_HERO_LEADER, type Own, type Plan, type Pub } from '../../state.ts'
import { defensesToChoose, weaponsToChoose } from './plan-cards.ts'
import { leadersToChoose } from './plan-leader.ts'
import { defaultTokens, meansOf } from './plan-tokens.ts'

const { plan: form } = actions

/** How leaders and cards are written in the fields of a plan: 0 for none. */
export const leaderField = (leader: number): number => leader + 1
export const weaponField = (card: Card): number => WEAPON_SLOT.indexOf(card) + 1
export const defenseField = (card: Card): number => DEFENSE_SLOT.indexOf(card) + 1
export const leaderIn = (field: number): number => field - 1
export const weaponIn = (field: number): Card | -1 => (field === 0 ? -1 : WEAPON_SLOT[field - 1])
export const defenseIn = (field: number): Card | -1 => (field === 0 ? -1 : DEFENSE_SLOT[field - 1])

const NOWHERE: readonly number[] = []

/** The plan that an answer says. Which location tokens come from is asked apart (DU-11.37). */
export function planIn(action: Action, mine: Own): Plan {
  const leader = leaderIn(form.leader(action))
  return {
    leader,
    kwisatzHaderach: form.kwisatzHaderach(action) === 1,
    weapon: weaponIn(form.weapon(action)),
    defense: defenseIn(form.defense(action)),
    ordinarySupported: form.ordinarySupported(action),
    ordinary: form.ordinary(action),
    eliteSupported: form.specialSupported(action),
    elite: form.special(action),
    // DU-15.21: copies are interchangeable, so which one is played is nobody's decision.
    hero: leader === CHEAP_HERO_LEADER ? cardOfType(mine.hand, CHEAP_HERO) : -1,
    ordinaryFrom: NOWHERE,
    eliteFrom: NOWHERE,
  }
}

export function actionOf(plan: Plan): Action {
  return form.of(
    leaderField(plan.leader),
    plan.kwisatzHaderach ? 1 : 0,
    weaponField(plan.weapon),
    defenseField(plan.defense),
    plan.ordinarySupported,
    plan.ordinary,
    plan.eliteSupported,
    plan.elite,
  )
}

/** The weakest, of equals the first in the data; a Cheap Hero only where there is no leader. */
function weakest(leaders: readonly number[]): number {
  const strength = (leader: number) =>
    leader === CHEAP_HERO_LEADER ? Number.POSITIVE_INFINITY : LEADER_STRENGTH[leader]
  return leaders.reduce((best, leader) => (strength(leader) < strength(best) ? leader : best))
}

/** DU-11.33 */
export function defaultPlan(pub: Pub, mine: Own, faction: Faction): Plan {
  const leader = weakest(leadersToChoose(pub, mine, faction))
  // The empty slot, where it may stay empty, comes first.
  const [weapon] = weaponsToChoose(pub, mine, faction, leader)
  const [defense] = defensesToChoose(pub, mine, faction, leader, weapon)
  return {
    leader,
    kwisatzHaderach: false,
    weapon,
    defense,
    ...defaultTokens(meansOf(pub, mine, faction)),
    hero: leader === CHEAP_HERO_LEADER ? cardOfType(mine.hand, CHEAP_HERO) : -1,
    ordinaryFrom: NOWHERE,
    eliteFrom: NOWHERE,
  }
}
