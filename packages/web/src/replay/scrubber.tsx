import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { SeatDiamond } from '../ui/shield.tsx'
import type { Interrupt } from './interrupts.ts'
import { interruptsIn, type Part, type TurnTick } from './parts.ts'
import styles from './scrubber.module.css'

interface ScrubberProps {
  readonly at: number
  readonly last: number
  /** What is drawn: a whole match would be too fine for a finger. */
  readonly part: Part
  readonly turns: readonly TurnTick[]
  readonly interrupts: readonly Interrupt[]
  /** The moment in words. */
  readonly words: string
  onGo(at: number): void
}

/** Steps are dotted as long as one can tell the dots apart. */
const DOTS_AT_MOST = 120
const PAGE = 10

/**
 * The line of time. What is drawn is the part of the match that is shown; by the keyboard, and for those who hear it, it
 * is the whole match.
 */
export function Scrubber({ at, last, part: current, turns: ticks, interrupts, words, onGo }: ScrubberProps) {
  const texts = useTexts().replay
  // While it is held, the line stays the same: the end of a round is the beginning of the next.
  const [held, setHeld] = useState<{ readonly part: Part; readonly turns: readonly TurnTick[] } | null>(null)
  const { part, turns } = held ?? { part: current, turns: ticks }
  const scrub = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const along = Math.max(0, Math.min(1, (event.clientX - left) / width))
    onGo(part.from + Math.round(along * (part.end - part.from)))
  }
  const press = (event: KeyboardEvent) => {
    const to = placeFor(event.key)
    if (to === null) return
    event.preventDefault()
    onGo(to)
  }
  const placeFor = (key: string): number | null => {
    switch (key) {
      case 'ArrowRight':
      case 'ArrowUp':
        return at + 1
      case 'ArrowLeft':
      case 'ArrowDown':
        return at - 1
      case 'PageUp':
        return at + PAGE
      case 'PageDown':
        return at - PAGE
      case 'Home':
        return 0
      case 'End':
        return last
      default:
        return null
    }
  }
  return (
    <div className={styles.frame}>
      <div
        role="slider"
        tabIndex={0}
        className={styles.scrubber}
        aria-label={texts.scrubber}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={words}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setHeld({ part, turns })
          scrub(event)
        }}
        onPointerMove={(event) => held !== null && scrub(event)}
        onLostPointerCapture={() => setHeld(null)}
      >
        <Background part={part} turns={turns} interrupts={interrupts} />
        <span className={styles.done} style={{ width: share(part, at) }} />
        <span className={styles.head} style={{ left: share(part, at) }} />
      </div>
    </div>
  )
}

/** How far along a part a moment lies. */
function share({ from, end }: Part, at: number): string {
  return `${((at - from) / Math.max(1, end - from)) * 100}%`
}

/** Numbers that would run into each other are left out: on a phone sooner than on a desk. */
function labelled(part: Part, turns: readonly TurnTick[], apart: number): ReadonlySet<number> {
  const shown = new Set<number>()
  let before = Number.NEGATIVE_INFINITY
  for (const { at } of turns) {
    const place = (at - part.from) / Math.max(1, part.end - part.from)
    if (place - before < apart) continue
    shown.add(at)
    before = place
  }
  return shown
}

/** What does not change while one moves within a part. */
function Background({ part, turns, interrupts }: Pick<ScrubberProps, 'part' | 'turns' | 'interrupts'>) {
  return useMemo(() => {
    const length = part.end - part.from
    const dots = length > DOTS_AT_MOST ? [] : Array.from({ length: length + 1 }, (_, step) => part.from + step)
    const [desk, phone] = [labelled(part, turns, 0.022), labelled(part, turns, 0.075)]
    return (
      <span aria-hidden="true">
        {turns.map(({ at, turn }) => (
          <span key={at} className={styles.turn} style={{ left: share(part, at) }}>
            {desk.has(at) && <span className={phone.has(at) ? undefined : styles.deskOnly}>{turn}</span>}
          </span>
        ))}
        <span className={styles.track} />
        {dots.map((step) => (
          <span key={step} className={styles.dot} style={{ left: share(part, step) }} />
        ))}
        {interruptsIn(interrupts, part).map(({ at, seat, level }) => (
          <span
            key={`${at}-${level}-${seat}`}
            className={seat === null ? styles.hollow : styles.used}
            style={{ left: share(part, at), '--level': Math.min(level, 3) } as React.CSSProperties}
          >
            {seat === null ? <Hollow /> : <SeatDiamond seat={seat} size={18} />}
          </span>
        ))}
      </span>
    )
  }, [part, turns, interrupts])
}

/** A window that nobody answered. */
export function Hollow() {
  return (
    <svg viewBox="0 0 32 32" width="14" height="14" aria-hidden="true" focusable="false">
      <path d="M16 4 L28 16 L16 28 L4 16 Z" fill="none" stroke="currentColor" strokeWidth="3.4" />
    </svg>
  )
}
