import { flow } from '../kit.ts'
import { placeInCourt, prove } from '../moves.ts'
import { baseValue, type Card, NO_CARD } from '../names.ts'
import { recallOne } from '../phases/armies.ts'
import type { Played } from '../phases/played.ts'

interface Bard {
  args: Played
  local: { readonly played: Played }
  steps: { lands: void; recalled: Card }
  result: void
}

/** IK-7.7: on a card of base value 3 or 4 it recalls, and is worth more for it. Nothing can cancel it (IK-9.21). */
export const bard = flow<Bard>('Bard', {
  rule: 'IK-7.7',
  shown: {},
  start: 'lands',
  local: (played) => ({ played }),
  steps: {
    lands(x) {
      const { on, seat } = x.local.played
      // IK-7.7a, IK-5.6: the card below counts, also for a Bard from the Antechamber
      if (on === NO_CARD || (baseValue(on) !== 3 && baseValue(on) !== 4)) return x.done()
      return x.call(recallOne, { seat, baseOnly: 0 }, 'recalled')
    },
    recalled(x, card) {
      const { played } = x.local
      if (card !== NO_CARD) prove(x.pub.court[placeInCourt(x.pub.court, played.card, played.seat)]) // IK-16.7
      return x.done()
    },
  },
})
