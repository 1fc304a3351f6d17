import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { beSomebody, call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useFetched } from '../api/use-fetched.ts'
import { SiteHeader } from '../home/site-header.tsx'
import { useName } from '../settings/name.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './campaign-page.module.css'

interface JoinCampaignPageProps {
  readonly id: string
  readonly invitation: string
}

/** Where the invitation to a campaign leads. Members go straight on. */
export function JoinCampaignPage({ id, invitation }: JoinCampaignPageProps) {
  const t = useTexts().campaign.join
  const [, navigate] = useLocation()
  const { name, keep } = useName()
  const [typed, setTyped] = useState<string | null>(null)
  const { busy, blocked, run } = useAction()
  const load = useCallback(async () => {
    await beSomebody()
    return call('campaign', undefined, { campaign: id })
  }, [id])
  // Whoever is no member is refused: that is what the form is for.
  const isMember = useFetched(load).value !== null
  useEffect(() => {
    if (isMember) navigate(`/campaign/${id}`, { replace: true })
  }, [isMember, id, navigate])
  const join = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await beSomebody()
      await call('joinCampaign', { name: keep(typed ?? name), invitation }, { campaign: id })
      navigate(`/campaign/${id}`)
    })
  }
  return (
    <>
      <SiteHeader />
      <main className={styles.trouble}>
        <h1>{t.heading}</h1>
        <p>{t.words}</p>
        <form onSubmit={join} noValidate className={styles.others}>
          <TextField
            label={t.name}
            value={typed ?? name}
            maxLength={24}
            autoComplete="nickname"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" look="primary" disabled={busy}>
            {t.join}
          </Button>
          {blocked !== null && <Notice blocked={blocked} />}
        </form>
      </main>
    </>
  )
}
