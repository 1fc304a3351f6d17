import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import type { Faction } from '../../data/factions.ts'
import { element, territory } from '../../fields.ts'
import { question } from '../../kit.ts'
import { DEFENSE_ELEMENT, type Element, LEADER_ELEMENT, WEAPON_ELEMENT } from '../../names.ts'
import type { Own, Pub } from '../../state.ts'
import { defaultPlan, defenseField, defenseIn, leaderField, leaderIn, weaponField, weaponIn } from './plan.ts'
import { defensesToCommit, weaponsToChoose } from './plan-cards.ts'
import { leadersToChoose } from './plan-leader.ts'
import { dialsToCommit, meansOf } from './plan-tokens.ts'
import { dialOf } from './strength.ts'

const { commitDefense, commitDial, commitLeader, commitWeapon } = actions

/** By element: the action that commits a combatant to a value of it. */
const COMMITS = [commitLeader, commitWeapon, commitDefense, commitDial] as const

/** A leader, a card or a dial, as the field of such an action has it. */
function fieldOf(asked: Element, value: number): number {
  if (asked === LEADER_ELEMENT) return leaderField(value)
  if (asked === WEAPON_ELEMENT) return weaponField(value)
  return asked === DEFENSE_ELEMENT ? defenseField(value) : value
}

/** What such an action says: a leader, a card (-1 for none), or a dial in halves and no more. */
export function valueIn(asked: Element, action: Action): number {
  const field = COMMITS[asked].at(action, 0)
  if (asked === LEADER_ELEMENT) return leaderIn(field)
  if (asked === WEAPON_ELEMENT) return weaponIn(field)
  return asked === DEFENSE_ELEMENT ? defenseIn(field) : field
}

/** Every value for which there is a plan, the Voice being obeyed. */
function valuesToCommit(pub: Pub, mine: Own, faction: Faction, asked: Element): readonly number[] {
  const leaders = leadersToChoose(pub, mine, faction)
  if (asked === LEADER_ELEMENT) return leaders
  // With any leader at all the same cards may be played, and a plan has none only where there is none (DU-11.11).
  if (asked === WEAPON_ELEMENT) return weaponsToChoose(pub, mine, faction, leaders[0])
  if (asked === DEFENSE_ELEMENT) return defensesToCommit(pub, mine, faction, leaders[0])
  return dialsToCommit(meansOf(pub, mine, faction))
}

/** DU-11.33: that of the default plan; the Voice is in it already. */
function defaultValue(pub: Pub, mine: Own, faction: Faction, asked: Element): number {
  const plan = defaultPlan(pub, mine, faction)
  if (asked === LEADER_ELEMENT) return plan.leader
  if (asked === WEAPON_ELEMENT) return plan.weapon
  return asked === DEFENSE_ELEMENT ? plan.defense : dialOf(plan, pub, faction)
}

const OTHER_ELEMENT: Blocked = blocked('otherElement', 'AT-8', 'Another element of your plan is asked for.')
const NO_SUCH_PLAN: Blocked = blocked('noSuchPlan', 'AT-8', 'You cannot make a plan with that.')

/** DU-19.31: the asked combatant fixes one element of its plan (AT-8); the answer is shown to few (VI-3.19). */
export const commitElement = question<{ readonly element: number; readonly territory: number }>('commitElement', {
  rule: 'AT-8',
  takes: COMMITS,
  about: { element, territory },
  secret: true,
  legal(pub, mine, seat, { element: asked }, out) {
    for (const value of valuesToCommit(pub, mine, pub.factionOf[seat], asked)) {
      out.add(COMMITS[asked].of(fieldOf(asked, value)))
    }
  },
  why: (_pub, _mine, _seat, { element: asked }, action) => (COMMITS[asked].is(action) ? NO_SUCH_PLAN : OTHER_ELEMENT),
  timeout: (pub, mine, seat, { element: asked }) =>
    COMMITS[asked].of(fieldOf(asked, defaultValue(pub, mine, pub.factionOf[seat], asked))),
})
