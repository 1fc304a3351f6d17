import { only, shuffle, type Table } from '@riposte/kernel'
import { type NumberCards, numberCards } from '../../modules/number-cards.ts'
import { numberHands } from '../../modules/number-hands.ts'
import { shelf } from '../../slots.ts'
import type { BombBusters } from '../../state.ts'
import type { Value } from '../../wires.ts'
import type { Fact } from './hands.ts'
import { numberIn, once, parted, words, wrong } from './terms.ts'

const SECTION = 'number cards'
const NUMBERS = 12

/** The cards in front of each player (BB-M65.1), and those that are out of the game without having been seen (BB-M39.1). */
const inFront = shelf<{ cards: { readonly value: Value; up: boolean }[][] }>('personal-number-cards')
const unseen = shelf<never, never, { cards: number[] }>('four-of-number')

const numbersIn = (section: string, text: string): number[] =>
  words(text, /[\s,]+/).map((word) => numberIn(section, word, 1, NUMBERS))

/** `3, 5 down, 7` */
function cardsIn(section: string, text: string): { value: Value; up: boolean }[] {
  return words(text, /,/).map((card) => {
    const [value, down] = words(card, /\s+/)
    if (down !== undefined && down !== 'down') throw wrong(section, `a card is "down" or nothing: ${card}`)
    return { value: numberIn(section, value, 1, NUMBERS), up: down === undefined }
  })
}

interface Said {
  row?: { value: Value; up: boolean }[]
  /** The next card first. */
  deck: number[]
  discard: number[]
  out: number[]
  table: number[]
}

function read(text: string): Said {
  const said: Said = { deck: [], discard: [], out: [], table: [] }
  for (const part of words(text, /;/)) {
    const [name, value] = parted(part, ' ')
    if (name === 'row') said.row = cardsIn(SECTION, value)
    else if (name === 'deck' || name === 'discard' || name === 'out' || name === 'table') {
      said[name] = numbersIn(SECTION, value)
    } else throw wrong(SECTION, `there is no ${name} of Number cards`)
  }
  return said
}

/** All numbers that are not among these, shuffled, with these on top, the next one last. */
function deckOf(x: Table<BombBusters>, elsewhere: readonly number[], next: readonly number[]): number[] {
  const all = [...elsewhere, ...next]
  once(SECTION, all, String)
  const rest = Array.from({ length: NUMBERS }, (_, at) => at + 1).filter((number) => !all.includes(number))
  shuffle(x.random, rest)
  return [...rest, ...next.toReversed()]
}

/** BB-N.1: what is said of the Number cards on the table; the rest is the deck. */
export function layNumberCards(x: Table<BombBusters>, text: string): void {
  if (numberHands.inUse(x.pub)) return
  if (!numberCards.inUse(x.pub)) throw wrong(SECTION, `there are none in mission ${x.pub.mission}`)
  const said = read(text)
  if (said.table.length > 0) throw wrong(SECTION, 'none lies face down on the table in this mission')
  const laid: NumberCards = numberCards.pub(x.pub)
  laid.row = said.row ?? laid.row.filter(({ value }) => ![...said.deck, ...said.discard, ...said.out].includes(value))
  laid.discard = said.discard
  const inRow = laid.row.map(({ value }) => value)
  if (!Object.hasOwn(x.hidden.rules, 'four-of-number')) {
    const deck = deckOf(x, [...inRow, ...said.discard, ...said.out], said.deck)
    numberCards.hide(x.hidden, { deck })
  } else {
    // Cards that nobody has seen: so many are not in the deck.
    const rest = deckOf(x, [...inRow, ...said.discard, ...said.out], said.deck)
    const missing = Math.max(0, unseen.hidden(x.hidden).cards.length - said.out.length)
    unseen.hide(x.hidden, {
      cards: [...said.out, ...rest.splice(0, Math.min(missing, rest.length - said.deck.length))],
    })
    numberCards.hide(x.hidden, { deck: rest })
  }
  laid.deck = numberCards.hidden(x.hidden).deck.length
  // BB-M11.1
  if (x.pub.redLike !== 0) {
    if (laid.row.length !== 1) throw wrong(SECTION, 'the row is the one number that counts as red')
    x.pub.redLike = laid.row[0].value
  }
}

/** The public part was laid out as JSON: the deck holds what is not there, as many as it says. */
export function followNumberCards(x: Table<BombBusters>): void {
  if (!numberCards.inUse(x.pub) || !Object.hasOwn(x.hidden.rules, 'number-cards')) return
  const { row, discard, deck } = numberCards.pub(x.pub)
  const rest = deckOf(x, [...row.map(({ value }) => value), ...discard], [])
  if (deck > rest.length) throw wrong('number-cards', `there are no ${deck} cards for the deck`)
  numberCards.hide(x.hidden, { deck: rest.slice(0, deck) })
  if (x.pub.redLike !== 0 && row.length > 0) x.pub.redLike = row[0].value
}

const [TABLE, DECK, OUT] = [1 << 5, 1 << 6, 1 << 7]

/** BB-M29.1: Number cards in hands. Everybody knows their own and what was discarded, and nothing else. */
export function layNumberHands(
  x: Table<BombBusters>,
  text: string | undefined,
  facts: readonly (readonly Fact[])[],
): void {
  const hands = facts.map((mine, seat) =>
    mine.filter(([name]) => name === SECTION).flatMap(([, value]) => cardsIn(`seat ${seat}`, value)),
  )
  const isSaid = hands.some((cards) => cards.length > 0) || text !== undefined
  if (inFront.inUse(x.pub)) {
    if (hands.some((cards) => cards.length > 0)) {
      once(
        SECTION,
        hands.flat().map(({ value }) => value),
        String,
      )
      inFront.put(x.pub, { cards: hands })
    }
    return
  }
  if (!numberHands.inUse(x.pub)) {
    if (hands.some((cards) => cards.length > 0)) throw wrong(SECTION, 'nobody has any in this mission')
    return
  }
  if (!isSaid) return
  const said = read(text ?? '')
  if (said.row !== undefined) throw wrong(SECTION, 'there is no row in this mission')
  if (said.table.length > 1) throw wrong(SECTION, 'at most one lies on the table')
  const held = hands.map((cards) => cards.map(({ value }) => value))
  const deck = deckOf(x, [...held.flat(), ...said.discard, ...said.out, ...said.table], said.deck)
  const isOut = (value: number) => said.discard.includes(value) || said.out.includes(value)
  const zones = (without: number) => {
    let bits = (deck.length > 0 ? DECK : 0) | (said.table.length > 0 ? TABLE : 0)
    held.forEach((cards, seat) => {
      if (cards.length > 0 && seat !== without) bits |= only(seat)
    })
    return bits
  }
  const where = (seat: number) =>
    Array.from({ length: NUMBERS + 1 }, (_, value) =>
      value === 0 ? DECK : isOut(value) ? OUT : seat >= 0 && held[seat].includes(value) ? only(seat) : zones(seat),
    )
  numberHands.put(x.pub, {
    counts: held.map(({ length }) => length),
    deck: deck.length,
    discard: [...said.discard, ...said.out],
    onTable: said.table.length > 0,
    where: where(-1),
  })
  numberHands.hide(x.hidden, { deck, table: said.table[0] ?? 0 })
  held.forEach((cards, seat) => {
    numberHands.give(x.own[seat], { cards, where: where(seat) })
  })
}
