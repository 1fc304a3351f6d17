import { useSyncExternalStore } from 'react'

export const DESK = '(min-width: 1100px)'
export const PHONE = '(max-width: 699px)'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
