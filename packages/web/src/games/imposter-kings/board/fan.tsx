import { Card, CardBack } from '../cards/card.tsx'
import { type KingsSight, nameOf } from '../names.ts'
import { ownedBy } from '../phrases.ts'
import styles from './fan.module.css'
import { TableCard } from './table-card.tsx'
import { Empty, Zone } from './zone.tsx'

interface FanProps {
  readonly sight: KingsSight
  readonly seat: number
  readonly width: number
  readonly small: boolean
  /** How far the hand is spread out, in widths of a card. */
  readonly spreadOut: number
}

/** Somebody else's hand: backs, and face up what is known to be in it. */
export function Fan({ sight, seat, width, small, spreadOut }: FanProps) {
  const { view } = sight.seen
  const { hand } = view.players[seat]
  const known = [...view.known, ...(view.mine?.known ?? [])]
    .filter((entry) => entry.seat === seat && entry.place === 'hand')
    .map(({ card, name }) => card ?? name ?? '')
    .slice(0, hand)
  const whose = ownedBy(sight, seat)
  const backs = hand - known.length
  const step = small ? 4 : Math.max(4, Math.min(width * 0.42, (width * spreadOut) / Math.max(1, hand)))
  const words = known.length === 0 ? '' : `, known: ${known.map(nameOf).join(', ')}`
  return (
    <Zone
      label={
        small ? null : (
          <>
            Hand <b>{hand}</b>
          </>
        )
      }
    >
      {hand === 0 && <Empty width={width} />}
      {backs > 0 && (
        <div
          className={styles.backs}
          style={{ width: width + (small ? Math.min(backs - 1, 3) : backs - 1) * step, height: width * 1.5 }}
          role="img"
          aria-label={`${whose} hand: ${hand} cards${words}`}
        >
          {Array.from({ length: small ? Math.min(backs, 4) : backs }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              key={at}
              className={styles.back}
              style={{ left: at * step }}
              data-moves={at === backs - 1 ? `hand:${seat}:` : undefined}
            >
              <CardBack width={width} />
            </span>
          ))}
        </div>
      )}
      {known.map((card, at) => (
        <TableCard
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
          key={at}
          at={null}
          label={`In ${whose} hand: ${nameOf(card)}`}
          card={card}
          notes={[`Known to be in ${whose} hand.`]}
          width={width}
          style={backs + at === 0 ? {} : { marginLeft: step - width }}
        >
          <Card card={card} cut="small" width={width} />
        </TableCard>
      ))}
    </Zone>
  )
}
