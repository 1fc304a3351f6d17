import { faceLabel } from '../cards/card-label.ts'
import { type CourtCardView, type KingsSight, nameOf, ownerOf } from '../names.ts'
import { cardNames, ownedBy, whom } from '../phrases.ts'

/** A card read out, with people's names: "Elder, 3, of your Army". */
export function readOut(sight: KingsSight, props: Parameters<typeof faceLabel>[0]): string {
  const owner = ownerOf(props.card)
  return owner === null ? faceLabel(props) : `${faceLabel(props)}, of ${ownedBy(sight, owner)} Army`
}

/** "Judge, 5, Throne, played by Odile". */
export function courtLabel(sight: KingsSight, entry: CourtCardView, at: number): string {
  const { court } = sight.seen.view
  const place = at === court.length - 1 ? 'Throne' : `card ${at + 1} of the Court`
  return `${readOut(sight, entry)}, ${place}, played by ${whom(sight, entry.by)}`
}

/** What a card's picture does not say, beside the large card. */
export function notesOn(sight: KingsSight, entry: CourtCardView): string[] {
  const notes: string[] = []
  const owner = ownerOf(entry.card)
  if (owner !== null) notes.push(`Of ${ownedBy(sight, owner)} Army.`)
  if (entry.disgraced) notes.push('Disgraced: it counts 1 and has no text.')
  else if (entry.as !== nameOf(entry.card)) notes.push(`A ${nameOf(entry.card)} that became the ${entry.as}.`)
  if (entry.muted) notes.push('Muted: its text does not count now.')
  return notes
}

export const IN_HAND = 'Known in hand'

/** What is known about a player's hidden cards. */
export function knowledgeOf(sight: KingsSight, seat: number): string[] {
  const { view } = sight.seen
  const notes: string[] = []
  const known = [...view.known, ...(view.mine?.known ?? [])].filter((entry) => entry.seat === seat)
  const what = ({ card, name }: (typeof known)[number]) => nameOf(card ?? name ?? 'a card')
  const at = (place: string) => cardNames(sight, [...new Set(known.filter((entry) => entry.place === place).map(what))])
  if (at('hand') !== '') notes.push(`${IN_HAND}: ${at('hand')}`)
  if (at('with') !== '') notes.push(`In hand or Successor: ${at('with')}`)
  if (at('successor') !== '') notes.push(`Successor: ${at('successor')}`)
  if (at('dungeon') !== '') notes.push(`Dungeon: ${at('dungeon')}`)
  if (at('squire') !== '') notes.push(`Squire: ${at('squire')}`)
  const { lacks } = view.players[seat]
  if (lacks.length > 0) notes.push(`Not in hand: ${cardNames(sight, lacks)}`)
  return notes
}
