/** How a piece of text is painted where colours are wanted. */
export type Style = 'plain' | 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

export interface Piece {
  readonly text: string
  readonly style: Style
}

/** Pieces one after another; where the line is full it goes on in the next, indented. */
export interface Line {
  readonly pieces: readonly Piece[]
  readonly between: string
  readonly indent: number
}

export const plain = (text: string): Piece => ({ text, style: 'plain' })
export const styled = (text: string, style: Style): Piece => ({ text, style })

export const line = (indent: number, pieces: readonly Piece[], between = '  '): Line => ({ pieces, between, indent })

const CODES: Readonly<Record<Style, readonly [open: number, close: number] | null>> = {
  plain: null,
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
}

export function paint({ text, style }: Piece, colour: boolean): string {
  const codes = CODES[style]
  return colour && codes !== null ? `\u001b[${codes[0]}m${text}\u001b[${codes[1]}m` : text
}

/** How much further in the rest of a line stands. */
const HANGING = 4

/** A line as so many lines of text as it needs. */
export function write({ pieces, between, indent }: Line, width: number, colour: boolean): string[] {
  const lines: string[] = []
  const hanging = ' '.repeat(indent + HANGING)
  let written = ' '.repeat(indent)
  let length = indent
  let isEmpty = true
  for (const piece of pieces.flatMap((whole) => broken(whole, width - hanging.length))) {
    const gap = isEmpty ? '' : between
    if (!isEmpty && length + gap.length + piece.text.length > width) {
      lines.push(written)
      written = hanging + paint(piece, colour)
      length = hanging.length + piece.text.length
    } else {
      written += gap + paint(piece, colour)
      length += gap.length + piece.text.length
    }
    isEmpty = false
  }
  if (!isEmpty) lines.push(written)
  return lines
}

/** A piece too long for a line of its own, word by word. */
function broken(piece: Piece, width: number): Piece[] {
  if (piece.text.length <= width) return [piece]
  const lines: string[] = []
  for (const word of piece.text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, width))
  }
  return lines.map((text) => ({ text, style: piece.style }))
}
