import type { Seat } from '@riposte/kernel'
import {
  AEGIS,
  ANCESTOR,
  baseValue,
  type Card,
  CONSPIRACIST,
  ELDER,
  EXILE,
  IMMORTAL,
  NAKTURN,
  type Name,
  nameOf,
  OATHBOUND,
  PRINCESS,
  QUEEN,
  WARLORD,
  ZEALOT,
} from '../names.ts'
import type { Pub } from '../state.ts'
import { blanked, handValue, overrideMuted, type Sway } from '../values.ts'

/** A Throne as the next player would find it, in one number: a search thinks of so many that they should cost nothing. */
export type Throne = number
const ROYAL = 2
const UP = 1
const BLANK = 3

const throneOf = (value: number, marks: number): Throne => value * 4 + marks

export const DISGRACED: Throne = throneOf(1, 0)

export function heightOf(throne: Throne): number {
  return throne >> 2
}

/** The Throne after this seat has put down a card of that name, before its ability. */
export function throneAfter(pub: Pub, { immortal, royalty }: Sway, name: Name, seat: Seat): Throne {
  const bonus = pub.players[seat].conspiracies
  const printed = name === PRINCESS || name === QUEEN
  const marks = printed || name === IMMORTAL || (immortal && name === WARLORD) ? UP + ROYAL : UP
  if (bonus === 0 && blanked(pub, name)) return throneOf(BLANK, marks)
  let value = baseValue(name) + bonus
  if (name === WARLORD && royalty) value += 2
  else if (name === IMMORTAL || name === CONSPIRACIST || (immortal && printed)) value--
  // As a rule: an Exile loses one for each high card that lies there.
  else if (name === NAKTURN || name === EXILE) value -= 2
  return throneOf(value, marks)
}

/** Whether this seat, with so many cards, could play that one on such a Throne. */
export function answers(pub: Pub, sway: Sway, card: Card, seat: Seat, throne: Throne, hand: number): boolean {
  return (
    handValue(pub, card, seat, sway) >= heightOf(throne) || letsDown(overrides(pub, sway, card, seat, hand), throne)
  )
}

/** The Thrones that an override works on: one bit for each of the four ways that they can be marked. */
type Overrides = number
const ANY = 0b1111
const IF_ROYAL = (1 << ROYAL) | (1 << (ROYAL + UP))
const IF_UP = (1 << UP) | (1 << (ROYAL + UP))

/** IK-5.4: where the text of a card lets it down although it is too low. */
export function overrides(pub: Pub, sway: Sway, card: Card, seat: Seat, hand: number): Overrides {
  switch (nameOf(card)) {
    case ELDER:
    case ANCESTOR:
      return overrideMuted(pub, card, seat, sway) ? 0 : IF_ROYAL
    case ZEALOT:
      return pub.players[seat].flipped && !overrideMuted(pub, card, seat, sway) ? ANY & ~IF_ROYAL : 0
    case OATHBOUND:
      return hand > 1 && !overrideMuted(pub, card, seat, sway) ? IF_UP : 0
    case AEGIS:
      return overrideMuted(pub, card, seat, sway) ? 0 : ANY
    default:
      return 0
  }
}

/** Whether such a card may go down on that Throne by its text. */
export function letsDown(where: Overrides, throne: Throne): boolean {
  return (where & (1 << (throne & (ROYAL + UP)))) !== 0
}
