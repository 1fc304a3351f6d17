import { below, listed, type Observer, type Random, type Seat } from '@riposte/kernel'
import { insert, insertAt } from './moves.ts'
import { type Card, NO_CARD } from './names.ts'
import { isStuck } from './phases/legal-plays.ts'
import { dealAnew } from './resample/deal-anew.ts'
import { dealSurely } from './resample/deal-surely.ts'
import { ARMY, FORGOTTEN, HiddenSlots, mayGive } from './resample/slots.ts'
import { DUNGEON, HAND, type Position, SQUIRE, SUCCESSOR } from './state.ts'

/** So often chance is tried before the deal is worked out. */
const TRIES = 24

/**
 * Deals everything the observer has not seen anew, so that all it knows stays true. Nothing of the new world follows from
 * what the observer cannot know: with the same numbers it is the same, whichever of the worlds it might be in is the real
 * one.
 */
export function resample(x: Position, observer: Observer, random: Random): void {
  resampleWithin(TRIES, x, observer, random)
}

/** The same; after so many tries the deal is worked out. */
export function resampleWithin(tries: number, x: Position, observer: Observer, random: Random): void {
  hidden.find(x, observer)
  for (let attempt = 0; ; attempt++) {
    const dealt = attempt < tries ? dealAnew(x, observer, hidden, random) : dealSurely(x, observer, hidden, random)
    if (dealt === null) continue
    put(x, dealt)
    if (attempt === tries || canAnswer(x)) break
  }
  settle(x, observer, random)
}

const hidden = new HiddenSlots()

/** Being asked proves that there is an answer: whoever is to act can, whoever has to give up a card has one. */
function canAnswer({ pub, own }: Position): boolean {
  if (pub.able >= 0 && isStuck(pub, own[pub.able], pub.able)) return false
  if (pub.givers === 0) return true
  return listed(pub.givers).every((seat) => own[seat].hand.some((card) => mayGive(pub, card)))
}

/** Every hand and Army that has hidden cards is hidden as a whole: it is written over from the front. */
function put(x: Position, dealt: readonly Card[]): void {
  const { slots, count } = hidden
  let seat: Seat = -1
  let inHand = 0
  let inArmy = 0
  for (let i = 0; i < count; i++) {
    const slot = slots[i]
    const card = dealt[i]
    if (slot.seat !== seat) {
      seat = slot.seat
      inHand = 0
      inArmy = 0
    }
    if (slot.place === HAND) insertAt(x.own[seat].hand, inHand++, card)
    else if (slot.place === ARMY) insertAt(x.own[seat].army, inArmy++, card)
    else if (slot.place === SUCCESSOR) x.own[seat].successor = card
    else if (slot.place === DUNGEON) x.own[seat].dungeon = card
    else if (slot.place === SQUIRE) x.own[seat].squire = card
    else if (slot.place === FORGOTTEN) x.hidden.forgotten = card
    else x.hidden.condemned[slot.at] = card
  }
}

/**
 * What the other seats have chosen, seen and learned has to be true in the new world as well. Of what they know about the
 * observer's cards the observer knows as much; what they know of each other it cannot tell, so they are taken to know what
 * everybody knows. Nor can it tell what they have said in advance (IK-9.14).
 */
function settle(x: Position, observer: Observer, random: Random): void {
  for (let seat = 0; seat < x.own.length; seat++) {
    if (seat === observer) continue
    const own = x.own[seat]
    if (own.chosen !== NO_CARD) own.chosen = own.hand[below(random, own.hand.length)]
    own.standing = 0
    const of = own.shownOf
    if (of >= 0 && of !== observer && of !== seat && own.shown.length >= x.own[of].hand.length) {
      const whole = own.shown.length > x.own[of].hand.length
      own.shown = x.own[of].hand.slice()
      if (whole) insert(own.shown, x.own[of].successor)
    }
    for (let at = 0; at < own.condemned.length; at++) {
      if (own.condemned[at] !== NO_CARD) own.condemned[at] = x.hidden.condemned[at]
    }
    if (own.known.length > 0) own.known = own.known.filter((entry) => entry.seat === observer)
  }
}
