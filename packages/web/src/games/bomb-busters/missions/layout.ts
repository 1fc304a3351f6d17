/** A place on the sheet. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The name of a chapter: written along a curve, or on a line of its own. */
export interface ChapterSign {
  /** The number of the chapter's first mission. */
  readonly first: number
  /** The line that the letters stand on. */
  readonly path: string
}

/** The bar across the cable where an exam closes a chapter. */
export interface Gate {
  readonly exam: number
  readonly from: Point
  readonly to: Point
}

/** Where everything lies on a map of the missions: one cable, a place for each mission along it, the last one a dial. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** The cable from where it enters, as a fine line of points. */
  readonly cable: readonly Point[]
  /** The places of missions 1 to 66. */
  readonly places: readonly Point[]
  /** How many points of the cable lead to each of them. */
  readonly reach: readonly number[]
  readonly signs: readonly ChapterSign[]
  readonly gates: readonly Gate[]
  /** Half the size of a mission's place. */
  readonly radius: number
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** A line through points, as a path. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** How far each point is from the beginning, along the line. */
export function lengths(points: readonly Point[]): number[] {
  let sum = 0
  return points.map((point, at) => {
    if (at > 0) sum += distance(points[at - 1], point)
    return sum
  })
}
