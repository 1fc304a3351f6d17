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

/** As the game has them act, or as they sit. */
function useSeats(): readonly number[] {
  const { face, sight, table } = useTable()
  return face.order?.(sight) ?? table.seats.map((_, seat) => seat)
}

function spacing(seats: number): string {
  if (seats > 5) return styles.most
  return seats > 3 ? styles.many : styles.few
}

export function SeatList() {
  const seats = useSeats()
  return (
    <ol className={spacing(seats.length)}>
      {seats.map((seat) => (
        <SeatRow key={seat} seat={seat} />
      ))}
    </ol>
  )
}

function Strip() {
  const seats = useSeats()
  return (
    <ol className={styles.strip}>
      {seats.map((seat) => (
        <SeatChip key={seat} seat={seat} tight={seats.length > 2} crowded={seats.length > 4} />
      ))}
    </ol>
  )
}
