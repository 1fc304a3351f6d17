/** A way to write a name: level at x and y, or along the ring or the radius at an angle and a radius. */
export interface Lettering {
  readonly manner: 'level' | 'ring' | 'radius'
  readonly size: number
  readonly lines: readonly string[]
  readonly a: number
  readonly b: number
  /** Circles that cover it, for what may not stand there. */
  readonly cover: readonly Circle[]
  /** Its middle. */
  readonly x: number
  readonly y: number
}

export interface Circle {
  readonly x: number
  readonly y: number
  readonly r: number
}

export const TRACKING = 0.11
/** Height of capitals, as a part of the size. */
export const CAPITALS = 0.72
/** About the width of a letter with its tracking, as a part of the size. */
const LETTER = 0.5

/** The plates of strongholds: their letters from near and from afar, and how much lower they hang there. */
export const PLATE = 32
export const FAR_PLATE = 46
export const FAR_SHIFT = 14
export const plateHalf = (name: string, size: number): number => (name.length * size * LETTER) / 2 + 12

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Text on a ring is turned so that it reads upright in both halves of the board. */
export const readsOutward = (angle: number): boolean => Math.sin(radians(angle)) >= -0.12

export const heightOf = ({ size, lines }: { readonly size: number; readonly lines: readonly string[] }): number =>
  size * (CAPITALS + lines.length - 1)

function coverOf(manner: Lettering['manner'], size: number, lines: readonly string[], a: number, b: number): Circle[] {
  const half = (Math.max(...lines.map(({ length }) => length)) * size * LETTER) / 2
  const r = heightOf({ size, lines }) / 2 + 3
  const count = Math.max(2, Math.ceil(half / r) * 2)
  return Array.from({ length: count + 1 }, (_, at) => {
    const across = ((2 * at) / count - 1) * Math.max(0, half - r * 0.6)
    if (manner === 'level') return { x: a + across, y: b, r }
    const out = manner === 'radius' ? b + across : b
    const angle = radians(a) + (manner === 'ring' ? across / b : 0)
    return { x: out * Math.cos(angle), y: -out * Math.sin(angle), r }
  })
}

function read(text: string): Lettering {
  const [manner, size, a, b, ...words] = text.split(' ')
  if (manner !== 'level' && manner !== 'ring' && manner !== 'radius') throw new Error(`no way to write ${text}`)
  const lines = words.join(' ').split('/')
  const cover = coverOf(manner, Number(size), lines, Number(a), Number(b))
  const { x, y } = cover[cover.length >> 1]
  return { manner, size: Number(size), lines, a: Number(a), b: Number(b), cover, x, y }
}

export const readLetterings = (text: string): Lettering[] => (text === '' ? [] : text.split('|').map(read))

/** How much of a lettering lies under what stands on the board. */
function hidden({ cover }: Lettering, taken: readonly Circle[]): number {
  let sum = 0
  for (const one of cover)
    for (const other of taken) sum += Math.max(0, one.r + other.r - Math.hypot(one.x - other.x, one.y - other.y))
  return sum
}

/** Letters below this size are hard to read with the whole board in sight; by how much is weighed against what is hidden. */
const READABLE = 28
const SMALLNESS = 12

const tooSmall = ({ size }: Lettering): number => Math.max(0, READABLE - size) * SMALLNESS

/**
 * The first way that nothing stands on and that can be read; otherwise the one of which least is lost, if it is hidden no
 * more than that.
 */
export function freeLettering(ways: readonly Lettering[], taken: readonly Circle[], most: number): Lettering | null {
  let best: Lettering | null = null
  let least = Number.POSITIVE_INFINITY
  for (const way of ways) {
    const covered = hidden(way, taken)
    if (covered > most) continue
    const lost = covered + tooSmall(way)
    if (lost < least) {
      best = way
      least = lost
    }
    if (lost === 0) break
  }
  return best
}
