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
  readonly seat?: number
  readonly does?: { readonly type: string; readonly [field: string]: string | number | boolean | null }
  readonly says?: string
  readonly clock?: true
  readonly takesBack?: true
}

export interface Planned {
  readonly name: string
  readonly seats: number
  readonly options: Partial<Options>
  /** Who plays: a team that sees everything, or chance, with time running out for somebody now and then. */
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

/** How the lost games end. A mission without red wires (or whose red wires are harmless) leaves only the detonator. */
const ENDS: Readonly<Record<number, Ending>> = {
  1: 'loss_detonator',
  10: 'loss_timer',
  25: 'loss_detonator',
  30: 'loss_timer',
  53: 'loss_detonator',
  54: 'loss_detonator',
}

/** In between, in the games that are won and in those that are lost. */
const WON_INTERLUDES: Readonly<Record<number, readonly Interlude[]>> = {
  3: [{ from: 6, seat: 0, takesBack: true }],
  // BB-M25.1: one number slips out.
  25: [{ from: 9, seat: 1, says: 'it is a 7' }],
}
const LOST_INTERLUDES: Readonly<Record<number, readonly Interlude[]>> = {}

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
    shows: [],
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
    by: id % 5 === 0 && ends !== 'loss_timer' ? 'chance' : 'foresight',
    ends,
    until: 8 + (id % 7),
    interludes: LOST_INTERLUDES[id] ?? [],
    shows: [],
  }
}

/** What no mission needs to show of its own accord. */
const BESIDES: readonly Planned[] = []

export const planned: readonly Planned[] = [...MISSIONS.flatMap((mission) => [won(mission), lost(mission)]), ...BESIDES]
