import { Card, type CardProps } from '../cards/card.tsx'
import { spot } from '../choice/spots.ts'
import type { KingsSight } from '../names.ts'
import { courtLabel, notesOn } from './labels.ts'
import { TableCard } from './table-card.tsx'

interface CourtCardProps {
  readonly sight: KingsSight
  /** Its place in the Court, counted from the first card played. */
  readonly at: number
  readonly width: number
  readonly cut: CardProps['cut']
}

/** A card of the Court, on the Throne or below it. */
export function CourtCard({ sight, at, width, cut }: CourtCardProps) {
  const entry = sight.seen.view.court[at]
  return (
    <TableCard
      at={spot('court', at)}
      label={courtLabel(sight, entry, at)}
      card={entry.as}
      notes={notesOn(sight, entry)}
      width={width}
      moves={`court:${at}:${entry.card}`}
    >
      <Card
        card={entry.card}
        as={entry.as}
        value={entry.value}
        disgraced={entry.disgraced}
        muted={entry.muted}
        royalty={entry.royalty}
        steadfast={entry.steadfast}
        cut={cut}
        width={width}
      />
    </TableCard>
  )
}
