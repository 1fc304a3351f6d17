import type { Table } from '@riposte/kernel'
import type { Card } from '../../data/treachery.ts'
import { events } from '../../events.ts'
import { draw, isFull } from '../../hand.ts'
import type { Dune } from '../../state.ts'

/** DU-8.2: one card for each player that is not full, as far as there are cards. Says how many were dealt. */
export function dealRow(x: Table<Dune>): number {
  const { pub, hidden } = x
  const wanted = pub.factionOf.filter((faction) => !isFull(pub, faction)).length
  const dealt: Card[] = []
  for (const own of x.own) own.cardUp = -1
  while (dealt.length < wanted) {
    // VI-4.8: whoever knows the uppermost card knows the first one of the row.
    if (dealt.length === 0) for (const own of x.own) own.cardUp = own.deckTop
    const card = draw(x)
    if (card < 0) break
    dealt.push(card)
  }
  hidden.row = dealt.reverse()
  pub.row = dealt.length
  if (wanted > 0) x.tell(events.rowDealt, { cards: pub.row })
  return pub.row
}

/** DU-8.8: the card that is up and all behind it go back on top of the deck, the unsold one uppermost. */
export function buyIn(x: Table<Dune>): void {
  const { pub, hidden } = x
  hidden.deck.push(...hidden.row)
  hidden.row = []
  x.tell(events.boughtIn, { cards: pub.row })
  pub.row = 0
  pub.told.cardUp = -1
  pub.deck = hidden.deck.length
  for (const own of x.own) {
    own.deckTop = own.cardUp
    own.cardUp = -1
  }
}

/** The card that is up leaves the row. */
export function takeCardUp(x: Table<Dune>): Card {
  const { pub, hidden } = x
  const card = hidden.row.pop()
  if (card === undefined) throw new Error('no card is up')
  pub.row = hidden.row.length
  pub.told.cardUp = -1
  return card
}
