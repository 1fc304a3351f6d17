import { expect, test } from 'vitest'
import { CHEAP_HERO } from '../../src/data/treachery.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { factionNumber } from '../table.ts'
import { duel, fightUntil, leaveOnly, plan } from './field.ts'

test('DU-11.6, VI-4.9: who has neither a leader nor a Cheap Hero is announced; silence without leaders says there is one', () => {
  const t = duel(['emperor', 'harkonnen'])
  leaveOnly(leaveOnly(t, 'emperor'), 'harkonnen').give('harkonnen', 'cheap-hero_1').begin(battlePhase)
  expect(t.seen('noLeader')).toMatchObject([
    { faction: 'emperor', announced: true },
    { faction: 'harkonnen', announced: false },
  ])
  expect(t.pub.told.holds).toEqual([{ faction: factionNumber('harkonnen'), types: 1 << CHEAP_HERO }])
})

test('DU-11.6: a leader that has fought in another territory this turn does not help, one that fought here does', () => {
  const elsewhere = leaveOnly(duel(['emperor', 'harkonnen']), 'emperor', 'caid')
  elsewhere.pub.leaders[12] = 1
  elsewhere.pub.usedIn[12] = 3
  expect(elsewhere.begin(battlePhase).seen('noLeader')).toHaveLength(1)
  const here = leaveOnly(duel(['emperor', 'harkonnen']), 'emperor', 'caid')
  here.pub.leaders[12] = 1
  fightUntil(here, 'makePlan')
  const territory = here.pub.battle?.territory ?? -1
  const again = leaveOnly(duel(['emperor', 'harkonnen']), 'emperor', 'caid')
  again.pub.leaders[12] = 1
  again.pub.usedIn[12] = territory
  expect(again.begin(battlePhase).seen('noLeader')).toEqual([])
  fightUntil(again, 'makePlan')
  expect(again.refusal('emperor', plan({ leader: 'caid' }))).toBeNull()
})

test('VI-4.9: after the announcement everybody knows of that hand that it holds no Cheap Hero', () => {
  const t = leaveOnly(duel(['emperor', 'harkonnen']), 'emperor')
    .give('emperor', 'shield_1')
    .give('emperor', 'karama_1')
  t.begin(battlePhase)
  expect(t.pub.lacks).toEqual([{ faction: factionNumber('emperor'), types: 1 << CHEAP_HERO, cards: 2 }])
})
