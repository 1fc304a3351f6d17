import { expect, test } from 'vitest'
import {
  type Action,
  blocked,
  defineActions,
  defineEvents,
  defineGame,
  isBlocked,
  kit,
  Match,
  NO_FACTS,
  optional,
  type Standing,
  type Visit,
  whole,
} from '../src/index.ts'

/** Somebody takes one or two coins, and with two says which lies on top; a tape can be wound to any position. */
interface Coins {
  pub: { taken: string[]; wound: number }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: Coins['pub']
}

const number = whole('number', 0, 7)
const actions = defineActions({
  take: { coins: number, top: optional(number) },
  wind: { to: whole('position', 0, 1023) },
})
const { flow, question, refs, asked } = kit<Coins>()
const ON_TOP = [1, 2]

const take = question('take', {
  rule: 'C-1',
  takes: [actions.take],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.take.of(1, 0))
    for (const top of ON_TOP) out.add(actions.take.of(2, top))
  },
  takenAs: (_pub, _mine, _seat, _arg, action) => (actions.take.coins(action) === 1 ? actions.take.of(1, 0) : action),
  why: () => blocked('noSuchCoin', 'C-1', 'Name one of the two.'),
})

const winding = flow<Visit & { local: { action: Action }; steps: { wind: void } }>('winding', {
  start: 'wind',
  local: ({ action }) => ({ action }),
  steps: {
    wind(x) {
      x.pub.wound = actions.wind.to(x.local.action)
      return x.done()
    },
  },
})

const LONGEST = 500
const tape: Standing<Coins> = {
  name: 'tape',
  rule: 'C-2',
  takes: [actions.wind],
  flow: winding,
  legal: (_pub, _mine, _seat, out) => out.add(actions.wind.of(0)),
  alsoTakes: (_pub, _mine, _seat, action) => actions.wind.to(action) <= LONGEST,
}

const root = flow<{ args: null; local: object; steps: { ask: void; took: Action }; result: void }>('root', {
  start: 'ask',
  local: () => ({}),
  standing: [tape],
  steps: {
    ask: (x) => x.ask(take, 0, NO_FACTS, 'took'),
    took(x, action) {
      x.pub.taken.push(`${actions.take.coins(action)} ${actions.take.top(action)}`)
      return x.goto('ask')
    },
  },
})

const coins = defineGame<Coins>(
  {
    id: 'coins',
    name: 'Coins',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    actions,
    events: defineEvents({}),
    flows: [root, winding],
    questions: [take],
    root,
    setup: () => ({ pub: { taken: [], wound: 0 }, own: [{}, {}], hidden: {}, args: null }),
    view: (pub) => pub,
    reveal: () => null,
    resample: () => {},
    outcome: () => null,
  },
  refs,
  asked,
)

function started(): Match<Coins> {
  const match = Match.start(coins, { seats: 2, seed: 'any' })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

test('what the rules ignore in an answer is ignored before they meet it, and the log does not hold it either', () => {
  const match = started()
  expect(match.check(0, { type: 'take', coins: 1, top: 6 })).toBeNull()
  expect(match.apply(0, { type: 'take', coins: 1, top: 6 }).blocked).toBeNull()
  expect(match.view(0).view.taken).toEqual(['1 0'])
  expect(match.entries).toEqual([{ seat: 0, action: { type: 'take', coins: 1, top: null } }])
})

test('what counts is refused as before', () => {
  const match = started()
  expect(match.check(0, { type: 'take', coins: 2, top: 6 })?.code).toBe('noSuchCoin')
  expect(match.check(0, { type: 'take', coins: 2 })?.code).toBe('noSuchCoin')
})

test('nobody else is told anything about an answer that is not theirs', () => {
  const match = started()
  for (const seat of [1, 2, -1, 0.5]) {
    expect(match.check(seat, { type: 'take', coins: 1, top: 6 })).toEqual(match.check(seat, { type: 'take', coins: 1 }))
  }
})

test('a standing decision may take more than it lists', () => {
  const match = started()
  expect(match.standing(1).flatMap(({ actions: listed }) => listed)).toEqual([{ type: 'wind', to: 0 }])
  expect(match.apply(1, { type: 'wind', to: 123 }).blocked).toBeNull()
  expect(match.view(0).view.wound).toBe(123)
  expect(match.check(1, { type: 'wind', to: LONGEST + 1 })?.code).toBe('notNow')
})
