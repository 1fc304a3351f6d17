import { CARD_ID } from '../../src/data/treachery.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'

export const cardNumber = (id: string): number => CARD_ID.indexOf(id)
export const holds = (t: TestTable, id: FactionId, card: string): boolean => t.own(id).hand.includes(cardNumber(card))
export const isDiscarded = (t: TestTable, card: string): boolean => t.pub.discard.includes(cardNumber(card))

/** Everybody sees that this card is in that hand. */
export function show(t: TestTable, id: FactionId, card: string): TestTable {
  t.pub.shown[cardNumber(card)] = factionNumber(id)
  return t
}

/** A card of the deck lies face up on the discards. */
export function throwAway(t: TestTable, card: string): TestTable {
  const { deck } = t.hidden
  t.pub.discard.push(...deck.splice(deck.indexOf(cardNumber(card)), 1))
  t.pub.deck = deck.length
  return t
}

export const power = (karamaCardId: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  type: 'use_karama_faction_power',
  karamaCardId,
  faction: null,
  territory: null,
  ordinary: 0,
  special: 0,
  leader: null,
  ...fields,
})

export const markGuildRate = (karamaCardId: string) => ({ type: 'use_karama_guild_shipment', karamaCardId })
