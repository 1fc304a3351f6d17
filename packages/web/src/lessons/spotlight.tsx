import type { RefObject } from 'react'
import styles from './spotlight.module.css'
import { type Place, usePlaces } from './use-places.ts'

interface SpotlightProps {
  readonly root: RefObject<HTMLElement | null>
  /** Stays light, with nothing around it: what is looked at, and where the learner chooses. */
  readonly shown: readonly string[]
  /** What is to be pressed; of several, in this order. */
  readonly lit: readonly string[]
  readonly tag: string
}

const MARGIN = 8
const CORNER = 8

/** Dims the table but for what a step is about. It only looks like something: the guide says it in words. */
export function Spotlight({ root, shown, lit, tag }: SpotlightProps) {
  const light = usePlaces(root, shown)
  const pressed = usePlaces(root, lit)
  if (light.length + pressed.length === 0) return null
  const holes = [...light, ...pressed].map(widened)
  return (
    <div className={styles.light} aria-hidden="true">
      <svg aria-hidden="true" className={styles.dim} width="100%" height="100%">
        <path fillRule="evenodd" d={`M0 0H9999V9999H0Z ${holes.map(outline).join(' ')}`} />
      </svg>
      {pressed.map((place, at) => {
        const { x, y, width, height } = widened(place)
        return (
          <span key={`${x} ${y}`} className={styles.ring} style={{ left: x, top: y, width, height }}>
            <b className={styles.tag}>{pressed.length > 1 ? at + 1 : tag}</b>
          </span>
        )
      })}
    </div>
  )
}

function widened({ x, y, width, height }: Place): Place {
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

/** A rectangle with round corners, drawn the other way round than the dark is. */
function outline({ x, y, width, height }: Place): string {
  const r = CORNER
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 -${r} ${r}h-${w}a${r} ${r} 0 0 1 -${r} -${r}v-${h}a${r} ${r} 0 0 1 ${r} -${r}Z`
}
