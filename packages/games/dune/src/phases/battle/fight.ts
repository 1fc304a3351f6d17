import { anytimeFlow } from '../../anytime/border.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import { momentFlow } from '../../moments.ts'
import type { PhaseOutline } from '../phase.ts'
import { announce } from './announcement.ts'
import { battleOf } from './combatants.ts'
import { plansFlow } from './plans.ts'
import { usesToPrevent } from './prevent-window.ts'
import { resolveBattle } from './resolution/ref.ts'
import { reveal } from './reveal.ts'

interface Fight extends PhaseOutline {
  /** DU-11.6: who has announced, one bit each. */
  local: { announced: number }
  steps: { announcement: void; preventWindow: void; prevented: KaramaHits; beforePlans: void; commitment: void }
}

/** DU-11.5: one battle, from its announcements on. */
export const fightFlow = flow<Fight>('fight', {
  rule: 'DU-11.5',
  shown: {},
  start: 'announcement',
  local: () => ({ announced: 0 }),
  steps: {
    /** B2; DU-3.6: anytime cards may be played after it. */
    announcement(x) {
      x.local.announced = announce(x)
      return x.call(anytimeFlow, null, 'preventWindow')
    },
    /** B3 */
    preventWindow(x) {
      const battle = battleOf(x.pub)
      battle.step = 3
      const uses = usesToPrevent(x.pub, battle, x.local.announced)
      if (uses.length === 0) return x.goto('beforePlans')
      return x.call(karama, { uses, territory: battle.territory }, 'prevented')
    },
    prevented(x, hits) {
      battleOf(x.pub).prevented = hits.map(({ ability }) => ability)
      return x.goto('beforePlans')
    },
    /** B4 to B6: Voice, Prescience, the power of Atreides, in this order. */
    beforePlans: (x) => x.call(momentFlow, { moment: 'beforePlans', about: {} }, 'commitment'),
    commitment: (x) => x.become(commitmentFlow, null),
  },
})

interface Commitment extends PhaseOutline {
  steps: { plans: void; reveal: void; settled: void }
}

/** B7 to B14: from the first plan on nothing else may reach or leave the combatants. */
export const commitmentFlow = flow<Commitment>('commitment', {
  rule: 'DU-11.35',
  shown: {},
  start: 'plans',
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: () => ({}),
  steps: {
    plans(x) {
      const battle = battleOf(x.pub)
      battle.step = 7
      // IN-6.1: one of them may have been made already, for Atreides to see.
      const factions = [battle.aggressor, battle.defender].filter((faction) => faction !== battle.opened)
      return x.call(plansFlow, { factions }, 'reveal')
    },
    reveal(x) {
      battleOf(x.pub).step = 8
      reveal(x)
      return x.call(resolveBattle, null, 'settled')
    },
    settled: (x) => x.done(),
  },
})
