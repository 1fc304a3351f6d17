import type { CampaignSummary } from '@riposte/protocol'
import { useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import styles from './lists.module.css'
import { TableRow } from './table-row.tsx'

const IN_SIGHT = 3

/** The campaigns that the reader is a member of; nothing where there are none. */
export function OwnCampaigns({ campaigns }: { readonly campaigns: readonly CampaignSummary[] }) {
  const t = useTexts().home.campaigns
  const [all, setAll] = useState(false)
  if (campaigns.length === 0) return null
  const shown = all ? campaigns : campaigns.slice(0, IN_SIGHT)
  const hidden = campaigns.length - shown.length
  return (
    <section aria-labelledby="own-campaigns" className={styles.section}>
      <h2 id="own-campaigns" className={styles.heading}>
        {t.heading}
      </h2>
      <ul>
        {shown.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {t.more(hidden)}
        </Button>
      )}
    </section>
  )
}

function CampaignRow({ campaign }: { readonly campaign: CampaignSummary }) {
  const t = useTexts().home.campaigns
  const { id, game, members, done, stages, next, tables } = campaign
  const title = t.with(members.filter(({ you }) => !you).map(({ name }) => name))
  const facts = [t.done(game, done, stages), ...(next === null ? [] : [t.next(t.stage(game, next))])]
  return (
    <TableRow
      game={game}
      title={title}
      side={
        <ButtonLink size="small" href={`/campaign/${id}`}>
          {t.go}
          <span className="unseen">{title}</span>
        </ButtonLink>
      }
    >
      {facts.join(', ')}. {tables.length > 0 && <strong className={styles.asked}>{t.tables(tables.length)}</strong>}
    </TableRow>
  )
}
