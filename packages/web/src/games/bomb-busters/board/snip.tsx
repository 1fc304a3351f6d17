import { CuttersAtWork } from '../art/signs.tsx'
import { WireFace } from '../art/wire.tsx'
import { printOf } from '../names.ts'
import type { WireView } from '../sight.ts'
import type { RackMeasure } from './measures.ts'
import styles from './snip.module.css'

interface SnipProps {
  readonly wire: WireView
  readonly measure: RackMeasure
}

/** A wire that was cut just now: it stands once more until the cutters close. Without motion there is nothing of it. */
export function Snip({ wire, measure: { slot, d, h } }: SnipProps) {
  const print = printOf(wire)
  if (print === null) return null
  return (
    <span className={styles.snip} aria-hidden="true" data-snip>
      <span className={styles.severed}>
        <WireFace width={slot} height={h} d={d} print={print} turned={wire.upsideDown} />
      </span>
      <span className={styles.cutters}>
        <CuttersAtWork size={Math.max(44, h * 0.9)} />
      </span>
    </span>
  )
}
