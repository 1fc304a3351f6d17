import type { Seat } from '@riposte/kernel'
import type { ReviewAnswer, Verdict } from '@riposte/protocol'
import { type CSSProperties, type PointerEvent, useMemo, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import type { Part, TurnTick } from '../parts.ts'
import styles from './graph.module.css'
import { seatLine } from './seat-line.ts'
import { hundredths, judgedIn } from './verdicts.ts'

interface GraphProps {
  readonly verdicts: readonly Verdict[]
  readonly names: readonly string[]
  readonly judge: ReviewAnswer['judge']
  readonly part: Part
  readonly turns: readonly TurnTick[]
  readonly at: number
  onGo(at: number): void
}

/** Drawn in a box of these; it is stretched to whatever there is room for, its lines are not. */
const WIDE = 1000
const HIGH = 100

/** How each seat judged its chances along this part of the match. It can be taken hold of like the line of time below it. */
export function Graph({ verdicts, names, judge, part: current, turns: ticks, at, onGo }: GraphProps) {
  const texts = useTexts().review
  // While it is held, it stays the same: the end of a round is the beginning of the next.
  const [held, setHeld] = useState<{ readonly part: Part; readonly turns: readonly TurnTick[] } | null>(null)
  const { part, turns } = held ?? { part: current, turns: ticks }
  const scrub = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const along = Math.max(0, Math.min(1, (event.clientX - left) / width))
    onGo(part.from + Math.round(along * (part.end - part.from)))
  }
  return (
    <div
      role="img"
      aria-label={texts.graph(part.title ?? '')}
      className={styles.graph}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld({ part, turns })
        scrub(event)
      }}
      onPointerMove={(event) => held !== null && scrub(event)}
      onLostPointerCapture={() => setHeld(null)}
    >
      <Drawing verdicts={verdicts} names={names} judge={judge} part={part} turns={turns} />
      <span className={styles.here} style={{ left: share(part, at) }} />
    </div>
  )
}

function share({ from, end }: Part, at: number): string {
  return `${((at - from) / Math.max(1, end - from)) * 100}%`
}

/** What stays while one moves within a part. */
function Drawing({ verdicts, names, judge, part, turns }: Omit<GraphProps, 'at' | 'onGo'>) {
  return useMemo(() => {
    const here = judgedIn(verdicts, part, judge)
    return (
      <>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
          {turns.map(({ at }) => (
            <path key={at} d={`M${across(part, at)} 0V${HIGH}`} className={styles.turn} />
          ))}
          <path d={`M0 0H${WIDE}M0 ${HIGH}H${WIDE}`} className={styles.edge} />
          <path d={`M0 ${HIGH / 2}H${WIDE}`} className={styles.even} />
          {names.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <path key={seat} d={stairs(here, seat, part)} className={`${styles.line} ${seatLine(seat)}`} />
          ))}
          {here
            .filter(({ isFar }) => isFar)
            .map(({ at, seat, best, played }) => (
              <path
                key={at}
                d={`M${across(part, at)} ${down(best.worth)}V${down(played.worth)}`}
                className={`${styles.fall} ${seatLine(seat)}`}
              />
            ))}
        </svg>
        <span className={styles.figures} aria-hidden="true">
          <span>100</span>
          <span>50</span>
          <span>0</span>
        </span>
        {here
          .filter(({ isFar }) => isFar)
          .map(({ at, seat, played }) => (
            <span
              key={at}
              className={styles.mark}
              style={{ left: share(part, at), top: `${down(played.worth)}%` } as CSSProperties}
            >
              <Fall seat={seat} />
            </span>
          ))}
      </>
    )
  }, [verdicts, names, judge, part, turns])
}

const across = ({ from, end }: Part, at: number) => ((at - from) / Math.max(1, end - from)) * WIDE
const down = (worth: number) => HIGH - hundredths(worth)

/** What a seat judged stands until it is asked again. */
function stairs(verdicts: readonly Verdict[], seat: Seat, part: Part): string {
  const own = verdicts.filter((verdict) => verdict.seat === seat)
  if (own.length === 0) return ''
  const steps = own.map(({ at, best }, place) =>
    place === 0 ? `M${across(part, at)} ${down(best.worth)}` : `H${across(part, at)}V${down(best.worth)}`,
  )
  return `${steps.join('')}H${WIDE}`
}

/** What was played was far from the best. */
export function Fall({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="0 0 12 12" width="13" height="13" aria-hidden="true" focusable="false" className={seatLine(seat)}>
      <path d="M1 2H11L6 11Z" fill="currentColor" stroke="var(--ground-dock)" strokeWidth="1" strokeDasharray="none" />
    </svg>
  )
}
