import { shuffle, type Table } from '@riposte/kernel'
import { stack } from '../../constraints/stack.ts'
import { CHARACTERS, CONSTRAINTS, type ConstraintId, NO_CHARACTER } from '../../names.ts'
import { shelf } from '../../slots.ts'
import type { BombBusters } from '../../state.ts'
import type { Value } from '../../wires.ts'
import type { Fact } from './hands.ts'
import { numberIn, once, parted, words, wrong } from './terms.ts'

const SECTION = 'constraints'

// The shelves of the missions with constraints, as far as a position says what lies there.
const personal = shelf<{ open: ConstraintId[]; cards: (ConstraintId | null)[]; off: boolean[] }>('constraints')
const ring = shelf<
  { slots: { readonly seat: number; card: ConstraintId }[]; discard: ConstraintId[]; pool: number },
  never,
  { pool: ConstraintId[] }
>('constraint-ring')
const paired = shelf<{ pairs: { value: Value; constraint: ConstraintId }[]; active: Value; completed: Value }>(
  'constraint-per-validated-value',
)
const bunker = shelf<{ cards: Record<string, ConstraintId> }>('bunker-board')
const weakest = shelf<
  { hidden: boolean },
  { character: (typeof CHARACTERS)[number] | null; constraint: ConstraintId | null },
  { constraints: ConstraintId[] }
>('hidden-weakest-link')

function idIn(section: string, text: string): ConstraintId {
  const id = CONSTRAINTS.find((known) => known === text.toUpperCase())
  if (id === undefined) throw wrong(section, `there is no constraint ${text}`)
  return id
}

const idsIn = (text: string): ConstraintId[] => words(text, /[\s,]+/).map((word) => idIn(SECTION, word))

/** What lies where: the name of the place, and what is said of it. */
type Parts = Map<string, string>

/** The cards of these that are not elsewhere, shuffled, with those that come next on top. */
function rest(
  x: Table<BombBusters>,
  of: readonly ConstraintId[],
  elsewhere: readonly ConstraintId[],
  next: readonly ConstraintId[],
): ConstraintId[] {
  once(SECTION, [...elsewhere, ...next], (id) => id)
  const left = of.filter((id) => !elsewhere.includes(id) && !next.includes(id))
  shuffle(x.random, left)
  return [...left, ...next.toReversed()]
}

function layStack(x: Table<BombBusters>, parts: Parts): void {
  const [active = null] = parts.has('active') ? idsIn(parts.get('active') ?? '') : [stack.pub(x.pub).active]
  const discard = idsIn(parts.get('discard') ?? '')
  const out = idsIn(parts.get('out') ?? '')
  const next = idsIn(parts.get('deck') ?? '')
  // Without an active card the deck is empty (BB-M32.3).
  const deck = rest(
    x,
    active === null ? [] : CONSTRAINTS,
    [...(active === null ? [] : [active]), ...discard, ...out],
    next,
  )
  stack.put(x.pub, { active, discard, deck: deck.length })
  stack.hide(x.hidden, { deck })
}

const IN_THE_RING = 5

function layRing(x: Table<BombBusters>, parts: Parts): void {
  const laid = ring.pub(x.pub)
  if (parts.has('slots')) {
    const cards = idsIn(parts.get('slots') ?? '')
    if (cards.length !== laid.slots.length) throw wrong(SECTION, `there are ${laid.slots.length} slots`)
    laid.slots = laid.slots.map(({ seat }, at) => ({ seat, card: cards[at] }))
  }
  laid.discard = idsIn(parts.get('discard') ?? '')
  const elsewhere = [...laid.slots.map(({ card }) => card), ...laid.discard, ...idsIn(parts.get('out') ?? '')]
  const pool = rest(x, CONSTRAINTS.slice(IN_THE_RING), elsewhere, idsIn(parts.get('deck') ?? ''))
  laid.pool = pool.length
  ring.hide(x.hidden, { pool })
}

function layPairs(x: Table<BombBusters>, parts: Parts): void {
  const laid = paired.pub(x.pub)
  if (parts.has('pairs')) {
    const cards = idsIn(parts.get('pairs') ?? '')
    if (cards.length !== CONSTRAINTS.length)
      throw wrong(SECTION, 'the pairs are the cards of the numbers 1 to 12, in order')
    once(SECTION, cards, (id) => id)
    laid.pairs = cards.map((constraint, at) => ({ value: at + 1, constraint }))
  }
  if (parts.has('active')) laid.active = numberIn(SECTION, parts.get('active'), 0, 12)
  if (parts.has('completed')) laid.completed = numberIn(SECTION, parts.get('completed'), 0, 12)
}

function layBunker(x: Table<BombBusters>, parts: Parts): void {
  const { cards } = bunker.pub(x.pub)
  for (const [slot, text] of parts) cards[slot] = idIn(SECTION, text)
  once(SECTION, Object.values(cards), (id) => id)
}

const PLACES: readonly (readonly [
  isHere: (x: Table<BombBusters>) => boolean,
  names: readonly string[],
  lay: (x: Table<BombBusters>, parts: Parts) => void,
])[] = [
  [({ pub }) => stack.inUse(pub), ['active', 'discard', 'deck', 'out'], layStack],
  [({ pub }) => ring.inUse(pub), ['slots', 'discard', 'deck', 'out'], layRing],
  [({ pub }) => paired.inUse(pub), ['pairs', 'active', 'completed'], layPairs],
  [({ pub }) => bunker.inUse(pub), ['north', 'south', 'east', 'west', 'action'], layBunker],
  [
    ({ pub }) => personal.inUse(pub),
    ['open'],
    (x, parts) => {
      personal.pub(x.pub).open = idsIn(parts.get('open') ?? '')
    },
  ],
]

/** BB-K: the constraint cards on the table. */
export function layConstraints(x: Table<BombBusters>, text: string): void {
  const [, names, lay] = PLACES.find(([isHere]) => isHere(x)) ?? []
  if (names === undefined || lay === undefined)
    throw wrong(SECTION, `there are none on the table in mission ${x.pub.mission}`)
  const parts: Parts = new Map(words(text, /;/).map((part) => parted(part, ' ')))
  for (const name of parts.keys()) {
    if (!names.includes(name)) throw wrong(SECTION, `there is no ${name} in this mission, but ${names.join(', ')}`)
  }
  lay(x, parts)
}

/** `constraint B`, `constraint B off`: the card before a player (BB-M31.1), or the hidden one (BB-M34.2). */
export function layOwnConstraints(x: Table<BombBusters>, facts: readonly (readonly Fact[])[]): void {
  const said = facts.map((mine) => mine.find(([name]) => name === 'constraint')?.[1])
  if (said.every((text) => text === undefined)) return
  const cards = said.map((text, seat) => {
    if (text === undefined) return null
    const [id, off] = words(text, /\s+/)
    if (off !== undefined && off !== 'off') throw wrong(`seat ${seat}`, `a constraint is "off" or nothing: ${text}`)
    return { id: idIn(`seat ${seat}`, id ?? ''), off: off === 'off' }
  })
  once(
    'constraint',
    cards.flatMap((card) => (card === null ? [] : [card.id])),
    (id) => id,
  )
  if (personal.inUse(x.pub)) {
    if (x.pub.turn === 0) throw wrong('constraint', 'it is chosen before the first turn, so this needs "to act: N"')
    personal.put(x.pub, {
      open: [],
      cards: cards.map((card) => card?.id ?? null),
      off: cards.map((card) => card?.off ?? false),
    })
  } else if (weakest.inUse(x.pub))
    layWeakest(
      x,
      cards.map((card) => card?.id ?? null),
    )
  else throw wrong('constraint', `nobody has one in mission ${x.pub.mission}`)
}

const DEALT: readonly ConstraintId[] = CONSTRAINTS.slice(0, 5)

/** BB-M34.2: the rest of A to E goes to the others at random. */
function layWeakest(x: Table<BombBusters>, said: readonly (ConstraintId | null)[]): void {
  const left = rest(
    x,
    DEALT,
    said.filter((id) => id !== null),
    [],
  )
  for (const [seat, id] of said.entries()) {
    if (id !== null && !DEALT.includes(id)) throw wrong(`seat ${seat}`, 'only A to E were dealt')
    weakest.give(x.own[seat], { ...weakest.own(x.own[seat]), constraint: id ?? left.pop() ?? null })
  }
  weakest.hide(x.hidden, { constraints: left })
}

/** BB-M34.2: before the mission deals them out hidden: everybody has a character, the captain's card among them. */
export function fillCharacters({ pub }: Table<BombBusters>): void {
  const free = CHARACTERS.map((_, card) => card).filter((card) =>
    pub.players.every(({ character }) => character !== card),
  )
  for (const player of pub.players)
    if (player.character === NO_CHARACTER) player.character = free.shift() ?? NO_CHARACTER
  if (pub.players.every(({ character }) => character !== 0)) {
    throw wrong('character', `somebody holds ${CHARACTERS[0]} in mission ${pub.mission}`)
  }
}

/** BB-M34.2: the characters that were said are the ones they hold; or BB-M34.6, all cards are gone. */
export function layCharacters(x: Table<BombBusters>, characters: readonly number[], isOver: boolean): void {
  for (const [seat, character] of characters.entries()) {
    if (isOver) {
      x.pub.players[seat].character = character
      weakest.give(x.own[seat], { character: null, constraint: null })
    } else weakest.give(x.own[seat], { ...weakest.own(x.own[seat]), character: CHARACTERS[character] ?? null })
  }
  if (!isOver) return
  weakest.hide(x.hidden, { constraints: [] })
  weakest.pub(x.pub).hidden = false
}

export const hidesCharacters = ({ pub }: Table<BombBusters>): boolean => weakest.inUse(pub)
