import {
  below,
  everyone,
  includes,
  type Observer,
  only,
  type Random,
  type Seat,
  type Seats,
  type Table,
} from '@riposte/kernel'
import { events } from '../events.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Position } from '../state.ts'
import type { Value } from '../wires.ts'

/** Where a Number card may be, one bit each: somebody's hand (the bit of that seat), the table, the deck, out of the game. */
type Zones = number
const TABLE: Zones = 1 << 5
const DECK: Zones = 1 << 6
const OUT: Zones = 1 << 7
const NUMBERS = 12

/** BB-N.1: what everybody sees of Number cards that are held in hands. */
export interface NumberHands {
  counts: number[]
  deck: number
  discard: number[]
  /** A card lies face down on the table. */
  onTable: boolean
  /** By number, where everybody knows it to be. */
  where: Zones[]
}

/** What one seat holds, and where it knows each number to be. */
interface Hand {
  cards: number[]
  where: Zones[]
}

/** The deck, the top card last, and what lies on the table; 0 for nothing. */
interface Unseen {
  deck: number[]
  table: Value
}

export const numberHands = shelf<NumberHands, Hand, Unseen>('number-hands')

/** BB-M29.1: a shuffled deck; nobody has drawn yet. */
export function layOutHands(x: Table<BombBusters>, deck: number[]): void {
  const anywhere = new Array<Zones>(NUMBERS + 1).fill(DECK)
  numberHands.put(x.pub, {
    counts: x.own.map(() => 0),
    deck: deck.length,
    discard: [],
    onTable: false,
    where: anywhere.slice(),
  })
  numberHands.hide(x.hidden, { deck, table: 0 })
  for (const mine of x.own) numberHands.give(mine, { cards: [], where: anywhere.slice() })
}

/** A card goes from here to there; these seats see which one, and all others know only that one did. */
function moved(x: Position, value: Value, from: Zones, to: Zones, seenBy: Seats): void {
  const hands = numberHands.pub(x.pub)
  const isOpen = seenBy === everyone(x.own.length)
  follow(hands.where, value, from, to, isOpen)
  for (const [seat, mine] of x.own.entries()) {
    follow(numberHands.own(mine).where, value, from, to, includes(seenBy, seat))
  }
  hands.counts.forEach((count, seat) => {
    if (count === 0) forget(x, only(seat))
  })
  if (hands.deck === 0) forget(x, DECK)
  if (!hands.onTable) forget(x, TABLE)
}

function follow(where: Zones[], value: Value, from: Zones, to: Zones, isSeen: boolean): void {
  if (isSeen) where[value] = to
  else for (let v = 1; v <= NUMBERS; v++) if ((where[v] & from) !== 0) where[v] |= to
}

/** Where there is nothing, nothing can be. */
function forget({ pub, own }: Position, zone: Zones): void {
  for (const where of [numberHands.pub(pub).where, ...own.map((mine) => numberHands.own(mine).where)]) {
    for (let value = 1; value <= NUMBERS; value++) where[value] &= ~zone
  }
}

/** The top card goes to this hand. */
export function drawToHand(x: Table<BombBusters>, seat: Seat): void {
  const hands = numberHands.pub(x.pub)
  const { deck } = numberHands.hidden(x.hidden)
  const value = deck.pop()!
  numberHands.own(x.own[seat]).cards.push(value)
  hands.deck = deck.length
  hands.counts[seat]++
  moved(x, value, DECK, only(seat), only(seat))
  x.whisper(only(seat), events.numberCardDealt, { seat, value })
}

/** BB-M29.3: a card of the hand lies face down on the table. */
export function layDown(x: Table<BombBusters>, seat: Seat, at: number, actor: Seat): void {
  const hands = numberHands.pub(x.pub)
  const [value] = numberHands.own(x.own[seat]).cards.splice(at, 1)
  numberHands.hidden(x.hidden).table = value
  hands.counts[seat]--
  hands.onTable = true
  moved(x, value, only(seat), TABLE, only(seat))
  x.whisper(only(seat), events.numberCardHidden, { seat, actor, value })
}

/** The card on the table goes to this hand; everybody has seen it, or only this seat has. */
export function takeUp(x: Table<BombBusters>, seat: Seat, seen: 'by all' | 'by one'): void {
  const hands = numberHands.pub(x.pub)
  const value = clearTable(x)
  numberHands.own(x.own[seat]).cards.push(value)
  hands.counts[seat]++
  moved(x, value, TABLE, only(seat), seen === 'by all' ? everyone(x.seats) : only(seat))
  x.whisper(only(seat), events.numberCardTaken, { seat, value })
}

/** The card on the table leaves the game. */
export function discardTable(x: Table<BombBusters>): void {
  const value = clearTable(x)
  numberHands.pub(x.pub).discard.push(value)
  moved(x, value, TABLE, OUT, everyone(x.seats))
}

function clearTable(x: Table<BombBusters>): Value {
  const unseen = numberHands.hidden(x.hidden)
  const { table } = unseen
  unseen.table = 0
  numberHands.pub(x.pub).onTable = false
  return table
}

/** BB-M29.6: this number leaves the game from whichever hand it is in, or from the deck. */
export function discardNumber(x: Table<BombBusters>, value: Value): void {
  const hands = numberHands.pub(x.pub)
  const holder = x.own.findIndex((mine) => numberHands.own(mine).cards.includes(value))
  const { deck } = numberHands.hidden(x.hidden)
  const pile = holder < 0 ? deck : numberHands.own(x.own[holder]).cards
  const at = pile.indexOf(value)
  if (at < 0) return
  pile.splice(at, 1)
  hands.deck = deck.length
  if (holder >= 0) hands.counts[holder]--
  hands.discard.push(value)
  moved(x, value, holder < 0 ? DECK : only(holder), OUT, everyone(x.seats))
  x.tell(events.numberCardDiscarded, { seat: holder + 1, value })
}

/** BB-M29.7: this hand goes under the deck. */
export function returnHand(x: Table<BombBusters>, seat: Seat): void {
  const hands = numberHands.pub(x.pub)
  const mine = numberHands.own(x.own[seat])
  const { deck } = numberHands.hidden(x.hidden)
  const cards = mine.cards.splice(0)
  deck.unshift(...cards)
  hands.deck = deck.length
  hands.counts[seat] = 0
  for (const value of cards) moved(x, value, only(seat), DECK, only(seat))
  x.tell(events.numberCardsReturned, { seat, cards: cards.length })
}

/** Exchanges tried per card. */
const TRIES = 4

/** Cards that the observer cannot place change places, two by two; what the others know goes along with the names. */
export function resampleHands({ pub, own, hidden }: Position, observer: Observer, random: Random): void {
  const { where } = observer < 0 ? numberHands.pub(pub) : numberHands.own(own[observer])
  const unseen = numberHands.hidden(hidden)
  const at = new Array<Zones>(NUMBERS + 1).fill(OUT)
  own.forEach((mine, seat) => {
    for (const value of numberHands.own(mine).cards) at[value] = only(seat)
  })
  for (const value of unseen.deck) at[value] = DECK
  if (unseen.table !== 0) at[unseen.table] = TABLE
  for (let tries = NUMBERS * TRIES; tries > 0; tries--) {
    const one = 1 + below(random, NUMBERS)
    const other = 1 + below(random, NUMBERS)
    if (one === other || (where[one] & at[other]) === 0 || (where[other] & at[one]) === 0) continue
    // Who holds both of them sees no difference, and nobody else may know of one.
    if (at[one] === at[other] && at[one] !== DECK) continue
    exchange(at, one, other)
    const renamed = (value: number) => (value === one ? other : value === other ? one : value)
    own.forEach((mine, seat) => {
      const hand = numberHands.own(mine)
      hand.cards = hand.cards.map(renamed)
      if (seat !== observer) exchange(hand.where, one, other)
    })
    unseen.deck = unseen.deck.map(renamed)
    unseen.table = renamed(unseen.table)
  }
}

function exchange(list: number[], one: number, other: number): void {
  const kept = list[one]
  list[one] = list[other]
  list[other] = kept
}
