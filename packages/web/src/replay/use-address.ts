import { useEffect } from 'react'
import { type Place, writePlace } from './place.ts'

/** How long a moment is looked at before the address says so. Browsers allow only so many changes. */
const REST = 300

/** Keeps the address at the moment that is shown, so that a reload or a bookmark comes back to it. */
export function useAddress({ at, eyes }: Place): void {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', writePlace({ at, eyes })), REST)
    return () => clearTimeout(timer)
  }, [at, eyes])
}
