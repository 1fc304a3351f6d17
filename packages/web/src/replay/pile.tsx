import type { PileLayer } from '../games/face.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './pile.module.css'

/** What was pending at this moment, the trigger first and each answer after what it answers. */
export function Pile({ layers }: { readonly layers: readonly PileLayer[] }) {
  const texts = useTexts().replay
  if (layers.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.pile} aria-label={texts.pile} tabIndex={0}>
      <h2 className={styles.heading}>{texts.pile}</h2>
      <ol>
        {layers.map(({ key, title, effect, stopped, open, picture }) => (
          <li key={key} className={styles.layer} data-open={open}>
            {picture !== null && (
              <span className={styles.picture} aria-hidden="true">
                {picture}
              </span>
            )}
            <div>
              <h3 className={styles.title}>{title}</h3>
              {effect !== '' && (
                <p className={styles.effect}>
                  {stopped === null ? effect : <s>{effect}</s>}
                  {stopped !== null && <span className={styles.stopped}> {stopped}</span>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
