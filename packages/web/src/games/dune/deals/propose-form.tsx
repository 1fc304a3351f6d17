import { valueIn, valuesIn } from '@riposte/choice'
import type { Json } from '@riposte/kernel'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Wishes } from '../choice/walk.ts'
import { factionAt, nameOfFaction, playerOf, written } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import { Amount } from './amount.tsx'
import styles from './deals.module.css'
import type { DealsProps } from './deals-dialog.tsx'
import { type Asked, draftProposal, type ProposalDraft } from './draft.ts'
import { Line } from './line.tsx'
import { Reason } from './reason.tsx'
import { dealTexts as words } from './texts.ts'
import { useDraft } from './use-draft.ts'

/** DU-14.8: spice one way or the other, and a promise. Only the two know of it until it is accepted. */
export function ProposeForm({ sight, hands }: DealsProps) {
  const [wishes, setWishes] = useState<Wishes>({ giver: true, spice: 1, promise: 'as said at the table' })
  const { me } = sight
  const { factions } = sight.seen.view
  const proposed = useCallback(
    (asked: Asked) => {
      const others = factions.filter(({ seat }) => seat !== me).map(({ faction }) => faction)
      return draftProposal(asked, wishes, others)
    },
    [wishes, factions, me],
  )
  const draft = useDraft({ sight, hands }, proposed)
  return (
    <section>
      <h3 className={styles.heading}>{words.propose}</h3>
      {draft !== null && (
        <Proposal
          sight={sight}
          hands={hands}
          draft={draft}
          onWish={(field, value) => setWishes({ ...wishes, [field]: value })}
        />
      )}
    </section>
  )
}

interface ProposalProps extends DealsProps {
  readonly draft: ProposalDraft
  onWish(field: string, value: Json): void
}

/** What is in the proposal so far. */
export function Proposal({ sight, hands, draft, onWish }: ProposalProps) {
  const { walked, partners } = draft
  if (draft.closed !== null) return <Reason blocked={draft.closed} />
  if (partners.length === 0) return null
  const { ready } = walked
  return (
    <div className={styles.form}>
      <Line label={words.to}>
        <Select
          label={words.to}
          unlabelled
          value={written(valueIn(walked, 'to'))}
          choices={partners.map((id) => ({ value: id, label: `${nameOfFaction(id)}, ${playerOf(sight, id)}` }))}
          onChange={(value) => onWish('to', value)}
        />
      </Line>
      <Spice sight={sight} draft={draft} onWish={onWish} />
      <Line label={words.promise}>
        <Select
          label={words.promise}
          unlabelled
          value={written(valueIn(walked, 'promise'))}
          choices={valuesIn(walked, 'promise').map((promise) => ({ value: written(promise), label: written(promise) }))}
          onChange={(value) => onWish('promise', value)}
        />
      </Line>
      <Line>
        <Button
          look="primary"
          size="small"
          disabled={ready === null || hands === null || hands.busy}
          onClick={() => ready !== null && void hands?.stand(ready)}
        >
          {words.send}
        </Button>
      </Line>
    </div>
  )
}

/** Who gives how much, or why nobody gives anything. */
function Spice({ sight, draft, onWish }: Pick<ProposalProps, 'sight' | 'draft' | 'onWish'>) {
  const { walked, noSpice } = draft
  const reason = noSpice === null ? null : <Reason blocked={noSpice} instead={instead(sight, draft)} />
  if (draft.eitherWay) return <Line label={words.noneOf}>{reason}</Line>
  return (
    <Line label={words.giver}>
      <Segmented
        label={words.giver}
        value={valueIn(walked, 'giver') === false ? 'ask' : 'give'}
        choices={[
          { value: 'give', label: words.give },
          { value: 'ask', label: words.ask },
        ]}
        onChange={(value) => onWish('giver', value === 'give')}
      />
      {reason ?? (
        <Amount
          values={valuesIn(walked, 'spice').map(Number)}
          value={Number(valueIn(walked, 'spice') ?? 0)}
          onChange={(value) => onWish('spice', value)}
        />
      )}
    </Line>
  )
}

/** EM-6, DU-6.6: what allies may do where they may not bribe each other. */
function instead(sight: DuneSight, { walked }: ProposalDraft): string | undefined {
  if (sight.me === null) return undefined
  const { faction, ally } = factionAt(sight, sight.me)
  if (ally === null || ally !== valueIn(walked, 'to')) return undefined
  return faction === 'emperor' ? words.giftInstead : words.pledgeInstead
}
