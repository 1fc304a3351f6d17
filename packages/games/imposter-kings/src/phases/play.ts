import { abilityOf } from '../cards/abilities.ts'
import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { successorSeenLeaving } from '../knowledge.ts'
import { enterHandOpenly, land, leaveCourt, leaveHand, placeInCourt, takeOut } from '../moves.ts'
import { type Card, NO_CARD, nameOf } from '../names.ts'
import { handValue, mutedInCourt, swayOf, throneIsRoyal, throneValue } from '../values.ts'
import { ELOCUTION } from './legal-plays.ts'
import { FROM_ANTECHAMBER, FROM_HAND, FROM_SUCCESSOR, type Playing } from './played.ts'

/** IK-5.7, IK-5.13: one frame per play. */
export const playFlow = flow<Playing>('play', {
  rule: 'IK-5.7',
  start: 'land',
  local: (args) => args,
  steps: {
    land(x) {
      const { seat, card, from, immune, plain, heraldBack } = x.local
      const { pub } = x
      // IK-5.7 step 2: what it is played on is remembered before it lands.
      const sway = swayOf(pub)
      const throne = throneValue(pub, sway)
      const onRoyalty = throneIsRoyal(pub, sway) ? 1 : 0
      const tooLow = handValue(pub, card, seat, sway) + (from === FROM_SUCCESSOR ? ELOCUTION : 0) < throne
      const top = pub.court[pub.court.length - 1]
      const on: Card = top?.up ? top.card : NO_CARD
      if (from === FROM_HAND) leaveHand(x, seat, card)
      else if (from === FROM_ANTECHAMBER) takeOut(pub.players[seat].antechamber, card)
      else {
        // IK-7.42b
        x.own[seat].successor = NO_CARD
        pub.players[seat].successor = 0
        pub.players[seat].openSuccessor = NO_CARD
        successorSeenLeaving(x, seat, card)
      }
      land(x, seat, card, from === FROM_ANTECHAMBER)
      x.tell(events.played, seat, card, from, throne)
      // IK-7.13c
      if (heraldBack !== NO_CARD) {
        const at = placeInCourt(pub.court, heraldBack, seat, pub.court.length - 2)
        if (at >= 0) {
          enterHandOpenly(x, seat, leaveCourt(x, at))
          x.tell(events.heraldReturned, seat, heraldBack)
        }
      }
      const ability = abilityOf(nameOf(card))
      if (ability === null) return x.done()
      // IK-5.7 step 4, IK-5.15: what lies in the Court now decides, this card included.
      if (mutedInCourt(pub, pub.court[pub.court.length - 1], swayOf(pub))) return x.done()
      const override = tooLow && plain === 0 && from !== FROM_ANTECHAMBER ? 1 : 0
      return x.become(ability, { seat, card, from, immune, on, onRoyalty, override })
    },
  },
})
