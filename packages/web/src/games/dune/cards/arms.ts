import { disc, drawn, filled, type Mark, ring } from './mark.ts'

/** Weapons, defenses and the hero who is none. */
export const ARMS: Readonly<Record<string, readonly Mark[]>> = {
  // A tooth, ground to an edge.
  crysknife: [
    filled('M26 78C30 46 48 20 82 10C76 40 62 64 40 84Z', 'bone'),
    drawn('M26 78C30 46 48 20 82 10C76 40 62 64 40 84Z', 3.5),
    drawn('M34 74C40 50 54 30 78 14', 2),
    filled('M17 71L47 91L43 97L13 77Z'),
    drawn('M24 84L10 98', 9),
  ],
  'maula-pistol': [
    filled('M10 34H78L92 42L78 50H46L40 60L34 88H16L24 54L10 50Z'),
    drawn('M48 52C50 66 60 66 62 52', 4),
    drawn('M18 42H74', 3, 'accent'),
    drawn('M95 42h4', 5, 'accent'),
  ],
  // A blade with a needle let into its point.
  'slip-tip': [
    filled('M20 84L66 30L78 42L30 90Z'),
    filled('M66 30L92 8L78 42Z', 'accent'),
    drawn('M12 70L40 96', 7),
    drawn('M36 74L64 44', 2, 'bone'),
  ],
  // A slow dart, with rings of stunning.
  stunner: [
    filled('M14 60H44V52L64 62L44 72V66H14Z'),
    drawn('M62 40C72 48 72 76 62 84', 5, 'accent'),
    drawn('M73 32C88 44 88 80 73 92', 5, 'accent'),
    filled('M14 66H30V90H20Z'),
    drawn('M14 52H38V44', 4),
  ],
  // Poison in food.
  chaumas: [
    filled('M14 52H86C84 74 70 86 50 86C30 86 16 74 14 52Z'),
    drawn('M34 92H66', 6),
    filled('M50 8C60 22 64 28 64 35A14 14 0 0 1 36 35C36 28 40 22 50 8Z', 'accent'),
    drawn('M22 60H78', 3, 'accent', '3 6'),
  ],
  // Poison in drink.
  chaumurky: [
    filled('M22 12H78C78 42 68 56 56 60V80H72V90H28V80H44V60C32 56 22 42 22 12Z'),
    filled('M29 26H71C70 42 62 52 50 53C38 52 30 42 29 26Z', 'accent'),
    disc(42, 36, 4, 'bone'),
    disc(56, 42, 3, 'bone'),
    disc(50, 32, 2.5, 'bone'),
  ],
  // A vial, and the smoke of it.
  'ellaca-drug': [
    filled('M40 34H60V48L76 82C79 89 76 94 68 94H32C24 94 21 89 24 82L40 48Z'),
    filled('M34 68H66L70 80C71 85 69 87 65 87H35C31 87 29 85 30 80Z', 'accent'),
    drawn('M36 32H64', 6),
    drawn('M50 24C40 18 60 14 50 5', 4, 'accent'),
  ],
  // A needle on a thimble, at the neck.
  'gom-jabbar': [
    drawn('M50 4V56', 4, 'accent'),
    filled('M34 56H66L62 92C58 98 42 98 38 92Z'),
    drawn('M38 66H62M39 76H61', 3, 'bone'),
    drawn('M24 30C34 38 66 38 76 30', 3),
    disc(50, 5, 4, 'accent'),
  ],
  lasgun: [
    filled('M6 44H48V36H66V62H46L40 88H22L28 62H6Z'),
    drawn('M66 49H98', 6, 'accent'),
    drawn('M74 34L92 24M74 64L92 74', 3, 'accent'),
    drawn('M14 53H40', 3, 'accent'),
  ],
  shield: [
    drawn('M50 6A44 44 0 0 1 94 50', 5, 'accent'),
    drawn('M94 58A44 44 0 0 1 50 94A44 44 0 0 1 6 50A44 44 0 0 1 42 7', 5, 'accent'),
    ring(50, 50, 33, 3, 'ink', '12 5'),
    disc(50, 35, 9),
    filled('M33 72C33 52 40 47 50 47C60 47 67 52 67 72Z'),
  ],
  // An insect that smells poison.
  snooper: [
    filled('M32 66a18 24 0 1 0 36 0a18 24 0 1 0-36 0Z'),
    drawn('M50 42V22M50 22C50 8 72 6 76 18M38 50L18 34M62 50L82 34M34 70L12 74M66 70L88 74', 5),
    disc(77, 21, 6, 'accent'),
    disc(18, 33, 4, 'accent'),
    disc(82, 33, 4, 'accent'),
    drawn('M40 62H60M40 71H60', 3.5, 'accent'),
  ],
  // A patched cloak, and nobody known in it.
  'cheap-hero': [
    filled('M10 96C12 74 24 64 34 60C28 36 36 12 50 10C64 12 72 36 66 60C76 64 88 74 90 96Z'),
    filled('M38 50C36 32 42 25 50 24C58 25 64 32 62 50C60 60 56 66 50 67C44 66 40 60 38 50Z', 'bone'),
    drawn('M44 40C44 32 56 32 56 40C56 45 50 45 50 51M50 58v.5', 4, 'ink'),
    drawn('M22 80H36V92M64 84H80V94', 3, 'accent', '5 4'),
  ],
}
