import { expect, test } from 'vitest'
import { CARD_TYPE } from '../../src/data/treachery.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { bid, biddingOf, cardNumber, handOf, pass } from './bidding-table.ts'

const power = (faction: FactionId | null, karamaCardId = 'karama_1') => ({
  type: 'use_karama_faction_power',
  karamaCardId,
  faction,
  territory: null,
  ordinary: 0,
  special: 0,
  leader: null,
})
const giveBack = (card: string) => ({ type: 'giveBack', card })

function hands(prepare: (t: TestTable) => void = () => {}, options = {}): TestTable {
  return biddingOf({ factions: ['harkonnen', 'fremen', 'spacing-guild', 'atreides'], options }, (t) => {
    t.give('harkonnen', 'karama_1').give('harkonnen', 'kulon_1').give('harkonnen', 'baliset_1')
    t.give('fremen', 'lasgun_1').give('fremen', 'shield_1').give('spacing-guild', 'hajr_1')
    prepare(t)
  })
}

test('IN-6.4, HK-K, R-42: the whole hand is taken and as many cards of the united hand go back', () => {
  const t = hands()
  expect([t.question, t.asked]).toEqual(['takeHand', ['harkonnen']])
  t.does('harkonnen', power('fremen'))
  expect(handOf(t, 'harkonnen')).toEqual(['lasgun_1', 'shield_1', 'baliset_1', 'kulon_1'])
  expect([t.pub.hand[factionNumber('fremen')], t.pub.discard]).toEqual([0, [cardNumber('karama_1')]])
  expect(t.refusal('harkonnen', giveBack('hajr_1'))?.code).toBe('notInHand')
  t.does('harkonnen', giveBack('kulon_1')).does('harkonnen', giveBack('shield_1'))
  expect([handOf(t, 'harkonnen'), handOf(t, 'fremen')]).toEqual([
    ['lasgun_1', 'baliset_1'],
    ['shield_1', 'kulon_1'],
  ])
  expect([t.pub.hand[factionNumber('harkonnen')], t.pub.hand[factionNumber('fremen')]]).toEqual([2, 2])
  expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: 'harkonnen', use: 'faction-power' }])
  expect(t.question).toBe('lookAtCard')
})

test('VI-3.30: target and number are public, the cards are for the two alone', () => {
  const t = hands()
  t.does('harkonnen', power('fremen')).does('harkonnen', giveBack('kulon_1')).does('harkonnen', giveBack('shield_1'))
  expect(t.seen('handsTaken')).toEqual([
    { type: 'handsTaken', turn: 2, faction: 'harkonnen', from: 'fremen', cards: 2 },
  ])
  expect(t.seen('cardHandedOver', 'spacing-guild')).toEqual([])
  for (const one of ['harkonnen', 'fremen'] as const) {
    expect(t.seen('cardHandedOver', one).map(({ to, card }) => [to, card])).toEqual([
      ['harkonnen', 'lasgun_1'],
      ['harkonnen', 'shield_1'],
      ['fremen', 'kulon_1'],
      ['fremen', 'shield_1'],
    ])
  }
})

test('VI-4.2, VI-4.8: the two know where their cards are; for everybody else a known card is with one of them', () => {
  const [lasgun, shield, kulon, baliset] = ['lasgun_1', 'shield_1', 'kulon_1', 'baliset_1'].map(cardNumber)
  const [fremen, harkonnen] = [factionNumber('fremen'), factionNumber('harkonnen')]
  const t = hands((t) => {
    t.own('atreides').known[lasgun] = fremen
    t.own('atreides').known[cardNumber('hajr_1')] = factionNumber('spacing-guild')
    t.pub.shown[baliset] = harkonnen
    t.pub.lacks = [{ faction: fremen, types: 1 << CARD_TYPE[kulon], cards: 2 }]
  })
  t.does('harkonnen', power('fremen')).does('harkonnen', giveBack('kulon_1')).does('harkonnen', giveBack('shield_1'))
  expect(t.own('atreides').known[lasgun]).toBe(8 + fremen)
  expect(t.own('atreides').known[cardNumber('hajr_1')]).toBe(factionNumber('spacing-guild'))
  expect([t.pub.shown[baliset], t.pub.lacks]).toEqual([8 + fremen, []])
  expect([lasgun, shield, kulon, baliset].map((card) => t.own('fremen').known[card])).toEqual([
    harkonnen,
    -1,
    -1,
    harkonnen,
  ])
  expect([lasgun, shield, kulon, baliset].map((card) => t.own('harkonnen').known[card])).toEqual([
    -1,
    fremen,
    fremen,
    -1,
  ])
})

test('VI-4.9, VI-4.2: what one of the two hands was said to hold, or to lack, says nothing any more', () => {
  const [harkonnen, fremen, guild] = (['harkonnen', 'fremen', 'spacing-guild'] as const).map(factionNumber)
  const types = 1 << CARD_TYPE[cardNumber('lasgun_1')]
  const t = hands((t) => {
    t.pub.told.holds = [fremen, guild].map((faction) => ({ faction, types }))
    t.pub.lacks = [harkonnen, guild].map((faction) => ({ faction, types, cards: 1 }))
  })
  t.does('harkonnen', power('fremen')).does('harkonnen', giveBack('kulon_1')).does('harkonnen', giveBack('shield_1'))
  expect(t.pub.told.holds).toEqual([{ faction: guild, types }])
  expect(t.pub.lacks).toEqual([{ faction: guild, types, cards: 1 }])
})

test('IN-6.7, VI-5.9: asked by public facts, before the first card and between auctions, with or without the card', () => {
  const t = biddingOf({ factions: ['harkonnen', 'fremen'] }, (t) =>
    t.give('harkonnen', 'shield_1').give('fremen', 'shield_2'),
  )
  expect([t.question, t.asked]).toEqual(['takeHand', ['harkonnen']])
  expect(t.refusal('harkonnen', power('fremen'))?.code).toBe('notInHand')
  expect(t.refusal('harkonnen', power('fremen', 'shield_1'))?.code).toBe('notKarama')
  expect(t.play.game.question('takeHand').seen).toBe('nothing')
  t.does('harkonnen', pass).does('harkonnen', pass).does('fremen', bid(1)).does('harkonnen', pass)
  t.playUntil(() => t.question === 'takeHand')
  expect(t.pub.row).toBe(1)
  t.does('harkonnen', pass).does('fremen', bid(1)).does('harkonnen', pass)
  // DU-8.11: also after the last card.
  t.playUntil(() => t.question === 'takeHand')
  expect(t.pub.row).toBe(0)
  t.does('harkonnen', pass)
  expect(t.over).toBe(true)
})

test('IN-6.4: another player with at least one card, and only that', () => {
  const t = hands()
  expect(t.refusal('harkonnen', power('atreides'))?.code).toBe('noHand')
  expect(t.refusal('harkonnen', power('harkonnen'))?.code).toBe('noHand')
  expect(t.refusal('harkonnen', power(null))?.code).toBe('noHand')
  expect(t.refusal('harkonnen', power('emperor'))?.code).toBe('noHand')
  expect(t.refusal('harkonnen', power('spacing-guild'))).toBeNull()
})

test('IN-6.4, VI-2.22: once in the game', () => {
  const t = hands((t) => t.give('harkonnen', 'karama_2'))
  t.does('harkonnen', power('spacing-guild')).does('harkonnen', giveBack('kulon_1'))
  expect(t.pub.powerUsed).toBe(1 << factionNumber('harkonnen'))
  t.playUntil(() => t.over)
  expect(t.seen('handsTaken').length).toBe(1)
})

test('IN-6.7: not in the basic game, not without a possible card, not without a possible target', () => {
  expect(hands(undefined, { mode: 'basic' }).question).toBe('lookAtCard')
  expect(biddingOf({ factions: ['harkonnen', 'fremen'] }, (t) => t.give('fremen', 'shield_1')).question).toBe('bidding')
  expect(biddingOf({ factions: ['harkonnen', 'fremen'] }, (t) => t.give('harkonnen', 'karama_1')).question).toBe(
    'bidding',
  )
})

test('IN-6.4: Harkonnen may exceed eight cards in between', () => {
  const t = hands((t) => {
    for (const card of ['snooper_1', 'snooper_2', 'snooper_3', 'snooper_4', 'shield_2']) t.give('harkonnen', card)
  })
  t.does('harkonnen', power('fremen'))
  expect(t.pub.hand[factionNumber('harkonnen')]).toBe(9)
  t.timeout('harkonnen').timeout('harkonnen')
  // DU-19.16: out of time, the first cards in hand order go back.
  expect([t.pub.hand[factionNumber('harkonnen')], handOf(t, 'fremen')]).toEqual([7, ['lasgun_1', 'shield_1']])
})
