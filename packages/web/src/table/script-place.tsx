import type { Hands } from '../games/face.ts'
import { GameClock, useGameTimer } from './game-clock.tsx'
import styles from './script-place.module.css'
import { useTable } from './table-context.ts'
import { PHONE, useMedia } from './use-media.ts'

/** Above the board: what goes with the game's own clock, and on a phone the clock itself. */
export function ScriptPlace({ hands }: { readonly hands: Hands | null }) {
  const { face, sight, match } = useTable()
  const timer = useGameTimer(match)
  const phone = useMedia(PHONE)
  if (timer === null || sight.seen.outcome !== null) return null
  const Script = face.hasScript?.(timer.id) === true ? face.Script : undefined
  if (Script === undefined && !phone) return null
  return (
    <div className={styles.place}>
      {phone && <GameClock told={match} />}
      {Script !== undefined && <Script sight={sight} hands={hands} clock={timer} />}
    </div>
  )
}
