import {
  type Action,
  type Ask,
  argOf,
  type Blocked,
  below,
  Choices,
  type Facts,
  type GameEvent,
  imagine,
  includes,
  listed,
  type Observer,
  type Play,
  project,
  type Question,
  type Random,
  type Seat,
  type Shape,
  writeAction,
  writeEvent,
} from '@riposte/kernel'
import { type DiffLine, differences, writtenAlike } from './diff.ts'
import { sentenceOf } from './finding.ts'
import type { Knowledge } from './knowledge.ts'
import {
  anyAction,
  anyGenerator,
  anyOf,
  carryOut,
  isOutside,
  isPossible,
  type Move,
  outsideMove,
  standingMove,
  wander,
} from './wander.ts'

/** What told an observer two worlds apart. */
export type What =
  | 'view'
  | 'decisions'
  | 'pile'
  | 'locals'
  | 'outcome'
  | 'timer'
  | 'legal answers'
  | 'standing answers'
  | 'refusal'
  | 'time-out'
  | 'events'
  /** The imagined world cannot be: nobody told the worlds apart, but the resampling is wrong. */
  | 'imagined world'
  /** With the same numbers another world is imagined from either: the resampling has looked at what is hidden. */
  | 'memory'
  | 'knowledge'
  | 'opening'
  | 'failure'

export interface Giveaway {
  readonly what: What
  readonly lines: readonly DiffLine[]
}

/**
 * How a pair ends when all is well: at an event that may tell the worlds apart, at the end of the match, at the agreed
 * depth, or where the two worlds have no move in common.
 */
export type Ending = 'parted' | 'over' | 'deep' | 'nothing in common'

export interface PairSettings<G extends Shape> {
  /** How many moves a pair is played on at most. */
  readonly depth?: number
  /** How many actions, legal or not, are tried at every state in which the observer may act. */
  readonly probes?: number
  readonly knowledge?: Knowledge<G>
  /**
   * Revealing events that have private fields and may all the same tell everybody something by their public ones. For
   * all others what the public fields say must be the same in both worlds.
   */
  readonly openly?: readonly string[]
  /**
   * Imagined worlds have to follow from what the observer knows and from the numbers they are drawn with, and from nothing
   * else: then a search answers alike in all worlds that its seat cannot tell apart.
   */
  readonly forgets?: boolean
}

/** In place of a seat: everybody but the observer who can still let the race pass does so. */
export const ALL_OTHERS = -1

/** Closing races in a row, after which a pair is given up. */
const CLOSED_AT_MOST = 8

/**
 * Two worlds that one observer cannot tell apart, played on with the same moves. Everything the observer receives has to
 * be the same in both, until an event that is marked as revealing says something different in each.
 */
export class Pair<G extends Shape> {
  readonly observer: Observer
  readonly real: Play<G>
  readonly imagined: Play<G>
  readonly #settings: PairSettings<G>
  /** Draws everything that the imagined world has of its own, so that the same moves give the same pair again. */
  readonly #imaginer: Random
  readonly #a = new Choices()
  readonly #b = new Choices()

  private constructor(
    real: Play<G>,
    imagined: Play<G>,
    observer: Observer,
    imaginer: Random,
    settings: PairSettings<G>,
  ) {
    this.real = real
    this.imagined = imagined
    this.observer = observer
    this.#imaginer = imaginer
    this.#settings = settings
  }

  /** The match itself is only looked at; the generator goes on. */
  static of<G extends Shape>(
    play: Play<G>,
    observer: Observer,
    imaginer: Random,
    settings: PairSettings<G>,
  ): Pair<G> | Giveaway {
    const real = play.clone()
    let imagined: Play<G>
    try {
      imagined = imagine(real, observer, imaginer)
    } catch (problem) {
      return impossible('resample', sentenceOf(problem))
    }
    const pair = new Pair(real, imagined, observer, imaginer, settings)
    return pair.#impossible() ?? pair
  }

  /** What the observer receives in one world and not in the other, or null. */
  compare(): Giveaway | null {
    const { real, imagined, observer } = this
    const here = project(real, observer)
    const there = project(imagined, observer)
    if (!writtenAlike(here, there)) {
      for (const what of ['view', 'decisions', 'pile', 'outcome', 'timer'] as const) {
        const lines = differences(here[what], there[what])
        if (lines.length > 0) return { what, lines }
      }
    }
    const asked = this.#compareLocals() ?? this.#comparePrivateFacts() ?? this.#compareMemories()
    if (asked !== null || observer < 0) return asked
    return this.#compareAnswers(observer) ?? this.#compareStanding(observer)
  }

  /**
   * What flows remember follows from what everybody knows, whether or not it is shown: otherwise an imagined world, which
   * keeps it, would tell whoever searches it something hidden.
   */
  #compareLocals(): Giveaway | null {
    const locals = ({ stack }: Play<G>) => stack.map(({ flow, local }) => ({ flow, local }))
    const [here, there] = [locals(this.real), locals(this.imagined)]
    return writtenAlike(here, there) ? null : { what: 'locals', lines: differences(here, there) }
  }

  /** The worlds that are imagined from either with the same numbers. */
  #compareMemories(): Giveaway | null {
    if (this.#settings.forgets !== true) return null
    const numbers = anyGenerator(this.#imaginer)
    const again = (world: Play<G>) => imagine(world, this.observer, [...numbers]).state()
    const here = again(this.real)
    const there = again(this.imagined)
    return writtenAlike(here, there) ? null : { what: 'memory', lines: differences(here, there) }
  }

  /**
   * What only the asked seat is shown follows from what everybody knows: otherwise an imagined world, which keeps it,
   * would tell whoever searches it something of a hand.
   */
  #comparePrivateFacts(): Giveaway | null {
    const [here, there] = [this.real.open, this.imagined.open]
    if (here === null || there === null || here.question !== there.question) return null
    const question = this.real.game.question(here.question)
    if (question.privately.length === 0) return null
    const hidden = (facts: Facts) => Object.fromEntries(question.privately.map((name) => [name, facts[name]]))
    for (const seat of listed(here.seats & there.seats)) {
      const lines = differences(hidden(argOf(here, seat)), hidden(argOf(there, seat)))
      if (lines.length > 0)
        return { what: 'decisions', lines: lines.map((line) => under(`asked of seat ${seat}`, line)) }
    }
    return null
  }

  /** A move that both worlds allow; null when there is none. */
  choose(random: Random): Move | null {
    const { real, imagined, observer } = this
    const here = real.open
    const there = imagined.open
    const outside = outsideMove(real, random)
    if (outside !== null && isPossible(imagined, outside)) return outside
    if (here === null || there === null) return this.#unasked(random)
    if (below(random, 12) === 0) {
      const standing = standingMove(real, random, this.#a)
      if (standing !== null && imagined.check(standing.seat, standing.action) === null) return standing
    }
    // Different questions can be open only where the observer is told nothing about them.
    if (here.question !== there.question || here.kind !== there.kind) return null
    const seat = anyOf(real.waiting() & imagined.waiting(), random)
    if (seat < 0) {
      const observerMayAnswer = includes(real.waiting() | imagined.waiting(), observer)
      return here.kind === 'race' && !observerMayAnswer ? { seat: ALL_OTHERS, action: 0 as Action } : null
    }
    const question = real.game.question(here.question)
    if (seat !== observer && staysHidden(question, here)) return { seat, action: real.sample(seat, random, this.#a) }
    for (let tries = 0; tries < 6; tries++) {
      const action = real.sample(seat, random, this.#a)
      if (imagined.check(seat, action) === null) return { seat, action }
    }
    if (question.forms.length > 0) return null
    real.legal(seat, this.#a)
    imagined.legal(seat, this.#b)
    const common = this.#a.toArray().filter((action) => this.#b.has(action))
    return common.length === 0 ? null : { seat, action: common[below(random, common.length)] }
  }

  /** A move that both worlds allow while one of them asks nobody: worlds that differ in that part at once. */
  #unasked(random: Random): Move | null {
    const { real, imagined } = this
    if (real.over || real.open !== null || imagined.open !== null) return null
    const move = wander(real, random, this.#a)
    return isPossible(imagined, move) ? move : null
  }

  /** Makes a move in both worlds and compares what the observer is told of it, and what it sees then. */
  advance(move: Move): Giveaway | Ending | null {
    const here: GameEvent[] = []
    const there: GameEvent[] = []
    this.real.sink = here
    this.imagined.sink = there
    const moved = this.#move(move)
    if (moved !== null) return moved
    for (let closed = 0; closed < CLOSED_AT_MOST; closed++) {
      const behind = this.#behind()
      if (behind === null) break
      if (!letPass(behind, this.observer, this.#a)) return 'nothing in common'
    }
    this.real.sink = null
    this.imagined.sink = null
    return compareEvents(here, there, this.observer, this.#settings.openly ?? []) ?? this.compare() ?? this.#over()
  }

  #move(move: Move): Giveaway | Ending | null {
    const { real, imagined, observer } = this
    const { seat, action } = move
    if (seat === ALL_OTHERS) {
      return letPass(real, observer, this.#a) && letPass(imagined, observer, this.#a) ? null : 'nothing in common'
    }
    if (!isPossible(real, move)) return 'nothing in common'
    if (isOutside(move)) return isPossible(imagined, move) ? this.#both(move, move) : 'nothing in common'
    let there = action
    if (seat !== observer && this.#answersUnseen(action)) {
      if (!includes(imagined.waiting(), seat)) return 'nothing in common'
      there = imagined.sample(seat, this.#imaginer, this.#b)
    } else if (imagined.check(seat, action) !== null) {
      if (seat !== observer) return 'nothing in common'
      const json = writeAction(real.game.actions, action)
      return { what: 'legal answers', lines: [{ path: 'one of them', real: json, imagined: undefined }] }
    }
    return this.#both(move, { seat, action: there })
  }

  #both(here: Move, there: Move): Giveaway | null {
    try {
      carryOut(this.real, here)
    } catch (problem) {
      return failure(problem)
    }
    try {
      carryOut(this.imagined, there)
    } catch (problem) {
      return impossible('a rule failed in it', sentenceOf(problem))
    }
    return null
  }

  #answersUnseen(action: Action): boolean {
    const ask = this.imagined.open
    if (ask === null) return false
    const question = this.imagined.game.question(ask.question)
    return staysHidden(question, ask) && question.takes.some((type) => type.is(action))
  }

  /**
   * Nobody is told who has let a race pass, so one world may have closed it while the other still waits for somebody. The
   * latter lets it pass, too: to the observer that is the same course of events.
   */
  #behind(): Play<G> | null {
    const { real, imagined, observer } = this
    for (const [world, other] of [
      [real, imagined],
      [imagined, real],
    ]) {
      const ask = world.open
      if (ask === null || ask.kind !== 'race' || includes(world.waiting(), observer)) continue
      if (other.open === null || other.open.id > ask.id) return world
    }
    return null
  }

  #over(): Ending | null {
    return this.real.over ? 'over' : null
  }

  #compareAnswers(seat: Seat): Giveaway | null {
    const { real, imagined } = this
    const ask = real.open
    if (ask === null || !includes(real.waiting(), seat)) return null
    const question = real.game.question(ask.question)
    const arg = argOf(ask, seat)
    this.#a.clear()
    this.#b.clear()
    question.legal(real.pub, real.own[seat], seat, arg, this.#a)
    question.legal(imagined.pub, imagined.own[seat], seat, arg, this.#b)
    const difference = this.#compareLists('legal answers') ?? this.#compareForms(question, arg, seat)
    if (difference !== null) return difference
    const here = question.timeout(real.pub, real.own[seat], seat, arg)
    const there = question.timeout(imagined.pub, imagined.own[seat], seat, arg)
    if (here !== there) return { what: 'time-out', lines: [this.#written('decides', here, there)] }
    for (let probe = this.#settings.probes ?? 2; probe > 0; probe--) {
      const type = question.takes[below(this.#imaginer, question.takes.length)]
      const refused = this.#compareRefusal(seat, anyAction(type, this.#imaginer))
      if (refused !== null) return refused
    }
    return null
  }

  #compareStanding(seat: Seat): Giveaway | null {
    const { real, imagined } = this
    const open = real.standing(seat)
    if (open.length === 0) return null
    real.legalStanding(seat, this.#a)
    imagined.legalStanding(seat, this.#b)
    const difference = this.#compareLists('standing answers')
    if (difference !== null) return difference
    const { takes } = open[below(this.#imaginer, open.length)].standing
    return this.#compareRefusal(seat, anyAction(takes[below(this.#imaginer, takes.length)], this.#imaginer))
  }

  #compareLists(what: What): Giveaway | null {
    const [a, b] = [this.#a, this.#b]
    let same = a.count === b.count
    for (let i = 0; same && i < a.count; i++) same = a.list[i] === b.list[i]
    if (same) return null
    // Copies of a card have numbers of their own and one name; only the name is sent.
    const { actions } = this.real.game
    const written = (list: Choices) => list.toArray().map((action) => writeAction(actions, action))
    const lines = differences(written(a), written(b))
    return lines.length === 0 ? null : { what, lines }
  }

  /** A form may have more completions than can be listed; the same way through it must offer the same values. */
  #compareForms(question: Question<G>, arg: Facts, seat: Seat): Giveaway | null {
    const { real, imagined } = this
    for (const form of question.forms) {
      const filled: number[] = []
      for (const [name, field] of form.action.fields) {
        const here: number[] = []
        const there: number[] = []
        form.domain(real.pub, real.own[seat], seat, arg, filled, here)
        form.domain(imagined.pub, imagined.own[seat], seat, arg, filled, there)
        const lines = differences(here.map(field.write), there.map(field.write))
        if (lines.length > 0) return { what: 'legal answers', lines: lines.map((line) => under(name, line)) }
        if (here.length === 0) break
        filled.push(here[below(this.#imaginer, here.length)])
      }
    }
    return null
  }

  #compareRefusal(seat: Seat, probe: Action): Giveaway | null {
    const here = this.real.check(seat, this.real.takenAs(seat, probe))
    const there = this.imagined.check(seat, this.imagined.takenAs(seat, probe))
    if (sameRefusal(here, there)) return null
    const asked = JSON.stringify(writeAction(this.real.game.actions, probe))
    return { what: 'refusal', lines: differences(here, there).map((line) => under(asked, line)) }
  }

  #written(path: string, here: Action | null, there: Action | null): DiffLine {
    const written = (action: Action | null) => (action === null ? null : writeAction(this.real.game.actions, action))
    return { path, real: written(here), imagined: written(there) }
  }

  /** Why the imagined world cannot be, whatever the observer sees of it. */
  #impossible(): Giveaway | null {
    const { real, imagined, observer } = this
    const known = [
      ['pub', real.pub, imagined.pub],
      ['own', observer < 0 ? null : real.own[observer], observer < 0 ? null : imagined.own[observer]],
    ] as const
    for (const [part, here, there] of known) {
      if (writtenAlike(here, there)) continue
      return { what: 'imagined world', lines: differences(here, there).map((line) => under(part, line)) }
    }
    const ask = imagined.open
    if (ask !== null) {
      // Being asked proves that there is an answer.
      const waiting = imagined.waiting()
      for (let seat = 0; seat < imagined.seats; seat++) {
        if (includes(waiting, seat) && !this.#hasAnswer(ask, seat)) {
          return impossible(ask.question, `seat ${seat} is asked and has no answer`)
        }
      }
    }
    const { knowledge } = this.#settings
    if (knowledge?.contradiction) {
      for (let seat = 0; seat < imagined.seats; seat++) {
        const untrue = knowledge.contradiction(imagined, seat)
        if (untrue !== null) return impossible(`what seat ${seat} knows`, untrue)
      }
    }
    return null
  }

  #hasAnswer(ask: Ask, seat: Seat): boolean {
    const { imagined } = this
    const question = imagined.game.question(ask.question)
    const arg = argOf(ask, seat)
    this.#b.clear()
    question.legal(imagined.pub, imagined.own[seat], seat, arg, this.#b)
    if (this.#b.count > 0) return true
    const domain: number[] = []
    for (const form of question.forms) form.domain(imagined.pub, imagined.own[seat], seat, arg, [], domain)
    return domain.length > 0
  }
}

export interface PairResult {
  /** What was done, from the state the pair began in. */
  readonly moves: readonly Move[]
  readonly ended: Ending | Giveaway
}

/** Imagines a second world and plays both on at random, as far as the settings say or the worlds stay together. */
export function leakPair<G extends Shape>(
  play: Play<G>,
  observer: Observer,
  imaginer: Random,
  random: Random,
  settings: PairSettings<G> = {},
): PairResult {
  const moves: Move[] = []
  try {
    return { moves, ended: runOn(play, observer, imaginer, random, settings, moves) }
  } catch (problem) {
    return { moves, ended: failure(problem) }
  }
}

function runOn<G extends Shape>(
  play: Play<G>,
  observer: Observer,
  imaginer: Random,
  random: Random,
  settings: PairSettings<G>,
  moves: Move[],
): Ending | Giveaway {
  const pair = Pair.of(play, observer, imaginer, settings)
  if (!(pair instanceof Pair)) return pair
  const giveaway = pair.compare()
  if (giveaway !== null) return giveaway
  for (let depth = settings.depth ?? 6; depth > 0; depth--) {
    if (pair.real.over) return 'over'
    const move = pair.choose(random)
    if (move === null) return 'nothing in common'
    moves.push(move)
    const ended = pair.advance(move)
    if (ended !== null) return ended
  }
  return 'deep'
}

/** A rule failed, in a world that is played by the rules. */
export function failure(problem: unknown): Giveaway {
  return { what: 'failure', lines: [{ path: 'a rule', real: sentenceOf(problem), imagined: undefined }] }
}

/** How two courses of events differ for an observer: not at all, at a place where they may, or where they must not. */
export function compareEvents(
  here: readonly GameEvent[],
  there: readonly GameEvent[],
  observer: Observer,
  openly: readonly string[],
): Giveaway | 'parted' | null {
  const a = visible(here, observer)
  const b = visible(there, observer)
  const common = Math.min(a.length, b.length)
  for (let i = 0; i < common; i++) {
    if (sameTo(a[i], b[i], observer)) continue
    if (mayReveal(a[i], observer, openly) && mayReveal(b[i], observer, openly)) return 'parted'
    const lines = differences(writeEvent(a[i], observer), writeEvent(b[i], observer))
    return { what: 'events', lines: lines.map((line) => under(`event ${i}, ${a[i].type.name}`, line)) }
  }
  if (a.length === b.length) return null
  const extra = [a[common], b[common]].map((event) => event && writeEvent(event, observer))
  return { what: 'events', lines: [{ path: `event ${common}`, real: extra[0], imagined: extra[1] }] }
}

function visible(events: readonly GameEvent[], observer: Observer): readonly GameEvent[] {
  return events.some(({ type }) => type.secret)
    ? events.filter((event) => !event.type.secret || includes(event.to, observer))
    : events
}

/** Equal numbers are equal text; only where the numbers differ is the text looked at. */
function sameTo(a: GameEvent, b: GameEvent, observer: Observer): boolean {
  if (a.type !== b.type) return false
  const sees = includes(a.to, observer)
  if (sees === includes(b.to, observer)) {
    const { fields } = a.type
    let same = true
    for (let i = 0; same && i < fields.length; i++) {
      const { name, isPrivate } = fields[i]
      same = a.told[name] === b.told[name] || (isPrivate && !sees)
    }
    if (same) return true
  }
  return JSON.stringify(writeEvent(a, observer)) === JSON.stringify(writeEvent(b, observer))
}

/** A whispered secret reveals nothing to those who do not hear it: what they see of the event must not depend on it. */
function mayReveal(event: GameEvent, observer: Observer, openly: readonly string[]): boolean {
  const { type } = event
  if (!type.reveals) return false
  return includes(event.to, observer) || openly.includes(type.name) || !type.fields.some((field) => field.isPrivate)
}

/** Answers that others do not see, or not before the last one is in: the two worlds may answer differently. */
function staysHidden<G extends Shape>(question: Question<G>, ask: Ask): boolean {
  return ask.kind === 'all' || (question.secret && ask.kind === 'one')
}

/** Everybody but the observer lets the open race pass. False when somebody has nothing but decisive answers. */
function letPass<G extends Shape>(play: Play<G>, observer: Observer, scratch: Choices): boolean {
  const ask = play.open
  if (ask === null || ask.kind !== 'race') return false
  const question = play.game.question(ask.question)
  for (let seat = 0; seat < play.seats; seat++) {
    if (seat === observer || play.open !== ask || !includes(play.waiting(), seat)) continue
    play.legal(seat, scratch)
    const pass = scratch.toArray().find((action) => !question.decisive(action))
    if (pass === undefined) return false
    play.answer(seat, pass)
  }
  return true
}

function sameRefusal(a: Blocked | null, b: Blocked | null): boolean {
  if (a === null || b === null) return a === b
  return a.code === b.code && a.rule === b.rule && a.message === b.message
}

function impossible(path: string, why: string): Giveaway {
  return { what: 'imagined world', lines: [{ path, real: undefined, imagined: why }] }
}

function under(path: string, line: DiffLine): DiffLine {
  return { ...line, path: line.path === '' ? path : `${path}: ${line.path}` }
}
