import { PHONE, useMedia } from '../../../table/use-media.ts'
import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import styles from './phase-track.module.css'
import { subStep, TRACK } from './phases.ts'

/** Where in the turn the table is: the nine phases, and what of the present one is going on. */
export function PhaseTrack({ sight }: { readonly sight: DuneSight }) {
  const phone = useMedia(PHONE)
  const { phase, turn, maxTurns } = sight.seen.view
  const now = TRACK.indexOf(phase as (typeof TRACK)[number])
  const { about, step } = subStep(sight)
  const what = (about !== null || step !== null) && (
    <span className={styles.step}>
      {about !== null && <span className={styles.about}>{step === null ? about : `${about}:`}</span>}{' '}
      {step !== null && <b>{step}</b>}
    </span>
  )
  if (phone || now < 0) {
    return (
      <p className={styles.strip} data-thing="phases">
        {now >= 0 && <span className={styles.number}>{now + 1}</span>}
        <span className={styles.name}>{texts.phases[phase] ?? phase}</span>
        {what}
        <span className={styles.turn}>{texts.turnShort(turn, maxTurns)}</span>
      </p>
    )
  }
  return (
    <div className={styles.place}>
      <ol className={styles.track} data-thing="phases" aria-label={texts.phasesLabel}>
        {TRACK.map((id, at) => (
          <li
            key={id}
            className={at === now ? styles.now : styles.phase}
            data-done={at < now}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className={styles.number}>{at + 1}</span> <span className={styles.name}>{texts.phases[id]}</span>
            {at === now && what}
          </li>
        ))}
      </ol>
    </div>
  )
}
