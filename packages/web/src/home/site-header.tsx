import { useState } from 'react'
import { Link, useRoute } from 'wouter'
import { courseAddress } from '../lessons/address.ts'
import { hasCourse } from '../lessons/courses.ts'
import { useName } from '../settings/name.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Shield } from '../ui/shield.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './site-header.module.css'

interface SiteHeaderProps {
  /** The game that this page is about; its rules are the ones that are opened. */
  readonly game?: string | null
}

/** Above every page that is not a table: the mark, where one can go, and who one is. */
export function SiteHeader({ game = null }: SiteHeaderProps) {
  const t = useTexts().home
  const [home] = useRoute('/')
  const [learn] = useRoute('/learn/*?')
  const [rules] = useRoute('/rules/*?')
  const [settings, setSettings] = useState(false)
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.mark}>
        <Wordmark />
      </Link>
      <nav aria-label={t.navigation} className={styles.pages}>
        <Link href="/" aria-current={home ? 'page' : undefined}>
          {t.tables}
        </Link>
        <Link
          href={game !== null && hasCourse(game) ? courseAddress(game) : '/learn'}
          aria-current={learn ? 'page' : undefined}
        >
          {t.learn}
        </Link>
        <Link href={game === null ? '/rules' : `/rules/${game}`} aria-current={rules ? 'page' : undefined}>
          {t.rules}
        </Link>
      </nav>
      <div className={styles.me}>
        <NameInPlace />
        <button type="button" className={styles.settings} aria-label={t.settings} onClick={() => setSettings(true)}>
          <Icon name="settings" size={22} />
        </button>
      </div>
      <SettingsDialog open={settings} onClose={() => setSettings(false)} />
    </header>
  )
}

/** The name can be changed where it stands. */
function NameInPlace() {
  const t = useTexts().home
  const { name, keep } = useName()
  const [typed, setTyped] = useState<string | null>(null)
  const done = () => {
    if (typed !== null) keep(typed)
    setTyped(null)
  }
  return (
    <label className={styles.name}>
      <Shield seat={0} size={26} />
      <span className="unseen">{t.yourName}</span>
      <input
        value={typed ?? name}
        maxLength={24}
        size={Math.max(4, (typed ?? name).length)}
        autoComplete="nickname"
        spellCheck={false}
        title={t.nameHelp}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
    </label>
  )
}
