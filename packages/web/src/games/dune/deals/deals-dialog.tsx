import { PROMISES, type View } from '@riposte/dune'
import type { ActionJson } from '@riposte/kernel'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Hands } from '../../face.ts'
import { Emblem } from '../art/emblem.tsx'
import { factionNumber, nameOfFaction, playerOf } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { texts } from '../texts.ts'
import styles from './deals.module.css'
import { AllyForms, ShowForm } from './other-forms.tsx'
import { ProposeForm } from './propose-form.tsx'

const words = texts.deals

export interface DealsProps {
  readonly sight: DuneSight
  readonly hands: Hands | null
}

interface DealsDialogProps extends DealsProps {
  readonly open: boolean
  onClose(): void
}

/** Deals, bribes, gifts and pledges: what waits, what can be proposed, and what was agreed. */
export function DealsDialog({ open, sight, hands, onClose }: DealsDialogProps) {
  return (
    <Dialog open={open} title={words.title} onClose={onClose}>
      <div className={styles.deals}>
        <p className={styles.note}>{words.rule}</p>
        <Waiting sight={sight} hands={hands} />
        <ProposeForm sight={sight} hands={hands} />
        <AllyForms sight={sight} hands={hands} />
        <ShowForm sight={sight} hands={hands} />
        <Made sight={sight} />
      </div>
    </Dialog>
  )
}

type Deal = Pick<View['deals'][number], 'spice' | 'promise'>

/** Spice goes from the first to the second, or back where it is negative. */
function dealWords({ spice, promise }: Deal): string {
  const amount = spice === 0 ? words.noSpice : spice > 0 ? words.gives(spice) : words.wants(-spice)
  return `${amount}, ${PROMISES[promise] ?? ''}`
}

function Waiting({ sight, hands }: DealsProps) {
  const { mine } = sight.seen.view
  if (mine === null || mine.proposals.length === 0) return null
  const open = (type: string, from: string) =>
    sight.standing.flatMap(({ actions }) => actions).find((action) => action.type === type && action.from === from)
  const answer = (action: ActionJson | undefined, label: string, look: 'primary' | 'plain') => (
    <Button
      look={look}
      size="small"
      disabled={action === undefined || hands === null || hands.busy}
      onClick={() => action !== undefined && void hands?.stand(action)}
    >
      {label}
    </Button>
  )
  return (
    <section>
      <h3 className={styles.heading}>{words.waiting}</h3>
      <ul className={styles.list}>
        {mine.proposals.map((deal) => {
          const other = deal.from === mine.faction ? deal.to : deal.from
          const said =
            deal.from === mine.faction
              ? words.fromYou(playerOf(sight, deal.to), dealWords(deal))
              : words.toYou(playerOf(sight, deal.from), dealWords(deal))
          return (
            <li key={`${deal.from} ${deal.to}`} className={styles.deal}>
              <Emblem faction={factionNumber(other)} size={28} label={nameOfFaction(other)} />
              <span>{said}</span>
              {deal.to === mine.faction && (
                <span className={styles.answers}>
                  {answer(open('refuseDeal', deal.from), words.refuse, 'plain')}
                  {answer(open('acceptDeal', deal.from), words.accept, 'primary')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
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
