import type { Seat } from '@riposte/kernel'
import { hasAbility } from '../cards/abilities.ts'
import { events } from '../events.ts'
import { successorSeenLeaving } from '../knowledge.ts'
import { enterHandOpenly, land, leaveCourt, leaveHand, placeInCourt, takeOut, type X } from '../moves.ts'
import { type Card, NO_CARD, nameOf } from '../names.ts'
import { handValue, mutedInCourt, swayOf, throneIsRoyal, throneValue } from '../values.ts'
import { ELOCUTION } from './legal-plays.ts'
import { FROM_ANTECHAMBER, FROM_HAND, FROM_SUCCESSOR, type Played } from './played.ts'

/** How a card is played that another card has let down. */
interface Following {
  readonly immune: 0 | 1
  /** IK-7.13c: the Herald, or Stranger that copied one, that goes back to the hand once this card lies; else NO_CARD. */
  readonly heraldBack: Card
}

/**
 * IK-5.7: puts a card down. Returns the play under way where its ability is to run now (IK-5.13), and null where the card
 * does nothing.
 */
export function play(x: X, seat: Seat, card: Card, from: Played['from'], following: Following | null): Played | null {
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
  x.tell(events.played, { seat, card, from, throne })
  if (following !== null) returnHerald(x, seat, following.heraldBack)
  if (!hasAbility(nameOf(card))) return null
  // IK-5.7 step 4, IK-5.15: what lies in the Court now decides, this card included.
  if (mutedInCourt(pub, pub.court[pub.court.length - 1], swayOf(pub))) return null
  // IK-5.4: a card that another one has let down uses no override.
  const override = tooLow && following === null && from !== FROM_ANTECHAMBER ? 1 : 0
  return { seat, card, from, immune: following?.immune ?? 0, on, onRoyalty, override }
}

/** IK-7.13c */
function returnHerald(x: X, seat: Seat, herald: Card): void {
  if (herald === NO_CARD) return
  const at = placeInCourt(x.pub.court, herald, seat, x.pub.court.length - 2)
  if (at < 0) return
  enterHandOpenly(x, seat, leaveCourt(x, at))
  x.tell(events.heraldReturned, { seat, card: herald })
}
