import { lot } from '../../../ui/noise.ts'
import type { Point } from './outline.ts'
import { rough } from './woodcut.ts'

/** Cards are a ladder: bone, soot, oxblood, gold; and the dull look of a disgraced card. */
type Rank = 'bone' | 'soot' | 'oxblood' | 'gold' | 'dull'

export function rankOf(value: number): Rank {
  if (value <= 3) return 'bone'
  if (value <= 6) return 'soot'
  return value <= 8 ? 'oxblood' : 'gold'
}

/** The printed field of a card. */
export interface Panel {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** How far it is from a point inside to the edge of the panel. */
function toEdge({ x, y, width, height }: Panel, [cx, cy]: Point, angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const across = dx > 0 ? (x + width - cx) / dx : dx < 0 ? (x - cx) / dx : Number.POSITIVE_INFINITY
  const down = dy > 0 ? (y + height - cy) / dy : dy < 0 ? (y - cy) / dy : Number.POSITIVE_INFINITY
  return Math.min(across, down)
}

const FAR = 235

interface Rays {
  readonly count: number
  readonly from: number
  readonly vary: number
  /** Of the angle that a ray has for itself. */
  readonly breadth: number
}

function rays(panel: Panel, centre: Point, { count, from, vary, breadth }: Rays): string {
  const inside: Panel = { x: panel.x + 1, y: panel.y + 1, width: panel.width - 2, height: panel.height - 2 }
  const at = (angle: number, away: number): Point => [
    centre[0] + away * Math.cos(angle),
    centre[1] + away * Math.sin(angle),
  ]
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const start = from * (1 + vary * lot(3 + i))
    const reach = toEdge(inside, centre, angle)
    if (start >= reach) continue
    // A ray would have its whole breadth only far outside of the panel.
    const grown = ((reach - start) * FAR) / ((FAR - start) * reach)
    const half = (Math.PI / count) * breadth * grown
    const [left, right] = [angle - half, angle + half].map((side) => at(side, toEdge(inside, centre, side)))
    // Between the two sides there may be a corner of the panel; the middle of the ray is close enough to it.
    d += `M${pair(at(angle, start))}L${pair(left)}L${pair(at(angle, reach))}L${pair(right)}Z`
  }
  return d
}

/** Ragged level cuts from both sides, for the low cards and the fallen ones. */
function level({ x, y, width, height }: Panel, gap: number, thick: number): string {
  let d = ''
  const rows = Math.floor((height - 4) / gap)
  for (let i = 0; i < rows; i++) {
    const at = y + 3 + i * gap
    const left = x + 1 + width * (0.14 + 0.34 * lot(i + 7))
    const right = x + width - 1 - width * (0.08 + 0.3 * lot(i + 99))
    const [above, below] = [(at - thick / 2).toFixed(1), (at + thick / 2).toFixed(1)]
    d += `M${x + 1} ${above}L${left.toFixed(1)} ${at.toFixed(1)}L${x + 1} ${below}Z`
    d += `M${x + width - 1} ${above}L${right.toFixed(1)} ${at.toFixed(1)}L${x + width - 1} ${below}Z`
  }
  return d
}

export interface Ground {
  readonly field: string
  readonly pattern: string
}

function draw(rank: Rank, panel: Panel, centre: Point): Ground {
  const { x, y, width, height } = panel
  const field = rough(`M${x} ${y}H${x + width}V${y + height}H${x}Z`, 1.25)
  switch (rank) {
    case 'bone':
      return { field, pattern: level(panel, 3.95, 2.1) }
    case 'dull':
      return { field, pattern: level(panel, 4.7, 2) }
    case 'soot':
      return { field, pattern: rays(panel, centre, { count: 66, from: 64, vary: 0.5, breadth: 0.8 }) }
    case 'oxblood':
      return { field, pattern: rays(panel, centre, { count: 48, from: 40, vary: 0.7, breadth: 1 }) }
    case 'gold':
      return { field, pattern: rays(panel, centre, { count: 36, from: 30, vary: 0.3, breadth: 1.04 }) }
  }
}

const drawn = new Map<string, Ground>()

/** Drawn once for each rank and panel. */
export function groundOf(rank: Rank, panel: Panel, centre: Point): Ground {
  const key = [rank, panel.height, ...centre].join(' ')
  let ground = drawn.get(key)
  if (ground === undefined) {
    ground = draw(rank, panel, centre)
    drawn.set(key, ground)
  }
  return ground
}
