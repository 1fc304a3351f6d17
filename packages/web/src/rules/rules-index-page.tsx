import { useEffect } from 'react'
import { GameList } from '../home/game-list.tsx'
import { SiteHeader } from '../home/site-header.tsx'
import { useTexts } from '../texts/texts.ts'
import page from './rules-page.module.css'

/** For whoever wants rules and is at no game: which ones there are. */
export function RulesIndexPage() {
  const t = useTexts().rules
  useEffect(() => {
    document.title = `${t.chooseTitle} · Riposte`
  }, [t])
  return (
    <div className={page.page}>
      <SiteHeader />
      <main className={page.main}>
        <h1 className={page.title}>{t.chooseTitle}</h1>
        <p className={page.about}>{t.choose}</p>
        <GameList address={(game) => `/rules/${game}`} />
      </main>
    </div>
  )
}
