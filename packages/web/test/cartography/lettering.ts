import { NODE_LAYOUT, TERRITORIES } from '@riposte/dune'
import { SIDE, toGrid, toUnits } from './grid.ts'
import type { Taken } from './places.ts'
import type { Survey } from './survey.ts'

/** How wide the letters of the map's face are, in thousandths of their size. */
const LETTERS: Readonly<Record<string, number>> = {
  A: 401,
  B: 400,
  C: 428,
  D: 432,
  E: 362,
  F: 354,
  G: 438,
  H: 444,
  I: 191,
  J: 191,
  K: 412,
  L: 330,
  M: 531,
  N: 445,
  O: 434,
  P: 380,
  Q: 434,
  R: 410,
  S: 373,
  T: 362,
  U: 435,
  V: 412,
  W: 582,
  X: 390,
  Y: 392,
  Z: 366,
  "'": 161,
  ' ': 125,
}
/** Between letters, and of a line and of capitals, as parts of the size. */
const TRACKING = 0.11
const CAPITALS = 0.72

function widthOf(text: string, size: number): number {
  let thousandths = 0
  for (const letter of text) thousandths += LETTERS[letter]
  return (thousandths / 1000) * size + TRACKING * size * (text.length - 1)
}

/** Of the plate under a stronghold. */
export const plateWidth = (name: string): number => widthOf(name.toUpperCase(), 32) + 26

function breaks(name: string): string[][] {
  const words = name.split(' ')
  const ways = [[name]]
  for (let first = 1; first < words.length; first++)
    ways.push([words.slice(0, first).join(' '), words.slice(first).join(' ')])
  if (words.length === 3) ways.push(words)
  return ways
}

/** Level at x and y; along the ring or along the radius at an angle and a radius. */
type Manner = 'level' | 'ring' | 'radius'

export interface Lettering {
  readonly manner: Manner
  readonly size: number
  readonly lines: readonly string[]
  /** x or angle. */
  readonly a: number
  /** y or radius. */
  readonly b: number
}

interface Scored extends Lettering {
  readonly score: number
  readonly x: number
  readonly y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where something stands already, by point of the grid. */
export function blocked(taken: readonly Taken[]): Uint8Array {
  const mask = new Uint8Array(SIDE * SIDE)
  for (const { x, y, reach } of taken)
    for (let row = toGrid(y - reach); row <= toGrid(y + reach); row++)
      for (let column = toGrid(x - reach); column <= toGrid(x + reach); column++)
        if (Math.hypot(toUnits(column) - x, toUnits(row) - y) < reach) mask[row * SIDE + column] = 1
  return mask
}

/** How deep inside a territory a place of the drawing lies; negative outside or where something stands. */
function depthFor({ region, depth }: Survey, territory: number, mask: Uint8Array) {
  return (x: number, y: number): number => {
    const [column, row] = [toGrid(x), toGrid(y)]
    if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return -1
    const at = row * SIDE + column
    return region[at] === territory && mask[at] === 0 ? depth[at] * 1000 : -1
  }
}

type Depth = (x: number, y: number) => number
/** From the line's middle along the text, and from the text's middle down, to the drawing. */
type Turn = (across: number, down: number) => readonly [number, number]

/** The least depth of a text's samples; negative when one of them is not inside. */
function room(depth: Depth, lines: readonly string[], size: number, turn: Turn, margin: number): number {
  const capitals = size * CAPITALS
  const height = capitals + (lines.length - 1) * size
  // Most places fail already in their middle.
  if (depth(...turn(0, 0)) < height / 2) return -1
  let least = Number.POSITIVE_INFINITY
  for (let line = 0; line < lines.length; line++) {
    const half = widthOf(lines[line], size) / 2 + 4
    const middle = -height / 2 + capitals / 2 + line * size
    for (let sample = -5; sample <= 5; sample++)
      for (let edge = -1; edge <= 1; edge++) {
        const here = depth(...turn((sample / 5) * half, middle + (edge * capitals) / 2))
        if (here < margin) return -1
        least = Math.min(least, here)
      }
  }
  return least
}

function level(depth: Depth, survey: Survey, territory: number, lines: readonly string[], size: number): Scored[] {
  const { left, top, right, bottom } = survey.boxes[territory]
  const found: Scored[] = []
  for (let y = toUnits(top); y <= toUnits(bottom); y += 9)
    for (let x = toUnits(left); x <= toUnits(right); x += 9) {
      const least = room(depth, lines, size, (across, down) => [x + across, y + down], 7)
      if (least < 0) continue
      const score = Math.min(least, 26) + 17 - (lines.length - 1) * 3
      found.push({ manner: 'level', size, lines, a: Math.round(x), b: Math.round(y), score, x, y })
    }
  return found
}

/** Read upright in both halves of the board. */
const ringReadsOutward = (angle: number): boolean => Math.sin(radians(angle)) >= -0.12

function turned(depth: Depth, territory: number, lines: readonly string[], size: number): Scored[] {
  const found: Scored[] = []
  for (const { from, to, inner, outer } of TERRITORIES[territory].nodes.flatMap((node) => NODE_LAYOUT[node].cells))
    for (let radius = inner * 1000 + 12; radius < outer * 1000; radius += 9)
      for (let angle = from; angle <= to; angle += 2) {
        const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
        const place = { a: Math.round(angle * 10) / 10, b: Math.round(radius), x: radius * cos, y: -radius * sin }
        const up = ringReadsOutward(angle) ? 1 : -1
        const ring = room(
          depth,
          lines,
          size,
          (across, down) => {
            const out = radius - up * down
            const at = radians(angle) - (up * across) / out
            return [out * Math.cos(at), -out * Math.sin(at)]
          },
          6,
        )
        // A ring near east and west stands on end, a radius near north and south.
        if (ring >= 0)
          found.push({ manner: 'ring', size, lines, score: Math.min(ring, 24) + 8 - 14 * Math.abs(cos), ...place })
        const right = cos < 0 ? -1 : 1
        const along = room(
          depth,
          lines,
          size,
          (across, down) => {
            const [x, y] = [right * across, right * down]
            return [(radius + x) * cos + y * sin, -(radius + x) * sin + y * cos]
          },
          6,
        )
        if (along >= 0)
          found.push({ manner: 'radius', size, lines, score: Math.min(along, 24) - 12 * Math.abs(sin), ...place })
      }
  return found
}

/** The best places of a size, apart from each other and from those that are kept already. */
function kept(found: readonly Scored[], before: readonly Scored[], most: number): Scored[] {
  const chosen: Scored[] = []
  // Of places that are as good, the one nearest to the middle of all.
  const middle = (of: (place: Scored) => number) => found.reduce((sum, place) => sum + of(place), 0) / found.length
  const [x, y] = [middle((place) => place.x), middle((place) => place.y)]
  const worth = (place: Scored) => place.score - Math.hypot(place.x - x, place.y - y) * 0.03
  for (const place of [...found].sort((a, b) => worth(b) - worth(a))) {
    if (chosen.length === most) break
    const near = [...before, ...chosen].some((other) => Math.hypot(other.x - place.x, other.y - place.y) < 38)
    if (!near) chosen.push(place)
  }
  return chosen
}

/** Where the name of a territory can be written, the best first; what stands on the board decides among them. */
export function letterings(
  survey: Survey,
  territory: number,
  mask: Uint8Array,
  sizes: readonly number[],
  most: number,
): Lettering[] {
  const depth = depthFor(survey, territory, mask)
  const name = TERRITORIES[territory].name.toUpperCase()
  const chosen: Scored[] = []
  for (const size of sizes) {
    const found = breaks(name).flatMap((lines) => [
      ...level(depth, survey, territory, lines, size),
      ...turned(depth, territory, lines, size),
    ])
    chosen.push(...kept(found, chosen, most))
  }
  return chosen
}

/** Circles that cover a lettering. */
export function coverOf({ manner, size, lines, a, b }: Lettering): Taken[] {
  const half = Math.max(...lines.map((line) => widthOf(line, size))) / 2
  const reach = (size * (CAPITALS + lines.length - 1)) / 2
  return Array.from({ length: 7 }, (_, at) => {
    const across = ((at - 3) / 3) * Math.max(0, half - reach)
    if (manner === 'level') return { x: a + across, y: b, reach }
    const radius = manner === 'radius' ? b + across : b
    const angle = radians(a) + (manner === 'ring' ? across / b : 0)
    return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle), reach }
  })
}
