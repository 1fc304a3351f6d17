import { memo, useRef } from 'react'
import { ALL_OUTLINES, at, FIRST_ANGLE, SECTOR_DEGREES } from './map.ts'
import styles from './storm.module.css'

/** Everything is drawn for sector 1 and turned. */
const FROM = FIRST_ANGLE
const TO = FIRST_ANGLE + SECTOR_DEGREES
const INNER = 140

const pair = (angle: number, radius: number) => {
  const { x, y } = at(angle, radius)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

const segment = (from: number, to: number, inner: number, outer: number) =>
  `M${pair(from, inner)}L${pair(from, outer)}A${outer} ${outer} 0 0 0 ${pair(to, outer)}L${pair(to, inner)}A${inner} ${inner} 0 0 1 ${pair(from, inner)}Z`

const WEDGE = segment(FROM, TO, INNER, 1000)
const RIM = segment(FROM, TO, 1004, 1047)
const spoke = (angle: number) => `M${pair(angle, INNER + 4)}L${pair(angle, 1000)}`

/** Blown sand: short bent strokes, denser towards the front. */
function grain(): readonly [string, string, string] {
  const inks: [string, string, string] = ['', '', '']
  let state = 77
  const next = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  for (let stroke = 0; stroke < 840; stroke++) {
    const angle = FROM - 4 + next() ** 0.62 * 26
    const radius = 150 + Math.sqrt(next()) * 860
    const length = 0.8 + next() * (2.4 + radius / 167)
    const bend = 12 * Math.sin(angle * 1.9 + radius / 45)
    const [start, handle, end] = [
      pair(angle, radius + bend),
      pair(angle + length * 0.3, radius + bend + 12),
      pair(angle + length * 0.55, radius + bend * 0.3 + 6),
    ]
    inks[stroke % 3] += `M${start}Q${handle} ${end}`
  }
  return inks
}

const [PALE, DARK, MIDDLE] = grain()

/** How far the storm has turned since sector 1. It only ever goes on: from 18 to 1 it does not run back. */
function useTurned(storm: number): number {
  const turned = useRef(storm - 1)
  const ahead = (((storm - 1 - turned.current) % 18) + 18) % 18
  turned.current += ahead
  return turned.current
}

interface StormProps {
  readonly storm: number
  /** The sector it came from. */
  readonly from: number | null
}

/** The sector of the storm, its place on the rim, the way it came and where it goes. */
export const Storm = memo(function Storm({ storm, from }: StormProps) {
  const angle = useTurned(storm) * SECTOR_DEGREES
  const turn = { transform: `rotate(${-angle}deg)` }
  const back = { transform: `rotate(${angle}deg)` }
  const way = from === null ? 0 : ((storm - from + 18) % 18) * SECTOR_DEGREES
  return (
    <g className={styles.storm} style={turn}>
      <clipPath id="dune-storm">
        <path d={WEDGE} />
      </clipPath>
      <g clipPath="url(#dune-storm)">
        <path d={WEDGE} className={styles.body} data-thing="storm" />
        <path d={PALE} className={styles.pale} />
        <path d={DARK} className={styles.dark} />
        <path d={MIDDLE} className={styles.middle} />
        <path d={spoke(TO)} className={styles.glow} />
        {/* Turned back as far as the storm is turned: borders stay where they are while it sweeps over them. */}
        <g className={styles.storm} style={back}>
          <path d={ALL_OUTLINES} className={styles.borders} />
        </g>
      </g>
      <path d={spoke(FROM)} className={styles.rear} />
      <path d={spoke(TO)} className={styles.front} />
      <path d={RIM} className={styles.rim} />
      {way > 20 && (
        <path
          className={styles.way}
          d={`M${pair(FROM - way + SECTOR_DEGREES, 1080)}A1080 1080 0 ${way - 20 > 180 ? 1 : 0} 0 ${pair(FROM - 1, 1080)}`}
        />
      )}
      <path d={`M${pair(FROM, 1080)}A1080 1080 0 0 0 ${pair(TO - 3, 1080)}`} className={styles.ahead} />
      <path d={`M${pair(TO + 1.2, 1080)}L${pair(TO - 2.2, 1101)}L${pair(TO - 2.2, 1059)}Z`} className={styles.arrow} />
    </g>
  )
})
