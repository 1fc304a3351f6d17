import { Link } from 'wouter'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyShield } from '../ui/shield.tsx'
import styles from './trouble-page.module.css'

interface TroublePageProps {
  readonly code: string
  /** The server's own words, shown where the page has none for this code. */
  readonly message: string | null
}

/** Codes after which the page itself is too old, or has the wrong token: loading again helps. */
const RELOAD = new Set(['wrongVersion', 'badToken', 'unreached', 'helloLate', 'tooSlow', 'broken'])

/** Why there is no table here, and what to do. */
export function TroublePage({ code, message }: TroublePageProps) {
  const { table } = useTexts()
  const known = Object.hasOwn(table.trouble, code)
  const { title, text } = table.trouble[known ? (code as keyof typeof table.trouble) : 'other']
  return (
    <main className={styles.page}>
      <span className={styles.mark}>
        <EmptyShield size={52} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{known || message === null ? text : message}</p>
      <div className={styles.ways}>
        {RELOAD.has(code) && (
          <Button look="primary" onClick={() => location.reload()}>
            {table.reload}
          </Button>
        )}
        {code === 'broken' && (
          <a href="?plain" className={styles.home}>
            {table.plain}
          </a>
        )}
        <Link href="/" className={styles.home}>
          {table.backHome}
        </Link>
      </div>
    </main>
  )
}
