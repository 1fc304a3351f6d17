import { Dial, DialSmall } from '../art/dial.tsx'
import type { BombSight } from '../sight.ts'
import styles from './device.module.css'

interface DeviceProps {
  readonly sight: BombSight
  /** A step that will follow what is being decided. */
  readonly ghost: number | null
}

function words({ dial, dialMax }: BombSight['seen']['view']): string {
  const left = dialMax - dial
  return `The dial stands at ${dial} of ${dialMax}; ${left} ${left === 1 ? 'step' : 'steps'} to detonation`
}

/** The device that everything is wired to: the largest single thing on the table. */
export function Device({ sight, ghost }: DeviceProps) {
  const { dial, dialMax } = sight.seen.view
  return (
    <section className={styles.device} data-thing="dial" data-device aria-label={words(sight.seen.view)}>
      <span className={styles.dial}>
        <Dial at={dial} of={dialMax} ghost={ghost} />
      </span>
      <span className={styles.tape} aria-hidden="true">
        <span className={styles.readout}>
          <span className={styles.lamp} />
          <span className={styles.label}>Steps to detonation</span>
          <b className={styles.figure}>{Math.max(0, dialMax - dial)}</b>
        </span>
      </span>
    </section>
  )
}

/** The same where there is less room: on a phone beside the tools. */
interface DeviceSmallProps {
  readonly sight: BombSight
  /** It stands alone. */
  readonly framed?: boolean
}

export function DeviceSmall({ sight, framed = false }: DeviceSmallProps) {
  const { dial, dialMax } = sight.seen.view
  return (
    <section className={framed ? styles.framed : styles.small} data-thing="dial" aria-label={words(sight.seen.view)}>
      <span className={styles.smallDial}>
        <DialSmall at={dial} of={dialMax} />
      </span>
      <span className={styles.window} aria-hidden="true">
        <b className={styles.figure}>{Math.max(0, dialMax - dial)}</b>
        <span className={styles.label}>{framed ? 'steps left' : 'left'}</span>
      </span>
    </section>
  )
}
