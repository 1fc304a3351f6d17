import { expect, test } from 'vitest'
import { factionNumber } from '../table.ts'
import {
  bid,
  biddingOf,
  cardNumber,
  handOf,
  karama,
  overbid,
  pass,
  payFromPledge,
  setAside,
  settleWith,
  standing,
} from './bidding-table.ts'

const WORTHLESS = ['baliset_1', 'jubba-cloak_1', 'kulon_1', 'la-la-la_1', 'trip-to-gamont_1']

test('IN-5.3, IN-5.4, VI-2.28: a bid above the funds looks like any bid, and the card stays unseen', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'], spice: { fremen: 2 } }, (t) =>
    t.give('fremen', 'karama_1').give('spacing-guild', 'shield_1'),
  )
  expect(t.refusal('fremen', bid(9))?.code).toBe('notEnoughSpice')
  t.does('fremen', overbid(9, 'karama_1'))
  expect(t.seen('bid', 'spacing-guild')).toEqual([{ type: 'bid', turn: 2, faction: 'fremen', amount: 9 }])
  expect(t.events.map(({ type }) => type.name)).toEqual(['rowDealt', 'cardUp', 'bid'])
  expect([t.own('fremen').bidCard, t.pub.discard]).toEqual([cardNumber('karama_1'), []])
  expect(standing(t)).toEqual({ turn: 'spacing-guild', bid: 9, bidder: 'fremen' })
})

test('IN-5.3, VI-3.12: won above the funds, the card is discarded and nothing is paid', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor'], spice: { fremen: 2 }, row: ['lasgun_1'] }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  t.does('fremen', overbid(9, 'karama_1')).does('emperor', pass)
  expect([t.question, t.asked]).toEqual(['settlePurchase', ['fremen']])
  expect(t.refusal('fremen', payFromPledge(0))?.code).toBe('notEnoughSpice')
  expect(t.refusal('fremen', pass)?.code).toBe('mustSettle')
  t.does('fremen', settleWith('karama_1'))
  expect([t.own('fremen').spice, t.own('emperor').spice, handOf(t, 'fremen')]).toEqual([2, 10, ['lasgun_1']])
  expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: 'fremen', card: 'karama_1', use: 'purchase' }])
  expect([t.seen('paid'), t.seen('bought')]).toMatchObject([[], [{ faction: 'fremen', price: 0 }]])
  expect([t.own('fremen').bidCard, t.pub.discard]).toEqual([-1, [cardNumber('karama_1')]])
})

test('DU-19.15: out of time, Karama is played where the funds do not reach, else the price is paid', () => {
  const over = biddingOf({ factions: ['fremen', 'spacing-guild'], spice: { fremen: 2 } }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  over.does('fremen', overbid(9, 'karama_1')).does('spacing-guild', pass).timeout('fremen')
  expect(over.pub.discard).toEqual([cardNumber('karama_1')])
  const within = biddingOf({ factions: ['fremen', 'spacing-guild'] }, (t) => t.give('fremen', 'karama_1'))
  within.does('fremen', bid(9)).does('spacing-guild', pass).timeout('fremen')
  expect([within.pub.discard, within.own('fremen').spice]).toEqual([[], 1])
})

test('IN-5.3: with a bid within the funds the winner chooses between paying and Karama', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'] }, (t) => t.give('fremen', 'karama_1'))
  t.does('fremen', bid(3)).does('spacing-guild', pass)
  expect([t.refusal('fremen', payFromPledge(0)), t.refusal('fremen', settleWith('karama_1'))]).toEqual([null, null])
  t.does('fremen', settleWith('karama_1'))
  expect([t.own('fremen').spice, t.pub.discard]).toEqual([10, [cardNumber('karama_1')]])
})

test('IN-5.3: overbid by another, the card is free again', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'], spice: { fremen: 2 } }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  t.does('fremen', overbid(9, 'karama_1')).does('spacing-guild', bid(10))
  expect(t.own('fremen').bidCard).toBe(-1)
  t.does('fremen', pass).skip('settlePurchase')
  expect([handOf(t, 'fremen'), t.own('spacing-guild').spice]).toEqual([['karama_1'], 0])
})

test('IN-5.3: only a Karama-capable card in hand covers a bid', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'] }, (t) => t.give('fremen', 'kulon_1'))
  expect(t.refusal('fremen', overbid(20, 'karama_1'))?.code).toBe('notInHand')
  expect(t.refusal('fremen', overbid(20, 'kulon_1'))?.code).toBe('notKarama')
})

test('IN-5.5, VI-5.9: a winner that could hold Karama settles whether or not it does; one that could not pays at once', () => {
  const could = biddingOf({ factions: ['fremen', 'spacing-guild'] }, (t) => t.give('fremen', 'shield_1'))
  could.does('fremen', bid(3)).does('spacing-guild', pass)
  expect([could.question, could.asked]).toEqual(['settlePurchase', ['fremen']])
  expect(could.play.game.question('settlePurchase').seen).toBe('nothing')
  const empty = biddingOf({ factions: ['fremen', 'spacing-guild'] })
  empty.does('fremen', bid(3)).does('spacing-guild', pass)
  expect([empty.question, empty.own('fremen').spice]).toEqual(['bidding', 7])
  const gone = biddingOf({ factions: ['fremen', 'spacing-guild'] }, (t) => {
    t.give('fremen', 'shield_1')
    setAside(t, 'karama_1', 'karama_2')
  })
  gone.does('fremen', bid(3)).does('spacing-guild', pass)
  expect(gone.question).toBe('bidding')
})

test('R-26: a card cannot be taken by Karama without winning its auction', () => {
  const t = biddingOf({ factions: ['fremen', 'spacing-guild'] }, (t) => t.give('fremen', 'karama_1'))
  expect(t.refusal('fremen', settleWith('karama_1'))).not.toBeNull()
  t.does('fremen', pass)
  expect(t.refusal('fremen', settleWith('karama_1'))).not.toBeNull()
})

test('BG-21, IN-5.3: Bene Gesserit cover a bid with a worthless card, in the advanced game alone', () => {
  const basic = biddingOf({ factions: ['bene-gesserit', 'fremen'], options: { mode: 'basic' } }, (t) =>
    t.give('bene-gesserit', 'kulon_1'),
  )
  expect(basic.refusal('bene-gesserit', overbid(20, 'kulon_1'))?.code).toBe('notKarama')
  const t = biddingOf({ factions: ['bene-gesserit', 'fremen'] }, (t) => t.give('bene-gesserit', 'kulon_1'))
  t.does('bene-gesserit', overbid(20, 'kulon_1')).does('fremen', pass).does('bene-gesserit', settleWith('kulon_1'))
  expect([t.own('bene-gesserit').spice, t.pub.discard, t.pub.hand[factionNumber('bene-gesserit')]]).toEqual([
    10,
    [cardNumber('kulon_1')],
    1,
  ])
})

test('IN-7.5: prevented, Bene Gesserit have to play a real Karama if they cannot pay', () => {
  const t = biddingOf({ factions: ['bene-gesserit', 'fremen'] }, (t) =>
    t
      .give('bene-gesserit', 'kulon_1')
      .give('bene-gesserit', 'karama_2')
      .give('bene-gesserit', 'baliset_1')
      .give('fremen', 'karama_1'),
  )
  t.does('bene-gesserit', overbid(20, 'kulon_1')).does('fremen', pass)
  // IN-5.3: the reserved card and no other.
  expect(t.refusal('bene-gesserit', settleWith('karama_2'))?.code).toBe('otherCard')
  t.does('bene-gesserit', settleWith('kulon_1'))
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['fremen']])
  t.does('fremen', karama('karama_1'))
  expect([t.question, t.asked]).toEqual(['settlePurchase', ['bene-gesserit']])
  expect(t.refusal('bene-gesserit', settleWith('baliset_1'))?.code).toBe('onlyReal')
  expect(t.refusal('bene-gesserit', pass)?.code).toBe('mustSettle')
  t.does('bene-gesserit', settleWith('karama_2'))
  expect([
    t.own('bene-gesserit').spice,
    handOf(t, 'bene-gesserit').filter((card) => WORTHLESS.includes(card)).length >= 2,
  ]).toEqual([10, true])
  expect(t.seen('bought')).toMatchObject([{ faction: 'bene-gesserit', price: 0 }])
  // IN-7.3
  expect(t.pub.shown[cardNumber('kulon_1')]).toBe(factionNumber('bene-gesserit'))
})

test('IN-7.5, DU-19.48: prevented, Bene Gesserit pay if they can', () => {
  const t = biddingOf({ factions: ['bene-gesserit', 'fremen'] }, (t) =>
    t.give('bene-gesserit', 'kulon_1').give('fremen', 'karama_1'),
  )
  t.does('bene-gesserit', bid(4)).does('fremen', pass).does('bene-gesserit', settleWith('kulon_1'))
  t.does('fremen', karama('karama_1')).timeout('bene-gesserit')
  expect([t.own('bene-gesserit').spice, t.seen('bought')]).toMatchObject([6, [{ faction: 'bene-gesserit', price: 4 }]])
})

test('IN-7.5: prevented and without spice, the card is auctioned again without Bene Gesserit by the next eligible opener', () => {
  const t = biddingOf({ factions: ['bene-gesserit', 'fremen', 'spacing-guild'], row: ['lasgun_1'] }, (t) =>
    t.give('bene-gesserit', 'kulon_1').give('fremen', 'karama_1'),
  )
  t.does('bene-gesserit', overbid(20, 'kulon_1')).does('fremen', pass).does('spacing-guild', pass)
  t.does('bene-gesserit', settleWith('kulon_1')).does('fremen', karama('karama_1')).does('bene-gesserit', pass)
  expect([t.seen('auctionedAgain'), standing(t)]).toMatchObject([
    [{ without: 'bene-gesserit' }],
    { turn: 'fremen', bid: 0, bidder: null },
  ])
  expect([handOf(t, 'bene-gesserit'), t.own('bene-gesserit').bidCard]).toEqual([['kulon_1'], -1])
  t.does('fremen', bid(1)).does('spacing-guild', pass).skip('settlePurchase')
  expect(handOf(t, 'fremen')).toEqual(['lasgun_1'])
  // The next card: to the right of Fremen; Bene Gesserit bid again.
  expect(standing(t)?.turn).toBe('spacing-guild')
  t.does('spacing-guild', pass)
  expect(standing(t)?.turn).toBe('bene-gesserit')
})

test('IN-7.5, DU-8.10: with nobody else eligible the card is bought in', () => {
  const t = biddingOf({ factions: ['bene-gesserit', 'fremen'], row: ['lasgun_1'] }, (t) => {
    t.give('bene-gesserit', 'kulon_1').give('fremen', 'karama_1')
    for (const n of [1, 2, 3]) t.give('fremen', `shield_${n}`)
  })
  t.does('bene-gesserit', overbid(20, 'kulon_1')).does('bene-gesserit', settleWith('kulon_1'))
  t.does('fremen', karama('karama_1')).does('bene-gesserit', pass)
  expect([t.over, t.hidden.deck.at(-1), t.pub.auction]).toEqual([true, cardNumber('lasgun_1'), null])
})
