import { useTexts } from '../texts/texts.ts'
import { Shield } from '../ui/shield.tsx'
import { Clock } from './clock.tsx'
import { askedMark, isAway } from './seat-marks.ts'
import styles from './seat-row.module.css'
import { useTable } from './table-context.ts'

/** One seat in the rail, with what everybody may know. A tap opens the rest. */
export function SeatRow({ seat }: { readonly seat: number }) {
  const { face, sight, table, match, showPlayer } = useTable()
  const { name } = table.seats[seat]
  const { points, of, title, facts, drawn, out } = face.seat(sight, seat)
  const mine = seat === sight.me
  return (
    <li className={styles.seat} data-asked={askedMark(sight, seat)}>
      <button type="button" className={styles.row} onClick={() => showPlayer(seat)}>
        {face.Portrait === undefined ? (
          <Shield seat={seat} size={30} />
        ) : (
          <face.Portrait sight={sight} seat={seat} size={40} />
        )}
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.name} data-out={out}>
              {name}
            </span>
            <Clock told={match} seat={seat} mine={mine} />
          </span>
          {title !== null && <span className={styles.title}>{title}</span>}
          {points !== null && <Points points={points} of={of} />}
          {facts.length > 0 && <span className={styles.facts}>{drawn ?? facts.join(', ')}</span>}
          <States seat={seat} />
        </span>
      </button>
    </li>
  )
}

/** Whose turn it is, who is a bot, who is away: in words. */
function States({ seat }: { readonly seat: number }) {
  const { table: texts } = useTexts()
  const { face, sight, table } = useTable()
  const info = table.seats[seat]
  const { turn, out } = face.seat(sight, seat)
  const asked = askedMark(sight, seat)
  const states = [
    ...(seat === sight.me && asked !== 'me' ? [texts.you] : []),
    ...(info.kind === 'bot' ? [texts.bot] : []),
    ...(isAway(info, seat === sight.me) ? [texts.away] : []),
    ...(info.muted ? [texts.muted] : []),
    ...(out ? [texts.out] : []),
  ]
  const moves = asked === 'me' ? texts.yourMove : asked === 'other' ? texts.deciding : turn ? texts.turn : null
  if (moves === null && states.length === 0) return null
  return (
    <span className={styles.states}>
      {moves !== null && <span className={styles.deciding}>{moves}</span>}
      {states.map((state) => (
        <span key={state}>{state}</span>
      ))}
    </span>
  )
}

/** Points as little discs, where they are few; otherwise in figures. */
function Points({ points, of }: { readonly points: number; readonly of: number | null }) {
  const { table: texts } = useTexts()
  if (of === null || of > 12) return <span className={styles.figures}>{texts.points(points, of)}</span>
  return (
    <span className={styles.pips}>
      <span className="unseen">{texts.points(points, of)}</span>
      {Array.from({ length: Math.max(of, points) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discs have no other name
        <span key={at} className={at < points ? styles.pip : styles.noPip} />
      ))}
    </span>
  )
}
