import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { valueIn, valuesIn } from '../choice/walk.ts'
import { cardName, playerOf, written } from '../names.ts'
import { texts } from '../texts.ts'
import { Amount } from './amount.tsx'
import styles from './deals.module.css'
import type { DealsProps } from './deals-dialog.tsx'
import { Line } from './line.tsx'
import { isOpen, useForm } from './use-form.ts'

const words = texts.deals

/** Between allies: a gift of the Emperor's, and what is pledged for bids and shipments. */
export function AllyForms({ sight, hands }: DealsProps) {
  const ally = sight.me === null ? null : sight.seen.view.factions[sight.me].ally
  if (ally === null) return null
  const name = playerOf(sight, ally)
  return (
    <>
      {isOpen(sight, 'gift') && <Gift sight={sight} hands={hands} ally={name} />}
      {isOpen(sight, 'pledge') && <Pledge sight={sight} hands={hands} ally={name} />}
    </>
  )
}

interface AllyProps extends DealsProps {
  /** Who that is. */
  readonly ally: string
}

function Gift({ sight, hands, ally }: AllyProps) {
  const [spice, setSpice] = useState(1)
  const walked = useForm(sight, hands, 'gift', { spice })
  const ready = walked?.ready ?? null
  const amount = Number(valueIn(walked, 'spice') ?? 0)
  return (
    <section>
      <h3 className={styles.heading}>{words.gift}</h3>
      <p className={styles.note}>{words.giftNote(ally)}</p>
      <div className={styles.form}>
        <Line label={words.give}>
          <Amount values={valuesIn(walked, 'spice').map(Number)} value={amount} onChange={setSpice} />
          <Button
            size="small"
            disabled={ready === null || hands?.busy !== false}
            onClick={() => ready !== null && void hands?.stand(ready)}
          >
            {words.giveGift(amount)}
          </Button>
        </Line>
      </div>
    </section>
  )
}

function Pledge({ sight, hands, ally }: AllyProps) {
  const [purpose, setPurpose] = useState<'bid' | 'shipment'>('bid')
  const [spice, setSpice] = useState<number | null>(null)
  const pledges = sight.seen.view.mine?.pledges ?? { bid: 0, shipment: 0 }
  const before = pledges[purpose]
  const walked = useForm(sight, hands, 'pledge', { purpose, spice: spice ?? before })
  const ready = walked?.ready ?? null
  const amount = Number(valueIn(walked, 'spice') ?? 0)
  return (
    <section>
      <h3 className={styles.heading}>{words.pledge}</h3>
      <p className={styles.note}>{words.pledgeNote(ally, pledges.bid, pledges.shipment)}</p>
      <div className={styles.form}>
        <Line label={words.pledgeFor}>
          <Segmented
            label={words.pledge}
            value={purpose}
            choices={[
              { value: 'bid', label: words.bids },
              { value: 'shipment', label: words.shipments },
            ]}
            onChange={(value) => {
              setPurpose(value)
              setSpice(null)
            }}
          />
        </Line>
        <Line label={words.upTo}>
          <Amount values={valuesIn(walked, 'spice').map(Number)} value={amount} onChange={setSpice} />
          <Button
            size="small"
            disabled={ready === null || amount === before || hands?.busy !== false}
            onClick={() => ready !== null && void hands?.stand(ready)}
          >
            {words.setPledge(amount)}
          </Button>
        </Line>
      </div>
    </section>
  )
}

/** DU-14.7: a card of one's own, to one other player. */
export function ShowForm({ sight, hands }: DealsProps) {
  const [to, setTo] = useState<string | null>(null)
  const [card, setCard] = useState<string | null>(null)
  const choices = sight.standing.flatMap(({ actions }) => actions).filter(({ type }) => type === 'show')
  if (choices.length === 0) return null
  const people = [...new Set(choices.map((action) => written(action.to)))]
  const cards = [...new Set(choices.map((action) => written(action.card)))]
  const toNow = to !== null && people.includes(to) ? to : people[0]
  const cardNow = card !== null && cards.includes(card) ? card : cards[0]
  const ready = choices.find((action) => action.to === toNow && action.card === cardNow)
  return (
    <section>
      <h3 className={styles.heading}>{words.show}</h3>
      <div className={styles.form}>
        <Line label={words.card}>
          <Select
            label={words.show}
            unlabelled
            value={cardNow}
            choices={cards.map((value) => ({ value, label: cardName(value) }))}
            onChange={setCard}
          />
        </Line>
        <Line label={words.to}>
          <Select
            label={words.to}
            unlabelled
            value={toNow}
            choices={people.map((value) => ({ value, label: playerOf(sight, value) }))}
            onChange={setTo}
          />
          <Button
            size="small"
            disabled={ready === undefined || hands?.busy !== false}
            onClick={() => ready !== undefined && void hands?.stand(ready)}
          >
            {words.showIt}
          </Button>
        </Line>
      </div>
    </section>
  )
}
