import { shuffle, type Table } from '@riposte/kernel'
import { BLOW_TERRITORY, isWorm, type SpiceCard } from '../../data/spice.ts'
import type { Territory } from '../../data/territories.ts'
import { events } from '../../events.ts'
import type { Dune, Pub } from '../../state.ts'

/** DU-2.2: the discard piles, as events tell them. */
export const PILE_A = 0
export const PILE_B = 1
export type Pile = number

export const NO_TERRITORY: Territory = -1

const pileOf = (pub: Pub, pile: Pile): SpiceCard[] => (pile === PILE_A ? pub.pileA : pub.pileB)

/** Where the topmost territory card of a pile lies; -1 for none. */
function topTerritoryCard(pile: readonly SpiceCard[]): number {
  let place = pile.length - 1
  while (place >= 0 && isWorm(pile[place])) place--
  return place
}

/** DU-5.5: the territory that worms of the next blow on this pile devour. */
export function targetOf(pub: Pub, pile: Pile): Territory {
  const cards = pileOf(pub, pile)
  const place = topTerritoryCard(cards)
  return place < 0 ? NO_TERRITORY : BLOW_TERRITORY[cards[place]]
}

function shuffleIn(x: Table<Dune>, cards: readonly SpiceCard[]): void {
  const { spiceDeck } = x.hidden
  spiceDeck.push(...cards)
  shuffle(x.random, spiceDeck)
  x.pub.spiceDeck = spiceDeck.length
  forgetTop(x)
  x.tell(events.spiceDeckShuffled)
}

/** VI-4.8: whoever has looked no longer knows what lies on top. */
function forgetTop(x: Table<Dune>): void {
  for (const own of x.own) own.spiceTop = -1
  x.pub.told.spiceTop = -1
}

/** DU-5.9, R-3: pile A keeps its topmost territory card and the worms on it, pile B nothing. */
function reshuffle(x: Table<Dune>): void {
  const { pub } = x
  const below = pub.pileA.splice(0, Math.max(0, topTerritoryCard(pub.pileA)))
  shuffleIn(x, [...below, ...pub.pileB.splice(0)])
}

/** DU-5.2: the top card of the deck. */
export function turnOver(x: Table<Dune>, pile: Pile): SpiceCard {
  const { spiceDeck } = x.hidden
  if (spiceDeck.length === 0) reshuffle(x)
  const card = spiceDeck.pop()
  if (card === undefined) throw new Error('the spice deck cannot run dry')
  x.pub.spiceDeck = spiceDeck.length
  forgetTop(x)
  x.tell(events.spiceCardTurned, { card, pile })
  return card
}

export function putOnPile(pub: Pub, pile: Pile, card: SpiceCard): void {
  pileOf(pub, pile).push(card)
}

/** DU-5.3: the worms of the first turn go back. */
export function returnWorms(x: Table<Dune>, worms: readonly SpiceCard[]): void {
  if (worms.length > 0) shuffleIn(x, worms)
}
