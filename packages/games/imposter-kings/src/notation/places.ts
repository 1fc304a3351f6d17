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

/** Every card that lies somewhere. */
export function cardsOf({ pub, own, hidden }: Position, which: 'all' | 'without armies'): Card[] {
  const cards = [
    pub.accused,
    hidden.forgotten,
    ...pub.court.map((entry) => entry.card),
    ...hidden.condemned,
    ...pub.removed,
  ]
  for (const [seat, { hand, successor, dungeon, squire, army }] of own.entries()) {
    const { antechamber, exhausted, recruitDiscard } = pub.players[seat]
    cards.push(...hand, successor, dungeon, squire, ...antechamber, ...exhausted, ...recruitDiscard)
    if (which === 'all') cards.push(...army)
  }
  return cards.filter((of) => of !== NO_CARD)
}
