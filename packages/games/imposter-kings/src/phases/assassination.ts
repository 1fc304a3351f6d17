import { type Action, only, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { pickShownSecretly } from '../cards/questions.ts'
import { events } from '../events.ts'
import { flow, ref } from '../kit.ts'
import { sawHand, sawSuccessor } from '../knowledge.ts'
import { enterHandOpenly, insert, pickFromHand, pickSuccessor } from '../moves.ts'
import { ASSASSIN, type Card, NO_CARD } from '../names.ts'
import { ASSASSINATION } from '../state.ts'
import { roundOver } from './exits.ts'
import { leaveRound } from './leaving.ts'

interface Assassination {
  /** `kept`: a Stranger that stayed in its hand (IK-9.53). */
  args: { readonly victim: Seat; readonly assassin: Seat; readonly kept: boolean }
  local: { readonly victim: Seat; readonly assassin: Seat; readonly kept: boolean }
  steps: { strike: void; choose: void; picked: Action }
  result: void
}

export const assassination = ref<Assassination>('assassination')

/** IK-12.14: with three players only the victim is out, and the assassin's player takes one of its cards. */
export const assassinationFlow = flow<Assassination>('assassination', {
  rule: 'IK-12.14',
  shown: {},
  start: 'strike',
  local: (args) => args,
  steps: {
    strike(x) {
      const { victim, assassin } = x.local
      const decided = leaveRound(x, victim, ASSASSINATION)
      if (decided !== null) return x.unwind(roundOver, decided) // IK-12.16: nothing is picked
      // IK-12.16: the card that was used goes to the victim, before everybody's eyes.
      const used = x.local.kept ? undefined : x.pub.condemned.pop()
      if (used !== undefined) {
        const { card } = used
        x.hidden.condemned.pop()
        enterHandOpenly(x, victim, card)
        x.tell(events.assassinHandedOver, { seat: assassin, victim, card })
      }
      const own = x.own[assassin]
      sawHand(x, assassin, victim)
      own.shown = x.own[victim].hand.slice()
      own.shownOf = victim
      const { successor } = x.own[victim]
      if (successor !== NO_CARD) {
        insert(own.shown, successor)
        sawSuccessor(x, assassin, victim, successor)
        x.whisper(only(assassin), events.successorSeen, { seat: assassin, of: victim, card: successor })
      }
      for (const card of x.own[victim].hand)
        x.whisper(only(assassin), events.handSeen, { seat: assassin, of: victim, card })
      return x.goto('choose')
    },
    // IK-18.39: which card stays secret, but everybody sees whether the Successor is gone.
    choose: (x) => x.ask(pickShownSecretly, x.local.assassin, { source: ASSASSIN }, 'picked'),
    picked(x, action) {
      const { victim, assassin } = x.local
      const card: Card = actions.pick.card(action)
      x.own[assassin].shown = []
      x.own[assassin].shownOf = -1
      if (x.own[victim].hand.includes(card)) pickFromHand(x, assassin, victim, card)
      else pickSuccessor(x, assassin, victim)
      return x.done()
    },
  },
})
