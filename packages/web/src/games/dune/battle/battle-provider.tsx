import type { View } from '@riposte/dune'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { PlanProvider } from './plan-form.tsx'
import { type Story, storiesOf } from './story.ts'

/** Plans that were turned over and that the reader has not put away yet. */
interface Reveals {
  readonly story: Story | null
  /** How many come after this one. */
  readonly more: number
  close(): void
}

const RevealContext = createContext<Reveals>({ story: null, more: 0, close: () => {} })

export const useReveals = (): Reveals => use(RevealContext)

/** So many at once are not looked through one by one: whoever comes back late sees the last one. */
const MANY = 3

/** Lies around the table: the plan that is being made, and battles that are to be looked at. */
export function BattleProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const { events, seen } = sight
  const stories = useMemo(() => storiesOf(events), [events])
  const all = stories.length
  // Whoever comes to the table sees what lies there, not what was there before.
  const [closed, setClosed] = useState(() => ((seen.view.battle?.plans ?? null) === null ? all : all - 1))
  // In a replay one may go back.
  const read = Math.min(closed, all)
  const first = all - read > MANY ? all - 1 : read
  if (closed !== first && (closed > all || all - read > MANY)) setClosed(first)
  const reveals: Reveals = {
    story: stories[first] ?? null,
    more: Math.max(0, all - first - 1),
    close: () => setClosed(first + 1),
  }
  return (
    <RevealContext value={reveals}>
      <PlanProvider sight={sight} hands={hands}>
        {children}
      </PlanProvider>
    </RevealContext>
  )
}
