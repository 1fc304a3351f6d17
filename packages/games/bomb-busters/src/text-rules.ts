import type { Json, Seat } from '@riposte/kernel'
import { abilityName } from './characters/names.ts'

type Laid = Readonly<Record<string, Json>>
type Name = (seat: Seat) => string
interface Card {
  readonly value: number
  readonly up: boolean
}

// What lies there was laid there by a module, so its form is known; everything else is shown as it is.
const list = <T>(json: Json | undefined) => (Array.isArray(json) ? json : []) as unknown as readonly T[]
const number = (json: Json | undefined) => (typeof json === 'number' ? json : 0)
const text = (json: Json | undefined) => (typeof json === 'string' ? json : '')

function card({ value, up }: Card, isPointed = false): string {
  const face = up ? String(value) : `(${value})`
  return isPointed ? `>${face}<` : face
}

function numberCards({ row, deck, discard }: Laid, pointed: number): string {
  const cards = list<Card>(row).map((one, at) => card(one, at === pointed))
  const away = list<number>(discard)
  const rest = [
    ...(number(deck) > 0 ? [`${number(deck)} in the deck`] : []),
    ...(away.length > 0 ? [`discarded ${away.join(' ')}`] : []),
  ]
  return [`Number cards ${cards.join(' ')}`, ...rest].join(', ')
}

function place(at: Json | undefined): string {
  const [row, column] = list<number>(at)
  return `row ${row + 1}, column ${column + 1}`
}

/** One line for what each module has laid out. */
const LINES: Readonly<Record<string, (laid: Laid, name: Name) => string>> = {
  'active-constraint': ({ active, deck }) =>
    active === null ? 'No constraint any more' : `Constraint ${text(active)} for all, ${number(deck)} in the deck`,
  constraints: ({ cards, off }, name) =>
    `Constraints ${list<string>(cards)
      .map((one, seat) => `${name(seat)} ${one}${list<boolean>(off)[seat] ? ' (off)' : ''}`)
      .join(', ')}`,
  'constraint-ring': ({ slots, pool }, name) =>
    `Constraints ${list<{ seat: Seat; card: string }>(slots)
      .map((slot) => `${slot.seat < 0 ? 'nobody' : name(slot.seat)} ${slot.card}`)
      .join(', ')}, ${number(pool)} to replace them`,
  'constraint-per-validated-value': ({ pairs, active }) =>
    `Constraints ${list<{ value: number; constraint: string }>(pairs)
      .map(({ value, constraint }) => `${value} ${constraint}${value === active ? ' (active)' : ''}`)
      .join(', ')}`,
  'number-hands': ({ counts, deck, onTable }, name) =>
    `Number cards ${list<number>(counts)
      .map((held, seat) => `${name(seat)} ${held}`)
      .join(', ')}, ${number(deck)} in the deck${onTable === true ? ', one face down on the table' : ''}`,
  'personal-number-cards': ({ cards }, name) =>
    `Number cards ${list<readonly Card[]>(cards)
      .map((held, seat) => `${name(seat)} ${held.map((one) => card(one)).join(' ') || 'none'}`)
      .join(', ')}`,
  oxygen: ({ pool, held }, name) =>
    `Oxygen: reserve ${number(pool)}, ${list<number>(held)
      .map((tokens, seat) => `${name(seat)} ${tokens}`)
      .join(', ')}`,
  'nano-robot': ({ space, up, wires }) =>
    `Nano on space ${number(space)}, going ${up === true ? 'up' : 'down'}, with ${number(wires)} wires`,
  'nano-replaces-dial': ({ space }) => `Nano on space ${number(space)} of 12`,
  'nano-line': ({ facing }) => `Nano faces ${number(facing) < 0 ? 'left' : 'right'}`,
  'token-draft': ({ line }) => {
    const tokens = list<number>(line)
    return tokens.length === 0 ? '' : `Tokens in line: ${tokens.join(' ')}`
  },
  'challenge-cards': ({ active }) =>
    `Challenges ${
      list<{ challenge: number; numbers: readonly number[] }>(active)
        .map(({ challenge, numbers }) => [challenge, ...numbers.map((one) => `[${one}]`)].join(' '))
        .join(', ') || 'all met'
    }`,
  'bunker-board': ({ cards, floor, cell, activated }) =>
    [
      `Bunker: ${text(floor)} side, ${place(cell)}`,
      Object.entries(cards as Laid)
        .map(([slot, letter]) => `${slot} ${text(letter)}`)
        .join(', '),
      `activated: ${list<string>(activated).join(', ') || 'nothing'}`,
    ].join('; '),
  'hidden-weakest-link': ({ hidden }) => (hidden === true ? 'Characters and constraints lie face down' : ''),
}

/** Where the Sequence card or Nano points in the row of Number cards; -1 for nowhere. */
function pointed(rules: Laid): number {
  const at = (module: string, field: string) => {
    const laid = rules[module] as Laid | undefined
    return typeof laid?.[field] === 'number' ? laid[field] : -1
  }
  return Math.max(at('sequence-gate', 'pointer'), at('sequence-reposition', 'pointer'), at('nano-line', 'at'))
}

/** What a mission has laid out besides wires and equipment, a line each. */
export function ruleLines(rules: Laid, name: Name): string[] {
  const lines = Object.entries(rules).map(([module, laid]) =>
    module === 'number-cards' ? numberCards(laid as Laid, pointed(rules)) : (LINES[module]?.(laid as Laid, name) ?? ''),
  )
  return lines.filter((line) => line !== '')
}

/** The same for what only one seat knows. */
export function ownRuleLines(rules: Laid): string[] {
  const hand = rules['number-hands'] as Laid | undefined
  const link = rules['hidden-weakest-link'] as Laid | undefined
  return [
    ...(hand === undefined ? [] : [`Your Number cards: ${list<number>(hand.cards).join(' ') || 'none'}`]),
    ...(typeof link?.character === 'string'
      ? [`You have the ${abilityName(link.character)} and constraint ${text(link.constraint)}`]
      : []),
  ]
}
