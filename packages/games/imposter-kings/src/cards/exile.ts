import { only } from '@riposte/kernel'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import type { Played } from '../phases/played.ts'

interface Exile {
  args: Played
  local: { readonly played: Played }
  steps: { lands: void }
  result: void
}

/** IK-7.39: the effect begins here and ends when the player's next turn starts (phases/turn.ts). */
export const exile = flow<Exile>('Exile', {
  rule: 'IK-7.39',
  shown: {},
  start: 'lands',
  local: (played) => ({ played }),
  steps: {
    lands(x) {
      const { seat } = x.local.played
      x.pub.exiles |= only(seat) // IK-7.39a
      x.tell(events.exileBegan, { seat })
      return x.done()
    },
  },
})
