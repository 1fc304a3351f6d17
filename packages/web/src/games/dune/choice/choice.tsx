import type { View } from '@riposte/dune'
import type { ActionJson, Json, SeenDecision } from '@riposte/kernel'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { BoardProps, Hands } from '../../face.ts'
import { askedOf } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { fieldsOf, placeKind, typesOf } from './fields.ts'
import { type Place, placeIn, valueAt } from './place.ts'
import { type Firsts, useDomain, useFirsts, useWalk } from './use-walk.ts'
import type { Walked, Wishes } from './walk.ts'

/** What is chosen but not sent yet. */
export interface Choice {
  readonly sight: DuneSight
  readonly hands: Hands | null
  readonly asked: SeenDecision | null
  /** The answers that are filled in field by field, with what their first field may be. */
  readonly firsts: Firsts
  /** Answers that are open now, by type, in the order of the question. */
  readonly types: readonly string[]
  /** The one that is being filled in, and how far it is. */
  readonly type: string | null
  readonly walked: Walked | null
  /** What can be pointed at on the map. */
  readonly place: Place | null
  take(type: string): void
  wish(field: string, value: Json): void
  /** Takes back what stands in a field. */
  unwish(field: string): void
  point(node: number): void
  send(action: ActionJson): void
}

interface Kept {
  readonly id: number
  readonly type: string | null
  readonly wishes: Wishes
}

const NOTHING: Kept = { id: -1, type: null, wishes: {} }
const ChoiceContext = createContext<Choice | null>(null)

export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (choice === null) throw new Error('there is no provider around this')
  return choice
}

/** What is filled in first where several answers could be: one that begins on the map. */
function firstType(types: readonly string[]): string | null {
  const onMap = (type: string) => fieldsOf(type).some((field) => placeKind(type, field) !== null)
  const wide = types.filter((type) => fieldsOf(type).length > 0)
  return wide.find(onMap) ?? wide[0] ?? null
}

export function ChoiceProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const asked = hands === null ? null : askedOf(sight)
  const domain = useDomain(sight, hands)
  const firsts = useFirsts(domain, asked)
  const [kept, keep] = useState<Kept>(NOTHING)
  const id = asked?.id ?? -1
  // What was chosen for one question says nothing about the next.
  const now: Kept = kept.id === id ? kept : { ...NOTHING, id }
  const types = useMemo(
    () =>
      typesOf(asked?.question ?? '').filter(
        (type) => firsts.has(type) || sight.legal.some((action) => action.type === type),
      ),
    [asked?.question, firsts, sight.legal],
  )
  const type = now.type !== null && types.includes(now.type) ? now.type : firstType(types)
  const walked = useWalk(domain, type, now.wishes)
  const place = useMemo(() => placeIn(walked), [walked])

  const wish = (field: string, value: Json) => {
    if (type === null) return
    const fields = fieldsOf(type)
    const after = fields.slice(fields.indexOf(field) + 1)
    // Where somebody goes to is chosen anew with where they come from; how many may stay.
    const stays = Object.entries(now.wishes).filter(
      ([name]) => !(after.includes(name) && placeKind(type, name) !== null),
    )
    keep({ id, type, wishes: { ...Object.fromEntries(stays), [field]: value } })
  }
  const choice: Choice = {
    sight,
    hands,
    asked,
    firsts,
    types,
    type,
    walked,
    place,
    take: (taken) => keep({ id, type: taken, wishes: {} }),
    wish,
    unwish(field) {
      if (type === null) return
      const fields = fieldsOf(type)
      const before = fields.slice(0, fields.indexOf(field))
      keep({
        id,
        type,
        wishes: Object.fromEntries(Object.entries(now.wishes).filter(([name]) => before.includes(name))),
      })
    },
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
