import { useEffect, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { usePlaces } from '../ui/use-places.ts'
import styles from './hint-place.module.css'
import { alikeIn, surenessOf } from './sureness.ts'
import { useTable } from './table-context.ts'
import type { SpokenHint } from './use-hint.ts'

/** A hint in the pile's place; while something is pending, over the record. */
export function HintPlace({ isOverRecord }: { readonly isOverRecord: boolean }) {
  const { table: texts } = useTexts()
  const { hint } = useTable()
  const hide = useRef<HTMLButtonElement>(null)
  const isOpen = hint.state !== 'never' && hint.state !== 'closed'
  // The button that was pressed is gone, and with it the focus.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) hide.current?.focus({ preventScroll: true })
  }, [isOpen])
  if (!isOpen) return null
  return (
    <section className={styles.hint} data-over-record={isOverRecord} aria-label={texts.hint}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name="lamp" /> {texts.hint}
        </span>
        <button ref={hide} type="button" className={styles.hide} onClick={hint.toggle}>
          {texts.hintHide}
        </button>
      </header>
      <div aria-live="polite">
        {hint.state === 'thinking' && <p className={styles.says}>{texts.hintThinking}</p>}
        {hint.state === 'none' && <p className={styles.says}>{texts.hintNone}</p>}
        {hint.state === 'told' && <Told hints={hint.hints} />}
      </div>
    </section>
  )
}

function Told({ hints }: { readonly hints: readonly SpokenHint[] }) {
  const { table: texts } = useTexts()
  const sureness = surenessOf(hints)
  const isEven = sureness === 'even'
  const best = hints[0].words
  const spoken = isEven ? alikeIn(hints) : hints.slice(0, 1)
  return (
    <>
      <h2 className={styles.says}>{isEven ? texts.hintEven(spoken.length) : best.says}</h2>
      {!isEven && best.because !== null && <p>{best.because}</p>}
      {hints.length > 1 && (
        <>
          <p className={styles.sure}>
            <b>{texts.hintSure[sureness]}</b> {texts.hintScale}
          </p>
          <ol className={styles.figures}>
            {hints.map((hint, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
              <li key={at} data-best={spoken.includes(hint)}>
                <span className={styles.name}>{hint.words.short}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${hint.worth}%` }} />
                </span>
                <b>{hint.worth}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className={styles.knows}>{texts.hintKnows}</p>
      <Rings things={spoken.flatMap(({ words }) => words.things)} />
    </>
  )
}

/** A dashed edge around what the hint speaks of. It only looks like something: the hint says it in words. */
function Rings({ things }: { readonly things: readonly string[] }) {
  const root = useRef(document.body)
  const places = usePlaces(root, things)
  return (
    <div className={styles.rings} aria-hidden="true">
      {places.map(({ x, y, width, height }) => (
        <span key={`${x} ${y}`} className={styles.ring} style={{ left: x, top: y, width, height }}>
          <span className={styles.lamp}>
            <Icon name="lamp" size={16} />
          </span>
        </span>
      ))}
    </div>
  )
}
