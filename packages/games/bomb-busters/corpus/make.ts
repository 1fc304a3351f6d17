import { fileURLToPath } from 'node:url'
import {
  type Applied,
  below,
  Choices,
  type EventJson,
  everyone,
  isBlocked,
  type Json,
  listed,
  Match,
  type MatchRecord,
  type Random,
  record,
  SPECTATOR,
  seeded,
  writeAction,
} from '@riposte/kernel'
import { remakeCorpus } from '@riposte/testkit'
import { bombBusters } from '../src/index.ts'
import { LOSS_TIMER, RESULTS, WIN } from '../src/names.ts'
import type { BombBusters } from '../src/state.ts'
import { type Interlude, type Planned, planned } from './plan.ts'
import { illPlayed, showpiece, wellPlayed } from './players.ts'

/**
 * The recorded games, and how they were made. Every mission has one that is won and one that is lost, and some games show
 * what else can happen (plan.ts). Nobody played them: the team sees all wires, tries on copies of the table what can be
 * done next (foresight.ts), and takes what brings the mission nearest to the planned end (worth.ts, players.ts). A record
 * is the first, in the order of its seeds, that ends as planned and shows what it is there for; the same rules and the
 * same plan make the same records. To record all again after a rule has changed (and the version was raised), or only
 * those whose names begin like this:
 *
 *     npx tsx packages/games/bomb-busters/corpus/make.ts
 *     npx tsx packages/games/bomb-busters/corpus/make.ts mission-14 mission-15
 */

type Table = Match<BombBusters>

/** Now and then, where chance plays: an answer of the rules in place of one that was waited for, something unasked. */
const ONE_IN = 10
/** Longer than any mission: a game that goes on after that is given up. */
const ENTRIES_AT_MOST = 250

/** Lets happen what comes in between, if it can happen now. */
function interlude(match: Table, { seat: named, does, says, clock }: Interlude): Applied | null {
  const { play } = match
  const timer = play.timer()
  // Where everybody listens it runs out anyway.
  if (clock === true) return timer?.runs === true && play.waiting() !== 0 ? match.runOut(timer.id) : null
  const seats = named === undefined ? listed(everyone(play.seats)) : [named]
  const seat = seats.find((other) =>
    says === undefined ? match.check(other, does) === null : match.caught(other, says) !== null,
  )
  if (seat === undefined) return null
  return says === undefined ? match.apply(seat, does) : match.speak(seat, says)
}

function byChance(match: Table, random: Random): Applied {
  const { play, game } = match
  const scratch = new Choices()
  const seat = play.decider()
  if (below(random, ONE_IN) === 0) return match.timeout(seat)
  if (below(random, ONE_IN) === 0) {
    const other = below(random, play.seats)
    play.legalStanding(other, scratch)
    if (scratch.count > 0)
      return match.apply(other, writeAction(game.actions, scratch.list[below(random, scratch.count)]))
  }
  return match.apply(seat, writeAction(game.actions, play.sample(seat, random, scratch)))
}

/** Whether the mission would be lost if its clock ran out now. */
function isLastMinute({ play }: Table): boolean {
  if (play.timer()?.runs !== true) return false
  const after = play.clone()
  after.runOut()
  return after.pub.result === LOSS_TIMER
}

/** One game as it is planned, with this deal and these players. */
class Recording {
  readonly match: Table
  readonly #plan: Planned
  readonly #random: Random
  readonly #shown = new Set<string>()
  readonly #ahead: Interlude[]
  readonly #missing: Set<EventJson>

  constructor(plan: Planned, seed: string) {
    const match = Match.start(bombBusters, { seats: plan.seats, options: plan.options as Json, seed })
    if (isBlocked(match)) throw new Error(match.message)
    this.match = match
    this.#plan = plan
    this.#random = seeded(`${seed} players`)
    this.#ahead = [...plan.interludes]
    this.#missing = new Set(plan.shows)
  }

  play(): boolean {
    const { match } = this
    while (!match.over && match.entries.length < ENTRIES_AT_MOST) {
      const applied = this.#next()
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      for (const event of match.tell(applied.events, SPECTATOR)) {
        for (const wanted of this.#missing) if (isLike(event, wanted)) this.#missing.delete(wanted)
      }
    }
    const result = RESULTS[match.play.pub.result]
    return result === this.#plan.ends && this.#missing.size === 0 && this.#ahead.length === 0
  }

  #next(): Applied {
    const { match } = this
    const { ends, until, by } = this.#plan
    const [ahead] = this.#ahead
    if (ahead !== undefined && ahead.from <= match.entries.length) {
      const applied = interlude(match, ahead)
      if (applied !== null) {
        this.#ahead.shift()
        return applied
      }
    }
    const clock = match.play.timer()
    // Where everybody listens, only the clock goes on (BB-M30.2).
    if (match.play.waiting() === 0) return match.runOut(clock?.id ?? '')
    const wanted = RESULTS.indexOf(ends)
    const isGoingWrong = wanted !== WIN && match.entries.length >= until
    if (isGoingWrong && by === 'chance') return byChance(match, this.#random)
    if (isGoingWrong && wanted === LOSS_TIMER && isLastMinute(match)) return match.runOut(clock?.id ?? '')
    const { seat, action } =
      isGoingWrong && wanted !== LOSS_TIMER
        ? illPlayed(match.play, wanted, this.#shown, this.#random)
        : wellPlayed(match.play, this.#shown, this.#random)
    const piece = showpiece(seat, action)
    if (piece !== null) this.#shown.add(piece)
    return match.apply(seat, writeAction(match.game.actions, action))
  }
}

/** Whether an event is of this kind. */
function isLike(event: EventJson, wanted: EventJson): boolean {
  return Object.entries(wanted).every(([key, value]) => event[key] === value)
}

const SEEDS_AT_MOST = 300

function firstOf(plan: Planned): MatchRecord {
  for (let at = 0; at < SEEDS_AT_MOST; at++) {
    const seed = `${plan.name} ${at}`
    const recording = new Recording(plan, seed)
    if (recording.play()) return record(recording.match, `salt of ${seed}`)
  }
  throw new Error(`${plan.name}: not in ${SEEDS_AT_MOST} games`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  remakeCorpus(new URL('.', import.meta.url), planned, firstOf, process.argv.slice(2))
}
