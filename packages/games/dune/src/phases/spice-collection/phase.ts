import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import type { PhaseOutline } from '../phase.ts'
import { collectAt, strongholdIncome } from './collect.ts'

interface Phase extends PhaseOutline {
  steps: { collect: void }
}

/** DU-3.3: nobody decides anything here. */
export const spiceCollectionPhase = flow<Phase>('spiceCollection', {
  rule: 'DU-12.1',
  shown: {},
  start: 'collect',
  local: () => ({}),
  steps: {
    collect(x) {
      for (let node = 0; node < x.pub.spice.length; node++) if (x.pub.spice[node] > 0) collectAt(x, node)
      if (x.pub.advanced) strongholdIncome(x)
      return x.done()
    },
  },
})

export const spiceCollectionPart: Part = { flows: [spiceCollectionPhase] }
