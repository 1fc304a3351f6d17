import { expect, test } from 'vitest'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { dialOf } from '../../src/phases/battle/strength.ts'
import { duel, field, fightUntil, karama, NO_KARAMA, plan } from '../battle/field.ts'
import { factionNumber } from '../table.ts'
import { holds, isDiscarded } from './answers.ts'
import { NO_CONTEXT, recordOf } from './board.ts'

test('IN-10.4: Prescience of Atreides is cancelled by Harkonnen with karama_1, and both plan without it', () => {
  const t = duel(['harkonnen', 'atreides', 'emperor']).give('harkonnen', 'karama_1').give('harkonnen', 'crysknife_1')
  fightUntil(t.give('emperor', 'shield_1'), 'whichElement')
  expect(t.pub.karamaState).toBeNull()
  t.does('atreides', { type: 'prescience', element: 'weapon' })
  expect(recordOf(t)).toEqual({
    interruptType: 'cancel',
    targetFaction: 'atreides',
    abilityName: 'PRESCIENCE',
    abilityContext: { ...NO_CONTEXT, territory: 'arrakeen', element: 'weapon' },
    eligibleFactions: ['harkonnen', 'emperor'],
    responses: [],
    interrupted: false,
    interruptor: null,
    turn: 2,
    phase: 'BATTLE',
    joint: [{ targetFaction: 'atreides', abilityName: 'PRESCIENCE', interruptType: 'cancel', interruptor: null }],
    parent: null,
  })
  expect(t.asked).toEqual(['harkonnen', 'emperor'])
  t.does('harkonnen', karama('karama_1'))
  expect([isDiscarded(t, 'karama_1'), holds(t, 'harkonnen', 'karama_1'), t.pub.karamaState]).toEqual([
    true,
    false,
    null,
  ])
  expect(t.seen('KARAMA_USED')).toEqual([
    {
      type: 'KARAMA_USED',
      turn: 2,
      interruptor: 'harkonnen',
      card: 'karama_1',
      use: 'interrupt',
      targetFaction: 'atreides',
      abilityName: 'PRESCIENCE',
      result: 'cancelled',
      elementHidden: 'weapon',
    },
  ])
  // IN-3.7: nothing was shown, so nothing has to be unseen.
  for (const id of ['atreides', 'harkonnen', 'emperor'] as const) expect(t.seen('elementShown', id)).toEqual([])
  expect([t.own('harkonnen').committed, t.own('atreides').seenElement]).toEqual([-1, -2])
  expect([t.question, t.asked]).toEqual(['makePlan', ['harkonnen', 'atreides']])
  for (const weapon of [null, 'crysknife_1']) {
    expect(t.refusal('harkonnen', plan({ leader: 'umman-kudu', weapon }))).toBeNull()
  }
})

test('IN-10.3, EM-8: Sardaukar are prevented before a battle, and count as ordinary in it alone', () => {
  const t = field(['emperor', 'harkonnen', 'atreides'])
    .place('emperor', 'arrakeen/10', 2, 3)
    .place('harkonnen', 'arrakeen/10', 8)
    .place('emperor', 'carthag/11', 2, 1)
    .place('harkonnen', 'carthag/11', 8)
  t.give('harkonnen', 'karama_1').give('atreides', 'karama_2').begin(battlePhase)
  t.playUntil(() => t.question === 'karamaOpportunity')
  const where = t.pub.battle?.territory
  expect(recordOf(t)).toMatchObject({ interruptType: 'prevent', targetFaction: 'emperor', abilityName: 'SARDAUKAR' })
  expect([t.pub.battle?.step, t.asked]).toEqual([3, ['harkonnen', 'atreides']])
  t.does('atreides', NO_KARAMA).does('harkonnen', karama('karama_1'))
  expect(t.seen('KARAMA_USED')).toMatchObject([
    {
      interruptor: 'harkonnen',
      targetFaction: 'emperor',
      abilityName: 'SARDAUKAR',
      result: 'prevented',
      elementHidden: null,
    },
  ])
  const elite = { ordinarySupported: 0, ordinary: 0, eliteSupported: 1, elite: 0 }
  fightUntil(t, 'makePlan')
  // IN-4.4: the plans come afterwards, with the token counting one.
  expect(dialOf(elite, t.pub, factionNumber('emperor'))).toBe(2)
  // IN-1.7: the next battle is free again and has a window of its own.
  t.playUntil(() => t.pub.battle !== null && t.pub.battle.territory !== where && t.question === 'karamaOpportunity')
  expect(recordOf(t)).toMatchObject({ abilityName: 'SARDAUKAR', interrupted: false })
  t.does('atreides', NO_KARAMA)
  fightUntil(t, 'makePlan')
  expect(dialOf(elite, t.pub, factionNumber('emperor'))).toBe(4)
})

test('IN-3.3: all are asked at the same time, whoever lets the time run out has passed, and the use stands', () => {
  const t = fightUntil(duel(['harkonnen', 'atreides', 'emperor']).give('harkonnen', 'karama_1'), 'whichElement')
  t.give('emperor', 'karama_2').does('atreides', { type: 'prescience', element: 'weapon' })
  expect(t.asked).toEqual(['harkonnen', 'emperor'])
  t.timeout('emperor')
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['harkonnen']])
  t.timeout('harkonnen')
  expect([t.pub.karamaState, t.question, t.asked]).toEqual([null, 'commitElement', ['harkonnen']])
  expect([holds(t, 'harkonnen', 'karama_1'), holds(t, 'emperor', 'karama_2')]).toEqual([true, true])
})
