import { createHash } from 'node:crypto'
import { playMatch, playOut, randomBot } from '@riposte/bots'
import { type Action, isBlocked, type Json, Match, type Play, readAction, type Seat, seeded } from '@riposte/kernel'
import type { GameEntry } from './game-entry.ts'
import { BadInput, botsCalled } from './input.ts'

/** What is simulated: everything its results depend on. */
export interface Plan {
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly options: Readonly<Record<string, Json>>
}

/** Some games of a simulation, for a worker to play. */
export interface Run {
  readonly plan: Plan
  readonly first: number
  readonly count: number
}

/** A run of games, from number `first` on. */
export interface Batch {
  readonly first: number
  readonly count: number
  /** Two numbers for each game. */
  readonly digests: Uint32Array
  readonly wins: number[]
  readonly scores: number[]
  rounds: number
  actions: number
  /** How often each thing that the game counts happened. */
  readonly tally: Record<string, number>
}

/** The seed of one game of a simulation. `record --seed` with it plays the same game again. */
function seedOf(plan: Pick<Plan, 'seed'>, index: number): string {
  return `${plan.seed}/${index}`
}

/** The salt of a record whose seed is no secret: then the same match writes the same file. */
export function openSalt(seed: string): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, 32)
}

/** The generator the bots of a match draw from: not the one that deals. */
export function botRandom(seed: string) {
  return seeded(`${seed}/bots`)
}

export function simulate(entry: GameEntry, plan: Plan, first: number, count: number): Batch {
  const { game } = entry
  const bots = botsCalled(entry, plan.bots)
  const allRandom = bots.every((bot) => bot === randomBot)
  const zeros = () => new Array<number>(plan.seats).fill(0)
  const batch: Batch = {
    first,
    count,
    digests: new Uint32Array(count * 2),
    wins: zeros(),
    scores: zeros(),
    rounds: 0,
    actions: 0,
    tally: {},
  }
  for (let at = 0; at < count; at++) {
    const seed = seedOf(plan, first + at)
    const match = Match.start(game, { seats: plan.seats, options: plan.options, seed })
    if (isBlocked(match)) throw new BadInput(match.message)
    const digest = new Digest()
    const random = botRandom(seed)
    let play: Play
    if (allRandom) {
      // In place and in numbers: nobody needs this match's log.
      play = match.play
      batch.actions += playOut(play, random, (seat, action) => digest.action(seat, action))
    } else {
      playMatch(match, bots, random, (seat, action) => digest.action(seat, readAction(game.actions, action) as Action))
      play = match.play
      batch.actions += match.entries.length
    }
    for (const word of play.random) digest.number(word)
    batch.rounds += entry.rounds(play)
    for (const what of entry.tally?.(play) ?? []) batch.tally[what] = (batch.tally[what] ?? 0) + 1
    const outcome = game.outcome(play.pub)
    outcome?.scores.forEach((score, seat) => {
      batch.scores[seat] += score
      digest.number(score)
    })
    for (const seat of outcome?.winners ?? []) batch.wins[seat]++
    batch.digests[at * 2] = digest.a
    batch.digests[at * 2 + 1] = digest.b
  }
  return batch
}

/** A quick fingerprint of a game: all its actions in order, what the generator has come to, and the scores. */
class Digest {
  a = 0x811c9dc5
  b = 0x9e3779b9

  number(value: number): void {
    this.a = Math.imul(this.a ^ value, 0x01000193)
    this.b = Math.imul(this.b ^ (value + (this.a >>> 15)), 0x85ebca6b)
    this.b ^= this.b >>> 13
  }

  action(seat: Seat, action: Action): void {
    this.number(seat)
    this.number(action % 0x100000000)
    this.number(Math.floor(action / 0x100000000))
  }
}
