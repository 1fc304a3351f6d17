import { type RefObject, useId } from 'react'
import { type Place, usePlaces } from '../ui/use-places.ts'
import styles from './spotlight.module.css'
import { useInSight } from './use-in-sight.ts'

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
  const mask = useId()
  const light = usePlaces(root, shown)
  const pressed = usePlaces(root, lit)
  useInSight(root, lit.length > 0 ? lit.slice(0, 1) : shown, light.length + pressed.length)
  if (light.length + pressed.length === 0) return null
  // What is shown may be what is pressed.
  const holes = new Map([...light, ...pressed].map(widened).map((hole) => [Object.values(hole).join(' '), hole]))
  return (
    <div className={styles.light} aria-hidden="true">
      <svg aria-hidden="true" className={styles.dim} width="100%" height="100%">
        {/* What lies in two of them is light, too. */}
        <mask id={mask}>
          <rect width="100%" height="100%" fill="white" />
          {[...holes].map(([key, hole]) => (
            <rect key={key} {...hole} rx={CORNER} fill="black" />
          ))}
        </mask>
        <rect width="100%" height="100%" mask={`url(#${mask})`} />
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
