import { type RefObject, useEffect } from 'react'

/**
 * Where a board is longer than its place, it moves to what a step is about, the first thing above all: when the step
 * begins, and when the place becomes smaller. `found` is how much is drawn: what comes later is looked for again.
 */
export function useInSight(root: RefObject<HTMLElement | null>, selectors: readonly string[], found: number): void {
  const wanted = JSON.stringify(selectors)
  // biome-ignore lint/correctness/useExhaustiveDependencies(found): see above
  useEffect(() => {
    const board = root.current?.querySelector('main')
    if (board == null) return
    const look = () => {
      for (const selector of (JSON.parse(wanted) as readonly string[]).toReversed()) {
        root.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
    }
    // It looks at once, too.
    const observer = new ResizeObserver(look)
    observer.observe(board)
    return () => observer.disconnect()
  }, [root, wanted, found])
}
