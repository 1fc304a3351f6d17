import { expect, test } from 'vitest'
import { LEADER_POOL } from '../../src/names.ts'
import { leaderAt } from '../battle/fought.ts'
import type { TestTable } from '../table.ts'
import { beforeRevival, begin, drown, killedAgain, reserves, revive } from './tanks.ts'

const power = (fields: Readonly<Record<string, unknown>>) => ({
  type: 'use_karama_faction_power',
  karamaCardId: 'karama_1',
  faction: null,
  territory: null,
  ordinary: 0,
  special: 0,
  leader: null,
  ...fields,
})
const ghola = (fields: Readonly<Record<string, unknown>>) => ({
  type: 'tleilaxuGhola',
  leader: null,
  ordinary: 0,
  special: 0,
  ...fields,
})

/** The Emperor holds a Karama while its ally Fremen is asked in Revival. */
function emperor(options = {}): TestTable {
  const t = drown(beforeRevival(['fremen', 'atreides', 'emperor'], options), 'emperor', 8, 2)
  return t.ally('fremen', 'atreides').give('emperor', 'karama_1')
}

test('EM-K, IN-6.2, DU-9.8, DU-19.42: once per game up to three forces are free, besides the normal revival', () => {
  const t = begin(emperor())
  expect([t.question, t.asked]).toEqual(['announceRevival', ['fremen']])
  expect(t.refusal('emperor', power({ ordinary: 4 }))?.code).toBe('notInTanks')
  expect(t.refusal('emperor', power({ ordinary: 1, special: 2 }))?.code).toBe('notInTanks')
  t.does('emperor', power({ ordinary: 2, special: 1 }))
  expect([reserves(t, 'emperor'), t.own('emperor').spice]).toEqual([[9, 4], 10])
  expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: 'emperor', use: 'faction-power' }])
  expect(t.seen('revived')).toMatchObject([{ faction: 'emperor', ordinary: 2, special: 1, spice: 0, leader: null }])
  // IN-8.2: the interrupted wait goes on, with the same question.
  expect([t.question, t.asked]).toEqual(['announceRevival', ['fremen']])
  t.give('emperor', 'karama_2')
  expect(t.refusal('emperor', { ...power({ ordinary: 1 }), karamaCardId: 'karama_2' })?.rule).toBe('IN-6.2')
  t.playUntil(() => t.question === 'revive')
  t.does('emperor', revive({ ordinary: 3 }))
  expect(reserves(t, 'emperor')).toEqual([12, 4])
})

test('EM-K, IN-6.2: or one dead leader, also one that lies face down, with others alive', () => {
  const t = begin(killedAgain(emperor(), 'caid'))
  t.does('emperor', power({ leader: 'caid' }))
  expect([leaderAt(t, 'caid'), t.own('emperor').spice]).toEqual([LEADER_POOL, 10])
  expect(t.seen('leaderRevived')).toMatchObject([{ faction: 'emperor', leader: 'caid', spice: 0 }])
})

test('IN-6.2, DU-16.1: not in the basic game, and in no other phase', () => {
  const basic = begin(emperor({ mode: 'basic' }))
  expect(basic.refusal('emperor', power({ ordinary: 1 }))?.rule).toBe('IN-6.2')
  const t = begin(emperor())
  t.pub.phase++
  expect(t.refusal('emperor', power({ ordinary: 1 }))?.rule).toBe('IN-6.2')
  expect(t.refusal('atreides', power({ ordinary: 1 }))?.rule).toBe('IN-6.7')
})

test('IN-9.2, DU-15.10, DU-9.8: a Ghola brings back up to five forces at once and free, and is discarded', () => {
  const t = drown(beforeRevival(['fremen', 'atreides', 'emperor']), 'emperor', 8, 2).ally('fremen', 'atreides')
  begin(t.give('emperor', 'tleilaxu-ghola_1'))
  expect(t.refusal('emperor', ghola({ ordinary: 6 }))?.rule).toBe('IN-9.2')
  expect(t.refusal('emperor', ghola({ ordinary: 3, special: 2 }))?.rule).toBe('IN-9.2')
  expect(t.refusal('atreides', ghola({ ordinary: 1 }))?.code).toBe('notInHand')
  t.does('emperor', ghola({ ordinary: 4, special: 1 }))
  expect([reserves(t, 'emperor'), t.own('emperor').spice, t.own('emperor').hand]).toEqual([[11, 4], 10, []])
  expect(t.seen('discarded')).toMatchObject([{ faction: 'emperor', card: 'tleilaxu-ghola_1' }])
  t.playUntil(() => t.question === 'revive')
  expect(t.refusal('emperor', revive({ ordinary: 3 }))).toBeNull()
})

test('IN-9.2, VI-3.14: or one dead leader, face down or the Kwisatz Haderach, which everybody sees', () => {
  const t = killedAgain(beforeRevival(['fremen', 'atreides']), 'lady-jessica').give('atreides', 'tleilaxu-ghola_1')
  t.pub.khDead = true
  drown(t, 'fremen', 1)
  begin(t)
  t.skip('revive')
  expect(t.refusal('atreides', ghola({ leader: 'kwisatz-haderach' }))).toBeNull()
  expect(t.refusal('atreides', ghola({ leader: 'thufir-hawat' }))?.rule).toBe('IN-9.2')
  t.does('atreides', ghola({ leader: 'lady-jessica' }))
  expect(leaderAt(t, 'lady-jessica')).toBe(LEADER_POOL)
  expect(t.seen('gholaPlayed')).toMatchObject([{ faction: 'atreides', leader: 'lady-jessica' }])
})

test('DU-9.9, IN-6.7: the power may be used while others decide, until the Emperor’s own choice is in', () => {
  const staged = () => {
    const t = begin(drown(emperor(), 'fremen', 3))
    return t.playUntil(() => t.question === 'revive')
  }
  const t = staged()
  expect(t.asked).toEqual(['fremen', 'emperor'])
  // Others may have decided already: what they have sealed stays.
  t.does('fremen', revive({ ordinary: 2 }))
  t.does('emperor', power({ ordinary: 3 }))
  expect([t.question, t.asked, reserves(t, 'emperor')]).toEqual(['revive', ['emperor'], [10, 3]])
  t.does('emperor', revive({ ordinary: 1 }))
  expect(t.seen('revived')).toMatchObject([
    { faction: 'emperor', ordinary: 3, spice: 0 },
    { faction: 'fremen', ordinary: 2 },
    { faction: 'emperor', ordinary: 1 },
  ])
  const sealed = staged().does('emperor', revive({ ordinary: 3 }))
  expect(sealed.refusal('emperor', power({ ordinary: 1 }))).toMatchObject({ code: 'windowOpen', rule: 'IN-8.1' })
})

test('DU-9.9: an Emperor whose power has emptied its tanks decides all the same, and no choice of others is lost', () => {
  const t = drown(beforeRevival(['fremen', 'atreides', 'emperor']), 'emperor', 2).give('emperor', 'karama_1')
  begin(drown(t, 'fremen', 3)).playUntil(() => t.question === 'revive')
  t.does('fremen', revive({ ordinary: 2 })).does('emperor', power({ ordinary: 2 }))
  expect([t.question, t.asked]).toEqual(['revive', ['emperor']])
  t.does('emperor', revive({}))
  expect(t.seen('revived')).toMatchObject([{ faction: 'emperor' }, { faction: 'fremen', ordinary: 2 }, { ordinary: 0 }])
})

test('DU-9.8, DU-9.9, DU-3.5: a Ghola waits while choices are under seal', () => {
  const t = drown(emperor(), 'fremen', 3).give('emperor', 'tleilaxu-ghola_1')
  begin(t).playUntil(() => t.question === 'revive')
  expect(t.refusal('emperor', ghola({ ordinary: 1 }))?.code).toBe('windowOpen')
})
