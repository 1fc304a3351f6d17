import { Choice, type ChoiceState, type Habits, type Situation, type Thing } from '@riposte/choice'
import { useState, useSyncExternalStore } from 'react'
import { askedOf } from '../../table/asked.ts'
import type { Hands, Sight } from '../face.ts'

/** What is chosen but not sent yet. Draws again whenever that changes. */
export function useChoiceEngine<T extends Thing>(
  situation: Situation | null,
  habits: Habits<T>,
): { readonly choice: Choice<T>; readonly state: ChoiceState<T> } {
  const [choice] = useState(() => new Choice<T>(habits))
  // While drawing, so that nothing is ever drawn of a question that is over.
  choice.look(situation, habits)
  const read = () => choice.state
  const state = useSyncExternalStore(choice.subscribe, read, read)
  return { choice, state }
}

/** What the page knows of a game's actions. */
export interface ActionsKnown {
  /** In the order of the rules. */
  fields(type: string): readonly string[]
  /** The types that a question takes, where the page knows the game. */
  takes?(question: string): readonly string[]
}

/** What somebody at a table can choose from now. */
export function situationOf(sight: Sight, hands: Hands, { fields, takes }: ActionsKnown): Situation {
  const asked = askedOf(sight)
  const types = takes?.(asked?.question ?? '')
  return {
    moment: sight.seen,
    question:
      asked?.id === undefined
        ? null
        : { id: asked.id, rule: asked.rule ?? '', ...(types === undefined ? {} : { takes: types }) },
    legal: sight.legal,
    isComplete: !sight.more,
    standing: sight.standing,
    fields,
    domain: hands.domain,
    why: hands.tried ?? hands.why,
    act: hands.act,
    stand: hands.stand,
  }
}
