import { type Emblem, fill, line, shape } from '../mark.ts'
import { circle, star, strap, turn } from '../woodcut.ts'

/** A dagger, and one drop. */
export function assassin(): Emblem {
  return [
    ...shape('M60 119L48 50L72 50Z', 'light', null),
    fill('M60 119L60 50L72 50Z', 'ink'),
    ...shape(
      'M26 40C40 50 50 44 60 44C70 44 80 50 94 40C98 46 96 54 90 55C78 56 70 53 60 53C50 53 42 56 30 55C24 54 22 46 26 40Z',
      'light',
      { depth: 0.2 },
    ),
    ...shape('M54 16H66V45H54Z', 'second', null),
    line('M54 24L66 20M54 32L66 28M54 40L66 36', 2),
    ...shape(circle(60, 10, 9), 'light', { depth: 0.3 }),
    ...shape('M90 72C97 84 101 90 101 97A11 11 0 0 1 79 97C79 90 83 84 90 72Z', 'second', null),
    line('M85 97a5 5 0 0 0 4 5', 2, 'light'),
  ]
}

/** A broad axe. */
export function executioner(): Emblem {
  const tilt = (d: string) => turn(d, 16, 60, 60)
  const grips = [88, 95, 102, 109].map((y) => `M46 ${y}L56 ${y - 3}`).join('')
  return [
    ...shape(tilt('M46 4H56V120H46Z'), 'light', { depth: 0.3 }),
    ...shape(tilt('M45 82H57V114H45Z'), 'second', null),
    line(tilt(grips), 2),
    ...shape(tilt('M40 22H47V56H40C36 48 36 30 40 22Z'), 'light', null),
    ...shape(tilt('M55 20C72 26 86 20 100 4C116 26 116 62 98 86C88 66 74 56 55 58Z'), 'light', {
      depth: 0.2,
      vary: 0.3,
    }),
    ...shape(tilt('M100 4C116 26 116 62 98 86L92 76C104 56 104 32 93 13Z'), 'second', null, 2),
    line(tilt('M62 30V50'), 2),
    ...shape(tilt(circle(51, 39, 4.5)), 'second', null, 1.8),
  ]
}

/** Crossed swords behind a shield. */
export function warlord(): Emblem {
  const sword = (degrees: number) => {
    const lay = (d: string) => turn(d, degrees, 60, 62)
    return [
      ...shape(lay('M60 -4L67 8V82H53V8Z'), 'light', null),
      fill(lay('M60 -4L67 8V82H60Z'), 'ink'),
      ...shape(lay('M38 82H82V90H38Z'), 'light', { depth: 0.2 }),
      ...shape(lay('M56 90H64V112H56Z'), 'second', null),
      ...shape(lay(circle(60, 116, 6)), 'light', null),
    ]
  }
  return [
    ...sword(-42),
    ...sword(42),
    ...shape('M60 36L84 44V64C84 80 72 90 60 96C48 90 36 80 36 64V44Z', 'second', { depth: 0.2 }),
    ...shape(star(60, 64, 16, 5, 0.45), 'light', null, 1.6),
  ]
}

/** A round shield. */
export function aegis(): Emblem {
  const rivets = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2 + 0.26
    return fill(circle(60 + 50 * Math.cos(angle), 60 + 50 * Math.sin(angle), 2.5), 'ink')
  })
  return [
    ...shape(circle(60, 60, 57), 'light', { depth: 0.1, vary: 0.08 }),
    ...rivets,
    ...shape(circle(60, 60, 43), 'second', { depth: 0.14, vary: 0.14, seed: 4 }),
    ...shape(star(60, 60, 40, 8, 0.44), 'light', { depth: 0.2 }, 2.2),
    ...shape(circle(60, 60, 14), 'light', { depth: 0.4 }),
    line(strap(circle(60, 60, 6), 1), 1.6),
  ]
}
