import { memo, useId, useMemo } from 'react'
import {
  CAPITALS,
  type Circle,
  FAR_PLATE,
  FAR_SHIFT,
  freeLettering,
  heightOf,
  type Lettering,
  PLATE,
  plateHalf,
  readsOutward,
  TRACKING,
} from './lettering.ts'
import { at, NODE_SECTOR, nodeAt, POLAR_SINK, sectorAt, TERRITORIES, TERRITORY_SHAPES } from './map.ts'
import styles from './names.module.css'

interface NamesProps {
  /** What stands on the board: names move out of its way. */
  readonly taken: readonly Circle[]
  readonly storm: number
  /** Locations in full light; null when all are. */
  readonly lit: ReadonlySet<number> | null
  /** Seen from afar: larger, and fewer. */
  readonly far: boolean
}

/** How much of a name may be hidden, in units; what is more is left out, since the keys and the pointer tell it anyway. */
const HIDDEN = 160
const HIDDEN_FAR = 20

/** The name of every territory, where it can be read now. */
export const Names = memo(function Names({ taken, storm, lit, far }: NamesProps) {
  const id = useId()
  const written = useMemo(
    () =>
      TERRITORIES.flatMap(({ kind, nodes }, territory) => {
        const { near, far: fewer } = TERRITORY_SHAPES[territory]
        const ways = far ? fewer : near
        const way = freeLettering(ways, taken, far ? HIDDEN_FAR : HIDDEN)
        if (way === null) return []
        const node = nodeAt(territory, way)
        const inStorm = storm > 0 && sectorAt(way) === storm && NODE_SECTOR[node] === storm
        const dim = lit !== null && !lit.has(nodes.length === 1 ? nodes[0] : node)
        return [{ territory, way, ground: inStorm ? 'storm' : dim ? 'dim' : kind }]
      }),
    [taken, storm, lit, far],
  )
  return (
    <g className={styles.names}>
      {written.map(({ territory, way, ground }) => (
        <g key={territory} data-ground={ground} className={styles.name} fontSize={way.size}>
          <Written way={way} id={`${id}${territory}`} />
        </g>
      ))}
      {TERRITORY_SHAPES.map(({ name }, territory) => {
        if (name === null) return null
        const dim = lit !== null && !lit.has(TERRITORIES[territory].nodes[0])
        return territory === POLAR_SINK ? (
          <text
            key={TERRITORIES[territory].id}
            className={styles.name}
            data-ground={dim ? 'dim' : 'polar'}
            x={name.x}
            y={name.y + 12}
            fontSize={far ? 44 : 34}
            textAnchor="middle"
            letterSpacing={34 * TRACKING}
          >
            POLAR SINK
          </text>
        ) : (
          <Plate
            key={TERRITORIES[territory].id}
            name={TERRITORIES[territory].name}
            x={name.x}
            y={name.y + (far ? FAR_SHIFT : 0)}
            dim={dim}
            far={far}
          />
        )
      })}
    </g>
  )
})

/** A text is set from its middle: the space after its last letter would push it aside. */
const spaced = (size: number) => ({ letterSpacing: size * TRACKING, textAnchor: 'middle' as const })

function Written({ way, id }: { readonly way: Lettering; readonly id: string }) {
  const { manner, size, lines, a, b } = way
  const height = heightOf(way)
  const capitals = size * CAPITALS
  const shift = (size * TRACKING) / 2
  if (manner === 'ring') {
    const out = readsOutward(a)
    return lines.map((line, row) => {
      const radius = out ? b + height / 2 - capitals - row * size : b - height / 2 + capitals + row * size
      const half = (((line.length * size * 0.7) / radius / Math.PI) * 180) / 2 + 4
      const [from, to] = out ? [a + half, a - half] : [a - half, a + half]
      const [start, end] = [at(from, radius), at(to, radius)]
      return (
        <g key={line}>
          <path
            id={`${id}${row}`}
            fill="none"
            stroke="none"
            d={`M${start.x.toFixed(1)} ${start.y.toFixed(1)}A${radius} ${radius} 0 0 ${out ? 1 : 0} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
          />
          <text {...spaced(size)}>
            <textPath href={`#${id}${row}`} startOffset="50%">
              {line}
            </textPath>
          </text>
        </g>
      )
    })
  }
  const turned = manner === 'radius' ? -a + (Math.cos((a * Math.PI) / 180) < 0 ? 180 : 0) : 0
  const { x, y } = manner === 'radius' ? at(a, b) : { x: a, y: b }
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned})`}>
      {lines.map((line, row) => (
        <text key={line} x={shift} y={capitals - height / 2 + row * size} {...spaced(size)}>
          {line}
        </text>
      ))}
    </g>
  )
}

interface PlateProps {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly dim: boolean
  readonly far: boolean
}

/** A stronghold's name: always level, always to be read, over whatever lies there. */
function Plate({ name, x, y, dim, far }: PlateProps) {
  const size = far ? FAR_PLATE : PLATE
  const text = name.toUpperCase()
  const half = plateHalf(name, size)
  const up = size * 0.66
  return (
    <g transform={`translate(${x} ${y})`} className={styles.plate} data-dim={dim}>
      <path d={`M${-half} ${3 - up}H${half}V${up + 4}H${-half}Z`} fill="#0a0502" fillOpacity={0.5} stroke="none" />
      <path
        d={`M${-half} ${-up}H${half}L${half + 11} 0L${half} ${up}H${-half}L${-half - 11} 0Z`}
        className={styles.board}
      />
      <text x={(size * TRACKING) / 2} y={size * 0.36} fontSize={size} {...spaced(size)}>
        {text}
      </text>
    </g>
  )
}
