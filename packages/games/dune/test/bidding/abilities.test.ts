import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { cardLog } from '../../src/factions/atreides/card-log.ts'
import { biddingPhase } from '../../src/phases/bidding/phase.ts'
import { factionNumber, type TestTable } from '../table.ts'
import {
  bid,
  biddingOf,
  cardNumber,
  handOf,
  karama,
  look,
  pass,
  payFromPledge,
  settleWith,
  standing,
} from './bidding-table.ts'

const LASGUN = cardNumber('lasgun_1')
const logged = (t: TestTable) =>
  cardLog(t.pub, t.own('atreides')).map(({ card, place, factions, turn }) => [CARD_ID[card], place, factions, turn])

test('AT-5, VI-3.9: Atreides look at each card before anybody bids, and only they see it', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'], row: ['lasgun_1', 'hajr_1'] })
  expect([t.question, t.asked, t.own('atreides').cardUp]).toEqual(['lookAtCard', ['atreides'], -1])
  t.does('atreides', look)
  expect(t.own('atreides').cardUp).toBe(LASGUN)
  expect(t.seen('cardSeen', 'atreides')).toMatchObject([{ faction: 'atreides', card: 'lasgun_1' }])
  expect(t.seen('cardSeen', 'fremen')).toEqual([{ type: 'cardSeen', turn: 2, faction: 'atreides' }])
  expect(t.question).toBe('bidding')
})

test('VI-4.1, VI-3.11: Atreides know where the card went that they looked at, and nobody else does', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'spacing-guild'], row: ['lasgun_1'] })
  t.does('atreides', look).does('fremen', bid(1)).does('atreides', pass).does('spacing-guild', pass)
  expect(t.own('atreides').known[LASGUN]).toBe(factionNumber('fremen'))
  expect([t.own('spacing-guild').known[LASGUN], t.own('atreides').cardUp]).toEqual([-1, -1])
  expect(t.seen('bought', 'atreides')).toMatchObject([{ card: 'lasgun_1' }])
  expect(t.seen('bought', 'spacing-guild')).toEqual([{ type: 'bought', turn: 2, faction: 'fremen', price: 1 }])
})

test('VI-4.1: a card that Atreides have not looked at they do not know, whoever buys it', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'], row: ['lasgun_1'] })
  t.does('atreides', pass).does('fremen', bid(1)).does('atreides', pass)
  expect([t.own('atreides').known[LASGUN], t.seen('bought', 'atreides')]).toEqual([
    -1,
    [{ type: 'bought', turn: 2, faction: 'fremen', price: 1 }],
  ])
})

test('IN-4 BIDDING, IN-3.7, VI-5.8, R-18: cancelled, the card is not shown and appears nowhere; the next one may be looked at (R-29)', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'], row: ['lasgun_1', 'hajr_1'] }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  t.does('atreides', look)
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['fremen']])
  expect([t.pub.karamaState?.interruptType, t.own('atreides').cardUp, t.seen('cardSeen')]).toEqual(['cancel', -1, []])
  t.does('fremen', karama('karama_1'))
  expect([t.own('atreides').cardUp, t.seen('cardSeen', 'atreides')]).toEqual([-1, []])
  expect(t.seen('KARAMA_USED')).toMatchObject([{ abilityName: 'BIDDING', result: 'cancelled' }])
  t.does('fremen', bid(1)).does('atreides', pass).skip('settlePurchase')
  expect(t.question).toBe('lookAtCard')
  t.does('atreides', look).skip('karamaOpportunity')
  expect(t.own('atreides').cardUp).toBe(cardNumber('hajr_1'))
})

test('IN-4.1: a look that is declined opens no window', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'] }, (t) => t.give('fremen', 'karama_1'))
  t.does('atreides', pass)
  expect(t.question).toBe('bidding')
})

test('DU-8.7: whoever was full and has played Karama against the look may bid on this card', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'] }, (t) => {
    for (const card of ['karama_1', 'shield_1', 'shield_2', 'shield_3']) t.give('fremen', card)
  })
  t.does('atreides', look).does('fremen', karama('karama_1'))
  expect(standing(t)?.turn).toBe('fremen')
})

test('VI-4.8: the unsold card that Atreides saw is known to lie on top, and to be the first one of the next row', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'], row: ['lasgun_1', 'hajr_1'] })
  t.does('atreides', look).does('fremen', pass).does('atreides', pass)
  expect([t.over, t.own('atreides').deckTop, t.own('atreides').cardUp]).toEqual([true, LASGUN, -1])
  t.begin(biddingPhase)
  expect([t.own('atreides').deckTop, t.own('atreides').cardUp, t.question]).toEqual([-1, LASGUN, 'lookAtCard'])
  t.does('atreides', pass).does('fremen', bid(1)).does('atreides', pass)
  expect([t.own('atreides').known[LASGUN], t.own('atreides').cardUp]).toEqual([factionNumber('fremen'), -1])
})

test('VI-4.8: an unsold card that was not seen is not known', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'] })
  t.does('atreides', pass).does('fremen', pass).does('atreides', pass)
  expect([t.over, t.own('atreides').deckTop]).toEqual([true, -1])
})

test('AT-6, VI-4.6: the card log has what Atreides saw and what everybody saw, with place and turn', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'], row: ['lasgun_1', 'hajr_1'] }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  expect(logged(t)).toEqual([])
  t.does('atreides', look).skip('karamaOpportunity')
  expect(logged(t)).toEqual([['lasgun_1', 'up', [], 2]])
  t.does('fremen', bid(1)).does('atreides', pass).does('fremen', settleWith('karama_1'))
  expect(logged(t)).toEqual([
    ['lasgun_1', 'hand', [factionNumber('fremen')], 2],
    ['karama_1', 'discard', [], 2],
  ])
})

test('EM-4: what another faction pays goes to the Emperor; nobody hits it, and it stays there', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor'] }, (t) => t.give('fremen', 'shield_1'))
  t.does('fremen', bid(4)).does('emperor', pass).does('fremen', payFromPledge(0))
  expect([t.question, t.asked, t.own('emperor').spice]).toEqual(['karamaOpportunity', ['fremen'], 14])
  t.skip('karamaOpportunity')
  expect([t.own('fremen').spice, t.own('emperor').spice]).toEqual([6, 14])
})

test('DU-8.5, EM-4: the Emperor pays the bank, the part of its ally too, and no window opens', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen'] }, (t) => {
    t.ally('emperor', 'fremen').give('fremen', 'karama_1')
    t.own('fremen').pledgedBid = 3
    t.own('emperor').allyBid = 3
  })
  t.does('emperor', bid(4)).does('fremen', pass).does('emperor', payFromPledge(3))
  expect([t.own('emperor').spice, t.own('fremen').spice, t.question]).toEqual([9, 7, 'bidding'])
  expect(t.seen('paid')).toMatchObject([{ spice: 4, fromAlly: 3, receiver: null }])
})

test('R-5: the part that the Emperor pays for its ally goes to the bank', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor'] }, (t) => {
    t.ally('emperor', 'fremen')
    t.own('emperor').pledgedBid = 5
    t.own('fremen').allyBid = 5
  })
  t.does('fremen', bid(6)).does('emperor', pass).does('fremen', payFromPledge(5))
  expect([t.own('fremen').spice, t.own('emperor').spice]).toEqual([9, 6])
})

test('IN-4 PAYMENT_FOR_TREACHERY: cancelled, the spice goes to the bank and the buyer keeps the card', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor', 'spacing-guild'], row: ['lasgun_1'] }, (t) =>
    t.give('spacing-guild', 'karama_1'),
  )
  t.does('fremen', bid(4)).does('emperor', pass).does('spacing-guild', pass)
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['fremen', 'spacing-guild']])
  t.does('spacing-guild', karama('karama_1'))
  expect([t.own('emperor').spice, t.own('fremen').spice, handOf(t, 'fremen')]).toEqual([10, 6, ['lasgun_1']])
  expect(t.seen('paymentRedirected')).toMatchObject([{ from: 'emperor', spice: 4 }])
})

test('HK-8, VI-3.13: a bought card brings another one from the deck, which only Harkonnen see', () => {
  const t = biddingOf({ factions: ['harkonnen', 'fremen'], row: ['lasgun_1', 'hajr_1', 'kulon_1'] })
  t.does('harkonnen', bid(1)).does('fremen', pass)
  // The deck excludes the cards of the row: not Hajr but the card behind it is drawn.
  expect([handOf(t, 'harkonnen'), t.pub.row]).toEqual([['lasgun_1', 'kulon_1'], 1])
  expect(t.seen('topCardDrawn', 'fremen')).toEqual([{ type: 'topCardDrawn', turn: 2, faction: 'harkonnen' }])
  expect(t.seen('topCardDrawn', 'harkonnen')).toMatchObject([{ card: 'kulon_1' }])
})

test('HK-8: no further card where the bought one was the eighth', () => {
  const t = biddingOf({ factions: ['harkonnen', 'fremen'], options: { mode: 'basic' } }, (t) => {
    for (const n of [1, 2, 3, 4]) t.give('harkonnen', `shield_${n}`)
    for (const n of [1, 2, 3]) t.give('harkonnen', `snooper_${n}`)
  })
  t.does('harkonnen', bid(1)).does('fremen', pass).skip('settlePurchase')
  expect([t.pub.hand[factionNumber('harkonnen')], t.seen('topCardDrawn')]).toEqual([8, []])
})

test('HK-8, IN-5.3: a card bought with Karama brings another one as well', () => {
  const t = biddingOf({ factions: ['harkonnen', 'fremen'], options: { mode: 'basic' } }, (t) =>
    t.give('harkonnen', 'karama_1'),
  )
  t.does('harkonnen', bid(1)).does('fremen', pass).does('harkonnen', settleWith('karama_1'))
  expect([t.pub.hand[factionNumber('harkonnen')], t.own('harkonnen').spice]).toEqual([2, 10])
})

test('IN-4 TOP_CARD, IN-3.7: cancelled before it is drawn, the card stays on the deck', () => {
  const t = biddingOf({ factions: ['harkonnen', 'fremen'], row: ['lasgun_1'] }, (t) => t.give('fremen', 'karama_1'))
  const deck = t.pub.deck
  t.does('harkonnen', bid(1)).does('fremen', pass)
  expect([t.question, t.asked, t.pub.deck]).toEqual(['karamaOpportunity', ['fremen'], deck])
  t.does('fremen', karama('karama_1'))
  expect([handOf(t, 'harkonnen'), t.pub.deck, t.seen('topCardDrawn')]).toEqual([['lasgun_1'], deck, []])
})

test('HK-8, DU-2.2: with nothing to draw nothing is announced', () => {
  const t = biddingOf({ factions: ['harkonnen', 'fremen'] }, (t) => {
    t.pub.aside = t.hidden.deck.slice(2)
    t.hidden.deck = t.hidden.deck.slice(0, 2)
  })
  t.does('harkonnen', bid(1)).does('fremen', pass)
  expect([t.pub.hand[factionNumber('harkonnen')], t.seen('abilityUsed')]).toEqual([1, []])
})

test("DU-8.11, DU-8.6: payment, card, the Emperor's window, then the extra card with its own", () => {
  const t = biddingOf({ factions: ['harkonnen', 'emperor', 'fremen'] }, (t) => t.give('fremen', 'shield_1'))
  t.does('harkonnen', bid(2)).does('emperor', pass).does('fremen', pass)
  expect([t.pub.hand[factionNumber('harkonnen')], t.seen('bought').length]).toEqual([1, 1])
  const open = () => t.pub.karamaState?.targetFaction
  expect(open()).toBe(factionNumber('emperor'))
  // The buyer, too, might cancel it.
  t.timeout('harkonnen').timeout('fremen')
  expect([open(), t.pub.hand[factionNumber('harkonnen')]]).toEqual([factionNumber('harkonnen'), 1])
  t.timeout('fremen')
  expect(t.pub.hand[factionNumber('harkonnen')]).toBe(2)
})
