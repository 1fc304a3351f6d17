import { type Action, type AnyActionType, type Blocked, blocked, type Form, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_REVEAL_REDS_REQUIRED, missionForbids, NOT_YOUR_TURN } from '../blocked.ts'
import { mustReveal } from '../cuts/legality.ts'
import { hooksAt } from '../modules/hooks.ts'
import type { TurnAction } from '../modules/module.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { SPECIAL } from '../turn-actions.ts'

const WRONG_MISSION: ReadonlyMap<AnyActionType, Blocked> = new Map([
  [
    actions.simultaneousRedCut as AnyActionType,
    blocked('SIMULTANEOUS_RED_CUT_WRONG_MISSION', 'BB-9.6', 'There is no such cut in this mission.'),
  ],
  [
    actions.simultaneousFourCut as AnyActionType,
    blocked('SIMULTANEOUS_FOUR_CUT_WRONG_MISSION', 'BB-9.7', 'There is no such cut in this mission.'),
  ],
])
const NOT_HERE = missionForbids('BB-7.1', 'That belongs to another mission.')

export function specialOf(pub: Pub, action: Action): TurnAction | null {
  const hooks = hooksAt(pub).turnActions
  for (let i = 0; i < hooks.length; i++) {
    const found = hooks[i].turnActions.find(({ type }) => type.is(action))
    if (found !== undefined) return found
  }
  return null
}

export function specialRefused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null {
  const special = specialOf(pub, action)
  if (special !== null) return special.refused(pub, mine, seat, action)
  // BB-S6: whether the mission knows it comes first there, after the obligation to reveal with all others (BB-8.5).
  if (!actions.passTurn.is(action) && mustReveal(pub, mine)) return FORCED_REVEAL_REDS_REQUIRED
  const type = SPECIAL.find((known) => known.is(action))
  return (type === undefined ? undefined : WRONG_MISSION.get(type)) ?? NOT_HERE
}

/** Why a turn action has to wait for somebody else's turn. */
export function outOfTurn(pub: Pub, mine: Own, action: Action): Blocked {
  // BB-S6: here whose turn it is comes before the obligation to reveal.
  if (actions.passTurn.is(action)) return specialOf(pub, action) === null ? NOT_HERE : NOT_YOUR_TURN
  // BB-8.5: the obligation to reveal answers before whose turn it is.
  return mustReveal(pub, mine) && !actions.revealReds.is(action) ? FORCED_REVEAL_REDS_REQUIRED : NOT_YOUR_TURN
}

/** One form for each: empty in missions that do not have it. */
export const specialForms: readonly Form<BombBusters, Readonly<Record<string, number>>>[] = SPECIAL.filter(
  ({ fields }) => fields.length > 0,
).map((action) => ({
  action,
  domain(pub, mine, seat, _about, filled, out) {
    const hooks = hooksAt(pub).turnActions
    for (let i = 0; i < hooks.length; i++) {
      hooks[i].turnActions.find(({ type }) => type === action)?.domain(pub, mine, seat, filled, out)
    }
  },
}))

/** Those without fields are simply there or not. */
export function plainSpecials(pub: Pub, mine: Own, seat: Seat, add: (action: Action) => void): void {
  for (const { turnActions } of hooksAt(pub).turnActions) {
    for (const special of turnActions) {
      if (special.type.fields.length > 0) continue
      const action = special.type.of()
      if (special.refused(pub, mine, seat, action) === null) add(action)
    }
  }
}
