import { useState } from 'react'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './team.module.css'

/** The link by which others join the team. */
export function CampaignInvite({ campaign }: { readonly campaign: string }) {
  const t = useTexts().campaign
  const [link, setLink] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const { busy, blocked, run } = useAction()
  const show = () =>
    void run(async () => {
      const { invitation } = await call('campaignInvitation', {}, { campaign })
      setLink(`${location.origin}/campaign/${campaign}/${invitation}`)
    })
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Pages that did not come over https have no clipboard: the link stands there to be copied by hand.
      () => setCopied(false),
    )
  return (
    <section className={styles.invite}>
      <h3 className={styles.heading}>{t.invite}</h3>
      <p className={styles.quiet}>{t.inviteWords}</p>
      {link === null ? (
        <Button size="small" disabled={busy} onClick={show}>
          {t.show}
        </Button>
      ) : (
        <>
          <TextField
            label={t.link}
            unlabelled
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button size="small" onClick={() => void copy(link)}>
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? t.copied : t.copy}
          </Button>
        </>
      )}
      {blocked !== null && <Notice blocked={blocked} />}
    </section>
  )
}
