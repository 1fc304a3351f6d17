export interface CardProps {
  /** A card's name as the view writes it: `Elder`, or `Elder of seat 0` for a card of an Army. */
  readonly card: string
  /** Full: with its text, 140 px and wider. Small: without. Spine: the name upright at the left, for fans. */
  readonly cut: 'full' | 'small' | 'spine'
  /** In CSS pixels; the height is one and a half times that. */
  readonly width: number
  /** What it counts now, where that is not what is printed. */
  readonly value?: number
  /** Turned, dull, worth 1: a disgraced card of the Court. */
  readonly disgraced?: boolean
  readonly muted?: boolean
  /** Copied by a Stranger: the name it goes by. */
  readonly as?: string
}
