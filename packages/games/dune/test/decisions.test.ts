import { expect, test } from 'vitest'
import { shipmentMovementPhase } from '../src/phases/shipment-movement/phase.ts'
import { duel, fightUntil, karama } from './battle/field.ts'
import { biddingOf, cardNumber, handOf, overbid } from './bidding/bidding-table.ts'
import { beforeShipment, begin, move, PASS, placeAdvisors, ship, tokens } from './shipment-movement/position.ts'
import type { TestTable } from './table.ts'

/** What is told of everybody, from here on. */
const toldSince = (t: TestTable, from: number): string[] => t.events.slice(from).map(({ type }) => type.name)

test('DU-19.13: out of time, Atreides do not look at the card that is up', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'] })
  expect(t.question).toBe('lookAtCard')
  t.timeout('atreides')
  expect([t.question, t.seen('cardSeen')]).toEqual(['bidding', []])
})

test('DU-19.16: out of time, Harkonnen take no hand; of a hand they have taken the first cards go back', () => {
  const stage = () =>
    biddingOf({ factions: ['fremen', 'harkonnen', 'emperor'] }, (t) =>
      t
        .give('harkonnen', 'karama_1')
        .give('harkonnen', 'crysknife_1')
        .give('fremen', 'shield_1')
        .give('fremen', 'hajr_1'),
    )
  const passed = stage()
  expect(passed.question).toBe('takeHand')
  passed.skip('takeHand')
  expect(handOf(passed, 'fremen')).toEqual(['shield_1', 'hajr_1'])
  const t = stage()
  t.does('harkonnen', {
    type: 'use_karama_faction_power',
    karamaCardId: 'karama_1',
    faction: 'fremen',
    territory: null,
    ordinary: 0,
    special: 0,
    leader: null,
  })
  t.skip('giveCardBack')
  expect([handOf(t, 'fremen'), handOf(t, 'harkonnen')]).toEqual([['crysknife_1', 'shield_1'], ['hajr_1']])
  expect(cardNumber('crysknife_1')).toBeLessThan(cardNumber('hajr_1'))
})

test('DU-19.19, DU-19.20: out of time, Atreides do not look at the spice deck, and Bene Gesserit announce nothing', () => {
  const t = placeAdvisors(
    beforeShipment(['atreides', 'bene-gesserit', 'emperor']).place('emperor', 'basin/9', 1),
    'basin/9',
    2,
  )
  t.begin(shipmentMovementPhase)
  expect(t.question).toBe('lookAtSpiceDeck')
  t.timeout('atreides')
  expect([t.question, t.seen('spiceDeckSeen')]).toEqual(['wartime', []])
  t.timeout('bene-gesserit')
  expect([t.question, tokens(t, 'bene-gesserit', 'basin/9')]).toEqual(['shipment', [0, 2]])
})

test('DU-19.21: out of time, the Guild waits for its place, and acts when it has come', () => {
  const t = begin(beforeShipment(['emperor', 'spacing-guild', 'atreides']))
  expect(t.question).toBe('actOutOfTurn')
  t.timeout('spacing-guild')
  expect([t.question, t.asked]).toEqual(['shipment', ['emperor']])
  t.timeout('emperor')
  expect([t.question, t.asked]).toEqual(['delayTurn', ['spacing-guild']])
  t.timeout('spacing-guild')
  expect([t.question, t.asked, t.seen('outOfTurn')]).toEqual(['shipment', ['spacing-guild'], []])
})

test('DU-19.22, DU-19.26, DU-19.44, DU-19.50: out of time, a player ships nothing, moves nothing and plays nothing', () => {
  const t = beforeShipment(['emperor', 'harkonnen']).place('emperor', 'carthag/11', 3)
  begin(t.give('emperor', 'hajr_1').give('emperor', 'karama_1'))
  const told = t.events.length
  expect(t.question).toBe('shipment')
  expect(t.refusal('emperor', { type: 'use_karama_guild_shipment', karamaCardId: 'karama_1' })).toBeNull()
  t.timeout('emperor')
  expect([t.question, t.pub.guildRate]).toEqual(['movement', -1])
  t.timeout('emperor')
  expect(t.question).toBe('hajr')
  t.timeout('emperor')
  expect([t.asked, toldSince(t, told), handOf(t, 'emperor')]).toEqual([
    ['harkonnen'],
    ['tookTurn'],
    ['hajr_1', 'karama_1'],
  ])
})

test('DU-19.23: out of time, the Guild stops no shipment', () => {
  const t = begin(beforeShipment(['emperor', 'spacing-guild']).give('spacing-guild', 'karama_1'))
  t.skip('actOutOfTurn').does('emperor', ship('carthag/11', 2))
  expect([t.question, t.asked]).toEqual(['stopShipment', ['spacing-guild']])
  t.timeout('spacing-guild')
  expect([t.seen('shipped').length, t.seen('shipmentCancelled'), handOf(t, 'spacing-guild')]).toEqual([
    1,
    [],
    ['karama_1'],
  ])
})

test('DU-19.24, DU-19.25: out of time, fighters stay fighters and no advisor is sent', () => {
  const t = beforeShipment(['emperor', 'bene-gesserit']).place('bene-gesserit', 'carthag/11', 2)
  begin(t).does('emperor', ship('carthag/11', 2))
  expect(t.question).toBe('intrusion')
  t.timeout('bene-gesserit')
  expect([t.question, tokens(t, 'bene-gesserit', 'carthag/11')]).toEqual(['spiritualAdvisors', [2, 0]])
  t.timeout('bene-gesserit')
  expect([t.seen('advisorSent'), tokens(t, 'bene-gesserit', 'polar-sink/0')]).toEqual([[], [0, 0]])
})

test('DU-19.27: out of time, moved advisors stay advisors', () => {
  const t = placeAdvisors(beforeShipment(['bene-gesserit', 'emperor', 'atreides']), 'tsimpo/13', 2)
  t.place('emperor', 'carthag/11', 2).place('atreides', 'tsimpo/13', 1)
  begin(t)
    .skip('wartime')
    .does('bene-gesserit', PASS)
    .does('bene-gesserit', move('tsimpo/13', 'carthag/11', 0, 2))
  expect(t.question).toBe('takeUpArms')
  t.timeout('bene-gesserit')
  expect(tokens(t, 'bene-gesserit', 'carthag/11')).toEqual([0, 2])
})

test('DU-19.32: out of time, Atreides see nobody’s plan', () => {
  const t = fightUntil(duel(['emperor', 'harkonnen', 'atreides']).give('atreides', 'karama_1'), 'whosePlan')
  t.timeout('atreides')
  expect([t.pub.battle?.opened, t.pub.powerUsed, handOf(t, 'atreides')]).toEqual([-1, 0, ['karama_1']])
})

test('DU-19.37: out of time, a window is let pass', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides'] }, (t) => t.give('fremen', 'karama_1'))
  t.does('atreides', { type: 'look' })
  expect(t.refusal('fremen', karama('karama_1'))).toBeNull()
  t.timeout('fremen')
  expect([t.seen('KARAMA_USED'), t.seen('cardSeen').length]).toEqual([[], 1])
})

test('DU-19.49: out of time, no bid is made above the funds', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor'], spice: { fremen: 0 } }, (t) => t.give('fremen', 'karama_1'))
  expect(t.refusal('fremen', overbid(5, 'karama_1'))).toBeNull()
  t.timeout('fremen')
  expect([t.seen('passedBid').length, t.own('fremen').bidCard]).toEqual([1, -1])
})
