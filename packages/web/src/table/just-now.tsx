import { ThingsProvider } from '../rules/things.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './just-now.module.css'
import { LineText } from './line-text.tsx'
import { useTable } from './table-context.ts'

/** What just happened, above what can be done about it. The announcer leaves out what is said here. */
export function JustNow() {
  const { table: texts } = useTexts()
  const { face, news } = useTable()
  return (
    <div className={styles.place} data-news={news.length}>
      {news.length > 0 && <span className={styles.mark}>{texts.justNow}</span>}
      {/* Sentence by sentence: one that stands there already is not said again. */}
      <div className={styles.news} role="status" aria-live="polite" aria-atomic="false">
        <ThingsProvider face={face}>
          {news.map(({ key, text, parts, rich }) => (
            <p key={key} className={styles.sentence}>
              {rich ?? <LineText face={face} text={text} parts={parts} />}
            </p>
          ))}
        </ThingsProvider>
      </div>
    </div>
  )
}
