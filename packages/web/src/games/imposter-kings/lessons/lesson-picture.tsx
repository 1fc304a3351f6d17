import { Card, KingCard } from '../cards/card.tsx'

interface LessonPictureProps {
  /** A card's name, or `King`. */
  readonly name: string
  readonly width: number
}

/** The card that stands for a lesson. */
export function LessonPicture({ name, width }: LessonPictureProps) {
  return (
    <span data-world="imposter-kings" aria-hidden="true">
      {name === 'King' ? (
        <KingCard width={width} flipped={false} facet="Regular" />
      ) : (
        <Card card={name} cut="small" width={width} />
      )}
    </span>
  )
}
