import type { Seat } from '@riposte/kernel'
import { type Card, type Name, NO_CARD, nameOf, ownerOf, SIGNATURES } from '../names.ts'
import { withSignatures } from '../options.ts'
import { type Pub, THIS_CARD } from '../state.ts'
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
      if (pub.players[owner].signatures.includes(name) && (owner === seat || reaches(pub, seat))) copies++
    }
  }
  return copies
}

/** IK-9.16: a foreign Army card can be in this hand only after it has received an unseen card. */
function reaches(pub: Pub, seat: Seat): boolean {
  return pub.players[seat].receivedUnseen || pub.options.eligibility !== 'counted'
}

/** IK-9.2: copies that lie in the open, or are tracked with somebody else (IK-9.15). */
function copiesElsewhere(pub: Pub, seat: Seat, name: Name): number {
  let seen = 0
  const count = (card: Card) => {
    if (card === NO_CARD || nameOf(card) !== name) return
    const owner = ownerOf(card)
    if (owner < 0 || owner === seat || pub.players[seat].receivedUnseen) seen++
  }
  const { court, condemned, removed, known, players } = pub
  for (let i = 0; i < court.length; i++) count(court[i].card)
  for (let i = 0; i < condemned.length; i++) count(condemned[i].card)
  for (let i = 0; i < removed.length; i++) count(removed[i])
  count(pub.accused)
  for (let p = 0; p < players.length; p++) {
    const player = players[p]
    for (let i = 0; i < player.antechamber.length; i++) count(player.antechamber[i])
    for (let i = 0; i < player.exhausted.length; i++) count(player.exhausted[i])
    for (let i = 0; i < player.recruitDiscard.length; i++) count(player.recruitDiscard[i])
    count(player.openSuccessor)
  }
  for (let i = 0; i < known.length; i++) {
    if (known[i].tracked && known[i].kind === THIS_CARD && known[i].seat !== seat) count(known[i].what)
  }
  return seen
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
