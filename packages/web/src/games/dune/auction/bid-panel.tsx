import type { View } from '@riposte/dune'
import { useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { End, Key, Note, Panel } from '../battle/panel.tsx'
import { useChoice } from '../choice/choice.tsx'
import { range } from '../dock/range.ts'
import { Stepper } from '../dock/stepper.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { askedOf, cardName, playerOf } from '../names.ts'
import type { DuneSight } from '../sight.ts'
import styles from './bid-panel.module.css'
import { type Funds, fundsOf, split } from './so-far.ts'
import { auctionTexts as texts } from './texts.ts'
import { useCovers } from './use-covers.ts'

/** Quick raises beside the stepper. */
const QUICK = 4

/** Raise or pass: how much, who pays what of it, and where one is held a card that covers it. */
export function BidPanel({ sight, hands }: BoardProps<View>) {
  const { firstsOf } = useChoice()
  const asked = askedOf(sight)
  const { auction } = sight.seen.view
  const standing = auction?.bid ?? 0
  const [wish, setWish] = useState(standing + 1)
  const [cover, setCover] = useState<string | null>(null)
  const covers = useCovers(sight, hands, standing + 1)
  const funds = fundsOf(sight)
  const payable = firstsOf('bid').map(Number)
  const most = cover === null ? Math.max(0, ...payable) : firstsOf('use_karama_bid_over_spice').length + standing
  const able = most > standing
  const amount = Math.max(standing + 1, Math.min(wish, most))
  const busy = hands === null || hands.busy
  const bid = () =>
    void hands?.act(
      cover === null
        ? { type: 'bid', amount }
        : { type: 'use_karama_bid_over_spice', bidAmount: amount, karamaCardId: cover },
    )
  return (
    <Panel question={<Question sight={sight} />} rule={asked?.rule ?? null}>
      {able && (
        <>
          <Stepper
            label={texts.amount}
            values={range(standing + 1, most)}
            value={amount}
            of={cover === null ? texts.upTo(most) : ''}
            picture={<SpiceSign size={24} />}
            onChange={setWish}
          />
          <fieldset className={styles.quick} aria-label={texts.quick}>
            {Array.from({ length: Math.min(QUICK, most - standing) }, (_, at) => standing + 1 + at).map((value) => (
              <Key
                key={value}
                data-thing={`bid:${value}`}
                aria-pressed={value === amount}
                onClick={() => setWish(value)}
              >
                {value}
              </Key>
            ))}
          </fieldset>
        </>
      )}
      {covers.map((card) => (
        <Key
          key={card}
          role="switch"
          aria-checked={cover === card}
          onClick={() => setCover(cover === card ? null : card)}
        >
          {texts.cover(cardName(card))}
        </Key>
      ))}
      <Cost sight={sight} amount={amount} able={able} cover={cover} funds={funds} />
      <End>
        <Key data-thing="answer:pass" disabled={busy} onClick={() => void hands?.act({ type: 'pass' })}>
          {texts.pass}
        </Key>
        <Key look="primary" data-thing="send" disabled={busy || !able} onClick={bid}>
          {texts.bid(amount)}
        </Key>
      </End>
    </Panel>
  )
}

function Question({ sight }: { readonly sight: DuneSight }) {
  const { auction } = sight.seen.view
  const me = sight.me === null ? '' : sight.names[sight.me]
  if (auction === null || auction.bidder === null) {
    return (
      <>
        {texts.nobodyBid} <b>{me}</b>, {texts.open}
      </>
    )
  }
  return (
    <>
      {texts.leadsWith(playerOf(sight, auction.bidder), auction.bid)} <b>{me}</b>, {texts.raise}
    </>
  )
}

interface CostProps {
  readonly sight: DuneSight
  readonly amount: number
  readonly able: boolean
  readonly cover: string | null
  readonly funds: Funds
}

/** Who pays what of it, and what is left. */
function Cost({ sight, amount, able, cover, funds }: CostProps) {
  if (!able) return <Note title={texts.cannot}>{texts.cannotNote}</Note>
  if (cover !== null) return <Note title={texts.covered(cardName(cover))}>{texts.coveredNote}</Note>
  const { own, pledge } = split(amount, funds)
  const title =
    funds.ally === null || funds.pledge === 0
      ? texts.yours(own)
      : texts.yoursAnd(own, pledge, playerOf(sight, funds.ally))
  return <Note title={title}>{texts.leaves(funds.own - own)}</Note>
}
