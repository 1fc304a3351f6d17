import { type Emblem, fill, joined, line, type Mark, shape } from '../mark.ts'
import { circle, mirror, place, ribs, rough, star, strap, turn } from '../woodcut.ts'

const CROWN = 'M-10 7L-12 -6L-5 0L0 -9L5 0L12 -6L10 7Z'

function cutInk(d: string): Mark {
  return { d, fill: 'ink', stroke: null, width: 0 }
}

/** Fire carried in a bowl. */
export function zealot(): Emblem {
  return [
    ...shape('M52 92H68L64 122H56Z', 'light', { depth: 0.4 }),
    ...shape(
      'M60 -4C82 18 98 34 92 62C88 76 76 82 60 82C44 82 30 76 27 60C24 42 40 38 38 18C50 24 60 16 60 -4Z',
      'second',
      {
        depth: 0.2,
        vary: 0.2,
      },
    ),
    ...shape('M60 34C74 48 80 58 76 70C72 80 48 80 44 70C40 60 52 56 50 44C56 46 60 42 60 34Z', 'light', null, 2),
    ...shape('M20 72H100C98 88 84 98 60 98C36 98 22 88 20 72Z', 'light', { depth: 0.3 }),
    ...shape('M16 68H104V76H16Z', 'light', null),
  ]
}

/** Two rings that hold each other. */
export function oathbound(): Emblem {
  const left = circle(41, 56, 32)
  const right = circle(79, 56, 32)
  // The left ring comes up again over the right one.
  const over = 'M52.5 26.1A32 32 0 0 1 72 48'
  return [
    ...shape(strap(left, 15), 'light', null),
    cutInk(ribs(left, 15, 0.7)),
    ...shape(strap(right, 15), 'second', null),
    cutInk(ribs(right, 15, 0.7)),
    { d: rough(strap(over, 15)), fill: 'light', stroke: null, width: 0 },
    line('M55.2 19.1A39.5 39.5 0 0 1 79.4 46M49.8 33.1A24.5 24.5 0 0 1 64.6 50', 2.6),
    cutInk(ribs(over, 15, 0.7)),
    ...shape('M48 94L60 84L72 94L77 121L60 110L43 121Z', 'light', { depth: 0.2 }),
    ...shape(circle(60, 93, 10), 'second', null),
    fill(star(60, 93, 5.5, 5, 0.45), 'light'),
  ]
}

/** A serpent round a flame that does not go out. */
export function immortal(): Emblem {
  const body = 'M80 21A46 46 0 1 1 40 21'
  return [
    ...shape('M60 34C76 52 82 64 76 80C70 92 50 92 44 80C40 66 54 62 50 48C56 50 60 44 60 34Z', 'second', {
      depth: 0.22,
    }),
    ...shape('M60 62C67 70 68 76 64 82C61 86 56 85 55 80C54 74 61 72 60 62Z', 'light', null, 1.4),
    ...shape(strap(body, 15), 'light', null),
    cutInk(ribs(body, 15, 0.62)),
    ...shape('M36 28C38 12 54 2 74 6C86 8 92 14 88 20C82 26 72 22 66 24C60 27 52 30 46 34Z', 'light', null),
    ...shape('M86 15L74 31L92 27Z', 'light', null, 1.8),
    ...shape(circle(62, 14, 3.2), 'second', null, 1.4),
  ]
}

/** An open hand with a crown in its palm. */
export function kingsHand(): Emblem {
  const finger = (x: number, y: number, breadth: number, length: number, degrees: number) => {
    const r = breadth / 2
    const upright = `M${x} ${y + r}a${r} ${r} 0 0 1 ${breadth} 0V${y + length}H${x}Z`
    return { d: turn(upright, degrees, x + r, 70), shade: { depth: 0.18, vary: 0.16, thick: 1.7 } }
  }
  const thumb = 'M38 84C30 72 20 56 10 60C2 65 18 86 40 104Z'
  const palm = 'M35 62C50 59 80 59 100 66C102 84 94 100 86 106L48 106C40 100 33 82 35 62Z'
  return [
    ...joined(
      [
        finger(36, 16, 15, 52, -9),
        finger(53, 5, 15.5, 62, -2),
        finger(70.5, 12, 15, 56, 5),
        finger(87, 28, 13, 42, 13),
        { d: thumb, shade: null },
        { d: palm, shade: { depth: 0.08, vary: 0.1 } },
      ],
      'light',
    ),
    line('M40 76C44 84 46 92 46 100', 2),
    ...shape('M42 104H90L96 121H36Z', 'second', { depth: 0.2 }),
    ...shape(circle(67, 83, 17), 'second', null, 2),
    fill(place(CROWN, 67, 84, 0.95), 'light'),
  ]
}

/** A spider in the middle of its web. */
export function conspiracist(): Emblem {
  const at = (i: number, away: number) => {
    const angle = (i * Math.PI) / 4 + Math.PI / 8
    return `${(60 + away * Math.cos(angle)).toFixed(1)} ${(58 + away * Math.sin(angle)).toFixed(1)}`
  }
  const spokes = Array.from({ length: 8 }, (_, i) => `M60 58L${at(i, 60)}`).join('')
  const rings = [24, 39, 54].flatMap((away) =>
    Array.from({ length: 8 }, (_, i) => `M${at(i, away)}Q${at(i + 0.5, away * 0.8)} ${at(i + 1, away)}`),
  )
  const legs = 'M54 52C40 44 34 32 36 20M52 58C36 54 24 48 18 38M52 64C36 66 24 74 20 86M54 70C42 78 36 90 40 104'
  const both = legs + mirror(legs, 60)
  return [
    line(spokes + rings.join(''), 1.9, 'light'),
    line(both, 7),
    line(both, 3.4, 'light'),
    ...shape('M60 54C76 56 82 76 75 90C69 99 51 99 45 90C38 76 44 56 60 54Z', 'second', { depth: 0.24 }),
    ...shape(circle(60, 50, 10), 'light', { depth: 0.3 }),
    fill(place(CROWN, 60, 78, 0.95), 'light'),
  ]
}

/** All that one may carry out of the gate. */
export function exile(): Emblem {
  const staff = 'M2 112L114 8'
  const dots = [circle(80, 66, 5), circle(100, 74, 5), circle(72, 88, 5), circle(92, 94, 5), circle(84, 110, 4)]
  return [
    ...shape('M88 30C108 44 126 76 114 102C104 124 66 122 58 100C50 76 68 46 88 30Z', 'second', {
      depth: 0.2,
      vary: 0.16,
    }),
    line('M86 40C76 52 70 64 68 74M94 42C104 54 108 62 110 72', 2),
    ...dots.map((d) => fill(d, 'light')),
    ...shape('M88 32C72 36 58 32 50 20C64 16 80 20 90 28Z', 'light', null),
    ...shape(strap(staff, 9), 'light', { depth: 0.34 }),
    line('M18 97L24 99M34 80L37 86M46 71L52 72', 2),
    ...shape('M86 32C98 40 114 42 120 32C112 24 100 22 90 26Z', 'light', { depth: 0.3 }),
    ...shape('M80 26L92 22L98 34L86 40Z', 'second', null),
  ]
}

/** A tree older than the house. */
export function ancestor(): Emblem {
  const fruit = [circle(34, 40, 5.5), circle(62, 26, 5.5), circle(84, 46, 5.5), circle(56, 54, 5.5)]
  return [
    ...shape(
      'M50 62C52 82 46 94 28 106L12 114L40 111L48 120L57 108L66 121L74 110L108 115L92 106C74 94 68 82 70 62Z',
      'light',
      { depth: 0.3 },
    ),
    ...shape(
      'M60 2C76 -2 90 8 92 20C106 22 116 36 110 50C108 66 92 72 80 67C74 76 66 76 60 71C54 76 46 76 40 67C28 72 12 66 10 50C4 36 14 22 28 20C30 8 44 -2 60 2Z',
      'light',
      { depth: 0.18, vary: 0.2 },
    ),
    line(
      'M22 34q6 6 12 2M40 16q4 6 10 4M70 12q5 5 11 2M92 32q-5 6-11 4M66 42q5 5 10 1M20 54q6 4 11 0M42 56q4-4 0-8',
      2,
    ),
    ...fruit.flatMap((d) => shape(d, 'second', null, 2)),
  ]
}

/** An owl, wide awake. */
export function nakturn(): Emblem {
  const feathers = [84, 94, 104].flatMap((y, row) =>
    Array.from({ length: 5 - row }, (_, i) => `M${62 - (4 - row) * 7 + i * 14 - 5} ${y}q5 7 10 0`),
  )
  const eye = (x: number) => [
    ...shape(circle(x, 47, 19), 'light', null),
    ...shape(circle(x, 47, 14), 'second', null, 2),
    fill(circle(x, 47, 8), 'ink'),
    fill(circle(x - 3, 43, 2.6), 'light'),
  ]
  return [
    ...shape(
      'M26 5C36 16 48 18 62 18C76 18 88 16 98 5C106 26 106 42 103 56C108 86 92 114 62 119C32 114 16 86 21 56C18 42 18 26 26 5Z',
      'light',
      { depth: 0.14, vary: 0.16 },
    ),
    ...eye(42),
    ...eye(82),
    ...shape('M62 51L70 63L62 79L54 63Z', 'second', { depth: 0.3 }),
    line(feathers.join(''), 2),
    line('M34 21C43 28 53 31 62 39C71 31 81 28 90 21', 3.4),
  ]
}

/** One face before the other. */
export function impersonator(): Emblem {
  const behind = (d: string) => turn(d, 14, 80, 60)
  const mask = 'M4 32C24 22 50 22 70 32C76 65 64 98 38 108C12 98 -2 65 4 32Z'
  return [
    ...shape(behind(place(mask, 42, -12, 0.9)), 'second', { depth: 0.24, vary: 0.2 }),
    fill(behind('M86 36Q94 28 102 36Q94 42 86 36Z'), 'ink'),
    line(behind('M84 68Q92 58 102 66'), 3),
    ...shape(mask, 'light', { depth: 0.14, vary: 0.14 }),
    fill('M14 50C20 40 32 42 36 52C28 58 20 58 14 50ZM66 50C60 40 48 42 44 52C52 58 60 58 66 50Z', 'ink'),
    line('M40 54V70L35 73M15 40Q24 34 34 39M65 40Q56 34 46 39', 2.4),
    fill('M20 78Q40 90 60 78Q54 98 40 98Q26 98 20 78Z', 'ink'),
  ]
}
