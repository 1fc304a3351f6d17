import { type Coaching, coach } from '@riposte/bomb-busters'
import { use, useEffect, useState } from 'react'
import { TableContext } from '../../../table/table-context.ts'
import type { CutsNow } from '../dock/use-cuts-now.ts'
import type { BombSight } from '../sight.ts'
import { useCoachSwitch } from './coach-store.ts'

/** Whether the table allows a coach at all; a lesson does without one. */
export function useCoachAllowed(): boolean {
  return use(TableContext)?.table.settings.coach ?? false
}

/** Whether the reader wants a coach and may have one. */
export function useCoachOn(): boolean {
  const allowed = useCoachAllowed()
  return useCoachSwitch(({ on }) => on) && allowed
}

/** What the coach would say, worked out after the page is drawn: nobody waits for it. Null while it is off or counting. */
export function useCoaching({ seen, me }: BombSight, cuts: CutsNow | null): Coaching | null {
  const on = useCoachOn()
  const [told, setTold] = useState<{ readonly seen: unknown; readonly coaching: Coaching } | null>(null)
  useEffect(() => {
    if (!on || me === null || cuts === null || seen.outcome !== null) return
    const soon = setTimeout(() => setTold({ seen, coaching: coach(seen, cuts.open) }), 30)
    return () => clearTimeout(soon)
  }, [on, me, seen, cuts])
  return on && told?.seen === seen ? told.coaching : null
}
