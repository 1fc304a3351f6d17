import { useRef } from 'react'
import { useSize } from '../../hooks/use-size.ts'
import { Card } from '../cards/card.tsx'
import { spread } from '../dock/spread.ts'
import type { KingsSight } from '../names.ts'
import { ownedBy } from '../phrases.ts'
import { readOut } from './labels.ts'
import styles from './open-hand.module.css'
import { TableCard } from './table-card.tsx'
import { Empty, Zone } from './zone.tsx'

interface OpenHandProps {
  readonly sight: KingsSight
  readonly seat: number
  readonly hand: readonly string[]
  readonly width: number
}

const APART = 1.08
/** With less of a card to be seen its name stands upright. */
const UPRIGHT = 0.7

/** Somebody else's hand, face up: side by side while there is room, then closer and closer. */
export function OpenHand({ sight, seat, hand, width }: OpenHandProps) {
  const row = useRef<HTMLDivElement>(null)
  const { width: room } = useSize(row)
  const lefts = spread(hand.length, room, width, APART, [])
  const step = hand.length > 1 ? lefts[1] : width
  const wanted = width + Math.max(0, hand.length - 1) * Math.ceil(width * APART)
  return (
    <div className={styles.hand} style={{ flexBasis: wanted }}>
      <Zone
        label={
          <>
            Hand <b>{hand.length}</b>
          </>
        }
      >
        <div ref={row} className={styles.row} style={{ height: width * 1.5 }}>
          {hand.length === 0 && <Empty width={width} />}
          {room > 0 &&
            hand.map((card, at) => (
              <TableCard
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
                key={at}
                at={null}
                label={`In ${ownedBy(sight, seat)} hand: ${readOut(sight, { card })}`}
                card={card}
                width={width}
                moves={`hand:${seat}:${card}`}
                className={styles.card}
                style={{ left: lefts[at] }}
              >
                <Card card={card} cut={step < width * UPRIGHT ? 'spine' : 'small'} width={width} />
              </TableCard>
            ))}
        </div>
      </Zone>
    </div>
  )
}
