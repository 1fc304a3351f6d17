import type { Blocked } from '@riposte/kernel'
import type { CampaignInfo } from '@riposte/protocol'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useGames } from '../api/games.ts'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { stageChooser } from '../games/choosers.ts'
import { SiteHeader } from '../home/site-header.tsx'
import { keepInvitation } from '../lobby/invitation.ts'
import { useTexts } from '../texts/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { LoadingPage } from '../ui/loading-page.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './campaign-page.module.css'
import { firstSeats, firstStage } from './first-choice.ts'
import { StageList } from './stage-list.tsx'
import { Team } from './team.tsx'
import { useLiveCampaign } from './use-live-campaign.ts'
import { WaitingTables } from './waiting-tables.tsx'

/** A campaign: its stages as the game draws them, who plays in it, and a table for the next one. */
export function CampaignPage({ id }: { readonly id: string }) {
  const t = useTexts().campaign
  const { campaign, blocked, set } = useLiveCampaign(id)
  if (blocked !== null) return <Trouble blocked={blocked} />
  if (campaign === null) return <LoadingPage words={t.reading} />
  return <Campaign campaign={campaign} onChange={set} />
}

function Trouble({ blocked }: { readonly blocked: Blocked }) {
  const t = useTexts().campaign
  return (
    <>
      <SiteHeader />
      <main className={styles.trouble}>
        <h1>{t.trouble}</h1>
        <Notice blocked={blocked.code === 'noCampaign' ? { ...blocked, message: t.notFound } : blocked} />
        <ButtonLink href="/">{t.home}</ButtonLink>
      </main>
    </>
  )
}

interface CampaignProps {
  readonly campaign: CampaignInfo
  onChange(campaign: CampaignInfo): void
}

function Campaign({ campaign, onChange }: CampaignProps) {
  const t = useTexts().campaign
  const [, navigate] = useLocation()
  const game = useGames()?.find(({ id }) => id === campaign.game) ?? null
  const [stage, setStage] = useState(() => firstStage(campaign))
  const chosen = campaign.stages.find((one) => one.stage === stage)
  const [seats, setSeats] = useState(() => firstSeats(campaign, chosen?.seats ?? []))
  const [others, setOthers] = useState<'bots' | 'people'>(campaign.members.length > 1 ? 'people' : 'bots')
  const [isTeam, setTeam] = useState(false)
  const { busy, blocked, run } = useAction()
  useEffect(() => {
    document.title = `${t.title(game?.name ?? '')}, Riposte`
  }, [game, t])
  const bot = game?.bots[0]
  const isFull = others === 'bots' && bot !== undefined
  const take = () =>
    void run(async () => {
      const bots = isFull ? Array<string>(seats - 1).fill(bot) : []
      const { table, invitation } = await call('campaignTable', { stage, seats, bots }, { campaign: campaign.id })
      keepInvitation(table.id, invitation)
      if (isFull) await call('start', {}, { id: table.id })
      navigate(`/table/${table.id}`)
    })
  const Stages = stageChooser(campaign.game) ?? StageList
  const mates = campaign.members.filter(({ you }) => !you).map(({ name }) => name)
  return (
    <main className={styles.page}>
      <Stages
        stages={campaign.stages}
        chosen={stage}
        onChoose={setStage}
        seats={seats}
        onSeats={setSeats}
        busy={busy}
        onTake={take}
        head={
          <>
            <Link href="/" className={styles.mark} aria-label={t.back}>
              <Wordmark />
            </Link>
            <Button size="small" onClick={() => setTeam(true)}>
              {t.team}
            </Button>
          </>
        }
      >
        {mates.length > 0 && <p className={styles.mates}>{t.teamOf(mates)}</p>}
        {bot !== undefined && (
          <div className={styles.others}>
            <p className={styles.label}>{t.others}</p>
            <Segmented
              label={t.others}
              value={others}
              choices={[
                { value: 'bots', label: t.bots },
                { value: 'people', label: t.people },
              ]}
              onChange={setOthers}
            />
            <p className={styles.help}>{others === 'bots' ? t.botsHelp : t.peopleHelp}</p>
          </div>
        )}
        <WaitingTables campaign={campaign} />
        {blocked !== null && <Notice blocked={blocked} />}
      </Stages>
      <Team open={isTeam} campaign={campaign} onChange={onChange} onClose={() => setTeam(false)} />
    </main>
  )
}
