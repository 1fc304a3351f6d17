import { expect, test } from 'vitest'
import { freeSpice, fundsForBid, fundsForShipment } from '../../src/funds.ts'
import { BIDDING } from '../../src/names.ts'
import { breakAlliance } from '../../src/phases/spice-blow/nexus/alliance.ts'
import { lowerPledges } from '../../src/treasury.ts'
import { factionNumber, type TestTable, table } from '../table.ts'
import { bid, overbid, pass, payFromPledge, settleWith, standing } from './bidding-table.ts'

const pledge = (purpose: 'bid' | 'shipment', spice: number) => ({ type: 'pledge', purpose, spice })
const free = (t: TestTable, id: 'fremen' | 'emperor' | 'spacing-guild') =>
  freeSpice(t.pub, t.own(id), factionNumber(id))

/** The first auction of a whole game of Fremen, the Emperor and the Guild, of whom the first and the last are allies. */
function allies(prepare: (t: TestTable) => void = () => {}): TestTable {
  const t = table(['fremen', 'emperor', 'spacing-guild'], { mode: 'basic' }).begin()
  t.playUntil(() => t.pub.phase === BIDDING && t.question === 'bidding')
  t.ally('fremen', 'spacing-guild')
  for (const id of ['fremen', 'emperor', 'spacing-guild'] as const) t.own(id).spice = 10
  prepare(t)
  return t
}

/** Everybody passes until this one is to bid. */
function untilTurnOf(t: TestTable, id: string): TestTable {
  return t.playUntil(() => t.question === 'bidding' && standing(t)?.turn === id)
}

test('DU-6.11, DU-19.41, VI-2.24: a pledge is set at any wait by an ally, and only the two allies learn of it', () => {
  const t = allies()
  expect(t.refusal('emperor', pledge('bid', 1))?.code).toBe('noAlly')
  expect(t.refusal('spacing-guild', pledge('bid', 11))?.code).toBe('notEnoughSpice')
  t.does('spacing-guild', pledge('bid', 6)).does('spacing-guild', pledge('shipment', 2))
  expect([t.own('fremen').allyBid, t.own('fremen').allyShipment]).toEqual([6, 2])
  expect(t.seen('pledged', 'fremen')).toMatchObject([
    { faction: 'spacing-guild', purpose: 'bid', spice: 6 },
    { faction: 'spacing-guild', purpose: 'shipment', spice: 2 },
  ])
  expect(t.seen('pledged', 'emperor')).toEqual([])
  t.does('spacing-guild', pledge('bid', 0))
  expect(t.own('fremen').allyBid).toBe(0)
})

test('DU-1.15, DU-8.4: funds are own spice and the pledge for that purpose', () => {
  const t = untilTurnOf(allies(), 'fremen')
  t.does('spacing-guild', pledge('bid', 6)).does('spacing-guild', pledge('shipment', 2))
  expect([fundsForBid(t.own('fremen')), fundsForShipment(t.pub, t.own('fremen'), factionNumber('fremen'))]).toEqual([
    16, 12,
  ])
  expect([t.refusal('fremen', bid(16)), t.refusal('fremen', bid(17))?.code]).toEqual([null, 'notEnoughSpice'])
})

test('DU-6.11, DU-14.5: what a standing bid relies on stays where it is until the bid is topped', () => {
  const t = untilTurnOf(allies(), 'fremen')
  t.does('spacing-guild', pledge('bid', 6)).does('fremen', bid(4))
  expect(t.refusal('spacing-guild', pledge('bid', 3))).toMatchObject({ code: 'reliedOn', rule: 'DU-6.11' })
  expect([t.refusal('spacing-guild', pledge('bid', 4)), t.refusal('spacing-guild', pledge('bid', 10))]).toEqual([
    null,
    null,
  ])
  expect([free(t, 'spacing-guild'), free(t, 'fremen')]).toEqual([6, 10])
  t.playUntil(() => standing(t)?.turn === 'emperor').does('emperor', bid(5))
  expect([t.refusal('spacing-guild', pledge('bid', 0)), free(t, 'spacing-guild')]).toEqual([null, 10])
})

test('DU-14.5: own spice that a standing bid needs is not free; under a Karama card none is needed', () => {
  const t = untilTurnOf(allies(), 'fremen')
  t.does('spacing-guild', pledge('bid', 3)).does('fremen', bid(8))
  expect(free(t, 'fremen')).toBe(5)
  expect([t.refusal('fremen', pledge('shipment', 5)), t.refusal('fremen', pledge('shipment', 6))?.code]).toEqual([
    null,
    'notEnoughSpice',
  ])
  const covered = untilTurnOf(allies(), 'fremen')
  const card = covered.own('fremen').hand
  covered.own('fremen').hand = []
  covered.hidden.deck.push(...card)
  covered.give('fremen', 'karama_1').does('fremen', overbid(30, 'karama_1'))
  expect(free(covered, 'fremen')).toBe(10)
})

test('IN-5.5, DU-6.11: who has an ally settles: any part of the price that the pledge covers and the own spice leaves', () => {
  const t = untilTurnOf(allies(), 'fremen')
  t.own('fremen').spice = 5
  t.does('spacing-guild', pledge('bid', 4)).does('fremen', bid(7))
  t.playUntil(() => t.question !== 'bidding')
  expect([t.question, t.asked]).toEqual(['settlePurchase', ['fremen']])
  const refusals = [1, 2, 3, 4, 5].map((part) => t.refusal('fremen', payFromPledge(part))?.code ?? null)
  expect(refusals).toEqual(['badPledge', null, null, null, 'badPledge'])
  t.does('fremen', payFromPledge(3))
  expect(t.seen('paid').at(-1)).toMatchObject({ faction: 'fremen', spice: 7, fromAlly: 3, receiver: 'emperor' })
  expect([t.own('fremen').spice, t.own('spacing-guild').spice, t.own('emperor').spice]).toEqual([1, 7, 17])
})

test('DU-19.15: out of time, own spice comes first', () => {
  const t = untilTurnOf(allies(), 'fremen')
  t.own('fremen').spice = 5
  t.does('spacing-guild', pledge('bid', 4)).does('fremen', bid(7))
  t.playUntil(() => t.question === 'settlePurchase').timeout('fremen')
  expect([t.own('fremen').spice, t.own('spacing-guild').spice]).toEqual([0, 8])
})

test('IN-5.3: with Karama nothing is drawn from a pledge', () => {
  const t = untilTurnOf(allies(), 'fremen')
  t.does('spacing-guild', pledge('bid', 4))
    .does('fremen', bid(2))
    .playUntil(() => t.question === 'settlePurchase')
  expect(t.refusal('fremen', { ...settleWith('karama_1'), fromPledge: 1 })).not.toBeNull()
})

test('DU-6.11: a pledge never exceeds the spice of the one who made it, and breaking the alliance ends it', () => {
  const t = allies()
  t.does('spacing-guild', pledge('bid', 6))
    .does('spacing-guild', pledge('shipment', 9))
    .does('fremen', pledge('bid', 1))
  t.own('spacing-guild').spice = 4
  lowerPledges(t.play, factionNumber('spacing-guild'))
  expect([t.own('fremen').allyBid, t.own('fremen').allyShipment]).toEqual([4, 4])
  breakAlliance(t.play, factionNumber('fremen'))
  const { allyBid, allyShipment, pledgedBid } = t.own('fremen')
  expect([allyBid, allyShipment, pledgedBid, t.own('spacing-guild').allyBid]).toEqual([0, 0, 0, 0])
})

test("DU-14.5, DU-9.10: the Emperor's spice for announced revivals is not free", () => {
  const t = allies()
  t.ally('emperor', 'fremen')
  t.pub.extraRevival[factionNumber('fremen')] = 3
  expect([free(t, 'emperor'), free(t, 'fremen')]).toEqual([4, 10])
})

test('DU-8.3: an ally may top the bid it has pledged for, with the spice that this sets free', () => {
  const t = untilTurnOf(allies(), 'fremen')
  t.does('spacing-guild', pledge('bid', 10)).does('fremen', bid(9))
  untilTurnOf(t, 'spacing-guild')
  expect([t.refusal('spacing-guild', bid(10)), t.refusal('spacing-guild', bid(11))?.code]).toEqual([
    null,
    'notEnoughSpice',
  ])
  expect(t.refusal('spacing-guild', pass)).toBeNull()
})
