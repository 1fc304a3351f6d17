import type { ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'
import { SeatDiamond } from '../ui/shield.tsx'
import styles from './band.module.css'
import type { Part, TurnTick } from './parts.ts'
import { Hollow, Scrubber } from './scrubber.tsx'
import type { Timeline } from './timeline.ts'
import { Transport } from './transport.tsx'
import type { Playback } from './use-playback.ts'

interface BandProps {
  readonly playback: Playback
  readonly timeline: Timeline
  readonly names: readonly string[]
  readonly part: Part
  readonly turns: readonly TurnTick[]
  /** What was done at this step. */
  readonly caption: string
  /** When it was done. */
  readonly time: number | null
  /** What stands beside the sentence. */
  readonly ways: ReactNode
  /** The graph above the line of time, and what explains it; null where there is none. */
  readonly graph: { readonly drawn: ReactNode; readonly explained: ReactNode } | null
}

/** The line of time: where one is, what lies on it, and the ways along it. */
export function Band({ playback, timeline, names, part, turns, caption, time, ways, graph }: BandProps) {
  const texts = useTexts().replay
  const { at, go } = playback
  const step = texts.step(at, timeline.last)
  const answerers = names.filter((_, seat) => timeline.interrupts.some((mark) => mark.seat === seat))
  return (
    <section className={styles.band} aria-label={texts.controls}>
      <div className={styles.side}>
        {graph !== null && <div className={styles.explained}>{graph.explained}</div>}
        <Transport playback={playback} last={timeline.last} interrupts={timeline.interrupts} />
      </div>
      <div className={styles.time}>
        <div className={styles.now}>
          <p className={styles.caption} title={caption}>
            {caption}
          </p>
          <span className={styles.short} aria-hidden="true">
            {at}/{timeline.last}
          </span>
          {ways}
        </div>
        {graph?.drawn}
        <Scrubber
          at={at}
          last={timeline.last}
          part={part}
          turns={turns}
          interrupts={timeline.interrupts}
          words={[part.title, step, caption].filter((word) => word !== null).join(', ')}
          onGo={go}
        />
        <div className={styles.foot}>
          <span className={styles.step}>
            {step}
            {time !== null && (
              <time dateTime={new Date(time).toISOString()} className={styles.clock}>
                {new Date(time).toLocaleTimeString(undefined, {
                  hour: '2-digit',
                  minute: '2-digit',
                  second: '2-digit',
                })}
              </time>
            )}
          </span>
          <ul className={styles.legend}>
            <li>
              <Hollow /> {texts.windowUnanswered}
            </li>
            {answerers.map((name) => (
              <li key={name}>
                <SeatDiamond seat={names.indexOf(name)} size={14} /> {texts.interruptsOf(name)}
              </li>
            ))}
            <li>{texts.higher}</li>
          </ul>
        </div>
      </div>
    </section>
  )
}
