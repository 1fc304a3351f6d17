import { useEffect } from 'react'
import { Link } from 'wouter'
import { Cover, SHELF } from '../home/covers/index.tsx'
import { SiteHeader } from '../home/site-header.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './rules-index-page.module.css'
import page from './rules-page.module.css'

/** For whoever wants rules and is at no game: which ones there are. */
export function RulesIndexPage() {
  const { rules: t, home } = useTexts()
  useEffect(() => {
    document.title = `${t.chooseTitle} · Riposte`
  }, [t])
  return (
    <div className={page.page}>
      <SiteHeader />
      <main className={page.main}>
        <h1 className={page.title}>{t.chooseTitle}</h1>
        <p className={page.about}>{t.choose}</p>
        <ul className={styles.games}>
          {SHELF.map(({ id, name }) => (
            <li key={id}>
              <Link href={`/rules/${id}`} className={styles.game}>
                <span className={styles.cover} aria-hidden="true">
                  <Cover game={id} name={name} />
                </span>
                <span>
                  <strong>{name}</strong>
                  {home.games[id]?.goal}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
