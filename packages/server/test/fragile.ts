import {
  type Action,
  type ActionJson,
  type Bot,
  defineActions,
  defineEvents,
  defineGame,
  flag,
  kit,
  NO_FACTS,
  seat,
} from '@riposte/kernel'
import { gameEntry } from '../src/index.ts'

/** Two take turns for ever. Whoever crashes breaks a rule; whoever blinds makes the table impossible to show. */
interface Fragile {
  pub: { turn: number; isBlind: boolean }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: { turn: number }
}

const actions = defineActions({ step: { far: flag }, crash: { hard: flag }, blind: { wholly: flag } })
const events = defineEvents({ stepped: [{ rule: 'F-1' }, { seat }] })
const { flow, question, refs } = kit<Fragile>()

const turn = question('turn', {
  rule: 'F-1',
  takes: [actions.step, actions.crash, actions.blind],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.step.of(1))
    out.add(actions.crash.of(1))
    out.add(actions.blind.of(1))
  },
})

const root = flow<{ args: object; local: object; steps: { ask: void; answered: Action }; result: void }>('root', {
  rule: 'F-1',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(turn, x.pub.turn % 2, NO_FACTS, 'answered'),
    answered(x, action) {
      if (actions.crash.is(action)) throw new Error('the rule crashed')
      if (actions.blind.is(action)) x.pub.isBlind = true
      x.tell(events.stepped, { seat: x.pub.turn % 2 })
      x.pub.turn++
      return x.goto('ask')
    },
  },
})

const doing = (name: string, action: ActionJson): Bot => ({ name, decide: () => action })

export const STEP: ActionJson = { type: 'step', far: true }
export const CRASH: ActionJson = { type: 'crash', hard: true }
export const BLIND: ActionJson = { type: 'blind', wholly: true }

export const fragile = gameEntry({
  game: defineGame<Fragile>(
    {
      id: 'fragile',
      name: 'Fragile',
      version: 2,
      seats: { min: 2, max: 2 },
      options: {},
      actions,
      events,
      flows: [root],
      questions: [turn],
      root,
      setup: () => ({ pub: { turn: 0, isBlind: false }, own: [{}, {}], hidden: {}, args: {} }),
      view(pub) {
        if (pub.isBlind) throw new Error('nobody can look at it')
        return { turn: pub.turn }
      },
      reveal: () => ({}),
      resample() {},
      outcome: () => null,
    },
    refs,
  ),
  bots: {
    steady: doing('steady', STEP),
    crasher: doing('crasher', CRASH),
    thrower: {
      name: 'thrower',
      decide() {
        throw new Error('the bot threw')
      },
    },
  },
})
