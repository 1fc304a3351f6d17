import type { Action } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { exchangeAccused } from '../moves.ts'
import { NO_CARD, WARDEN } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Pub } from '../state.ts'
import { fromHand, pickSecretly, useAbility } from './questions.ts'

interface Warden {
  args: Played
  local: { readonly played: Played }
  steps: { offer: void; askUse: void; answered: Action; choose: void; chosen: Action; exchange: void }
  result: void
}

const ENOUGH = 4

/** IK-7.18a: four face-up cards, the Warden included. */
function enoughFaceUp(pub: Pub): boolean {
  let count = 0
  for (const entry of pub.court) if (entry.up) count++
  return count >= ENOUGH
}

/** IK-7.18: exchange a hand card with the Accused. */
export const warden = flow<Warden>('Warden', {
  rule: 'IK-7.18',
  shown: {},
  start: 'offer',
  local: (played) => ({ played }),
  steps: {
    offer(x) {
      const condition = enoughFaceUp(x.pub) && x.pub.players[x.local.played.seat].hand > 0
      return condition ? x.goto('askUse') : x.done() // IK-5.8
    },
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: WARDEN }, 'answered'),
    answered(x, action) {
      if (actions.use.is(action)) return x.goto('choose')
      x.tell(events.abilityDeclined, { seat: x.local.played.seat, card: WARDEN })
      return x.done()
    },
    choose: (x) => x.ask(pickSecretly, x.local.played.seat, fromHand(WARDEN), 'chosen'), // IK-18.23
    chosen(x, action) {
      const { played } = x.local
      // IK-14.2: nobody else learns which card before the window has passed, and never if it is cancelled.
      x.own[played.seat].chosen = actions.pick.card(action)
      x.tell(events.abilityDeclared, { seat: played.seat, card: WARDEN })
      return x.call(challenge, { played, declared: {} }, 'exchange')
    },
    exchange(x) {
      const { seat } = x.local.played
      const { chosen } = x.own[seat]
      x.own[seat].chosen = NO_CARD
      exchangeAccused(x, seat, chosen) // IK-7.18a
      return x.done()
    },
  },
})
