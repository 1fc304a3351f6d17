import { FACTION_FACTS, type Faction } from '../../../data/factions.ts'
import { type Card, isKarama } from '../../../data/treachery.ts'
import { BATTLE, BIDDING, NO_FACTION, SHIPMENT_MOVEMENT } from '../../../names.ts'
import type { Position } from '../../../state.ts'
import { nextBattles } from '../../battle/battles.ts'
import { eligible, rightOf } from '../../bidding/eligible.ts'
import type { Midway } from '../../phase.ts'
import { cardCalled, factionCalled, factionsIn, numberIn, territoryCalled, wrong } from './terms.ts'

type Sections = ReadonlyMap<string, string>

/** Sections that say that a phase is under way. */
export const MIDWAY: readonly string[] = ['auction', 'row', 'moved', 'guild', 'battle']

function partsOf(section: string, text: string, names: readonly string[]): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of text.split(';').map((words) => words.trim())) {
    const [name = '', ...value] = part.split(' ')
    if (name === '') continue
    if (!names.includes(name)) throw wrong(section, `there is no ${name}`)
    parts.set(name, value.join(' '))
  }
  return parts
}

/** DU-8.3: a card is up. What is not said of the row is drawn. */
function layAuction(position: Position, sections: Sections, row: readonly Card[]): void {
  const section = 'auction'
  const { pub, own, hidden } = position
  if (pub.phase !== BIDDING) throw wrong(section, 'it belongs to the phase BIDDING')
  const parts = partsOf(section, sections.get(section) ?? '', ['card', 'starter', 'bid', 'next', 'passed'])
  const [, card = '', of = ''] = /^(\d+) of (\d+)$/.exec(parts.get('card') ?? '') ?? []
  const cards = numberIn(section, of, 1, pub.factionOf.length)
  const number = numberIn(section, card, 1, cards) - 1
  if (row.length > cards - number) throw wrong('row', `${cards - number} cards are left`)
  // From below, so that the order of the deck stays.
  hidden.row = [...row, ...hidden.deck.splice(0, cards - number - row.length)].reverse()
  if (hidden.row.length < cards - number) throw wrong('row', 'there are not so many cards left')
  pub.row = hidden.row.length
  const bidders = eligible(pub)
  const one = (name: string, otherwise: Faction): Faction => {
    const said = parts.get(name)
    if (said === undefined) return otherwise
    const faction = factionCalled(section, position, said)
    if ((bidders & (1 << faction)) === 0) throw wrong(section, `the hand of ${said} is full`)
    return faction
  }
  const [, bid = '0', bidderName, cover] = /^(\d+) by (\S+)(?: with (\S+))?$/.exec(parts.get('bid') ?? '') ?? []
  if (parts.has('bid') && bidderName === undefined) throw wrong(section, 'a bid is written "bid 4 by atreides"')
  const bidder = bidderName === undefined ? NO_FACTION : factionCalled(section, position, bidderName)
  const starter = one('starter', bidder >= 0 ? bidder : (pub.order.find((f) => (bidders & (1 << f)) !== 0) ?? -1))
  const turn = one('next', bidder >= 0 ? rightOf(pub, bidder, bidders) : starter)
  if (turn < 0) throw wrong(section, 'nobody can bid')
  if (turn === bidder) throw wrong(section, `${bidderName} have bid already`)
  const passed = factionsIn(section, position, parts.get('passed') ?? '')
  if (bidder >= 0) coverBid(position, section, bidder, numberIn(section, bid, 1, 999), cover)
  if ((passed & (1 << turn)) !== 0 || (bidder >= 0 && (passed & (1 << bidder)) !== 0)) {
    throw wrong(section, 'whoever is next, or has bid, has not passed since')
  }
  pub.auction = { number, of: cards, starter, bid: Number(bid), bidder, turn, passed }
  for (const mine of own) mine.cardUp = -1
}

/** DU-8.4, IN-5.3: a bid is covered by spice, or by a Karama card. */
function coverBid(
  { pub, own }: Position,
  section: string,
  bidder: Faction,
  bid: number,
  cover: string | undefined,
): void {
  const mine = own[pub.seatOf[bidder]]
  if (pub.hand[bidder] >= FACTION_FACTS[bidder].handLimit) throw wrong(section, 'the hand of the bidder is full')
  if (cover === undefined) {
    if (bid > mine.spice + mine.allyBid) throw wrong(section, 'the bidder has not so much spice')
    return
  }
  const card = cardCalled(section, cover)
  if (!mine.hand.includes(card) || !isKarama(card)) throw wrong(section, `${cover} does not cover the bid`)
  mine.bidCard = card
}

/** DU-11.5: where, and between whom; nothing is announced yet. */
function layBattle(position: Position, text: string): void {
  const section = 'battle'
  const { pub } = position
  if (pub.phase !== BATTLE) throw wrong(section, 'it belongs to the phase BATTLE')
  const [, where = '', one = '', other = ''] = /^(\S+) (\S+) against (\S+)$/.exec(text) ?? []
  const territory = territoryCalled(section, where)
  const aggressor = factionCalled(section, position, one)
  const defender = factionCalled(section, position, other)
  const found = nextBattles(pub).find(
    (battle) => battle.territory === territory && battle.aggressor === aggressor && battle.defender === defender,
  )
  if (found === undefined) throw wrong(section, 'the first in storm order has no such battle')
  pub.battle = {
    ...found,
    step: 2,
    prevented: [],
    voice: null,
    element: -1,
    elementOf: NO_FACTION,
    opened: NO_FACTION,
    plans: null,
    winner: NO_FACTION,
    explosion: false,
  }
}

/** Where a phase goes on; null where it is about to begin. */
export function layMidway(position: Position, sections: Sections, row: readonly Card[]): Midway | null {
  const { pub } = position
  if (sections.has('auction')) layAuction(position, sections, row)
  else if (sections.has('row')) throw wrong('row', 'it needs an auction')
  if (sections.has('battle')) layBattle(position, sections.get('battle') ?? '')
  if (!sections.has('moved') && sections.has('guild')) throw wrong('guild', 'it needs "moved"')
  if (!MIDWAY.some((name) => sections.has(name))) return null
  const guild = sections.get('guild') ?? 'free'
  if (guild !== 'free' && guild !== 'delayed' && guild !== 'bound') throw wrong('guild', `it is not ${guild}`)
  if (sections.has('moved') && pub.phase !== SHIPMENT_MOVEMENT) {
    throw wrong('moved', 'it belongs to the phase SHIPMENT_MOVEMENT')
  }
  return { moved: factionsIn('moved', position, sections.get('moved') ?? ''), guild }
}
