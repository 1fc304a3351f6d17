import { PROMISES, type View } from '@riposte/dune'
import type { ActionJson, Blocked } from '@riposte/kernel'
import { useCallback, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Emblem } from '../art/emblem.tsx'
import { factionNumber, nameOfFaction, playerOf } from '../names.ts'
import styles from './deals.module.css'
import type { DealsProps } from './deals-dialog.tsx'
import type { Asked } from './draft.ts'
import { Reason } from './reason.tsx'
import { allBlocked } from './standing.ts'
import { dealTexts as words } from './texts.ts'
import { useDraft } from './use-draft.ts'

type Deal = Pick<View['deals'][number], 'spice' | 'promise' | 'text'>

/** Spice goes from the first to the second, or back where it is negative. */
export function dealWords({ spice, promise, text }: Deal): string {
  const amount = spice === 0 ? words.noSpice : spice > 0 ? words.gives(spice) : words.wants(-spice)
  // What was said in the players' own words, and a promise of the list beside it.
  const listed = promise > 0 && text !== PROMISES[promise] ? `, ${PROMISES[promise]}` : ''
  return `${amount}${listed}, ${text}`
}

/** Proposals of others and of one's own that nobody has answered yet. */
export function Waiting({ sight, hands }: DealsProps) {
  const proposals = sight.seen.view.mine?.proposals ?? []
  if (proposals.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{words.waiting}</h3>
      <ul className={styles.list}>
        {proposals.map((deal) => (
          <Proposed key={`${deal.from} ${deal.to}`} sight={sight} hands={hands} deal={deal} />
        ))}
      </ul>
    </section>
  )
}

interface ProposedProps extends DealsProps {
  readonly deal: Deal & { readonly from: string; readonly to: string }
}

function Proposed({ sight, hands, deal }: ProposedProps) {
  const mine = sight.seen.view.mine?.faction
  const other = deal.from === mine ? deal.to : deal.from
  const sentence = deal.from === mine ? words.fromYou : words.toYou
  return (
    <li className={styles.deal}>
      <Emblem faction={factionNumber(other)} size={28} label={nameOfFaction(other)} />
      <span className={styles.said}>{sentence(playerOf(sight, other), dealWords(deal))}</span>
      {deal.to === mine && <AnswerForm sight={sight} hands={hands} from={deal.from} />}
    </li>
  )
}

function AnswerForm({ sight, hands, from }: DealsProps & { readonly from: string }) {
  const accepted = useCallback(({ why }: Asked) => why({ type: 'acceptDeal', from }), [from])
  const blocked = useDraft({ sight, hands }, accepted)
  // What keeps everything from being done is said once, above.
  return <Answers sight={sight} hands={hands} from={from} blocked={allBlocked(sight) === null ? blocked : null} />
}

interface AnswersProps extends DealsProps {
  readonly from: string
  /** Why it cannot be accepted. */
  readonly blocked: Blocked | null
}

/** To refuse, and to accept. */
export function Answers({ sight, hands, from, blocked }: AnswersProps) {
  const why = useId()
  const open = (type: string): ActionJson | undefined =>
    sight.standing.flatMap(({ actions }) => actions).find((action) => action.type === type && action.from === from)
  const answer = (type: string, label: string, look: 'primary' | 'plain', describedBy?: string) => {
    const action = open(type)
    return (
      <Button
        look={look}
        size="small"
        disabled={action === undefined || hands === null || hands.busy}
        aria-describedby={describedBy}
        onClick={() => action !== undefined && void hands?.stand(action)}
      >
        {label}
      </Button>
    )
  }
  return (
    <>
      <span className={styles.answers}>
        {answer('refuseDeal', words.refuse, 'plain')}
        {answer('acceptDeal', words.accept, 'primary', blocked === null ? undefined : why)}
      </span>
      {blocked !== null && <Reason id={why} blocked={blocked} />}
    </>
  )
}
