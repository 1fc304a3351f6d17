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
  projectDomain,
  type Standing,
  seat,
  type Visit,
  whole,
} from '../src/index.ts'

/** Everybody has ten coins and may give some away at any time, to somebody else. */
interface Gifts {
  pub: { coins: number[] }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: Gifts['pub']
}

const actions = defineActions({ wait: {}, give: { to: seat, coins: whole('coins', 0, 31) } })
const { flow, question, refs, asked } = kit<Gifts>()

const wait = question('wait', {
  rule: 'G-1',
  takes: [actions.wait],
  legal: (_pub, _mine, _seat, _arg, out) => out.add(actions.wait.of()),
})

const giving = flow<Visit & { local: { from: number; action: Action }; steps: { give: void } }>('giving', {
  start: 'give',
  local: ({ seat: from, action }) => ({ from, action }),
  steps: {
    give(x) {
      const { from, action } = x.local
      x.pub.coins[from] -= actions.give.coins(action)
      x.pub.coins[actions.give.to(action)] += actions.give.coins(action)
      return x.done()
    },
  },
})

const gift: Standing<Gifts> = {
  name: 'gift',
  rule: 'G-2',
  takes: [actions.give],
  flow: giving,
  legal: () => {},
  forms: [
    {
      action: actions.give,
      domain(pub, _mine, from, _arg, filled, out) {
        if (pub.coins[from] === 0) return
        if (filled.length === 0) out.push(...pub.coins.map((_, to) => to).filter((to) => to !== from))
        else for (let coins = 1; coins <= pub.coins[from]; coins++) out.push(coins)
      },
    },
  ],
  why: () => blocked('tooMuch', 'G-2', 'You do not have so many.'),
}

const root = flow<{ args: null; local: object; steps: { ask: void; waited: Action }; result: void }>('root', {
  start: 'ask',
  local: () => ({}),
  standing: [gift],
  steps: { ask: (x) => x.ask(wait, 0, NO_FACTS, 'waited'), waited: (x) => x.done() },
})

const gifts = defineGame<Gifts>(
  {
    id: 'gifts',
    name: 'Gifts',
    version: 1,
    seats: { min: 2, max: 3 },
    options: {},
    actions,
    events: defineEvents({}),
    flows: [root, giving],
    questions: [wait],
    root,
    setup: (_options, seats) => ({
      pub: { coins: Array.from({ length: seats }, () => 10) },
      own: Array.from({ length: seats }, () => ({})),
      hidden: {},
      args: null,
    }),
    view: (pub) => ({ coins: [...pub.coins] }),
    reveal: () => null,
    resample: () => {},
    outcome: () => null,
  },
  refs,
  asked,
)

function begin() {
  const match = Match.start(gifts, { seats: 3, seed: 'gifts', options: {} })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

test('a standing decision with a form is filled in field by field, never listed', () => {
  const match = begin()
  expect(match.standing(1)).toEqual([{ standing: 'gift', rule: 'G-2', blocked: null, actions: [], forms: ['give'] }])
  expect(projectDomain(match.play, 1, 'give', [])).toEqual([0, 2])
  expect(projectDomain(match.play, 1, 'give', [2])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(projectDomain(match.play, 1, 'give', [1])).toMatchObject({ code: 'notLegal', rule: 'G-2' })
})

test('what fits the form is done, what does not is refused in its words', () => {
  const match = begin()
  expect(match.check(1, { type: 'give', to: 2, coins: 11 })).toMatchObject({ code: 'tooMuch' })
  expect(match.check(1, { type: 'give', to: 1, coins: 1 })).toMatchObject({ code: 'tooMuch' })
  expect(match.check(1, { type: 'give', to: 2, coins: 10 })).toBeNull()
  match.apply(1, { type: 'give', to: 2, coins: 10 })
  expect(match.play.pub.coins).toEqual([10, 0, 20])
  // Nothing left: the form cannot be begun.
  expect(match.standing(1)[0]).not.toHaveProperty('forms')
})
