import type { EventJson } from '@riposte/kernel'
import type { Wish } from '../src/characters/wishes.ts'
import { MISSIONS } from '../src/missions/all.ts'
import type { Mission } from '../src/missions/mission.ts'
import type { RESULTS } from '../src/names.ts'
import { CAPTAINS, type Options } from '../src/options.ts'

type Ending = Exclude<(typeof RESULTS)[number], 'none'>

/** Something that comes in between, as soon as it is possible after so many entries: words, a clock, something unasked. */
export interface Interlude {
  readonly from: number
  /** Who; otherwise the first who can. */
  readonly seat?: number
  readonly does?: { readonly type: string; readonly [field: string]: string | number | boolean | null }
  readonly says?: string
  readonly clock?: true
}

export interface Planned {
  readonly name: string
  readonly seats: number
  readonly options: Partial<Options>
  /** How it is lost: by a team that sees everything, or by chance, with time running out for somebody now and then. */
  readonly by: 'foresight' | 'chance'
  readonly ends: Ending
  /** After so many entries a mission that is to be lost begins to go wrong. */
  readonly until: number
  readonly interludes: readonly Interlude[]
  /** Each of these has to be told to everybody in the course of the match, with these fields among others. */
  readonly shows: readonly EventJson[]
}

/** Which experts are at the table, from mission 31 on (BB-C.3). */
const EXPERTS: readonly (readonly Wish[])[] = [
  [],
  ['character_e1', 'character_e2'],
  ['none', 'character_e3', 'character_e4'],
  ['character_e2', 'double_detector', 'character_e1'],
  ['character_e4', 'character_e1', 'none', 'character_e3', 'character_e2'],
]
const FIRST_WITH_EXPERTS = 31

function optionsFor({ id, characters }: Mission, seats: number, at: number): Partial<Options> {
  const captain = at % 2 === 0 ? CAPTAINS[at % seats] : 'random'
  const experts = (id < FIRST_WITH_EXPERTS ? [] : EXPERTS[at % EXPERTS.length])
    .slice(0, seats)
    .map((wish) => (characters.forbidNonCaptain?.includes(wish) === true ? 'none' : wish))
  return {
    mission: id,
    ...(captain === 'random' ? {} : { captain }),
    ...(experts.every((wish) => wish === 'none') ? {} : { experts }),
  }
}

/** How lost games end, where it is not by turns a red wire and the detonator. */
const ENDS: Readonly<Record<number, Ending>> = {
  1: 'loss_detonator',
  10: 'loss_timer',
  25: 'loss_detonator',
  30: 'loss_timer',
  45: 'loss_detonator',
  46: 'loss_red_wire',
  51: 'loss_detonator',
  53: 'loss_detonator',
  54: 'loss_detonator',
}

/** Games that are lost by chance. */
const BY_CHANCE = [5, 11, 15, 20, 22, 29, 35, 40, 50, 62]
/** Games in which it goes wrong late. */
const LATE: Readonly<Record<number, number>> = { 9: 25, 21: 28, 46: 24, 48: 24, 63: 26, 66: 36 }

/** BB-17.5: anybody plays, stops and winds the soundtrack, and at last it is at its end. */
const LISTENING: readonly Interlude[] = [
  { from: 2, seat: 0, does: { type: 'missionAudioControl', command: 'play', positionMs: null } },
  { from: 6, seat: 1, does: { type: 'missionAudioControl', command: 'pause', positionMs: null } },
  { from: 7, seat: 1, does: { type: 'missionAudioControl', command: 'seek', positionMs: 0 } },
  { from: 8, seat: 1, does: { type: 'missionAudioControl', command: 'play', positionMs: null } },
  { from: 15, clock: true },
]

/** In between, in the games that are won and in those that are lost. */
const WON_INTERLUDES: Readonly<Record<number, readonly Interlude[]>> = {
  // Somebody wants to give up, and thinks better of it.
  3: [
    { from: 6, seat: 0, does: { type: 'surrenderVote', vote: true } },
    { from: 8, seat: 0, does: { type: 'surrenderVote', vote: false } },
  ],
  19: LISTENING,
  // BB-M25.1: one number slips out.
  25: [{ from: 9, seat: 1, says: 'it is a 7' }],
  // BB-M30.2, BB-M30.7: the time for free play is over before everything is cut, and somebody speaks in mime.
  30: [
    { from: 14, clock: true },
    { from: 15, seat: 2, does: { type: 'mission30ManualDetonatorAdvance' } },
  ],
  42: LISTENING,
  49: [{ from: 12, seat: 0, does: { type: 'oxygenSignal' } }],
  54: LISTENING,
  66: LISTENING,
}
const LOST_INTERLUDES: Readonly<Record<number, readonly Interlude[]>> = {
  // BB-M30.5: rounds are missed.
  30: [
    { from: 12, clock: true },
    { from: 18, clock: true },
    { from: 22, clock: true },
  ],
  // BB-S6
  44: [{ from: 9, does: { type: 'passTurn' } }],
  25: [
    { from: 9, seat: 0, says: 'I have a 3' },
    { from: 10, seat: 1, says: 'and a 12 here' },
  ],
}

const WON_SHOWS: Readonly<Record<number, readonly EventJson[]>> = {
  // BB-H9
  55: [{ type: 'challengeSought' }],
}
const LOST_SHOWS: Readonly<Record<number, readonly EventJson[]>> = {
  // BB-M11.3: a right cut of the number that counts as red.
  11: [{ type: 'exploded' }],
  30: [{ type: 'numberHeld' }],
  // BB-M45.7, BB-M51.4: a penalty token beside the stand.
  45: [{ type: 'tokenPlaced', tileIndex: -1 }],
  51: [{ type: 'tokenPlaced', tileIndex: -1 }],
  66: [{ type: 'standeeStays' }],
}

const padded = (mission: number) => `mission-${String(mission).padStart(2, '0')}`

function won(mission: Mission): Planned {
  const { id, players } = mission
  const seats = players[id % players.length]
  return {
    name: `${padded(id)}-won-${seats}`,
    seats,
    options: optionsFor(mission, seats, id),
    by: 'foresight',
    ends: 'win',
    until: 0,
    interludes: WON_INTERLUDES[id] ?? [],
    shows: WON_SHOWS[id] ?? [],
  }
}

function lost(mission: Mission): Planned {
  const { id, players } = mission
  const seats = players[(id + 2) % players.length]
  const ends = ENDS[id] ?? (id % 2 === 0 ? 'loss_detonator' : 'loss_red_wire')
  return {
    name: `${padded(id)}-lost-${seats}`,
    seats,
    options: optionsFor(mission, seats, id + 3),
    by: BY_CHANCE.includes(id) ? 'chance' : 'foresight',
    ends,
    until: LATE[id] ?? 8 + (id % 7),
    interludes: LOST_INTERLUDES[id] ?? [],
    shows: LOST_SHOWS[id] ?? [],
  }
}

/** It never goes wrong on purpose. */
const NEVER = 999

function besides(
  what: string,
  mission: number,
  seats: number,
  ends: Ending,
  until: number,
  interludes: readonly Interlude[],
  ...shows: readonly EventJson[]
): Planned {
  const name = `${padded(mission)}-${what}-${seats}`
  return { name, seats, options: { mission }, by: 'foresight', ends, until, interludes, shows }
}

/** What no game of a mission has to show. */
const BESIDES: readonly Planned[] = [
  besides(
    'surrendered',
    5,
    3,
    'loss_surrender',
    NEVER,
    [
      { from: 9, seat: 2, does: { type: 'surrenderVote', vote: true } },
      { from: 10, seat: 2, does: { type: 'surrenderVote', vote: false } },
      { from: 12, seat: 0, does: { type: 'surrenderVote', vote: true } },
      { from: 13, seat: 1, does: { type: 'surrenderVote', vote: true } },
      { from: 14, seat: 2, does: { type: 'confirmSurrender' } },
    ],
    { type: 'voted', yes: 2 },
  ),
  // The card saves somebody who cuts a red wire (BB-E09), and then nothing does.
  besides(
    'stabilized',
    14,
    4,
    'loss_detonator',
    18,
    [{ from: 16, does: { type: 'useEquipment', equipmentId: 'stabilizer' } }],
    { type: 'tokenWithheld' },
  ),
  besides('swept', 30, 2, 'win', NEVER, [{ from: 12, clock: true }], { type: 'yellowsSwept', success: true }),
  besides('missed-sweep', 30, 3, 'loss_detonator', NEVER, [{ from: 10, clock: true }], {
    type: 'yellowsSwept',
    success: false,
  }),
  besides('stuck', 34, 4, 'loss_detonator', 24, [], { type: 'weakestLinkDiscarded' }),
]

export const planned: readonly Planned[] = [...MISSIONS.flatMap((mission) => [won(mission), lost(mission)]), ...BESIDES]
