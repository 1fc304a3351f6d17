import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GameFace, RecordLine } from '../games/face.ts'
import { ThingsProvider } from '../rules/things.tsx'
import { useTexts } from '../texts/texts.ts'
import { askedOf } from './asked.ts'
import { LineText, saysTheSame } from './line-text.tsx'
import styles from './record.module.css'
import { RuleLink } from './rule-link.tsx'
import { useTable } from './table-context.ts'

/** What happened, in plain sentences. It follows the end unless somebody reads further up. */
export function Record() {
  const { table: texts } = useTexts()
  const { face, sight, lines: every } = useTable()
  const [mine, setMine] = useState(false)
  const lines = mine ? every.filter((line) => line.mine || line.heading) : every
  const { box, follows, missed, toEnd } = useFollow(lines.length)
  const openAt = askedOf(sight) !== null && lines.at(-1)?.depth ? lines.length - 1 : -1
  const some = lines.some((line) => !line.heading)
  return (
    <section id="record" className={styles.record} tabIndex={-1} aria-label={texts.record}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{texts.record}</h2>
        <button type="button" className={styles.filter} aria-pressed={!mine} onClick={() => setMine(false)}>
          {texts.all}
        </button>
        {sight.me !== null && (
          <button type="button" className={styles.filter} aria-pressed={mine} onClick={() => setMine(true)}>
            {texts.mine}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div ref={box} className={styles.lines} tabIndex={0}>
        {some ? (
          <ThingsProvider face={face}>
            <ol>
              {lines.map(({ key, ...line }, at) => (
                <Line
                  key={key}
                  {...line}
                  turn={line.turn === turnBefore(lines, at) ? null : line.turn}
                  open={at === openAt}
                  face={face}
                />
              ))}
            </ol>
          </ThingsProvider>
        ) : (
          <p className={styles.nothing}>{mine ? texts.recordNoneMine : texts.recordEmpty}</p>
        )}
      </div>
      {!follows && missed > 0 && (
        <button type="button" className={styles.newLines} onClick={toEnd}>
          {texts.newLines(missed)}
        </button>
      )}
    </section>
  )
}

function turnBefore(lines: readonly RecordLine[], at: number): number | null {
  for (let before = at - 1; before >= 0; before--) {
    if (lines[before].heading) return null
    if (lines[before].turn !== null) return lines[before].turn
  }
  return null
}

interface LineProps extends Omit<RecordLine, 'key'> {
  readonly open: boolean
  readonly face: GameFace
}

/** Drawn again only when it says something else: a long match has hundreds of lines. */
const Line = memo(function Line({ turn, heading, text, parts, rich, rule, depth, mine, open, face }: LineProps) {
  const { table: texts } = useTexts()
  if (heading) {
    return (
      <li className={styles.round}>
        {text} <RuleLink rule={rule} />
      </li>
    )
  }
  return (
    <li className={turn === null ? styles.line : styles.firstLine} data-mine={mine}>
      <span className={styles.turn}>{turn}</span>
      <div className={styles.nest} style={{ '--depth': depth } as React.CSSProperties} data-open={open}>
        {Array.from({ length: depth }, (_, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule beside the text for each level
          <span key={level} className={styles.rule} style={{ '--level': level } as React.CSSProperties} />
        ))}
        {rich ?? <LineText face={face} text={text} parts={parts} />}{' '}
        {mine && <span className="unseen">({texts.onlyYou}) </span>}
        <RuleLink rule={rule} />
      </div>
    </li>
  )
}, saysTheSame)

/** Keeps a box at its end while it was there, and counts what came meanwhile when it was not. */
function useFollow(length: number) {
  const box = useRef<HTMLDivElement>(null)
  const empty = length === 0
  const [follows, setFollows] = useState(true)
  const [read, setRead] = useState(length)
  const following = useRef(follows)
  following.current = follows
  useLayoutEffect(() => {
    if (!follows || box.current === null) return
    box.current.scrollTop = box.current.scrollHeight
    setRead(length)
  }, [follows, length])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list only exists once there are lines
  useEffect(() => {
    const scrolled = box.current
    if (scrolled === null) return
    let height = scrolled.scrollHeight
    const look = () => {
      // Lines that became longer are no reader who scrolled away.
      if (scrolled.scrollHeight !== height) return
      setFollows(scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < 24)
    }
    const grown = new ResizeObserver(() => {
      height = scrolled.scrollHeight
      if (following.current) scrolled.scrollTop = height
    })
    grown.observe(scrolled)
    if (scrolled.firstElementChild !== null) grown.observe(scrolled.firstElementChild)
    scrolled.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      scrolled.removeEventListener('scroll', look)
    }
  }, [empty])
  return { box, follows, missed: length - read, toEnd: () => setFollows(true) }
}
