import { type Coaching, coach } from '@riposte/bomb-busters'
import { useEffect, useState } from 'react'
import { useTable } from '../../../table/table-context.ts'
import type { CutsNow } from '../dock/use-cuts-now.ts'
import type { BombSight } from '../sight.ts'
import { useCoachSwitch } from './coach-store.ts'

/** Whether the table allows a coach at all. */
export function useCoachAllowed(): boolean {
  return useTable().table.settings.coach
}

/** What the coach would say, worked out after the page is drawn: nobody waits for it. Null while it is off or counting. */
export function useCoaching({ seen, me }: BombSight, cuts: CutsNow | null): Coaching | null {
  const allowed = useCoachAllowed()
  const on = useCoachSwitch((kept) => kept.on) && allowed
  const [told, setTold] = useState<{ readonly seen: unknown; readonly coaching: Coaching } | null>(null)
  useEffect(() => {
    if (!on || me === null || cuts === null || seen.outcome !== null) return
    const soon = setTimeout(() => setTold({ seen, coaching: coach(seen, cuts.open) }), 30)
    return () => clearTimeout(soon)
  }, [on, me, seen, cuts])
  return on && told?.seen === seen ? told.coaching : null
}
