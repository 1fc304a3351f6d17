import { flow } from '../kit.ts'
import { disgrace, placeInCourt } from '../moves.ts'
import type { Played } from '../phases/played.ts'

interface Queen {
  args: Played
  local: { readonly played: Played }
  steps: { lands: void }
  result: void
}

/** IK-7.23: every other card of the Court is disgraced. */
export const queen = flow<Queen>('Queen', {
  rule: 'IK-7.23',
  shown: {},
  start: 'lands',
  local: (played) => ({ played }),
  steps: {
    lands(x) {
      const { court } = x.pub
      const own = placeInCourt(court, x.local.played.card, x.local.played.seat)
      for (let at = 0; at < court.length; at++) if (at !== own) disgrace(x, at) // IK-7.23a
      return x.done()
    },
  },
})
