import { type Hits, type Seat, seat, shown } from '@riposte/kernel'
import { events } from '../events.ts'
import { flow, ref } from '../kit.ts'
import { disgrace, takeSuccessor } from '../moves.ts'
import { NO_CARD } from '../names.ts'
import { kingFlipWindow } from '../reactions/king-flip.ts'
import { pendingItem } from '../reactions/prompt.ts'
import { CLAIM_STRANGER, KING_FLIP, REACTION_CARDS } from '../reactions/reaction-cards.ts'
import { ASSASSINATION, CHARISMATIC_LEADER, MASTER_TACTICIAN } from '../state.ts'
import { assassination } from './assassination.ts'
import { charismaticFlip } from './charismatic-leader.ts'
import { roundOver } from './exits.ts'
import { teamOf } from './leaving.ts'
import { tacticianFlip } from './master-tactician.ts'

export interface Flip {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat }
  steps: { announce: void; answered: Hits; carryOut: void }
  result: void
}

export const flip = ref<Flip>('flip')

/** IK-8.2: flipping the King. Nothing can cancel it but an Assassin (IK-8.4). */
export const flipFlow = flow<Flip>('flip', {
  rule: 'IK-8.2',
  shown: shown({ seat }, (local) => local),
  start: 'announce',
  local: (args) => args,
  steps: {
    announce(x) {
      const { seat } = x.local
      x.tell(events.flipAnnounced, { seat }) // IK-8.6: binding from here on
      return x.call(kingFlipWindow, pendingItem(KING_FLIP, seat, NO_CARD, -1, {}), 'answered')
    },
    answered(x, hits) {
      x.pub.asked = -1
      if (hits.length === 0) return x.goto('carryOut') // IK-9.33, IK-9.41
      const { seat } = x.local
      const assassin = hits[0].seat
      // IK-9.32: the flip is prevented.
      x.tell(events.assassinated, { seat: assassin, victim: seat, card: REACTION_CARDS[hits[0].claim] })
      const kept = hits[0].claim === CLAIM_STRANGER && x.options.strangerReactionCost === 'keep'
      if (x.seats === 3) return x.become(assassination, { victim: seat, assassin, kept }) // IK-12.14
      const winners = teamOf(x.pub, assassin)
      return x.unwind(roundOver, { winners, loser: seat, reason: ASSASSINATION }) // IK-12.24
    },
    carryOut(x) {
      const { seat } = x.local
      const player = x.pub.players[seat]
      player.flipped = true
      x.tell(events.flipped, { seat })
      disgrace(x, x.pub.court.length - 1)
      if (player.facet === CHARISMATIC_LEADER) return x.become(charismaticFlip, { seat })
      if (player.facet === MASTER_TACTICIAN) return x.become(tacticianFlip, { seat })
      if (player.successor > 0) takeSuccessor(x, seat) // IK-16.30
      return x.done()
    },
  },
})
