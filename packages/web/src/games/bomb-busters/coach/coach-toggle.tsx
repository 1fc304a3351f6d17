import { useCoachSwitch } from './coach-store.ts'
import styles from './coach-toggle.module.css'
import { useCoachAllowed } from './use-coach.ts'

/** A switch for the reader alone; a table may do without a coach. */
export function CoachToggle() {
  const { on, change } = useCoachSwitch()
  if (!useCoachAllowed()) return null
  return (
    <button
      type="button"
      role="switch"
      className={styles.toggle}
      aria-checked={on}
      aria-label="Coach"
      onClick={() => change(!on)}
    >
      {on ? 'Coach on' : 'Coach off'}
    </button>
  )
}
