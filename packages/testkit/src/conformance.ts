import {
  below,
  Choices,
  canonical,
  type Game,
  includes,
  isBlocked,
  type Match,
  readOptions,
  type Seat,
  type Shape,
  seeded,
} from '@riposte/kernel'
import { type Arrangement, type ArrangementSettings, arrangements, optionFields } from './arrangement.ts'
import { checkAnswers } from './conformance/answers.ts'
import { checkAsking } from './conformance/asking.ts'
import { checkCopies, Shared } from './conformance/copies.ts'
import { checkRecord, checkViews } from './conformance/ending.ts'
import { type Answers, answersOf, type Inspection } from './conformance/inspection.ts'
import { checkRefusals } from './conformance/refusals.ts'
import { checkEventTexts, checkTexts } from './conformance/texts.ts'
import { checkTold } from './conformance/told.ts'
import { Twin } from './conformance/twin.ts'
import { type Finding, sentenceOf } from './finding.ts'
import { begin, entryOf, isOutside, wander } from './wander.ts'

export interface ConformSettings extends ArrangementSettings {
  /** How many matches are played with each arrangement. */
  readonly matches?: number
  /** Of how many states one is inspected (default: each). Texts of events and the twin are followed all along. */
  readonly oneIn?: number
  /** A match that has not ended after this many actions never ends. */
  readonly longest?: number
  readonly findingsAtMost?: number
}

/** In one move out of this many somebody runs out of time. */
const TIMEOUT_ONE_IN = 10

/**
 * Whether a game keeps the promises that every game makes: matches are played at random, with all seat counts and
 * options, and everything there is to check is checked at every state. Every kind of finding is reported once.
 */
export function conform<G extends Shape>(game: Game<G>, settings: ConformSettings = {}): Finding[] {
  const { matches = 1, seed = 'conform', oneIn = 1, longest = 5000, findingsAtMost = 20 } = settings
  const found = new Map<string, Finding>()
  const note = (finding: Finding) => {
    const kind = `${finding.check} ${finding.message.replace(/-?\d+/g, 'n')}`
    if (!found.has(kind) && found.size < findingsAtMost) found.set(kind, finding)
  }
  for (const message of unreadableOptions(game))
    note({ check: 'options', message, seats: 0, options: {}, seed, log: [] })
  const tables = arrangements(game, settings)
  if (tables.length === 0) {
    note({ check: 'options', message: 'nothing can be played', seats: 0, options: {}, seed, log: [] })
  }
  for (const table of tables) {
    for (let at = 0; at < matches; at++) inspectMatch(game, table, `${seed} ${at}`, oneIn, longest, note)
  }
  return [...found.values()]
}

function inspectMatch<G extends Shape>(
  game: Game<G>,
  table: Arrangement,
  seed: string,
  oneIn: number,
  longest: number,
  note: (finding: Finding) => void,
): void {
  const start = { ...table, seed }
  let match: Match<G> | null = null
  const report = (check: string, message: string) =>
    note({ ...start, check, message, log: match === null ? [] : [...match.entries] })
  try {
    match = begin(game, start)
    const random = seeded(`${seed} moves`)
    const twin = new Twin(match)
    const shared = new Shared()
    const opened = inspect(game, match, random, shared, report)
    checkEventTexts(opened, match.opening)
    checkTold(opened, match.opening)
    while (!match.over && match.entries.length < longest) {
      const inspection = inspect(game, match, random, shared, report)
      if (match.entries.length % oneIn === 0) inspectState(inspection)
      const move = wander(match.play, random, inspection.scratch)
      const isAsked = !isOutside(move) && includes(match.play.waiting(), move.seat)
      const applied =
        isAsked && below(random, TIMEOUT_ONE_IN) === 0
          ? match.timeout(move.seat)
          : match.redo(entryOf(match.play, move))
      if (applied.blocked !== null) throw new Error(`a random move is refused: ${applied.blocked.message}`)
      checkEventTexts(inspection, applied.events)
      checkTold(inspection, applied.events)
      twin.follow(inspection, match.entries[match.entries.length - 1], applied.events)
    }
    const inspection = inspect(game, match, random, shared, report)
    if (!match.over) report('end', `the match has not ended after ${longest} actions`)
    inspectState(inspection)
    checkRecord(inspection)
  } catch (problem) {
    const message = sentenceOf(problem)
    report(message.includes('not plain data') ? 'plain data' : 'failure', message)
  }
}

function inspect<G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  random: ReturnType<typeof seeded>,
  shared: Shared,
  report: Inspection<G>['report'],
): Inspection<G> {
  const { play } = match
  const scratch = new Choices()
  const answers = new Map<Seat, Answers>()
  return {
    game,
    match,
    play,
    text: canonical(play.state()),
    random,
    scratch,
    shared,
    report,
    answers(seat) {
      let made = answers.get(seat)
      if (made === undefined) {
        made = answersOf(play, seat, random, scratch)
        answers.set(seat, made)
      }
      return made
    },
  }
}

function inspectState<G extends Shape>(inspection: Inspection<G>): void {
  checkAnswers(inspection)
  checkViews(inspection)
  checkTexts(inspection)
  if (canonical(inspection.play.state()) !== inspection.text)
    inspection.report('looking', 'looking has changed the state')
  checkCopies(inspection)
  checkAsking(inspection)
  checkRefusals(inspection)
}

/** Every option can be chosen by the name of its value, and its default is one of its values. */
function unreadableOptions<G extends Shape>(game: Game<G>): string[] {
  const wrong: string[] = []
  const defaults = readOptions(game.options, {})
  if (isBlocked(defaults)) wrong.push(`the default options cannot be chosen: ${defaults.message}`)
  for (const [name, field] of optionFields(game)) {
    for (const value of [field.default, ...field.values]) {
      const read = field.read(value)
      if (canonical(read) !== canonical(value)) wrong.push(`${name}: ${canonical(value)} reads as ${canonical(read)}`)
    }
    if (field.help.trim() === '') wrong.push(`${name} has no help`)
  }
  return wrong
}
