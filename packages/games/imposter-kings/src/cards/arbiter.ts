import { flow } from '../kit.ts'
import { disgrace, placeInCourt } from '../moves.ts'
import { FROM_ANTECHAMBER, type Played } from '../phases/played.ts'

interface Arbiter {
  args: Played
  local: { readonly played: Played }
  steps: { lands: void }
  result: void
}

/** IK-7.10, IK-16.8: a plain 5 from the hand; from the Antechamber it is disgraced as soon as it lies. */
export const arbiter = flow<Arbiter>('Arbiter', {
  rule: 'IK-7.10',
  shown: {},
  start: 'lands',
  local: (played) => ({ played }),
  steps: {
    lands(x) {
      const { card, seat, from } = x.local.played
      if (from === FROM_ANTECHAMBER) disgrace(x, placeInCourt(x.pub.court, card, seat)) // IK-7.10a
      return x.done()
    },
  },
})
