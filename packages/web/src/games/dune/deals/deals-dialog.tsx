import { Dialog } from '../../../ui/dialog.tsx'
import type { Hands } from '../../face.ts'
import { nameOfFaction } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import { AllyForms } from './ally-forms.tsx'
import styles from './deals.module.css'
import { ProposeForm } from './propose-form.tsx'
import { Reason } from './reason.tsx'
import { ShowForm } from './show-form.tsx'
import { allBlocked } from './standing.ts'
import { dealTexts as words } from './texts.ts'
import { dealWords, Waiting } from './waiting.tsx'

export interface DealsProps {
  readonly sight: DuneSight
  readonly hands: Hands | null
}

interface DealsDialogProps extends DealsProps {
  readonly open: boolean
  onClose(): void
}

export function DealsDialog({ open, sight, hands, onClose }: DealsDialogProps) {
  return (
    <Dialog open={open} world="dune" title={words.title} onClose={onClose}>
      <Deals sight={sight} hands={hands} />
    </Dialog>
  )
}

/** Deals, bribes, gifts and pledges: what waits, what can be proposed, and what was agreed. */
export function Deals({ sight, hands }: DealsProps) {
  const blocked = allBlocked(sight)
  return (
    <div className={styles.deals}>
      <p className={styles.note}>{words.rule}</p>
      {blocked !== null && <Reason blocked={blocked} />}
      <Waiting sight={sight} hands={hands} />
      {blocked === null && (
        <>
          <ProposeForm sight={sight} hands={hands} />
          <AllyForms sight={sight} hands={hands} />
          <ShowForm sight={sight} hands={hands} />
        </>
      )}
      <Made sight={sight} />
    </div>
  )
}

function Made({ sight }: { readonly sight: DuneSight }) {
  const { deals } = sight.seen.view
  if (deals.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{words.made}</h3>
      <ul className={styles.list}>
        {deals.toReversed().map((deal, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deal is its place in the list
          <li key={at}>
            {words.between(nameOfFaction(deal.from), nameOfFaction(deal.to), dealWords(deal))}{' '}
            <span className={styles.note}>{texts.record.turn(deal.turn)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
