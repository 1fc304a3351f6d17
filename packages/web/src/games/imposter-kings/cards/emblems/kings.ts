import { type Emblem, fill, line, shape } from '../mark.ts'
import { circle, turn } from '../woodcut.ts'

const CROWN = 'M20 48L10 10L36 30L60 0L84 30L110 10L100 48Q60 38 20 48Z'
const BAND = 'M20 46Q60 36 100 46L99 58Q60 48 21 58Z'

/** Half a king, half a mask. */
export function king(): Emblem {
  const beads = [circle(10, 8, 6), circle(60, -2, 6), circle(110, 8, 6)]
  return [
    ...shape('M22 56C36 50 48 48 60 48C72 48 84 50 98 56C100 86 84 112 60 120C36 112 20 86 22 56Z', 'light', {
      depth: 0.14,
      vary: 0.12,
      from: 'left',
    }),
    ...shape('M60 48C72 48 84 50 98 56C100 86 84 112 60 120Z', 'second', { depth: 0.2, vary: 0.2 }, 2),
    fill('M32 70C38 62 48 64 54 72C46 78 38 78 32 70ZM88 70C82 62 72 64 66 72C74 78 82 78 88 70Z', 'ink'),
    line('M60 72V94L55 97M48 104Q60 110 72 102', 2.4),
    ...shape(CROWN, 'light', { depth: 0.18 }),
    ...shape(BAND, 'second', { depth: 0.14 }),
    ...beads.flatMap((bead) => shape(bead, 'second', null)),
  ]
}

/** The crown has slipped, and behind the mask there is nobody. */
export function flippedKing(): Emblem {
  const askew = (d: string) => turn(d, 24, 62, 40)
  return [
    ...shape('M22 56C36 50 48 48 60 48C72 48 84 50 98 56C100 86 84 112 60 120C36 112 20 86 22 56Z', 'second', {
      depth: 0.3,
    }),
    fill('M32 70C38 62 48 64 54 72C46 78 38 78 32 70ZM88 70C82 62 72 64 66 72C74 78 82 78 88 70Z', 'ink'),
    line('M60 74V92L55 95M46 108Q60 98 74 108', 2.4),
    line('M70 50L64 62L72 72L62 86L70 98L64 118', 2),
    ...shape(askew(CROWN), 'light', { depth: 0.18 }),
    ...shape(askew(BAND), 'light', { depth: 0.3 }),
    ...[circle(10, 8, 6), circle(60, -2, 6), circle(110, 8, 6)].flatMap((bead) => shape(askew(bead), 'light', null)),
  ]
}

/** What is left of a card's standing once it is disgraced. */
export function brokenCrown(): Emblem {
  return [
    ...shape('M16 92L8 40L34 64L46 24L57 52L49 66L60 76L52 92Z', 'light', { depth: 0.24 }),
    ...shape(turn('M66 94L74 78L63 68L71 54L80 28L92 68L114 48L108 100Z', 9, 88, 80), 'light', { depth: 0.24 }),
  ]
}
