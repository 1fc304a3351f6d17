import { useMemo } from 'react'
import { text } from '../names.ts'
import type { BombSight } from '../sight.ts'

/** The wires that were cut with the last update: they fall. */
export function useFreshCuts({ events, fresh }: BombSight): ReadonlySet<string> {
  return useMemo(
    () =>
      new Set(
        events
          .slice(fresh)
          .flatMap(({ type, seat, tileIndex }) => (type === 'cut' ? [`${text(seat)} ${text(tileIndex)}`] : [])),
      ),
    [events, fresh],
  )
}
