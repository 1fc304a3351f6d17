import type { ActionJson, Json } from '@riposte/kernel'
import type { wordsAnswer } from '@riposte/protocol'
import type { z } from 'zod'
import type { Agent } from './agent.ts'
import { openTools } from './named-tools.ts'
import type { Place } from './place.ts'
import { call } from './server-api.ts'

/** What a tool tells: words for a mind, and the same as data. */
export interface Told {
  readonly text: string
  readonly data: Readonly<Record<string, Json>>
}

/** More answers than this are not spelled out unasked. */
const ACTIONS_UNASKED = 60
const SAMPLES_OF_A_TYPE = 3
/** More than this of what happened comes in several pieces. */
const EVENTS_AT_ONCE = 200

export interface Option {
  readonly id: string
  readonly text: string
  readonly rule: string
  readonly action: ActionJson
}

/** Sentences for what the seat has, in the game's own words and with people's names. */
export async function sentences(
  { api, token }: Agent,
  place: Place,
  of: {
    questions?: readonly { question: string; about: Readonly<Record<string, Json>> }[]
    actions?: readonly { action: ActionJson; question: string }[]
    events?: readonly (typeof place.connection.events)[number][]
    fields?: readonly { action: string; field: string; values: readonly Json[] }[]
  },
): Promise<z.output<typeof wordsAnswer>> {
  const { questions = [], actions = [], events = [], fields = [] } = of
  if (questions.length + actions.length + events.length + fields.length === 0) {
    return { questions: [], actions: [], events: [], fields: [] }
  }
  const { seat } = place.connection
  const body = {
    names: place.names,
    ...(seat === null ? {} : { reader: seat }),
    questions: questions.map((one) => ({ ...one, about: { ...one.about } })),
    actions: actions.map((one) => ({ ...one })),
    events: [...events],
    fields: fields.map((one) => ({ ...one, values: [...one.values] })),
  }
  return call(api, token, 'words', body, { game: place.game.id })
}

/** An answer with its id, before it has words. */
export interface Numbered {
  readonly id: string
  readonly action: ActionJson
}

/** What is asked, in words, and those of the answers to it that are picked. */
export async function askedNow(agent: Agent, place: Place, pick: (all: readonly Numbered[]) => readonly Numbered[]) {
  const { asked, legal } = place.connection
  const { id: decision, question = '', rule = '', about = {} } = asked ?? {}
  if (decision === undefined) return { text: '', options: [] }
  const ids = place.ids.of(decision, legal)
  const listed = pick(legal.map((action, at) => ({ id: ids[at], action })))
  const { questions, actions } = await sentences(agent, place, {
    questions: [{ question, about }],
    actions: listed.map(({ action }) => ({ action, question })),
  })
  const options: Option[] = listed.map((one, at) => ({ ...one, rule, text: actions[at] || JSON.stringify(one.action) }))
  return { text: questions[0] || question, options }
}

/** How many answers there are of each type, and what has to be said to give one. */
function kindsOf({ connection, game }: Place): { type: string; count: number; fields: string[] }[] {
  const counts = new Map<string, number>()
  for (const { type } of connection.legal) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({ type, count, fields: Object.keys(game.actions[type] ?? {}) }))
}

/** Of very many answers a few of each type. */
function samples(all: readonly Numbered[]): Numbered[] {
  const shown = new Map<string, number>()
  return all.filter(({ action: { type } }) => {
    const before = shown.get(type) ?? 0
    shown.set(type, before + 1)
    return before < SAMPLES_OF_A_TYPE
  })
}

/** What may be done although nobody asks, each with its id. */
export async function standingNow(agent: Agent, place: Place, most: number): Promise<Option[]> {
  const open = place.connection.standing
    .filter(({ blocked }) => blocked === null)
    .flatMap(({ standing, rule, actions }) => actions.map((action) => ({ action, question: standing, rule })))
    .slice(0, most)
  const { actions } = await sentences(agent, place, {
    actions: open.map(({ action, question }) => ({ action, question })),
  })
  return open.map(({ action, rule }, at) => ({
    id: place.standingIds.of(action),
    text: actions[at] || JSON.stringify(action),
    rule,
    action,
  }))
}

/** What happened and was said since then; the agent has been told it afterwards. */
export async function news(agent: Agent, place: Place, since = place.told): Promise<Told> {
  const { connection } = place
  const events = connection.events.slice(since.events, since.events + EVENTS_AT_ONCE)
  const said = connection.chat.filter(({ n }) => n > since.said)
  const { events: words } = await sentences(agent, place, { events })
  const told = {
    events: Math.min(connection.events.length, since.events + events.length),
    said: said.reduce((last, { n }) => Math.max(last, n), since.said),
  }
  place.told = told
  const more = told.events < connection.events.length
  const lines = [
    ...counted(words.map((sentence, at) => `- ${sentence || JSON.stringify(events[at])}`)),
    ...(more ? ['(There is more: read_log goes on.)'] : []),
    ...said.map(({ name, text }) => `${name} says at the table: ${JSON.stringify(text)}`),
  ]
  return {
    text: lines.join('\n'),
    data: {
      events: events.map((event, at) => ({ n: since.events + at + 1, text: words[at], event: event as Json })),
      said: said.map(({ n, seat, name, text }) => ({ n, seat, name, text })),
      since: `${told.events}.${told.said}`,
      more,
    },
  }
}

/** Lines of which several in a row are the same, each once. */
function counted(lines: readonly string[]): string[] {
  const runs: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.times++
    else runs.push({ line, times: 1 })
  }
  return runs.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`))
}

/** Where things stand for the agent: what is asked of it and what it may answer, or whom it waits for, or how it ended. */
export async function situation(agent: Agent, place: Place): Promise<Told> {
  const { connection, names } = place
  const { seen, seat, asked } = connection
  const { status, seats } = place.info
  const base = { table: place.table, game: place.game.id, status, seat }
  if (seen === null) {
    const free = seats.filter(({ kind }) => kind === 'free').length
    const text = `The match has not started: ${free === 0 ? 'it is about to' : `${free} of ${seats.length} seats are free`}.`
    return { text, data: { ...base, asked: null, free } }
  }
  if (seen.outcome !== null) {
    const { winners, scores } = seen.outcome
    const won = winners.map((winner) => (winner === seat ? 'you' : names[winner])).join(', ') || 'nobody'
    const points = scores.map((score, at) => `${at === seat ? 'you' : names[at]} ${score}`).join(', ')
    const outcome = { winners: [...winners], scores: [...scores] }
    return { text: `The match is over. Won by: ${won}. Scores: ${points}.`, data: { ...base, asked: null, outcome } }
  }
  if (asked?.id === undefined) {
    const waitingFor = [...new Set(seen.decisions.map((decision) => decision.seat))].filter((other) => other !== seat)
    const whom = waitingFor.map((other) => names[other]).join(', ') || 'the others'
    return { text: `You have nothing to decide now. Waiting for ${whom}.`, data: { ...base, asked: null, waitingFor } }
  }
  const { id, question = '', rule = '', about = {} } = asked
  const { more } = connection
  const of = connection.legal.length
  const kinds = kindsOf(place)
  const isMany = more || of > ACTIONS_UNASKED
  const { text: sentence, options } = await askedNow(agent, place, isMany ? samples : (all) => all)
  const seconds = place.secondsLeft
  const tools = openTools(place).map(({ name }) => name)
  const lines = [
    `You are asked: ${sentence} (${rule})`,
    ...options.map((option) => `  ${option.id}  ${option.text}`),
    ...(isMany
      ? [
          `  These are only some of ${more ? 'very many' : of} answers:`,
          ...kinds.map(
            ({ type, count, fields }) => `  ${type} (${fields.join(', ')}): ${more ? 'at least ' : ''}${count}`,
          ),
          '  list_actions with a type lists them; act with a type and fields puts one together, field by field.',
        ]
      : []),
    ...(tools.length === 0 ? [] : [`Tools of the game itself for this: ${tools.join(', ')}.`]),
    ...(seconds === null ? [] : [`You have ${seconds} seconds.`]),
  ]
  return {
    text: lines.join('\n'),
    data: {
      ...base,
      asked: { decision: id, question, rule, about: { ...about }, text: sentence },
      actions: options.map(written),
      ofActions: of,
      more,
      kinds,
      tools,
      ...(seconds === null ? {} : { seconds }),
    },
  }
}

export function written({ id, text, rule, action }: Option): Json {
  return { id, text, rule, action: action as unknown as Json }
}

/** What is new, and where things stand now. */
export async function newsAndSituation(agent: Agent, place: Place, first = ''): Promise<Told> {
  const happened = await news(agent, place)
  const now = await situation(agent, place)
  const text = [first, happened.text, now.text].filter((part) => part !== '').join('\n\n')
  return { text, data: { ...now.data, news: happened.data } }
}
