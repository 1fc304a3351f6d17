import { type Emblem, fill, line, shape } from '../mark.ts'
import { circle, place, star, strap, turn } from '../woodcut.ts'

/** Scales, not quite level. */
export function judge(): Emblem {
  return [
    ...shape('M57 16H63V102H57Z', 'light', null),
    ...shape('M32 116C36 100 84 100 88 116Z', 'light', { depth: 0.3 }),
    line('M16 34L4 72M16 34L32 72M104 28L88 62M104 28L116 62', 2, 'light'),
    ...shape('M10 36C30 22 50 26 60 22C70 18 90 20 110 26L110 32C90 27 70 26 60 29C50 33 30 30 12 41Z', 'light', null),
    ...shape(circle(60, 14, 9), 'second', { depth: 0.3 }),
    ...shape('M-2 72H38C36 86 28 90 18 90C8 90 0 86 -2 72Z', 'second', { depth: 0.3 }),
    ...shape('M82 62H122C120 76 112 80 102 80C92 80 84 76 82 62Z', 'light', { depth: 0.4 }),
  ]
}

/** A gavel on its block. */
export function arbiter(): Emblem {
  const swing = (d: string) => turn(d, -40, 52, 44)
  return [
    ...shape('M4 104H74V119H4Z', 'light', { depth: 0.26 }),
    ...shape('M12 94H66V104H12Z', 'second', { depth: 0.2 }),
    ...shape(swing('M47 60H57V132C57 138 47 138 47 132Z'), 'light', { depth: 0.3 }),
    ...shape(swing('M20 24H84V64H20Z'), 'light', { depth: 0.26 }),
    ...shape(swing('M12 20H24V68H12Z'), 'light', null),
    ...shape(swing('M80 20H92V68H80Z'), 'light', { depth: 0.5 }),
    ...shape(swing('M44 23H60V65H44Z'), 'second', null, 2),
  ]
}

/** A lute. */
export function bard(): Emblem {
  const lean = (d: string) => turn(d, 34, 60, 66)
  const strings = [54, 58, 62, 66].map((x) => `M${x} 14L${x + (x - 60) * 0.5} 112`).join('')
  return [
    ...shape(lean('M52 12L42 -10L54 -14L68 12Z'), 'second', null),
    line(lean('M40 -4L32 -2M43 3L35 5M58 -6L66 -9M61 1L69 -2'), 4, 'light'),
    ...shape(lean('M60 50C84 52 98 78 96 98C94 118 78 128 60 128C42 128 26 118 24 98C22 78 36 52 60 50Z'), 'light', {
      depth: 0.22,
      vary: 0.14,
    }),
    ...shape(lean('M52 10H68V58H52Z'), 'light', null),
    line(lean('M52 22H68M52 33H68M52 43H68'), 1.6),
    ...shape(lean(circle(60, 86, 13)), 'second', null),
    fill(lean(circle(60, 86, 8)), 'ink'),
    line(lean(strings), 1.2),
    ...shape(lean('M44 110H76V116H44Z'), 'second', null, 2),
  ]
}

/** A trumpet with its cloth. */
export function herald(): Emblem {
  const raise = (d: string) => turn(place(d, 5, 6, 0.94), -22, 60, 50)
  return [
    ...shape(raise('M20 50H72V108L46 94L20 108Z'), 'second', { depth: 0.22 }),
    ...shape(raise(star(46, 72, 13, 5, 0.45)), 'light', null, 1.6),
    ...shape(raise('M2 40L86 36V50L2 48Z'), 'light', { depth: 0.1, vary: 0.1 }),
    ...shape(raise('M84 35C100 33 110 22 118 10V76C110 64 100 53 84 51Z'), 'light', { depth: 0.34 }),
    ...shape(raise('M114 10C122 14 124 70 116 76C108 70 108 18 114 10Z'), 'second', null, 2),
    ...shape(raise('M-8 36C-2 38 2 40 6 40V48C2 48 -2 50 -8 52Z'), 'light', null),
    ...shape(raise('M18 37H24V52H18Z'), 'light', null, 2),
    ...shape(raise('M68 35H74V53H68Z'), 'light', null, 2),
  ]
}

/** A standard in the wind. */
export function flagbearer(): Emblem {
  return [
    ...shape('M28 4H35V120H28Z', 'light', null),
    ...shape('M34 12C60 4 80 26 112 14L101 40L112 68C80 80 60 58 34 68Z', 'second', { depth: 0.2 }),
    ...shape(star(66, 40, 16, 5, 0.45), 'light', null, 1.6),
    ...shape(circle(31.5, 4, 7), 'light', { depth: 0.3 }),
    line('M35 74C42 84 40 96 46 108M35 74C48 82 50 92 58 100', 2.6, 'second'),
  ]
}

/** A padlock that has sprung open. */
export function lockshift(): Emblem {
  const bow = 'M36 58V34C36 4 84 -2 88 28V36'
  return [
    ...shape(strap(bow, 12), 'light', { depth: 0.3 }),
    ...shape('M20 54H96V116H20Z', 'light', { depth: 0.26 }),
    ...shape('M20 54H96V64H20Z', 'second', { depth: 0.12 }),
    ...shape(circle(58, 84, 10), 'second', null, 2),
    fill('M55 88L51 106H65L61 88Z', 'ink'),
    line('M100 20L110 12M102 34L114 34M99 46L108 54', 3.4, 'light'),
  ]
}

/** A ball of glass with a star in it, on three claws. */
export function oracle(): Emblem {
  return [
    ...shape(
      'M24 96C40 88 80 88 96 96L104 118C96 120 90 116 86 110C70 106 50 106 34 110C30 116 24 120 16 118Z',
      'second',
      {
        depth: 0.2,
      },
    ),
    ...shape(circle(60, 50, 48), 'light', { depth: 0.16, vary: 0.2 }),
    line('M20 52C18 32 30 18 44 12', 2.6),
    ...shape(star(56, 52, 27, 8, 0.34), 'second', null, 2),
    fill(circle(56, 52, 5), 'light'),
    fill(star(82, 26, 6.5, 4, 0.3), 'ink'),
    fill(star(34, 78, 5, 4, 0.3), 'ink'),
    ...shape('M30 88C46 100 74 100 90 88L94 98C74 110 46 110 26 98Z', 'light', { depth: 0.2 }),
  ]
}
