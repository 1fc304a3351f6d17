import type { GameInfo } from '@riposte/protocol'
import { useLocation } from 'wouter'
import { beSomebody, call } from '../api/http.ts'
import { useAction } from '../api/use-action.ts'
import { useName } from '../settings/name.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** For a game that is played from match to match: a campaign of one's own, to which others are invited. */
export function NewCampaign({ game }: { readonly game: GameInfo }) {
  const t = useTexts().home.campaigns
  const { keep } = useName()
  const [, navigate] = useLocation()
  const { busy, blocked, run } = useAction()
  const begin = () =>
    run(async () => {
      await beSomebody()
      const { campaign } = await call('newCampaign', { game: game.id, name: keep() })
      navigate(`/campaign/${campaign.id}`)
    })
  return (
    <div>
      <Button size="small" disabled={busy} onClick={() => void begin()}>
        {busy ? t.beginning : t.begin}
      </Button>
      {blocked !== null && <Notice blocked={blocked} />}
    </div>
  )
}
