import { Card, CardBack, KingCard } from '../cards/card.tsx'
import { spot } from '../choice/spots.ts'
import { type KingsSight, nameOf, printedValue } from '../names.ts'
import { readOut } from './labels.ts'
import { armyOf, Stack } from './stack.tsx'
import { TableCard } from './table-card.tsx'
import { isTurning, kingWord } from './turning.ts'
import { Empty, Zone } from './zone.tsx'

interface OwnRowProps {
  readonly sight: KingsSight
  readonly seat: number
  readonly width: number
  readonly narrow: boolean
}

/** Below this width of a card an empty place takes room that the words under the others need. */
const ROOMY = 50

/** The reader's own zones; what lies face down shows its name to the reader alone. */
export function OwnRow({ sight, seat, width, narrow }: OwnRowProps) {
  const { view } = sight.seen
  const player = view.players[seat]
  const mine = view.mine
  const turning = isTurning(sight, seat)
  const strip = (card: string) => (narrow ? String(printedValue(card)) : `${printedValue(card)} ${nameOf(card)}`)
  const hidden = (zone: 'successor' | 'dungeon' | 'squire', label: string, card: string | null, open: boolean) => (
    <Zone label={label}>
      {card === null ? (
        <Empty width={width} />
      ) : (
        <TableCard
          at={zone === 'dungeon' ? null : spot(zone, 0)}
          label={`Your ${label}: ${readOut(sight, { card })}${open ? ', open to everybody' : ', only you see it'}`}
          card={card}
          notes={[open ? 'Everybody sees it.' : 'Only you see it.']}
          width={width}
          moves={`${zone}:${seat}`}
        >
          {open ? <Card card={card} cut="small" width={width} /> : <CardBack width={width} label={strip(card)} />}
        </TableCard>
      )}
    </Zone>
  )
  return (
    <>
      <Zone label={kingWord(sight, seat)}>
        <TableCard
          at={spot('king', 0)}
          label={`Your King, ${player.flipped ? 'flipped' : turning ? 'flipping' : 'face up'}${facetWords(player.facet)}`}
          card={null}
          width={width}
          moves={`king:${seat}`}
        >
          <KingCard width={width} flipped={player.flipped} facet={player.facet} turning={turning} />
        </TableCard>
      </Zone>
      {hidden('successor', 'Successor', mine?.successor ?? null, player.openSuccessor !== null)}
      {hidden('dungeon', 'Dungeon', mine?.dungeon ?? null, false)}
      {player.squire && hidden('squire', 'Squire', mine?.squire ?? null, false)}
      <Antechamber sight={sight} seat={seat} width={width} narrow={narrow || width < ROOMY} />
      <Stack
        label="Army"
        cards={armyOf(player.exhausted, mine?.army ?? [])}
        count={player.army}
        width={width}
        onlyWhenFilled
      />
    </>
  )
}

function facetWords(facet: string): string {
  return facet === 'Regular' ? '' : `, ${facet}`
}

function Antechamber({ sight, seat, width, narrow }: OwnRowProps) {
  const { antechamber } = sight.seen.view.players[seat]
  if (narrow && antechamber.length === 0) return null
  return (
    <Zone label="Antechamber">
      {antechamber.length === 0 ? (
        <Empty width={width} />
      ) : (
        antechamber.map((card, at) => (
          <TableCard
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place alone
            key={at}
            at={spot('antechamber', at)}
            label={`Your Antechamber: ${readOut(sight, { card })}`}
            card={card}
            width={width}
            moves={`antechamber:${seat}:${card}`}
            style={at === 0 ? {} : { marginLeft: -width * 0.45 }}
          >
            <Card card={card} cut="small" width={width} />
          </TableCard>
        ))
      )}
    </Zone>
  )
}
