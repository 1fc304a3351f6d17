import {
  type ActionJson,
  type Entry,
  type Game,
  type GameEvent,
  isBlocked,
  type Match,
  type MatchRecord,
  type Observer,
  replay,
  type Seen,
  SPECTATOR,
} from '@riposte/kernel'
import { nameFor, namesFor, type Speaker, speakerFor, textOf } from '@riposte/words'
import { differences } from './diff.ts'
import { observers } from './wander.ts'

/** More answers than these are counted, not listed. */
const MOST_ANSWERS = 12

/**
 * A recorded match as text: at each step what every seat and a spectator is told, sees change and is asked. Kept in the
 * repository, it shows in review what a change makes people see.
 */
export function playthrough(game: Game, log: MatchRecord): string {
  const match = replay(game, log, 0)
  if (isBlocked(match)) throw new Error(match.message)
  const all = observers(log.seats)
  const speaker = speakerTo(game, log.seats, SPECTATOR)
  const before = new Map<Observer, Seen>()
  const step = (title: string, events: readonly GameEvent[]) => {
    const lines = all.map((observer) => {
      const seen = match.view(observer)
      const told = match
        .tell(events, observer)
        .map((event) => `${textOf(speaker.event(event))} ${JSON.stringify(event)}`)
      const now = [...told, ...changes(before.get(observer), seen), ...asked(match, seen)]
      before.set(observer, seen)
      return now
    })
    return [title, ...blocks(all, lines)].join('\n')
  }
  const steps = [step('The match begins', match.opening)]
  for (const [at, entry] of log.entries.entries()) {
    const applied = match.redo(entry)
    if (applied.blocked !== null) throw new Error(`${at + 1}: ${applied.blocked.message}`)
    steps.push(step(`${at + 1}. ${done(speaker, entry)}`, applied.events))
  }
  const heading = `${game.name}, ${log.seats} seats, ${JSON.stringify(log.options)}`
  return `${[heading, ...steps].join('\n\n')}\n`
}

/** What all have in common stands first, then what only some have. */
function blocks(all: readonly Observer[], lines: readonly (readonly string[])[]): string[] {
  const common = new Set(lines[0].filter((line) => lines.every((others) => others.includes(line))))
  const texts = new Map([['everybody', counted(lines[0].filter((line) => common.has(line)))]])
  const own = lines.map((some) => counted(some.filter((line) => !common.has(line))))
  for (const text of new Set(own)) texts.set(namesOf(all.filter((_, at) => own[at] === text)), text)
  return [...texts].flatMap(([who, text]) => (text === '' ? [] : [`${who}:\n${text}`]))
}

/** Lines that follow each other and say the same are one. */
function counted(lines: readonly string[]): string {
  const runs: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.times++
    else runs.push({ line, times: 1 })
  }
  return runs.map(({ line, times }) => (times > 1 ? `  ${line} (${times} times)` : `  ${line}`)).join('\n')
}

const namesOf = (who: readonly Observer[]) =>
  who.map((observer) => (observer === SPECTATOR ? 'spectator' : `seat ${observer}`)).join(', ')

function speakerTo(game: Game, seats: number, observer: Observer): Speaker {
  return speakerFor(game, { names: namesFor(seats), reader: observer === SPECTATOR ? null : observer })
}

function done(speaker: Speaker, entry: Entry): string {
  if ('action' in entry)
    return `${nameFor(entry.seat)}: ${textOf(speaker.action(entry.action, ''))} ${JSON.stringify(entry.action)}`
  return JSON.stringify(entry)
}

/** What differs from what the same observer saw before: the view, the pile, the clock and the outcome. */
function changes(before: Seen | undefined, now: Seen): string[] {
  const pick = ({ view, pile, timer, outcome, answered }: Seen) => ({ view, pile, timer, outcome, answered })
  if (before === undefined) return Object.entries(flat(pick(now))).map(([path, value]) => `${path} = ${value}`)
  return differences(pick(before), pick(now), Number.POSITIVE_INFINITY).map(
    ({ path, real, imagined }) => `${path}: ${JSON.stringify(real)} -> ${JSON.stringify(imagined)}`,
  )
}

/** The leaves of what is seen at first, a line for each; short lists in one line. */
function flat(value: unknown, path = ''): Readonly<Record<string, string>> {
  const text = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || (path !== 'view' && text.length < 80)) {
    return text === undefined ? {} : { [path]: text }
  }
  const parts = Object.entries(value).map(([key, part]) => flat(part, path === '' ? key : `${path}.${key}`))
  return Object.assign({}, ...parts) as Readonly<Record<string, string>>
}

function asked(match: Match, { observer, decisions }: Seen): string[] {
  return decisions.flatMap(({ seat, question, rule, about = {} }) => {
    if (question === undefined) return [`seat ${seat} is asked something`]
    const speaker = speakerTo(match.game, match.play.seats, observer)
    const said = textOf(speaker.question(question, about))
    const line = `seat ${seat} is asked ${question} (${rule}): ${said} ${JSON.stringify(about)}`
    return seat === observer ? [line, ...answers(match, seat, question)] : [line]
  })
}

function answers(match: Match, seat: number, question: string): string[] {
  const legal = match.legal(seat)
  const speaker = speakerTo(match.game, match.play.seats, seat)
  const text = (action: ActionJson) => `  ${textOf(speaker.action(action, question))} ${JSON.stringify(action)}`
  if (legal.length <= MOST_ANSWERS) return legal.map(text)
  const counts = new Map<string, number>()
  for (const { type } of legal) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => `  ${type}: ${count} answers`)
}
