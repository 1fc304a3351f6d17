import { SPICE_CARD_ID, SPICE_DECK } from '../../src/data/spice.ts'
import { SPICE_BLOW } from '../../src/names.ts'
import { spiceBlowPhase } from '../../src/phases/spice-blow/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

const cardNumber = (id: string): number => {
  const card = SPICE_CARD_ID.indexOf(id)
  if (card < 0) throw new Error(`no spice card ${id}`)
  return card
}

export interface Blow {
  readonly turn?: number
  readonly storm?: number
  /** The next cards, the first one first; the others follow in any order. */
  readonly deck: readonly string[]
  /** The piles, the topmost card last. */
  readonly pileA?: readonly string[]
  readonly pileB?: readonly string[]
  /** Nothing else is in the deck. */
  readonly isWhole?: boolean
  readonly options?: Readonly<Record<string, unknown>>
  readonly prepare?: (t: TestTable) => void
}

/** A table at the beginning of the Spice Blow Phase. */
export function blow(factions: readonly FactionId[], given: Blow): TestTable {
  const t = table(factions, given.options)
  t.pub.turn = given.turn ?? 2
  t.pub.phase = SPICE_BLOW
  t.pub.storm = given.storm ?? 18
  t.pub.order = factions.map(factionNumber)
  t.pub.pileA = (given.pileA ?? []).map(cardNumber)
  t.pub.pileB = (given.pileB ?? []).map(cardNumber)
  const next = given.deck.map(cardNumber).reverse()
  const rest = SPICE_DECK.filter((card) => ![...next, ...t.pub.pileA, ...t.pub.pileB].includes(card))
  t.hidden.spiceDeck = given.isWhole === true ? next : [...rest, ...next]
  t.pub.spiceDeck = t.hidden.spiceDeck.length
  given.prepare?.(t)
  return t.begin(spiceBlowPhase)
}

export const BASIC = { mode: 'basic' }
export const KARAMA = { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' }
export const PASS = { type: 'pass' }
