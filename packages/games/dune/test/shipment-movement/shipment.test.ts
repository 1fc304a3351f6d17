import { expect, test } from 'vitest'
import { beforeShipment, begin, move, PASS, ship, tokens } from './position.ts'

const TWO = ['emperor', 'harkonnen'] as const

test('DU-10.2: in storm order everybody ships, then moves, once each; shipping after moving is not offered', () => {
  const t = begin(beforeShipment(TWO).place('harkonnen', 'carthag/11', 3))
  expect([t.asked, t.question]).toEqual([['emperor'], 'shipment'])
  t.does('emperor', ship('arrakeen/10', 2))
  expect([t.asked, t.question]).toEqual([['emperor'], 'movement'])
  expect(t.refusal('emperor', ship('arrakeen/10', 1))?.code).toBe('otherDecision')
  t.does('emperor', PASS)
  expect([t.asked, t.question]).toEqual([['harkonnen'], 'shipment'])
  t.does('harkonnen', PASS).does('harkonnen', move('carthag/11', 'tsimpo/11', 3))
  expect(t.over).toBe(true)
  expect(t.seen('tookTurn').map(({ faction }) => faction)).toEqual(['emperor', 'harkonnen'])
})

test('DU-10.3: a token costs 1 into a stronghold and 2 elsewhere, the polar sink too, paid to the bank', () => {
  const t = begin(beforeShipment(TWO))
  t.does('emperor', ship('arrakeen/10', 3, { special: 1 }))
  expect(t.own('emperor').spice).toBe(6)
  expect(tokens(t, 'emperor', 'arrakeen/10')).toEqual([3, 1])
  expect([t.pub.reserves[2], t.pub.reservesElite[2]]).toEqual([12, 4])
  t.does('emperor', PASS).does('harkonnen', ship('polar-sink/0', 2))
  expect(t.own('harkonnen').spice).toBe(6)
  expect(t.seen('paid').map(({ spice, receiver }) => [spice, receiver])).toEqual([
    [4, null],
    [4, null],
  ])
})

test('DU-10.4, DU-4.8, DU-1.7, R-14: not into the storm, and not where two others are; allied forces count', () => {
  const t = beforeShipment(['emperor', 'harkonnen', 'atreides']).ally('emperor', 'atreides')
  t.place('harkonnen', 'carthag/11', 1).place('atreides', 'carthag/11', 1)
  begin(t)
  expect(t.refusal('emperor', ship('cielago-north/3', 1))?.code).toBe('inStorm')
  expect(t.refusal('emperor', ship('carthag/11', 1))?.code).toBe('strongholdFull')
  expect(t.refusal('emperor', ship('cielago-north/2', 1))).toBeNull()
})

test('DU-10.14, DU-1.15: nobody ships no tokens, tokens it does not have, or for more than its funds', () => {
  const t = begin(beforeShipment(TWO))
  t.own('emperor').spice = 3
  expect(t.refusal('emperor', ship('arrakeen/10', 0))?.code).toBe('noTokens')
  expect(t.refusal('emperor', ship('arrakeen/10', 1, { special: 6 }))?.code).toBe('noTokens')
  expect(t.refusal('emperor', ship('arrakeen/10', 4))?.code).toBe('notEnoughSpice')
  expect(t.refusal('emperor', ship('basin/9', 2))?.code).toBe('notEnoughSpice')
  expect(t.refusal('emperor', ship('arrakeen/10', 3))).toBeNull()
  t.pub.bribe[2] = 20
  expect(t.refusal('emperor', ship('arrakeen/10', 4))?.code).toBe('notEnoughSpice')
})

test('DU-10.4, FR-3: only Fremen send, only the Guild and its ally ship from place to place', () => {
  const t = begin(beforeShipment(['emperor', 'fremen']).place('emperor', 'arrakeen/10', 1))
  const cross = { ...move('arrakeen/10', 'carthag/11', 1), type: 'crossShip', fromPledge: 0, halfPrice: false }
  const back = { type: 'shipToReserves', from: 'arrakeen/10', ordinary: 1, special: 0, fromPledge: 0 }
  const send = { type: 'send', location: 'wind-pass/14', ordinary: 1, special: 0 }
  expect(t.refusal('emperor', cross)?.code).toBe('noCrossShipping')
  expect(t.refusal('emperor', back)?.code).toBe('noShipmentToReserves')
  expect(t.refusal('emperor', send)?.code).toBe('notFremen')
  t.does('emperor', PASS).does('emperor', PASS)
  expect(t.refusal('fremen', ship('arrakeen/10', 1))?.code).toBe('fremenSend')
})

test('DU-6.6, DU-6.11: an ally pays what was pledged and drawn, and no more', () => {
  const t = beforeShipment(['emperor', 'harkonnen', 'atreides']).ally('emperor', 'atreides')
  t.own('emperor').spice = 2
  t.own('emperor').allyShipment = 5
  t.own('atreides').pledgedShipment = 5
  begin(t)
  expect(t.refusal('emperor', ship('arrakeen/10', 8, { fromPledge: 5 }))?.code).toBe('notEnoughSpice')
  expect(t.refusal('emperor', ship('arrakeen/10', 4, { fromPledge: 1 }))?.code).toBe('pledge')
  t.does('emperor', ship('arrakeen/10', 7, { fromPledge: 5 }))
  expect([t.own('emperor').spice, t.own('atreides').spice]).toEqual([0, 5])
  expect(t.seen('paid')).toMatchObject([{ faction: 'emperor', spice: 7, fromAlly: 5, receiver: null }])
})

test('DU-6.7: at the end of its turn a player loses its forces beside those of its ally, but not in the polar sink', () => {
  const t = beforeShipment(['emperor', 'atreides', 'harkonnen']).ally('emperor', 'atreides')
  t.place('atreides', 'arrakeen/10', 4).place('atreides', 'polar-sink/0', 1)
  t.place('emperor', 'polar-sink/0', 2).place('emperor', 'arrakeen/10', 1, 2)
  begin(t).does('emperor', PASS)
  expect(tokens(t, 'emperor', 'arrakeen/10')).toEqual([1, 2])
  t.does('emperor', PASS)
  expect(tokens(t, 'emperor', 'arrakeen/10')).toEqual([0, 0])
  expect(tokens(t, 'emperor', 'polar-sink/0')).toEqual([2, 0])
  expect(tokens(t, 'atreides', 'arrakeen/10')).toEqual([4, 0])
  expect(t.seen('forcesLost')).toMatchObject([{ faction: 'emperor', ordinary: 1, special: 2, by: 'alliance' }])
})

test('IN-5.2, R-16: with Karama a shipment costs 1 spice per 2 tokens wherever it goes, and nothing goes to the Guild', () => {
  const t = beforeShipment(['emperor', 'spacing-guild']).give('emperor', 'karama_1')
  begin(t).skip('actOutOfTurn')
  expect(t.refusal('emperor', ship('basin/9', 5, { karamaCardId: 'karama_2' }))?.code).toBe('notInHand')
  t.does('emperor', ship('basin/9', 5, { karamaCardId: 'karama_1' }))
  expect(t.own('emperor').spice).toBe(7)
  expect(t.own('spacing-guild').spice).toBe(5)
  expect(t.pub.hand[2]).toBe(0)
  expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: 'emperor', use: 'guild-shipment' }])
})

test('IN-5.2, R-16: the option half-normal makes it half of the normal price', () => {
  const t = beforeShipment(TWO, { karamaShipmentRate: 'half-normal' }).give('emperor', 'karama_1')
  begin(t).does('emperor', ship('basin/9', 5, { karamaCardId: 'karama_1' }))
  expect(t.own('emperor').spice).toBe(5)
})

test('IN-5.2, R-44: played before, the card leaves a mark that the next shipment uses up, or the end of the turn', () => {
  const mark = { type: 'use_karama_guild_shipment', karamaCardId: 'karama_1' }
  const used = begin(beforeShipment(TWO).give('emperor', 'karama_1').give('emperor', 'karama_2')).does('emperor', mark)
  expect(used.pub.guildRate).toBe(2)
  expect(used.refusal('emperor', { ...mark, karamaCardId: 'karama_2' })?.code).toBe('guildRateMarked')
  used.does('emperor', ship('basin/9', 4))
  expect([used.own('emperor').spice, used.pub.guildRate]).toEqual([8, -1])

  const wasted = begin(beforeShipment(TWO).give('emperor', 'karama_1')).does('emperor', mark).does('emperor', PASS)
  expect(wasted.asked).toEqual(['harkonnen'])
  expect(wasted.pub.guildRate).toBe(-1)
})

test('DU-19.48, IN-7.3: a prevented worthless card stays in hand; the shipment is paid otherwise or not made', () => {
  const t = beforeShipment(['bene-gesserit', 'emperor'])
  t.give('bene-gesserit', 'kulon_1').give('bene-gesserit', 'baliset_1').give('emperor', 'karama_1')
  begin(t).does('bene-gesserit', ship('arrakeen/10', 4, { karamaCardId: 'kulon_1' }))
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['emperor']])
  t.does('emperor', {
    type: 'respond_to_karama_opportunity',
    useKarama: true,
    karamaCardId: 'karama_1',
    abilityName: null,
  })
  expect([t.question, t.pub.hand[1], t.own('bene-gesserit').spice]).toEqual(['shipment', 2, 5])
  const again = ship('arrakeen/10', 4, { karamaCardId: 'baliset_1' })
  expect(t.refusal('bene-gesserit', again)?.code).toBe('notKarama')
  t.does('bene-gesserit', ship('arrakeen/10', 4))
  expect(t.own('bene-gesserit').spice).toBe(1)
})

test('DU-10.14: a player with nothing to ship or move, as everybody sees, is not asked', () => {
  const t = beforeShipment(TWO)
  t.pub.tanks[2] = 15
  t.pub.tanksElite[2] = 5
  t.pub.reserves[2] = 0
  t.pub.reservesElite[2] = 0
  expect(begin(t).asked).toEqual(['harkonnen'])
})
