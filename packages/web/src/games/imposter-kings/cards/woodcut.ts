import { hills, lot } from '../../../ui/noise.ts'
import { type Contour, contours, type Point, toPath } from './outline.ts'

function shake([x, y]: Point, strength: number): Point {
  const dx = hills(x, y, 15, 1) + 0.45 * hills(x, y, 5.5, 2)
  const dy = hills(x, y, 15, 3) + 0.45 * hills(x, y, 5.5, 4)
  return [x + dx * strength, y + dy * strength]
}

/** As if cut with a knife: one uneven hand for everything, so that shapes that touch still touch. */
export function roughen(chains: readonly Contour[], strength = 0.85): Contour[] {
  return chains.map(({ points, closed }) => ({ points: points.map((point) => shake(point, strength)), closed }))
}

export function rough(d: string, strength?: number): string {
  return toPath(roughen(contours(d), strength))
}

export interface Shade {
  /** Part of the breadth that each cut takes at least. */
  readonly depth?: number
  /** And at most so much more. */
  readonly vary?: number
  readonly step?: number
  readonly thick?: number
  readonly seed?: number
  readonly from?: 'left' | 'right'
}

/** Where a level line enters and leaves a shape, from left to right. */
function crossings(chains: readonly Contour[], y: number): number[] {
  const found: number[] = []
  for (const { points } of chains) {
    for (let i = 0; i < points.length; i++) {
      const [x0, y0] = points[i]
      const [x1, y1] = points[(i + 1) % points.length]
      if (y0 < y !== y1 < y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
    }
  }
  return found.sort((a, b) => a - b)
}

/** Tapered cuts from one side of a shape: the light comes from the left. They end inside it, so nothing has to be clipped. */
export function cuts(chains: readonly Contour[], shade: Shade = {}): string {
  const { depth = 0.3, vary = 0.24, step = 3.3, thick = 2, seed = 1, from = 'right' } = shade
  const heights = chains.flatMap(({ points }) => points.map(([, y]) => y))
  const bottom = Math.max(...heights)
  let d = ''
  let row = 0
  for (let y = Math.min(...heights) + step / 2; y < bottom; y += step, row++) {
    const edges = crossings(chains, y)
    for (let i = 0; i + 1 < edges.length; i += 2) {
      const breadth = edges[i + 1] - edges[i]
      if (breadth < 3) continue
      const length = breadth * (depth + vary * lot(seed * 31 + row))
      const edge = from === 'right' ? edges[i + 1] : edges[i]
      const tip = from === 'right' ? edge - length : edge + length
      const half = (thick / 2) * Math.min(1, breadth / 12)
      d += `M${edge.toFixed(1)} ${(y - half).toFixed(1)}L${tip.toFixed(1)} ${y.toFixed(1)}L${edge.toFixed(1)} ${(y + half).toFixed(1)}Z`
    }
  }
  return d
}

export function circle(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** A star with as many points; `inner` is how deep its notches are cut. */
export function star(cx: number, cy: number, r: number, points: number, inner = 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2
    const away = i % 2 === 0 ? r : r * inner
    return `${(cx + away * Math.cos(angle)).toFixed(2)} ${(cy + away * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

function reshape(d: string, change: (point: Point) => Point): string {
  return toPath(contours(d).map(({ points, closed }) => ({ points: points.map(change), closed })))
}

export function turn(d: string, degrees: number, cx: number, cy: number): string {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return reshape(d, ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos])
}

export function mirror(d: string, axis: number): string {
  return reshape(d, ([x, y]) => [2 * axis - x, y])
}

export function place(d: string, dx: number, dy: number, scale = 1): string {
  return reshape(d, ([x, y]) => [dx + x * scale, dy + y * scale])
}

/** At each point of a chain, the direction across it. */
function normals({ points, closed }: Contour): Point[] {
  return points.map((_, i) => {
    const before = points[i > 0 ? i - 1 : closed ? points.length - 1 : 0]
    const after = points[i < points.length - 1 ? i + 1 : closed ? 0 : i]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [-dy / length, dx / length]
  })
}

function shifted(chain: Contour, by: number): Point[] {
  const across = normals(chain)
  return chain.points.map(([x, y], i) => [x + across[i][0] * by, y + across[i][1] * by])
}

/** The outline of a strap of this breadth along a line: rings, ropes, bows. */
export function strap(d: string, breadth: number): string {
  return toPath(
    contours(d).flatMap((chain): Contour[] => {
      const left = shifted(chain, breadth / 2)
      const right = shifted(chain, -breadth / 2).reverse()
      if (!chain.closed) return [{ points: [...left, ...right], closed: true }]
      return [
        { points: left, closed: true },
        { points: right, closed: true },
      ]
    }),
  )
}

/** Cuts across a strap, from its edge at the given side inwards. */
export function ribs(d: string, breadth: number, reach = 0.6, thick = 1.9): string {
  let path = ''
  for (const chain of contours(d)) {
    const edge = shifted(chain, breadth / 2)
    const tips = shifted(chain, breadth / 2 - breadth * reach)
    const across = normals(chain)
    for (let i = 1; i < edge.length - 1; i += 2) {
      const [sx, sy] = [(-across[i][1] * thick) / 2, (across[i][0] * thick) / 2]
      const [x, y] = edge[i]
      const [tx, ty] = tips[i]
      path += `M${(x - sx).toFixed(1)} ${(y - sy).toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}L${(x + sx).toFixed(1)} ${(y + sy).toFixed(1)}Z`
    }
  }
  return path
}
