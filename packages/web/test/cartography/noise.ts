/** The same row of numbers between 0 and 1 for the same start. */
export function chance(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const SLOPES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const

type Noise = (x: number, y: number) => number

/** Smooth hills and hollows between about -1 and 1, one for each unit of length. */
function hills(start: number): Noise {
  const next = chance(start)
  const order = Array.from({ length: 256 }, (_, at) => at)
  for (let at = 255; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const held = order[at]
    order[at] = order[other]
    order[other] = held
  }
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  const between = (a: number, b: number, t: number) => a + (b - a) * t
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = x - column
    const v = y - row
    const corner = (right: number, down: number) => {
      const [sx, sy] = SLOPES[order[(order[(column + right) & 255] + row + down) & 255] & 7]
      return sx * (u - right) + sy * (v - down)
    }
    const across = ease(u)
    const top = between(corner(0, 0), corner(1, 0), across)
    const bottom = between(corner(0, 1), corner(1, 1), across)
    return 1.4 * between(top, bottom, ease(v))
  }
}

/** Smaller hills on larger ones. */
export function rough(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0
  let all = 0
  let height = 1
  let step = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += height * noise(x * step + octave * 17.3, y * step - octave * 9.1)
    all += height
    height *= 0.5
    step *= 2.03
  }
  return sum / all
}

export const BROAD = hills(11)
export const CROSS = hills(23)
export const LAND = hills(37)
export const FINE = hills(51)
