import type { CardProps } from './card.tsx'
import { printedOn, readCardName } from './card-name.ts'
import { keywordsNow } from './keywords.ts'

type Labelled = Omit<CardProps, 'cut' | 'width'>

/** A card read out where nobody knows the players: "Elder, 3, immune to King's Hand, of Army 2". */
export function cardLabel(props: Labelled): string {
  const { owner } = readCardName(props.card)
  return owner === null ? faceLabel(props) : `${faceLabel(props)}, of Army ${owner + 1}`
}

/** A card read out, without the Army that it belongs to. */
export function faceLabel(props: Labelled): string {
  const { name } = readCardName(props.card)
  if (props.disgraced) return [name, 'disgraced', 'counts 1'].join(', ')
  const printed = printedOn(name).value
  const { value = printed } = props
  const copied = props.as !== undefined && props.as !== name ? [`as ${props.as}`] : []
  const worth = value === printed ? [String(value)] : [`counts ${value}`, `printed ${printed}`]
  const keywords = keywordsNow(props).map(({ said }) => said)
  const muted = props.muted ? ['muted'] : []
  return [name, ...copied, ...worth, ...keywords, ...muted].join(', ')
}
