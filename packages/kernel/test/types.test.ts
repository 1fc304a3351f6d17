import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type {
  Action,
  ActionJsonOf,
  Answers,
  Claiming,
  EventJsonOf,
  Facts,
  Hits,
  Raced,
  Seat,
  Visit,
} from '../src/index.ts'
import {
  defineActions,
  defineEvents,
  kit,
  NO_FACTS,
  named,
  type Play,
  type Projected,
  project,
  seat,
  shown,
} from '../src/index.ts'

/*
 * What the compiler refuses. Every refused line is marked with the number of the refusal, and a test below takes the marks
 * away and asks the compiler for its reasons, so that no line is refused for another reason than the one meant.
 */

interface Table {
  pub: { turn: Seat; counts: number[] }
  own: { hand: number[] }
  hidden: { deck: number[] }
  options: { hard: boolean }
  view: { turn: Seat }
}

const card = named('card', ['Fool', 'Queen'])
const actions = defineActions({ play: { card, target: seat }, pass: {} })
const events = defineEvents({
  played: [{ rule: 'T-1' }, { seat, card }],
  drawn: [{ rule: 'T-2' }, { seat, 'drawn?': card }],
  ended: [{ rule: 'T-3' }],
})
const { flow, question, window, ref, exit } = kit<Table>()

const act = question<Facts & { readonly target: Seat }>('act', {
  rule: 'T-1',
  takes: [actions.play],
  legal: (_pub, mine, _seat, { target }, out) => out.add(actions.play.of(mine.hand[0], target)),
})

interface Counting {
  args: { readonly from: number }
  local: { count: number }
  steps: { start: void; counted: number; answered: Action; all: Answers; raced: Raced; hit: Hits }
  result: number
}
const counting = ref<Counting>('counting')
const named2 = ref<{ args: Record<never, never>; local: object; steps: object; result: string }>('named')
const leave = exit<number>('leave')

export const goingWrong = () =>
  flow<Counting>('counting', {
    start: 'start',
    local: ({ from }) => ({ count: from }),
    exits: {
      counted: leave,
      // @ts-expect-error 2375: the step takes an action, the exit brings a number
      answered: leave,
    },
    steps: {
      start(x) {
        // @ts-expect-error 2345: a misspelt step
        if (x.seats === 1) return x.goto('strat')
        // @ts-expect-error 2554: a step that receives something is given nothing
        if (x.seats === 2) return x.goto('counted')
        // @ts-expect-error 2345: a step is given the wrong thing
        if (x.seats === 3) return x.goto('counted', 'three')
        // @ts-expect-error 2554: a step that receives nothing is given something
        if (x.seats === 4) return x.goto('start', 1)
        // @ts-expect-error 2322: a flow is started with the wrong thing
        if (x.seats === 5) return x.call(counting, { from: 'five' }, 'counted')
        // @ts-expect-error 2345: the step does not take what the flow ends with
        if (x.seats === 6) return x.call(named2, {}, 'counted')
        // @ts-expect-error 2345: the step does not take an action
        if (x.seats === 7) return x.ask(act, 0, { target: 1 }, 'hit')
        // @ts-expect-error 2345: the question is about something else
        if (x.seats === 8) return x.ask(act, 0, { aim: 1 }, 'answered')
        // @ts-expect-error 2345: the step takes one answer, not those of all
        if (x.seats === 9) return x.askAll(act, 3, { target: 1 }, 'answered')
        // @ts-expect-error 2345: the step takes an answer that is sure to come
        if (x.seats === 10) return x.race(act, 3, { target: 1 }, 'answered')
        // @ts-expect-error 2345: the wrong result
        if (x.seats === 11) return x.done('eleven')
        // @ts-expect-error 2554: no result
        if (x.seats === 12) return x.done()
        // @ts-expect-error 2345: an exit is given the wrong thing
        if (x.seats === 13) return x.unwind(leave, 'thirteen')
        // @ts-expect-error 2339: a local that the flow does not have
        x.local.sum = 1
        // @ts-expect-error 2540: the table's parts are changed, not replaced
        x.pub = { turn: 0, counts: [] }
        // @ts-expect-error 2322: an event is told in numbers
        x.tell(events.played, { seat: 0, card: 'Queen' })
        // @ts-expect-error 2741: a field is left out
        x.tell(events.played, { seat: 0 })
        // @ts-expect-error 2353: a field that the event does not have
        x.tell(events.played, { seat: 0, card: 1, colour: 2 })
        // @ts-expect-error 2375: a seat is told as a card
        x.tell(events.played, { seat: 0, card: x.pub.turn })
        // @ts-expect-error 2554: an event without fields is told with one
        x.tell(events.ended, { seat: 0 })
        // @ts-expect-error 2554: an event with fields is told without them
        x.whisper(1, events.played)
        return x.ask(act, 0, { target: 1 }, 'answered')
      },
      // @ts-expect-error 2322: a step says what comes next
      counted: (x, sum) => sum + x.local.count,
      // @ts-expect-error 2349: a step that receives something cannot ask, because it could not be run again
      answered: (x) => x.ask(act, 0, { target: 1 }, 'answered'),
      // @ts-expect-error 2349: nor ask all
      all: (x) => x.askAll(act, 3, { target: 1 }, 'all'),
      // @ts-expect-error 2349: nor let them race
      raced: (x) => x.race(act, 3, { target: 1 }, 'raced'),
      hit: (x, hits) => x.done(hits.length),
    },
  })

export function heard(event: EventJsonOf<typeof events>): string {
  switch (event.type) {
    case 'played':
      // @ts-expect-error 2367: a card has its own names
      return event.card === 'King' ? 'King' : event.card
    case 'drawn':
      // @ts-expect-error 2322: what is private may be missing
      return event.drawn
    case 'ended':
      // @ts-expect-error 2339: it has no such field
      return event.card
    // @ts-expect-error 2678: there is no such event
    case 'stolen':
      return ''
  }
}

export function done(action: ActionJsonOf<typeof actions>): string | number {
  // @ts-expect-error 2339: not every action has it
  if (action.type === 'pass') return action.card
  return action.card === 'Queen' ? action.card : action.target
}

// @ts-expect-error 2322: a field is read as what it holds
export const target: (action: Action) => 'Queen' = actions.play.target

export const missing = () =>
  flow<Visit & { steps: { one: void; two: void } }>('missing', {
    start: 'one',
    local: () => ({}),
    // @ts-expect-error 2741: a step of the outline is missing
    steps: { one: (x) => x.done() },
  })

export const showing = () =>
  flow<Visit & { local: { readonly visitor: Seat }; steps: { one: void } }>('shows', {
    // @ts-expect-error 2741: a fact that is shown has to be found
    shown: shown({ visitor: seat }, (local) => ({ seat: local.visitor })),
    start: 'one',
    local: ({ seat: visitor }) => ({ visitor }),
    steps: { one: (x) => x.done() },
  })

export const startingWrong = () =>
  flow<Visit & { steps: { one: void } }>('wrong', {
    // @ts-expect-error 2322: a first step that does not exist
    start: 'two',
    // @ts-expect-error 2339: a flow is not started with that
    local: ({ seat: visitor, card: visited }) => ({ visitor, visited }),
    steps: { one: (x) => x.done() },
  })

const claiming = ref<Claiming>('claiming')
export const looking = () =>
  window<Facts & { readonly actor: Seat }>('window', {
    rule: 'T-2',
    shown: shown({ actor: seat }, (trigger) => ({ actor: trigger.actor })),
    order: 'at once',
    // @ts-expect-error 2339: whom a window asks cannot depend on a hand
    asked: (pub) => pub.hand.length,
    // @ts-expect-error 2339: nor on what nobody knows
    first: (pub) => pub.deck[0],
    // @ts-expect-error 2339: nor what it offers
    offered: (pub, _trigger, asked) => pub.own[asked].hand.length,
    // @ts-expect-error 2345: nor on more than the trigger says
    goesOnAfterHit: (trigger, hits) => hits.includes(trigger.actor),
    question: question('q', { rule: 'T', takes: [], legal: () => {} }),
    claimed: () => -1,
    claim: claiming,
    whenStopped: 'closes',
  })

export const asking = () =>
  question('peeking', {
    rule: 'T-3',
    takes: [actions.pass],
    legal(pub, mine, _seat, _arg, out) {
      // @ts-expect-error 2339: the answers of a seat cannot depend on what nobody knows
      if (pub.deck.length > 0) out.add(actions.pass.of())
      // @ts-expect-error 2339: nor on another hand
      if (mine.own.length > 0) out.add(actions.pass.of())
      // @ts-expect-error 2345: and they are actions
      out.add(3)
    },
    // @ts-expect-error 2322: a refusal is a value with a code, a rule and a sentence
    why: () => 'no',
  })

// @ts-expect-error 2322: what was not projected may not be sent
export const sending = (play: Play<Table>): Projected<object> => play.pub
export const sendingRight = (play: Play<Table>): Projected<object> => project(play, 0)
// @ts-expect-error 2339: an action has only its own fields
export const reading = (action: Action) => actions.pass.card(action)
export const nothing = NO_FACTS

test('every refusal of the compiler above is for the reason given', () => {
  const here = fileURLToPath(import.meta.url)
  const lines = readFileSync(here, 'utf8').split('\n')
  const promised: string[] = []
  lines.forEach((line, at) => {
    const code = line.match(/^\s*\/\/ @ts-expect-error (\d+): /)?.[1]
    if (code !== undefined) promised.push(`${at + 2}: TS${code}`)
  })
  expect(promised.length).toBeGreaterThan(25)

  const folder = mkdtempSync(join(tmpdir(), 'riposte-types-'))
  try {
    const kernel = join(dirname(here), '../src/index.ts').replaceAll('\\', '/')
    const source = lines.join('\n').replaceAll('@ts-expect-error', '').replaceAll('../src/index.ts', kernel)
    const file = join(folder, 'unmarked.ts')
    writeFileSync(file, source.replaceAll(/^import .* from '(?:vitest|node:\w+)'$/gm, ''))
    const found = refusals(file)
    // The test itself has lost its imports in that copy.
    const end = lines.findIndex((line) => line.startsWith('test('))
    expect(found.filter(({ line }) => line < end).map(({ line, code }) => `${line}: ${code}`)).toEqual(promised)
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)

function refusals(file: string): { line: number; code: string }[] {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  const flags = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--allowImportingTsExtensions',
    '--pretty',
    'false',
  ]
  const target = [
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--moduleDetection',
    'force',
    '--types',
    '',
    '--ignoreConfig',
  ]
  let output = ''
  try {
    execFileSync(process.execPath, [compiler, ...flags, ...target, file], { encoding: 'utf8', cwd: dirname(file) })
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  return [...output.matchAll(/^[^\s(][^(\n]*\((\d+),\d+\): error (TS\d+)/gm)].map(([, line, code]) => ({
    line: Number(line),
    code,
  }))
}
