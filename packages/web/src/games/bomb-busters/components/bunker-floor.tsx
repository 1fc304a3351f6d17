import type { BUNKER } from '@riposte/bomb-busters'
import type { ReactNode } from 'react'
import styles from './bunker.module.css'

type Cell = readonly [row: number, column: number]
type Edge = readonly [Cell, Cell]
type FloorPlan = (typeof BUNKER.floors)['front' | 'back']

interface BunkerFloorProps {
  readonly name: string
  readonly plan: FloorPlan
  readonly rows: number
  readonly cols: number
  readonly start: Cell | null
  readonly activated: readonly string[]
  readonly standee: Cell | null
}

const SIZE = 32
const THINGS: Readonly<Record<string, string>> = {
  front_key: 'the key',
  front_skull: 'the guard',
  back_alarm: 'the alarm',
  back_detonator: 'the Doctor’s detonator',
}

/** One floor, drawn like a plan: walls, door, laser, and what is to be done there. */
export function BunkerFloor({ name, plan, rows, cols, start, activated, standee }: BunkerFloorProps) {
  const [width, height] = [cols * SIZE, rows * SIZE]
  const at = ([row, column]: Cell) => `translate(${(column + 0.5) * SIZE} ${(row + 0.5) * SIZE})`
  const cells = Array.from({ length: rows * cols }, (_, n) => [Math.floor(n / cols), n % cols] as const)
  const isDoorOpen = plan.door !== undefined && activated.includes(plan.door.opensWith)
  const isLaserOff = plan.laser !== undefined && activated.includes(plan.laser.offWith)
  return (
    <svg
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      className={styles.floor}
      role="img"
      aria-label={floorLabel(name, plan, activated, standee)}
    >
      <rect width={width} height={height} fill="#0f2b4c" stroke="#a9cbef" strokeWidth="2.600" />
      {cells.map(([row, column]) => (
        <rect
          key={`${row} ${column}`}
          x={column * SIZE}
          y={row * SIZE}
          width={SIZE}
          height={SIZE}
          fill="none"
          stroke="#a9cbef"
          strokeOpacity="0.25"
        />
      ))}
      {Object.entries(plan.striped).map(([id, cell]) => (
        <g key={id} transform={at(cell)}>
          <rect
            x="-14"
            y="-14"
            width="28"
            height="28"
            rx="3"
            fill={activated.includes(id) ? '#1d4a3d' : '#3a3110'}
            stroke={activated.includes(id) ? '#86d3b8' : '#f5c11c'}
            strokeWidth="2"
            strokeDasharray={activated.includes(id) ? undefined : '5 3'}
          />
          <g color={activated.includes(id) ? '#86d3b8' : '#f5c11c'}>{SIGNS[id]}</g>
        </g>
      ))}
      {plan.saws.map((cell) => (
        <g key={String(cell)} transform={at(cell)} color="#ff7a66">
          {SIGNS.saw}
        </g>
      ))}
      <g transform={at(plan.stairs)} color="#dce9f7">
        {SIGNS.stairs}
      </g>
      {start !== null && (
        <g transform={at(start)} color="#a9cbef">
          {SIGNS.start}
        </g>
      )}
      {plan.walls.map((edge) => (
        <path key={String(edge)} d={border(edge)} stroke="#f3f5f6" strokeWidth="4" strokeLinecap="round" />
      ))}
      {plan.door !== undefined && (
        <path
          d={border(plan.door.edge)}
          stroke={isDoorOpen ? '#86d3b8' : '#f5c11c'}
          strokeWidth="4"
          strokeDasharray={isDoorOpen ? '2 7' : undefined}
        />
      )}
      {plan.laser?.edges.map((edge) => (
        <path
          key={String(edge)}
          d={border(edge)}
          stroke="#ff4a30"
          strokeWidth={isLaserOff ? 1 : 2.6}
          strokeDasharray="3 2.500"
          opacity={isLaserOff ? 0.4 : 1}
        />
      ))}
      {standee !== null && (
        <g transform={at(standee)}>
          <ellipse cy="11" rx="8" ry="3" fill="#020914" opacity="0.6" />
          <path d="M-7 11c0-8 2-11 7-11s7 3 7 11Z" fill="#f5f0e3" stroke="#14181d" strokeWidth="1.500" />
          <circle cy="-5" r="5.500" fill="#f5f0e3" stroke="#14181d" strokeWidth="1.500" />
          <path d="M-5.500-6a5.500 5.500 0 0 1 11 0Z" fill="#2c7bd6" stroke="#14181d" strokeWidth="1.300" />
        </g>
      )}
    </svg>
  )
}

/** The side that two cells share. */
function border([a, b]: Edge): string {
  if (a[0] === b[0]) {
    const x = Math.max(a[1], b[1]) * SIZE
    return `M${x} ${a[0] * SIZE + 2}v${SIZE - 4}`
  }
  const y = Math.max(a[0], b[0]) * SIZE
  return `M${a[1] * SIZE + 2} ${y}h${SIZE - 4}`
}

function floorLabel(name: string, plan: FloorPlan, activated: readonly string[], standee: Cell | null): string {
  const where = ([row, column]: Cell) => `row ${row + 1}, column ${column + 1}`
  const things = Object.entries(plan.striped).map(
    ([id, cell]) => `${THINGS[id] ?? id} at ${where(cell)}, ${activated.includes(id) ? 'done' : 'to be done'}`,
  )
  const saws = plan.saws.map((cell) => `saw at ${where(cell)}`)
  const here = standee === null ? [] : [`you are at ${where(standee)}`]
  return `${name} floor: ${[...here, ...things, ...saws, `stairs at ${where(plan.stairs)}`].join('; ')}`
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const SIGNS: Readonly<Record<string, ReactNode>> = {
  front_key: (
    <g {...line}>
      <circle cx="-4" r="4" />
      <path d="M0 0h9M6 0v4" />
    </g>
  ),
  front_skull: (
    <g {...line}>
      <circle cy="-4" r="4" />
      <path d="M-7 9c0-5 3-7 7-7s7 2 7 7" />
    </g>
  ),
  back_alarm: (
    <g {...line}>
      <path d="M-6 6V0a6 6 0 0 1 12 0v6ZM-9 6H9M0-9v2" />
    </g>
  ),
  back_detonator: (
    <g {...line}>
      <circle r="8" />
      <path d="M0 0l4-5" />
    </g>
  ),
  saw: (
    <g {...line} strokeWidth={1.6}>
      <circle r="3" />
      <path d="M0-9l2 3M0 9l-2-3M9 0l-3 2M-9 0l3-2M6-6l-1 3M-6 6l1-3M6 6l-3-1M-6-6l3 1" />
    </g>
  ),
  stairs: <path d="M-9 9v-5h5v-5h5v-5h5v-4" {...line} />,
  start: (
    <g {...line} strokeWidth={1.6}>
      <path d="M-10-7h20M0-7v3M-6 4a6 6 0 0 1 12 0ZM6 1l5-2" />
    </g>
  ),
}
