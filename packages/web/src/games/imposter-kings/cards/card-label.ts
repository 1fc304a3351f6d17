import type { CardProps } from './card.tsx'
import { printedOn, readCardName } from './card-name.ts'
import { keywordsNow } from './keywords.ts'

type Labelled = Omit<CardProps, 'cut' | 'width'>

/**
 * A card read out: "Elder, 3, immune to King's Hand". An Army is called by its seat, `Seat 0's Army`, which `withNames`
 * turns into a person's.
 */
export function cardLabel(props: Labelled): string {
  const { name, owner } = readCardName(props.card)
  const army = owner === null ? [] : [`of Seat ${owner}'s Army`]
  if (props.disgraced) return [name, 'disgraced', 'counts 1', ...army].join(', ')
  const printed = printedOn(name).value
  const { value = printed } = props
  const copied = props.as !== undefined && props.as !== name ? [`as ${props.as}`] : []
  const worth = value === printed ? [String(value)] : [`counts ${value}`, `printed ${printed}`]
  const keywords = keywordsNow(props).map(({ said }) => said)
  const muted = props.muted ? ['muted'] : []
  return [name, ...copied, ...worth, ...keywords, ...muted, ...army].join(', ')
}
