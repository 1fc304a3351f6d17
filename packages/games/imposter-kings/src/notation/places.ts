import { type Card, NO_CARD } from '../names.ts'
import { DUNGEON, HAND, type Place, type Position, SQUIRE, SUCCESSOR, WITH } from '../state.ts'

/** Where a player's card may be known to lie. */
export const PLACES: readonly (readonly [text: string, place: Place])[] = [
  ['hand', HAND],
  ['successor', SUCCESSOR],
  ['dungeon', DUNGEON],
  ['squire', SQUIRE],
  ['with', WITH],
]

/** Every card that lies somewhere, with the section of the notation that names it. */
export function placesOf(
  { pub, own, hidden }: Position,
  which: 'all' | 'without armies',
): (readonly [section: string, card: Card])[] {
  const found: [string, Card][] = []
  const add = (section: string, cards: readonly Card[]) => {
    for (const of of cards) if (of !== NO_CARD) found.push([section, of])
  }
  add('accused', [pub.accused])
  add('forgotten', [hidden.forgotten])
  add(
    'court',
    pub.court.map((entry) => entry.card),
  )
  add('condemned', hidden.condemned)
  add('removed', pub.removed)
  for (const [seat, { hand, successor, dungeon, squire, army }] of own.entries()) {
    const { antechamber, exhausted, recruitDiscard } = pub.players[seat]
    add(`seat ${seat}`, [...hand, successor, dungeon, squire, ...antechamber, ...exhausted, ...recruitDiscard])
    if (which === 'all') add(`seat ${seat}`, army)
  }
  return found
}

export function cardsOf(position: Position, which: 'all' | 'without armies'): Card[] {
  return placesOf(position, which).map(([, card]) => card)
}
