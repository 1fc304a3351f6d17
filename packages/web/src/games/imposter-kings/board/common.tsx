import { Card, CardBack } from '../cards/card.tsx'
import type { KingsSight } from '../names.ts'
import { openedOf } from '../opened.ts'
import { whom } from '../phrases.ts'
import { readOut } from './labels.ts'
import { Stack } from './stack.tsx'
import { TableCard } from './table-card.tsx'
import { Empty, Zone } from './zone.tsx'

interface CommonProps {
  readonly sight: KingsSight
  readonly width: number
  readonly narrow: boolean
}

/** What belongs to nobody: the accused, the forgotten, the condemned and the removed cards. */
export function Common({ sight, width, narrow }: CommonProps) {
  const { view } = sight.seen
  const condemned = view.condemned.map(({ card, from }, at) => ({
    card: card ?? view.mine?.condemned[at] ?? null,
    note: `from ${whom(sight, from)}`,
  }))
  const under = narrow && view.forgotten && openedOf(sight) === null
  return (
    <>
      <Zone label="Accused">
        {under && <Forgotten sight={sight} width={width} under />}
        {view.accused === null ? (
          <Empty width={width} />
        ) : (
          <TableCard
            at={null}
            label={`Accused: ${readOut(sight, { card: view.accused })}`}
            card={view.accused}
            width={width}
            moves="accused"
          >
            <Card card={view.accused} cut="small" width={width} />
          </TableCard>
        )}
      </Zone>
      {view.forgotten && !under && (
        <Zone label="Forgotten">
          <Forgotten sight={sight} width={width} />
        </Zone>
      )}
      <Stack label="Condemned" cards={condemned} width={width} />
      <Stack label="Removed" cards={view.removed.map((card) => ({ card, note: '' }))} width={width} onlyWhenFilled />
    </>
  )
}

interface ForgottenProps {
  readonly sight: KingsSight
  readonly width: number
  readonly under?: boolean
}

/** Nobody knows it. Where there is little room it peeks out from under the accused card. */
function Forgotten({ sight, width, under = false }: ForgottenProps) {
  const card = openedOf(sight)?.forgotten ?? null
  return (
    <TableCard
      at={null}
      label={card === null ? 'Forgotten card, face down' : `Forgotten: ${readOut(sight, { card })}`}
      card={card}
      width={width}
      style={under ? { marginRight: 9 - width, zIndex: -1 } : {}}
    >
      {card === null ? <CardBack width={width} /> : <Card card={card} cut="small" width={width} />}
    </TableCard>
  )
}
