import { use, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings/settings.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './bar.module.css'
import { GameClock } from './game-clock.tsx'
import { RuleContext } from './rule-context.ts'
import { useKeys } from './shortcuts.tsx'
import { SheetButtons } from './side-place.tsx'
import { useTable } from './table-context.ts'
import { DESK, PHONE, useMedia } from './use-media.ts'

/** The edge of the frame: where one is, and the ways out. On a phone the ways out are behind one button. */
export function Bar() {
  const { table: texts } = useTexts()
  const { face, sight, table, match } = useTable()
  const [settings, setSettings] = useState(false)
  const [menu, setMenu] = useState(false)
  const phone = useMedia(PHONE)
  const desk = useMedia(DESK)
  const ways = (
    <Ways
      onSettings={() => {
        setMenu(false)
        setSettings(true)
      }}
      onChosen={() => setMenu(false)}
    />
  )
  return (
    <header className={styles.bar}>
      {!phone && (
        <>
          <Link href="/" className={styles.home} aria-label={texts.home}>
            <Wordmark size={22} />
          </Link>
          <Headline />
          <GameClock told={match} />
          <span className={styles.room} />
          {table.watching > 0 && <span className={styles.watching}>{texts.watching(table.watching)}</span>}
          <nav className={styles.ways} aria-label={texts.bar}>
            {!desk && <SheetButtons />}
            {ways}
          </nav>
        </>
      )}
      {phone && (
        <>
          <h1 className="unseen">{[face.name, ...face.headline(sight)].join(', ')}</h1>
          <button type="button" className={styles.menu} aria-label={texts.more} onClick={() => setMenu(true)}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </button>
          <Dialog open={menu} title={face.name} from="below" onClose={() => setMenu(false)}>
            <p className={styles.about}>
              {[...face.headline(sight), ...(table.watching > 0 ? [texts.watching(table.watching)] : [])].join(' · ')}
            </p>
            <nav className={styles.sheet} aria-label={texts.bar}>
              {ways}
            </nav>
          </Dialog>
        </>
      )}
      <SettingsDialog open={settings} onClose={() => setSettings(false)} />
    </header>
  )
}

function Headline() {
  const { face, sight } = useTable()
  return (
    <>
      <h1 className={styles.game}>{face.name}</h1>
      <p className={styles.facts}>
        {face.headline(sight).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </>
  )
}

interface WaysProps {
  onSettings(): void
  onChosen(): void
}

function Ways({ onSettings, onChosen }: WaysProps) {
  const { table: texts } = useTexts()
  const showRule = use(RuleContext)
  const { sound, change } = useSettings()
  const showKeys = useKeys(({ show }) => show)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onChosen()
          showRule('')
        }}
      >
        {texts.rules}
      </button>
      <button type="button" onClick={onSettings}>
        {texts.settings}
      </button>
      <button type="button" aria-pressed={sound} onClick={() => change({ sound: !sound })}>
        {sound ? texts.soundOn : texts.soundOff}
      </button>
      <button
        type="button"
        className={styles.keys}
        aria-label={texts.keys}
        onClick={() => {
          onChosen()
          showKeys(true)
        }}
      >
        {texts.keysShort}
      </button>
      <Link href="/">{texts.leave}</Link>
    </>
  )
}
