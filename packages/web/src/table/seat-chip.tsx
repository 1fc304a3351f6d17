import { useTexts } from '../texts/texts.ts'
import { Shield } from '../ui/shield.tsx'
import { Clock } from './clock.tsx'
import styles from './seat-chip.module.css'
import { askedMark, isAway } from './seat-marks.ts'
import { useTable } from './table-context.ts'

interface SeatChipProps {
  readonly seat: number
  /** More than two share the strip: less is said. */
  readonly tight: boolean
  /** So many that names would be cut: the portrait stands for them. */
  readonly crowded: boolean
}

/** One seat in the strip of a phone. */
export function SeatChip({ seat, tight, crowded }: SeatChipProps) {
  const { table: texts } = useTexts()
  const { face, sight, table, match, showPlayer } = useTable()
  const info = table.seats[seat]
  const { points, of, facts, out } = face.seat(sight, seat)
  const mine = seat === sight.me
  const asked = askedMark(sight, seat)
  const away = isAway(info, mine)
  const counted = points !== null && (
    <span className={styles.points}>
      {points}
      <span className="unseen"> {texts.points(points, of)}</span>
    </span>
  )
  return (
    <li
      className={styles.chip}
      data-asked={asked}
      data-tight={tight}
      data-crowded={crowded && face.Portrait !== undefined}
    >
      <button type="button" className={styles.button} onClick={() => showPlayer(seat)}>
        {face.Portrait === undefined ? (
          <Shield seat={seat} size={tight ? 15 : 24} />
        ) : (
          <face.Portrait sight={sight} seat={seat} size={tight ? 26 : 32} />
        )}
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.name} data-out={out}>
              {mine ? texts.youName : info.name}
            </span>
            {!tight && counted}
          </span>
          {!tight && (away || facts.length > 0) && <span className={styles.facts}>{away ? texts.away : facts[0]}</span>}
          {asked !== 'no' && <span className="unseen">{texts.deciding}</span>}
        </span>
        <span className={styles.clock}>
          {tight && counted}
          <Clock told={match} seat={seat} mine={mine} />
        </span>
      </button>
    </li>
  )
}
