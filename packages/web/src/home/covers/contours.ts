type Point = readonly [number, number]

/** Heights over a box, known at the corners of a grid. Well outside the box the land falls away, so every contour closes. */
export interface Land {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly heights: Float64Array
}

const ABYSS = -99
/** Cells around the box, so that the fall is out of sight. */
const AROUND = 3

export function land(width: number, height: number, cell: number, heightAt: (x: number, y: number) => number): Land {
  const columns = Math.ceil(width / cell) + 2 * AROUND
  const rows = Math.ceil(height / cell) + 2 * AROUND
  const heights = new Float64Array(columns * rows).fill(ABYSS)
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      heights[row * columns + column] = heightAt((column - AROUND) * cell, (row - AROUND) * cell)
    }
  }
  return { columns, rows, cell, heights }
}

const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3]

/**
 * How a contour crosses a cell, by which of its corners lie above the level (1 top left, 2 top right, 4 bottom right,
 * 8 bottom left): from one side to another, high land always on the left hand, so that the pieces join head to tail.
 */
const CROSSINGS: readonly (readonly number[])[] = [
  [],
  [LEFT, TOP],
  [TOP, RIGHT],
  [LEFT, RIGHT],
  [RIGHT, BOTTOM],
  [LEFT, TOP, RIGHT, BOTTOM],
  [TOP, BOTTOM],
  [LEFT, BOTTOM],
  [BOTTOM, LEFT],
  [BOTTOM, TOP],
  [TOP, RIGHT, BOTTOM, LEFT],
  [BOTTOM, RIGHT],
  [RIGHT, LEFT],
  [RIGHT, TOP],
  [TOP, LEFT],
  [],
]

/** Everything at or above a level, as the data of one smooth, closed path. */
export function contour({ columns, rows, cell, heights }: Land, level: number): string {
  const next = new Map<number, number>()
  const points = new Map<number, Point>()
  const between = (from: number, to: number): Point => {
    const part = Math.min(1, Math.max(0, (level - heights[from]) / (heights[to] - heights[from])))
    const x = (from % columns) + part * ((to % columns) - (from % columns))
    const y = Math.floor(from / columns) + part * (Math.floor(to / columns) - Math.floor(from / columns))
    return [(x - AROUND) * cell, (y - AROUND) * cell]
  }
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      const corners = [a, a + 1, a + columns + 1, a + columns]
      const above = corners.reduce((sum, corner, i) => sum + (heights[corner] >= level ? 1 << i : 0), 0)
      // A side belongs to two cells: it is named for its upper or left end.
      const sides = [2 * a, 2 * (a + 1) + 1, 2 * (a + columns), 2 * a + 1]
      const crossing = CROSSINGS[above]
      for (let i = 0; i < crossing.length; i += 2) {
        next.set(sides[crossing[i]], sides[crossing[i + 1]])
        for (const side of [crossing[i], crossing[i + 1]]) {
          const [from, to] = [corners[side], corners[(side + 1) % 4]]
          points.set(sides[side], between(Math.min(from, to), Math.max(from, to)))
        }
      }
    }
  }
  return chains(next)
    .map((chain) => smooth(chain.map((side) => points.get(side)!)))
    .join('')
}

/** Follows each piece to the next until it comes back to where it began. */
function chains(next: Map<number, number>): number[][] {
  const found: number[][] = []
  for (const start of next.keys()) {
    const chain: number[] = []
    let side: number | undefined = start
    while (side !== undefined && next.has(side)) {
      chain.push(side)
      const after: number | undefined = next.get(side)
      next.delete(side)
      side = after
    }
    if (chain.length > 2) found.push(chain)
  }
  return found
}

/** Curves from the middle of one piece to the middle of the next. */
function smooth(points: readonly Point[]): string {
  const text = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  const middle = (i: number) => {
    const [[x0, y0], [x1, y1]] = [points[i], points[(i + 1) % points.length]]
    return text((x0 + x1) / 2, (y0 + y1) / 2)
  }
  let d = `M${middle(points.length - 1)}`
  points.forEach(([x, y], i) => {
    d += `Q${text(x, y)} ${middle(i)}`
  })
  return `${d}Z`
}
