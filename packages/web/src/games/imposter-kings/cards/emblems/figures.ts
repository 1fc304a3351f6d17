import { type Emblem, fill, line, shape } from '../mark.ts'
import { circle, mirror, star } from '../woodcut.ts'

/** A cap with three bells. */
export function fool(): Emblem {
  const bells = [
    [6, 76],
    [114, 76],
    [70, 2],
  ] as const
  return [
    ...shape('M60 36C34 16 8 34 6 72C16 56 27 55 33 63C36 72 34 82 31 92L60 92Z', 'second', { depth: 0.16 }),
    ...shape('M60 36C86 16 112 34 114 72C104 56 93 55 87 63C84 72 86 82 89 92L60 92Z', 'second', { depth: 0.3 }),
    ...shape('M37 48C38 26 50 10 68 4C64 16 78 28 83 48C82 66 72 80 60 92C48 80 38 66 37 48Z', 'light', { seed: 8 }),
    ...shape('M27 88Q60 99 93 88L96 102Q60 114 24 102Z', 'light', { depth: 0.2 }),
    line('M38 97l4 8M52 100l3 8M68 100l-3 8M82 97l-4 8', 1.8),
    ...bells.flatMap(([x, y]) => [
      ...shape(circle(x, y, 8), 'light', null),
      line(`M${x - 5} ${y + 1}h10M${x} ${y + 1}v5`, 1.8),
    ]),
  ]
}

/** A bearded face in a hood. */
export function elder(): Emblem {
  return [
    ...shape('M60 2C88 8 100 36 98 64C97 84 92 96 100 112L20 112C28 96 23 84 22 64C20 36 32 8 60 2Z', 'second', {
      depth: 0.16,
      vary: 0.14,
      seed: 5,
    }),
    ...shape('M60 24C76 24 83 40 81 56C79 68 70 72 60 72C50 72 41 68 39 56C37 40 44 24 60 24Z', 'light', {
      depth: 0.16,
      vary: 0.12,
    }),
    line('M45 45q6-5 12-1M63 44q6-4 12 1', 3),
    line('M48 51q4-3 8 0M64 51q4-3 8 0M60 48L57 60H62', 2),
    ...shape('M39 58C38 84 46 102 60 119C74 102 82 84 81 58C77 66 70 67 60 65C50 67 43 66 39 58Z', 'light', null),
    line(
      'M46 70C48 88 53 100 59 110M54 72C54 88 57 98 60 108M66 72C66 88 63 98 60 108M74 70C72 88 67 100 61 110M52 68q8 5 16 0',
      1.8,
    ),
  ]
}

/** A helm with a crest. */
export function soldier(): Emblem {
  const rivets = [
    [34, 76],
    [86, 76],
    [36, 92],
    [84, 92],
    [38, 34],
    [82, 34],
  ] as const
  return [
    ...shape(
      'M60 6C94 8 104 40 99 72C97 94 89 108 80 116L66 112V72L60 64L54 72V112L40 116C31 108 23 94 21 72C16 40 26 8 60 6Z',
      'light',
      { depth: 0.24, vary: 0.16 },
    ),
    fill('M30 54C42 46 54 48 60 56C66 48 78 46 90 54C90 65 78 69 66 66V112H54V66C42 69 30 65 30 54Z', 'ink'),
    ...shape('M55 -2H65V40L60 50L55 40Z', 'second', null),
    ...rivets.map(([x, y]) => fill(circle(x, y, 2.3), 'ink')),
  ]
}

/** A veil, and the night behind it. */
export function mystic(): Emblem {
  return [
    ...shape('M60 4C92 6 100 38 99 62C100 86 106 102 112 117L8 117C14 102 20 86 21 62C20 38 28 6 60 4Z', 'light', {
      depth: 0.2,
      vary: 0.1,
    }),
    fill('M60 22C82 22 87 44 85 64C80 82 70 92 60 94C50 92 40 82 35 64C33 44 38 22 60 22Z', 'ink'),
    ...shape('M66 34A21 21 0 1 0 74 70A17 17 0 1 1 66 34Z', 'second', null, 1),
    fill(star(70, 46, 6.4, 4, 0.3), 'light'),
    fill(star(77, 59, 4.4, 4, 0.3), 'light'),
    fill(star(64, 60, 3.6, 4, 0.3), 'light'),
    line('M35 68C32 88 28 104 24 116M44 86C42 98 40 108 38 116M60 95V116M76 86C78 98 80 108 82 116', 1.8),
  ]
}

/** Somebody under a broad hat. */
export function stranger(): Emblem {
  const collar = 'M60 106C48 102 34 94 22 78L34 54C34 78 44 90 60 94Z'
  return [
    ...shape('M60 88C36 84 20 96 10 119H110C100 96 84 84 60 88Z', 'light', { depth: 0.24, vary: 0.14 }),
    fill('M36 52H84C86 76 76 94 60 98C44 94 34 76 36 52Z', 'ink'),
    fill('M43 75Q50 70 56 76Q49 80 43 75ZM77 75Q70 70 64 76Q71 80 77 75Z', 'light'),
    ...shape(collar, 'second', { depth: 0.2 }),
    ...shape(mirror(collar, 60), 'second', { depth: 0.4 }),
    ...shape('M34 48C32 20 42 6 58 12C72 2 88 16 86 48C76 54 44 54 34 48Z', 'light', { depth: 0.28 }),
    ...shape('M33 40C48 46 72 46 87 40V51C72 57 48 57 33 51Z', 'second', null),
    ...shape(
      'M8 45C18 44 25 46 33 49C48 54 72 54 87 49C95 46 102 44 112 45C104 60 82 66 60 66C38 66 16 60 8 45Z',
      'light',
      {
        depth: 0.18,
      },
    ),
    line('M60 98V116M44 104C38 108 34 112 31 118M76 104C82 108 86 112 89 118', 1.8),
  ]
}
