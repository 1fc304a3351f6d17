import type { View } from '@riposte/imposter-kings'
import type { ActionJson, Blocked } from '@riposte/kernel'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { type Form, fill, isComplete } from './forms.ts'
import { meantBy, type Plan, planOf } from './plan.ts'
import { type Spot, zoneOf } from './spots.ts'

/** Why something is not allowed, and at which thing it was asked. */
interface Refusal {
  readonly at: Spot
  readonly blocked: Blocked
}

/** What is chosen but not sent yet, and what pointing at things does. */
export interface Choice {
  readonly plan: Plan | null
  /** The form that is being filled in, where the question has one. */
  readonly form: Form | null
  readonly filled: readonly (Spot | null)[]
  /** The answer that is ready to be sent. */
  readonly ready: ActionJson | null
  readonly refusal: Refusal | null
  readonly busy: boolean
  /** Whether pointing at it means something now. */
  isTarget(key: Spot): boolean
  isChosen(key: Spot): boolean
  /** Whether pointing at it is answered: it is chosen, or the rules say why not. */
  isAnswered(key: Spot): boolean
  /** Chooses it; what is chosen already is sent. */
  point(key: Spot): void
  /** Takes another form, or starts this one afresh. */
  take(form: Form): void
  send(action: ActionJson): void
}

interface Pending {
  readonly id: number
  readonly chosen: Spot | null
  readonly form: string | null
  readonly filled: readonly (Spot | null)[]
  readonly refusal: Refusal | null
}

const ChoiceContext = createContext<Choice | null>(null)

export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (choice === null) throw new Error('the board lies outside of its provider')
  return choice
}

export function ChoiceProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const plan = useMemo(() => (hands === null ? null : planOf(sight)), [sight, hands])
  const [kept, keep] = useState<Pending>(NOTHING)
  // What was chosen for one question says nothing about the next.
  const now = plan !== null && kept.id === plan.id ? kept : { ...NOTHING, id: plan?.id ?? -1 }
  const form = plan?.forms.find(({ type }) => type === now.form) ?? plan?.forms[0] ?? null

  const refused = (at: Spot) => (blocked: Blocked | null) => {
    if (blocked !== null) keep({ ...now, refusal: { at, blocked } })
  }
  const send = (action: ActionJson) => {
    if (hands === null || hands.busy) return
    // What the server refuses the frame shows. A window that is closed (IK-9.27) is named as the question that it asks: a
    // moment later another may be open, which nobody has meant.
    void hands.act(action)
  }
  const point = (key: Spot) => {
    if (plan === null || hands === null) return
    const action = plan.spots.get(key)
    if (action !== undefined) {
      if (now.chosen === key || zoneOf(key) === 'seat') send(action)
      else keep({ ...now, chosen: key, refusal: null })
      return
    }
    const into = form?.spots.includes(key) ? form : plan.forms.find(({ spots }) => spots.includes(key))
    if (into !== undefined) {
      const before = into === form ? now.filled : []
      keep({ ...now, form: into.type, filled: fill(into, before, key), refusal: null })
      return
    }
    const meant = meantBy(plan, key, sight)
    if (meant !== null) void hands.why(meant).then(refused(key))
  }
  const isTarget = (key: Spot) =>
    plan !== null && (plan.spots.has(key) || plan.forms.some(({ spots }) => spots.includes(key)))
  const choice: Choice = {
    plan,
    form,
    filled: now.filled,
    ready: readyAnswer(plan, form, now),
    refusal: now.refusal,
    busy: hands?.busy ?? false,
    isTarget,
    isChosen: (key) => now.chosen === key || now.filled.includes(key),
    isAnswered: (key) => isTarget(key) || (plan !== null && meantBy(plan, key, sight) !== null),
    point,
    take: ({ type }) => keep({ ...now, form: type, filled: [], refusal: null }),
    send,
  }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

const NOTHING: Pending = { id: -1, chosen: null, form: null, filled: [], refusal: null }

function readyAnswer(plan: Plan | null, form: Form | null, { chosen, filled }: Pending): ActionJson | null {
  if (plan === null) return null
  if (chosen !== null) return plan.spots.get(chosen) ?? null
  return form !== null && isComplete(form, filled) ? form.compose(filled) : null
}
