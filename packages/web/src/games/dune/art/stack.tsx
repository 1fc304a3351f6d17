import styles from './art.module.css'
import { Glyph } from './emblem.tsx'
import { FACTION_INKS } from './palette.ts'
import { teeth } from './teeth.ts'

const DARK = '#140d08'
const MOST_DISCS = 4

interface StackProps {
  readonly faction: number
  readonly ordinary: number
  readonly special: number
  readonly kind: 'elite' | 'advisor'
  readonly radius: number
  /** The numbers belong to a disc of this radius: small discs keep numbers that can be read. */
  readonly figures?: number
}

/** Discs on each other, one more for each three forces, with the numbers beside them. */
export function Stack({ faction, ordinary, special, kind, radius: r, figures = r }: StackProps) {
  const { disc, edge, outline, ink } = FACTION_INKS[faction]
  const peaceful = kind === 'advisor' && ordinary === 0
  const elite = kind === 'elite' && special > 0
  const discs = Math.min(MOST_DISCS, Math.max(1, Math.ceil((ordinary + special) / 3)))
  const thick = r * 0.17
  const top = -(discs - 1) * thick
  return (
    <>
      <ellipse cx={r * 0.16} cy={r * 0.34} rx={r * 1.1} ry={r * 1.02} fill="#150c05" opacity={0.42} />
      {elite && ordinary === 0 && (
        <path d={teeth(r * 1.02, 18, r * 0.17)} fill="#f3d27a" stroke={DARK} strokeWidth={r * 0.06} />
      )}
      {Array.from({ length: discs }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a disc is its place in the stack
        <g key={at}>
          <circle cy={thick - at * thick} r={r} fill={peaceful ? '#8d7c58' : edge} />
          <circle cy={-at * thick} r={r} fill={peaceful ? '#e9d9b4' : disc} stroke={outline} strokeWidth={r * 0.07} />
        </g>
      ))}
      {peaceful ? (
        <circle
          cy={top}
          r={r * 0.8}
          fill="none"
          stroke={disc}
          strokeWidth={r * 0.16}
          strokeDasharray={`${r * 0.5} ${r * 0.2}`}
        />
      ) : (
        <>
          <circle cy={top} r={r * 0.84} fill="none" stroke={ink} strokeOpacity={0.55} strokeWidth={r * 0.055} />
          <path
            d={`M${-r * 0.8} ${top - r * 0.28}A${r * 0.85} ${r * 0.85} 0 0 1 ${r * 0.28} ${top - r * 0.8}`}
            fill="none"
            stroke="#fff"
            strokeOpacity={0.35}
            strokeWidth={r * 0.09}
            strokeLinecap="round"
          />
        </>
      )}
      <Glyph faction={faction} size={r * (peaceful ? 0.56 : 0.66)} y={top} ink={peaceful ? edge : ink} />
      {(ordinary > 0 || peaceful) && (
        <Tag x={r * 0.86} y={r * 0.62} r={figures} count={peaceful ? special : ordinary} />
      )}
      {elite && <EliteTag x={r * 0.92} y={ordinary > 0 ? top * 0.4 - r * 0.44 : r * 0.6} r={figures} count={special} />}
      {kind === 'advisor' && special > 0 && ordinary > 0 && (
        <Tag x={r * 0.92} y={top * 0.4 - r * 0.44} r={figures} count={special} pale />
      )}
    </>
  )
}

interface TagProps {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly count: number
  readonly pale?: boolean
}

function Tag({ x, y, r, count, pale = false }: TagProps) {
  const width = r * (count >= 10 ? 1.06 : 0.82)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-r * 0.42}
        width={width}
        height={r * 0.84}
        rx={r * 0.2}
        fill={pale ? '#e9d9b4' : '#1a110a'}
        stroke={pale ? DARK : '#f0e2c0'}
        strokeWidth={r * 0.07}
        strokeDasharray={pale ? `${r * 0.24} ${r * 0.1}` : undefined}
      />
      <text className={styles.figure} y={r * 0.29} fontSize={r * 0.84} fill={pale ? DARK : '#fbf1d6'}>
        {count}
      </text>
    </g>
  )
}

function EliteTag({ x, y, r, count }: TagProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={teeth(r * 0.44, 9, r * 0.17)} fill="#f3d27a" stroke={DARK} strokeWidth={r * 0.08} />
      <text className={styles.figure} y={r * 0.25} fontSize={r * 0.74} fill="#1a1009">
        {count}
      </text>
    </g>
  )
}
