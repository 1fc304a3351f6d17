import { CIRCLE_LAYOUT, FACTION_IDS } from '@riposte/dune'
import { memo } from 'react'
import figures from '../art/art.module.css'
import { Glyph } from '../art/emblem.tsx'
import { FACTION_INKS } from '../art/palette.ts'
import { at, FIRST_ANGLE, SECTOR_DEGREES } from './map.ts'
import styles from './rim.module.css'

const SECTORS = Array.from({ length: 18 }, (_, index) => {
  const { x, y } = at(FIRST_ANGLE + SECTOR_DEGREES * (index + 0.5), 1023)
  return { sector: index + 1, x, y }
})

interface RimProps {
  readonly storm: number
  readonly circles: readonly (number | null)[]
  readonly order: readonly number[]
  readonly turn: number | null
  readonly far: boolean
}

/** Sector numbers, and the players at their circles with their place in storm order. */
export const Rim = memo(function Rim({ storm, circles, order, turn, far }: RimProps) {
  const size = far ? 42 : 33
  return (
    <g className={styles.rim}>
      {SECTORS.map(({ sector, x, y }) => (
        <text
          key={sector}
          className={figures.figure}
          x={x}
          y={y + size * 0.36}
          fontSize={sector === storm ? size * 1.12 : size}
          fill={sector === storm ? '#fff' : '#d8b982'}
        >
          {sector}
        </text>
      ))}
      {CIRCLE_LAYOUT.map(({ angle }, circle) => {
        const { x, y } = at(angle, 1104)
        const faction = circles[circle] ?? null
        return (
          <g
            key={angle}
            data-thing={faction === null ? undefined : `circle:${FACTION_IDS[faction]}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            {faction === null ? (
              <circle r={30} className={styles.empty} />
            ) : (
              <Seat faction={faction} place={order.indexOf(faction)} turn={faction === turn} inward={-x} />
            )}
          </g>
        )
      })}
    </g>
  )
})

interface SeatProps {
  readonly faction: number
  /** In storm order, from 0; -1 for none. */
  readonly place: number
  readonly turn: boolean
  readonly inward: number
}

function Seat({ faction, place, turn, inward }: SeatProps) {
  const radius = turn ? 48 : 43
  const { disc } = FACTION_INKS[faction]
  const side = inward > 1 ? -1 : 1
  return (
    <>
      <circle r={radius + 6} fill="#1a120b" />
      <circle r={radius} fill={disc} className={turn ? styles.turn : styles.seat} />
      <Glyph faction={faction} size={radius * 0.66} />
      {place >= 0 && (
        <g transform={`translate(${side * radius * 0.82} ${radius * 0.72})`}>
          <circle r={20} className={place === 0 ? styles.first : styles.place} />
          <text className={figures.figure} y={10} fontSize={29} fill={place === 0 ? '#23160b' : '#f3e8cf'}>
            {place + 1}
          </text>
        </g>
      )}
    </>
  )
}
