import {
  type Action,
  type Bot,
  defineActions,
  defineEvents,
  defineGame,
  kit,
  type Looking,
  NO_FACTS,
  only,
  type Standing,
  seat,
  type Visit,
} from '@riposte/kernel'
import { type GameEntry, gameEntry } from '../src/index.ts'

/**
 * A boat is loaded by the first seat, crate by crate. Meanwhile anybody may wave, which all see, or hum, which only the
 * seat itself hears.
 */
interface Quay {
  pub: { crates: number; waves: readonly number[] }
  own: { hums: number }
  hidden: Record<never, never>
  options: Record<never, never>
  view: QuayView
}
export interface QuayView {
  readonly crates: number
  readonly waves: readonly number[]
  readonly hums: number
}

const CRATES = 5
const actions = defineActions({ load: {}, wave: {}, hum: {} })
const events = defineEvents({
  loaded: [{ rule: 'Q-1' }, {}],
  waved: [{ rule: 'Q-2' }, { seat }],
  hummed: [{ rule: 'Q-3', secret: true }, { seat }],
})
const { flow, question, refs } = kit<Quay>()

const loading = question('loading', {
  rule: 'Q-1',
  takes: [actions.load],
  legal: (_pub, _mine, _seat, _arg, out) => out.add(actions.load.of()),
})
const waving = flow<Visit & { local: { seat: number }; steps: { wave: void } }>('waving', {
  rule: 'Q-2',
  start: 'wave',
  local: (args) => ({ seat: args.seat }),
  steps: {
    wave(x) {
      x.pub.waves = x.pub.waves.map((count, at) => (at === x.local.seat ? count + 1 : count))
      x.tell(events.waved, { seat: x.local.seat })
      return x.done()
    },
  },
})
const humming = flow<Visit & { local: { seat: number }; steps: { hum: void } }>('humming', {
  rule: 'Q-3',
  start: 'hum',
  local: (args) => ({ seat: args.seat }),
  steps: {
    hum(x) {
      x.own[x.local.seat].hums++
      x.whisper(only(x.local.seat), events.hummed, { seat: x.local.seat })
      return x.done()
    },
  },
})
const wave: Standing<Quay> = {
  name: 'wave',
  rule: 'Q-2',
  takes: [actions.wave],
  legal: (_pub, _mine, _seat, out) => out.add(actions.wave.of()),
  flow: waving,
}
const hum: Standing<Quay> = {
  name: 'hum',
  rule: 'Q-3',
  takes: [actions.hum],
  legal: (_pub, _mine, _seat, out) => out.add(actions.hum.of()),
  flow: humming,
}
const root = flow<{ args: object; local: object; steps: { ask: void; loaded: Action }; result: void }>('root', {
  rule: 'Q-1',
  start: 'ask',
  local: () => ({}),
  standing: [wave, hum],
  steps: {
    ask: (x) => x.ask(loading, 0, NO_FACTS, 'loaded'),
    loaded(x) {
      x.pub.crates++
      x.tell(events.loaded)
      return x.pub.crates < CRATES ? x.goto('ask') : x.done()
    },
  },
})

const game = (id: string) =>
  defineGame<Quay>(
    {
      id,
      name: 'Quay',
      version: 1,
      seats: { min: 2, max: 4 },
      options: {},
      actions,
      events,
      flows: [root, waving, humming],
      questions: [loading],
      root,
      setup: (_options, seats) => ({
        pub: { crates: 0, waves: new Array<number>(seats).fill(0) },
        own: Array.from({ length: seats }, () => ({ hums: 0 })),
        hidden: {},
        args: {},
      }),
      view: ({ crates, waves }, mine) => ({ crates, waves, hums: mine?.hums ?? 0 }),
      reveal: () => ({}),
      resample() {},
      outcome: ({ crates }) => (crates < CRATES ? null : { winners: [], scores: [] }),
    },
    refs,
  )

/** The quay with these bots, by what they do unasked; null for one that knows nothing but answers. */
export function quay(
  id: string,
  deeds: Readonly<Record<string, ((looking: Looking<QuayView>) => 'wave' | 'hum' | 'sink' | null) | null>>,
): GameEntry {
  const bots = Object.entries(deeds).map(([name, wants]): [string, Bot<QuayView>] => [
    name,
    {
      name,
      decide: ({ legal }) => legal[0],
      ...(wants === null
        ? {}
        : {
            unasked(looking: Looking<QuayView>) {
              const type = wants(looking)
              return type === null ? null : { type }
            },
          }),
    },
  ])
  return gameEntry({ game: game(id), bots: Object.fromEntries(bots) })
}
