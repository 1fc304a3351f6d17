import { type Blocked, blocked, type Seat } from '@riposte/kernel'
import { AEGIS, ANCESTOR, type Card, ELDER, ELOCUTIONIST, NAMES, NO_CARD, nameOf, OATHBOUND, ZEALOT } from '../names.ts'
import type { Own, Pub } from '../state.ts'
import { handValue, mutedInCourt, overrideMuted, type Sway, swayOf, throneIsRoyal, throneValue } from '../values.ts'

/** IK-5.1 to IK-5.4: whether this card may be played on the present Throne. */
export function playable(pub: Pub, seat: Seat, card: Card, handSize: number, throne: number, sway: Sway): boolean {
  if (handValue(pub, card, seat, sway) >= throne) return true // IK-5.1
  return mayOverride(pub, seat, card, handSize, sway)
}

/** IK-5.4: the text of some cards lets them down although they are too low. */
function mayOverride(pub: Pub, seat: Seat, card: Card, handSize: number, sway: Sway): boolean {
  switch (nameOf(card)) {
    case ELDER: // IK-7.3a
    case ANCESTOR: // IK-7.34a
      return throneIsRoyal(pub, sway) && !overrideMuted(pub, card, seat, sway)
    case ZEALOT: // IK-7.4a
      return pub.players[seat].flipped && !throneIsRoyal(pub, sway) && !overrideMuted(pub, card, seat, sway)
    case OATHBOUND: // IK-7.11a: its value is lower than the Throne's, or IK-5.1 would have let it down
      return handSize > 1 && pub.court[pub.court.length - 1].up && !overrideMuted(pub, card, seat, sway)
    case AEGIS: // IK-7.33a
      return !overrideMuted(pub, card, seat, sway)
    default:
      return false
  }
}

/** IK-8.1, with IK-4.3 already settled. */
export function mayFlip(pub: Pub, seat: Seat): boolean {
  return !pub.players[seat].flipped && pub.court.length > 0
}

/** IK-7.42a: what the Elocutionist adds to the Successor until it lies. */
export const ELOCUTION = 2

/** IK-7.42a: the Successor may be played as if it were in hand while the player's own Elocutionist is face up. */
export function maySuccessor(pub: Pub, mine: Own, seat: Seat, sway: Sway): boolean {
  if (pub.copies[ELOCUTIONIST] === 0 || mine.successor === NO_CARD || !hasElocutionist(pub, seat, sway)) return false
  const value = handValue(pub, mine.successor, seat, sway) + ELOCUTION
  return value >= throneValue(pub, sway) || mayOverride(pub, seat, mine.successor, mine.hand.length + 1, sway)
}

function hasElocutionist(pub: Pub, seat: Seat, sway: Sway): boolean {
  return pub.court.some((e) => e.up && e.as === ELOCUTIONIST && e.by === seat && !mutedInCourt(pub, e, sway))
}

/** IK-4.5: nothing to play and no King to flip. */
export function isStuck(pub: Pub, mine: Own, seat: Seat): boolean {
  if (mayFlip(pub, seat)) return false
  const sway = swayOf(pub)
  const throne = throneValue(pub, sway)
  const { hand } = mine
  for (let i = 0; i < hand.length; i++) if (playable(pub, seat, hand[i], hand.length, throne, sway)) return false
  return !maySuccessor(pub, mine, seat, sway)
}

/** Why this hand card cannot be played now. */
export function whyNotPlayable(pub: Pub, mine: Own, seat: Seat, card: Card): Blocked | null {
  const name = NAMES[nameOf(card)]
  if (!mine.hand.includes(card)) return blocked('notInHand', 'IK-4.4', `You do not hold ${name}.`)
  const sway = swayOf(pub)
  const throne = throneValue(pub, sway)
  if (playable(pub, seat, card, mine.hand.length, throne, sway)) return null
  const value = handValue(pub, card, seat, sway)
  return blocked('tooLow', 'IK-5.1', `${name} is worth ${value}; the Throne is worth ${throne}.`)
}
