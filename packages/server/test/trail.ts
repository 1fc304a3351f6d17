import { randomBot } from '@riposte/bots'
import {
  type Action,
  between,
  blocked,
  defineActions,
  defineEvents,
  defineGame,
  kit,
  NO_FACTS,
  whole,
  yesNo,
} from '@riposte/kernel'
import { gameEntry } from '../src/index.ts'

/** A trail of three stages, each walked in one step by the first seat, who says how it ends. A campaign of three matches. */
interface Trail {
  pub: { arrived: number }
  own: Record<never, never>
  hidden: Record<never, never>
  options: { stage: number; dogs: boolean }
  view: { arrived: number }
}

const UNDECIDED = -1
const actions = defineActions({ walk: { arrived: whole('arrived', 0, 1) } })
const events = defineEvents({ walked: [{ rule: 'T-1' }, { arrived: whole('arrived', 0, 1) }] })
const { flow, question, refs } = kit<Trail>()

const walking = question('walking', {
  rule: 'T-1',
  takes: [actions.walk],
  legal: (_pub, _mine, _seat, _arg, out) => {
    for (const arrived of [0, 1]) out.add(actions.walk.of(arrived))
  },
})

const root = flow<{ args: object; local: object; steps: { ask: void; walked: Action }; result: void }>('root', {
  rule: 'T-1',
  start: 'ask',
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(walking, 0, NO_FACTS, 'walked'),
    walked(x, action) {
      x.pub.arrived = actions.walk.arrived(action)
      x.tell(events.walked, { arrived: x.pub.arrived })
      return x.done()
    },
  },
})

type Walked = { readonly stage: number; readonly success: boolean; readonly seats: number; readonly dogs: boolean }

const STAGES = [1, 2, 3]

export const trail = gameEntry({
  game: defineGame<Trail>(
    {
      id: 'trail',
      name: 'Trail',
      version: 1,
      seats: { min: 2, max: 3 },
      options: {
        stage: between('T-2', 'which stage', 1, 3, 1),
        dogs: yesNo('T-2', 'whether dogs come along', false),
      },
      refuse({ stage, dogs }, seats) {
        if (stage === 3 && seats === 2) return blocked('tooFew', 'T-3', 'The third stage takes three.')
        return stage === 2 && dogs ? blocked('noDogs', 'T-3', 'No dogs on the second stage.') : null
      },
      actions,
      events,
      flows: [root],
      questions: [walking],
      root,
      setup: (_options, seats) => ({
        pub: { arrived: UNDECIDED },
        own: Array.from({ length: seats }, () => ({})),
        hidden: {},
        args: {},
      }),
      view: ({ arrived }) => ({ arrived }),
      reveal: () => ({}),
      resample() {},
      outcome: ({ arrived }) => (arrived === UNDECIDED ? null : { winners: arrived === 1 ? [0, 1] : [], scores: [] }),
    },
    refs,
  ),
  bots: { random: randomBot },
  campaign: {
    start: (): Walked[] => [],
    result: ({ options, seats, view }): Walked => ({
      stage: options.stage,
      success: view.arrived === 1,
      seats,
      dogs: options.dogs,
    }),
    after: (walked: readonly Walked[], result: Walked) => [...walked, result],
    stages: (walked: readonly Walked[]) =>
      STAGES.map((stage) => {
        const mine = walked.filter((result) => result.stage === stage)
        const before = walked.some((result) => result.stage === stage - 1 && result.success)
        const successes = mine.filter(({ success }) => success).length
        return {
          stage,
          part: 'the trail',
          options: { stage },
          why: stage === 1 || before ? null : blocked('far', 'T-4', `Stage ${stage - 1} comes first.`),
          tries: mine.length,
          successes,
          best: successes === 0 ? null : 0,
        }
      }),
    failures: (walked: readonly Walked[]) => ({ lost: walked.filter(({ success }) => !success).length }),
    unlocked: (walked: readonly Walked[]) => ({ dogs: walked.some(({ dogs }) => dogs) ? ['Rex'] : [] }),
  },
})
