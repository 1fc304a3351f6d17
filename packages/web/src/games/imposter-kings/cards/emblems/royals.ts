import { type Emblem, line, shape } from '../mark.ts'
import { circle } from '../woodcut.ts'

export function queen(): Emblem {
  const bead = (x: number, y: number, r: number) => shape(circle(x, y, r), 'second', { depth: 0.25 })
  return [
    ...shape('M16 94L4 36L32 64L42 16L60 56L78 16L88 64L116 36L104 94Z', 'light', { depth: 0.16 }),
    ...shape('M60 56L42 16L32 64L36 94H84L88 64L78 16Z', 'light', { depth: 0.26, seed: 7 }),
    ...shape('M14 92Q60 104 106 92L104 112Q60 124 16 112Z', 'second', { depth: 0.16 }),
    ...[bead(4, 32, 7), bead(42, 12, 8), bead(78, 12, 8), bead(116, 32, 7)].flat(),
    ...shape('M60 64L68 77L60 90L52 77Z', 'second', null),
    ...shape(circle(32, 106, 4.5), 'light', null, 1.8),
    ...shape(circle(60, 109, 4.5), 'light', null, 1.8),
    ...shape(circle(88, 106, 4.5), 'light', null, 1.8),
  ]
}

export function princess(): Emblem {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2 - 0.5
    const petal = circle(60 + 22 * Math.cos(angle), 48 + 22 * Math.sin(angle), 18)
    return shape(petal, 'second', { depth: 0.22, seed: i })
  })
  return [
    ...shape('M56 76C60 92 56 108 50 120L58 120C64 106 66 92 64 76Z', 'light', null),
    ...shape('M62 100C76 84 96 88 106 98C92 112 74 112 62 100Z', 'light', { depth: 0.2 }),
    ...shape('M56 106C42 92 26 94 16 104C28 114 44 116 56 106Z', 'light', { depth: 0.2 }),
    line('M64 100L96 98M54 106L26 104', 1.6),
    ...petals.flat(),
    ...shape(circle(60, 48, 17), 'light', null),
    line('M58 48a3 3 0 0 1 6 0a6 6 0 0 1-11 2a9 9 0 0 1 15-9a11 11 0 0 1-1 17a12 12 0 0 1-16-4', 2.2),
  ]
}
