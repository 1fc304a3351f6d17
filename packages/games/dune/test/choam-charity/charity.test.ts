import { expect, test } from 'vitest'
import { CHOAM_CHARITY } from '../../src/names.ts'
import { choamCharityPhase } from '../../src/phases/choam-charity/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

function charity(
  factions: readonly FactionId[],
  spice: readonly number[],
  prepare: (t: TestTable) => void = () => {},
  options = {},
): TestTable {
  const t = table(factions, options)
  t.pub.turn = 2
  t.pub.phase = CHOAM_CHARITY
  t.pub.order = factions.map(factionNumber)
  factions.forEach((id, at) => {
    t.own(id).spice = spice[at]
  })
  prepare(t)
  return t.begin(choamCharityPhase)
}

const claim = { type: 'claimCharity' }
const pass = { type: 'pass' }

test('DU-7.4, VI-5.9: everybody is asked at once whatever they own, and only the claimant learns of a refusal', () => {
  const t = charity(['atreides', 'emperor', 'fremen'], [0, 9, 1])
  expect([t.question, t.asked]).toEqual(['charityClaim', ['atreides', 'emperor', 'fremen']])
  const before = t.events.length
  expect(t.refusal('emperor', claim)).toMatchObject({ code: 'notPoor', rule: 'DU-7.1' })
  expect(t.events.length).toBe(before)
})

test('DU-7.1, VI-3.8: the bank raises every claimant to exactly 2, and all claims are published together', () => {
  const t = charity(['atreides', 'emperor', 'fremen'], [0, 9, 1], (t) => {
    t.pub.bribe[factionNumber('atreides')] = 7
  })
  t.does('atreides', claim).does('fremen', claim)
  expect(t.seen('charityClaimed')).toEqual([])
  expect(t.own('atreides').spice).toBe(0)
  t.does('emperor', pass)
  expect(t.over).toBe(true)
  expect([t.own('atreides').spice, t.own('emperor').spice, t.own('fremen').spice]).toEqual([2, 9, 2])
  expect(t.seen('charityClaimed')).toEqual([
    {
      type: 'charityClaimed',
      turn: 2,
      atreides: 2,
      'bene-gesserit': 0,
      emperor: 0,
      fremen: 1,
      harkonnen: 0,
      'spacing-guild': 0,
    },
  ])
  expect(t.seen('spiceGained').map(({ faction, spice, from }) => [faction, spice, from])).toEqual([
    ['atreides', 2, 'charity'],
    ['fremen', 1, 'charity'],
  ])
})

test('DU-7.2, DU-19.12: not claiming is legal, and what a time-out means', () => {
  const t = charity(['atreides', 'emperor'], [0, 0])
  t.does('atreides', pass).timeout('emperor')
  expect([t.over, t.own('atreides').spice, t.own('emperor').spice]).toEqual([true, 0, 0])
})

test('BG-9, DU-7.3, DU-7.4: Bene Gesserit receive 2 whatever they own, and that is their claim of the turn', () => {
  const t = charity(['bene-gesserit', 'atreides'], [9, 0])
  expect([t.own('bene-gesserit').spice, t.asked]).toEqual([11, ['atreides']])
})

test.each([0, 1])('BG-9: with %i spice Bene Gesserit receive 2 as well', (spice) => {
  const t = charity(['bene-gesserit', 'atreides'], [spice, 0])
  expect([t.own('bene-gesserit').spice, t.asked]).toEqual([spice + 2, ['atreides']])
})

test('R-22: in the basic game Bene Gesserit claim like everybody else', () => {
  const t = charity(['bene-gesserit', 'atreides'], [1, 0], undefined, { mode: 'basic' })
  expect(t.asked).toEqual(['bene-gesserit', 'atreides'])
  t.does('bene-gesserit', claim).does('atreides', pass)
  expect(t.own('bene-gesserit').spice).toBe(2)
})

test('IN-4 CHARITY, R-19: prevented before it is paid, after which Bene Gesserit may claim if they are poor', () => {
  const t = charity(['bene-gesserit', 'atreides', 'emperor'], [1, 5, 5], (t) =>
    t.give('atreides', 'karama_1').give('emperor', 'shield_1'),
  )
  expect([t.question, t.asked, t.own('bene-gesserit').spice]).toEqual(['karamaOpportunity', ['atreides', 'emperor'], 1])
  expect(t.pub.karamaState).toMatchObject({ interruptType: 'prevent', targetFaction: factionNumber('bene-gesserit') })
  t.does('atreides', { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' })
  expect(t.seen('KARAMA_USED')).toMatchObject([
    { abilityName: 'CHARITY', result: 'prevented', interruptor: 'atreides' },
  ])
  expect([t.question, t.asked, t.own('bene-gesserit').spice]).toEqual([
    'charityClaim',
    ['bene-gesserit', 'atreides', 'emperor'],
    1,
  ])
  t.does('bene-gesserit', claim).skip('charityClaim')
  expect([t.own('bene-gesserit').spice, t.pub.discard.length]).toEqual([2, 1])
})

test('IN-4 CHARITY: nobody hits it, and it is paid once', () => {
  const t = charity(['bene-gesserit', 'atreides'], [1, 5], (t) => t.give('atreides', 'karama_1'))
  t.skip('karamaOpportunity')
  expect([t.own('bene-gesserit').spice, t.own('atreides').hand.length, t.asked]).toEqual([3, 1, ['atreides']])
})
