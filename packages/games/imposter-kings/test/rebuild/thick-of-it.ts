import { below, chance, type Game, type Random, shuffle } from '@riposte/kernel'
import { DEALS, deckOf } from '../../src/decks.ts'
import { imposterKings } from '../../src/index.ts'
import { armyCard, BASE_ARMY, type Card, cardText, NAMES, SIGNATURES } from '../../src/names.ts'
import { deckListOf, type Options, withArmies, withFacets, withSignatures } from '../../src/options.ts'
import type { ImposterKings } from '../../src/state.ts'

/**
 * The same game, but most matches begin in the middle of a round, with signature cards in the hands and a Court to use
 * them on. Random play from the first deal comes to what the rarer cards do in one match of hundreds.
 */
export const inTheThickOfIt: Game<ImposterKings> = {
  ...imposterKings,
  setup: (options, seats, random, from) =>
    imposterKings.setup(
      options,
      seats,
      random,
      from ?? (chance(random, 0.8) ? midRound(options, seats, random) : null),
    ),
}

/** A position that a round could have come to, in the notation. */
function midRound(options: Options, seats: number, random: Random): string {
  const list = deckListOf(options, seats)
  const deck = deckOf(
    list,
    options.optionalCards.map((name) => NAMES.indexOf(name)),
  )
  shuffle(random, deck)
  const take = (cards: Card[]): Card[] => cards.splice(below(random, cards.length), 1)
  const written = (cards: readonly Card[]) => cards.map(cardText).join(', ')
  const accused = deck.pop() ?? -1
  const sections: string[] = [`accused: ${cardText(accused)}`]
  if (seats === 2) sections.push(`forgotten: ${written(take(deck))}`)
  const court: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const hand = deck.splice(0, DEALS[list].hand)
    const parts: string[] = []
    if (withArmies(options)) {
      const signatures = SIGNATURES.slice()
      shuffle(random, signatures)
      signatures.length = withSignatures(options) ? 3 : 0
      const army = [...signatures, ...BASE_ARMY].map((name) => armyCard(name, seat))
      if (signatures.length > 0) parts.push(`signatures ${signatures.map((name) => NAMES[name]).join(', ')}`)
      const given: Card[] = []
      // Signature cards rather than the others: they are what is seldom met.
      for (let recruits = below(random, 4); recruits > 0; recruits--) {
        given.push(...take(hand))
        hand.push(...army.splice(below(random, 1 + below(random, army.length)), 1))
      }
      if (given.length > 0) parts.push(`recruit discard ${written(given)}`)
      const exhausted = army.filter(() => chance(random, 0.4))
      if (exhausted.length > 0) parts.push(`exhausted ${written(exhausted)}`)
    }
    parts.push(`dungeon ${written(take(hand))}`)
    const facet = withFacets(options) ? below(random, 3) : 0
    if (facet > 0) parts.push(`facet ${facet === 1 ? 'Charismatic Leader' : 'Master Tactician'}`)
    if (facet === 2) parts.push(`squire ${written(take(hand))}`)
    if (chance(random, 0.25)) parts.push('king down')
    else parts.push(`successor ${written(take(hand))}`)
    for (let played = below(random, 4); played > 0 && hand.length > 2; played--) {
      court.push(`${written(take(hand))} by ${seat}${chance(random, 0.35) ? ' down' : ''}`)
    }
    if (chance(random, 0.2)) parts.push(`antechamber ${written(take(hand))}`)
    parts.push(`hand ${written(hand)}`)
    sections.push(`seat ${seat}: ${parts.join('; ')}`)
  }
  shuffle(random, court)
  if (court.length > 0) sections.push(`court: ${court.join(', ')}`)
  sections.push(`to act: ${below(random, seats)}`)
  return sections.join(' | ')
}
