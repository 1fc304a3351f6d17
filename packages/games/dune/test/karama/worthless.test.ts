import { expect, test } from 'vitest'
import { karama, NO_KARAMA } from '../battle/field.ts'
import { bid, biddingOf, handOf, look, overbid, settleWith, standing } from '../bidding/bidding-table.ts'
import { beforeShipment, begin, PASS, ship, tokens } from '../shipment-movement/position.ts'
import { factionNumber, type TestTable } from '../table.ts'
import { cardNumber, holds, isDiscarded, markGuildRate } from './answers.ts'
import { offered, recordOf } from './board.ts'

const BG = 'bene-gesserit'

/** Atreides look at a card; Bene Gesserit, Fremen and the Emperor could answer. */
const looking = (deal: (t: TestTable) => void, options = {}): TestTable =>
  biddingOf({ factions: ['fremen', 'atreides', 'emperor', BG], row: ['lasgun_1'], options }, deal).does(
    'atreides',
    look,
  )

test('IN-7.2: the outer window is suspended, with all that it had', () => {
  const t = looking((t) => t.give(BG, 'kulon_1').give('fremen', 'karama_1').give('emperor', 'shield_1'))
  t.does('emperor', NO_KARAMA)
  const outer = recordOf(t)
  t.does(BG, karama('kulon_1'))
  expect(recordOf(t)).toMatchObject({ abilityName: 'KARAMA_AS_WORTHLESS', targetFaction: BG, parent: outer })
  // IN-3.5 holds for the window in which one has passed: this is another one.
  expect(t.asked).toEqual(['fremen', 'emperor'])
  expect(t.refusal('emperor', karama('karama_2'))?.code).toBe('notInHand')
})

test('IN-7.2: no deeper nesting: a real Karama that prevents is not answered', () => {
  const t = looking((t) =>
    t.give(BG, 'kulon_1').give(BG, 'baliset_1').give('fremen', 'karama_1').give('emperor', 'karama_2'),
  )
  t.does(BG, karama('kulon_1')).does('fremen', karama('karama_1'))
  expect([offered(t), recordOf(t)?.parent]).toEqual([['BIDDING'], null])
})

test('IN-7.2: the faction under attack may prevent it itself', () => {
  const t = looking((t) => t.give(BG, 'kulon_1').give('atreides', 'karama_1'))
  t.does(BG, karama('kulon_1')).does('atreides', karama('karama_1'))
  expect(t.seen('worthlessPrevented')).toMatchObject([{ faction: BG, card: 'kulon_1' }])
  // IN-7.4: the outer window goes on for Bene Gesserit; a pass of theirs lets the look stand.
  expect([offered(t), t.asked]).toEqual([['BIDDING'], [BG]])
  t.does(BG, NO_KARAMA)
  expect(t.seen('cardSeen', 'atreides')).toMatchObject([{ card: 'lasgun_1' }])
})

test('IN-7.4: Bene Gesserit may answer again with a real Karama', () => {
  const t = looking((t) => t.give(BG, 'kulon_1').give(BG, 'karama_2').give('fremen', 'karama_1'))
  t.does(BG, karama('kulon_1')).does('fremen', karama('karama_1'))
  expect([recordOf(t)?.interrupted, recordOf(t)?.interruptor]).toEqual([false, null])
  t.does(BG, karama('karama_2'))
  expect([t.seen('cardSeen', 'atreides'), holds(t, BG, 'kulon_1'), isDiscarded(t, 'karama_2')]).toEqual([
    [],
    true,
    true,
  ])
})

test('IN-7.3, VI-4.1: everybody knows the card from then on, and Bene Gesserit are asked for it by that', () => {
  const t = looking((t) => t.give(BG, 'kulon_1').give('fremen', 'karama_1'))
  t.does(BG, karama('kulon_1')).does('fremen', karama('karama_1')).does(BG, NO_KARAMA)
  expect(t.pub.shown[cardNumber('kulon_1')]).toBe(factionNumber(BG))
  expect(t.pub.seenOn[cardNumber('kulon_1')]).toBe(t.pub.turn)
})

test.each(['baliset_1', 'jubba-cloak_1', 'kulon_1', 'la-la-la_1', 'trip-to-gamont_1'])(
  'IN-1.1, IN-7.1, BG-21: %s is Karama for Bene Gesserit, and for nobody else',
  (card) => {
    const others = looking((t) => t.give('fremen', card).give('emperor', 'shield_1'))
    expect(others.refusal('fremen', karama(card))?.rule).toBe('IN-1.1')
    const t = looking((t) => t.give(BG, card).give('emperor', 'shield_1'))
    t.does(BG, karama(card)).does('emperor', NO_KARAMA)
    expect([isDiscarded(t, card), t.seen('cardSeen', 'atreides')]).toEqual([true, []])
  },
)

test('IN-7.1, R-21: in the basic game only by option', () => {
  const deal = (t: TestTable) => t.give(BG, 'kulon_1').give('fremen', 'shield_1')
  expect(looking(deal, { mode: 'basic' }).refusal(BG, karama('kulon_1'))?.code).toBe('notKarama')
  const option = looking(deal, { mode: 'basic', bgWorthlessBasic: true }).does(BG, karama('kulon_1'))
  expect(offered(option)).toEqual(['KARAMA_AS_WORTHLESS'])
})

/** Bene Gesserit are to ship. */
const bgShips = (...cards: readonly string[]): TestTable => {
  const t = beforeShipment([BG, 'emperor', 'harkonnen']).give('emperor', 'karama_1')
  for (const card of cards) t.give(BG, card)
  return begin(t)
}

test('IN-7.2, IN-5.2: played for Guild rate before the shipment it is answered too; prevented, there is no mark', () => {
  const t = bgShips('kulon_1', 'baliset_1').does(BG, markGuildRate('kulon_1'))
  expect([offered(t), t.asked, t.pub.guildRate]).toEqual([['KARAMA_AS_WORTHLESS'], ['emperor'], -1])
  expect(recordOf(t)?.parent).toBeNull()
  t.does('emperor', karama('karama_1'))
  expect([t.question, t.asked, t.pub.guildRate, holds(t, BG, 'kulon_1')]).toEqual(['shipment', [BG], -1, true])
  // DU-19.48: only a real one will do now.
  expect(t.refusal(BG, markGuildRate('baliset_1'))?.code).toBe('notKarama')
  t.does(BG, ship('carthag/11', 2))
  expect([t.own(BG).spice, tokens(t, BG, 'carthag/11')]).toEqual([3, [2, 0]])
})

test('IN-7.2, IN-5.2: let pass, the mark is there and the card gone', () => {
  const t = bgShips('kulon_1').does(BG, markGuildRate('kulon_1')).does('emperor', NO_KARAMA)
  expect([t.pub.guildRate, isDiscarded(t, 'kulon_1')]).toEqual([factionNumber(BG), true])
  expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: BG, card: 'kulon_1', use: 'guild-shipment' }])
  t.does(BG, ship('carthag/11', 5))
  expect(t.own(BG).spice).toBe(2)
})

test('IN-7.4, DU-19.48: after a prevented one a real Karama buys the rate', () => {
  const t = bgShips('kulon_1', 'karama_2').does(BG, ship('carthag/11', 4, { karamaCardId: 'kulon_1' }))
  t.does('emperor', karama('karama_1')).does(BG, ship('carthag/11', 4, { karamaCardId: 'karama_2' }))
  expect([t.own(BG).spice, tokens(t, BG, 'carthag/11'), t.pub.karamaState]).toEqual([3, [4, 0], null])
})

const buying = (...cards: readonly string[]): TestTable =>
  biddingOf({ factions: ['fremen', BG, 'spacing-guild'], row: ['lasgun_1'] }, (t) => {
    t.give('fremen', 'karama_1')
    for (const card of cards) t.give(BG, card)
  })

test('IN-7.5: the nested window opens when the auction is won and the card is shown, not before', () => {
  const t = buying('kulon_1').does('fremen', bid(1)).does(BG, overbid(20, 'kulon_1'))
  expect([t.pub.karamaState, t.pub.shown[cardNumber('kulon_1')]]).toEqual([null, -1])
  t.does('spacing-guild', PASS).does('fremen', PASS).does(BG, settleWith('kulon_1'))
  expect([offered(t), t.asked]).toEqual([['KARAMA_AS_WORTHLESS'], ['fremen']])
  t.does('fremen', NO_KARAMA)
  expect([handOf(t, BG), t.own(BG).spice]).toEqual([['lasgun_1'], 10])
})

test('IN-7.5: prevented and unable to pay, the auction is held again without them, opened by the same starting bidder', () => {
  const t = buying('kulon_1').does('fremen', bid(1)).does(BG, overbid(20, 'kulon_1')).does('spacing-guild', PASS)
  t.does('fremen', PASS).does(BG, settleWith('kulon_1')).does('fremen', karama('karama_1')).does(BG, PASS)
  expect(t.seen('auctionedAgain')).toMatchObject([{ without: BG }])
  expect(standing(t)).toEqual({ turn: 'fremen', bid: 0, bidder: null })
  t.does('fremen', PASS)
  expect(standing(t)?.turn).toBe('spacing-guild')
  expect([holds(t, BG, 'kulon_1'), t.own(BG).bidCard]).toEqual([true, -1])
})
