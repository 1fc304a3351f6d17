import ground from './ground.svg'
import { HALF } from './map.ts'
import styles from './small-map.module.css'
import { type Size, toBoard, type View } from './view.ts'

/** The whole board in a corner with the part that is seen, while only a part is. */
export function SmallMap({ view, size }: { readonly view: View; readonly size: Size }) {
  const from = toBoard(view, size, 0, 0)
  const to = toBoard(view, size, size.width, size.height)
  const [left, top] = [Math.max(-HALF, from.x), Math.max(-HALF, from.y)]
  const [right, bottom] = [Math.min(HALF, to.x), Math.min(HALF, to.y)]
  const seen = `M${left} ${top}H${right}V${bottom}H${left}Z`
  return (
    <svg className={styles.small} viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
      <image href={ground} x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
      <path d={`M-1062 0A1062 1062 0 1 1 1062 0A1062 1062 0 1 1-1062 0Z${seen}`} className={styles.dim} />
      <path d={seen} className={styles.frame} />
    </svg>
  )
}
