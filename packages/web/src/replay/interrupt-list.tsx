import { memo } from 'react'
import type { GameFace } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import { SeatDiamond } from '../ui/shield.tsx'
import styles from './columns.module.css'
import { interruptsIn, type Part } from './parts.ts'
import type { Timeline } from './timeline.ts'
import { actionWords } from './told.ts'

interface InterruptListProps {
  readonly timeline: Timeline
  readonly face: GameFace
  readonly names: readonly string[]
  readonly part: Part
  /** Where an answer of this part is looked at; null otherwise. */
  readonly at: number | null
  onGo(at: number): void
}

/** Every answer in this part of the match; those to an answer are indented. */
export const InterruptList = memo(function InterruptList(props: InterruptListProps) {
  const { timeline, face, names, part, at, onGo } = props
  const texts = useTexts().replay
  const answers = interruptsIn(timeline.interrupts, part)
  return (
    <section className={styles.interrupts}>
      <h2 className={styles.heading}>{texts.interrupts}</h2>
      {!answers.some(({ seat }) => seat !== null) && <p className={styles.none}>{texts.noInterrupts}</p>}
      <ol className={styles.list}>
        {answers.map(({ seat, at: when, level }) =>
          seat === null ? null : (
            <li key={when} style={{ paddingLeft: (level - 1) * 16 }}>
              <button
                type="button"
                className={styles.interrupt}
                aria-current={when === at ? 'step' : undefined}
                onClick={() => onGo(when)}
              >
                <SeatDiamond seat={seat} size={16} />
                <span>
                  <span className={styles.who}>{names[seat]}:</span> {actionWords(timeline, face, names, when)}
                </span>
              </button>
            </li>
          ),
        )}
      </ol>
    </section>
  )
})
