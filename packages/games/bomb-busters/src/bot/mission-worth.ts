import type { Json, Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { bunkerWorth } from './bunker.ts'
import type { Option } from './cuts.ts'
import type { Prefer } from './forms.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'

interface NumberRow {
  readonly row: readonly { readonly value: number; readonly up: boolean }[]
}

/** The Number cards that lie open. */
export function openNumbers(sight: Sight): number[] {
  const { row } = sight.rules<NumberRow>('number-cards') ?? { row: [] }
  return row.filter(({ up }) => up).map(({ value }) => value)
}

/** The player whose turn comes after one's own. */
function nextSeat({ view, me }: Sight): Seat {
  const { length } = view.players
  for (let step = 1; step < length; step++) {
    const seat = (me + step) % length
    if (view.players[seat].uncut > 0) return seat
  }
  return me
}

/** How likely the next player can do anything, when only these numbers are open. */
function nextAble(sight: Sight, isOpen: (value: Value) => boolean): number {
  const next = nextSeat(sight)
  if (next === sight.me) return 1
  let none = 1
  for (let value = 1; value <= 12; value++) {
    if (sight.left(value) > 0 && isOpen(value)) none *= 1 - sight.holds(next, value)
  }
  return 1 - none
}

/** What the next player would lose by having to be skipped. */
function skipCost(sight: Sight, able: number): number {
  return (1 - able) * Math.max(0.1, stepPrice(sight.dialLeft))
}

type Worth = (sight: Sight, option: Option) => number

/** What a cut brings or costs in this mission besides the wires, by the module whose business it is. */
const WORTH: Readonly<Record<string, Worth>> = {
  // BB-M09.3: what the others wait for.
  'sequence-gate': (sight, { value }) => (openNumbers(sight)[0] === value ? 0.04 : 0),
  'sequence-reposition': (sight, { value }) => (openNumbers(sight).includes(value) ? 0.03 : 0),
  'number-deck-unlocks': (sight, { value }) => (openNumbers(sight).includes(value) ? 0.015 : 0),
  // BB-M62.2: a number that is done takes the dial back.
  'number-completions': (sight, { value }) =>
    openNumbers(sight).includes(value) ? (sight.left(value) === 2 ? 0.1 : 0.03) : 0,
  // BB-M43.4: without its wires nothing is won.
  'nano-robot'(sight, { value }) {
    const { space, wires } = sight.rules<{ space: number; wires: number }>('nano-robot') ?? { space: 0, wires: 0 }
    return wires > 0 && value === space ? 0.12 : 0
  },
  // BB-M53.2
  'nano-replaces-dial'(sight, { value, kind }) {
    const { space } = sight.rules<{ space: number }>('nano-replaces-dial') ?? { space: 0 }
    return (value === space ? 0.3 : 0) + (kind === 'solo' && sight.left(value) === 4 ? 0.15 : 0)
  },
  // BB-M29.4: a number that surely does not lie face down for oneself.
  'hidden-number-penalty'(sight, { value }) {
    const where = sight.ownRules<{ where?: readonly number[] }>('number-hands')?.where ?? []
    const candidates = where.filter((zones) => (zones & ON_TABLE) !== 0).length
    const isOpen = value <= 12 && ((where[value] ?? 0) & ON_TABLE) !== 0
    return isOpen && candidates > 0 ? -stepPrice(sight.dialLeft) / candidates : 0
  },
  // BB-M26.3
  'number-gate': (sight, { value }) => {
    const open = openNumbers(sight).filter((other) => other !== value)
    return (
      -skipCost(
        sight,
        nextAble(sight, (other) => open.length === 0 || open.includes(other)),
      ) * 0.3
    )
  },
  'add-subtract': (sight, { value }) => {
    const [, , able] = bestPair(sight, value)
    return -skipCost(sight, able)
  },
  'nano-line': (sight, { value }) => -skipCost(sight, lineAble(sight, value).able),
  oxygen: (sight, option) => oxygenWorth(sight, option),
  'bunker-board': (sight, { value, kind }) =>
    bunkerWorth(sight, value, kind === 'solo' && sight.left(value) === 4 ? 2 : 1),
  // BB-M57.2: the card that this number brings with it.
  'constraint-per-validated-value'(sight, { value, kind }) {
    const cards = sight.rules<{ cards?: readonly string[] }>('constraint-per-validated-value')?.cards ?? []
    const completes = value <= 12 && (sight.left(value) === 2 || (kind === 'solo' && sight.left(value) === 4))
    const card = cards[value - 1]
    return completes && (card === 'H' || card === 'L') ? -0.02 : 0
  },
}

const ON_TABLE = 1 << 5

/** What this cut is worth in this mission besides the wires. */
export function missionWorth(sight: Sight, option: Option): number {
  if (option.kind === 'special' || option.value === 0) return 0
  let worth = 0
  for (const { id } of sight.mission.modules) worth += WORTH[id]?.(sight, option) ?? 0
  return worth
}

// ---- BB-M47: two cards that make the number -----------------------------------------------------------------------------

/** The two cards to use, and how likely the next player can make something of what is left. */
function bestPair(sight: Sight, value: Value): readonly [number, number, number] {
  const up = openNumbers(sight)
  const pairs = new Pairs(sight)
  let found: readonly [number, number, number] = [0, 0, 0]
  let most = Number.NEGATIVE_INFINITY
  for (const a of up) {
    for (const b of up) {
      if (a >= b || (a + b !== value && b - a !== value)) continue
      const rest = up.filter((card) => card !== a && card !== b)
      const open = rest.length === 0 ? ALL_NUMBERS : made(rest)
      const able = nextAble(sight, (other) => open.includes(other))
      const later = rest.length === 0 ? 1 : pairs.best(bits(rest)) / (rest.length / 2)
      const mark = able + later
      if (mark > most) {
        most = mark
        // What is to come counts as well, but less.
        found = [a, b, able * 0.6 + Math.min(able, later) * 0.4]
      }
    }
  }
  return found
}

const ALL_NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1)

function bits(cards: readonly number[]): number {
  return cards.reduce((mask, card) => mask | (1 << card), 0)
}

function made(cards: readonly number[]): number[] {
  const found = new Set<number>()
  for (const a of cards) {
    for (const b of cards) {
      if (a >= b) continue
      if (a + b <= 12) found.add(a + b)
      found.add(b - a)
    }
  }
  return [...found]
}

/** The best way to use up cards two by two: how likely somebody at random has a number that each two make. */
class Pairs {
  readonly #held: readonly number[]
  readonly #known = new Map<number, number>([[0, 0]])

  constructor(sight: Sight) {
    const { players } = sight.view
    this.#held = Array.from({ length: 13 }, (_, value) => {
      if (value === 0 || sight.left(value) === 0) return 0
      const all = players.map((_player, seat) =>
        seat === sight.me ? Math.min(1, sight.own(value)) : sight.holds(seat, value),
      )
      return all.reduce((sum, part) => sum + part, 0) / players.length
    })
  }

  best(mask: number): number {
    const known = this.#known.get(mask)
    if (known !== undefined) return known
    const a = 31 - Math.clz32(mask & -mask)
    let most = 0
    for (let b = a + 1; b <= 12; b++) {
      if ((mask & (1 << b)) === 0) continue
      const sum = a + b <= 12 ? this.#held[a + b] : 0
      const either = 1 - (1 - sum) * (1 - this.#held[b - a])
      most = Math.max(most, either + this.best(mask & ~(1 << a) & ~(1 << b)))
    }
    this.#known.set(mask, most)
    return most
  }
}

// ---- BB-M59: Nano on the line -------------------------------------------------------------------------------------------

/** Which way Nano should look after this cut, and how likely the next player can go on. */
function lineAble(sight: Sight, value: Value): { rotate: boolean; able: number } {
  const { row } = sight.rules<NumberRow>('number-cards') ?? { row: [] }
  const { facing } = sight.rules<{ facing: 1 | -1 }>('nano-line') ?? { facing: 1 }
  const at = row.findIndex((card) => card.value === value)
  const marks = [facing, -facing].map((way) => {
    const ahead = row.flatMap((card, place) => {
      const isThere = (place - at) * way > 0 && card.up && sight.left(card.value) > 0
      return isThere || (place === at && sight.left(value) > 2) ? [card.value] : []
    })
    return { able: nextAble(sight, (other) => ahead.includes(other)), ahead: ahead.length }
  })
  const rotate = marks[1].able + marks[1].ahead * 0.02 > marks[0].able + marks[0].ahead * 0.02
  return { rotate, able: marks[rotate ? 1 : 0].able }
}

// ---- BB-S10: oxygen -----------------------------------------------------------------------------------------------------

interface Depth {
  readonly from: number
  readonly to: number
  readonly cost: number
}

function oxygenPrice(sight: Sight): (value: Value) => number {
  const use = sight.mission.modules.find(({ id }) => id === 'oxygen')
  if (use?.price === 'value') return (value) => value
  const depths = (use?.depths ?? []) as unknown as readonly Depth[]
  return (value) => depths.find(({ from, to }) => value >= from && value <= to)?.cost ?? 0
}

/** What is there has to do for so many: too much is bad for them, too little leaves what is dear for later. */
function unevenly(due: number, available: number, players: number): number {
  const share = available / players
  return due > share ? (due - share) * 0.02 : (share - due) * 0.006
}

function oxygenWorth(sight: Sight, { value, kind }: Option): number {
  const use = sight.mission.modules.find(({ id }) => id === 'oxygen')
  const { pool, held } = sight.rules<{ pool: number; held: readonly number[] }>('oxygen') ?? { pool: 0, held: [] }
  const price = oxygenPrice(sight)
  const due = value <= 12 ? price(value) : 0
  const next = nextSeat(sight)
  const completes = value <= 12 && (sight.left(value) === 2 || (kind === 'solo' && sight.left(value) === 4))
  const solo = kind === 'solo' && sight.left(value) === 4 ? 0.02 : 0
  if (use?.payFrom === 'reserve') {
    // BB-M44: what is left has to do for the others of this round.
    const left = pool - due
    const { length } = sight.view.players
    const waiting = (sight.view.captain - sight.me - 1 + length) % length
    const able = waiting === 0 ? 1 : nextAble(sight, (other) => price(other) <= left)
    return -skipCost(sight, able) - Math.max(0, waiting - left) * 0.08 - unevenly(due, pool, waiting + 1) + solo
  }
  if (use?.payTo === 'teammate') {
    // BB-M49: it goes to whoever plays next.
    const able = nextAble(sight, (other) => price(other) <= held[next] + due)
    // What is spent is what the next one has: high numbers keep it going round.
    return -skipCost(sight, able) + due * 0.012 + solo
  }
  if (use?.endTurn === 'giveRestToLeft') {
    const { length } = sight.view.players
    const waiting = (sight.view.captain - sight.me - 1 + length) % length
    const able = waiting === 0 ? 1 : nextAble(sight, (other) => price(other) <= held[sight.me] - due)
    return -skipCost(sight, able) - unevenly(due, held[sight.me], waiting + 1) + solo
  }
  // BB-M54: a number that is done pays everybody.
  return (completes ? 0.06 : 0) - due * 0.012 + solo * 2
}

/** What some missions want to know with a cut. */
export function extrasFor(sight: Sight): (value: Value) => Prefer {
  return (value) => {
    let pair: readonly [number, number, number] | null = null
    return (field: string, domain: readonly Json[]): Json | undefined => {
      switch (field) {
        case 'oxygenRecipientPlayerId':
          return nextSeat(sight)
        case 'mission59RotateNano':
          return lineAble(sight, value).rotate
        case 'numberCardA':
          pair = bestPair(sight, value)
          return pair[0]
        case 'numberCardB':
          pair ??= bestPair(sight, value)
          return pair[1]
        default:
          return domain[0]
      }
    }
  }
}
