import { useTexts } from '../texts/texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './home.module.css'
import { SiteHeader } from './site-header.tsx'

export function NotFoundPage() {
  const t = useTexts().home.lost
  return (
    <>
      <SiteHeader />
      <main className={styles.lost}>
        <h1>{t.heading}</h1>
        <p>{t.words}</p>
        <ButtonLink href="/">{t.back}</ButtonLink>
      </main>
    </>
  )
}
