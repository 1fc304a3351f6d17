import type { CardProps } from './card.tsx'
import { printedOn, readCardName } from './card-name.ts'

export type KeywordMark = 'reaction' | 'immune' | 'steadfast' | 'royalty'

interface Keyword {
  readonly mark: KeywordMark
  /** As it is called on a card's text. */
  readonly name: string
  /** As it is read out. */
  readonly said: string
  readonly meaning: string
  /** Muting takes it away. */
  readonly silenced: boolean
}

/** In the order of the seals. */
const KEYWORDS: readonly Keyword[] = [
  {
    mark: 'reaction',
    name: 'Reaction',
    said: 'reaction',
    meaning: 'Can be used from the hand outside your own turn.',
    silenced: true,
  },
  {
    mark: 'immune',
    name: "Immune to King's Hand",
    said: "immune to King's Hand",
    meaning: "King's Hand cannot cancel what it does.",
    silenced: true,
  },
  {
    mark: 'steadfast',
    name: 'Steadfast',
    said: 'steadfast',
    meaning: 'Cannot be muted, and other cards cannot lower its value.',
    silenced: false,
  },
  {
    mark: 'royalty',
    name: 'Royalty',
    said: 'royalty',
    meaning: 'Elders and Ancestors may be played on it, Sentries cannot take it.',
    silenced: false,
  },
]

/** What is printed on it. */
export function keywordsOf(name: string): Keyword[] {
  const { keywords } = printedOn(name)
  return KEYWORDS.filter((keyword) => keywords.includes(keyword.name))
}

/** What holds for a card as it lies there: a copy has the keywords of the card it copied, and some are granted or lost. */
export function keywordsNow({
  card,
  as,
  royalty,
  steadfast,
}: Pick<CardProps, 'card' | 'as' | 'royalty' | 'steadfast'>) {
  const printed = printedOn(as ?? readCardName(card).name).keywords
  return KEYWORDS.filter(({ mark, name }) => {
    if (mark === 'royalty' && royalty !== undefined) return royalty
    if (mark === 'steadfast' && steadfast !== undefined) return steadfast
    return printed.includes(name)
  })
}
