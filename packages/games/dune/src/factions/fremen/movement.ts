import { moveCost } from '../../board/range.ts'
import { FREMEN } from '../../data/factions.ts'
import { NODE_TERRITORY } from '../../data/nodes.ts'
import { ability } from '../../karama/abilities.ts'
import { type KaramaHits, karama } from '../../karama/use.ts'
import { flow } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import { closedFor } from '../../phases/shipment-movement/entry.ts'
import { moveTakenBack } from '../../phases/shipment-movement/exits.ts'
import { losing } from '../../phases/shipment-movement/lost.ts'
import type { Pub } from '../../state.ts'

const MOVEMENT = ability('MOVEMENT')

/** FR-6 */
export const FREMEN_RANGE = 2

/** FR-6: the ability is used only where one territory would not have been enough, and not with ornithopters. */
function isUsed(pub: Pub, from: number, to: number, range: number): boolean {
  return range === FREMEN_RANGE && moveCost(from, to, pub.storm, closedFor(pub, FREMEN)) === FREMEN_RANGE
}

interface Movement extends MomentOutline {
  local: { readonly from: number; readonly to: number }
  steps: { window: void; answered: KaramaHits }
}

const movement = flow<Movement>('fremenMovement', {
  rule: 'FR-6',
  start: 'window',
  local: ({ from, to }) => ({ from, to }),
  steps: {
    window(x) {
      const { from, to } = x.local
      return x.call(
        karama,
        { uses: [{ ability: MOVEMENT, user: FREMEN }], territory: NODE_TERRITORY[to], from, to },
        'answered',
      )
    },
    answered: (x, hits) => (hits.length > 0 ? x.unwind(moveTakenBack, losing(MOVEMENT)) : x.done()),
  },
})

export const movementPart: Part = {
  hooks: [
    {
      moment: 'moved',
      faction: FREMEN,
      when: (pub, { faction, from, to, range }) => faction === FREMEN && isUsed(pub, from, to, range),
      flow: movement,
    },
  ],
  flows: [movement],
}
