import { useEffect } from 'react'
import { GameList } from '../home/game-list.tsx'
import { SiteHeader } from '../home/site-header.tsx'
import page from '../rules/rules-page.module.css'
import { courseAddress } from './address.ts'
import styles from './learn-index-page.module.css'
import { lessonsDone, useProgress } from './progress.ts'
import { useLessonTexts } from './use-lesson-texts.ts'

/** For whoever wants to learn: which game. */
export function LearnIndexPage() {
  const t = useLessonTexts()
  const { lessons } = useProgress()
  useEffect(() => {
    document.title = `${t.chooseTitle} · Riposte`
  }, [t])
  const done = (game: string) => {
    const n = lessonsDone(lessons, game)
    return n > 0 && <span className={styles.done}>{t.lessonsDone(n)}</span>
  }
  return (
    <div className={page.page}>
      <SiteHeader />
      <main className={page.main}>
        <h1 className={page.title}>{t.chooseTitle}</h1>
        <p className={page.about}>{t.choose}</p>
        <GameList address={courseAddress} more={done} />
      </main>
    </div>
  )
}
