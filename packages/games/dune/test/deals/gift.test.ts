import { expect, test } from 'vitest'
import { BATTLE, BIDDING } from '../../src/names.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { biddingPhase } from '../../src/phases/bidding/phase.ts'
import { duel } from '../battle/field.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

const gift = (spice: number) => ({ type: 'gift', spice })
const FOUR: readonly FactionId[] = ['emperor', 'atreides', 'fremen', 'harkonnen']

/** An auction, in which everybody has ten spice. */
function waiting(isAllied = true): TestTable {
  const t = table(FOUR)
  t.pub.turn = 2
  t.pub.phase = BIDDING
  t.pub.order = FOUR.map(factionNumber)
  for (const id of FOUR) t.own(id).spice = 10
  if (isAllied) t.ally('emperor', 'fremen').ally('atreides', 'harkonnen')
  t.beginPhase(biddingPhase)
  return t.playUntil(() => t.question === 'bidding')
}

test('EM-6, VI-3.28, DU-19.40: the Emperor gives its ally spice at any wait, behind the shield at once, and all learn how much', () => {
  const t = waiting().does('emperor', gift(4))
  expect([t.own('emperor').spice, t.own('fremen').spice, t.pub.bribe]).toEqual([6, 14, [0, 0, 0, 0, 0, 0]])
  for (const by of [undefined, 'atreides'] as const) {
    expect(t.seen('gift', by)).toMatchObject([{ from: 'emperor', to: 'fremen', spice: 4 }])
  }
  expect(t.refusal('emperor', gift(7))?.code).toBe('notEnoughSpice')
})

test('EM-6, DU-6.6: nobody else gives spice to an ally, and without an ally there is nobody to give it to', () => {
  expect(waiting().refusal('atreides', gift(1))?.rule).toBe('EM-6')
  expect(waiting().refusal('fremen', gift(1))?.rule).toBe('EM-6')
  expect(waiting(false).refusal('emperor', gift(1))?.rule).toBe('EM-6')
})

test('DU-11.35, EM-6: no gift reaches a combatant from the plans on', () => {
  const t = duel(['fremen', 'atreides', 'emperor']).ally('emperor', 'fremen')
  t.pub.phase = BATTLE
  t.beginPhase(battlePhase)
  t.playUntil(() => t.question === 'whichElement')
  expect(t.refusal('emperor', gift(1))).toBeNull()
  t.playUntil(() => t.question === 'makePlan')
  expect(t.refusal('emperor', gift(1))).not.toBeNull()
})

test('R-28, EM-6: no Karama touches a gift', () => {
  const t = waiting()
  t.give('atreides', 'karama_1').does('emperor', gift(4))
  expect([t.question, t.pub.karamaState]).toEqual(['bidding', null])
})

test('EM-5, DU-8.5: the full bid is paid; the Emperor has no way to give a buyer back what it received', () => {
  const t = waiting(false)
  t.playUntil(() => t.question === 'bidding' && t.asked[0] === 'atreides')
  t.does('atreides', { type: 'bid', amount: 6 })
  t.playUntil(() => t.own('atreides').spice < 10)
  expect([t.own('atreides').spice, t.own('emperor').spice]).toEqual([4, 16])
  t.skip('karamaOpportunity')
  expect(t.refusal('emperor', gift(1))?.rule).toBe('EM-6')
})
