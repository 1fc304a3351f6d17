import { valueIn, valuesIn } from '@riposte/choice'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { factionAt, playerOf } from '../names.ts'
import { Amount } from './amount.tsx'
import styles from './deals.module.css'
import type { DealsProps } from './deals-dialog.tsx'
import { type Asked, type Draft, draftGift, draftPledge } from './draft.ts'
import { Line } from './line.tsx'
import { Reason } from './reason.tsx'
import { dealTexts as words } from './texts.ts'
import { useDraft } from './use-draft.ts'

/** Between allies: a gift of the Emperor's (EM-6), and what is pledged for bids and shipments (DU-6.11). */
export function AllyForms({ sight, hands }: DealsProps) {
  if (sight.me === null) return null
  const { faction, ally } = factionAt(sight, sight.me)
  if (ally === null) return null
  const name = playerOf(sight, ally)
  return (
    <>
      {faction === 'emperor' && <GiftForm sight={sight} hands={hands} ally={name} />}
      <PledgeForm sight={sight} hands={hands} ally={name} />
    </>
  )
}

interface AllyProps extends DealsProps {
  /** Who that is. */
  readonly ally: string
}

function GiftForm({ sight, hands, ally }: AllyProps) {
  const [spice, setSpice] = useState(1)
  const given = useCallback((asked: Asked) => draftGift(asked, spice), [spice])
  const draft = useDraft({ sight, hands }, given)
  return (
    <section>
      <h3 className={styles.heading}>{words.gift}</h3>
      <p className={styles.note}>{words.giftNote(ally)}</p>
      {draft !== null && <Gift hands={hands} draft={draft} onWish={setSpice} />}
    </section>
  )
}

interface GivingProps extends Pick<DealsProps, 'hands'> {
  readonly draft: Draft
  onWish(spice: number): void
}

/** How much is given. */
export function Gift({ hands, draft: { walked, noSpice }, onWish }: GivingProps) {
  if (noSpice !== null) return <Reason blocked={noSpice} />
  const { ready } = walked
  const amount = Number(valueIn(walked, 'spice') ?? 0)
  return (
    <div className={styles.form}>
      <Line label={words.give}>
        <Amount values={valuesIn(walked, 'spice').map(Number)} value={amount} onChange={onWish} />
        <Button
          size="small"
          disabled={ready === null || hands?.busy !== false}
          onClick={() => ready !== null && void hands?.stand(ready)}
        >
          {words.giveGift(amount)}
        </Button>
      </Line>
    </div>
  )
}

type Purpose = 'bid' | 'shipment'

function PledgeForm({ sight, hands, ally }: AllyProps) {
  const [purpose, setPurpose] = useState<Purpose>('bid')
  const [spice, setSpice] = useState<number | null>(null)
  const pledges = sight.seen.view.mine?.pledges ?? { bid: 0, shipment: 0 }
  const wanted = spice ?? pledges[purpose]
  const pledged = useCallback((asked: Asked) => draftPledge(asked, purpose, wanted), [purpose, wanted])
  const draft = useDraft({ sight, hands }, pledged)
  return (
    <section>
      <h3 className={styles.heading}>{words.pledge}</h3>
      <p className={styles.note}>{words.pledgeNote(ally, pledges.bid, pledges.shipment)}</p>
      {draft !== null && (
        <Pledge
          hands={hands}
          draft={draft}
          purpose={purpose}
          before={pledges[purpose]}
          onWish={setSpice}
          onPurpose={(value) => {
            setPurpose(value)
            setSpice(null)
          }}
        />
      )}
    </section>
  )
}

interface PledgeProps extends GivingProps {
  readonly purpose: Purpose
  /** What is pledged for it now. */
  readonly before: number
  onPurpose(purpose: Purpose): void
}

/** How much may be drawn on, and for what. */
export function Pledge({ hands, draft: { walked, noSpice }, purpose, before, onWish, onPurpose }: PledgeProps) {
  if (noSpice !== null) return <Reason blocked={noSpice} />
  const { ready } = walked
  const amount = Number(valueIn(walked, 'spice') ?? 0)
  return (
    <div className={styles.form}>
      <Line label={words.pledgeFor}>
        <Segmented
          label={words.pledge}
          value={purpose}
          choices={[
            { value: 'bid', label: words.bids },
            { value: 'shipment', label: words.shipments },
          ]}
          onChange={onPurpose}
        />
      </Line>
      <Line label={words.upTo}>
        <Amount values={valuesIn(walked, 'spice').map(Number)} value={amount} onChange={onWish} />
        <Button
          size="small"
          disabled={ready === null || amount === before || hands?.busy !== false}
          onClick={() => ready !== null && void hands?.stand(ready)}
        >
          {words.setPledge(amount)}
        </Button>
      </Line>
    </div>
  )
}
