import type { View } from '@riposte/dune'
import { useState } from 'react'
import type { BoardProps } from '../../face.ts'
import { Option, Options } from '../battle/options.tsx'
import { End, Key, Note, Panel } from '../battle/panel.tsx'
import { Card } from '../cards/card.tsx'
import { range } from '../dock/range.ts'
import { Stepper } from '../dock/stepper.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { askedOf, cardName, cardType, idIn, playerOf } from '../names.ts'
import { fundsOf } from './so-far.ts'
import { auctionTexts as texts } from './texts.ts'

/** The buyer settles: with spice, some of it from the ally where one has pledged, or with a card. */
export function SettlePanel({ sight, hands }: BoardProps<View>) {
  const asked = askedOf(sight)
  const price = Number(asked?.about?.price ?? 0)
  const ways = sight.legal.filter(({ type }) => type === 'settle_purchase')
  const spice = ways.filter(({ karamaCardId }) => karamaCardId === null)
  const cards = ways.filter(({ karamaCardId }) => karamaCardId !== null)
  const parts = spice.map(({ fromPledge }) => Number(fromPledge))
  const [wish, setWish] = useState<number | null>(null)
  const least = Math.min(...parts)
  const part = wish ?? least
  const funds = fundsOf(sight)
  const busy = hands === null || hands.busy
  const ally = funds.ally === null ? '' : playerOf(sight, funds.ally)
  return (
    <Panel
      question={`${asked?.about?.prevented === true ? texts.again : texts.won(price)} ${texts.how}`}
      rule={asked?.rule ?? null}
    >
      {parts.length > 1 && (
        <Stepper
          label={texts.fromPledge(ally)}
          values={range(least, Math.max(...parts))}
          value={part}
          of={texts.fromPledge(ally)}
          picture={<SpiceSign size={24} />}
          onChange={setWish}
        />
      )}
      {spice.length > 0 && (
        <Note title={part > 0 ? texts.yoursAnd(price - part, part, ally) : texts.yours(price)}>
          {texts.leaves(funds.own - (price - part))}
        </Note>
      )}
      {cards.length > 0 && (
        <Options label={texts.ways}>
          {cards.map((action) => {
            const card = idIn(action.karamaCardId)
            return (
              <Option
                key={card}
                thing={`pick:${cardType(card)}`}
                picture={<Card card={card} width={30} />}
                title={texts.playKarama(cardName(card))}
                note={texts.paysNothing}
                disabled={busy}
                onChoose={() => void hands?.act(action)}
              />
            )
          })}
        </Options>
      )}
      <End>
        {spice.length > 0 && (
          <Key
            look="primary"
            data-thing="send"
            disabled={busy}
            onClick={() => void hands?.act({ type: 'settle_purchase', karamaCardId: null, fromPledge: part })}
          >
            {texts.pay(price)}
          </Key>
        )}
        {ways.length === 0 && (
          <Key disabled={busy} onClick={() => void hands?.act({ type: 'pass' })}>
            {texts.letGo}
          </Key>
        )}
      </End>
    </Panel>
  )
}
