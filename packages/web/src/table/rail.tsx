import { useTexts } from '../texts/texts.ts'
import styles from './rail.module.css'
import { SeatChip } from './seat-chip.tsx'
import { SeatRow } from './seat-row.tsx'
import { useTable } from './table-context.ts'
import { PHONE, useMedia } from './use-media.ts'

/** The seats in table order; on a phone, the strip above the board. */
export function Rail() {
  const { table: texts } = useTexts()
  const { face, sight } = useTable()
  const phone = useMedia(PHONE)
  return (
    <section className={styles.rail} aria-label={texts.players}>
      {!phone && face.Aside !== undefined && <face.Aside sight={sight} />}
      {phone ? <Strip /> : <SeatList />}
    </section>
  )
}

export function SeatList() {
  const { table } = useTable()
  return (
    <ol className={table.seats.length > 3 ? styles.many : styles.few}>
      {table.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatRow key={seat} seat={seat} />
      ))}
    </ol>
  )
}

function Strip() {
  const { table } = useTable()
  return (
    <ol className={styles.strip}>
      {table.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatChip key={seat} seat={seat} tight={table.seats.length > 2} />
      ))}
    </ol>
  )
}
