import { below, Choices, type Game, type Shape, SPECTATOR, seeded } from '@riposte/kernel'
import { type ArrangementSettings, arrangements } from './arrangement.ts'
import { type Leak, type Sighting, signature, writeLeak } from './leak.ts'
import { fuzzOpenings } from './openings.ts'
import { type Ending, failure, leakPair, type PairSettings } from './pair.ts'
import { shortest } from './shortest.ts'
import { anyGenerator, wander } from './wander.ts'
import { Watch } from './watch.ts'

export interface FuzzSettings<G extends Shape> extends PairSettings<G>, ArrangementSettings {
  readonly pairs: number
  /** How many deals of each arrangement are compared before the first move. */
  readonly openings?: number
  /** Stops when this many different leaks were found. */
  readonly leaksAtMost?: number
  /** Stops after this time even if there are pairs left. */
  readonly milliseconds?: number
  /** Longer matches are left before their end. */
  readonly longest?: number
  /** A longer match is looked at less often, so that not all pairs come from one. */
  readonly pairsPerMatch?: number
  onProgress?(pairs: number, leaks: number): void
}

export interface FuzzReport {
  readonly pairs: number
  readonly matches: number
  /** How the pairs ended in which nothing was wrong. A fuzz in which everything parts at once has tested little. */
  readonly ends: Readonly<Record<Ending, number>>
  readonly leaks: readonly Leak[]
}

/**
 * Plays matches at random and imagines, at their states, another world for one observer after the other; reports
 * whatever tells that observer the two worlds apart.
 */
export function fuzzLeaks<G extends Shape>(game: Game<G>, settings: FuzzSettings<G>): FuzzReport {
  const { seed = 'leaks', leaksAtMost = 3, longest = 2000, milliseconds = Number.POSITIVE_INFINITY } = settings
  const { pairsPerMatch = 80 } = settings
  const tables = arrangements(game, settings)
  if (tables.length === 0) throw new Error(`${game.id} can be played with none of these options`)
  const until = performance.now() + milliseconds
  const random = seeded(seed)
  const scratch = new Choices()
  const ends: Record<Ending, number> = { parted: 0, over: 0, deep: 0, 'nothing in common': 0 }
  const opening = fuzzOpenings(game, tables, settings).slice(0, leaksAtMost)
  const met = new Map<string, Sighting>()
  const note = (sighting: Sighting) => {
    const key = signature(sighting.giveaway)
    if (!met.has(key)) met.set(key, sighting)
  }
  let pairs = 0
  let matches = 0
  let played = 0
  const goesOn = () => pairs < settings.pairs && opening.length + met.size < leaksAtMost && performance.now() < until

  while (goesOn()) {
    const table = tables[matches < tables.length ? matches : below(random, tables.length)]
    const start = { ...table, seed: `${seed} ${matches}` }
    const usual = matches === 0 ? 0 : played / matches
    const watch = new Watch(game, start, settings.knowledge)
    matches++
    for (let at = 0; at <= longest && goesOn(); at++) {
      if (usual <= pairsPerMatch || below(random, Math.ceil(usual)) < pairsPerMatch) {
        const observer = (pairs % (start.seats + 1)) + SPECTATOR
        const imagined = anyGenerator(random)
        const { moves, ended } = leakPair(watch.play, observer, [...imagined], random, settings)
        pairs++
        settings.onProgress?.(pairs, opening.length + met.size)
        const cut = watch.moves.length
        if (typeof ended === 'string') ends[ended]++
        else note({ start, observer, moves: [...watch.moves, ...moves], cut, imagined, giveaway: ended })
        const forgot = observer === SPECTATOR ? null : watch.misremembers(observer)
        if (forgot !== null) note({ start, observer, moves: [...watch.moves], cut, imagined, giveaway: forgot })
      }
      if (watch.play.over) break
      try {
        watch.make(wander(watch.play, random, scratch))
      } catch (problem) {
        const cut = watch.moves.length
        note({
          start,
          observer: SPECTATOR,
          moves: watch.moves,
          cut,
          imagined: [0, 0, 0, 1],
          giveaway: failure(problem),
        })
        break
      }
      played++
    }
  }
  const leaks = [...met.values()].map((sighting) => writeLeak(game, shortest(game, sighting, settings)))
  return { pairs, matches, ends, leaks: [...opening, ...leaks] }
}
