import type { ReplayAnswer } from '@riposte/protocol'
import { Link } from 'wouter'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { downloadRecord } from './download.ts'
import styles from './replay-page.module.css'

interface TroublePageProps {
  readonly id: string
  readonly code: string
  /** What was fetched all the same. */
  readonly answer: ReplayAnswer | null
  /** What the check of the record found. */
  readonly wrong?: string | undefined
  readonly onAgain?: () => void
}

/** Why there is no replay here, and what can be done. */
export function TroublePage({ id, code, answer, wrong, onAgain }: TroublePageProps) {
  const texts = useTexts().replay
  const known = Object.hasOwn(texts.trouble, code) ? (code as keyof typeof texts.trouble) : 'other'
  const { title, text } = texts.trouble[known]
  return (
    <div className={styles.trouble}>
      <header>
        <Link href="/" className={styles.home} aria-label={texts.home}>
          <Wordmark size={26} />
        </Link>
      </header>
      <main>
        <svg viewBox="0 0 64 40" width="80" height="50" aria-hidden="true" className={styles.mark}>
          <path d="M4 30 H60" />
          <path d="M22 20 l8 -8 8 8 -8 8 z" />
        </svg>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {wrong !== undefined && (
          <>
            <p className={styles.wrong}>{wrong}</p>
            <p className={styles.text}>{texts.promiseWhatToDo}</p>
          </>
        )}
        <div className={styles.ways}>
          {code === 'notFinished' && (
            <Link href={`/table/${id}`} className={styles.way}>
              {texts.toTable}
            </Link>
          )}
          {answer !== null && (
            <Button onClick={() => downloadRecord(answer.table.id, answer.record)}>{texts.download}</Button>
          )}
          {onAgain !== undefined && (known === 'unreached' || known === 'other') && (
            <Button onClick={onAgain}>{texts.again}</Button>
          )}
          <Link href="/" className={styles.way}>
            {texts.toHome}
          </Link>
        </div>
      </main>
    </div>
  )
}
