import { below, Choices, fillAtRandom, NO_FACTS, type Observer, type Random } from '@riposte/kernel'
import { ATREIDES } from '../data/factions.ts'
import { commitElement, valueIn } from '../phases/battle/commit-element.ts'
import { isSpread, withDefaultPlaces } from '../phases/battle/fight-from.ts'
import { makePlan } from '../phases/battle/make-plan.ts'
import { planIn } from '../phases/battle/plan.ts'
import type { Position } from '../state.ts'

/** Commitments and plans that the observer has not seen are made anew, from what that player holds now. */
export function resamplePlans(position: Position, observer: Observer, random: Random): void {
  const { pub, own } = position
  const { battle } = pub
  if (battle === null || battle.plans !== null) return
  for (let seat = 0; seat < own.length; seat++) {
    if (seat === observer) continue
    commitAnew(position, observer, seat, random)
    planAnew(position, observer, seat, random)
  }
}

/** AT-8, VI-3.19: the asker, and the ally whose battle it is, have seen it. */
function commitAnew({ pub, own }: Position, observer: Observer, seat: number, random: Random): void {
  const theirs = own[seat]
  const { battle } = pub
  if (battle === null || theirs.committed < 0) return
  if (observer >= 0 && own[observer].seenElement !== -2) return
  const element = theirs.committed
  // What was promised must not bind what may be promised.
  theirs.committed = -1
  const choices = new Choices()
  commitElement.legal(pub, theirs, seat, { element, territory: battle.territory }, choices)
  theirs.committed = element
  if (choices.count > 0) theirs.committedTo = valueIn(element, choices.list[below(random, choices.count)])
  for (const other of own) if (other.seenElement !== -2) other.seenElement = theirs.committedTo
}

/** IN-6.1: Atreides may have seen the plan of one combatant. */
function planAnew({ pub, own }: Position, observer: Observer, seat: number, random: Random): void {
  const theirs = own[seat]
  const { battle } = pub
  if (battle === null || theirs.plan === null) return
  if (observer >= 0 && own[observer].seenPlan !== null && battle.opened === pub.factionOf[seat]) return
  const isPlaced = theirs.plan.ordinaryFrom.length > 0
  theirs.plan = null
  const action = fillAtRandom(makePlan.forms[0], pub, theirs, seat, NO_FACTS, random)
  if (action === null) throw new Error('there is no plan to make')
  const faction = pub.factionOf[seat]
  const plan = planIn(action, theirs)
  theirs.plan = isPlaced || !isSpread(pub, battle.zone, faction) ? withDefaultPlaces(pub, plan, faction) : plan
  if (battle.opened === faction && pub.seatOf[ATREIDES] >= 0) own[pub.seatOf[ATREIDES]].seenPlan = theirs.plan
}
