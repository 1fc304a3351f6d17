import { expect, test } from 'vitest'
import { ATREIDES } from '../../src/data/factions.ts'
import { LEADER_ID } from '../../src/data/leaders.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { factionNumber, type TestTable } from '../table.ts'
import { duel, fightUntil, plan } from './field.ts'

const see = (faction: string, karamaCardId = 'karama_1') => ({
  type: 'use_karama_faction_power',
  karamaCardId,
  faction,
  territory: null,
  ordinary: 0,
  special: 0,
  leader: null,
})

/** Emperor fight Harkonnen, and Atreides, who hold a Karama, watch. */
const watched = (): TestTable =>
  fightUntil(duel(['emperor', 'harkonnen', 'atreides', 'fremen']).give('atreides', 'karama_1'), 'whosePlan')

test('AT-K, IN-6.1, VI-3.20: one combatant makes its whole plan at once, and only Atreides see it', () => {
  const t = watched()
  expect([t.asked, t.pub.battle?.step]).toEqual([['atreides'], 6])
  t.does('atreides', see('harkonnen'))
  expect([t.question, t.asked]).toEqual(['makePlan', ['harkonnen']])
  t.does('harkonnen', plan({ leader: 'feyd-rautha', ordinary: 3 }))
  expect(t.own('atreides').seenPlan).toMatchObject({ leader: LEADER_ID.indexOf('feyd-rautha'), ordinary: 3 })
  expect([t.own('emperor').seenPlan, t.own('fremen').seenPlan]).toEqual([null, null])
  expect(t.seen('planSeen', 'fremen')).toEqual([{ type: 'planSeen', turn: 2, faction: 'atreides', of: 'harkonnen' }])
  expect(t.pub.battle?.opened).toBe(factionNumber('harkonnen'))
  // It is locked: only the other one plans now.
  expect([t.question, t.asked, t.pub.battle?.step]).toEqual(['makePlan', ['emperor'], 7])
  t.timeout('emperor')
  expect(t.seen('planRevealed')).toMatchObject([
    { faction: 'emperor' },
    { faction: 'harkonnen', leader: 'feyd-rautha' },
  ])
})

test('IN-6: the power costs a Karama card, is used once per game, and cannot be answered', () => {
  const t = watched().give('harkonnen', 'karama_2').does('atreides', see('emperor'))
  expect(t.question).toBe('makePlan')
  expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: 'atreides', card: 'karama_1', use: 'faction-power' }])
  expect([t.pub.powerUsed, t.pub.hand[ATREIDES]]).toEqual([1 << ATREIDES, 0])
  const again = duel(['emperor', 'harkonnen', 'atreides']).give('atreides', 'karama_1')
  again.pub.powerUsed = 1 << ATREIDES
  expect(again.begin(battlePhase).playUntil(() => again.question === 'makePlan').pub.battle?.step).toBe(7)
})

test('IN-6.7, VI-5.9: Atreides are asked whether or not they hold the card, and nobody sees that they are', () => {
  const t = fightUntil(duel(['emperor', 'harkonnen', 'atreides']).give('atreides', 'shield_1'), 'whosePlan')
  expect(t.refusal('atreides', see('harkonnen'))?.code).toBe('notInHand')
  expect(t.refusal('atreides', see('harkonnen', 'shield_1'))?.code).toBe('notKarama')
  expect(t.play.game.question('whosePlan').seen).toBe('nothing')
  const empty = duel(['emperor', 'harkonnen', 'atreides']).begin(battlePhase)
  expect(empty.skip('anytime').question).toBe('makePlan')
})

test('IN-6.1: the power is for the advanced game, and never for the own plan', () => {
  const own = fightUntil(duel(['emperor', 'atreides', 'fremen']).give('atreides', 'karama_1'), 'whosePlan')
  expect(own.refusal('atreides', see('atreides'))?.code).toBe('noCombatant')
  expect(own.refusal('atreides', see('fremen'))?.code).toBe('noCombatant')
  expect(own.refusal('atreides', { ...see('emperor'), ordinary: 1 })?.code).toBe('onlyFaction')
  expect(own.refusal('atreides', see('emperor'))).toBeNull()
  const basic = duel(['emperor', 'harkonnen', 'atreides'], { mode: 'basic' }).give('atreides', 'karama_1')
  expect(basic.begin(battlePhase).skip('anytime').question).toBe('makePlan')
})

test('IN-6.1, DU-11.37: the plan that is shown is complete, with the places its tokens come from', () => {
  const t = duel(['emperor', 'harkonnen', 'atreides']).give('atreides', 'karama_1')
  t.place('emperor', 'cielago-north/1', 1).place('harkonnen', 'cielago-north/1', 1)
  t.place('harkonnen', 'cielago-north/3', 1)
  t.pub.storm = 9
  fightUntil(t, 'whichBattle').does('emperor', {
    type: 'chooseBattle',
    territory: 'cielago-north',
    location: 'cielago-north/1',
    opponent: 'harkonnen',
  })
  fightUntil(t, 'whosePlan').does('atreides', see('harkonnen'))
  t.does('harkonnen', plan({ leader: 'umman-kudu', ordinary: 1 }))
  expect([t.question, t.asked, t.own('atreides').seenPlan]).toEqual(['whereFrom', ['harkonnen'], null])
  t.timeout('harkonnen')
  expect(t.own('atreides').seenPlan?.ordinaryFrom).toEqual([1, 0, 0])
})
