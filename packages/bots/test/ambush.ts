import {
  type Action,
  type ActionJson,
  defineActions,
  defineEvents,
  defineGame,
  kit,
  NO_FACTS,
  type Standing,
  type Visit,
} from '@riposte/kernel'

/** A toy: the first seat stays at home and wins, or goes; on the way the second may lie in wait for it, though nobody asks. */
interface Ambush {
  pub: { onTheWay: boolean; caught: boolean; over: boolean }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: { onTheWay: boolean }
}

export const [STAY, GO, AMBUSH] = ['stay', 'go', 'ambush'].map((type): ActionJson => ({ type }))

const actions = defineActions({ stay: {}, go: {}, arrive: {}, ambush: {} })
const events = defineEvents({ went: [{ rule: 'A-1' }], lurked: [{ rule: 'A-2' }] })
const { flow, question, refs } = kit<Ambush>()

const leave = question('leave', {
  rule: 'A-1',
  takes: [actions.stay, actions.go],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.stay.of())
    out.add(actions.go.of())
  },
})
const arrival = question('arrival', {
  rule: 'A-1',
  takes: [actions.arrive],
  legal: (_pub, _mine, _seat, _arg, out) => out.add(actions.arrive.of()),
})
const waiting = flow<Visit & { local: Record<never, never>; steps: { wait: void } }>('waiting', {
  start: 'wait',
  local: () => ({}),
  steps: {
    wait(x) {
      x.pub.caught = true
      x.tell(events.lurked)
      return x.done()
    },
  },
})
const lieInWait: Standing<Ambush> = {
  name: 'lieInWait',
  rule: 'A-2',
  takes: [actions.ambush],
  legal(pub, _mine, seat, out) {
    if (pub.onTheWay && !pub.caught && seat === 1) out.add(actions.ambush.of())
  },
  flow: waiting,
}
const road = flow<{
  args: object
  local: object
  steps: { ask: void; left: Action; walk: void; there: Action }
  result: void
}>('road', {
  start: 'ask',
  local: () => ({}),
  standing: [lieInWait],
  steps: {
    ask: (x) => x.ask(leave, 0, NO_FACTS, 'left'),
    left(x, action) {
      x.pub.over = actions.stay.is(action)
      if (x.pub.over) return x.done()
      x.pub.onTheWay = true
      x.tell(events.went)
      return x.goto('walk')
    },
    walk: (x) => x.ask(arrival, 0, NO_FACTS, 'there'),
    there(x) {
      x.pub.over = true
      return x.done()
    },
  },
})

export const ambush = defineGame<Ambush>(
  {
    id: 'ambush',
    name: 'Ambush',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    actions,
    events,
    flows: [road, waiting],
    questions: [leave, arrival],
    root: road,
    setup: () => ({ pub: { onTheWay: false, caught: false, over: false }, own: [{}, {}], hidden: {}, args: {} }),
    view: ({ onTheWay }) => ({ onTheWay }),
    reveal: () => null,
    resample() {},
    outcome: ({ over, caught }) => (over ? { winners: [caught ? 1 : 0], scores: [] } : null),
  },
  refs,
)
