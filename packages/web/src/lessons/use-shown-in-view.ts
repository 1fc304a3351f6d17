import { type RefObject, useEffect } from 'react'

/** What a step shows beside the board is scrolled to; the board itself stays where it is. */
export function useShownInView(table: RefObject<HTMLElement | null>, step: number, shown: readonly string[]): void {
  const wanted = JSON.stringify([step, shown])
  useEffect(() => {
    const [, selectors] = JSON.parse(wanted) as readonly [number, readonly string[]]
    for (const selector of selectors) {
      const thing = table.current?.querySelector(selector)
      if (thing?.closest('aside')) thing.scrollIntoView({ block: 'nearest' })
    }
  }, [table, wanted])
}
