import { type Emblem, fill, line, type Mark, shape } from '../mark.ts'
import { circle, place, turn } from '../woodcut.ts'

/** Pointed rays on an arch, in degrees from one side to the other. */
function glory(cx: number, cy: number, from: number, to: number, count: number, near: number, far: number): Mark {
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    const reach = i % 2 === 0 ? far : far * 0.9
    const at = (away: number, side: number) =>
      `${(cx + away * Math.cos(angle + side)).toFixed(1)} ${(cy + away * 0.92 * Math.sin(angle + side)).toFixed(1)}`
    d += `M${at(near, -0.05)}L${at(reach, 0)}L${at(near, 0.05)}Z`
  }
  return { d, fill: 'light', stroke: 'ink', width: 1 }
}

/** An eye that is a keyhole. */
export function inquisitor(): Emblem {
  const iris = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * Math.PI * 2
    const at = (away: number, side: number) =>
      `${(60 + away * Math.cos(angle + side)).toFixed(1)} ${(65 + away * Math.sin(angle + side)).toFixed(1)}`
    return `M${at(13, 0)}L${at(25, -0.07)}L${at(25, 0.07)}Z`
  }).join('')
  return [
    glory(60, 70, -155, -25, 11, 48, 70),
    ...shape('M2 66C24 30 96 30 118 66C96 100 24 100 2 66Z', 'light', { depth: 0.12, vary: 0.12 }),
    ...shape(circle(60, 65, 25), 'second', null),
    { d: iris, fill: 'ink', stroke: null, width: 0 },
    fill(circle(60, 65, 14), 'ink'),
    fill('M60 55a6 6 0 0 1 3.4 11L66 75H54L56.6 66A6 6 0 0 1 60 55Z', 'light'),
    line('M20 90C40 104 80 104 100 90', 2.4, 'light'),
  ]
}

/** An ear with a drop of gold, and what is whispered into it. */
export function informant(): Emblem {
  return [
    line('M26 44Q18 60 26 76M15 35Q3 60 15 85', 4.6, 'light'),
    ...shape(
      'M66 4C94 2 112 22 110 48C109 66 98 74 92 86C86 100 80 112 64 112C48 112 42 98 46 86C49 76 42 68 38 56C30 30 42 6 66 4Z',
      'light',
      { depth: 0.2, vary: 0.14 },
    ),
    line('M50 52C44 30 56 17 70 18C88 19 98 32 95 48C93 60 84 66 80 76', 3.4),
    fill(
      'M62 42C74 32 88 44 82 56C78 66 70 70 68 82C66 92 56 92 57 82C58 76 64 74 66 66C60 66 54 62 54 54C60 58 66 56 68 50C69 46 66 42 62 42Z',
      'ink',
    ),
    ...shape(circle(62, 108, 8), 'second', null),
  ]
}

/** A mouth in the middle of a sentence. */
export function elocutionist(): Emblem {
  return [
    glory(60, 70, -150, -30, 9, 52, 74),
    ...shape('M2 66C20 44 44 34 60 46C76 34 100 44 118 66C102 98 82 112 60 112C38 112 18 98 2 66Z', 'second', {
      depth: 0.16,
      vary: 0.12,
    }),
    fill('M16 67C34 58 48 56 60 60C72 56 86 58 104 67C92 88 76 96 60 96C44 96 28 88 16 67Z', 'ink'),
    fill('M24 66C38 60 50 59 60 63C70 59 82 60 96 66C92 73 84 76 60 76C36 76 28 73 24 66Z', 'light'),
    line('M42 63V75M60 64V76M78 63V75', 1.6),
    fill('M38 90C46 80 54 82 60 85C66 82 74 80 82 90C70 96 50 96 38 90Z', 'light'),
    line('M28 96Q60 116 92 96', 2, 'light'),
  ]
}

/** A spyglass. */
export function spy(): Emblem {
  const aim = (d: string) => turn(place(d, 3, 4, 0.92), -34, 60, 60)
  return [
    ...shape(aim('M-6 50H30V72H-6Z'), 'light', { depth: 0.16, vary: 0.1 }),
    ...shape(aim('M-12 47H-3V75H-12Z'), 'second', null),
    ...shape(aim('M32 45H72V77H32Z'), 'light', { depth: 0.2 }),
    ...shape(aim('M28 43H37V79H28Z'), 'second', null),
    ...shape(aim('M74 39H122V83H74Z'), 'light', { depth: 0.2 }),
    ...shape(aim('M70 37H80V85H70Z'), 'second', null),
    ...shape(aim('M118 35C130 42 130 80 118 87C108 80 108 42 118 35Z'), 'second', null),
    fill(aim('M118 42C125 48 125 74 118 80C112 74 112 48 118 42Z'), 'ink'),
    line(aim('M117 49Q114 56 115 64'), 2.6, 'light'),
    line('M16 20L26 30M12 40L22 42M36 14L39 24', 3.4, 'light'),
  ]
}
