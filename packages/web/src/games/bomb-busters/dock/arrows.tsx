import { useChoice } from '../choice/choice.tsx'
import type { Spot } from '../names.ts'
import type { BombSight } from '../sight.ts'
import styles from './arrows.module.css'

/** A slot is narrower than a finger: the two arrows step to the neighbour of what was tapped. */
export function Arrows({ sight }: { readonly sight: BombSight }) {
  const choice = useChoice()
  const last = choice.picks.wires.at(-1)
  if (last === undefined) return null
  const step = (by: -1 | 1): Spot | null => {
    const { wires } = sight.seen.view.players[last.seat]
    for (let place = last.place + by; place >= 0 && place < wires.length; place += by) {
      const spot = { seat: last.seat, place }
      if (choice.isTarget(spot) && !choice.isChosen(spot)) return spot
    }
    return null
  }
  const move = (to: Spot | null) => {
    if (to !== null) choice.replace(last, to)
  }
  return (
    <>
      <button type="button" className={styles.arrow} aria-label="The wire to the left" onClick={() => move(step(-1))}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M13 3L6 10l7 7" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
      <button type="button" className={styles.arrow} aria-label="The wire to the right" onClick={() => move(step(1))}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M7 3l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
    </>
  )
}
