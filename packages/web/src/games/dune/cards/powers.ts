import { disc, drawn, filled, type Mark, ring } from './mark.ts'

/** Cards with a power of their own. */
export const POWERS: Readonly<Record<string, readonly Mark[]>> = {
  // The wall, and what breaks it.
  'family-atomics': [
    filled('M4 92L20 58L34 74L44 60L56 60L66 74L80 58L96 92Z'),
    filled('M50 8L56 28L74 16L66 36L90 38L68 48L78 60H22L32 48L10 38L34 36L26 16L44 28Z', 'accent'),
    disc(50, 42, 9, 'bone'),
  ],
  // A path, walked twice.
  hajr: [
    drawn('M8 84C28 84 26 60 44 60S60 36 76 34', 6),
    drawn('M8 66C24 66 22 42 40 42S56 18 70 16', 6, 'accent'),
    filled('M70 22L94 32L74 46Z'),
    filled('M64 4L88 14L68 28Z', 'accent'),
  ],
  // An eye in a broken ring.
  karama: [
    filled('M46 8A42 42 0 0 0 30 87L36 70A26 26 0 0 1 45 25Z'),
    filled('M54 92A42 42 0 0 0 70 13L64 30A26 26 0 0 1 55 75Z'),
    filled('M30 50C40 36 60 36 70 50C60 64 40 64 30 50Z', 'bone'),
    drawn('M30 50C40 36 60 36 70 50C60 64 40 64 30 50Z', 3),
    disc(50, 50, 9, 'eye'),
    disc(50, 50, 3.6),
  ],
  // Somebody in a tank.
  'tleilaxu-ghola': [
    drawn('M22 10H78V82C78 92 66 95 50 95S22 92 22 82Z', 5),
    filled('M25 48C36 42 42 54 52 48S68 44 75 48V82C75 90 64 92 50 92S25 90 25 82Z', 'accent'),
    disc(50, 42, 10),
    filled('M34 82C34 62 41 54 50 54S66 62 66 82Z'),
    drawn('M16 10H84', 6),
    disc(64, 24, 3),
    disc(58, 18, 2),
  ],
  truthtrance: [
    drawn('M50 8L92 82H8Z', 6),
    filled('M28 60C38 46 62 46 72 60C62 72 38 72 28 60Z'),
    disc(50, 59, 7, 'accent'),
  ],
  // A whirl, held at its middle.
  'weather-control': [
    drawn('M50 50m0-10a10 10 0 1 1-10 10M50 22a28 28 0 1 1-28 28', 6),
    drawn('M50 6A44 44 0 0 1 94 50', 6, 'accent'),
    drawn('M6 50A44 44 0 0 0 50 94', 6, 'accent'),
    filled('M94 40L102 56L84 56Z', 'accent'),
    disc(50, 50, 4, 'accent'),
  ],
  // A stake in the sand, beating.
  thumper: [
    filled('M44 6H56V70L50 92L44 70Z'),
    drawn('M36 12H64', 7),
    drawn('M30 78C22 70 22 60 30 52M70 78C78 70 78 60 70 52', 4, 'accent'),
    drawn('M18 86C6 74 6 56 18 44M82 86C94 74 94 56 82 44', 4, 'accent'),
    drawn('M8 94C28 86 40 94 50 94S72 86 92 94', 4),
  ],
  // A factory on tracks.
  harvester: [
    filled('M8 54H30L40 34H78L92 54V68H8Z'),
    ring(24, 78, 11, 6),
    ring(50, 78, 11, 6),
    ring(76, 78, 11, 6),
    filled('M44 40H56V52H40Z', 'accent'),
    drawn('M70 34V18H84', 5),
    filled('M20 38L28 46L20 54L12 46Z', 'accent'),
  ],
  // A heap, cut in two.
  amal: [
    filled('M6 80L46 26V80Z', 'accent'),
    filled('M94 80L54 26V80Z'),
    drawn('M50 10V92', 4, 'ink', '7 5'),
    drawn('M4 88H96', 4),
  ],
}
