import { type Field, named, whole } from '@riposte/kernel'
import { VALUES, wireText, YELLOW } from './wires.ts'

/** A number that a rule refuses, not the reader: the rulebook gives it a code of its own. */
const NO_VALUE = 0

/** What may be announced: 1 to 12 or "YELLOW". Anything else reads as NO_VALUE. */
export const guess: Field = {
  kind: 'value',
  size: 16,
  write: (value) => (value === YELLOW ? 'YELLOW' : value === NO_VALUE ? null : value),
  read: (json) =>
    json === 'YELLOW'
      ? YELLOW
      : Number.isInteger(json) && Number(json) >= 1 && Number(json) <= 12
        ? Number(json)
        : NO_VALUE,
  schema: { anyOf: [{ type: 'integer', minimum: 1, maximum: 12 }, { const: 'YELLOW' }] },
}

/** An index that no hand has: refused by the rules, with their own code. */
const NO_TILE = 62
/** Beside the stand (BB-10.1), and beside it and spent. */
export const BESIDE = -1
export const BESIDE_SPENT = -2

/** A place in a hand, counted through both stands from the left; -1 is beside the stand. Inside it is one higher. */
export const tile: Field = {
  kind: 'place in a hand',
  size: 64,
  write: (value) => value - 1,
  read: (json) =>
    Number.isInteger(json) && Number(json) >= -1 && Number(json) < NO_TILE ? Number(json) + 1 : NO_TILE + 1,
  schema: { type: 'integer', minimum: -1, maximum: NO_TILE - 1 },
}

/** Wires on one stand, as their places on it, counted from 0 at the left: a bit for each. */
export const places: Field = {
  kind: 'places on a stand',
  size: 1 << 24,
  write: (mask) => {
    const list: number[] = []
    for (let place = 0; mask >> place !== 0; place++) if (((mask >> place) & 1) !== 0) list.push(place)
    return list
  },
  read: () => null,
  schema: { type: 'array', items: { type: 'integer', minimum: 0 } },
}

/** What a wire is, for those who may know. */
export const wire: Field = {
  kind: 'wire',
  size: 128,
  write: (value) => (value === 0 ? null : wireText(value)),
  read: () => null,
  schema: { type: 'string' },
}

/** A value as events tell it: a number, "YELLOW" or "RED". */
export const value: Field = {
  kind: 'value',
  size: 16,
  write: (number) => (number === YELLOW ? 'YELLOW' : number === VALUES - 1 ? 'RED' : number === 0 ? null : number),
  read: () => null,
  schema: { type: 'string' },
}

export const count = whole('count', 0, 127)

/** BB-M36.2: an end of a row of cards. */
const SIDES = ['left', 'right'] as const
export const side = named('side', SIDES)

/** BB-M61.3: which way the constraint cards go round. */
export const DIRECTIONS = ['clockwise', 'counter_clockwise', 'skip'] as const
export const direction = named('direction', DIRECTIONS)
