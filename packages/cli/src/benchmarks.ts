import { playOut, Search } from '@riposte/bots'
import {
  Choices,
  type Game,
  imagine,
  isBlocked,
  type Json,
  type Judgement,
  Match,
  type Play,
  project,
  type Shape,
  seeded,
} from '@riposte/kernel'
import { leakPair } from '@riposte/testkit'
import type { Benchmark } from './measure.ts'

export interface Table<G extends Shape> {
  readonly game: Game<G>
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
}

function begin<G extends Shape>({ game, seats, options }: Table<G>, seed: string): Play<G> {
  const match = Match.start(game, { seats, options, seed })
  if (isBlocked(match)) throw new Error(match.message)
  return match.play
}

/** Whole matches between random players, set-up included, counted in rounds. */
export function randomRounds<G extends Shape>(
  name: string,
  table: Table<G>,
  rounds: (play: Play<G>) => number,
): Benchmark {
  let deal = 0
  const random = seeded('random players')
  return {
    name,
    unit: 'per second',
    batch() {
      const play = begin(table, `bench ${deal++}`)
      playOut(play, random)
      return rounds(play)
    },
  }
}

/** Measures something in positions from the middle of matches. It goes through a list of them, because none is typical. */
function midGame<G extends Shape>(name: string, table: Table<G>, act: (play: Play<G>, at: number) => void): Benchmark {
  const positions = Array.from({ length: 16 }, (_, at) => halfway(table, `middle ${at}`))
  return {
    name,
    unit: 'µs',
    batch() {
      positions.forEach(act)
      return positions.length
    },
  }
}

function halfway<G extends Shape>(table: Table<G>, seed: string): Play<G> {
  const actions = playOut(begin(table, seed), seeded(seed))
  const play = begin(table, seed)
  const random = seeded(seed)
  const scratch = new Choices()
  for (let count = 0; count < actions >> 1; count++) {
    const seat = play.decider()
    play.answer(seat, play.sample(seat, random, scratch))
  }
  return play
}

export function cloneTime<G extends Shape>(table: Table<G>): Benchmark {
  return midGame('clone in mid-game', table, (play) => void play.clone())
}

export function viewTime<G extends Shape>(table: Table<G>): Benchmark {
  return midGame('view of one seat in mid-game', table, (play, at) => void project(play, at % play.seats))
}

export function leakPairTime<G extends Shape>(table: Table<G>): Benchmark {
  const random = seeded('pairs')
  return midGame('leak pair in mid-game', table, (play, at) => {
    leakPair(play, at % play.seats, seeded(`imagined ${at}`), random)
  })
}

/** Checks legal answers, each in the position in which its match first asked the question. */
export function checkTime<G extends Shape>(name: string, table: Table<G>, question: string): Benchmark {
  const scratch = new Choices()
  const cases = Array.from({ length: 16 }, (_, at) => {
    const play = begin(table, `question ${at}`)
    const random = seeded(`question ${at}`)
    while (!play.over && play.open?.question !== question) {
      const seat = play.decider()
      play.answer(seat, play.sample(seat, random, scratch))
    }
    return play.over ? [] : [{ play, seat: play.decider(), action: play.sample(play.decider(), random, scratch) }]
  }).flat()
  return {
    name,
    unit: 'µs',
    batch() {
      for (const { play, seat, action } of cases) {
        if (play.check(seat, action) !== null) throw new Error(`${name}: a legal answer is refused`)
      }
      return cases.length
    },
  }
}

/** How many lines are searched for one decision: enough for trees to grow. */
const LINES = 500

/** Searches in the middle of matches, each decision from an empty tree. */
export function searchLines<G extends Shape>(name: string, table: Table<G>, judgement: Judgement<G>): Benchmark {
  const scratch = new Choices()
  const positions = Array.from({ length: 16 }, (_, at) => halfway(table, `middle ${at}`)).filter((play) => {
    // With one legal answer there is nothing to search.
    if (play.decider() >= 0) play.legal(play.decider(), scratch)
    return play.decider() >= 0 && scratch.count > 1
  })
  let at = 0
  return {
    name,
    unit: 'per second',
    batch() {
      const play = positions[at++ % positions.length]
      const random = seeded(`thought ${at}`)
      const seat = play.decider()
      new Search(imagine(play, seat, random), seat, judgement).run(LINES, random)
      return LINES
    },
  }
}
