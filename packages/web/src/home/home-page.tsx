import type { OwnTable } from '@riposte/protocol'
import { useEffect } from 'react'
import { serverHasArena, useGames } from '../api/games.ts'
import { useSettings } from '../settings/settings.ts'
import { useTexts } from '../texts/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './home.module.css'
import { JoinByCode } from './join-by-code.tsx'
import { OpenTables } from './open-tables.tsx'
import { OwnCampaigns } from './own-campaigns.tsx'
import { OwnTables } from './own-tables.tsx'
import { Shelf } from './shelf.tsx'
import { SiteHeader } from './site-header.tsx'
import { useTables } from './use-tables.ts'
import { WhereToBegin } from './where-to-begin.tsx'

/** The shelf of games, the reader's tables, and those that anybody may sit down at. */
export function HomePage() {
  const t = useTexts().home
  const { mine, open, campaigns, unreached, asked, look } = useTables()
  const games = useGames(asked)
  useEffect(() => {
    document.title = t.title
  }, [t])
  return (
    <>
      <a href="#own-tables" className={styles.skip}>
        {t.skip}
      </a>
      <SiteHeader />
      <main className={styles.page}>
        <h1 className="unseen">{t.title}</h1>
        {unreached && (
          <Notice blocked={{ code: 'unreached', rule: 'protocol', message: t.unreached }}>
            <Button size="small" onClick={() => void look()}>
              {t.again}
            </Button>
          </Notice>
        )}
        <Asked tables={mine ?? []} />
        <WhereToBegin isNew={mine?.length === 0} />
        <Shelf games={games} unreached={unreached} />
        {(mine !== null || !unreached) && (
          <div className={styles.lists}>
            <div>
              <OwnTables tables={mine}>
                <JoinByCode />
              </OwnTables>
              <OwnCampaigns campaigns={campaigns} />
            </div>
            <OpenTables tables={open} games={games} mine={new Set(mine?.map(({ id }) => id))} />
          </div>
        )}
      </main>
      <Footer watching={[...(mine ?? []), ...(open ?? [])].reduce((sum, table) => sum + table.watching, 0)} />
    </>
  )
}

/** Where the lists lie below the fold, what wants the reader is said above it. */
function Asked({ tables }: { readonly tables: readonly OwnTable[] }) {
  const t = useTexts().home.mine
  const asked = tables.filter((table) => table.asked)
  if (asked.length === 0) return null
  return (
    <p className={styles.asked}>
      <strong>{t.asked}</strong>
      {asked.length === 1 ? (
        <ButtonLink look="primary" size="small" href={`/table/${asked[0].id}`}>
          {t.answer}
        </ButtonLink>
      ) : (
        <a href="#own-tables">{t.askedAt(asked.length)}</a>
      )}
    </p>
  )
}

function Footer({ watching }: { readonly watching: number }) {
  const t = useTexts().home.footer
  const { change } = useSettings()
  const other = () => {
    change({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' })
  }
  return (
    <footer className={styles.footer}>
      {watching > 0 && <span>{t.watched(watching)}</span>}
      <span>{t.agents}</span>
      {serverHasArena() && <a href="/arena/">{t.arena}</a>}
      <button type="button" className={styles.theme} onClick={other}>
        <span className={styles.toDark}>{t.dark}</span>
        <span className={styles.toLight}>{t.light}</span>
      </button>
    </footer>
  )
}
