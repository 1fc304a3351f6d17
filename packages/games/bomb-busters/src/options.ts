import { type Blocked, between, blocked, type OptionTable, oneOf } from '@riposte/kernel'
import { EXPERTS_FROM } from './characters/experts.ts'
import { type Wish, wishes } from './characters/wishes.ts'
import { missionOf, playable } from './missions/index.ts'

/** What is chosen before a mission. Fixed for the match, and public. */
export interface Options {
  /** 1 to 66. */
  mission: number
  /** BB-2.5: the captain's seat, or random. */
  captain: 'random' | 'first'
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
    captain: oneOf('BB-2.5', 'who is captain: drawn at random, or the first seat', ['random', 'first'], 'random'),
  }
}

/** BB-2.4: missions that cannot be played by so many. BB-C.3: characters that may not be chosen in a mission. */
export function refuse({ mission, experts }: Options, seats: number): Blocked | null {
  const { players, id, characters } = missionOf(mission)
  if (!players.includes(seats)) {
    return blocked('wrongPlayers', 'BB-2.4', `Mission ${id} is for ${players.join(', ')} players.`)
  }
  const forbidden = id < EXPERTS_FROM ? undefined : experts.find((wish) => characters.forbidNonCaptain?.includes(wish))
  if (forbidden === undefined) return null
  return blocked('characterForbidden', 'BB-C.2', `${forbidden} may not be chosen in mission ${id}.`)
}
