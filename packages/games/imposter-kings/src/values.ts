import type { Seat } from '@riposte/kernel'
import {
  AEGIS,
  ANCESTOR,
  BARD,
  baseValue,
  type Card,
  CONSPIRACIST,
  ELDER,
  EXILE,
  IMMORTAL,
  IMPERSONATOR,
  NAKTURN,
  type Name,
  nameOf,
  PRINCESS,
  printedRoyalty,
  printedSteadfast,
  QUEEN,
  SOLDIER,
  WARLORD,
} from './names.ts'
import type { CourtCard, Pub } from './state.ts'

/** IK-5.10: what every disgraced card is worth. */
const DISGRACED_VALUE = 1
/** IK-7.17a: what a card blanked by Mystic is worth in the Court. */
const BLANK_VALUE = 3

/**
 * What the whole Court does to every card. Read once per question: muting, Royalty and values hang on each other, and
 * this is the order that makes the answer unique (IK-6.33).
 */
export interface Sway {
  /** A face-up Immortal. Steadfast, so nothing can mute it. */
  immortal: boolean
  /** Face-up Ancestors that are not muted (IK-6.35: they add up). */
  ancestors: number
  royalty: boolean
}

const sway: Sway = { immortal: false, ancestors: 0, royalty: false }

/** The answer is only good until the Court changes: there is one record, written anew each time. */
export function swayOf(pub: Pub): Sway {
  const { court } = pub
  let immortal = false
  let royalty = false
  let ancestors = 0
  for (let i = 0; i < court.length; i++) {
    const entry = court[i]
    if (!entry.up) continue
    const name = entry.as
    if (printedRoyalty(name)) royalty = true
    else if (name === IMMORTAL) immortal = true
    // IK-6.33: an Ancestor is Steadfast only by Conspiracist; then it is muted by Exile or Mystic or not at all.
    else if (name === ANCESTOR && (entry.bonus > 0 || (pub.exiles === 0 && !blanked(pub, entry.card)))) ancestors++
  }
  sway.immortal = immortal
  sway.ancestors = ancestors
  sway.royalty = royalty || immortal // IK-6.10: a face-up Immortal is Royalty itself
  return sway
}

/** IK-6.10: a trait and not an ability, so muting leaves it alone. */
function royalName(name: Name, immortal: boolean): boolean {
  return printedRoyalty(name) || (immortal && (name === IMMORTAL || name === WARLORD))
}

export function isRoyalty(entry: CourtCard, immortal: boolean): boolean {
  return entry.up && royalName(entry.as, immortal)
}

/** IK-7.17: whether Mystic has named this card's base value. */
export function blanked(pub: Pub, card: Card | Name): boolean {
  return (pub.mystic & (1 << baseValue(card))) !== 0
}

function weakenedByImmortal(name: Name): boolean {
  return name === PRINCESS || name === QUEEN || name === ELDER
}

/** IK-6.20, for a card in the Court. */
export function steadfastInCourt(pub: Pub, entry: CourtCard, s: Sway): boolean {
  if (entry.bonus > 0) return true
  if (entry.as === AEGIS) return !pub.players[entry.by].flipped
  if (entry.as === ELDER) return s.ancestors > 0
  return printedSteadfast(entry.as)
}

/** IK-6.20, for a card in a hand or an Antechamber. */
export function steadfastInHand(pub: Pub, name: Name, seat: Seat, s: Sway): boolean {
  if (pub.players[seat].conspiracies > 0) return true
  if (name === AEGIS) return !pub.players[seat].flipped
  if (name === ELDER) return s.ancestors > 0
  return printedSteadfast(name)
}

/** IK-6.30, for a card in the Court. */
export function mutedInCourt(pub: Pub, entry: CourtCard, s: Sway): boolean {
  if (pub.exiles === 0 && pub.mystic === 0 && !s.immortal) return false
  if (steadfastInCourt(pub, entry, s)) return false // IK-6.31
  return pub.exiles !== 0 || blanked(pub, entry.card) || (s.immortal && weakenedByImmortal(entry.as))
}

/** IK-6.30, for a card in a hand: Mystic does not reach there (IK-7.17b). */
export function mutedInHand(pub: Pub, name: Name, seat: Seat, s: Sway): boolean {
  if (pub.exiles === 0 && !s.immortal) return false
  if (steadfastInHand(pub, name, seat, s)) return false // IK-6.31
  return pub.exiles !== 0 || (s.immortal && weakenedByImmortal(name))
}

/** IK-6.30: a card that would be blank on landing cannot use its override either. */
export function overrideMuted(pub: Pub, card: Card, seat: Seat, s: Sway): boolean {
  const name = nameOf(card)
  return mutedInHand(pub, name, seat, s) || (blanked(pub, card) && !steadfastInHand(pub, name, seat, s))
}

/** IK-6.2, also for the Antechamber. */
export function handValue(pub: Pub, card: Card, seat: Seat, s: Sway): number {
  const name = nameOf(card)
  let value = baseValue(card) + pub.players[seat].conspiracies // IK-7.38a
  if (name === WARLORD) {
    if (s.royalty && !mutedInHand(pub, name, seat, s)) value += 1 // IK-7.14a
  } else if (weakenedByImmortal(name)) {
    if (s.immortal && !steadfastInHand(pub, name, seat, s)) value -= 1 // IK-7.12a, IK-16.2
    if (name === ELDER) value += 3 * s.ancestors // IK-7.34b
  }
  return value
}

/** IK-6.3 */
export function courtValue(pub: Pub, at: number, s: Sway): number {
  const entry = pub.court[at]
  if (!entry.up) return DISGRACED_VALUE
  const name = entry.as
  const muted = mutedInCourt(pub, entry, s)
  const onThrone = at === pub.court.length - 1
  let value = baseValue(entry.card)
  if (muted && blanked(pub, entry.card)) value = BLANK_VALUE
  else if (name === IMMORTAL) value = 5
  else if (name === NAKTURN && !muted) value = 2
  else if (name === IMPERSONATOR && !muted && entry.fromAntechamber) value = 2
  if (!muted) {
    if (name === WARLORD && s.royalty)
      value += 2 // IK-7.14a
    else if (name === SOLDIER && entry.proven && onThrone)
      value += 2 // IK-7.8b
    else if (name === BARD && entry.proven)
      value += 1 // IK-7.7a
    else if (name === CONSPIRACIST && onThrone)
      value -= 1 // IK-7.38b
    else if (name === EXILE && onThrone) value -= highCards(pub) // IK-7.39b
  }
  if (name === ELDER) value += 3 * s.ancestors // IK-7.34b
  if (s.immortal && weakenedByImmortal(name) && !steadfastInCourt(pub, entry, s)) value -= 1 // IK-6.5, IK-7.12a
  value += entry.bonus // IK-7.38a
  return value < 1 ? 1 : value
}

function highCards(pub: Pub): number {
  let count = 0
  for (const entry of pub.court) if (entry.up && baseValue(entry.card) >= 7) count++
  return count
}

/** IK-6.1 */
export function throneValue(pub: Pub, s: Sway): number {
  const top = pub.court.length - 1
  return top < 0 ? 0 : courtValue(pub, top, s)
}

export function throneIsRoyal(pub: Pub, s: Sway): boolean {
  const { court } = pub
  return court.length > 0 && isRoyalty(court[court.length - 1], s.immortal)
}
