import { type Claiming, everyone, type Facts, type Prompt, type Seat, seat, shown, without } from '@riposte/kernel'
import { actions, events } from './actions.ts'
import { discard } from './discard.ts'
import { flow, question, ref, window } from './kit.ts'

/** What the window is opened by: somebody's card on the table. */
type OnTable = Facts & { readonly actor: Seat }

/** JD-3.1: everybody else is asked, whatever they hold: being asked tells nobody anything. */
const reaction = question<Prompt<OnTable>>('reaction', {
  rule: 'JD-3.1',
  takes: [actions.snatch, actions.pass],
  legal(pub, mine, _seat, _arg, out) {
    out.add(actions.pass.of())
    if (mine.hand.includes(pub.played)) out.add(actions.snatch.of())
  },
  why: () => ({ code: 'noSuchCard', rule: 'JD-3.2', message: 'You hold no card of that value.' }),
  timeout: () => actions.pass.of(),
})

interface Snatching extends Claiming {
  local: { readonly seat: Seat }
  steps: { show: void }
}
const snatching = ref<Snatching>('snatching')

/** JD-3.1: in turn order, beginning after the player whose card it is. */
export const snatchWindow = window<OnTable>('snatchWindow', {
  rule: 'JD-3.1',
  shown: shown({ actor: seat }, (trigger) => trigger),
  order: 'in turn',
  asked: (pub, { actor }) => {
    let seats = without(everyone(pub.hands.length), actor)
    pub.hands.forEach((cards, seat) => {
      if (cards === 0) seats = without(seats, seat)
    })
    return seats
  },
  first: (pub, { actor }) => (actor + 1) % pub.hands.length,
  offered: () => 1,
  question: reaction,
  claimed: (action) => (actions.snatch.is(action) ? 0 : -1),
  claim: snatching,
  whenStopped: 'closes',
})

/** JD-3.2: the card is shown and goes. */
export const snatchingFlow = flow<Snatching>('snatching', {
  rule: 'JD-3.2',
  shown: {},
  start: 'show',
  local: ({ seat }) => ({ seat }),
  steps: {
    show(x) {
      const { seat } = x.local
      discard(x, seat, x.pub.played)
      x.tell(events.snatched, { seat, card: x.pub.played - 1 })
      return x.done('stands')
    },
  },
})

export const questions = [reaction]
