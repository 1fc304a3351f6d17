import { memo } from 'react'
import styles from './cards.module.css'
import { Marks } from './emblem.tsx'
import { flippedKing, king } from './emblems/kings.ts'
import { Field, Frame } from './frame.tsx'
import { groundOf } from './ground.ts'
import { FacetMark } from './king-marks.tsx'
import { Ribbon, Tab } from './ribbon.tsx'

const PANEL = { x: 10, y: 10, width: 180, height: 280 }
const UP = king()
const DOWN = flippedKing()

interface KingCardProps {
  readonly width: number
  readonly flipped: boolean
  /** As the view writes it: `Regular`, `Charismatic Leader`, `Master Tactician`. */
  readonly facet: string
  /** About to be flipped, if nobody prevents it. */
  readonly turning?: boolean
}

/** A player's King. It is never in a hand, so it has no numeral. */
export const KingCard = memo(function KingCard({ width, flipped, facet, turning = false }: KingCardProps) {
  const regular = facet === 'Regular'
  const side = flipped ? 'flipped' : turning ? 'flipping' : 'face up'
  const look = [flipped ? styles.flippedKing : styles.king, ...(turning ? [styles.turning] : [])]
  const label = ['King', ...(regular ? [] : [facet]), side].join(', ')
  return (
    <Frame width={width} label={label} look={look} royal>
      <Field ground={groundOf('gold', PANEL, [100, 146])} />
      <g transform="translate(28 64) scale(1.2)">
        <Marks emblem={flipped ? DOWN : UP} />
      </g>
      <FacetMark facet={facet} />
      {!regular && <Tab cut="small" text={facet} />}
      <Ribbon cut="small" name="King" />
    </Frame>
  )
})
