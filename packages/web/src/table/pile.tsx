import { useEffect, useRef } from 'react'
import type { PileLayer } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import { askedOf } from './asked.ts'
import { Clock } from './clock.tsx'
import styles from './pile.module.css'
import { useTable } from './table-context.ts'
import { TimeBar, useRunningTime } from './time-bar.tsx'

/** What is pending and each answer to it, lying on each other; it reads downwards in time. */
export function Pile({ layers }: { readonly layers: readonly PileLayer[] }) {
  const { table: texts } = useTexts()
  const { sight, match } = useTable()
  const asked = askedOf(sight) !== null
  const end = useRef<HTMLOListElement>(null)
  // Where it is too high, its end is what matters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new layer lies at the end
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is no way to clean up.
    end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [layers.length])
  // The clock of whom the pile waits for: the reader where they are asked, otherwise the first of the others.
  const seat = asked ? sight.me : (sight.seen.decisions[0]?.seat ?? null)
  const time = useRunningTime(seat)
  if (layers.length === 0) {
    if (sight.seen.outcome !== null) return null
    return (
      <section className={styles.empty} data-pile="empty" aria-label={texts.pile}>
        <span className={styles.slot} aria-hidden="true" />
        <p>{texts.pileEmpty}</p>
      </section>
    )
  }
  return (
    <section
      className={styles.pile}
      data-pile="open"
      aria-label={texts.pile}
      data-many={layers.length > 3}
      data-asks={asked && layers.length === 2 && layers[1].open}
    >
      <TimeBar className={styles.bar} time={time} mine={asked} />
      <header className={styles.head}>
        <h2 className={styles.heading}>{texts.pile}</h2>
        {seat !== null && <Clock told={match} seat={seat} mine={asked} />}
      </header>
      <ol ref={end} className={styles.layers}>
        {layers.map((layer, at) => (
          <li
            key={layer.key}
            className={styles.layer}
            data-open={layer.open}
            data-stopped={layer.stopped !== null}
            style={{ '--at': at } as React.CSSProperties}
          >
            <span className={styles.picture} aria-hidden="true">
              {layer.picture}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                {layer.title}
                {layer.open && <span className="unseen">. {texts.yourAnswer}</span>}
              </h3>
              {layer.effect !== '' && (
                <p className={styles.effect}>
                  {layer.stopped === null ? layer.effect : <s>{layer.effect}</s>}
                  {layer.stopped !== null && <span className={styles.stopped}> {layer.stopped}</span>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
