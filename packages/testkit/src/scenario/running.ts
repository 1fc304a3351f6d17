import {
  type Applied,
  type Blocked,
  canonical,
  type EventJson,
  type Game,
  type GameEvent,
  isBlocked,
  type Json,
  listed,
  Match,
  type Observer,
  type Seat,
  type Seen,
  SPECTATOR,
} from '@riposte/kernel'
import { observers } from '../wander.ts'
import { DefaultAnswers } from './answers.ts'
import { inOneLine, type ScenarioFailure } from './failure.ts'
import { type Mismatch, mismatches } from './matching.ts'
import { seenAt, type Taken } from './moments.ts'
import { orDidYouMean } from './near.ts'
import { isList, isRecord, listOf } from './record.ts'
import { casesOf, type Expectation, type Look, type Refusal, type Scenario, START, type Step } from './scenario.ts'
import { type RuleIds, understand } from './understanding.ts'
import { knownKeys, unprovenKeys } from './unknown-keys.ts'

/** What in a scenario the game does not know, each with its place. A file with such names proves nothing. */
export function checkScenario(game: Game, scenario: Scenario, rules?: RuleIds): readonly string[] {
  return [...new Set(casesOf(scenario).flatMap((one) => understand(game, one, rules).problems))]
}

/** Plays a scenario, with all its runs. Null when everything is as it says, else the first step that is not. */
export function runScenario(game: Game, scenario: Scenario, rules?: RuleIds): ScenarioFailure | null {
  for (const one of casesOf(scenario)) {
    const failure = runCase(game, one, rules)
    if (failure !== null) return failure
  }
  return null
}

function runCase(game: Game, scenario: Scenario, rules: RuleIds | undefined): ScenarioFailure | null {
  let place = ''
  try {
    const match = Match.start(game, scenario)
    if (isBlocked(match)) return { place, ...fails(`the match cannot start: ${match.message}`) }
    const { steps, defaults, problems } = understand(game, scenario, rules)
    if (problems.length > 0) return { place, ...fails(problems.join('\n')) }
    const run = new Running(
      match,
      scenario.names.length > 0 ? scenario.names : (game.seatNames?.(match.play.pub) ?? []),
    )
    run.defaults.set(defaults)
    for (const step of steps) {
      place = step.place
      const failure = run.step(step)
      if (failure !== null) return { place, ...failure }
    }
    return unknownKeys(run, steps)
  } catch (error) {
    // A rule that breaks, or a position that cannot be read.
    return { place, ...fails(error instanceof Error ? error.message : String(error)) }
  }
}

type Failure = Omit<ScenarioFailure, 'place'>

function fails(what: string, differences: readonly Mismatch[] = []): Failure {
  return { what, differences }
}

/** More answers in a row than this, and the defaults go round in circles. */
const ANSWERS_AT_MOST = 1000

/** A scenario while it is played. */
class Running {
  readonly match: Match
  readonly defaults = new DefaultAnswers()
  /** Everything that was done, also for the seats. */
  readonly taken: Taken[] = []
  readonly #names: readonly string[]
  /** How much had been done before each step that did something. */
  readonly #acts: number[] = []
  readonly #marks = new Map<string, number>()

  constructor(match: Match, names: readonly string[]) {
    this.match = match
    this.#names = names
  }

  step(step: Step<Seat>): Failure | null {
    if ('defaults' in step) {
      this.defaults.set(step.defaults)
      return null
    }
    const late = this.#answerFor(step)
    if (late !== null) return late
    if ('mark' in step) {
      this.#marks.set(step.mark, this.taken.length)
      return null
    }
    if ('expect' in step) return this.#expect(step.expect)
    if ('tries' in step) return this.#tries(step.seat, step.tries, step.blocked)
    this.#acts.push(this.taken.length)
    if ('timeout' in step) {
      return this.#take(`time-out of ${this.#called(step.timeout)}`, () => this.match.timeout(step.timeout))
    }
    if ('runOut' in step) return this.#take(`the clock ${step.runOut}`, () => this.match.runOut(step.runOut))
    const who = this.#called(step.seat)
    if ('says' in step) return this.#take(`${who} says`, () => this.match.speak(step.seat, step.says))
    return this.#take(`${who} may not ${inOneLine(step.do)}`, () => this.match.apply(step.seat, step.do))
  }

  #called(observer: Observer): string {
    if (observer === SPECTATOR) return 'spectator'
    return this.#names[observer] ?? `seat ${observer}`
  }

  #take(what: string, act: () => Applied): Failure | null {
    const before = this.match.play
    const applied = act()
    if (applied.blocked !== null) return fails(`${what}: ${sentence(applied.blocked)}`)
    const entry = this.match.entries.at(-1)
    if (entry === undefined) throw new Error('something was done that is not in the log')
    this.taken.push({ before, entry, events: applied.events })
    return null
  }

  /** Answers questions that have a default, until this step is itself the answer to the open one. */
  #answerFor(step: Step<Seat>): Failure | null {
    for (let answers = 0; answers < ANSWERS_AT_MOST; answers++) {
      const { play, game } = this.match
      const waiting = listed(play.waiting())
      if (play.open === null || waiting.length === 0 || this.#isAnswer(step, waiting)) return null
      const question = play.open.question
      const seat = waiting[0]
      const answer = this.defaults.of(game, play, seat)
      if (answer === null) return null
      const what = `the default answer of ${this.#called(seat)} to ${question}`
      const failure = this.#take(what, () =>
        answer === 'timeout' ? this.match.timeout(seat) : this.match.apply(seat, answer.action),
      )
      if (failure !== null) return failure
    }
    return fails('the default answers never come to an end')
  }

  #isAnswer(step: Step<Seat>, waiting: readonly Seat[]): boolean {
    if ('timeout' in step) return waiting.includes(step.timeout)
    if (!('do' in step || 'tries' in step) || !waiting.includes(step.seat)) return false
    const action = 'do' in step ? step.do : step.tries
    const { open, game } = this.match.play
    if (open === null || !isRecord(action)) return false
    return game.question(open.question).takes.some(({ name }) => name === action.type)
  }

  #tries(seat: Seat, action: Json, expected: Refusal): Failure | null {
    const before = this.match.hash()
    const { blocked } = this.match.apply(seat, action)
    if (blocked === null) return fails(`${this.#called(seat)} was allowed to ${inOneLine(action)}`)
    const found = mismatches({ ...expected }, blocked, 'blocked')
    if (found.length > 0) return fails(`refused for another reason: ${sentence(blocked)}`, found)
    return this.match.hash() === before ? null : fails('the refused action changed the match')
  }

  #expect({ of, since, last, at, oneOf, ...look }: Expectation<Seat>): Failure | null {
    const range = this.#range(since, last)
    if (typeof range === 'string') return fails(range)
    const moments = at === undefined ? null : seenAt(range.taken, at, of)
    if (at !== undefined && moments === null) {
      return fails(`there was no event like ${inOneLine(at)} in what was done; the set-up cannot be looked into`)
    }
    const sights = of.map((observer, place) => this.#sight(observer, moments?.[place] ?? null, range.events))
    for (const sight of sights) {
      const found = lookMismatches(look, sight)
      if (found.length > 0) return fails(`what ${this.#called(sight.observer)} sees is not as expected`, found)
    }
    return oneOf === undefined ? null : this.#oneOf(oneOf, sights)
  }

  #oneOf(outcomes: readonly Look[], sights: readonly Sight[]): Failure | null {
    const found: Mismatch[] = []
    for (const [number, look] of outcomes.entries()) {
      const wrong = sights.flatMap((sight) => lookMismatches(look, sight))
      if (wrong.length === 0) return null
      found.push(...wrong.map((difference) => ({ ...difference, path: `oneOf[${number}].${difference.path}` })))
    }
    return fails(`none of the ${outcomes.length} outcomes is there`, found)
  }

  #sight(observer: Observer, moment: Seen | null, events: readonly GameEvent[]): Sight {
    return {
      observer,
      seen: moment ?? this.match.view(observer),
      told: this.match.tell(events, observer),
      legal: () => (observer === SPECTATOR ? [] : this.match.legal(observer)),
    }
  }

  /** What an expectation looks back on; without since or last, the last step that did something. */
  #range(since: string | undefined, last = 1): { taken: readonly Taken[]; events: readonly GameEvent[] } | string {
    const opening = this.match.opening
    const isFirst = since === START || (since === undefined && this.#acts.length === 0 && last === 1)
    if (since === undefined && !isFirst && last > this.#acts.length) {
      return `only ${this.#acts.length} steps have done something`
    }
    const from = isFirst ? 0 : since === undefined ? this.#acts[this.#acts.length - last] : this.#marks.get(since)
    const taken = this.taken.slice(from)
    const events = taken.flatMap((one) => one.events)
    return { taken, events: isFirst ? [...opening, ...events] : events }
  }
}

/** What an observer sees of the table, was told, and may do. */
interface Sight {
  readonly observer: Observer
  readonly seen: Seen
  readonly told: readonly EventJson[]
  legal(): readonly Json[]
}

function lookMismatches(look: Look, { seen, told, legal }: Sight): Mismatch[] {
  const found: Mismatch[] = []
  for (const part of ['view', 'decisions', 'pile', 'outcome'] as const) {
    const expected = look[part]
    if (expected !== undefined) found.push(...mismatches(expected, seen[part], part))
  }
  if (look.events !== undefined) found.push(...mismatches(look.events, told, 'events'))
  if (look.legal !== undefined) found.push(...legalMismatches(look.legal, legal()))
  return found
}

/** Legal actions have no order, so a plain list names all of them in any order, and each `contains` is looked for by itself. */
function legalMismatches(expected: Json, legal: readonly Json[]): Mismatch[] {
  if (isList(expected)) {
    const [wanted, there] = [expected.map(canonical), legal.map(canonical)]
    return [
      ...legal
        .filter((_, at) => !wanted.includes(there[at]))
        .map((got) => ({ path: 'legal', expected: undefined, got })),
      ...expected
        .filter((_, at) => !there.includes(wanted[at]))
        .map((entry) => ({ path: 'legal', expected: entry, got: undefined })),
    ]
  }
  if (!isRecord(expected)) return [{ path: 'legal', expected, got: legal }]
  const { contains, ...rest } = expected
  return [
    ...listOf(contains).flatMap((entry) => mismatches({ contains: [entry] }, legal, 'legal')),
    ...(Object.keys(rest).length > 0 ? mismatches(rest, legal, 'legal') : []),
  ]
}

function sentence({ code, rule, message }: Blocked): string {
  return `${message} (${code}, ${rule})`
}

/** Fields that an expectation only denies, and that nobody has ever seen: then it was not they that were absent. */
function unknownKeys({ match, taken }: Running, steps: readonly Step<Seat>[]): ScenarioFailure | null {
  let known: Set<string> | null = null
  for (const step of steps) {
    if (!('expect' in step)) continue
    const { oneOf = [], ...look } = step.expect
    const unproven = [unprovenKeys(look, false), ...oneOf.map((one) => unprovenKeys(one, true))]
    for (const key of unproven.flatMap((keys) => [...keys])) {
      known ??= knownKeys(match.game, [...taken.map(({ before }) => before), match.play], observers(match.play.seats))
      if (known.has(key)) continue
      const what = `nothing that anybody sees here ever has a field \`${key}\`${orDidYouMean(key, known)}`
      return { place: step.place, ...fails(what) }
    }
  }
  return null
}
