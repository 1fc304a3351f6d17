import {
  type Action,
  defineActions,
  defineEvents,
  defineGame,
  isBlocked,
  kit,
  Match,
  NO_FACTS,
  type RunOut,
  seeded,
} from '@riposte/kernel'
import { expect, test } from 'vitest'
import { GameTime, playMatch, playOut, randomBot } from '../src/index.ts'

/** A toy: everybody waits for a bell, then two turn pages in turn for half a minute. */
interface Reading {
  pub: { phase: 'bell' | 'read' | 'over'; pages: number }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: { pages: number }
}

const actions = defineActions({ turnPage: {}, pause: {} })
const { flow, question, exit, refs } = kit<Reading>()
const over = exit('over')
const turnPage = question('turnPage', {
  rule: 'R-1',
  takes: [actions.turnPage],
  legal: (_pub, _mine, _seat, _arg, out) => out.add(actions.turnPage.of()),
})
const reading = flow<{
  args: object
  local: object
  steps: { wait: void; read: void; turned: Action; end: void }
  result: void
}>('reading', {
  start: 'wait',
  local: () => ({}),
  exits: { end: over },
  steps: {
    wait: (x) => (x.pub.phase === 'bell' ? x.wait() : x.goto('read')),
    read: (x) => x.ask(turnPage, x.pub.pages % 2, NO_FACTS, 'turned'),
    turned(x) {
      x.pub.pages++
      return x.goto('read')
    },
    end(x) {
      x.pub.phase = 'over'
      return x.done()
    },
  },
})
const bell = flow<RunOut & { steps: { ring: void } }>('bell', {
  start: 'ring',
  local: () => ({}),
  steps: {
    ring(x) {
      if (x.pub.phase === 'read') return x.unwind(over)
      x.pub.phase = 'read'
      return x.done()
    },
  },
})

const game = defineGame<Reading>(
  {
    id: 'reading',
    name: 'Reading',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    actions,
    events: defineEvents({}),
    flows: [reading, bell],
    questions: [turnPage],
    root: reading,
    setup: () => ({ pub: { phase: 'bell', pages: 0 }, own: [{}, {}], hidden: {}, args: {} }),
    view: ({ pages }) => ({ pages }),
    reveal: () => null,
    resample() {},
    outcome: ({ phase }) => (phase === 'over' ? { winners: [], scores: [0, 0] } : null),
    timer: {
      rule: 'R-2',
      of: ({ phase }) => ({
        id: phase,
        milliseconds: phase === 'bell' ? 600_000 : 30_000,
        gone: 0,
        grace: 0,
        runs: true,
      }),
      flow: bell,
    },
  },
  refs,
)

function start() {
  const match = Match.start(game, { seats: 2, seed: 'a book' })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

test('where nobody is asked the time passes at once, and otherwise three seconds with every action', () => {
  const match = start()
  playMatch(match, [randomBot, randomBot], seeded('bots'))
  expect(match.over).toBe(true)
  expect(match.play.pub.pages).toBe(10)
  expect(match.entries.filter((entry) => 'runOut' in entry)).toEqual([
    { seat: -1, runOut: 'bell' },
    { seat: -1, runOut: 'read' },
  ])
})

test('a match that is played out in numbers takes as long', () => {
  const { play } = start()
  playOut(play, seeded('bots'))
  expect(play.over).toBe(true)
  expect(play.pub.pages).toBe(10)
})

test('a clock that stands still does not run out, and another one starts anew', () => {
  const time = new GameTime()
  const still = { id: 'a', milliseconds: 5000, gone: 0, grace: 0, runs: false }
  for (let i = 0; i < 9; i++) time.pass(still)
  expect(time.isUp(still, true)).toBe(false)
  const runs = { ...still, runs: true }
  expect(time.isUp(runs, false)).toBe(false)
  time.pass(runs)
  expect(time.isUp(runs, false)).toBe(false)
  time.pass(runs)
  expect(time.isUp(runs, false)).toBe(true)
  expect(time.isUp({ ...runs, id: 'b' }, false)).toBe(false)
  expect(time.isUp({ ...runs, id: 'c', gone: 5000 }, false)).toBe(true)
  expect(time.isUp(null, true)).toBe(false)
})
