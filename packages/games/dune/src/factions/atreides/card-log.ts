import type { Faction } from '../../data/factions.ts'
import type { Card } from '../../data/treachery.ts'
import type { Own, Pub } from '../../state.ts'
import { holdersOf } from '../../view/shown.ts'

/** Unknown: shuffled into the deck, or in a hand of Atreides' own. */
export type CardPlace = 'discard' | 'aside' | 'hand' | 'up' | 'deck-top' | 'unknown'

/** Where a card is as far as Atreides know. */
export interface LoggedCard {
  readonly card: Card
  readonly place: CardPlace
  /** In whose hand; two where it is with one of them (VI-4.2). */
  readonly factions: readonly Faction[]
  /** When it was seen last. */
  readonly turn: number
}

function placeOf(pub: Pub, mine: Own, card: Card, holder: number): CardPlace {
  if (holder >= 0) return 'hand'
  if (pub.discard.includes(card)) return 'discard'
  if (pub.aside.includes(card)) return 'aside'
  if (mine.cardUp === card) return 'up'
  return mine.deckTop === card ? 'deck-top' : 'unknown'
}

/** AT-6, VI-4.6: every card that Atreides have seen, with its place now and the turn. Nobody else is shown such a list. */
export function cardLog(pub: Pub, mine: Own): LoggedCard[] {
  const log: LoggedCard[] = []
  for (let card = 0; card < pub.seenOn.length; card++) {
    const turn = Math.max(pub.seenOn[card], mine.lookedOn[card])
    if (turn === 0) continue
    const holder = mine.known[card] >= 0 ? mine.known[card] : pub.shown[card]
    const factions = holder < 0 ? [] : holdersOf(holder)
    log.push({ card, place: placeOf(pub, mine, card, holder), factions, turn })
  }
  return log
}
