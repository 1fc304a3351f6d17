import type { Answers } from '@riposte/kernel'
import { WINDOW_OPEN } from '../../blocked.ts'
import type { Faction } from '../../data/factions.ts'
import { flow } from '../../kit.ts'
import { seatsOf } from '../../seats.ts'
import { ownOf } from '../../treasury.ts'
import { battleOf } from './combatants.ts'
import { isSpread, placesIn, whereFrom, withDefaultPlaces } from './fight-from.ts'
import { makePlan } from './make-plan.ts'
import { planIn } from './plan.ts'

interface Planning {
  args: { readonly factions: readonly Faction[] }
  local: { readonly factions: readonly Faction[] }
  steps: { ask: void; made: Answers; askPlaces: void; placed: Answers }
  result: void
}

/** DU-11.10: these combatants make their plans, all at once and hidden. */
export const plansFlow = flow<Planning>('plans', {
  rule: 'DU-11.10',
  start: 'ask',
  // DU-11.35, IN-8.1
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: ({ factions }) => ({ factions }),
  steps: {
    ask(x) {
      const { territory } = battleOf(x.pub)
      return x.askAll(makePlan, seatsOf(x.pub, ...x.local.factions), { territory }, 'made')
    },
    made(x, answers) {
      const { zone } = battleOf(x.pub)
      for (const faction of x.local.factions) {
        const mine = ownOf(x, faction)
        const plan = planIn(answers[x.pub.seatOf[faction]], mine)
        mine.plan = isSpread(x.pub, zone, faction) ? plan : withDefaultPlaces(x.pub, plan, faction)
      }
      return x.goto('askPlaces')
    },
    askPlaces(x) {
      const { territory, zone } = battleOf(x.pub)
      const spread = x.local.factions.filter((faction) => isSpread(x.pub, zone, faction))
      return x.askAll(whereFrom, seatsOf(x.pub, ...spread), { territory }, 'placed')
    },
    placed(x, answers) {
      for (const faction of x.local.factions) {
        const mine = ownOf(x, faction)
        const answer = answers[x.pub.seatOf[faction]]
        if (answer >= 0 && mine.plan !== null) mine.plan = placesIn(x.pub, answer, mine.plan)
      }
      return x.done()
    },
  },
})
