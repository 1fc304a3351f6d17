import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useOwnFace } from '../games/index.ts'
import { SiteHeader } from '../home/site-header.tsx'
import { useTexts } from '../texts/texts.ts'
import { GameLinks } from './game-links.tsx'
import { LearnLink } from './learn-link.tsx'
import styles from './rules-page.module.css'
import { RulesView } from './rules-view.tsx'

function placeInAddress(): string | null {
  return location.hash === '' ? null : decodeURIComponent(location.hash.slice(1))
}

/** The rules of a game at their own address; `#IK-9.30` opens them at a rule. */
export function RulesPage({ game }: { readonly game: string }) {
  const texts = useTexts().rules
  const face = useOwnFace(game)
  const [at, setAt] = useState(placeInAddress)
  useEffect(() => {
    const moved = () => setAt(placeInAddress())
    addEventListener('hashchange', moved)
    return () => removeEventListener('hashchange', moved)
  }, [])
  const title = face === null ? texts.unknownGame : texts.title(face.name)
  useEffect(() => {
    document.title = `${title} · Riposte`
  }, [title])
  return (
    <div className={styles.page} data-world={face?.world}>
      <SiteHeader game={game} />
      <main className={styles.main}>
        <GameLinks current={game} />
        <div className={styles.top}>
          <h1 className={styles.title}>{face?.name ?? title}</h1>
          <LearnLink game={game} className={styles.learn} />
        </div>
        {face === null ? (
          <>
            <p className={styles.about}>{texts.unknownGameText}</p>
            <Link href="/" className={styles.back}>
              {texts.home}
            </Link>
          </>
        ) : (
          <RulesView face={face} at={at} onGo={(anchor) => history.pushState(null, '', `#${anchor}`)} />
        )}
      </main>
    </div>
  )
}
