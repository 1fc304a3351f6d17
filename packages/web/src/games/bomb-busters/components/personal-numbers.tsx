import type { BombSight } from '../sight.ts'
import { NumberPlate } from './number-plate.tsx'
import { People, Piece } from './piece.tsx'
import { shelfOf } from './shelves.ts'

/** The numbers that lie in front of everybody: mission 65. One may cut one's own. */
export function PersonalNumbers({ sight }: { readonly sight: BombSight }) {
  const hands = shelfOf(sight, 'personal-number-cards')
  if (hands === undefined) return null
  return (
    <Piece title="Each may cut">
      <People
        sight={sight}
        signs
        of={(seat) =>
          hands.cards[seat].length === 0
            ? 'nothing'
            : hands.cards[seat].map(({ value, up }) => <NumberPlate key={value} value={value} up={up} size="small" />)
        }
      />
    </Piece>
  )
}
