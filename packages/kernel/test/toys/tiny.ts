import {
  type Action,
  type AnyFlow,
  defineActions,
  defineEvents,
  defineGame,
  everyone,
  type Facts,
  type FlowRef,
  type Game,
  type Kit,
  kit,
  type Question,
  type QuestionSpec,
  whole,
} from '../../src/index.ts'

/** A game of nothing but its flows: what they note is all that becomes of it. */
export interface Tiny {
  pub: { notes: string[]; number: number }
  own: { secret: number }
  hidden: { deck: number }
  options: Record<never, never>
  view: { notes: string[]; number: number; secret: number | null }
}

const word = whole('word', 0, 7)
export const actions = defineActions({ pass: {}, say: { word }, poke: { word } })
export const events = defineEvents({ said: [{ rule: 'T-1' }, { word }] })

export const SEATS = 3
export const ALL = everyone(SEATS)

/** A question that takes every word, or a pass. */
export const anyWord: QuestionSpec<Tiny, Facts> = {
  rule: 'T-2',
  takes: [actions.pass, actions.say],
  legal(_pub, _mine, _seat, _arg, out) {
    out.add(actions.pass.of())
    for (let said = 0; said < 8; said++) out.add(actions.say.of(said))
  },
  decisive: (action) => !actions.pass.is(action),
}

/** What a step received, for its notes. */
export function spoken(action: Action): string {
  if ((action as number) === -1) return '-'
  return actions.pass.is(action) ? 'pass' : `${actions.say.word(action)}`
}

export interface Plot {
  /** The first is the root. */
  readonly flows: readonly AnyFlow[]
  readonly questions: readonly Question<Tiny, never>[]
  readonly refs?: readonly FlowRef[]
}

export function tiny(plot: (made: Kit<Tiny>) => Plot): Game<Tiny> {
  const made = kit<Tiny>()
  const { flows, questions } = plot(made)
  return defineGame<Tiny>(
    {
      id: 'tiny',
      name: 'Tiny',
      version: 1,
      seats: { min: SEATS, max: SEATS },
      options: {},
      actions,
      events,
      flows,
      questions: questions as readonly Question<Tiny>[],
      root: flows[0],
      setup: (_options, seats) => ({
        pub: { notes: [], number: 0 },
        own: Array.from({ length: seats }, (_, seat) => ({ secret: seat })),
        hidden: { deck: 7 },
        args: {},
      }),
      view: (pub, mine) => ({ ...pub, secret: mine?.secret ?? null }),
      reveal: (parts) => ({ deck: parts.hidden.deck }),
      resample() {},
      outcome: () => null,
    },
    made.refs,
  )
}
