/** The inks of a card: its own, a lighter one, bone, and the blue of eyes. */
export type InkName = 'ink' | 'accent' | 'bone' | 'eye'

/** One shape of an emblem, on a square of 100: filled, or a line of some width. */
export interface Mark {
  readonly d: string
  readonly fill?: InkName
  readonly line?: InkName
  readonly width?: number
  readonly dash?: string | undefined
}

export const filled = (d: string, fill: InkName = 'ink'): Mark => ({ d, fill })
export const drawn = (d: string, width: number, line: InkName = 'ink', dash?: string): Mark => ({
  d,
  line,
  width,
  dash,
})
/** A disc as a path. */
export const disc = (x: number, y: number, r: number, fill: InkName = 'ink'): Mark =>
  filled(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill)
export const ring = (x: number, y: number, r: number, width: number, line: InkName = 'ink', dash?: string): Mark =>
  drawn(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, width, line, dash)
