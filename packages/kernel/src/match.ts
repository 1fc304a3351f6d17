import { type Action, type ActionJson, readAction, writeAction } from './action.ts'
import { type Blocked, blocked } from './blocked.ts'
import type { EventJson, GameEvent } from './event.ts'
import type { Game, Outcome } from './game.ts'
import { canonical, copy } from './json.ts'
import { isBlocked, readOptions } from './options.ts'
import { Play, type PlayState } from './play.ts'
import {
  type Projected,
  project,
  projectEvents,
  projectLegal,
  projectStanding,
  type Seen,
  type SeenStanding,
} from './project.ts'
import { seeded } from './random.ts'
import { listed, type Observer, type Seat } from './seat.ts'
import { sha256 } from './sha256.ts'
import type { Shape } from './shape.ts'
import { lastStep, type Step, stillOpen } from './takeback.ts'
import { doThen, splitThen } from './then.ts'

/**
 * One line of a match's log: who did what. A time-out is what the rules did for that seat; `back` takes the action at
 * that place of the log back; `said` are words with consequences; when the game's clock has run out, the
 * seat is -1.
 */
export type Entry =
  | { readonly seat: Seat; readonly action: ActionJson }
  | { readonly seat: Seat; readonly timeout: true }
  | { readonly seat: Seat; readonly back: number }
  | { readonly seat: Seat; readonly said: string }
  | { readonly seat: Seat; readonly runOut: string }

export interface Beginning {
  readonly options?: unknown
  readonly seats: number
  /** 128 or more random bits, as text. Whoever knows it knows every card. */
  readonly seed: string
  /** A deal or a position in the game's notation, instead of chance, and perhaps what was done then (`then.ts`). */
  readonly from?: string | null
}

/** What came of an action: what happened, or why it did not. */
export type Applied = { readonly events: readonly GameEvent[]; readonly blocked: null } | { readonly blocked: Blocked }

/** A rule broke. The match is as it was before the action. */
export class RuleError extends Error {
  readonly at: number
  constructor(at: number, entry: Entry, cause: unknown) {
    super(
      `a rule failed at action ${at}, ${canonical(entry)}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
    this.at = at
  }
}

/** A live match: a machine, and the log it can be rebuilt from. */
export class Match<G extends Shape = Shape> {
  readonly game: Game<G>
  readonly beginning: Required<Beginning>
  /** What happened before anybody was asked. */
  readonly opening: readonly GameEvent[]
  readonly entries: Entry[] = []
  #play: Play<G>
  /** The latest actions, as long as somebody might take one back. */
  #steps: Step<G>[] = []

  private constructor(game: Game<G>, beginning: Required<Beginning>, play: Play<G>, opening: readonly GameEvent[]) {
    this.game = game
    this.beginning = beginning
    this.opening = opening
    this.#play = play
  }

  static start<G extends Shape>(game: Game<G>, beginning: Beginning): Match<G> | Blocked {
    const { seats, seed } = beginning
    const from = beginning.from ?? null
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
      return blocked('badSeats', 'kernel', `${game.name} is for ${game.seats.min} to ${game.seats.max} players.`)
    }
    const options = readOptions(game.options, beginning.options)
    if (isBlocked(options)) return options
    const refused = game.refuse?.(options, seats) ?? null
    if (refused !== null) return refused
    const random = seeded(seed)
    const { position, actions } = splitThen(from)
    const { args, pub, own, hidden } = game.setup(options, seats, random, position)
    const play = new Play(game, { pub, own, hidden, options, random, stack: [], asked: 0 })
    const opening: GameEvent[] = []
    play.sink = opening
    play.begin(args)
    for (const action of actions) doThen(play, action)
    play.sink = null
    return new Match(game, { options: beginning.options ?? {}, seats, seed, from }, play, opening)
  }

  /** The machine itself, for reading. Whoever changes it breaks the log. */
  get play(): Play<G> {
    return this.#play
  }

  get over(): boolean {
    return this.#play.over
  }

  outcome(): Outcome | null {
    return this.game.outcome(this.#play.pub)
  }

  view(observer: Observer): Projected<Seen<G['view']>> {
    return project(this.#play, observer)
  }

  /** @param most of wide forms no more answers than this are listed */
  legal(seat: Seat, most?: number): Projected<readonly ActionJson[]> {
    return projectLegal(this.#play, seat, most)
  }

  /** What this seat may do although nobody asks it. */
  standing(seat: Seat): Projected<readonly SeenStanding[]> {
    return projectStanding(this.#play, seat)
  }

  /** What this observer may know of these events. */
  tell(events: readonly GameEvent[], observer: Observer): Projected<readonly EventJson[]> {
    return projectEvents(events, observer)
  }

  /** What somebody sent, as the rules take it. */
  #read(seat: Seat, json: unknown): Action | Blocked {
    const action = readAction(this.game.actions, json)
    return isBlocked(action) ? action : this.#play.takenAs(seat, action)
  }

  check(seat: Seat, json: unknown): Blocked | null {
    const action = this.#read(seat, json)
    return isBlocked(action) ? action : this.#play.check(seat, action)
  }

  /** Takes an action. An answer that names the decision it is meant for is refused when that one is no longer open. */
  apply(seat: Seat, json: unknown, decision?: number): Applied {
    const action = this.#read(seat, json)
    if (isBlocked(action)) return { blocked: action }
    if (decision !== undefined && this.#play.open?.id !== decision) {
      return { blocked: this.late(seat, json, decision) ?? LATE }
    }
    const refused = this.#play.check(seat, action)
    if (refused !== null) return { blocked: refused }
    return this.#take({ seat, action: writeAction(this.game.actions, action) }, (play) => play.answer(seat, action))
  }

  /** What the rules say of an answer to a decision that is no longer open; null when they say nothing. */
  late(seat: Seat, json: unknown, decision: number): Blocked | null {
    const action = readAction(this.game.actions, json)
    if (isBlocked(action) || this.over) return null
    return this.game.late?.(this.#play.pub, seat, action, decision) ?? null
  }

  /** Takes what the rules foresee for a seat whose time is up. */
  timeout(seat: Seat): Applied {
    if (!listed(this.#play.waiting()).includes(seat)) return { blocked: LATE }
    return this.#take({ seat, timeout: true }, (play) => play.answer(seat, play.timeout(seat)))
  }

  /** The game's own clock has run out. Refused when it is another one that runs now, or none. */
  runOut(id: string): Applied {
    const timer = this.#play.timer()
    if (timer === null || timer.id !== id || !timer.runs) return { blocked: NO_CLOCK }
    return this.#take({ seat: -1, runOut: id }, (play) => play.runOut())
  }

  /** Why this seat may not say anything now; null when it may. */
  checkTalk(seat: Seat): Blocked | null {
    return this.over ? null : (this.game.talk?.refused(this.#play.pub, seat) ?? null)
  }

  /** What of these words has consequences in the match; null when they have none. */
  caught(seat: Seat, text: string): string | null {
    return this.over ? null : (this.game.talk?.caught(this.#play.pub, seat, text) ?? null)
  }

  /** This seat has said something that the rules do not let pass without consequences. */
  speak(seat: Seat, text: string): Applied {
    const said = this.caught(seat, text)
    return said === null ? { blocked: UNHEARD } : this.#take({ seat, said }, (play) => play.speak(seat, said))
  }

  /** Whether this seat may take its last action back, and why not. */
  checkTakeBack(seat: Seat): Blocked | null {
    const step = lastStep(this.#steps, this.#play, seat)
    return isBlocked(step) ? step : null
  }

  /** Takes this seat's last action back. Secret actions of others since then stay done. */
  takeBack(seat: Seat): Applied {
    const step = lastStep(this.#steps, this.#play, seat)
    if (isBlocked(step)) return { blocked: step }
    const play = step.before.clone()
    const kept: Step<G>[] = []
    for (const later of this.#steps) {
      if (later.at < step.at) kept.push(later)
      if (later.at <= step.at) continue
      kept.push({ ...later, before: play.clone() })
      doAgain(play, later.entry)
    }
    this.#play = play
    this.#steps = kept
    this.entries.push({ seat, back: step.at })
    return { events: [], blocked: null }
  }

  /** Does what an entry of a log says. */
  redo(entry: Entry): Applied {
    if ('action' in entry) return this.apply(entry.seat, entry.action)
    if ('timeout' in entry) return this.timeout(entry.seat)
    if ('runOut' in entry) return this.runOut(entry.runOut)
    if ('said' in entry) return this.speak(entry.seat, entry.said)
    const step = lastStep(this.#steps, this.#play, entry.seat)
    if (!isBlocked(step) && step.at !== entry.back) return { blocked: OTHER_STEP }
    return this.takeBack(entry.seat)
  }

  #take(entry: Entry, act: (play: Play<G>) => void): Applied {
    const before = this.#play
    const play = before.clone()
    const events: GameEvent[] = []
    play.sink = events
    try {
      act(play)
    } catch (cause) {
      throw new RuleError(this.entries.length, entry, cause)
    }
    play.sink = null
    this.#play = play
    this.#steps = stillOpen(this.#steps, { at: this.entries.length, before, entry, events })
    this.entries.push(entry)
    return { events, blocked: null }
  }

  clone(): Match<G> {
    const twin = new Match(this.game, this.beginning, this.#play.clone(), this.opening)
    twin.entries.push(...this.entries)
    twin.#steps = this.#steps
    return twin
  }

  /** Everything, as plain data that shares nothing with the match. */
  save(): PlayState<G> {
    return copy(this.#play.state())
  }

  hash(): string {
    return sha256(canonical(this.#play.state()))
  }
}

/** Does what an entry of a log says to a machine, in place. An action that was taken back leaves nothing to do. */
export function doAgain<G extends Shape>(play: Play<G>, entry: Entry): void {
  if ('back' in entry) return
  if ('runOut' in entry) {
    play.runOut()
    return
  }
  if ('said' in entry) {
    play.speak(entry.seat, entry.said)
    return
  }
  const action = 'timeout' in entry ? play.timeout(entry.seat) : readAction(play.game.actions, entry.action)
  if (isBlocked(action)) throw new Error(action.message)
  play.answer(entry.seat, action)
}

/** A machine from a saved state. */
export function restore<G extends Shape>(game: Game<G>, state: PlayState<G>): Play<G> {
  return new Play(game, copy(state))
}

/** The number that stands for an action, for code that thinks in numbers. */
export function packed<G extends Shape>(game: Game<G>, json: unknown): Action | Blocked {
  return readAction(game.actions, json)
}

const OTHER_STEP = blocked('otherAction', 'kernel', 'Another action would be taken back than the recorded one.')
const NO_CLOCK = blocked('noClock', 'kernel', 'No such clock runs.')
const UNHEARD = blocked('unheard', 'kernel', 'Those words have no consequences.')
const LATE = blocked('late', 'kernel', 'That question is no longer open.')
