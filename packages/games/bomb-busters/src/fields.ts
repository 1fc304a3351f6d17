import { type Field, flag, id, named, type Of, whole } from '@riposte/kernel'
import { RED, type Value, type Wire, wireText, YELLOW } from './wires.ts'

/** A number that a rule refuses, not the reader: the rulebook gives it a code of its own. */
const NO_VALUE = 0

/** What may be announced: 1 to 12 or "YELLOW". Anything else reads as NO_VALUE. */
export const guess: Field<'value', Value, number | 'YELLOW' | null> = {
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

/** BB-5.6: what a setup token shows: 1 to 12, or 0 for yellow. Anything else reads as NO_VALUE. */
export const shownOnToken: Field<'value of a token', Value, number | null> = {
  kind: 'value of a token',
  size: 16,
  write: (value) => (value === YELLOW ? 0 : value === NO_VALUE ? null : value),
  read: (json) => (json === 0 ? YELLOW : json === 'YELLOW' ? NO_VALUE : guess.read(json)),
  schema: { type: 'integer', minimum: 0, maximum: 12 },
}

/** An index that no hand has: refused by the rules, with their own code. */
const NO_TILE = 62
/** Beside the stand (BB-10.1), and beside it and spent. */
export const BESIDE = -1
export const BESIDE_SPENT = -2

/** A place in a hand, counted through both stands from the left; -1 is beside the stand. Inside it is one higher. */
export const tile: Field<'place in a hand', number, number> = {
  kind: 'place in a hand',
  base: 1,
  size: 64,
  write: (value) => value - 1,
  read: (json) =>
    Number.isInteger(json) && Number(json) >= -1 && Number(json) < NO_TILE ? Number(json) + 1 : NO_TILE + 1,
  schema: { type: 'integer', minimum: -1, maximum: NO_TILE - 1 },
}

/** The same as events tell it: -2 is beside the stand and spent, or no wire at all. */
export const toldTile: typeof tile = { ...tile, least: -1 }

/** Wires on one stand, as their places on it, counted from 0 at the left: a bit for each. */
export const places: Field<'places on a stand', number, readonly number[]> = {
  kind: 'places on a stand',
  base: 1,
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
export const wire: Field<'wire', Wire, string> = {
  kind: 'wire',
  size: 128,
  write: wireText,
  read: () => null,
  schema: { type: 'string' },
}

type ToldValue = number | 'YELLOW' | 'RED'

/** A value as events tell it: a number, "YELLOW" or "RED". */
export const value: Field<'value', Value, ToldValue> = {
  kind: 'value',
  size: 16,
  write: (number) => (number === YELLOW ? 'YELLOW' : number === RED ? 'RED' : number),
  read: () => null,
  schema: { type: 'string' },
}

/** The same where there may be none. */
export const anyValue: Field<'value', Value, ToldValue | null> = {
  ...value,
  isOptional: true,
  write: (number) => (number === 0 ? null : value.write(number)),
}

const NO_STAND = 2

/** BB-M43.4: a stand of one's own, or nothing. One that nobody has is read, so that the rules can ignore it. */
export const nanoStand: Field<'stand', number, number | null> = {
  kind: 'stand',
  base: 1,
  isOptional: true,
  size: 4,
  write: (value) => (value === 0 ? null : value - 1),
  read(json) {
    if (json === null || json === undefined) return 0
    if (!Number.isInteger(json)) return null
    return json === 0 || json === 1 ? json + 1 : NO_STAND + 1
  },
  schema: { anyOf: [{ type: 'null' }, { type: 'integer' }] },
}

/** BB-M59.3: something that is asked for with a cut; left out it is not. */
export const wanted: typeof flag = { ...flag, read: (json) => ((json ?? null) === null ? 0 : flag.read(json)) }

/** How many there are of something, or how far something goes. */
export function amount<K extends string>(kind: K): Field<K, number, number> {
  return whole(kind, 0, 127)
}

/** One of a row that people count from 1. */
export function numbered<K extends string>(kind: K): Field<K, Of<K>, Of<K>> {
  return id(kind, 127, 1)
}

/** BB-M36.2: an end of a row of cards. */
const SIDES = ['left', 'right'] as const
export const side = named('end of a row', SIDES)

/** BB-M61.3: which way the constraint cards go round. */
export const DIRECTIONS = ['clockwise', 'counter_clockwise', 'skip'] as const
export const direction = named('way round the table', DIRECTIONS)

/** BB-M66.3: a way for the standee to go, or what it activates where it stands. */
export const BUNKER_CHOICES = [
  'north',
  'east',
  'south',
  'west',
  'front_key',
  'front_skull',
  'back_alarm',
  'back_detonator',
] as const
export type BunkerChoice = (typeof BUNKER_CHOICES)[number]
export const bunkerChoice = named('step in the bunker', BUNKER_CHOICES)

/** BB-M66.1: where a constraint card lies in the bunker. */
const BUNKER_SLOTS = ['north', 'south', 'east', 'west', 'action'] as const
export type BunkerSlot = (typeof BUNKER_SLOTS)[number]
export const bunkerSlot = named('slot of the bunker', BUNKER_SLOTS)

/** BB-17.5: what can be done with a soundtrack. */
export const AUDIO_COMMANDS = ['play', 'pause', 'seek'] as const
export type AudioCommand = (typeof AUDIO_COMMANDS)[number]
export const audioCommand = named('soundtrack command', AUDIO_COMMANDS)

/** No soundtrack is longer: some eight minutes. */
const LONGEST_MS = 2 ** 19 - 1
/** BB-17.5: a position in a soundtrack, in milliseconds. */
export const audioPosition: Field<'milliseconds', number, number> = {
  kind: 'milliseconds',
  size: LONGEST_MS + 1,
  read(json) {
    if (typeof json !== 'number' || !Number.isFinite(json)) return null
    // BB-17.5: positions stay between 0 and the length, which the rules know.
    return Math.min(LONGEST_MS, Math.max(0, Math.floor(json)))
  },
  write: (value) => value,
  schema: { type: 'integer', minimum: 0 },
}

/** BB-M30.3: the parts of the speed mission. */
export const SPEED_PHASES = [
  'briefing_locked',
  'prologue_free_play',
  'round_a1',
  'round_a2',
  'round_b1',
  'round_b2',
  'mime_intro',
  'round_c1',
  'round_c2',
  'triple_lock_intro',
  'triple_lock',
  'yellow_sweep',
  'final_cleanup',
] as const
export type SpeedPhase = (typeof SPEED_PHASES)[number]
export const speedPhase = named('part of the script', SPEED_PHASES)
