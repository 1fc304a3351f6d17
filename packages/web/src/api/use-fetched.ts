import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Fetched, Fetching } from './fetching.ts'

/**
 * What `load` answers. Another function asks anew and forgets what was known, so keep it with `useCallback`.
 * @param every asks again after so many milliseconds, and whenever the reader comes back, while the page is looked at
 */
export function useFetched<T>(
  load: () => Promise<T>,
  every: number | null = null,
): Fetched<T> & Pick<Fetching<T>, 'again' | 'retry' | 'follow'> {
  const fetching = useMemo(() => new Fetching(load), [load])
  const known = useSyncExternalStore(fetching.subscribe, fetching.known)
  useEffect(() => {
    void fetching.again()
    if (every === null) return
    const againIfSeen = () => {
      if (document.visibilityState === 'visible') void fetching.again()
    }
    const timer = setInterval(againIfSeen, every)
    document.addEventListener('visibilitychange', againIfSeen)
    addEventListener('focus', againIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', againIfSeen)
      removeEventListener('focus', againIfSeen)
    }
  }, [fetching, every])
  const { again, retry, follow } = fetching
  return { ...known, again, retry, follow }
}
