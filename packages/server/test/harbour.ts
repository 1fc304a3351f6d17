import { randomBot } from '@riposte/bots'
import { type Action, defineActions, defineEvents, defineGame, kit, NO_FACTS, type Seat, whole } from '@riposte/kernel'
import { gameEntry } from '../src/index.ts'

/** Two load a ship in turn, each from a store of their own that the other does not see: more ways than one can list. */
interface Harbour {
  pub: { turn: Seat; loads: number }
  own: { wheat: number; salt: number }
  hidden: Record<never, never>
  options: Record<never, never>
  view: { loads: number; mine: Harbour['own'] | null }
}

const crates = whole('number', 0, 63)
const actions = defineActions({ load: { wheat: crates, salt: crates } })
const events = defineEvents({ loaded: [{ rule: 'H-1' }, { crates: whole('number', 0, 127) }] })
const { flow, question, refs } = kit<Harbour>()

const loading = question('loading', {
  rule: 'H-1',
  takes: [actions.load],
  forms: [
    {
      action: actions.load,
      domain(_pub, mine, _seat, _arg, filled, out) {
        const [wheat] = filled
        const most = wheat === undefined ? mine.wheat : mine.salt
        // Never nothing.
        for (let number = wheat === 0 ? 1 : 0; number <= most; number++) out.push(number)
      },
    },
  ],
})

const root = flow<{ args: object; local: object; steps: { ask: void; loaded: Action }; result: void }>('root', {
  rule: 'H-1',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(loading, x.pub.turn, NO_FACTS, 'loaded'),
    loaded(x, action) {
      x.tell(events.loaded, { crates: actions.load.wheat(action) + actions.load.salt(action) })
      x.pub.turn = 1 - x.pub.turn
      x.pub.loads++
      return x.pub.loads < 4 ? x.goto('ask') : x.done()
    },
  },
})

export const harbour = gameEntry({
  game: defineGame<Harbour>(
    {
      id: 'harbour',
      name: 'Harbour',
      version: 1,
      seats: { min: 2, max: 2 },
      options: {},
      actions,
      events,
      flows: [root],
      questions: [loading],
      root,
      setup: () => ({
        pub: { turn: 0, loads: 0 },
        own: [
          { wheat: 40, salt: 30 },
          { wheat: 3, salt: 1 },
        ],
        hidden: {},
        args: {},
      }),
      view: ({ loads }, mine) => ({ loads, mine }),
      reveal: ({ own }) => own.map(({ wheat, salt }) => ({ wheat, salt })),
      resample() {},
      outcome: ({ loads }) => (loads < 4 ? null : { winners: [0, 1], scores: [1, 1] }),
    },
    refs,
  ),
  bots: { random: randomBot },
})
