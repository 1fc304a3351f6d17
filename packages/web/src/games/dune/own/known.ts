import { cardName, typeOfCard } from '../names.ts'
import type { MineView } from '../sight.ts'

type Logged = NonNullable<MineView['cardLog']>[number]

/** Cards that are known to be in one place. */
export interface KnownCards {
  readonly place: Logged['place']
  /** In whose hand; two where it is one of them. */
  readonly with: readonly string[]
  /** "Cheap Hero ×2": by kind, as they stand in the deck. */
  readonly names: readonly string[]
}

/** What one can act on first: a hand before a pile, and what is lost from sight last. */
const ORDER: readonly Logged['place'][] = ['hand', 'up', 'deck-top', 'discard', 'aside', 'unknown']

/**
 * VI-4.1, VI-4.6: the cards that the reader has seen, by where they are as far as that is known. Atreides keep a log of
 * every card; everybody else is reminded of hands alone.
 */
export function knownCards({ hand, known, cardLog }: MineView): readonly KnownCards[] {
  const log = cardLog ?? known.map((card) => ({ ...card, place: 'hand' as const }))
  const places = new Map<string, { place: Logged['place']; with: readonly string[]; cards: string[] }>()
  for (const { card, place, with: holders } of log) {
    if (hand.includes(card)) continue
    const key = [place, ...holders].join(' ')
    const group = places.get(key)
    if (group === undefined) places.set(key, { place, with: holders, cards: [card] })
    else group.cards.push(card)
  }
  return [...places.values()]
    .sort((a, b) => ORDER.indexOf(a.place) - ORDER.indexOf(b.place) || a.with.length - b.with.length)
    .map(({ place, with: holders, cards }) => ({ place, with: holders, names: namesOf(cards) }))
}

function namesOf(cards: readonly string[]): readonly string[] {
  const counts = new Map<number, readonly string[]>()
  for (const card of cards) {
    const type = typeOfCard(card)
    counts.set(type, [...(counts.get(type) ?? []), card])
  }
  return [...counts.values()].map((same) =>
    same.length === 1 ? cardName(same[0]) : `${cardName(same[0])} ×${same.length}`,
  )
}
