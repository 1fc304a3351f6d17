import { below, Choices, type Game, type Play, type Random, type Shape, seeded } from '@riposte/kernel'
import { type Sighting, signature } from './leak.ts'
import { failure, type Giveaway, leakPair, Pair, type PairSettings } from './pair.ts'
import { shrink } from './shrink.ts'
import { anyGenerator, begin, carryOut, isPossible, type Move, wander } from './wander.ts'
import { Watch } from './watch.ts'

/** How many worlds are imagined at a state before it is believed that none of them shows the leak. */
const WORLDS = 5
/** How many moves before the last one a world may have to be imagined for the leak to show. */
const REACH = 6
/** How many pairs are spent on looking for a shorter way to the same leak from the start. */
const PAIRS = 400

/** The same leak with a shorter log, where one is found. */
export function shortest<G extends Shape>(game: Game<G>, met: Sighting, settings: PairSettings<G>): Sighting {
  let best = met
  for (const shorter of [shortened, searched, shortened]) best = shorter(game, best, settings)
  return best
}

/** Leaves out moves of the log: first those after the earliest moment at which the leak shows, then any it can do without. */
function shortened<G extends Shape>(game: Game<G>, met: Sighting, settings: PairSettings<G>): Sighting {
  let best = met
  const enough = (moves: readonly Move[], from: number): number | null => {
    const tried = { ...best, moves }
    const shorter =
      met.giveaway.what === 'knowledge'
        ? firstMisremembered(game, tried, settings)
        : firstPair(game, tried, from, settings)
    if (shorter === null) return null
    best = shorter
    return shorter.moves.length
  }
  if (enough(met.moves, 0) === null) return met
  shrink(best.moves, (moves) => enough(moves, Math.max(0, moves.length - REACH)))
  return best
}

/** Plays short matches at random: often there is a way to the leak that has nothing to do with the one first taken. */
function searched<G extends Shape>(game: Game<G>, met: Sighting, settings: PairSettings<G>): Sighting {
  const random = seeded(`shorter than ${met.start.seed}`)
  const scratch = new Choices()
  const sought = signature(met.giveaway)
  const knows = met.giveaway.what === 'knowledge'
  let best = met
  for (let pairs = 0, match = 0; pairs < PAIRS && best.moves.length > 0; match++) {
    const start = { ...met.start, seed: `${met.start.seed} ${match}` }
    const watch = new Watch(game, start, settings.knowledge)
    const observer = met.observer < 0 ? met.observer : below(random, start.seats)
    for (let cut = 0; cut < best.moves.length && pairs < PAIRS; cut++) {
      const imagined = anyGenerator(random)
      const depth = Math.min(REACH, best.moves.length - cut - 1)
      const shown = knows
        ? { moves: [], ended: watch.misremembers(observer) }
        : leakPair(watch.play, observer, [...imagined], random, { ...settings, depth })
      pairs++
      if (shown.ended !== null && typeof shown.ended !== 'string' && signature(shown.ended) === sought) {
        best = { start, observer, moves: [...watch.moves, ...shown.moves], cut, imagined, giveaway: shown.ended }
        break
      }
      if (watch.play.over) break
      try {
        watch.make(wander(watch.play, random, scratch))
      } catch {
        // A rule that fails fails in a pair as well, and is found there if it is what is looked for.
        break
      }
    }
  }
  return best
}

/** Of all the places to imagine a second world at, the one after which the leak shows first. */
function firstPair<G extends Shape>(
  game: Game<G>,
  tried: Sighting,
  from: number,
  settings: PairSettings<G>,
): Sighting | null {
  const play = begin(game, tried.start).play.clone()
  const { moves } = tried
  const random = seeded(`${tried.start.seed} ${moves.length}`)
  let best: Sighting | null = null
  let atMost = moves.length
  for (let cut = 0; cut <= atMost; cut++) {
    for (let world = 0; cut >= from && world < WORLDS; world++) {
      // The world it was met in comes first: that one is known to show it.
      const imagined: Random = world === 0 ? tried.imagined : anyGenerator(random)
      const shown = runPair(play, { ...tried, cut, imagined }, atMost, settings)
      if (shown === null || (best !== null && shown.moves.length >= atMost)) continue
      best = shown
      atMost = shown.moves.length
    }
    if (cut === moves.length) break
    try {
      if (!isPossible(play, moves[cut])) break
      carryOut(play, moves[cut])
    } catch {
      break
    }
  }
  return best
}

/** The pair that begins in this state, if it shows the same kind of leak before this many moves of the match are made. */
function runPair<G extends Shape>(
  play: Play<G>,
  tried: Sighting,
  atMost: number,
  settings: PairSettings<G>,
): Sighting | null {
  const { cut, moves, observer, imagined } = tried
  const shown = (giveaway: Giveaway, used: number): Sighting | null =>
    giveaway.what === tried.giveaway.what ? { ...tried, giveaway, moves: moves.slice(0, used) } : null
  let at = cut
  try {
    const pair = Pair.of(play, observer, [...imagined], settings)
    if (!(pair instanceof Pair)) return shown(pair, cut)
    const giveaway = pair.compare()
    if (giveaway !== null) return shown(giveaway, cut)
    while (at < Math.min(atMost, cut + REACH)) {
      const ended = pair.advance(moves[at++])
      if (typeof ended === 'string') return null
      if (ended !== null) return shown(ended, at)
    }
    return null
  } catch (problem) {
    return shown(failure(problem), at)
  }
}

function firstMisremembered<G extends Shape>(
  game: Game<G>,
  tried: Sighting,
  settings: PairSettings<G>,
): Sighting | null {
  const watch = new Watch(game, tried.start, settings.knowledge)
  for (let at = 0; ; at++) {
    const giveaway = watch.misremembers(tried.observer)
    if (giveaway !== null) return { ...tried, giveaway, moves: tried.moves.slice(0, at), cut: at }
    if (at === tried.moves.length || !isPossible(watch.play, tried.moves[at])) return null
    watch.make(tried.moves[at])
  }
}
