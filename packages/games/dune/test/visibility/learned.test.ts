import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { makeKnown } from '../../src/hand.ts'
import { couldHoldKarama } from '../../src/karama/could-hold.ts'
import { BATTLE, SHIPMENT_MOVEMENT } from '../../src/names.ts'
import { fightUntil, duel as inBattle, plan } from '../battle/field.ts'
import { bid, biddingOf, look, pass } from '../bidding/bidding-table.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { OBSERVERS, SIX, sixAtTable } from './observers.ts'

const cardNumber = (id: string): number => CARD_ID.indexOf(id)
const known = (t: TestTable, by: FactionId) => t.view(by).mine?.known ?? []

/** Fremen hold a Lasgun that everybody saw them keep. */
function lasgunKept(): TestTable {
  const t = sixAtTable().give('fremen', 'lasgun_1').give('fremen', 'shield_1')
  makeKnown(t.pub, factionNumber('fremen'), cardNumber('lasgun_1'))
  return t
}

test('VI-4.1: what Atreides looked at and somebody bought they know, and nobody else does', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: ['lasgun_1'] })
  t.does('atreides', look).skip('karamaOpportunity')
  t.does('fremen', bid(1)).does('atreides', pass).does('emperor', pass).skip('settlePurchase')
  expect(known(t, 'atreides')).toEqual([{ card: 'lasgun_1', with: ['fremen'] }])
  expect(known(t, 'emperor')).toEqual([])
})

test('VI-4.2: an entry vanishes when the card is seen to leave that hand', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: ['karama_1', 'lasgun_1', 'hajr_1'] })
  t.does('atreides', look).skip('karamaOpportunity')
  t.does('fremen', bid(1)).does('atreides', pass).does('emperor', pass).skip('settlePurchase')
  expect(known(t, 'atreides')).toEqual([{ card: 'karama_1', with: ['fremen'] }])
  t.playUntil(() => t.question === 'lookAtCard')
  t.does('atreides', look)
  t.does('fremen', { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' })
  expect(known(t, 'atreides')).toEqual([])
})

test('VI-4.3, AT-6: only Atreides are reminded of a card that everybody has seen; others in the battle of its holder', () => {
  const t = lasgunKept()
  const entry = { card: 'lasgun_1', with: ['fremen'] }
  const shown = (by?: FactionId) => t.view(by).factions[1].shown
  t.pub.phase = SHIPMENT_MOVEMENT
  for (const by of ['emperor', 'harkonnen', 'spacing-guild'] as const) {
    expect([known(t, by), shown(by)]).toEqual([[], []])
  }
  expect(shown()).toEqual([])
  expect([known(t, 'atreides'), shown('atreides')]).toEqual([[entry], ['lasgun_1']])
  // What everybody knows about one's own hand one knows too.
  expect(shown('fremen')).toEqual(['lasgun_1'])
  t.pub.phase = BATTLE
  const battle = inBattle(['fremen', 'emperor', 'harkonnen'])
  battle.give('fremen', 'lasgun_1')
  makeKnown(battle.pub, factionNumber('fremen'), cardNumber('lasgun_1'))
  fightUntil(battle, 'makePlan')
  for (const by of ['emperor', 'harkonnen'] as const) expect(known(battle, by)).toEqual([entry])
})

test('VI-4.3: nobody is shown another’s list', () => {
  const t = sixAtTable().give('fremen', 'lasgun_1')
  t.own('harkonnen').known[cardNumber('lasgun_1')] = factionNumber('fremen')
  const told = OBSERVERS.filter((by) => JSON.stringify(t.sent(by)).includes('lasgun_1'))
  expect(told).toEqual(['harkonnen', 'fremen'])
})

test('VI-4.4, IN-3.1: whether somebody could hold a card follows from what all know, and not from what one knows alone', () => {
  const t = sixAtTable().give('fremen', 'lasgun_1')
  const fremen = factionNumber('fremen')
  t.own('atreides').known[cardNumber('lasgun_1')] = fremen
  expect(couldHoldKarama(t.pub, fremen)).toBe(true)
  makeKnown(t.pub, fremen, cardNumber('lasgun_1'))
  expect(couldHoldKarama(t.pub, fremen)).toBe(false)
})

test('VI-4.5, DU-11.15: the Voice tells nothing about a hand: what disobeys is refused to the one who tried, and nobody hears of it', () => {
  const t = inBattle(['bene-gesserit', 'emperor', 'atreides']).give('emperor', 'crysknife_1')
  fightUntil(t, 'command').does('bene-gesserit', { type: 'voice', play: true, kind: 'projectile-weapon' })
  t.playUntil(() => t.question === 'makePlan')
  const [watched, told] = [JSON.stringify(t.sent()), t.events.length]
  expect(t.refusal('emperor', plan({ leader: 'caid' }))?.rule).toBe('DU-11.15')
  expect([JSON.stringify(t.sent()), t.events.length]).toEqual([watched, told])
  expect(known(t, 'bene-gesserit')).toEqual([])
})

test('VI-4.6, AT-6: the card log is for Atreides alone', () => {
  const t = lasgunKept()
  t.pub.discard.push(...t.hidden.deck.splice(t.hidden.deck.indexOf(cardNumber('hajr_1')), 1))
  t.pub.seenOn = t.pub.seenOn.with(cardNumber('hajr_1'), 2)
  const logs = SIX.map((by) => t.view(by).mine?.cardLog)
  const mine = [
    { card: 'lasgun_1', place: 'hand', with: ['fremen'], turn: 3 },
    { card: 'hajr_1', place: 'discard', with: [], turn: 2 },
  ]
  expect(logs).toEqual(SIX.map((by) => (by === 'atreides' ? mine : null)))
})
