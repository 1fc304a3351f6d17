import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import type { Interrupt } from './interrupts.ts'
import styles from './transport.module.css'
import { nearestInterrupt } from './use-keys.ts'
import { type Playback, SPEEDS, type Speed } from './use-playback.ts'

interface TransportProps {
  readonly playback: Playback
  readonly last: number
  readonly interrupts: readonly Interrupt[]
}

/** Drawn in a box of 24. */
const SHAPES = {
  first: <path d="M6 5v14M19 5.500L9 12l10 6.500z" />,
  back: <path d="M17 5.500L7 12l10 6.500z" />,
  play: <path d="M8 5l11 7-11 7z" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="4" />,
  next: <path d="M7 5.500L17 12 7 18.500z" />,
  last: <path d="M18 5v14M5 5.500L15 12 5 18.500z" />,
  interruptBefore: (
    <>
      <path d="M9 7.500L3.500 12 9 16.500" fill="none" />
      <path d="M16 7l5 5-5 5-5-5z" />
    </>
  ),
  interruptAfter: (
    <>
      <path d="M15 7.500l5.500 4.500-5.500 4.500" fill="none" />
      <path d="M8 7l5 5-5 5-5-5z" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

function Mark({ name }: { readonly name: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" className={styles.mark}>
      {SHAPES[name]}
    </svg>
  )
}

/** First, back, play, on, last; from interrupt to interrupt; how fast. */
export function Transport({ playback, last, interrupts }: TransportProps) {
  const texts = useTexts().replay
  const { at, playing, speed, go, toggle, setSpeed } = playback
  const before = nearestInterrupt(interrupts, at, -1)
  const after = nearestInterrupt(interrupts, at, 1)
  const step = (name: keyof typeof SHAPES, label: string, to: number | null) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      // Disabled would lose the focus in the middle of a walk.
      aria-disabled={to === null || to === at}
      onClick={() => to !== null && go(to)}
    >
      <Mark name={name} />
    </button>
  )
  return (
    <div className={styles.transport} title={texts.keys}>
      <div className={styles.row}>
        {step('first', texts.first, 0)}
        {step('back', texts.back, Math.max(0, at - 1))}
        <button
          type="button"
          className={styles.play}
          aria-label={playing ? texts.pause : texts.play}
          title={playing ? texts.pause : texts.play}
          onClick={toggle}
        >
          <Mark name={playing ? 'pause' : 'play'} />
        </button>
        {step('next', texts.next, Math.min(last, at + 1))}
        {step('last', texts.last, last)}
      </div>
      <div className={styles.row}>
        {step('interruptBefore', texts.lastInterrupt, before)}
        <label className={styles.speed}>
          <span className="unseen">{texts.speed}</span>
          <select value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value) as Speed)}>
            {SPEEDS.map((factor) => (
              <option key={factor} value={factor}>
                {texts.times(factor)}
              </option>
            ))}
          </select>
        </label>
        {step('interruptAfter', texts.nextInterrupt, after)}
      </div>
    </div>
  )
}
