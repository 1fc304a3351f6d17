import type { Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { mayAccompany } from '../../factions/atreides/kwisatz-haderach.ts'
import { territory } from '../../fields.ts'
import { question } from '../../kit.ts'
import type { Own, Pub } from '../../state.ts'
import { battleOf } from './combatants.ts'
import { actionOf, defaultPlan, defenseField, leaderField, leaderIn, weaponField, weaponIn } from './plan.ts'
import { defensesToChoose, weaponsToChoose } from './plan-cards.ts'
import { leadersToChoose, NO_LEADER } from './plan-leader.ts'
import { planRefused } from './plan-refused.ts'
import { meansOf, tokensToChoose } from './plan-tokens.ts'

const { plan } = actions

/** Where the numbers of tokens begin in the form. */
const TOKENS_FROM = 4

/** What the next field may hold, given those before it. */
export function planDomain(pub: Pub, mine: Own, seat: number, filled: readonly number[], out: number[]): void {
  const faction = pub.factionOf[seat]
  if (filled.length >= TOKENS_FROM) {
    tokensToChoose(meansOf(pub, mine, faction), filled, TOKENS_FROM, out)
    return
  }
  const leader = leaderIn(filled[0])
  if (filled.length === 0) for (const one of leadersToChoose(pub, mine, faction)) out.push(leaderField(one))
  else if (filled.length === 1) {
    out.push(0)
    if (leader !== NO_LEADER && mayAccompany(pub, battleOf(pub), faction)) out.push(1)
  } else if (filled.length === 2) {
    for (const card of weaponsToChoose(pub, mine, faction, leader)) out.push(weaponField(card))
  } else {
    const weapon = weaponIn(filled[2])
    for (const card of defensesToChoose(pub, mine, faction, leader, weapon)) out.push(defenseField(card))
  }
}

/** DU-19.33, DU-11.10: both combatants at once, hidden from each other (VI-2.25). */
export const makePlan = question<Facts>('makePlan', {
  rule: 'DU-11.10',
  takes: [plan],
  about: { territory },
  secret: true,
  forms: [{ action: plan, domain: (pub, mine, seat, _arg, filled, out) => planDomain(pub, mine, seat, filled, out) }],
  why: (pub, mine, seat, _arg, action) => planRefused(pub, mine, pub.factionOf[seat], action),
  timeout: (pub, mine, seat) => actionOf(defaultPlan(pub, mine, pub.factionOf[seat])),
})
