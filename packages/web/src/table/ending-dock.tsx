import { Link, useLocation } from 'wouter'
import { call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useCampaign } from '../api/use-campaign.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './ending-dock.module.css'
import { stageAfter } from './stage-after.ts'
import { useTable } from './table-context.ts'

/** Where to go from here; who has won stands above, in the game's own ending. */
export function EndingDock() {
  const { table: texts } = useTexts()
  const { sight, table } = useTable()
  return (
    <div className={styles.ending}>
      <h2 className={styles.result}>{texts.over}</h2>
      {table.next !== null && <p role="status">{texts.rematchReady}</p>}
      <div className={styles.ways}>
        {sight.me !== null && <Onward />}
        {table.campaign !== null && (
          <Link href={`/campaign/${table.campaign}`} className={styles.way}>
            {texts.campaign}
          </Link>
        )}
        <Link href={`/replay/${table.id}`} className={styles.way}>
          {texts.replay}
        </Link>
        <Link href="/" className={styles.way}>
          {texts.goHome}
        </Link>
      </div>
    </div>
  )
}

/** Whoever asks first makes the next table; the others are shown the way. In a campaign there may be a stage to go on to. */
function Onward() {
  const { table: texts, home } = useTexts()
  const { table, sight } = useTable()
  const campaign = useCampaign(table.campaign)
  const [, go] = useLocation()
  const { busy, blocked, run } = useAction()
  const onward = (stage?: number) =>
    run(async () => {
      const { table: next } = await call('rematch', stage === undefined ? {} : { stage }, { id: table.id })
      go(`/table/${next.id}`)
    })
  const next = campaign === null || table.next !== null ? null : stageAfter(campaign, table)
  const success = sight.me !== null && sight.seen.outcome?.winners.includes(sight.me) === true
  const again = table.campaign === null ? texts.rematch : texts.playAgain
  // After a success the way leads on, after a failure back to the same.
  const ways = [
    <Button
      key="again"
      look={next !== null && success ? 'plain' : 'primary'}
      disabled={busy}
      onClick={() => void onward()}
    >
      {table.next === null ? again : texts.rematchJoin}
    </Button>,
    next !== null && (
      <Button key="next" look={success ? 'primary' : 'plain'} disabled={busy} onClick={() => void onward(next)}>
        {texts.nextStage(home.campaigns.stage(table.game, next))}
      </Button>
    ),
  ]
  return (
    <>
      {success ? ways.reverse() : ways}
      {blocked !== null && <Notice blocked={blocked} />}
    </>
  )
}
