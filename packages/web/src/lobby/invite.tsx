import type { GameInfo, TableInfo } from '@riposte/protocol'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { invitationCode, invitationLink, keepInvitation, keptInvitation } from './invitation.ts'
import styles from './invite.module.css'

const COPIED_FOR = 2500

interface InviteProps {
  readonly table: TableInfo
  readonly game: GameInfo | null
}

/** The way in for others: a link to send, or a code. */
export function Invite({ table, game }: InviteProps) {
  const t = useTexts().lobby.invite
  const [invitation, setInvitation] = useState(() => keptInvitation(table.id))
  const { busy, blocked, run } = useAction()
  const get = () =>
    run(async () => {
      const told = await call('invitation', {}, { id: table.id })
      keepInvitation(table.id, told.invitation)
      setInvitation(told.invitation)
    })
  return (
    <section aria-labelledby="invite" className={styles.invite}>
      <h2 id="invite" className={styles.heading}>
        {t.heading}
      </h2>
      <p className={styles.words}>{t.words}</p>
      {invitation === null ? (
        <Button disabled={busy} onClick={() => void get()}>
          {t.get}
        </Button>
      ) : (
        <Ways link={invitationLink(table.id, invitation)} code={invitationCode(table.id, invitation)} game={game} />
      )}
      {blocked !== null && <Notice blocked={blocked} />}
    </section>
  )
}

interface WaysProps {
  readonly link: string
  readonly code: string
  readonly game: GameInfo | null
}

function Ways({ link, code, game }: WaysProps) {
  const t = useTexts().lobby.invite
  const field = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Pages that did not come over https have no clipboard: the link is marked, ready to be copied by hand.
      field.current?.querySelector('input')?.select()
    }
  }
  const share = () => navigator.share({ title: 'Riposte', text: t.shareText(game?.name ?? ''), url: link })
  return (
    <>
      <div ref={field}>
        <TextField label={t.link} unlabelled readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? t.copied : t.copy}
        </Button>
        {'share' in navigator && (
          // Whoever closes the sheet without sharing has not made a mistake.
          <Button onClick={() => void share().catch(() => {})}>
            <Icon name="share" />
            {t.share}
          </Button>
        )}
      </div>
      <p className={styles.words}>
        {t.code} <code className={styles.code}>{code}</code>
      </p>
      <p className="unseen" role="status">
        {copied ? t.copied : ''}
      </p>
    </>
  )
}
