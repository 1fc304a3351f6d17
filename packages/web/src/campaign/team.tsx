import type { CampaignInfo } from '@riposte/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Shield } from '../ui/shield.tsx'
import { CampaignInvite } from './campaign-invite.tsx'
import { Sure } from './sure.tsx'
import styles from './team.module.css'

interface TeamProps {
  readonly open: boolean
  readonly campaign: CampaignInfo
  onChange(campaign: CampaignInfo): void
  onClose(): void
}

const LATEST = 8

/** Who plays in the campaign, how others get in, what was played, and how one begins anew or leaves. */
export function Team({ open, campaign, onChange, onClose }: TeamProps) {
  const { campaign: t, home } = useTexts()
  const [, navigate] = useLocation()
  const { blocked, run } = useAction()
  const [asked, setAsked] = useState<'reset' | 'leave' | null>(null)
  const params = { campaign: campaign.id }
  const remove = (member: string) =>
    void run(async () => onChange((await call('removeMember', { member }, params)).campaign))
  const reset = () =>
    void run(async () => {
      onChange((await call('resetCampaign', {}, params)).campaign)
      setAsked(null)
    })
  const leave = () =>
    void run(async () => {
      await call('leaveCampaign', {}, params)
      navigate('/')
    })
  return (
    <Dialog open={open} title={t.team} from="right" onClose={onClose}>
      <ul className={styles.members}>
        {campaign.members.map(({ id, name, host, you }, at) => (
          <li key={id}>
            <Shield seat={at} size={26} />
            <span className={styles.name}>{name}</span>
            <span className={styles.marks}>{[...(you ? [t.you] : []), ...(host ? [t.host] : [])].join(', ')}</span>
            {campaign.host && !you && (
              <Button look="quiet" size="small" aria-label={t.removeMember(name)} onClick={() => remove(id)}>
                {t.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {campaign.host && <CampaignInvite campaign={campaign.id} />}
      <h3 className={styles.heading}>{t.past}</h3>
      {campaign.results.length === 0 ? (
        <p className={styles.quiet}>{t.nothingPlayed}</p>
      ) : (
        <ol className={styles.results}>
          {campaign.results.slice(0, LATEST).map(({ table, at, stage, success }) => (
            <li key={table} data-success={success}>
              <span className={styles.stage}>{home.campaigns.stage(campaign.game, stage)}</span>
              <span>{success ? t.success : t.failure}</span>
              <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleDateString()}</time>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        {campaign.host && asked !== 'reset' && (
          <Button size="small" onClick={() => setAsked('reset')}>
            {t.reset}
          </Button>
        )}
        {asked === 'reset' && (
          <Sure question={t.resetSure} yes={t.resetYes} no={t.keep} onYes={reset} onNo={() => setAsked(null)} />
        )}
        {asked !== 'leave' && (
          <Button look="quiet" size="small" onClick={() => setAsked('leave')}>
            {t.leave}
          </Button>
        )}
        {asked === 'leave' && (
          <Sure question={t.leaveSure} yes={t.leaveYes} no={t.keep} onYes={leave} onNo={() => setAsked(null)} />
        )}
      </div>
      {blocked !== null && <Notice blocked={blocked} />}
    </Dialog>
  )
}
