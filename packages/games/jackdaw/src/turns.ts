import { type Action, type Hits, NO_FACTS } from '@riposte/kernel'
import { actions, events } from './actions.ts'
import { discard } from './discard.ts'
import { flow, question } from './kit.ts'
import { snatchWindow } from './snatching.ts'

/** JD-2.2 */
const turn = question('turn', {
  rule: 'JD-2.2',
  takes: [actions.play],
  legal(_pub, mine, _seat, _arg, out) {
    for (const card of new Set(mine.hand)) out.add(actions.play.of(card - 1))
  },
  why: () => ({ code: 'notInHand', rule: 'JD-2.2', message: 'You do not hold that card.' }),
})

interface Turns {
  args: Record<never, never>
  local: Record<never, never>
  steps: { next: void; choose: void; chosen: Action; answered: Hits }
  result: void
}

/** The whole game: turn after turn until no hand has a card. */
export const turns = flow<Turns>('turns', {
  rule: 'JD-2.1',
  shown: {},
  start: 'next',
  local: () => ({}),
  steps: {
    next(x) {
      const { pub, seats } = x
      if (pub.hands.every((cards) => cards === 0)) {
        pub.over = true
        x.tell(events.ended)
        return x.done()
      }
      pub.turn++
      // JD-2.4: whoever has no card left is passed over.
      do pub.acting = (pub.acting + 1) % seats
      while (pub.hands[pub.acting] === 0)
      return x.goto('choose')
    },
    choose: (x) => x.ask(turn, x.pub.acting, NO_FACTS, 'chosen'),
    chosen(x, action) {
      const { pub } = x
      pub.played = actions.play.card(action) + 1
      discard(x, pub.acting, pub.played)
      x.tell(events.played, { seat: pub.acting, card: pub.played - 1 })
      return x.call(snatchWindow, { actor: pub.acting }, 'answered')
    },
    answered(x, hits) {
      const { pub } = x
      // JD-2.3, JD-3.3
      const winner = hits.length > 0 ? hits[0].seat : pub.acting
      pub.scores[winner] += pub.played
      x.tell(events.scored, { seat: winner, points: pub.played })
      pub.played = 0
      return x.goto('next')
    },
  },
})

export const questions = [turn]
