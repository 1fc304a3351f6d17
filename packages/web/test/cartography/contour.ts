import { type Field, toUnits } from './grid.ts'

type Point = readonly [x: number, y: number]

interface Line {
  readonly closed: boolean
  readonly points: readonly Point[]
}

/** Which sides of a square of four points the line crosses, by which of its corners lie higher. */
const CROSSED: readonly (readonly (readonly [number, number])[])[] = (() => {
  const [top, right, bottom, left] = [0, 1, 2, 3]
  const ways: (readonly [number, number])[][] = Array.from({ length: 16 }, () => [])
  for (const high of [1, 14]) ways[high] = [[left, bottom]]
  for (const high of [2, 13]) ways[high] = [[bottom, right]]
  for (const high of [3, 12]) ways[high] = [[left, right]]
  for (const high of [4, 11]) ways[high] = [[top, right]]
  for (const high of [6, 9]) ways[high] = [[top, bottom]]
  for (const high of [7, 8]) ways[high] = [[left, top]]
  ways[5] = [
    [left, top],
    [bottom, right],
  ]
  ways[10] = [
    [left, bottom],
    [top, right],
  ]
  return ways
})()

/** The lines on which a field has this height. */
export function linesAt({ left, top, width, height, values }: Field, level: number): Line[] {
  const ends = new Map<number, number[]>()
  const points = new Map<number, Point>()
  const crossing = (column: number, row: number, side: number): number => {
    const upright = side === 1 || side === 3
    const x = side === 1 ? column + 1 : column
    const y = side === 2 ? row + 1 : row
    const key = (y * width + x) * 2 + (upright ? 1 : 0)
    if (!points.has(key)) {
      const here = values[y * width + x] - level
      const there = values[upright ? (y + 1) * width + x : y * width + x + 1] - level
      const part = here / (here - there)
      points.set(key, [left + x + (upright ? 0 : part), top + y + (upright ? part : 0)])
    }
    return key
  }
  const join = (a: number, b: number) => {
    ends.set(a, [...(ends.get(a) ?? []), b])
    ends.set(b, [...(ends.get(b) ?? []), a])
  }
  for (let row = 0; row < height - 1; row++)
    for (let column = 0; column < width - 1; column++) {
      const at = row * width + column
      const high =
        (values[at] > level ? 8 : 0) +
        (values[at + 1] > level ? 4 : 0) +
        (values[at + width + 1] > level ? 2 : 0) +
        (values[at + width] > level ? 1 : 0)
      for (const [a, b] of CROSSED[high]) join(crossing(column, row, a), crossing(column, row, b))
    }
  return chained(ends, points)
}

function chained(ends: ReadonlyMap<number, readonly number[]>, points: ReadonlyMap<number, Point>): Line[] {
  const seen = new Set<number>()
  const lines: Line[] = []
  // Open lines begin at an end.
  const starts = [...ends.keys()].sort((a, b) => ends.get(a)!.length - ends.get(b)!.length)
  for (const start of starts) {
    if (seen.has(start)) continue
    const keys: number[] = []
    for (let key: number | undefined = start; key !== undefined; key = ends.get(key)!.find((next) => !seen.has(next))) {
      seen.add(key)
      keys.push(key)
    }
    const closed = keys.length > 3 && ends.get(keys[keys.length - 1])!.includes(start)
    lines.push({ closed, points: keys.map((key) => points.get(key)!) })
  }
  return lines
}

/** Leaves out points that lie within a distance of the line without them. */
function simpler(points: readonly Point[], distance: number): Point[] {
  const keep = new Set([0, points.length - 1])
  const spans = [[0, points.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    const [ax, ay] = points[from]
    const [bx, by] = points[to]
    const length = Math.hypot(bx - ax, by - ay)
    let farthest = -1
    let most = distance
    for (let at = from + 1; at < to; at++) {
      const [x, y] = points[at]
      const off =
        length < 1e-9 ? Math.hypot(x - ax, y - ay) : Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length
      if (off > most) {
        most = off
        farthest = at
      }
    }
    if (farthest < 0) continue
    keep.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  return points.filter((_, at) => keep.has(at))
}

/** Twice the surface inside a line. */
const surface = ({ points }: Line) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length]
      return sum + x * nextY - nextX * y
    }, 0),
  )

/** The line round most: without the crumbs that a wandering border leaves beyond a straight one. */
export const largest = (lines: readonly Line[]): Line[] =>
  lines.length === 0 ? [] : [lines.reduce((a, b) => (surface(b) > surface(a) ? b : a))]

interface Manner {
  /** In cells of the grid. */
  readonly distance: number
  /** Shorter lines are left out, in cells. */
  readonly shortest: number
  /** Digits after the point. */
  readonly digits: number
}

/** Numbers one after the other with as little between them as can be read. */
class Pen {
  text = ''
  #x = 0
  #y = 0
  readonly #grain: number

  constructor(digits: number) {
    this.#grain = 10 ** digits
  }

  #round(value: number) {
    return Math.round(value * this.#grain) / this.#grain
  }

  #number(value: number) {
    const text = String(this.#round(value)).replace(/^(-?)0\./, '$1.')
    this.text += /[\d.]$/.test(this.text) && !text.startsWith('-') ? ` ${text}` : text
  }

  /** The points after a letter, as steps from where the pen is; it ends at the last one. */
  steps(letter: string, ...points: readonly Point[]) {
    this.text += letter
    for (const [x, y] of points) {
      this.#number(this.#round(x) - this.#x)
      this.#number(this.#round(y) - this.#y)
    }
    const [x, y] = points[points.length - 1]
    this.#x = this.#round(x)
    this.#y = this.#round(y)
  }

  move([x, y]: Point) {
    this.text += 'M'
    this.#x = 0
    this.#y = 0
    this.#number(x)
    this.#number(y)
    this.#x = this.#round(x)
    this.#y = this.#round(y)
  }
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Drawn through the middles between points, with the points as handles: no corner stays. */
export function pathOf(lines: readonly Line[], { distance, shortest, digits }: Manner): string {
  const pen = new Pen(digits)
  for (const { closed, points } of lines) {
    let length = 0
    for (let at = 1; at < points.length; at++)
      length += Math.hypot(points[at][0] - points[at - 1][0], points[at][1] - points[at - 1][1])
    if (length < shortest) continue
    const half = points.length >> 1
    const kept = closed
      ? [
          ...simpler(points.slice(0, half + 1), distance),
          ...simpler([...points.slice(half), points[0]], distance).slice(1, -1),
        ]
      : simpler(points, distance)
    const units = kept.map(([x, y]): Point => [toUnits(x), toUnits(y)])
    if (units.length < 3) continue
    if (closed) {
      pen.move(middle(units[units.length - 1], units[0]))
      for (const [at, point] of units.entries()) pen.steps('q', point, middle(point, units[(at + 1) % units.length]))
      pen.text += 'z'
    } else {
      pen.move(units[0])
      for (let at = 1; at < units.length - 2; at++) pen.steps('q', units[at], middle(units[at], units[at + 1]))
      pen.steps('q', units[units.length - 2], units[units.length - 1])
    }
  }
  return pen.text
}
