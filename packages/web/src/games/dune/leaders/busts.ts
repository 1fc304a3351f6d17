/** A head in two tones on a square of 100: what is dark, what is skin, and lines over them. */
export interface Bust {
  readonly dark: string
  readonly skin: string
  /** Over the skin, dark again: hair, a beard, a helmet. */
  readonly over: string
  readonly line?: { readonly d: string; readonly ink: 'dark' | 'skin'; readonly width: number }
}

const SHOULDERS = 'M10 100C12 78 26 70 40 67L60 67C74 70 88 78 90 100Z'
const BROAD = 'M4 100C8 76 24 66 38 64L62 64C76 66 92 76 96 100Z'
const SLIM = 'M14 100C16 80 30 72 42 69L58 69C70 72 84 80 86 100Z'
const FACE = 'M35 42C35 26 42 19 50 19C58 19 65 26 65 42C65 55 58 66 50 66C42 66 35 55 35 42Z'

export const BUSTS = {
  hood: {
    dark: 'M12 100C14 72 24 62 32 58C26 34 34 14 50 12C66 14 74 34 68 58C76 62 86 72 88 100Z',
    skin: 'M38 52C36 34 42 26 50 25C58 26 64 34 62 52C60 62 56 67 50 68C44 67 40 62 38 52Z',
    over: '',
    line: { d: 'M50 54C54 60 52 70 58 78', ink: 'dark', width: 3 },
  },
  beard: {
    dark: SHOULDERS,
    skin: FACE,
    over: 'M34 46C38 56 42 52 50 52C58 52 62 56 66 46C68 66 58 80 50 82C42 80 32 66 34 46ZM32 36C34 18 44 12 52 13C62 14 68 22 68 36C60 28 44 26 32 36Z',
  },
  moustache: {
    dark: BROAD,
    skin: FACE,
    over: 'M33 38C33 20 42 12 51 13C61 13 68 22 67 38C62 27 40 26 33 38ZM38 53C44 48 48 51 50 53C52 51 56 48 62 53C58 57 53 56 50 55C47 56 42 57 38 53Z',
  },
  bun: {
    dark: SLIM,
    skin: FACE,
    over: 'M32 50C28 26 40 14 50 14C60 14 72 26 68 50C66 38 60 30 50 29C40 30 34 38 32 50ZM42 11a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z',
  },
  long: {
    dark: `${SLIM}M26 84C22 50 26 14 50 13C74 14 78 50 74 84C70 74 66 70 60 68L40 68C34 70 30 74 26 84Z`,
    skin: 'M37 44C37 30 43 24 50 24C57 24 63 30 63 44C63 56 57 64 50 64C43 64 37 56 37 44Z',
    over: '',
  },
  veil: {
    dark: 'M8 100C12 74 22 60 28 54C24 28 36 10 50 10S76 28 72 54C78 60 88 74 92 100Z',
    skin: 'M38 40C38 30 43 25 50 25S62 30 62 40V46H38Z',
    over: '',
    line: { d: 'M43 40h4M53 40h4', ink: 'dark', width: 3.5 },
  },
  bald: {
    dark: BROAD,
    skin: 'M31 38C31 20 40 12 50 12C60 12 69 20 69 38C69 54 60 66 50 66C40 66 31 54 31 38Z',
    over: '',
    line: { d: 'M40 40H47M53 40H60M40 54H60', ink: 'dark', width: 3.2 },
  },
  helm: {
    dark: BROAD,
    skin: 'M36 38H64C65 54 58 65 50 65C42 65 35 54 36 38Z',
    over: 'M30 44C28 20 40 10 50 9C60 10 72 20 70 44L62 44V34H38V44Z',
    line: { d: 'M50 10V30', ink: 'skin', width: 3 },
  },
  cap: {
    dark: SHOULDERS,
    skin: FACE,
    over: 'M30 34C30 20 40 12 50 12S70 20 70 34L76 38H24Z',
    line: { d: 'M34 74L50 84L66 74', ink: 'skin', width: 3 },
  },
  sleek: {
    dark: SHOULDERS,
    skin: FACE,
    over: 'M32 44C30 22 42 12 56 14C66 16 70 26 68 42C64 30 56 26 46 27C40 28 35 34 32 44Z',
    line: { d: 'M30 100L50 74L70 100', ink: 'skin', width: 3 },
  },
  curls: {
    dark: SHOULDERS,
    skin: FACE,
    over: 'M30 40C24 32 32 20 38 20C40 10 54 8 58 14C68 12 76 26 70 34C72 40 68 44 66 44C66 32 60 28 50 28S34 34 34 44C32 44 30 42 30 40Z',
  },
} as const satisfies Readonly<Record<string, Bust>>

type BustName = keyof typeof BUSTS

/** Who looks like what. */
export const LOOKS: Readonly<Record<string, BustName>> = {
  'thufir-hawat': 'beard',
  'lady-jessica': 'bun',
  'gurney-halleck': 'curls',
  'duncan-idaho': 'sleek',
  'dr-wellington-yueh': 'moustache',
  alia: 'long',
  'margot-lady-fenring': 'bun',
  'princess-irulan': 'long',
  'reverend-mother-ramallo': 'veil',
  'wanna-marcus': 'hood',
  'count-hasimir-fenring': 'sleek',
  'captain-aramsham': 'helm',
  caid: 'cap',
  burseg: 'helm',
  bashar: 'moustache',
  stilgar: 'hood',
  chani: 'long',
  otheym: 'beard',
  'shadout-mapes': 'bun',
  jamis: 'veil',
  'feyd-rautha': 'curls',
  'beast-rabban': 'bald',
  'piter-de-vries': 'sleek',
  'captain-iakin-nefud': 'cap',
  'umman-kudu': 'hood',
  'staban-tuek': 'moustache',
  'master-bewt': 'bald',
  'esmar-tuek': 'beard',
  'soo-soo-sook': 'cap',
  'guild-rep': 'veil',
}
