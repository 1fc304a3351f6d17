import { events } from '../events.ts'
import { flow } from '../kit.ts'
import type { Played } from '../phases/played.ts'

interface Conspiracist {
  args: Played
  local: { readonly played: Played }
  steps: { lands: void }
  result: void
}

/**
 * IK-7.38: the effect begins here and ends with the player's next turn (phases/turn.ts). What it does to hands and to the
 * cards played meanwhile is in values.ts and moves.ts; it lands before it begins, so it gives nothing to itself.
 */
export const conspiracist = flow<Conspiracist>('Conspiracist', {
  rule: 'IK-7.38',
  shown: {},
  start: 'lands',
  local: (played) => ({ played }),
  steps: {
    lands(x) {
      const { seat } = x.local.played
      x.pub.players[seat].conspiracies++ // IK-7.38a, IK-6.35
      x.tell(events.conspiracyBegan, { seat })
      return x.done()
    },
  },
})
