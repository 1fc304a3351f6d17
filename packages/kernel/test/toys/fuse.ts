import {
  type Action,
  blocked,
  defineActions,
  defineEvents,
  defineGame,
  flag,
  kit,
  NO_FACTS,
  type RunOut,
  type Seat,
  type Spoken,
  type Standing,
  seat,
  type Visit,
} from '../../src/index.ts'

/**
 * A fuse burns. F-1: first everybody listens for ten seconds. F-2: then they hold or cut in turn, and a cut saves all.
 * F-3: after a minute it is too late. F-4: anybody may stop the time, and let it go on. F-5: while they listen nobody
 * talks. F-6: whoever says "boom" brings the end nearer; the third boom is the end.
 */
export interface Fuse {
  pub: { phase: 'listen' | 'burn' | 'over'; stopped: boolean; booms: number; saved: boolean }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: Fuse['pub']
}

const actions = defineActions({ hold: {}, cut: {}, stopTime: {}, letGo: {} })
const events = defineEvents({
  lit: [{ rule: 'F-1' }],
  held: [{ rule: 'F-2' }, { seat }],
  boom: [{ rule: 'F-6' }, { seat }],
  ended: [{ rule: 'F-3' }, { saved: flag }],
})
const { flow, question, ref, exit, refs } = kit<Fuse>()

const holdOrCut = question('holdOrCut', {
  rule: 'F-2',
  takes: [actions.hold, actions.cut],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.hold.of())
    out.add(actions.cut.of())
  },
  timeout: () => actions.hold.of(),
})

const tooLate = exit('tooLate')
const timeFlow = ref<Visit & { local: { stop: boolean }; steps: { turn: void } }>('time')

const time: Standing<Fuse> = {
  name: 'time',
  rule: 'F-4',
  takes: [actions.stopTime, actions.letGo],
  legal: (pub, _mine, _seat, out) => out.add(pub.stopped ? actions.letGo.of() : actions.stopTime.of()),
  flow: timeFlow,
}

const round = flow<{
  args: object
  local: { seat: Seat }
  steps: { listen: void; burn: void; chosen: Action; gone: void }
  result: void
}>('round', {
  start: 'listen',
  local: () => ({ seat: 0 }),
  standing: [time],
  exits: { gone: tooLate },
  steps: {
    // While the time stands still nobody is asked anything either.
    listen: (x) => (x.pub.phase === 'listen' ? x.wait() : x.goto('burn')),
    burn: (x) => (x.pub.stopped ? x.wait() : x.ask(holdOrCut, x.local.seat, NO_FACTS, 'chosen')),
    chosen(x, action) {
      if (actions.hold.is(action)) {
        x.tell(events.held, { seat: x.local.seat })
        x.local.seat = (x.local.seat + 1) % x.seats
        return x.goto('burn')
      }
      x.pub.saved = true
      return x.goto('gone')
    },
    gone(x) {
      x.pub.phase = 'over'
      x.tell(events.ended, { saved: x.pub.saved ? 1 : 0 })
      return x.done()
    },
  },
})

const timeVisit = flow<Visit & { local: { stop: boolean }; steps: { turn: void } }>('time', {
  rule: 'F-4',
  start: 'turn',
  local: ({ action }) => ({ stop: actions.stopTime.is(action) }),
  steps: {
    turn(x) {
      x.pub.stopped = x.local.stop
      return x.done()
    },
  },
})

const burnt = flow<RunOut & { local: object; steps: { end: void } }>('burnt', {
  rule: 'F-3',
  start: 'end',
  local: () => ({}),
  steps: {
    end(x) {
      if (x.pub.phase === 'burn') return x.unwind(tooLate)
      x.pub.phase = 'burn'
      x.tell(events.lit)
      return x.done()
    },
  },
})

const loud = flow<Spoken & { local: { seat: Seat }; steps: { pay: void } }>('loud', {
  rule: 'F-6',
  start: 'pay',
  local: ({ seat }) => ({ seat }),
  steps: {
    pay(x) {
      x.pub.booms++
      x.tell(events.boom, { seat: x.local.seat })
      return x.pub.booms < 3 ? x.done() : x.unwind(tooLate)
    },
  },
})

export const fuse = defineGame<Fuse>(
  {
    id: 'fuse',
    name: 'Fuse',
    version: 1,
    seats: { min: 2, max: 3 },
    options: {},
    actions,
    events,
    flows: [round, timeVisit, burnt, loud],
    questions: [holdOrCut],
    root: round,
    setup: (_options, seats) => ({
      pub: { phase: 'listen', stopped: false, booms: 0, saved: false },
      own: Array.from({ length: seats }, () => ({})),
      hidden: {},
      args: {},
    }),
    view: (pub) => ({ ...pub }),
    reveal: () => null,
    resample() {},
    outcome: (pub) =>
      pub.phase === 'over' ? { winners: pub.saved ? [0, 1] : [], scores: pub.saved ? [1, 1] : [0, 0] } : null,
    timer: {
      rule: 'F-3',
      of: ({ phase, stopped }) =>
        phase === 'listen'
          ? { id: 'listen', milliseconds: 10_000, gone: 0, grace: 0, runs: !stopped }
          : { id: 'fuse', milliseconds: 60_000, gone: 0, grace: 500, runs: !stopped },
      flow: burnt,
    },
    talk: {
      rule: 'F-5',
      refused: ({ phase }) => (phase === 'listen' ? blocked('listen', 'F-5', 'Everybody listens.') : null),
      caught: (_pub, _seat, text) => text.match(/\bboom\b/)?.[0] ?? null,
      flow: loud,
    },
  },
  refs,
)
