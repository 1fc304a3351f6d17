import { type Blocked, between, blocked, type OptionTable, oneOf, type SatDown } from '@riposte/kernel'
import { EXPERTS_FROM } from './characters/experts.ts'
import { type Wish, wishes } from './characters/wishes.ts'
import { missionOf } from './missions/index.ts'

/** BB-2.5: the seats, as they are named where the captain is chosen. */
export const CAPTAINS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** What is chosen before a mission. Fixed for the match, and public. */
export interface Options {
  /** 1 to 66. */
  mission: number
  /** BB-2.5: the captain's seat, or random. */
  captain: 'random' | (typeof CAPTAINS)[number]
  /** BB-C.3: the character each seat would like, from the first seat on; seats without a wish may be left out. */
  experts: readonly Wish[]
  /** BB-2.5: whether everybody changes places at the start. */
  seating: 'shuffled' | 'kept'
  /** BB-2.2: the host's seat. */
  host: (typeof CAPTAINS)[number]
  /** BB-M54.R2: how much oxygen two players begin mission 54 with. */
  mission54: 'eased' | 'printed'
}

/** What can be chosen, with these missions by their numbers. */
export function optionTable(missions: readonly number[]): OptionTable<Options> {
  return {
    mission: {
      ...between('BB-2.3', 'which mission is played', 1, 66, 1),
      values: missions,
      read: (json) => missions.find((number) => number === json) ?? null,
    },
    experts: wishes,
    captain: oneOf('BB-2.5', 'who is captain: drawn at random, or a seat', ['random', ...CAPTAINS], 'random'),
    seating: oneOf('BB-2.5', 'whether the seats are shuffled at the start, or kept', ['shuffled', 'kept'], 'shuffled'),
    host: { ...oneOf('BB-2.2', 'whose seat is that of the host', CAPTAINS, 'first'), byTable: true },
    mission54: oneOf(
      'BB-M54.R2',
      'mission 54 with two players: with oxygen enough to win, or as printed',
      ['eased', 'printed'],
      'eased',
    ),
  }
}

/** BB-2.5, BB-2.2: whoever was chosen is captain, or has a wish, wherever they sit now. */
export function seated(options: Options, { host, before }: SatDown): Options {
  const { captain, experts } = options
  const now = (seat: (typeof CAPTAINS)[number]) => CAPTAINS[before.indexOf(CAPTAINS.indexOf(seat))] ?? seat
  const wished = before.map((seat) => experts[seat] ?? 'none')
  while (wished.at(-1) === 'none') wished.pop()
  return { ...options, captain: captain === 'random' ? captain : now(captain), experts: wished, host: CAPTAINS[host] }
}

/**
 * BB-2.4: missions that cannot be played by so many. BB-2.5: the captain is one of the players. BB-C.3: characters that may
 * not be chosen in a mission.
 */
export function refuse({ mission, captain, experts, host }: Options, seats: number): Blocked | null {
  const { players, id, characters } = missionOf(mission)
  if (!players.includes(seats)) {
    return blocked('wrongPlayers', 'BB-2.4', `Mission ${id} is for ${players.join(', ')} players.`)
  }
  if (captain !== 'random' && CAPTAINS.indexOf(captain) >= seats) {
    return blocked('noSuchCaptain', 'BB-2.5', `There is no ${captain} seat to be captain.`)
  }
  if (CAPTAINS.indexOf(host) >= seats) return blocked('noSuchHost', 'BB-2.2', `There is no ${host} seat for the host.`)
  const forbidden = id < EXPERTS_FROM ? undefined : experts.find((wish) => characters.forbidNonCaptain?.includes(wish))
  if (forbidden === undefined) return null
  return blocked('characterForbidden', 'BB-C.2', `${forbidden} may not be chosen in mission ${id}.`)
}
