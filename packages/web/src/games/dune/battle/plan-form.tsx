import { type Domain, filledSlots, valueIn, type Walked } from '@riposte/choice'
import type { View } from '@riposte/dune'
import type { ActionJson, Blocked, Json } from '@riposte/kernel'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { useDomain } from '../choice/use-domain.ts'
import { walk } from '../choice/walk.ts'
import { askedOf } from '../names.ts'
import type { MineView } from '../sight.ts'
import { corrected } from './corrected.ts'
import { type Lock, locksOn } from './locks.ts'
import { EMPTY_PLAN, type Means, meansOf } from './means.ts'
import type { PlanView } from './sides.ts'
import { type Total, totalOf } from './total.ts'

/** The plan that is being made. It is chosen beside the map and committed in the dock. */
export interface PlanForm {
  readonly plan: PlanView
  /** Whether a leader was chosen, or nobody can be. */
  readonly led: boolean
  readonly means: Means
  readonly total: Total
  readonly locks: readonly Lock[]
  /** What may stand in a field, as far as the server has said; null where it has not. */
  open(field: keyof PlanView): readonly Json[] | null
  /** The field that still waits for a choice. */
  readonly waits: string | null
  /** The whole plan, checked field by field; null until it is. */
  readonly ready: ActionJson | null
  /** Why what was tried last is not possible. */
  readonly refusal: Blocked | null
  readonly busy: boolean
  set(part: Partial<PlanView>): void
  /** Asks why this is not possible; changes nothing. */
  tryOut(part: Partial<PlanView>): void
  commit(): void
}

const PlanContext = createContext<PlanForm | null>(null)

/** Null where no plan is asked of the reader. */
export const usePlanForm = (): PlanForm | null => use(PlanContext)

interface Wished {
  readonly id: number
  readonly plan: PlanView
  readonly led: boolean
}

/** What has been checked, and for which wish: while it is asked for anew the old says nothing. */
interface Checked {
  readonly for: Wished
  readonly by: Domain
  readonly walked: Walked
}

/** Nothing is chosen yet but what Prescience was shown. */
function begun(id: number, committed: MineView['committed']): Wished {
  if (committed === null || committed.element === 'dial') return { id, plan: EMPTY_PLAN, led: false }
  const plan = { ...EMPTY_PLAN, [committed.element]: committed.value }
  return { id, plan, led: committed.element === 'leader' }
}

export function PlanProvider({ sight, hands, children }: BoardProps<View> & { readonly children: ReactNode }) {
  const asked = hands === null ? null : askedOf(sight)
  const id = asked?.question === 'makePlan' ? (asked.id ?? -1) : -1
  const [kept, keep] = useState<Wished>({ id: -1, plan: EMPTY_PLAN, led: false })
  const committed = sight.seen.view.mine?.committed ?? null
  const fresh = useMemo((): Wished => begun(id, committed), [id, committed])
  const wished = kept.id === id ? kept : fresh
  const domain = useDomain(sight, hands)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [refusal, setRefusal] = useState<{ readonly for: Wished; readonly blocked: Blocked } | null>(null)
  useEffect(() => {
    if (domain === null || id < 0) return
    let gone = false
    // Until somebody is chosen nobody is wished for: a plan without a leader is a plan of its own.
    const wishes = Object.entries(wished.plan).filter(([field]) => wished.led || field !== 'leader')
    void walk('plan', Object.fromEntries(wishes), domain).then((walked) => {
      if (!gone) setChecked({ for: wished, by: domain, walked })
    })
    return () => {
      gone = true
    }
  }, [domain, id, wished])
  const means = useMemo(() => (id < 0 ? null : meansOf(sight)), [id, sight])
  if (means === null || hands === null) return <PlanContext value={null}>{children}</PlanContext>

  const last = checked?.by === domain && checked.for.id === id ? checked.walked : null
  const now = checked?.by === domain && checked.for === wished ? checked.walked : null
  const plan = corrected(wished.plan, now)
  const led = wished.led || plan.leader !== null || valueIn(now, 'leader') === null
  const form: PlanForm = {
    plan,
    led,
    means,
    total: totalOf(plan, means.worth),
    locks: locksOn(sight),
    open(field) {
      if (committed?.element === field) return [committed.value]
      const filled = filledSlots(last).find((one) => one.field === field)
      return filled?.values ?? (last?.next?.field === field ? last.next.values : null)
    },
    waits: now?.next?.field ?? null,
    ready: now?.ready ?? null,
    refusal: refusal?.for === wished ? refusal.blocked : (now?.blocked ?? null),
    busy: hands.busy,
    set: (part) => keep({ id, plan: { ...plan, ...part }, led: led || part.leader !== undefined }),
    tryOut(part) {
      void hands.why({ type: 'plan', ...plan, ...part }).then((blocked) => {
        if (blocked !== null) setRefusal({ for: wished, blocked })
      })
    },
    commit() {
      if (now?.ready !== null && now?.ready !== undefined && !hands.busy) {
        void hands.act(now.ready).then((blocked) => {
          if (blocked !== null) setRefusal({ for: wished, blocked })
        })
      }
    },
  }
  return <PlanContext value={form}>{children}</PlanContext>
}
