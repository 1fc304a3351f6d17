import type { Seat } from '@riposte/kernel'
import type { CSSProperties } from 'react'
import { RelationTag } from '../art/token.tsx'
import type { BombSight, WireView } from '../sight.ts'
import { middleOf, type RackMeasure } from './measures.ts'
import styles from './rack.module.css'
import { useIsShown } from './shown.ts'
import { Slot, type SlotState } from './slot.tsx'

interface RackProps {
  readonly sight: BombSight
  readonly seat: Seat
  readonly places: readonly number[]
  readonly measure: RackMeasure
  /** What stands there, where more is known than the view tells: once the mission is over. */
  readonly wires: readonly WireView[]
  slotAt(place: number): SlotState
  onPoint?(place: number): void
}

/** One rack: wires, rail with the letters of the slots, and in front of each slot its token or the piece that was cut. */
export function Rack({ sight, seat, places, measure, wires, slotAt, onPoint }: RackProps) {
  const player = sight.seen.view.players[seat]
  const isShown = useIsShown()
  const { slot, d, h, rail, front } = measure
  const relations = player.tokens.filter(({ place, placeB }) => placeB !== null && places.includes(place))
  return (
    <div
      className={styles.rack}
      data-rack={seat === sight.me ? 'own' : 'other'}
      style={
        {
          '--slot': `${slot}px`,
          '--d': `${d}px`,
          '--h': `${h}px`,
          '--rail': `${rail}px`,
          '--front': `${front}px`,
          '--count': places.length,
        } as CSSProperties
      }
    >
      <span className={styles.back} aria-hidden="true" />
      <span className={styles.rail} aria-hidden="true" />
      {places.map((place) => (
        <Slot
          key={place}
          sight={sight}
          seat={seat}
          place={place}
          wire={wires[place]}
          measure={measure}
          state={slotAt(place)}
          shown={isShown(seat, place)}
          onPoint={onPoint}
        />
      ))}
      {relations.map(({ kind, place, placeB }) => (
        <span
          key={`${place} ${placeB} ${kind}`}
          className={styles.relation}
          style={{
            left: (middleOf(place - places[0], measure) + middleOf((placeB ?? place) - places[0], measure)) / 2,
          }}
          aria-hidden="true"
        >
          <RelationTag equal={kind === 'equal'} size={Math.max(24, slot * 0.72)} />
        </span>
      ))}
    </div>
  )
}
