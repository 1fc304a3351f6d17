import type { Seat } from '@riposte/kernel'
import { deckOf } from './decks.ts'
import { BASE_ARMY, cardFromText, NAMES, nameOf } from './names.ts'
import { deckListOf, withArmies } from './options.ts'
import type { KnownView, View } from './view.ts'

/** IK-1.3, IK-1.5: how many copies of each name there are in this match, in the deck and in all Armies. */
export function copiesInGame(view: View): ReadonlyMap<string, number> {
  const { options, players } = view
  const optional = options.optionalCards.map((name) => NAMES.indexOf(name))
  const names = deckOf(deckListOf(options, players.length), optional).map((card) => NAMES[nameOf(card)])
  if (withArmies(options)) {
    for (const { signatures } of players) names.push(...BASE_ARMY.map((name) => NAMES[name]), ...signatures)
  }
  return counted(names)
}

/** By name, the copies that lie where this seat sees them: in the open, or in its own hidden places. */
export function copiesInSight(view: View, me: Seat): ReadonlyMap<string, number> {
  const cards: (string | null)[] = [view.accused, ...view.removed, ...view.court.map(({ card }) => card)]
  view.condemned.forEach(({ card }, at) => {
    cards.push(card ?? view.mine?.condemned[at] ?? null)
  })
  for (const { antechamber, exhausted, recruitDiscard, openSuccessor } of view.players) {
    cards.push(...antechamber, ...exhausted, ...recruitDiscard, openSuccessor)
  }
  const { mine } = view
  if (mine !== null) {
    cards.push(...mine.hand.map(({ card }) => card), ...mine.army, mine.dungeon, mine.squire)
    // An open Successor has been counted already.
    if (view.players[me].openSuccessor === null) cards.push(mine.successor)
  }
  return counted(cards.flatMap((card) => (card === null ? [] : [nameIn(card)])))
}

/** Whether this seat knows of a copy in that hand. */
export function isKnownToHold(view: View, of: Seat, name: string): boolean {
  return knownOf(view).some(
    ({ seat, place, ...what }) => seat === of && place === 'hand' && nameIn(what.card ?? what.name ?? '') === name,
  )
}

export interface Chance {
  readonly in: number
  readonly of: number
}

/**
 * How likely one of these seats holds the single copy of a card that `me` has not seen: their hidden cards among all hidden
 * cards. Null where that cannot be counted: Army cards may have come into any hand, or what is known is no place.
 */
export function chanceHeld(view: View, me: Seat, holders: readonly Seat[], name: string): Chance | null {
  if (withArmies(view.options) || view.mine === null) return null
  const copies = copiesInGame(view)
  const inSight = copiesInSight(view, me)
  const known = knownOf(view).filter(({ seat }) => seat !== me)
  if (known.some(({ place }) => place === 'with') || view.players.some(({ lacks }) => lacks.length > 0)) return null
  // What everybody knows and what this seat alone has learned may be the same card.
  if (view.known.length > 0 && view.mine.known.length > 0) return null
  if (known.some((what) => nameIn(what.card ?? what.name ?? '') === name)) return null
  if ((copies.get(name) ?? 0) - (inSight.get(name) ?? 0) !== 1) return null
  let unseen = -known.length
  for (const [of, count] of copies) unseen += count - (inSight.get(of) ?? 0)
  const hidden = view.players.map(({ hand }, seat) =>
    seat === me ? 0 : hand - known.filter((what) => what.seat === seat && what.place === 'hand').length,
  )
  let places = view.forgotten ? 1 : 0
  view.players.forEach((player, seat) => {
    if (seat === me) return
    places += hidden[seat]
    const aside = (place: KnownView['place']) => (known.some((at) => at.seat === seat && at.place === place) ? 0 : 1)
    if (player.successor && player.openSuccessor === null) places += aside('successor')
    if (player.dungeon) places += aside('dungeon')
    if (player.squire) places += aside('squire')
  })
  view.condemned.forEach(({ card }, at) => {
    if ((card ?? view.mine?.condemned[at] ?? null) === null) places++
  })
  // Fewer or more cards than places: something is not where this count takes it to be.
  if (places !== unseen || places === 0) return null
  return { in: holders.reduce((sum, seat) => sum + hidden[seat], 0), of: places }
}

function knownOf({ known, mine }: View): readonly KnownView[] {
  return [...known, ...(mine?.known ?? [])]
}

function nameIn(card: string): string {
  const number = cardFromText(card)
  return number === null ? card : NAMES[nameOf(number)]
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
