import {
  type Action,
  defineActions,
  defineEvents,
  defineGame,
  type Game,
  kit,
  NO_FACTS,
  type RunOut,
  type Seat,
  type Spoken,
  shuffle,
  type Visit,
  whole,
} from '@riposte/kernel'

/**
 * Two keep watch in turn, each with a number that the other does not know. L-1: first they wait until the lantern is lit.
 * L-2: then they watch until it goes out, and the numbers are shown. L-3: whoever says "no" is heard by everybody.
 */
export interface Lantern {
  pub: { phase: 'dark' | 'lit' | 'out'; number: number; heard: number; watches: number }
  own: { number: number }
  hidden: Record<never, never>
  options: Record<never, never>
  view: Lantern['pub'] & { mine: number | null }
}

/** What can be wrong with it; none of it shows unless the clock runs out, or somebody speaks. */
export interface Flaw {
  /** The number is shown by an event that does not say that it reveals something. */
  readonly unmarked?: boolean
  /** What is heard depends on the number. */
  readonly heard?: boolean
  /** Nobody is asked, and no clock runs. */
  readonly stuck?: boolean
}

export function lantern({ unmarked = false, heard = false, stuck = false }: Flaw = {}): Game<Lantern> {
  const number = whole('number', 0, 7)
  const actions = defineActions({ watch: {} })
  const events = defineEvents({
    lit: [{ rule: 'L-1' }],
    shown: [{ rule: 'L-2', reveals: !unmarked }, { number }],
    heard: [{ rule: 'L-3' }],
  })
  const { flow, question, exit, refs } = kit<Lantern>()
  const out = exit('out')
  const watch = question('watch', {
    rule: 'L-2',
    takes: [actions.watch],
    legal: (_pub, _mine, _seat, _arg, choices) => choices.add(actions.watch.of()),
  })
  const night = flow<{
    args: object
    local: { seat: Seat }
    steps: { wait: void; ask: void; watched: Action; dark: void }
    result: void
  }>('night', {
    start: 'wait',
    local: () => ({ seat: 0 }),
    exits: { dark: out },
    steps: {
      wait: (x) => (x.pub.phase === 'dark' ? x.wait() : x.goto('ask')),
      ask: (x) => x.ask(watch, x.local.seat, NO_FACTS, 'watched'),
      watched(x) {
        x.local.seat = 1 - x.local.seat
        x.pub.watches++
        return x.goto('ask')
      },
      dark(x) {
        x.pub.phase = 'out'
        x.pub.number = x.own[0].number
        x.tell(events.shown, { number: x.own[0].number })
        return x.done()
      },
    },
  })
  const runsOut = flow<RunOut & { steps: { burn: void } }>('runsOut', {
    start: 'burn',
    local: () => ({}),
    steps: {
      burn(x) {
        if (x.pub.phase === 'lit') return x.unwind(out)
        x.pub.phase = 'lit'
        x.tell(events.lit)
        return x.done()
      },
    },
  })
  const spoken = flow<Spoken & Pick<Visit, 'local'> & { steps: { hear: void } }>('spoken', {
    start: 'hear',
    local: () => ({}),
    steps: {
      hear(x) {
        x.pub.heard += heard ? 1 + x.own[0].number : 1
        x.tell(events.heard)
        return x.done()
      },
    },
  })
  return defineGame<Lantern>(
    {
      id: 'lantern',
      name: 'Lantern',
      version: 1,
      seats: { min: 2, max: 2 },
      options: {},
      actions,
      events,
      flows: [night, runsOut, spoken],
      questions: [watch],
      root: night,
      setup: (_options, _seats, random) => {
        const numbers = [0, 1, 2, 3, 4, 5, 6, 7]
        shuffle(random, numbers)
        return {
          pub: { phase: 'dark', number: -1, heard: 0, watches: 0 },
          own: [{ number: numbers[0] }, { number: numbers[1] }],
          hidden: {},
          args: {},
        }
      },
      view: (pub, mine) => ({ ...pub, mine: mine?.number ?? null }),
      reveal: ({ own }) => own.map((seat) => seat.number),
      resample({ pub, own }, observer, random) {
        const unknown = [0, 1].filter((seat) => seat !== observer && !(seat === 0 && pub.phase === 'out'))
        const taken = own.filter((_, seat) => !unknown.includes(seat)).map((seat) => seat.number)
        const numbers = [0, 1, 2, 3, 4, 5, 6, 7].filter((free) => !taken.includes(free))
        shuffle(random, numbers)
        unknown.forEach((seat, i) => {
          own[seat].number = numbers[i]
        })
      },
      outcome: ({ phase }) => (phase === 'out' ? { winners: [0, 1], scores: [1, 1] } : null),
      timer: {
        rule: 'L-2',
        of: ({ phase }) =>
          stuck && phase === 'dark' ? null : { id: phase, milliseconds: 9000, gone: 0, grace: 0, runs: true },
        flow: runsOut,
      },
      talk: {
        rule: 'L-3',
        refused: () => null,
        caught: (pub, _seat, text) => (pub.phase === 'lit' && /\bno\b/.test(text) ? 'no' : null),
        flow: spoken,
      },
    },
    refs,
  )
}
