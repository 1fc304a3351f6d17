import { disc, drawn, filled, type Mark } from './mark.ts'

/** Things that are of no use in a fight. */
export const WORTHLESS: Readonly<Record<string, readonly Mark[]>> = {
  // Nine strings.
  baliset: [
    filled('M20 66C12 82 30 98 44 86C54 78 50 70 56 62L50 54C42 60 28 54 20 66Z'),
    drawn('M50 60L86 16M46 56L80 12', 4),
    drawn('M78 8L92 20', 8),
    disc(36, 74, 7, 'accent'),
  ],
  'jubba-cloak': [
    filled('M50 8C58 8 62 14 64 20L88 40L82 94H18L12 40L36 20C38 14 42 8 50 8Z'),
    drawn('M50 30V92', 3, 'accent'),
    drawn('M36 20C42 30 58 30 64 20', 4, 'accent'),
    drawn('M30 44L26 88M70 44L74 88', 2.5, 'bone'),
  ],
  // A donkey of the steppes.
  kulon: [
    filled(
      'M18 44L14 18L28 34L40 32C60 34 84 40 90 52L88 90H78L74 66H48L44 90H34L32 60C22 62 12 60 8 54C8 48 14 46 18 44Z',
    ),
    drawn('M90 52C96 60 94 70 96 78', 3.5),
    disc(24, 44, 2.6, 'accent'),
    drawn('M48 42C56 38 68 40 76 46', 3, 'accent'),
  ],
  // A song.
  'la-la-la': [
    drawn('M26 74V28L66 18V64', 6),
    filled('M6 76a11 9 0 1 0 22 0a11 9 0 1 0-22 0Z'),
    filled('M46 66a11 9 0 1 0 22 0a11 9 0 1 0-22 0Z'),
    drawn('M26 40L66 30', 5, 'accent'),
    drawn('M80 30C86 38 86 50 80 58M90 22C100 36 100 52 90 66', 3.5, 'accent'),
  ],
  // A ticket to a far planet.
  'trip-to-gamont': [
    disc(56, 46, 26),
    drawn('M14 64C30 78 76 60 96 26', 5, 'accent'),
    drawn('M44 34C52 30 62 32 66 38', 3, 'bone'),
    filled('M10 88L34 74L30 92L24 86Z', 'accent'),
    drawn('M40 82L58 78', 3, 'accent', '4 4'),
  ],
}
