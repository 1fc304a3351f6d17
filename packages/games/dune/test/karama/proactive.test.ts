import { expect, test } from 'vitest'
import { FACTION_IDS } from '../../src/data/factions.ts'
import { bid, biddingOf, handOf, overbid, pass, payFromPledge, settleWith } from '../bidding/bidding-table.ts'
import { beforeShipment, begin, crossShip, move, PASS, ship, tokens } from '../shipment-movement/position.ts'
import type { TestTable } from '../table.ts'
import { holds, isDiscarded, markGuildRate, power } from './answers.ts'
import { offered, windowsToTheEnd } from './board.ts'

/** The Emperor ships first; the Guild and Atreides are there. */
function emperorShips(prepare: (t: TestTable) => void = () => {}, options = {}): TestTable {
  const t = beforeShipment(['emperor', 'spacing-guild', 'atreides'], options).give('emperor', 'karama_1')
  prepare(t)
  return begin(t).skip('actOutOfTurn')
}

const withKarama = (location: string, ordinary: number) => ship(location, ordinary, { karamaCardId: 'karama_1' })

test('IN-5.1, IN-1.8: a real Karama played of one’s own accord opens no window', () => {
  const t = emperorShips((t) => t.give('atreides', 'karama_2')).does('emperor', withKarama('arrakeen/10', 5))
  expect([t.pub.karamaState, tokens(t, 'emperor', 'arrakeen/10')]).toEqual([null, [5, 0]])
  expect(windowsToTheEnd(t)).toEqual([])
})

test('IN-5.2, R-16: one spice for two tokens, rounded up, wherever they go, and to the bank', () => {
  for (const [location, count, price] of [
    ['arrakeen/10', 5, 3],
    ['basin/9', 5, 3],
    ['basin/9', 4, 2],
  ] as const) {
    const t = emperorShips().does('emperor', withKarama(location, count))
    expect([location, t.own('emperor').spice, t.own('spacing-guild').spice]).toEqual([location, 10 - price, 5])
    expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: 'emperor', card: 'karama_1', use: 'guild-shipment' }])
    expect(isDiscarded(t, 'karama_1')).toBe(true)
  }
})

test('R-16: by option half of what the place costs', () => {
  const t = emperorShips(undefined, { karamaShipmentRate: 'half-normal' }).does('emperor', withKarama('basin/9', 4))
  expect(t.own('emperor').spice).toBe(6)
})

test('IN-5.2: played earlier it leaves a public mark, which the next shipment uses up', () => {
  const t = emperorShips((t) => t.place('emperor', 'basin/9', 1)).does('emperor', markGuildRate('karama_1'))
  expect([FACTION_IDS[t.pub.guildRate], isDiscarded(t, 'karama_1'), t.question]).toEqual(['emperor', true, 'shipment'])
  t.does('emperor', ship('arrakeen/10', 6))
  expect([t.own('emperor').spice, t.pub.guildRate, t.question]).toEqual([7, -1, 'movement'])
})

test('IN-5.2, R-44: a mark that is not used ends with the turn, and the card is not returned', () => {
  const t = emperorShips((t) => t.place('emperor', 'basin/9', 1)).does('emperor', markGuildRate('karama_1'))
  t.does('emperor', PASS)
  expect([FACTION_IDS[t.pub.guildRate], t.question]).toEqual(['emperor', 'movement'])
  t.does('emperor', move('basin/9', 'old-gap/9', 1)).skip('hajr')
  expect([t.pub.guildRate, holds(t, 'emperor', 'karama_1')]).toEqual([-1, false])
})

test('IN-5.2: it does not go with half price, nor with a shipment from place to place', () => {
  const t = emperorShips((t) => t.ally('emperor', 'spacing-guild').place('emperor', 'basin/9', 3))
  expect(t.refusal('emperor', ship('arrakeen/10', 4, { halfPrice: true, karamaCardId: 'karama_1' }))?.code).toBe(
    'noHalfPrice',
  )
  expect(t.refusal('emperor', { ...crossShip('basin/9', 'arrakeen/10', 2), karamaCardId: 'karama_1' })?.code).toBe(
    'malformed',
  )
  t.does('emperor', markGuildRate('karama_1'))
  expect(t.refusal('emperor', ship('arrakeen/10', 4, { halfPrice: true }))?.code).toBe('noHalfPrice')
  t.does('emperor', crossShip('basin/9', 'arrakeen/10', 3))
  expect(t.own('emperor').spice).toBe(7)
})

test('IN-5.2: an ally’s pledge may pay it, an ally’s card may not', () => {
  const t = emperorShips((t) => {
    t.ally('emperor', 'atreides').give('atreides', 'karama_2')
    t.own('emperor').spice = 0
    t.own('emperor').allyShipment = 4
    t.own('atreides').pledgedShipment = 4
  })
  expect(t.refusal('emperor', ship('arrakeen/10', 4, { karamaCardId: 'karama_2', fromPledge: 2 }))?.code).toBe(
    'notInHand',
  )
  t.does('emperor', ship('arrakeen/10', 4, { karamaCardId: 'karama_1', fromPledge: 2 }))
  expect([t.own('atreides').spice, tokens(t, 'emperor', 'arrakeen/10')]).toEqual([8, [4, 0]])
})

test('IN-5.2, IN-6.5: a shipment that the Guild stops uses the mark up, and nothing is paid', () => {
  const t = emperorShips((t) => t.give('spacing-guild', 'karama_2').place('emperor', 'basin/9', 1))
  t.does('emperor', markGuildRate('karama_1')).does('emperor', ship('arrakeen/10', 4))
  expect(t.question).toBe('stopShipment')
  t.does('spacing-guild', power('karama_2', { faction: 'emperor' }))
  expect([t.question, t.asked, t.own('emperor').spice, t.pub.guildRate]).toEqual(['movement', ['emperor'], 10, -1])
})

/** Fremen with little spice and a Karama card; the Emperor is paid for cards. */
const auction = (fremen: number, prepare: (t: TestTable) => void = () => {}): TestTable =>
  biddingOf({ factions: ['fremen', 'emperor', 'spacing-guild'], spice: { fremen }, row: ['lasgun_1'] }, (t) => {
    t.give('fremen', 'karama_1')
    prepare(t)
  })

test('IN-5.3, IN-5.4: what the others see of a covered bid is a bid', () => {
  const covered = auction(2).does('fremen', overbid(9, 'karama_1'))
  const honest = auction(20).does('fremen', bid(9))
  for (const id of ['emperor', 'spacing-guild'] as const)
    expect(covered.seen('bid', id)).toEqual(honest.seen('bid', id))
  expect([covered.pub.auction, covered.pub.shown]).toEqual([honest.pub.auction, honest.pub.shown])
  expect(covered.play.open).toEqual(honest.play.open)
})

test('IN-5.3: while a bid stands no window opens', () => {
  const t = auction(2, (t) => t.give('emperor', 'karama_2')).does('fremen', overbid(9, 'karama_1'))
  expect([t.pub.karamaState, t.question, t.asked]).toEqual([null, 'bidding', ['emperor']])
})

test('IN-5.3: the reservation ends with the auction of that card, whoever wins it', () => {
  const t = auction(2).does('fremen', overbid(9, 'karama_1')).does('emperor', bid(10))
  expect(t.own('fremen').bidCard).toBe(-1)
  t.does('spacing-guild', pass)
    .does('fremen', overbid(11, 'karama_1'))
    .does('emperor', pass)
    .does('spacing-guild', pass)
  t.does('fremen', settleWith('karama_1'))
  expect([t.own('fremen').bidCard, isDiscarded(t, 'karama_1'), handOf(t, 'fremen')]).toEqual([-1, true, ['lasgun_1']])
})

test('IN-5.3: funds that rise meanwhile leave the reservation, and the winner chooses', () => {
  const t = auction(2).does('fremen', overbid(9, 'karama_1'))
  t.own('fremen').spice = 12
  t.does('emperor', pass).does('spacing-guild', pass)
  expect([t.question, t.own('fremen').bidCard >= 0]).toEqual(['settlePurchase', true])
  expect([t.refusal('fremen', settleWith('karama_1')), t.refusal('fremen', payFromPledge(0))]).toEqual([null, null])
  t.does('fremen', payFromPledge(0))
  expect([t.own('fremen').spice, holds(t, 'fremen', 'karama_1'), t.own('fremen').bidCard]).toEqual([3, true, -1])
})

test('IN-5.3, EM-4: nothing is paid with Karama, so the Emperor receives nothing and no window opens', () => {
  const t = auction(10, (t) => t.give('spacing-guild', 'karama_2'))
    .does('fremen', bid(4))
    .does('emperor', pass)
  t.does('spacing-guild', pass).does('fremen', settleWith('karama_1'))
  expect([t.own('emperor').spice, offered(t), t.seen('paid')]).toEqual([10, [], []])
})

test('IN-5.5, VI-3.38: whoever could hold a card, or has an ally, settles; the prompt is the same with and without', () => {
  const settling = (prepare: (t: TestTable) => void): TestTable => {
    const t = biddingOf({ factions: ['fremen', 'emperor'], row: ['lasgun_1'] }, prepare)
    return t.does('fremen', bid(4)).does('emperor', pass)
  }
  const held = settling((t) => t.give('fremen', 'karama_1'))
  const other = settling((t) => t.give('fremen', 'shield_1'))
  expect([held.question, held.play.open]).toEqual(['settlePurchase', other.play.open])
  const ally = settling((t) => t.ally('fremen', 'emperor'))
  expect([ally.question, ally.asked]).toEqual(['settlePurchase', ['fremen']])
  expect(settling(() => {}).own('fremen').spice).toBe(6)
})
