import type { SpiceCard } from '../../data/spice.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { PhaseOutline } from '../phase.ts'
import { blowFlow } from './blow.ts'
import { devourFlow } from './devour.ts'
import { allianceOfferQuestion, nexusFlow, nexusQuestion } from './nexus/nexus.ts'
import { PILE_A, PILE_B, returnWorms } from './spice-deck.ts'

interface Phase extends PhaseOutline {
  local: { aside: readonly SpiceCard[] }
  steps: { begin: void; afterA: readonly SpiceCard[]; afterB: readonly SpiceCard[] }
}

/** DU-5.1: one blow, in the advanced game two. */
export const spiceBlowPhase = flow<Phase>('spiceBlow', {
  rule: 'DU-5.1',
  shown: {},
  start: 'begin',
  local: () => ({ aside: [] }),
  steps: {
    begin: (x) => x.call(blowFlow, { pile: PILE_A }, 'afterA'),
    afterA(x, aside) {
      x.local.aside = aside
      return x.pub.advanced ? x.call(blowFlow, { pile: PILE_B }, 'afterB') : x.goto('afterB', [])
    },
    afterB(x, aside) {
      returnWorms(x, [...x.local.aside, ...aside])
      return x.done()
    },
  },
})

export const spiceBlowPart: Part = {
  flows: [spiceBlowPhase, blowFlow, devourFlow, nexusFlow],
  questions: [nexusQuestion, allianceOfferQuestion],
}
