import { type Blocked, between, blocked, type OptionTable, oneOf } from '@riposte/kernel'
import { EXPERTS_FROM } from './characters/experts.ts'
import { type Wish, wishes } from './characters/wishes.ts'
import { missionOf, playable } from './missions/index.ts'

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
}

/** Made once the modules are loaded: only missions whose rules are all here can be chosen. */
export function optionTable(): OptionTable<Options> {
  const missions = playable()
  return {
    mission: {
      ...between('BB-2.3', 'which mission is played', 1, 66, 1),
      values: missions,
      read: (json) => missions.find((number) => number === json) ?? null,
    },
    experts: wishes,
    captain: oneOf('BB-2.5', 'who is captain: drawn at random, or a seat', ['random', ...CAPTAINS], 'random'),
  }
}

/**
 * BB-2.4: missions that cannot be played by so many. BB-2.5: the captain is one of the players. BB-C.3: characters that may
 * not be chosen in a mission.
 */
export function refuse({ mission, captain, experts }: Options, seats: number): Blocked | null {
  const { players, id, characters } = missionOf(mission)
  if (!players.includes(seats)) {
    return blocked('wrongPlayers', 'BB-2.4', `Mission ${id} is for ${players.join(', ')} players.`)
  }
  if (captain !== 'random' && CAPTAINS.indexOf(captain) >= seats) {
    return blocked('noSuchCaptain', 'BB-2.5', `There is no ${captain} seat to be captain.`)
  }
  const forbidden = id < EXPERTS_FROM ? undefined : experts.find((wish) => characters.forbidNonCaptain?.includes(wish))
  if (forbidden === undefined) return null
  return blocked('characterForbidden', 'BB-C.2', `${forbidden} may not be chosen in mission ${id}.`)
}
