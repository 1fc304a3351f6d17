import { bombBusters, missionOf } from '@riposte/bomb-busters'
import { isBlocked, Match } from '@riposte/kernel'
import { Speaker } from '@riposte/words'
import { bombBook } from '../src/games/bomb-busters/book.ts'
import type { BombSight } from '../src/games/bomb-busters/sight.ts'

const NAMES = ['Wren', 'Ilse', 'Oskar', 'Tadeo', 'Maximiliane of Hohenfels']

interface Wanted {
  readonly seats?: number
  /** How many answers have been given; fewer where the mission ended before. */
  readonly answers?: number
  readonly me?: number | null
  readonly seed?: string
}

/** What somebody sees of a mission after so many answers, each of them the one that is taken when time runs out. */
export function bombSight(mission: number, { seats, answers = 0, me = 0, seed = 'sight' }: Wanted = {}): BombSight {
  const players = seats ?? Math.max(4, missionOf(mission).players[0])
  const match = Match.start(bombBusters, { seats: players, options: { mission }, seed })
  if (isBlocked(match)) throw new Error(match.message)
  let seen = match.view(me ?? -1)
  for (let given = 0; given < answers; given++) {
    match.timeout(match.play.decider())
    if (match.over) break
    seen = match.view(me ?? -1)
  }
  return {
    seen,
    me,
    names: NAMES.slice(0, players),
    events: [],
    fresh: 0,
    legal: [],
    more: false,
    standing: [],
    clock: null,
    speaker: new Speaker(bombBook, { names: NAMES.slice(0, players), reader: me }),
    open: null,
  }
}
