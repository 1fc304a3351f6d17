import { FACTION_INKS } from './palette.ts'

/** Drawn on a square from -50 to 50, in one ink. */
const SHAPES: readonly string[] = [
  // A stooping hawk.
  'M0 36L-9 6C-20 2-33-8-40-26C-28-20-16-18-8-18L0-34L8-18C16-18 28-20 40-26C33-8 20 2 9 6Z',
  // A veil and an eye.
  'M0-38C24-38 34-16 34 8V34H22V8C22-12 14-26 0-26S-22-12-22 8V34H-34V8C-34-16-24-38 0-38ZM-17 9C-9-4 9-4 17 9C9 22-9 22-17 9ZM0 3a6 6 0 1 0 .01 0Z',
  // Half a sun on a step.
  'M-36 32H36V22H-36ZM-22 16A22 22 0 0 1 22 16ZM-4.5-12L0-40L4.5-12ZM-19-6L-30-32L-11-11ZM19-6L30-32L11-11ZM-26 8L-44-6L-23 0ZM26 8L44-6L23 0Z',
  // A tooth as a knife, over two dunes.
  'M-6 16C-8-6 2-28 26-40C20-20 16-2 6 16ZM-16 13L14 19L13 24L-17 18ZM-40 34C-26 20-10 22 0 32C10 22 26 22 40 34C24 30 12 32 0 42C-12 32-26 30-40 34Z',
  // Three iron teeth under a horned bar.
  'M-40-34C-36-22-28-18-20-18H20C28-18 36-22 40-34V-4H30V26L20 38L12 26V-4H6V20L0 30L-6 20V-4H-12V26L-20 38L-30 26V-4H-40Z',
  // A point in two broken rings.
  'M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0ZM-22.2 12.9A25.7 25.7 0 1 1 12.9 22.2L9.2 15.8A18.3 18.3 0 1 0-15.8 9.2ZM39.5-15.4A42.4 42.4 0 1 1 15.4-39.5L12.7-32.5A34.9 34.9 0 1 0 32.5-12.7Z',
]

interface GlyphProps {
  readonly faction: number
  /** Half of the glyph's side, in units of the drawing around it. */
  readonly size: number
  readonly y?: number
  readonly ink?: string
}

/** The mark of a faction alone, to be placed on something. */
export function Glyph({ faction, size, y = 0, ink = FACTION_INKS[faction].ink }: GlyphProps) {
  return <path transform={`translate(0 ${y}) scale(${size / 50})`} d={SHAPES[faction]} fill={ink} fillRule="evenodd" />
}

interface EmblemProps {
  readonly faction: number
  readonly size: number
  /** Said to those who do not see it; nothing where the name stands beside it. */
  readonly label?: string
}

/** The disc of a faction as a picture of its own. */
export function Emblem({ faction, size, label }: EmblemProps) {
  const { disc, outline, ink } = FACTION_INKS[faction]
  return (
    <svg
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <circle r={46} fill={disc} stroke={outline} strokeWidth={4} />
      <circle r={39} fill="none" stroke={ink} strokeOpacity={0.5} strokeWidth={2.5} />
      <Glyph faction={faction} size={31} />
    </svg>
  )
}
