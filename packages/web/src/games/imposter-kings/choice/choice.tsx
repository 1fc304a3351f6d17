import type { Refusal, Slot, Verb } from '@riposte/choice'
import { imposterKings, type View } from '@riposte/imposter-kings'
import type { ActionJson } from '@riposte/kernel'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { BoardProps } from '../../face.ts'
import { situationOf, useChoiceEngine } from '../../hooks/use-choice.ts'
import { habitsAt, isForm, type KingsThing } from './habits.ts'
import { type Plan, planOf } from './plan.ts'
import { type Spot, zoneOf } from './spots.ts'

/** What is chosen but not sent yet, and what pointing at things does. */
export interface Choice {
  readonly plan: Plan | null
  /** Answers for which several things are pointed at. */
  readonly forms: readonly Verb[]
  /** The one of them that is being filled in, and its places. */
  readonly form: Verb | null
  readonly slots: readonly Slot<KingsThing>[]
  /** The answer that is ready to be sent. */
  readonly ready: ActionJson | null
  readonly refusal: Refusal<KingsThing> | null
  readonly busy: boolean
  /** Whether pointing at it means something now. */
  isTarget(key: Spot): boolean
  isChosen(key: Spot): boolean
  /** Whether pointing at it is answered: it is chosen, or the rules say why not. */
  isAnswered(key: Spot): boolean
  /** Chooses it; what is chosen already is sent. */
  point(key: Spot): void
  /** Takes another form, or starts this one afresh. */
  take(form: Verb): void
  send(action: ActionJson): void
}

const ChoiceContext = createContext<Choice | null>(null)

export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (choice === null) throw new Error('the board lies outside of its provider')
  return choice
}

export const KINGS_ACTIONS = {
  fields: (type: string) => imposterKings.actions.byName.get(type)?.fields.map(([name]) => name) ?? [],
  takes: (question: string) =>
    imposterKings.questions.find(({ name }) => name === question)?.takes.map(({ name }) => name) ?? [],
}

export function ChoiceProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const plan = useMemo(() => (hands === null ? null : planOf(sight)), [sight, hands])
  const situation = useMemo(() => (hands === null ? null : situationOf(sight, hands, KINGS_ACTIONS)), [sight, hands])
  const habits = useMemo(() => habitsAt(sight, plan?.question ?? ''), [sight, plan])
  const { choice: engine, state } = useChoiceEngine(situation, habits)
  const { verb, verbs, walked, ready, refusal } = state
  const form = verb !== null && isForm(verb) ? verb : null

  const send = (action: ActionJson) => {
    if (hands === null || hands.busy) return
    // What the server refuses the frame shows. A window that is closed (IK-9.27) is named as the question that it asks: a
    // moment later another may be open, which nobody has meant.
    void hands.act(action)
  }
  const choice: Choice = {
    plan,
    forms: verbs.filter(isForm),
    form,
    slots: walked?.slots ?? [],
    ready,
    refusal,
    busy: hands?.busy ?? false,
    isTarget: (key) => engine.isTarget({ key }),
    isChosen: (key) => engine.isChosen({ key }),
    isAnswered: (key) => engine.isAnswered({ key }),
    point(key) {
      if (form === null && ready !== null && engine.isChosen({ key })) return send(ready)
      engine.point({ key })
      const chosen = engine.state.ready
      if (zoneOf(key) === 'seat' && chosen !== null) send(chosen)
    },
    take: (taken) => engine.take(taken),
    send,
  }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}
