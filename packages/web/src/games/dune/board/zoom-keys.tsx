import styles from './zoom-keys.module.css'

interface ZoomKeysProps {
  readonly whole: boolean
  onStep(closer: boolean): void
  onReset(): void
}

/** For those who have neither a wheel nor two fingers at hand. */
export function ZoomKeys({ whole, onStep, onReset }: ZoomKeysProps) {
  return (
    <div className={styles.keys}>
      <button type="button" className={styles.key} onClick={() => onStep(true)} aria-label="Closer" title="Closer (+)">
        <Sign d="M-9 0H9M0-9V9" />
      </button>
      <button
        type="button"
        className={styles.key}
        onClick={() => onStep(false)}
        disabled={whole}
        aria-label="Farther"
        title="Farther (-)"
      >
        <Sign d="M-9 0H9" />
      </button>
      <button
        type="button"
        className={styles.key}
        onClick={onReset}
        disabled={whole}
        aria-label="Whole map"
        title="Whole map (0)"
      >
        <Sign d="M9 0A9 9 0 1 1-9 0A9 9 0 1 1 9 0ZM2.5 0A2.5 2.5 0 1 1-2.5 0A2.5 2.5 0 1 1 2.5 0Z" />
      </button>
    </div>
  )
}

function Sign({ d }: { readonly d: string }) {
  return (
    <svg width={24} height={24} viewBox="-14 -14 28 28" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth={2.6} strokeLinecap="round" />
    </svg>
  )
}
