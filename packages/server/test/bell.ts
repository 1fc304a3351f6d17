import {
  type ActionJson,
  type Bot,
  defineActions,
  defineEvents,
  defineGame,
  everyone,
  flag,
  kit,
  NO_FACTS,
  type Raced,
  seat,
} from '@riposte/kernel'
import { gameEntry } from '../src/index.ts'

/** Three race for a bell, twice: who rings first has it, and who had let it pass by then nobody learns. */
interface Bell {
  pub: { rounds: number }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: { rounds: number }
}

const actions = defineActions({ ring: { loudly: flag }, pass: { quietly: flag } })
const events = defineEvents({ rang: [{ rule: 'B-1' }, { seat }], silence: [{ rule: 'B-1' }, {}] })
const { flow, question, refs } = kit<Bell>()

const race = question('race', {
  rule: 'B-1',
  takes: [actions.ring, actions.pass],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.ring.of(1))
    out.add(actions.pass.of(1))
  },
  decisive: (action) => actions.ring.is(action),
})

const root = flow<{ args: object; local: object; steps: { ask: void; raced: Raced }; result: void }>('root', {
  rule: 'B-1',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.race(race, everyone(3), NO_FACTS, 'raced'),
    raced(x, first) {
      if (first === null || !actions.ring.is(first.action)) x.tell(events.silence)
      else x.tell(events.rang, { seat: first.seat })
      x.pub.rounds++
      return x.pub.rounds < 2 ? x.goto('ask') : x.done()
    },
  },
})

const passing: Bot = { name: 'rule', decide: () => ({ type: 'pass', quietly: true }) as ActionJson }

export const bell = gameEntry({
  game: defineGame<Bell>(
    {
      id: 'bell',
      name: 'Bell',
      version: 1,
      seats: { min: 3, max: 3 },
      options: {},
      actions,
      events,
      flows: [root],
      questions: [race],
      root,
      setup: () => ({ pub: { rounds: 0 }, own: [{}, {}, {}], hidden: {}, args: {} }),
      view: ({ rounds }) => ({ rounds }),
      reveal: () => ({}),
      resample() {},
      outcome: ({ rounds }) => (rounds < 2 ? null : { winners: [0], scores: [1, 0, 0] }),
    },
    refs,
  ),
  bots: { rule: passing },
})
