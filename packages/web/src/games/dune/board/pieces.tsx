import { BLOW_AMOUNT, BLOW_NODE, NODES } from '@riposte/dune'
import { memo } from 'react'
import { Spice, SpiceMark } from '../art/spice.tsx'
import { Stack } from '../art/stack.tsx'
import { Stronghold } from '../art/stronghold.tsx'
import { Worm } from '../art/worm.tsx'
import { isStronghold, NODE_SHAPES, TERRITORIES, TERRITORY_SHAPES } from './map.ts'
import styles from './pieces.module.css'
import type { StackSight } from './sight.ts'
import type { StandingStack } from './standing.ts'

/** Advisors keep in the background. */
const ADVISOR = 0.78
const share = ({ kind, ordinary }: StackSight) => (kind === 'advisor' && ordinary === 0 ? ADVISOR : 1)

interface GroundMarksProps {
  readonly spice: readonly number[]
  readonly standing: readonly StandingStack[]
  readonly lit: ReadonlySet<number> | null
  readonly far: boolean
}

/** What is printed or done to the ground itself: it lies below the names. */
export const GroundMarks = memo(function GroundMarks({ spice, standing, lit, far }: GroundMarksProps) {
  return (
    <g className={styles.still}>
      {TERRITORIES.map(({ id, name, nodes }, territory) => {
        if (!isStronghold(territory)) return null
        const [{ x, y }] = NODE_SHAPES[nodes[0]].stacks[0].spots
        const covered = standing.some((stack) => Math.hypot(stack.x - x, stack.y - y) < 50)
        if (covered) return null
        return (
          <g key={id} transform={`translate(${x} ${y - 4})`} opacity={0.62}>
            <Stronghold kind={name.includes('Sietch') ? 'sietch' : 'city'} size={42} ink="#e0b04c" />
          </g>
        )
      })}
      {BLOW_NODE.map((node, card) => {
        const place = NODE_SHAPES[node].spice
        if (place === null || spice[node] > 0) return null
        return (
          <g key={node} transform={`translate(${place.x} ${place.y})`}>
            <SpiceMark amount={BLOW_AMOUNT[card]} size={far ? 30 : 24} dim={lit !== null && !lit.has(node)} />
          </g>
        )
      })}
    </g>
  )
})

interface PiecesProps {
  readonly spice: readonly number[]
  readonly standing: readonly StandingStack[]
  readonly worms: readonly number[]
  /** Of a disc. */
  readonly radius: number
}

/** Spice, stacks and worms: they lie on everything. */
export const Pieces = memo(function Pieces({ spice, standing, worms, radius }: PiecesProps) {
  return (
    <g className={styles.still}>
      {NODE_SHAPES.map(({ spice: place, middle }, node) => {
        if (!(spice[node] > 0)) return null
        const { x, y } = place ?? middle
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a location is its number
            key={node}
            className={styles.piece}
            data-thing={`spice:${NODES[node].split('/')[0]}`}
            transform={`translate(${x} ${y})`}
          >
            <Spice amount={spice[node]} size={radius * 0.9} />
          </g>
        )
      })}
      {worms.map((territory) => {
        const { x, y } = TERRITORY_SHAPES[territory].middle
        return (
          <g key={territory} transform={`translate(${x} ${y})`}>
            <g className={styles.worm}>
              <Worm size={64} />
            </g>
          </g>
        )
      })}
      {standing.map(({ key, x, y, scale, coming, ...stack }) => (
        <g key={key} className={styles.stack} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <g className={styles.piece}>
            <Stack
              {...stack}
              radius={radius * scale * share(stack)}
              figures={radius * Math.max(scale * share(stack), 0.8)}
            />
            {coming && <circle cy={-radius * scale * 0.1} r={radius * scale * 1.52} className={styles.coming} />}
          </g>
        </g>
      ))}
    </g>
  )
})
