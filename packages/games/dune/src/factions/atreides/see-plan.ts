import { type Action, type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NOT_IN_HAND, WINDOW_OPEN } from '../../blocked.ts'
import { ATREIDES, type Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { territory } from '../../fields.ts'
import { couldHoldKarama, isKaramaFor } from '../../karama/could-hold.ts'
import { FACTION_POWER, proactiveKarama } from '../../karama/use.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { battleOf, isCombatant } from '../../phases/battle/combatants.ts'
import { plansFlow } from '../../phases/battle/plans.ts'
import type { Pub } from '../../state.ts'
import { ownOf } from '../../treasury.ts'

const { pass, use_karama_faction_power: usePower } = actions
const PASS = pass.of()

/** AT-K, DU-11.5: B6. */
const STEP = 6

const NOT_KARAMA: Blocked = blocked('notKarama', 'IN-1.1', 'That card is no Karama for you.')
const NO_PLAN_OF: Blocked = blocked(
  'noCombatant',
  'IN-6.1',
  'The power shows the plan of one combatant other than you.',
)
const ONLY_FACTION: Blocked = blocked('onlyFaction', 'IN-6.1', 'This power takes a card and a faction, nothing else.')

/** DU-19.32. VI-3.38: that it is asked at all is nobody else's business. */
const whosePlan = question<{ readonly territory: number }>('whosePlan', {
  rule: 'IN-6.1',
  takes: [usePower, pass],
  about: { territory },
  seen: 'nothing',
  legal(pub, mine, _seat, _about, out) {
    out.add(PASS)
    const { aggressor, defender } = battleOf(pub)
    for (const card of mine.hand) {
      if (!isKaramaFor(pub, ATREIDES, card)) continue
      for (const faction of [aggressor, defender]) if (faction !== ATREIDES) out.add(usePower.of(card, faction + 1))
    }
  },
  why(pub, mine, _seat, _about, action) {
    const card = usePower.karamaCardId(action)
    if (!mine.hand.includes(card)) return NOT_IN_HAND
    if (!isKaramaFor(pub, ATREIDES, card)) return NOT_KARAMA
    const faction = usePower.faction(action) - 1
    return faction === ATREIDES || !isCombatant(battleOf(pub), faction) ? NO_PLAN_OF : ONLY_FACTION
  },
  timeout: () => PASS,
})

interface Seeing extends MomentOutline {
  local: { faction: Faction }
  steps: { begin: void; ask: void; answered: Action; shown: boolean; see: void }
}

/**
 * IN-6.1: one combatant makes its whole plan now, and Atreides see it. Two flows of the same kind, because once an
 * element was committed nothing else may be done meanwhile (DU-11.35), and before that everything may (IN-8.1).
 */
const seePlan = (name: string, afterElement: boolean) =>
  flow<Seeing>(name, {
    rule: 'IN-6.1',
    start: 'begin',
    ...(afterElement ? { blocks: { standing: 'all', why: WINDOW_OPEN } } : {}),
    local: () => ({ faction: -1 }),
    steps: {
      begin(x) {
        battleOf(x.pub).step = STEP
        return x.goto('ask')
      },
      ask: (x) => x.ask(whosePlan, x.pub.seatOf[ATREIDES], { territory: battleOf(x.pub).territory }, 'answered'),
      answered(x, action) {
        if (pass.is(action)) return x.done()
        x.local.faction = usePower.faction(action) - 1
        const card = usePower.karamaCardId(action)
        return x.call(proactiveKarama, { faction: ATREIDES, card, use: FACTION_POWER }, 'shown')
      },
      shown(x) {
        const { faction } = x.local
        x.pub.powerUsed |= 1 << ATREIDES
        battleOf(x.pub).opened = faction
        return x.call(plansFlow, { factions: [faction] }, 'see')
      },
      /** VI-3.20: whose plan is public, the plan is not; not even the ally sees it. */
      see(x) {
        const { faction } = x.local
        const { plan } = ownOf(x, faction)
        const mine = ownOf(x, ATREIDES)
        mine.seenPlan = plan
        // VI-4.1
        if (plan !== null)
          for (const card of [plan.weapon, plan.defense, plan.hero]) if (card >= 0) mine.known[card] = faction
        x.tell(events.planSeen, { faction: ATREIDES, of: faction })
        return x.done()
      },
    },
  })

const seePlanFlow = seePlan('seePlan', false)
const seePlanAfterElement = seePlan('seePlanAfterElement', true)

/** IN-6.7: asked in every battle, card or no card, as long as by public facts there could be one. */
const isOffered = (pub: Pub): boolean =>
  pub.advanced && (pub.powerUsed & (1 << ATREIDES)) === 0 && couldHoldKarama(pub, ATREIDES)

const isCommitted = (pub: Pub): boolean => battleOf(pub).element >= 0

export const seePlanPart: Part = {
  hooks: [
    {
      moment: 'beforePlans',
      faction: ATREIDES,
      place: 3,
      when: (pub) => isOffered(pub) && !isCommitted(pub),
      flow: seePlanFlow,
    },
    {
      moment: 'beforePlans',
      faction: ATREIDES,
      place: 4,
      when: (pub) => isOffered(pub) && isCommitted(pub),
      flow: seePlanAfterElement,
    },
  ],
  flows: [seePlanFlow, seePlanAfterElement],
  questions: [whosePlan],
}
