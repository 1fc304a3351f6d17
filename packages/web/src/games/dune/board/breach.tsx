import { SHIELD_WALL } from '@riposte/dune'
import styles from './breach.module.css'
import { at, TERRITORY_SHAPES } from './map.ts'

/** A way blown through the wall, from one of its long sides to the other: sand between broken edges. */
const BREACH = (() => {
  const edge = (radii: readonly number[], angles: readonly number[]) =>
    radii.map((radius, step) => {
      const { x, y } = at(angles[step], radius)
      return `${x.toFixed(0)} ${y.toFixed(0)}`
    })
  const angles = [26, 30, 33, 36, 39, 42, 45, 48, 52]
  const near = edge([548, 560, 540, 566, 548, 570, 544, 562, 550], angles)
  const far = edge([650, 632, 656, 636, 662, 630, 654, 640, 648], angles)
  return `M${near.join('L')}L${far.reverse().join('L')}Z`
})()

/** Stones that lie where it was. */
const RUBBLE = [33, 36.5, 39, 42, 45.5]
  .map((angle, stone) => {
    const { x, y } = at(angle, 586 + 26 * ((stone * 2) % 3))
    return `M${x.toFixed(0)} ${y.toFixed(0)}l10-9l11 5l2 10l-12 7z`
  })
  .join('')

/** What is left of the Shield Wall. */
export function Breach() {
  return (
    <>
      <clipPath id="dune-wall">
        <path d={TERRITORY_SHAPES[SHIELD_WALL].outline} />
      </clipPath>
      <g clipPath="url(#dune-wall)">
        <path d={TERRITORY_SHAPES[SHIELD_WALL].outline} className={styles.ruin} />
        <path d={BREACH} className={styles.breach} />
        <path d={RUBBLE} className={styles.rubble} />
      </g>
    </>
  )
}
