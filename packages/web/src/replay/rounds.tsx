import { memo, useEffect, useMemo, useRef } from 'react'
import type { GameFace } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './columns.module.css'
import { countsPoints, gainsIn, type Part } from './parts.ts'
import type { Timeline } from './timeline.ts'

interface RoundsProps {
  readonly timeline: Timeline
  readonly face: GameFace
  readonly names: readonly string[]
  readonly parts: readonly Part[]
  readonly current: number
  onGo(at: number): void
}

/** The parts of the match and what each brought; a click goes to its beginning. */
export const Rounds = memo(function Rounds({ timeline, face, names, parts, current, onGo }: RoundsProps) {
  const texts = useTexts().replay
  const gains = useMemo(
    () =>
      countsPoints(timeline, face, names)
        ? parts.map((part) =>
            gainsIn(timeline, face, names, part).map(({ seat, points }) => ({ name: names[seat], points })),
          )
        : null,
    [timeline, face, names, parts],
  )
  const here = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another button
  useEffect(() => {
    if (here.current !== null) reveal(here.current)
  }, [current])
  if (parts.length < 2) return null
  return (
    <section className={styles.rounds}>
      <h2 className={styles.heading}>{texts.rounds}</h2>
      <ol className={styles.list}>
        {parts.map(({ title, from }, at) => (
          <li key={from}>
            <button
              ref={at === current ? here : null}
              type="button"
              className={styles.round}
              aria-current={at === current ? 'step' : undefined}
              onClick={() => onGo(from)}
            >
              <span className={styles.roundTitle}>{title ?? texts.before}</span>
              {title !== null && gains !== null && <span className={styles.gain}>{texts.gained(gains[at])}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
})

/** Brings it into sight where its column scrolls; the page itself stays where it is. */
function reveal(element: HTMLElement): void {
  const column = element.closest('aside')
  if (column === null || column.scrollHeight <= column.clientHeight) return
  const { top, bottom } = element.getBoundingClientRect()
  const frame = column.getBoundingClientRect()
  if (top < frame.top) column.scrollTop -= frame.top - top
  else if (bottom > frame.bottom) column.scrollTop += bottom - frame.bottom
}
