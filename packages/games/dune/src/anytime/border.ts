import type { Answers, Seats } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { TLEILAXU_GHOLA, TRUTHTRANCE } from '../data/treachery.ts'
import { couldReviveByKarama } from '../factions/emperor/karama-revival.ts'
import { couldHoldAny } from '../karama/could-hold.ts'
import { flow, question } from '../kit.ts'
import type { Part } from '../moments.ts'
import type { PhaseOutline } from '../phases/phase.ts'

const { pass } = actions
const ANYTIME_CARDS = [TLEILAXU_GHOLA, TRUTHTRANCE]

/**
 * DU-3.6: nothing to decide here, but time to play a card that may be played at any time (those are standing decisions).
 * Asked is whoever could hold one, so that being asked tells nothing; in Revival the Emperor for its power (DU-19.38).
 */
const anytimeQuestion = question<Record<string, never>>('anytime', {
  rule: 'DU-3.6',
  takes: [pass],
  seen: 'nothing',
  secret: true,
  legal: (_pub, _mine, _seat, _arg, out) => out.add(pass.of()),
  timeout: () => pass.of(),
})

interface Border extends PhaseOutline {
  steps: { ask: void; passed: Answers }
}

/** DU-3.6: the opportunity at a border of a phase, and in a battle after steps B2 and B14. */
export const anytimeFlow = flow<Border>('anytime', {
  rule: 'DU-3.6',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask(x) {
      const { pub } = x
      let seats: Seats = 0
      pub.factionOf.forEach((faction, seat) => {
        if (couldHoldAny(pub, faction, ANYTIME_CARDS) || couldReviveByKarama(pub, seat)) seats |= 1 << seat
      })
      return x.askAll(anytimeQuestion, seats, {}, 'passed')
    },
    passed: (x) => x.done(),
  },
})

export const anytimePart: Part = { flows: [anytimeFlow], questions: [anytimeQuestion] }
