import type { Part } from '@riposte/words'
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import type { GameFace, Sight } from '../games/face.ts'
import { LineText, saysTheSame } from '../table/line-text.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './record-column.module.css'

interface RecordColumnProps {
  readonly face: GameFace
  readonly sight: Sight
  onRule(rule: string): void
}

/** What had happened up to this moment in this part of the match; what came last is marked. */
export function RecordColumn({ face, sight, onRule }: RecordColumnProps) {
  const texts = useTexts().replay
  const box = useRef<HTMLDivElement>(null)
  const every = useMemo(() => face.record(sight), [face, sight])
  const before = useMemo(
    () => face.record({ ...sight, events: sight.events.slice(0, sight.fresh) }).length,
    [face, sight],
  )
  const heading = every.findLastIndex(({ heading }) => heading)
  // Where a part has just begun, what ended the one before is part of the news.
  const from = Math.max(0, Math.min(heading, before))
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    // At every moment its end is what matters, also when the letters arrive late or the column changes its height.
    const follow = new ResizeObserver(() => {
      current.scrollTop = current.scrollHeight
    })
    follow.observe(current)
    if (current.firstElementChild !== null) follow.observe(current.firstElementChild)
    return () => follow.disconnect()
  }, [])
  const lines = every.slice(from)
  return (
    <section className={styles.record} aria-label={texts.record}>
      <h2 className={styles.heading}>
        {texts.record} <span className={styles.headline}>{face.headline(sight).join(', ')}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div ref={box} className={styles.box} tabIndex={0}>
        <ol>
          {lines.length === 0 && <li className={styles.empty}>{texts.recordEmpty}</li>}
          {lines.map((line, at) => (
            <Line
              key={line.key}
              text={line.text}
              parts={line.parts}
              rich={line.rich}
              rule={line.rule}
              depth={line.depth}
              heading={line.heading}
              mine={line.mine}
              face={face}
              turn={at > 0 && line.turn === lines[at - 1].turn ? null : line.turn}
              fresh={from + at >= before}
              onRule={onRule}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface LineProps {
  readonly text: string
  readonly parts: readonly Part[] | undefined
  readonly rich: ReactNode
  readonly rule: string | null
  readonly depth: number
  readonly heading: boolean
  readonly mine: boolean
  /** Shown beside it, where it changes. */
  readonly turn: number | null
  readonly fresh: boolean
  readonly face: GameFace
  onRule(rule: string): void
}

/** Most lines stay as they are from step to step. */
const Line = memo(function Line({
  text,
  parts,
  rich,
  rule,
  depth,
  heading,
  mine,
  turn,
  fresh,
  face,
  onRule,
}: LineProps) {
  const texts = useTexts().replay
  return (
    <li className={heading ? styles.part : styles.line} data-fresh={fresh} data-mine={mine}>
      <span className={styles.turn}>{turn}</span>
      <span className={depth > 0 ? styles.nested : undefined} style={{ marginLeft: Math.max(0, depth - 1) * 12 }}>
        {rich ?? <LineText face={face} text={text} parts={parts} />}
        {mine && <span className="unseen"> ({texts.onlyThem})</span>}
        {rule !== null && /\d/.test(rule) && (
          <button type="button" className={styles.rule} aria-label={texts.rule(rule)} onClick={() => onRule(rule)}>
            {rule}
          </button>
        )}
      </span>
    </li>
  )
}, saysTheSame)
