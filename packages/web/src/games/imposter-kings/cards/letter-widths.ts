type Widths = Readonly<Record<string, number>>

/** Advance widths in thousandths of the type size, as the bundled fonts have them: card text is broken into lines before anything is drawn. */
const COURT: Widths = {
  '0': 487,
  '1': 366,
  '2': 488,
  '3': 438,
  '4': 479,
  '5': 425,
  '6': 470,
  '7': 430,
  '8': 477,
  '9': 468,
  ' ': 160,
  '!': 284,
  "'": 176,
  '(': 299,
  ')': 298,
  ',': 255,
  '-': 341,
  '.': 258,
  '/': 329,
  ':': 238,
  ';': 238,
  A: 648,
  B: 643,
  C: 610,
  D: 688,
  E: 599,
  F: 541,
  G: 648,
  H: 744,
  I: 367,
  J: 335,
  K: 673,
  L: 542,
  M: 838,
  N: 733,
  O: 666,
  P: 589,
  Q: 671,
  R: 658,
  S: 545,
  T: 579,
  U: 643,
  V: 632,
  W: 978,
  X: 694,
  Y: 625,
  Z: 586,
  a: 492,
  b: 516,
  c: 435,
  d: 536,
  e: 470,
  f: 347,
  g: 516,
  h: 548,
  i: 298,
  j: 286,
  k: 528,
  l: 274,
  m: 842,
  n: 570,
  o: 526,
  p: 542,
  q: 517,
  r: 426,
  s: 412,
  t: 333,
  u: 549,
  v: 478,
  w: 755,
  x: 507,
  y: 474,
  z: 457,
  '’': 237,
  '–': 497,
  '−': 506,
  '+': 506,
  '×': 506,
}

const TEXT: Widths = {
  '0': 589,
  '1': 409,
  '2': 516,
  '3': 546,
  '4': 564,
  '5': 517,
  '6': 550,
  '7': 516,
  '8': 561,
  '9': 537,
  ' ': 200,
  '!': 325,
  "'": 241,
  '(': 339,
  ')': 339,
  ',': 327,
  '-': 350,
  '.': 332,
  '/': 442,
  ':': 332,
  ';': 327,
  A: 739,
  B: 667,
  C: 702,
  D: 768,
  E: 643,
  F: 620,
  G: 755,
  H: 840,
  I: 411,
  J: 562,
  K: 761,
  L: 639,
  M: 998,
  N: 834,
  O: 764,
  P: 615,
  Q: 767,
  R: 729,
  S: 602,
  T: 739,
  U: 803,
  V: 742,
  W: 1094,
  X: 719,
  Y: 722,
  Z: 664,
  a: 549,
  b: 617,
  c: 510,
  d: 624,
  e: 531,
  f: 396,
  g: 570,
  h: 668,
  i: 341,
  j: 316,
  k: 624,
  l: 342,
  m: 976,
  n: 669,
  o: 596,
  p: 628,
  q: 610,
  r: 490,
  s: 464,
  t: 412,
  u: 645,
  v: 598,
  w: 869,
  x: 576,
  y: 584,
  z: 498,
  '’': 323,
  '–': 500,
  '−': 582,
  '+': 582,
  '×': 582,
}

type Face = 'court' | 'text'

const FACES: Readonly<Record<Face, Widths>> = { court: COURT, text: TEXT }
/** Letters that are not in the table are taken to be as wide as a broad one. */
const UNKNOWN = 750

/** How wide a line is at this type size, without kerning, which only makes it narrower. */
export function widthOf(line: string, face: Face, size: number): number {
  let width = 0
  for (const letter of line) width += FACES[face][letter] ?? UNKNOWN
  return (width * size) / 1000
}

/** The type size at which a line just fits, but no more than `most`. */
export function sizeToFit(line: string, face: Face, room: number, most: number): number {
  return Math.min(most, Math.floor((room / widthOf(line, face, 1)) * 10) / 10)
}

function greedy(text: string, face: Face, size: number, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, face, size) > room) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

/** A last line is at least this part of the room, if that costs no other line. */
const LAST = 0.4

/** Breaks a text into lines: as few as there can be, and where it can be helped no word is left over at the end. */
export function breakLines(text: string, face: Face, size: number, room: number): string[] {
  const widest = greedy(text, face, size, room)
  for (let narrow = room; narrow > room * 0.8; narrow -= 2) {
    const lines = greedy(text, face, size, narrow)
    if (lines.length > widest.length) break
    if (widthOf(lines.at(-1) ?? '', face, size) >= room * LAST) return lines
  }
  return widest
}
