import type { Seat } from '@riposte/kernel'
import { Portrait } from './art/portrait.tsx'
import { SeatSign } from './art/signs.tsx'
import { MissionTicket } from './missions/mission-ticket.tsx'
import styles from './rail.module.css'
import type { BombSight } from './sight.ts'

/** The ticket of the mission, above the seats. */
export function Aside({ sight }: { readonly sight: BombSight }) {
  return (
    <div className={styles.ticket}>
      <MissionTicket mission={sight.seen.view.mission} />
    </div>
  )
}

interface SeatPortraitProps {
  readonly sight: BombSight
  readonly seat: Seat
  readonly size: number
}

/** Who sits there: the face of the character card, with the sign of the seat. */
export function SeatPortrait({ sight, seat, size }: SeatPortraitProps) {
  return (
    <span className={styles.portrait}>
      <Portrait character={sight.seen.view.players[seat].character} seat={seat} size={size} />
      <span className={styles.sign}>
        <SeatSign seat={seat} size={size * 0.36} />
      </span>
    </span>
  )
}
