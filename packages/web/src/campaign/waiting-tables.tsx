import type { CampaignInfo } from '@riposte/protocol'
import { same } from '../lobby/options/fields.ts'
import { useTexts } from '../texts/texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './waiting-tables.module.css'

/** Tables of the campaign that wait or run. */
export function WaitingTables({ campaign }: { readonly campaign: CampaignInfo }) {
  const { campaign: t, home } = useTexts()
  if (campaign.tables.length === 0) return null
  /** The stage whose options the table has. */
  const stageOf = (options: Readonly<Record<string, unknown>>) =>
    campaign.stages.find((stage) => Object.entries(stage.options).every(([id, value]) => same(options[id], value)))
  return (
    <section aria-labelledby="campaign-tables">
      <h2 id="campaign-tables" className={styles.heading}>
        {t.tables}
      </h2>
      <ul>
        {campaign.tables.map((table) => {
          const stage = stageOf(table.options)?.stage
          const words = stage === undefined ? '' : home.campaigns.stage(campaign.game, stage)
          return (
            <li key={table.id} className={styles.table}>
              <span className={styles.stage}>{words}</span>
              <ButtonLink size="small" href={`/table/${table.id}`}>
                {t.enter}
                <span className="unseen"> {words}</span>
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
