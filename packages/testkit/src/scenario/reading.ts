import { type Json, SPECTATOR } from '@riposte/kernel'
import { orDidYouMean } from './near.ts'
import { isRecord, type JsonRecord } from './record.ts'
import type { SeatName, Step, StepKind } from './scenario.ts'
import { type Defaults, type Expectation, type Look, type Run, type Scenario, START } from './scenario.ts'

const SCENARIO_KEYS = ['title', 'game', 'seats', 'options', 'seed', 'from', 'windows', 'answers', 'steps', 'runs']
const RUN_KEYS = ['title', 'steps']
const LOOK_KEYS = ['view', 'decisions', 'pile', 'outcome', 'legal', 'events']
const EXPECT_KEYS = ['of', ...LOOK_KEYS, 'since', 'last', 'at', 'oneOf']
/** Nobody is asked, and nothing is complete, while an action is being carried out. */
const NOT_AT_A_MOMENT = ['decisions', 'legal', 'events']

const STEP_KEYS = [
  ['seat', 'do'],
  ['seat', 'tries', 'blocked'],
  ['timeout'],
  ['runOut'],
  ['seat', 'says'],
  ['mark'],
  ['windows', 'answers'],
  ['expect'],
]
const STEPS =
  'a step is { seat, do }, { seat, tries, blocked }, { timeout }, { runOut }, { seat, says }, { mark }, ' +
  '{ windows, answers } or { expect }'

/** Something in a file that is not as files are. */
class Unreadable extends Error {}

/**
 * Reads a scenario out of parsed JSON or YAML, or says in one sentence what is wrong with it. Whether the game knows the
 * names in it is another matter (`checkScenario`).
 */
export function readScenario(json: unknown): Scenario | string {
  try {
    return scenarioOf(json)
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

function fail(what: string): never {
  throw new Unreadable(what)
}

/** Whatever goes wrong in there is said to be there. */
function within<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof Unreadable ? new Unreadable(`${place}: ${error.message}`) : error
  }
}

function knownKeys(json: JsonRecord, keys: readonly string[], what: string): void {
  const unknown = Object.keys(json).find((key) => !keys.includes(key))
  if (unknown === undefined) return
  const meant = orDidYouMean(unknown, keys)
  fail(`${what} has no ${JSON.stringify(unknown)}${meant === '' ? `; it has ${keys.join(', ')}` : meant}`)
}

function scenarioOf(json: unknown): Scenario {
  if (!isRecord(json)) fail('a scenario is an object with title, game, seats and steps')
  knownKeys(json, SCENARIO_KEYS, 'a scenario')
  const { game, options = {}, seed = 'scenario', from = null, steps, runs } = json
  const title = titleOf(json)
  if (typeof game !== 'string') fail('the game is missing')
  const names = namesOf(json.seats)
  if (!isRecord(options)) fail('options is not an object')
  if (from !== null && typeof from !== 'string') fail('from is not a text')
  if (typeof seed !== 'string' && typeof seed !== 'number') fail('seed is not a text')
  return {
    title,
    game,
    seats: names === null ? (json.seats as number) : names.length,
    names: names ?? [],
    options,
    seed: String(seed),
    from,
    defaults: defaultsOf(json),
    // Runs may begin at once.
    steps: steps === undefined && runs !== undefined ? [] : stepsOf(steps, ''),
    runs: runs === undefined ? [] : runsOf(runs),
  }
}

function titleOf({ title }: JsonRecord): string {
  if (typeof title !== 'string' || title.trim() === '') fail('the title is missing')
  return title
}

/** Null when the seats are only counted. */
function namesOf(seats: Json | undefined): readonly string[] | null {
  if (!Array.isArray(seats)) {
    if (!Number.isInteger(seats)) fail('seats is not a whole number, nor a list of names')
    return null
  }
  const names: string[] = []
  for (const name of seats as readonly Json[]) {
    if (typeof name !== 'string' || name.trim() === '') fail('the name of a seat is a text')
    if (name === 'spectator' || /^\d+$/.test(name)) fail(`a seat cannot be called ${name}`)
    if (names.includes(name)) fail(`two seats are called ${name}`)
    names.push(name)
  }
  return names
}

function runsOf(runs: Json): Run[] {
  if (!Array.isArray(runs) || runs.length === 0) fail('runs is not a list, or empty')
  const read = (runs as readonly Json[]).map((run, at) =>
    within(`run ${at + 1}`, () => {
      if (!isRecord(run)) fail('a run is an object with title and steps')
      knownKeys(run, RUN_KEYS, 'a run')
      return { title: titleOf(run), steps: stepsOf(run.steps, `run ${at + 1}, `) }
    }),
  )
  const twice = read.find(({ title }, at) => read.findIndex((run) => run.title === title) < at)
  if (twice !== undefined) fail(`two runs are called ${JSON.stringify(twice.title)}`)
  return read
}

function stepsOf(steps: Json | undefined, before: string): Step<SeatName>[] {
  if (!Array.isArray(steps) || steps.length === 0) fail('steps is not a list, or empty')
  return (steps as readonly Json[]).map((step, at) =>
    within(`step ${at + 1}`, () => ({ place: `${before}step ${at + 1}`, ...stepOf(step) })),
  )
}

function stepOf(json: Json): StepKind<SeatName> {
  if (!isRecord(json)) fail(STEPS)
  const keys = Object.keys(json)
  if (!STEP_KEYS.some((allowed) => keys.length > 0 && keys.every((key) => allowed.includes(key)))) fail(STEPS)
  if ('expect' in json) return { expect: expectationOf(json.expect) }
  if ('windows' in json || 'answers' in json) return { defaults: defaultsOf(json) }
  if ('mark' in json) return { mark: markOf(json.mark) }
  if ('timeout' in json) return { timeout: seatOf(json.timeout, 'timeout') }
  if ('runOut' in json) return { runOut: textOf(json.runOut, 'runOut') }
  const seat = seatOf(json.seat, 'seat')
  if ('says' in json) return { seat, says: textOf(json.says, 'says') }
  if ('do' in json) return { seat, do: json.do }
  if (!('tries' in json)) fail(STEPS)
  const blocked = json.blocked ?? {}
  if (!isRecord(blocked)) fail('blocked is { code?, rule? }')
  knownKeys(blocked, ['code', 'rule'], 'blocked')
  if (Object.values(blocked).some((value) => typeof value !== 'string')) fail('code and rule are texts')
  return { seat, tries: json.tries, blocked }
}

function textOf(json: Json, what: string): string {
  return typeof json === 'string' ? json : fail(`${what} is not a text`)
}

function seatOf(json: Json | undefined, what: string): SeatName {
  if (typeof json === 'string' && json !== '') return json
  return Number.isInteger(json) && (json as number) >= 0 ? (json as number) : fail(`${what} is not a seat`)
}

function markOf(json: Json): string {
  const mark = textOf(json, 'mark')
  return mark === START ? fail(`the mark ${START} is there from the beginning`) : mark
}

function defaultsOf({ windows, answers }: JsonRecord): Defaults {
  if (windows !== undefined && windows !== 'pass' && windows !== 'ask') fail('windows is pass or ask')
  if (answers !== undefined && !isRecord(answers)) fail('answers is an object of questions and their answers')
  return { ...(windows === undefined ? {} : { windows }), ...(answers === undefined ? {} : { answers }) }
}

function expectationOf(json: Json): Expectation<SeatName> {
  if (!isRecord(json)) fail('expect is an object')
  knownKeys(json, EXPECT_KEYS, 'expect')
  const { of, since, last, at, oneOf, ...look } = json
  if (Object.keys(look).length === 0 && oneOf === undefined) fail('expect says nothing')
  if (since !== undefined && last !== undefined) fail('expect has since or last, not both')
  if (last !== undefined && !(Number.isInteger(last) && (last as number) > 0)) fail('last is a whole number from 1')
  const looks = oneOf === undefined ? [] : looksOf(oneOf)
  for (const key of at === undefined ? [] : NOT_AT_A_MOMENT) {
    if ([look, ...looks].some((entry) => key in entry))
      fail(`expect with at looks at view, pile and outcome, not ${key}`)
  }
  return {
    ...look,
    of: observersOf(of),
    ...(since === undefined ? {} : { since: textOf(since, 'since') }),
    ...(last === undefined ? {} : { last: last as number }),
    ...(at === undefined ? {} : { at }),
    ...(oneOf === undefined ? {} : { oneOf: looks }),
  }
}

function looksOf(json: Json): Look[] {
  if (!Array.isArray(json) || json.length < 2) fail('oneOf is a list of two outcomes or more')
  return (json as readonly Json[]).map((look) => {
    if (!isRecord(look) || Object.keys(look).length === 0) fail('an outcome in oneOf is an object that says something')
    knownKeys(look, LOOK_KEYS, 'an outcome in oneOf')
    return look
  })
}

function observersOf(of: Json | undefined): SeatName[] {
  const list = Array.isArray(of) ? (of as readonly Json[]) : [of]
  if (list.length === 0) fail('expect.of names nobody')
  return list.map((who) => {
    if (who === 'spectator') return SPECTATOR
    if (typeof who === 'string' && who !== '') return who
    if (Number.isInteger(who) && (who as number) >= 0) return who as number
    return fail('expect.of is a seat, "spectator", or a list of them')
  })
}
