import { useRef } from 'react'
import { PHONE, useMedia } from '../../../table/use-media.ts'
import { useSize } from '../../hooks/use-size.ts'
import { readOut } from '../board/labels.ts'
import { TableCard } from '../board/table-card.tsx'
import { Card } from '../cards/card.tsx'
import { useChoice } from '../choice/choice.tsx'
import { spot } from '../choice/spots.ts'
import type { KingsSight } from '../names.ts'
import styles from './hand-row.module.css'
import { spread } from './spread.ts'

const LIFT = 10
/** From here on the text on a card can be read. */
const LEGIBLE = 124

/** The own hand: whole cards on a desk, on a phone a fan of spines with the chosen or usable ones whole. */
export function HandRow({ sight }: { readonly sight: KingsSight }) {
  const row = useRef<HTMLElement>(null)
  const { width: room, height } = useSize(row)
  const phone = useMedia(PHONE)
  const choice = useChoice()
  const hand = sight.seen.view.mine?.hand
  if (hand === undefined) return null
  const width = Math.round(Math.max(phone ? 76 : 66, Math.min((height - LIFT - 4) / 1.5, phone ? 104 : 144)))
  const keys = hand.map((_, at) => spot('hand', at))
  const targets = keys.flatMap((key, at) => (choice.isTarget(key) ? [at] : []))
  const chosen = keys.flatMap((key, at) => (choice.isChosen(key) ? [at] : []))
  // On a phone the card in question stands out: the chosen one, or the only one that can be used.
  const whole = chosen.length > 0 ? chosen : targets.length === 1 ? targets : []
  const lefts = spread(hand.length, room, width, phone ? 0.47 : 1.11, whole)
  return (
    <section ref={row} className={styles.row} data-thing="hand" aria-label={`Your hand, ${hand.length} cards`}>
      {hand.length === 0 && <p className={styles.empty}>Your hand is empty.</p>}
      {room > 0 &&
        hand.map(({ card, value }, at) => (
          <TableCard
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
            key={at}
            at={keys[at]}
            label={`${readOut(sight, { card, value })}, in your hand`}
            card={card}
            width={width}
            moves={`hand:${sight.me}:${card}`}
            className={styles.card}
            style={{ left: lefts[at], top: whole.includes(at) ? 2 : LIFT }}
          >
            <Card card={card} value={value} cut={phone ? 'spine' : width >= LEGIBLE ? 'full' : 'small'} width={width} />
          </TableCard>
        ))}
    </section>
  )
}
