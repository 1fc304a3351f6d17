import { Emblem } from '../art/emblem.tsx'
import { Crystal } from '../art/spice.tsx'
import { StormSign } from '../art/storm-sign.tsx'
import styles from './detail.module.css'
import { NODE_SECTOR, NODE_TERRITORY, type Spot, TERRITORIES } from './map.ts'
import type { BoardSight } from './sight.ts'
import type { Stop } from './stops.ts'
import type { Size } from './view.ts'
import { factionName, forcesOf, groundWords } from './words.ts'

/** Wide enough for a line; the style sheet has the same number. */
const WIDTH = 208
const AWAY = 46
const NARROW = 560

interface DetailProps {
  readonly sight: BoardSight
  readonly stop: Stop
  /** Its middle in the window. */
  readonly at: Spot
  readonly size: Size
}

/** Everything about one territory, beside it; below the map where there is no beside. The sentence says it to the ear. */
export function Detail({ sight, stop, at, size }: DetailProps) {
  const { name } = TERRITORIES[stop.territory]
  const narrow = size.width < NARROW
  const right = at.x < size.width - WIDTH - AWAY - 8
  const left = right ? at.x + AWAY : Math.max(8, at.x - AWAY - WIDTH)
  const high = at.y > size.height * 0.55
  const place = high ? { left, bottom: Math.max(8, size.height - at.y - 40) } : { left, top: Math.max(8, at.y - 40) }
  const all = TERRITORIES[stop.territory].nodes
  const sectors = stop.nodes.map((node) => NODE_SECTOR[node]).filter((sector) => sector > 0)
  return (
    <div
      className={narrow ? styles.strip : styles.detail}
      data-top={narrow && high}
      style={narrow ? {} : place}
      aria-hidden="true"
    >
      <h3 className={styles.name}>
        {name}
        <span className={styles.sector}>{sectors.length === 0 ? '' : sectors.join(' · ')}</span>
      </h3>
      <p className={styles.ground}>{groundWords(sight, stop.territory)}</p>
      {all.map((node) => (
        <NodeLines key={node} sight={sight} node={node} several={all.length > 1} />
      ))}
    </div>
  )
}

function NodeLines({
  sight,
  node,
  several,
}: {
  readonly sight: BoardSight
  readonly node: number
  readonly several: boolean
}) {
  const { stacks, spice, storm, worms, battles } = sight
  const inStorm = storm > 0 && NODE_SECTOR[node] === storm
  const here = stacks[node]
  if (here.length === 0 && !(spice[node] > 0) && !inStorm) return null
  return (
    <div className={styles.node}>
      {several && <span className={styles.label}>Sector {NODE_SECTOR[node]}</span>}
      <ul className={styles.lines}>
        {here.map((stack) => (
          <li key={`${stack.faction} ${stack.kind}`}>
            <Emblem faction={stack.faction} size={20} />
            <span>{factionName(stack.faction)}</span>
            <b className={styles.count}>{forcesOf(stack)}</b>
          </li>
        ))}
        {spice[node] > 0 && (
          <li>
            <svg width={20} height={20} viewBox="-100 -100 200 200" aria-hidden="true">
              <Crystal />
            </svg>
            <span>Spice</span>
            <b className={styles.count}>{spice[node]}</b>
          </li>
        )}
        {inStorm && (
          <li className={styles.storm}>
            <StormSign size={20} />
            <span>In the storm</span>
          </li>
        )}
      </ul>
      {battles.has(node) && here.length > 1 && <p className={styles.fight}>A battle is to be fought</p>}
      {worms.includes(NODE_TERRITORY[node]) && <p className={styles.ground}>A worm has just come up</p>}
    </div>
  )
}
