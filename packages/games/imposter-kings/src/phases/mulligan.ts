import { type Action, NO_FACTS, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question, ref } from '../kit.ts'
import type { Pub } from '../state.ts'
import { opponents } from '../table.ts'
import { deal } from './deal.ts'

const PAID = 2

/** IK-18.10 */
export const keepOrDeal = question('keepOrDeal', {
  rule: 'IK-3.12',
  takes: [actions.keep, actions.freshDeal],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.keep.of())
    out.add(actions.freshDeal.of())
  },
})

interface Mulligan {
  args: Record<never, never>
  local: { asked: number; seat: Seat }
  steps: { next: void; ask: void; answered: Action }
  result: void
}

export const mulligan = ref<Mulligan>('mulligan')

/** IK-3.12: a demand that has to be paid for is not offered where it would lift an opponent to the target score. */
function mayDemand(pub: Pub, seat: Seat): boolean {
  const player = pub.players[seat]
  if (player.demanded) return false
  if (player.demands === 0) return true
  for (let other = 0; other < pub.players.length; other++) {
    if (opponents(pub, seat) & (1 << other) && pub.scores[other] + PAID >= pub.options.targetScore) return false
  }
  return true
}

/** IK-3.4, IK-3.12: in turn order from the True King, everybody may once a round demand a fresh deal. */
export const mulliganFlow = flow<Mulligan>('mulligan', {
  rule: 'IK-3.12',
  shown: {},
  start: 'next',
  local: () => ({ asked: 0, seat: -1 }),
  steps: {
    next(x) {
      while (x.local.asked < x.seats) {
        const seat = (x.pub.trueKing + x.local.asked) % x.seats
        x.local.asked++
        if (!mayDemand(x.pub, seat)) continue
        x.local.seat = seat
        return x.goto('ask')
      }
      return x.done()
    },
    ask: (x) => x.ask(keepOrDeal, x.local.seat, NO_FACTS, 'answered'),
    answered(x, action) {
      const { seat } = x.local
      if (actions.keep.is(action)) {
        x.tell(events.kept, { seat })
        return x.goto('next')
      }
      const player = x.pub.players[seat]
      const paid = player.demands > 0
      player.demands++
      player.demanded = true
      x.tell(events.freshDealDemanded, { seat, paid: paid ? 1 : 0 })
      if (paid) {
        // IK-3.4
        for (let other = 0; other < x.seats; other++) {
          if ((opponents(x.pub, seat) & (1 << other)) === 0) continue
          x.pub.scores[other] += PAID
          x.tell(events.scored, {
            seat: other,
            before: x.pub.scores[other] - PAID,
            after: x.pub.scores[other],
            gained: PAID,
          })
        }
      }
      deal(x)
      x.local.asked = 0
      return x.goto('next')
    },
  },
})
