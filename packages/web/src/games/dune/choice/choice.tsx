import type { Walked } from '@riposte/choice'
import type { View } from '@riposte/dune'
import type { ActionJson, Json, SeenDecision } from '@riposte/kernel'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { BoardProps, Hands } from '../../face.ts'
import { situationOf, useChoiceEngine } from '../../hooks/use-choice.ts'
import { askedOf } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { fieldsOf, placeKind, typesOf } from './fields.ts'
import { type Place, placeIn, valueAt } from './place.ts'
import { DUNE_HABITS } from './walk.ts'

/** What is chosen but not sent yet. */
export interface Choice {
  readonly sight: DuneSight
  readonly hands: Hands | null
  readonly asked: SeenDecision | null
  /** Answers that are open now, by type, in the order of the question. */
  readonly types: readonly string[]
  /** The one that is being filled in, and how far it is. */
  readonly type: string | null
  readonly walked: Walked | null
  /** What can be pointed at on the map. */
  readonly place: Place | null
  /** What the first field of an answer may be. */
  firstsOf(type: string): readonly Json[]
  take(type: string): void
  wish(field: string, value: Json): void
  /** Takes back what stands in a field, and all behind it. */
  unwish(field: string): void
  point(node: number): void
  send(action: ActionJson): void
}

const ChoiceContext = createContext<Choice | null>(null)

export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (choice === null) throw new Error('there is no provider around this')
  return choice
}

export function ChoiceProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const asked = hands === null ? null : askedOf(sight)
  const situation = useMemo(
    () =>
      hands === null
        ? null
        : // What may be done at any time has leaves of its own.
          { ...situationOf(sight, hands, { fields: fieldsOf, takes: typesOf }), standing: [] },
    [sight, hands],
  )
  const { choice: engine, state } = useChoiceEngine(situation, DUNE_HABITS)
  const { verbs, verb, walked } = state
  const type = verb?.type ?? null
  const place = useMemo(() => placeIn(walked), [walked])

  const wish = (field: string, value: Json) => {
    if (verb === null) return
    const after = verb.fields.slice(verb.fields.indexOf(field) + 1)
    // Where somebody goes to is chosen anew with where they come from; how many may stay.
    for (const name of after) if (placeKind(verb.type, name) !== null) engine.clear(name)
    engine.wish(field, value)
  }
  const choice: Choice = {
    sight,
    hands,
    asked,
    types: verbs.map((one) => one.type),
    type,
    walked,
    place,
    firstsOf(of) {
      const first = verbs.find((one) => one.type === of)
      return first === undefined ? [] : engine.firstValues(first)
    },
    take: (taken) => engine.take(verbs.find((one) => one.type === taken) ?? null),
    wish,
    unwish: (field) => engine.back(field),
    point(node) {
      if (place === null) return
      wish(place.field, valueAt(place, node))
    },
    send(action) {
      // What the server refuses the frame shows.
      if (hands !== null && !hands.busy) void hands.act(action)
    },
  }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}
