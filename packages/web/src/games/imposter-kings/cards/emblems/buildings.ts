import { type Emblem, fill, line, shape } from '../mark.ts'

/** A gate with its portcullis down. */
export function warden(): Emblem {
  const bars = [36, 52, 68, 84].flatMap((x) =>
    shape(`M${x - 3.5} 28H${x + 3.5}V98L${x} 108L${x - 3.5} 98Z`, 'second', null, 1.8),
  )
  return [
    fill('M26 116V56C26 34 42 20 60 20C78 20 94 34 94 56V116Z', 'ink'),
    ...bars,
    ...shape('M28 48H92V54H28Z', 'light', null, 1.6),
    ...shape('M28 74H92V80H28Z', 'light', null, 1.6),
    ...shape(
      'M10 117V54C10 24 34 4 60 4C86 4 110 24 110 54V117H92V56C92 36 77 22 60 22C43 22 28 36 28 56V117Z',
      'light',
      { depth: 0.24, vary: 0.2 },
    ),
    line('M10 72H28M10 92H28M92 72H110M92 92H110M18 36L34 42M102 36L86 42M40 9L46 24M80 9L74 24M60 4V22', 1.8),
  ]
}

/** A watchtower with a fire on it. */
export function sentry(): Emblem {
  return [
    ...shape('M62 -8C72 4 80 12 76 34H46C40 22 52 16 50 4C56 7 61 2 62 -8Z', 'second', { depth: 0.24 }),
    ...shape('M32 119L40 56H80L88 119Z', 'light', { depth: 0.3, vary: 0.2 }),
    ...shape('M26 56V30H39V40H53V30H67V40H81V30H94V56L84 64H36Z', 'light', { depth: 0.16, vary: 0.14 }),
    fill('M51 119V96A9 9 0 0 1 69 96V119Z', 'ink'),
    ...shape('M55 70H65V84H55Z', 'second', null, 2),
    line('M41 76H48M40 88H46M70 80H76M44 98H50M38 106H46M74 96H80', 1.8),
  ]
}
