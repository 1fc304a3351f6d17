import { expect, test } from 'vitest'
import { factionNumber } from '../table.ts'
import { bid, biddingOf, cardNumber, handOf, pass, standing } from './bidding-table.ts'

test('DU-8.1, DU-8.2: one card is dealt for each player that is not full', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'harkonnen'] }, (t) => {
    for (const card of ['shield_1', 'shield_2', 'shield_3', 'shield_4']) t.give('fremen', card)
    for (const card of ['snooper_1', 'snooper_2', 'snooper_3', 'snooper_4', 'lasgun_1']) t.give('harkonnen', card)
  })
  expect([t.seen('rowDealt'), t.pub.row, t.hidden.row.length, t.pub.deck]).toEqual([
    [{ type: 'rowDealt', turn: 2, cards: 2 }],
    2,
    2,
    33 - 9 - 2,
  ])
})

test('DU-8.2: with everybody full the phase ends, and nothing is dealt', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen'] }, (t) => {
    for (const n of [1, 2, 3, 4]) t.give('fremen', `shield_${n}`).give('emperor', `snooper_${n}`)
  })
  expect([t.over, t.seen('rowDealt'), t.pub.deck]).toEqual([true, [], 25])
})

test('DU-2.2, DU-8.2: discards are shuffled in when the deck runs out; then what there is is dealt', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'spacing-guild'] }, (t) => {
    t.pub.discard = [cardNumber('shield_1')]
    t.pub.aside = t.hidden.deck.filter((card) => card !== cardNumber('shield_1') && card !== cardNumber('kulon_1'))
    t.hidden.deck = [cardNumber('kulon_1')]
  })
  expect([t.seen('deckShuffled').length, t.pub.discard, t.pub.deck]).toEqual([1, [], 0])
  expect(t.hidden.row).toEqual([cardNumber('shield_1'), cardNumber('kulon_1')])
})

test('DU-8.3: the first player opens with 1 or more or passes, and the turn goes right', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'spacing-guild'] })
  expect(standing(t)).toEqual({ turn: 'emperor', bid: 0, bidder: null })
  expect(t.refusal('emperor', bid(0))).toMatchObject({ code: 'bidTooLow', rule: 'DU-8.3' })
  expect(t.refusal('fremen', bid(1))).not.toBeNull()
  t.does('emperor', bid(2))
  expect(standing(t)).toEqual({ turn: 'fremen', bid: 2, bidder: 'emperor' })
  expect(t.refusal('fremen', bid(2))).toMatchObject({ code: 'bidTooLow' })
  t.does('fremen', bid(3)).does('spacing-guild', pass)
  expect(standing(t)).toEqual({ turn: 'emperor', bid: 3, bidder: 'fremen' })
})

test('DU-8.3: "to the right" follows the circles and not the seats', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'spacing-guild'] }, (t) => {
    const circles = t.pub.circle.slice()
    circles[factionNumber('emperor')] = 6
    circles[factionNumber('fremen')] = 4
    circles[factionNumber('spacing-guild')] = 1
    Object.assign(t.pub, { circle: circles })
  })
  t.does('emperor', pass)
  expect(standing(t)?.turn).toBe('spacing-guild')
  t.does('spacing-guild', pass)
  expect(standing(t)?.turn).toBe('fremen')
})

test('R-4: who has passed may bid again after a raise, until the turn is back at the standing bid', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'spacing-guild'] })
  t.does('emperor', pass).does('fremen', bid(1)).does('spacing-guild', bid(2))
  expect(standing(t)).toEqual({ turn: 'emperor', bid: 2, bidder: 'spacing-guild' })
  t.does('emperor', bid(3)).does('fremen', pass).does('spacing-guild', pass)
  expect(t.seen('bought')).toMatchObject([{ faction: 'emperor', price: 3 }])
})

test('DU-8.3: the next card is opened by the first eligible player to the right of the last starting bidder', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'spacing-guild'] }, (t) => {
    for (const n of [1, 2, 3]) t.give('fremen', `shield_${n}`)
  })
  t.does('emperor', pass).does('fremen', bid(1)).does('spacing-guild', pass).does('emperor', pass)
  t.playUntil(() => t.question === 'bidding')
  // DU-8.7: Fremen have become full and are skipped.
  expect([t.pub.hand[factionNumber('fremen')], standing(t)?.turn]).toEqual([4, 'spacing-guild'])
  t.does('spacing-guild', bid(1)).does('emperor', pass)
  t.playUntil(() => t.question === 'bidding')
  expect(standing(t)?.turn).toBe('emperor')
  expect(t.seen('cardUp').map(({ card, of, starter }) => [card, of, starter])).toEqual([
    [1, 3, 'emperor'],
    [2, 3, 'spacing-guild'],
    [3, 3, 'emperor'],
  ])
})

test('DU-8.3: a first player that is full is passed over for the next eligible one to the right', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'spacing-guild'] }, (t) => {
    for (const n of [1, 2, 3, 4]) t.give('emperor', `shield_${n}`)
  })
  expect(standing(t)?.turn).toBe('fremen')
  t.does('fremen', pass).does('spacing-guild', pass)
  expect(t.over).toBe(true)
})

test('HK-7: Harkonnen may bid with seven cards in hand and not with eight', () => {
  const cards = ['shield_1', 'shield_2', 'shield_3', 'shield_4', 'snooper_1', 'snooper_2', 'snooper_3', 'snooper_4']
  const seven = biddingOf({ factions: ['harkonnen', 'fremen'], options: { mode: 'basic' } }, (t) => {
    for (const card of cards.slice(1)) t.give('harkonnen', card)
  })
  expect(standing(seven)?.turn).toBe('harkonnen')
  const eight = biddingOf({ factions: ['harkonnen', 'fremen'], options: { mode: 'basic' } }, (t) => {
    for (const card of cards) t.give('harkonnen', card)
  })
  expect([standing(eight)?.turn, eight.pub.row]).toEqual(['fremen', 1])
})

test('DU-8.4, VI-5.2: a bid must not exceed the funds, and only the bidder is told so', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'], spice: { fremen: 3 } })
  const before = t.events.length
  expect(t.refusal('fremen', bid(4))).toMatchObject({ code: 'notEnoughSpice', rule: 'DU-1.15' })
  expect(t.refusal('fremen', bid(3))).toBeNull()
  expect(t.events.length).toBe(before)
})

test('DU-1.15: bribe spice in front of the shield does not count', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'], spice: { fremen: 3 } }, (t) => {
    t.pub.bribe[factionNumber('fremen')] = 5
  })
  expect(t.refusal('fremen', bid(4))?.code).toBe('notEnoughSpice')
})

test('DU-8.5, VI-3.11: the buyer pays the bank and alone sees the card', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'], row: ['lasgun_1'] })
  t.does('fremen', bid(4)).does('spacing-guild', pass).skip('settlePurchase')
  expect([t.own('fremen').spice, handOf(t, 'fremen'), t.pub.row]).toEqual([6, ['lasgun_1'], 1])
  expect(t.seen('paid')).toMatchObject([{ faction: 'fremen', spice: 4, purpose: 'card', fromAlly: 0, receiver: null }])
  expect(t.seen('bought', 'spacing-guild')).toEqual([{ type: 'bought', turn: 2, faction: 'fremen', price: 4 }])
  expect(t.seen('bought', 'fremen')).toMatchObject([{ card: 'lasgun_1' }])
})

test('DU-8.8: a card that nobody bids on goes back on top of the deck with all behind it, in their order', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen', 'spacing-guild'], row: ['lasgun_1', 'kulon_1', 'hajr_1'] })
  t.does('emperor', bid(1)).does('fremen', pass).does('spacing-guild', pass)
  t.does('fremen', pass).does('spacing-guild', pass).does('emperor', pass)
  expect([t.over, t.pub.row, t.pub.deck, t.pub.auction]).toEqual([true, 0, 32, null])
  expect(t.hidden.deck.slice(-2)).toEqual([cardNumber('hajr_1'), cardNumber('kulon_1')])
  expect(t.seen('boughtIn')).toEqual([{ type: 'boughtIn', turn: 2, cards: 2 }])
})

test('DU-8.10: with nobody eligible before a card, the rest goes back as if everybody had passed', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'], row: ['lasgun_1', 'kulon_1'] }, (t) => {
    for (const n of [1, 2, 3]) t.give('fremen', `shield_${n}`).give('spacing-guild', `snooper_${n}`)
  })
  t.does('fremen', bid(1))
  t.give('spacing-guild', 'snooper_4')
  t.does('spacing-guild', pass).skip('settlePurchase')
  expect([t.over, t.seen('cardUp').length, t.seen('boughtIn')]).toMatchObject([true, 1, [{ cards: 1 }]])
  expect(t.hidden.deck.at(-1)).toBe(cardNumber('kulon_1'))
})

test('DU-19.14: out of time, a bidder passes', () => {
  const t = biddingOf({ factions: ['emperor', 'fremen'] })
  t.timeout('emperor')
  expect(t.seen('passedBid')).toEqual([{ type: 'passedBid', turn: 2, faction: 'emperor' }])
})
