import {
  type Blocked,
  canonical,
  type Game,
  type GameEvent,
  isBlocked,
  type Json,
  Match,
  type Observer,
  type Seat,
  SPECTATOR,
} from '@riposte/kernel'
import { type Mismatch, mismatches } from './scenario-matching.ts'
import { actionFields, eventFields, readLine } from './scenario-notation.ts'

/** A short match written down: how it starts, what is done, and what everybody then sees. */
export interface Scenario {
  readonly title: string
  readonly game: string
  readonly seats: number
  readonly options: Json
  readonly seed: string
  /** A deal or position in the game's own notation. */
  readonly from: string | null
  readonly steps: readonly Step[]
}

export type Step =
  | { readonly seat: Seat; readonly do: Json }
  | { readonly seat: Seat; readonly tries: Json; readonly blocked: { readonly code?: string; readonly rule?: string } }
  | { readonly timeout: Seat }
  | { readonly runOut: string }
  | { readonly seat: Seat; readonly says: string }
  | { readonly expect: Expectation }

/** What one or several observers see. Left out is left open. */
export interface Expectation {
  readonly of: readonly Observer[]
  readonly view?: Json
  readonly decisions?: Json
  readonly pile?: Json
  readonly outcome?: Json
  readonly legal?: Json
  /** What the observer was told of the last action that was taken; before the first, of the set-up. */
  readonly events?: Json
}

export interface ScenarioFailure {
  /** Counted from 1; 0 when the match could not even be started. */
  readonly step: number
  readonly what: string
  readonly differences: readonly Mismatch[]
}

const SCENARIO_KEYS = ['title', 'game', 'seats', 'options', 'seed', 'from', 'steps']
const STEP_KEYS = [['seat', 'do'], ['seat', 'tries', 'blocked'], ['timeout'], ['runOut'], ['seat', 'says'], ['expect']]
const EXPECT_KEYS = ['of', 'view', 'decisions', 'pile', 'outcome', 'legal', 'events']

/** Reads a scenario out of parsed JSON or YAML, or says in one sentence what is wrong with it. */
export function readScenario(json: unknown): Scenario | string {
  if (!isRecord(json)) return 'a scenario is an object with title, game, seats and steps'
  const unknown = Object.keys(json).find((key) => !SCENARIO_KEYS.includes(key))
  if (unknown !== undefined) return `a scenario has no ${JSON.stringify(unknown)}; it has ${SCENARIO_KEYS.join(', ')}`
  const { title, game, seats, options = {}, seed = 'scenario', from = null, steps } = json
  if (typeof title !== 'string' || title.trim() === '') return 'the title is missing'
  if (typeof game !== 'string') return 'the game is missing'
  if (!Number.isInteger(seats)) return 'seats is not a whole number'
  if (!isRecord(options)) return 'options is not an object'
  if (from !== null && typeof from !== 'string') return 'from is not a text'
  if (!Array.isArray(steps) || steps.length === 0) return 'steps is not a list, or empty'
  const read: Step[] = []
  for (const [at, step] of (steps as unknown[]).entries()) {
    const result = readStep(step)
    if (typeof result === 'string') return `step ${at + 1}: ${result}`
    read.push(result)
  }
  return { title, game, seats: seats as number, options: options as Json, seed: String(seed), from, steps: read }
}

function readStep(json: unknown): Step | string {
  const kinds =
    'a step is { seat, do }, { seat, tries, blocked }, { timeout }, { runOut }, { seat, says } or { expect }'
  if (!isRecord(json)) return kinds
  const keys = Object.keys(json)
  const kind = STEP_KEYS.find((allowed) => keys.length > 0 && keys.every((key) => allowed.includes(key)))
  if (kind === undefined) return kinds
  if ('expect' in json) return readExpectation(json.expect)
  if ('timeout' in json)
    return Number.isInteger(json.timeout) ? { timeout: json.timeout as Seat } : 'timeout is not a seat'
  if ('runOut' in json) return typeof json.runOut === 'string' ? { runOut: json.runOut } : 'runOut is not a text'
  if (!Number.isInteger(json.seat)) return 'seat is not a whole number'
  const seat = json.seat as Seat
  if ('says' in json) return typeof json.says === 'string' ? { seat, says: json.says } : 'says is not a text'
  if ('do' in json) return { seat, do: json.do as Json }
  if (!('tries' in json)) return kinds
  const blocked = json.blocked ?? {}
  if (!isRecord(blocked) || Object.keys(blocked).some((key) => key !== 'code' && key !== 'rule')) {
    return 'blocked is { code?, rule? }'
  }
  return { seat, tries: json.tries as Json, blocked }
}

function readExpectation(json: unknown): Step | string {
  if (!isRecord(json)) return 'expect is an object'
  const unknown = Object.keys(json).find((key) => !EXPECT_KEYS.includes(key))
  if (unknown !== undefined) return `expect has no ${JSON.stringify(unknown)}; it has ${EXPECT_KEYS.join(', ')}`
  if (Object.keys(json).length < 2) return 'expect says nothing'
  const observers: Observer[] = []
  for (const of of Array.isArray(json.of) ? (json.of as unknown[]) : [json.of]) {
    if (of === 'spectator') observers.push(SPECTATOR)
    else if (Number.isInteger(of) && (of as number) >= 0) observers.push(of as Seat)
    else return 'expect.of is a seat, "spectator", or a list of them'
  }
  return { expect: { ...(json as Omit<Expectation, 'of'>), of: observers } }
}

/** Plays a scenario. Null when everything is as it says, else the first step that is not. */
export function runScenario(game: Game, scenario: Scenario): ScenarioFailure | null {
  let step = 0
  try {
    const match = Match.start(game, scenario)
    if (isBlocked(match)) return failure(0, `the match cannot start: ${match.message}`)
    let told: readonly GameEvent[] = match.opening
    for (step = 1; step <= scenario.steps.length; step++) {
      const result = runStep(game, match, scenario.steps[step - 1], told)
      if ('what' in result) return { step, ...result }
      told = result.events
    }
    return null
  } catch (error) {
    // A rule that breaks, or a position that cannot be read.
    return failure(step, error instanceof Error ? error.message : String(error))
  }
}

function failure(step: number, what: string): ScenarioFailure {
  return { step, what, differences: [] }
}

/** What the table was told last, or what is wrong. */
function runStep(
  game: Game,
  match: Match,
  step: Step,
  told: readonly GameEvent[],
): { events: readonly GameEvent[] } | Omit<ScenarioFailure, 'step'> {
  const fails = (what: string, differences: readonly Mismatch[] = []) => ({ what, differences })
  if ('expect' in step) {
    for (const observer of step.expect.of) {
      const who = observer === SPECTATOR ? 'spectator' : `seat ${observer}`
      const found = expectationMismatches(game, match, told, step.expect, observer)
      if (found.length > 0) return fails(`what ${who} sees is not as expected`, found)
    }
    return { events: told }
  }
  if ('timeout' in step) {
    const applied = match.timeout(step.timeout)
    return applied.blocked === null ? applied : fails(`time-out of seat ${step.timeout}: ${sentence(applied.blocked)}`)
  }
  if ('runOut' in step) {
    const applied = match.runOut(step.runOut)
    return applied.blocked === null ? applied : fails(`the clock ${step.runOut}: ${sentence(applied.blocked)}`)
  }
  if ('says' in step) {
    const applied = match.speak(step.seat, step.says)
    return applied.blocked === null ? applied : fails(`seat ${step.seat} says: ${sentence(applied.blocked)}`)
  }
  if ('do' in step) {
    const applied = match.apply(step.seat, asAction(game, step.do))
    if (applied.blocked === null) return applied
    return fails(`seat ${step.seat} may not ${inOneLine(step.do)}: ${sentence(applied.blocked)}`)
  }
  const before = match.hash()
  const applied = match.apply(step.seat, asAction(game, step.tries))
  if (applied.blocked === null) return fails(`seat ${step.seat} was allowed to ${inOneLine(step.tries)}`)
  const found = mismatches(step.blocked, applied.blocked, 'blocked')
  if (found.length > 0) return fails(`refused for another reason: ${sentence(applied.blocked)}`, found)
  return match.hash() === before ? { events: told } : fails('the refused action changed the match')
}

function expectationMismatches(
  game: Game,
  match: Match,
  events: readonly GameEvent[],
  expected: Expectation,
  observer: Observer,
): Mismatch[] {
  const seen = match.view(observer)
  const found: Mismatch[] = []
  if (expected.view !== undefined) found.push(...mismatches(expected.view, seen.view, 'view'))
  if (expected.decisions !== undefined) found.push(...mismatches(expected.decisions, seen.decisions, 'decisions'))
  if (expected.pile !== undefined) found.push(...mismatches(expected.pile, seen.pile, 'pile'))
  if (expected.outcome !== undefined) found.push(...mismatches(expected.outcome, seen.outcome, 'outcome'))
  if (expected.events !== undefined) {
    const pattern = inList(expected.events, (entry) => asEvent(game, entry))
    found.push(...mismatches(pattern, match.tell(events, observer), 'events'))
  }
  if (expected.legal !== undefined) {
    const pattern = inList(expected.legal, (entry) => asAction(game, entry))
    found.push(...legalMismatches(pattern, observer === SPECTATOR ? [] : match.legal(observer)))
  }
  return found
}

/** Legal actions have no order, so a plain list names all of them in any order, and each `contains` is looked for by itself. */
function legalMismatches(expected: Json, legal: readonly Json[]): Mismatch[] {
  if (Array.isArray(expected)) {
    const [wanted, there] = [expected.map(canonical), legal.map(canonical)]
    return [
      ...legal
        .filter((_, at) => !wanted.includes(there[at]))
        .map((got) => ({ path: 'legal', expected: undefined, got })),
      ...expected
        .filter((_, at) => !there.includes(wanted[at]))
        .map((entry: Json) => ({ path: 'legal', expected: entry, got: undefined })),
    ]
  }
  if (!isRecord(expected)) return [{ path: 'legal', expected, got: legal }]
  const { contains, ...rest } = expected as { contains?: Json }
  const wanted = contains === undefined ? [] : Array.isArray(contains) ? (contains as readonly Json[]) : [contains]
  return [
    ...wanted.flatMap((entry) => mismatches({ contains: [entry] }, legal, 'legal')),
    ...(Object.keys(rest).length > 0 ? mismatches(rest, legal, 'legal') : []),
  ]
}

/** Applies `read` to the entries of a list or of a list pattern. */
function inList(json: Json, read: (entry: Json) => Json): Json {
  if (Array.isArray(json)) return json.map(read)
  if (!isRecord(json)) return json
  const result: Record<string, Json> = {}
  for (const [key, value] of Object.entries(json as { readonly [key: string]: Json })) {
    if (key !== 'contains' && key !== 'excludes') result[key] = value
    else result[key] = Array.isArray(value) ? value.map(read) : read(value)
  }
  return result
}

function asAction(game: Game, json: Json): Json {
  return typeof json === 'string' ? (readLine(json, actionFields(game)) ?? { type: json }) : json
}

function asEvent(game: Game, json: Json): Json {
  return typeof json === 'string' ? (readLine(json, eventFields(game)) ?? { type: json }) : json
}

function inOneLine(json: Json): string {
  return typeof json === 'string' ? json : JSON.stringify(json)
}

function sentence({ code, rule, message }: Blocked): string {
  return `${message} (${code}, ${rule})`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A failure in words, one difference to a line. */
export function describeFailure({ step, what, differences }: ScenarioFailure): string {
  const lines = [step === 0 ? what : `step ${step}: ${what}`]
  for (const { path, expected, got } of differences) {
    lines.push(`  ${path}`, `    expected ${shown(expected)}`, `    got      ${shown(got)}`)
  }
  return lines.join('\n')
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
