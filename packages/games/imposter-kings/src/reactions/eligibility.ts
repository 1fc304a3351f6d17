import type { Seat } from '@riposte/kernel'
import { armyCard, type Card, type Name, NO_CARD, nameOf, ownerOf, SIGNATURES } from '../names.ts'
import { withSignatures } from '../options.ts'
import { DUNGEON, type Known, type Pub, THIS_CARD } from '../state.ts'
import { blanked, mutedInHand, steadfastInHand, swayOf } from '../values.ts'

/**
 * IK-9.1, IK-9.2: could this player, by what everybody knows, hold that card? It is given the public state and nothing
 * else, so the answer cannot betray a hand.
 */
export function couldHold(pub: Pub, seat: Seat, name: Name): boolean {
  const copies = copiesWithin(pub, seat, name)
  if (copies === 0) return false
  switch (pub.options.eligibility) {
    case 'always': // IK-9.17
      return true
    case 'names': // IK-9.17
      return !namedInSight(pub, seat, name)
    case 'counted':
      return copies > copiesElsewhere(pub, seat, name)
  }
}

/** IK-9.2, IK-9.16: the copies that could have found a way into this hand. */
function copiesWithin(pub: Pub, seat: Seat, name: Name): number {
  let copies = pub.copies[name]
  if (withSignatures(pub.options) && SIGNATURES.includes(name)) {
    for (let owner = 0; owner < pub.players.length; owner++) {
      if (pub.players[owner].signatures.includes(name) && reaches(pub, seat, armyCard(name, owner))) copies++
    }
  }
  return copies
}

/** IK-9.16: whether this Army card can have come into this hand. */
function reaches(pub: Pub, seat: Seat, card: Card): boolean {
  if (ownerOf(card) === seat || pub.options.eligibility !== 'counted') return true
  if (pub.players[seat].receivedUnseen) return true
  return pub.known.some((entry) => isTracked(entry) && entry.seat === seat && entry.what === card)
}

/** IK-9.15: everybody has seen which card it is and who has it. */
function isTracked({ kind, tracked }: Known): boolean {
  return tracked && kind === THIS_CARD
}

/** IK-9.2: everybody knows where this card is, and that it is not in this hand: with somebody else, or in a Dungeon. */
function isElsewhere(entry: Known, seat: Seat): boolean {
  if (entry.place === DUNGEON) return entry.kind === THIS_CARD // IK-7.35a: it was shown, and nobody has taken it
  return isTracked(entry) && entry.seat !== seat
}

/** IK-9.2: copies that lie in the open, or are tracked with somebody else (IK-9.15). */
function copiesElsewhere(pub: Pub, seat: Seat, name: Name): number {
  const { court, condemned, removed, known, players } = pub
  const roams = players[seat].receivedUnseen
  let seen = countsAs(pub.accused, name, seat, roams)
  for (let i = 0; i < court.length; i++) seen += countsAs(court[i].card, name, seat, roams)
  for (let i = 0; i < condemned.length; i++) seen += countsAs(condemned[i].card, name, seat, roams)
  for (let i = 0; i < removed.length; i++) seen += countsAs(removed[i], name, seat, roams)
  for (let p = 0; p < players.length; p++) {
    const { antechamber, exhausted, recruitDiscard, openSuccessor } = players[p]
    seen += countsAs(openSuccessor, name, seat, roams)
    for (let i = 0; i < antechamber.length; i++) seen += countsAs(antechamber[i], name, seat, roams)
    for (let i = 0; i < exhausted.length; i++) seen += countsAs(exhausted[i], name, seat, roams)
    for (let i = 0; i < recruitDiscard.length; i++) seen += countsAs(recruitDiscard[i], name, seat, roams)
  }
  for (let i = 0; i < known.length; i++) {
    if (isElsewhere(known[i], seat)) seen += countsAs(known[i].what, name, seat, roams)
  }
  return seen
}

/**
 * 1 for a copy of that name that could have been in this hand. IK-9.16: of foreign Army cards that is so where cards roam;
 * one that is tracked with this seat is nowhere else.
 */
function countsAs(card: Card, name: Name, seat: Seat, roams: boolean): 0 | 1 {
  if (card === NO_CARD || nameOf(card) !== name) return 0
  const owner = ownerOf(card)
  return owner < 0 || owner === seat || roams ? 1 : 0
}

/** IK-9.17: any copy of that name in the Court, accused, condemned, or in this player's own open zones. */
function namedInSight(pub: Pub, seat: Seat, name: Name): boolean {
  const is = (card: Card) => card !== NO_CARD && nameOf(card) === name
  const player = pub.players[seat]
  return (
    pub.court.some((entry) => is(entry.card)) ||
    is(pub.accused) ||
    pub.condemned.some((entry) => is(entry.card)) ||
    player.antechamber.some(is) ||
    player.exhausted.some(is)
  )
}

/** IK-9.4: whether this reaction is taken from this hand by an effect that everybody can see. */
export function reactionMuted(pub: Pub, seat: Seat, name: Name): boolean {
  if (pub.exiles === 0 && !pub.options.mysticMutesReactions) return false
  const sway = swayOf(pub)
  if (mutedInHand(pub, name, seat, sway)) return true
  return pub.options.mysticMutesReactions && blanked(pub, name) && !steadfastInHand(pub, name, seat, sway) // IK-16.3
}
