import { useRef } from 'react'
import { useSize } from '../../hooks/use-size.ts'
import { readOut } from '../board/labels.ts'
import { TableCard } from '../board/table-card.tsx'
import { Card } from '../cards/card.tsx'
import { useChoice } from '../choice/choice.tsx'
import { spot, type Zone } from '../choice/spots.ts'
import type { KingsSight } from '../names.ts'
import styles from './spine-fan.module.css'
import { spread } from './spread.ts'

interface SpineFanProps {
  readonly sight: KingsSight
  readonly zone: Zone
  readonly title: string
  readonly cards: readonly { readonly card: string; readonly value?: number }[]
}

const WIDTH = 66

/** A few cards in little room: their spines, and the chosen ones whole. */
export function SpineFan({ sight, zone, title, cards }: SpineFanProps) {
  const row = useRef<HTMLDivElement>(null)
  const { width: room } = useSize(row)
  const choice = useChoice()
  const keys = cards.map((_, at) => spot(zone, at))
  const whole = keys.flatMap((key, at) => (choice.isChosen(key) ? [at] : []))
  const lefts = spread(cards.length, room, WIDTH, 0.62, whole)
  const wanted = WIDTH + (cards.length - 1) * WIDTH * 0.62 + 12
  return (
    <section className={styles.fan} style={{ flexBasis: wanted }} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <div ref={row} className={styles.row} style={{ height: WIDTH * 1.5 + 8 }}>
        {room > 0 &&
          cards.map(({ card, value }, at) => (
            <TableCard
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
              key={at}
              at={keys[at]}
              label={`${readOut(sight, value === undefined ? { card } : { card, value })}, ${title}`}
              card={card}
              width={WIDTH}
              moves={`${zone}:${sight.me}:${card}`}
              className={styles.card}
              style={{ left: lefts[at] }}
            >
              <Card card={card} cut="spine" width={WIDTH} {...(value === undefined ? {} : { value })} />
            </TableCard>
          ))}
      </div>
    </section>
  )
}
