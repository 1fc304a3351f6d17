export type Point = readonly [number, number]

/** A path as a chain of points. */
export interface Contour {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Points lie at most this far apart, so that a straight edge can be roughened, too. */
const STEP = 3

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

interface Command {
  readonly letter: string
  readonly numbers: readonly number[]
}

function* commands(d: string): Generator<Command> {
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
    const size = ARGUMENTS[letter.toUpperCase()]
    if (size === undefined) throw new Error(`a path with ${letter} is not understood: ${d}`)
    if (size === 0) yield { letter, numbers: [] }
    for (let at = 0; size > 0 && at < numbers.length; at += size) {
      // A move with more than one point goes on as lines.
      const follows = at > 0 && letter.toUpperCase() === 'M'
      yield { letter: follows ? (letter === 'M' ? 'L' : 'l') : letter, numbers: numbers.slice(at, at + size) }
    }
  }
}

/** The numbers of a relative command, as they would be in an absolute one. */
function absolute({ letter, numbers }: Command, [x, y]: Point): readonly number[] {
  if (letter === letter.toUpperCase()) return numbers
  if (letter === 'h') return [numbers[0] + x]
  if (letter === 'v') return [numbers[0] + y]
  if (letter === 'a') return [...numbers.slice(0, 5), numbers[5] + x, numbers[6] + y]
  return numbers.map((number, at) => number + (at % 2 === 0 ? x : y))
}

type Curve = (t: number) => Point

function line([x0, y0]: Point, [x1, y1]: Point): Curve {
  return (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
}

function cubic(a: Point, b: Point, c: Point, d: Point): Curve {
  return (t) => {
    const s = 1 - t
    const at = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i]
    return [at(0), at(1)]
  }
}

function quadratic(a: Point, b: Point, c: Point): Curve {
  return (t) => {
    const s = 1 - t
    const at = (i: 0 | 1) => s * s * a[i] + 2 * s * t * b[i] + t * t * c[i]
    return [at(0), at(1)]
  }
}

/** A part of a circle; emblems need no ellipses. */
function arc([x0, y0]: Point, [wanted, , , large, sweep, x1, y1]: readonly number[]): Curve {
  const half = Math.hypot(x1 - x0, y1 - y0) / 2
  const radius = Math.max(wanted, half)
  const away = Math.sqrt(radius * radius - half * half) * (large === sweep ? -1 : 1)
  const cx = (x0 + x1) / 2 - (away * (y1 - y0)) / (2 * half)
  const cy = (y0 + y1) / 2 + (away * (x1 - x0)) / (2 * half)
  const from = Math.atan2(y0 - cy, x0 - cx)
  let angle = Math.atan2(y1 - cy, x1 - cx) - from
  if (sweep === 1 && angle < 0) angle += 2 * Math.PI
  if (sweep === 0 && angle > 0) angle -= 2 * Math.PI
  return (t) => [cx + radius * Math.cos(from + angle * t), cy + radius * Math.sin(from + angle * t)]
}

function curveOf(letter: string, n: readonly number[], from: Point): Curve {
  switch (letter) {
    case 'H':
      return line(from, [n[0], from[1]])
    case 'V':
      return line(from, [from[0], n[0]])
    case 'C':
      return cubic(from, [n[0], n[1]], [n[2], n[3]], [n[4], n[5]])
    case 'Q':
      return quadratic(from, [n[0], n[1]], [n[2], n[3]])
    case 'A':
      return arc(from, n)
    default:
      return line(from, [n[0], n[1]])
  }
}

function lengthOf(curve: Curve): number {
  let length = 0
  let [x, y] = curve(0)
  for (let i = 1; i <= 8; i++) {
    const [nextX, nextY] = curve(i / 8)
    length += Math.hypot(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return length
}

function follow(curve: Curve, points: Point[]): void {
  const steps = Math.max(1, Math.ceil(lengthOf(curve) / STEP))
  for (let i = 1; i <= steps; i++) points.push(curve(i / steps))
}

/** Reads path data into points: what is drawn can then be bent, shaded and roughened once, instead of by a filter at every frame. */
export function contours(d: string): Contour[] {
  const found: Contour[] = []
  let points: Point[] = []
  let here: Point = [0, 0]
  const finish = (closed: boolean) => {
    if (points.length > 1) found.push({ points, closed })
    points = []
  }
  for (const command of commands(d)) {
    const letter = command.letter.toUpperCase()
    const numbers = absolute(command, here)
    if (letter === 'M') {
      finish(false)
      here = [numbers[0], numbers[1]]
      points = [here]
    } else if (letter === 'Z') {
      const start = points[0]
      follow(line(here, start), points)
      points.pop()
      finish(true)
      here = start
      points = [here]
    } else {
      if (points.length === 0) points = [here]
      follow(curveOf(letter, numbers, here), points)
      here = points[points.length - 1]
    }
  }
  finish(false)
  return found
}

export function toPath(chains: readonly Contour[]): string {
  const short = (n: number) => String(Math.round(n * 10) / 10)
  return chains
    .map(({ points, closed }) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`)
    .join('')
}
