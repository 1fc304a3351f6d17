import { expect, test } from 'vitest'
import { LEADER_ID } from '../../src/data/leaders.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { dialOf, spiceOf } from '../../src/phases/battle/strength.ts'
import { factionNumber, type TestTable } from '../table.ts'
import { duel, field, fightUntil, leaveOnly, plan } from './field.ts'

const BASIC = { mode: 'basic' }

/** Guild against Harkonnen, who hold these cards, at the moment of planning. */
function planning(cards: readonly string[] = [], options: Record<string, unknown> = {}): TestTable {
  const t = duel(['spacing-guild', 'harkonnen'], options)
  for (const card of cards) t.give('harkonnen', card)
  return fightUntil(t, 'makePlan')
}

const refusal = (t: TestTable, fields: Record<string, unknown>): string | undefined =>
  t.refusal('harkonnen', plan({ leader: 'umman-kudu', ...fields }))?.code

test('DU-11.10, DU-11.16, VI-3.21: both combatants plan at once, and both plans become public when both are in', () => {
  const t = planning(['crysknife_1', 'shield_2'])
  expect([t.asked, t.pub.battle?.step]).toEqual([['spacing-guild', 'harkonnen'], 7])
  t.does(
    'harkonnen',
    plan({ leader: 'piter-de-vries', weapon: 'crysknife_1', defense: 'shield_2', ordinarySupported: 2 }),
  )
  expect([t.asked, t.seen('planRevealed'), t.pub.battle?.plans]).toEqual([['spacing-guild'], [], null])
  t.does('spacing-guild', plan({ leader: 'master-bewt', ordinary: 5 }))
  expect(t.seen('planRevealed')).toMatchObject([
    { faction: 'spacing-guild', leader: 'master-bewt', hero: null, weapon: null, defense: null, halves: 5 },
    { faction: 'harkonnen', leader: 'piter-de-vries', weapon: 'crysknife_1', defense: 'shield_2', halves: 4 },
  ])
  expect(t.seen('tokensRevealed')).toMatchObject([
    { faction: 'spacing-guild', ordinarySupported: 0, ordinary: 5, specialSupported: 0, special: 0 },
    { faction: 'harkonnen', ordinarySupported: 2, ordinary: 0, specialSupported: 0, special: 0 },
  ])
  expect(t.pub.battle?.plans?.map(({ leader }) => LEADER_ID[leader])).toEqual(['master-bewt', 'piter-de-vries'])
  // VI-4.1
  expect(t.pub.shown[CARD_ID.indexOf('crysknife_1')]).toBe(factionNumber('harkonnen'))
})

test('DU-4.11: both combatants are the ones who dialed last', () => {
  const t = planning()
  t.pub.dialers = [0, 1]
  t.timeout('harkonnen')
  expect(t.pub.dialers).toEqual([0, 1])
  t.timeout('spacing-guild')
  expect(t.pub.dialers).toEqual([factionNumber('spacing-guild'), factionNumber('harkonnen')])
})

test('DU-11.11: whoever has a leader or a Cheap Hero must use one of them, and is free which', () => {
  const t = planning(['cheap-hero_1'])
  expect(refusal(t, { leader: null })).toBe('leaderDuty')
  for (const leader of ['feyd-rautha', 'umman-kudu', 'cheap-hero']) expect(refusal(t, { leader })).toBeUndefined()
  expect(refusal(t, { leader: 'stilgar' })).toBe('leaderNotAvailable')
  expect(refusal(planning(), { leader: 'cheap-hero' })).toBe('notInHand')
  const hero = leaveOnly(duel(['spacing-guild', 'harkonnen']).give('harkonnen', 'cheap-hero_3'), 'harkonnen')
  fightUntil(hero, 'makePlan')
  expect(refusal(hero, { leader: null })).toBe('leaderDuty')
  expect(refusal(hero, { leader: 'cheap-hero' })).toBeUndefined()
})

test('DU-11.11: dead leaders and those that fought elsewhere do not lead, captives lead for Harkonnen', () => {
  const t = planning()
  t.pub.leaders[LEADER_ID.indexOf('feyd-rautha')] = 2
  t.pub.leaders[LEADER_ID.indexOf('beast-rabban')] = 1
  t.pub.usedIn[LEADER_ID.indexOf('beast-rabban')] = 3
  expect(refusal(t, { leader: 'feyd-rautha' })).toBe('leaderNotAvailable')
  expect(refusal(t, { leader: 'beast-rabban' })).toBe('leaderNotAvailable')
  expect(refusal(t, { leader: 'guild-rep' })).toBe('leaderNotAvailable')
  const bit = 1 << LEADER_ID.indexOf('guild-rep')
  t.own('harkonnen').captured = bit
  t.own('spacing-guild').captured = bit
  expect(refusal(t, { leader: 'guild-rep' })).toBeUndefined()
  expect(t.refusal('spacing-guild', plan({ leader: 'guild-rep' }))?.code).toBe('leaderNotAvailable')
})

test('DU-11.12: without leader and Cheap Hero there are no cards, tokens only', () => {
  const t = leaveOnly(duel(['spacing-guild', 'harkonnen'], BASIC), 'harkonnen').give('harkonnen', 'crysknife_1')
  fightUntil(t, 'makePlan')
  expect(refusal(t, { leader: null, weapon: 'crysknife_1' })).toBe('cardsWithoutLeader')
  expect(refusal(t, { leader: null, ordinary: 7 })).toBeUndefined()
})

test('DU-11.13, DU-11.39, DU-15.7, R-38: own cards only, each once; worthless cards go into either slot', () => {
  const t = planning(['crysknife_1', 'baliset_1', 'kulon_1', 'shield_1'])
  expect(refusal(t, { weapon: 'chaumas_1' })).toBe('notInHand')
  expect(refusal(t, { defense: 'shield_2' })).toBe('notInHand')
  expect(refusal(t, { weapon: 'baliset_1', defense: 'kulon_1' })).toBeUndefined()
  expect(refusal(t, { weapon: 'crysknife_1', defense: 'baliset_1' })).toBeUndefined()
  expect(refusal(t, { weapon: 'baliset_1', defense: 'shield_1' })).toBeUndefined()
  expect(refusal(t, { weapon: 'baliset_1', defense: 'baliset_1' })).toBe('cardTwice')
  // A weapon is no defense, and a special card fits no slot: such a plan cannot even be said.
  expect(refusal(t, { defense: 'crysknife_1' })).toBe('malformed')
  expect(refusal(t, { weapon: 'karama_1' })).toBe('malformed')
})

test('DU-11.14: in the basic game the dial is the number of tokens, from none to all in the zone, and spice does nothing', () => {
  const t = planning([], BASIC)
  expect(refusal(t, { ordinary: 10 })).toBeUndefined()
  expect(refusal(t, { ordinary: 11 })).toBe('tooManyTokens')
  expect(refusal(t, { ordinarySupported: 1 })).toBe('noSupport')
  t.does('harkonnen', plan({ leader: 'umman-kudu', ordinary: 10 })).timeout('spacing-guild')
  expect(t.seen('planRevealed')[1]).toMatchObject({ halves: 20 })
})

test('DU-11.1, R-8: only tokens of the zone can be committed', () => {
  const t = field(['emperor', 'harkonnen'], BASIC).place('emperor', 'cielago-north/1', 2)
  t.place('harkonnen', 'cielago-north/1', 2).place('harkonnen', 'cielago-north/3', 5)
  t.pub.storm = 2
  fightUntil(t, 'makePlan')
  expect(refusal(t, { ordinary: 2 })).toBeUndefined()
  expect(refusal(t, { ordinary: 3 })).toBe('tooManyTokens')
})

test('DU-11.23: a token counts one with a spice of its own and a half without', () => {
  const t = planning()
  t.own('harkonnen').spice = 3
  expect(refusal(t, { ordinarySupported: 3, ordinary: 7 })).toBeUndefined()
  expect(refusal(t, { ordinarySupported: 4 })).toBe('notEnoughSpice')
  expect(refusal(t, { ordinarySupported: 3, ordinary: 8 })).toBe('tooManyTokens')
  const tokens = { ordinarySupported: 3, ordinary: 7, eliteSupported: 0, elite: 0 }
  expect([dialOf(tokens, t.pub, factionNumber('harkonnen')), spiceOf(tokens)]).toEqual([13, 3])
})

test('DU-11.23, DU-11.24: spice is shared by both kinds of tokens', () => {
  const t = field(['emperor', 'harkonnen']).place('emperor', 'arrakeen/10', 5, 5).place('harkonnen', 'arrakeen/10', 1)
  t.own('emperor').spice = 4
  fightUntil(t, 'makePlan')
  const tokens = (fields: Record<string, number>) => t.refusal('emperor', plan({ leader: 'bashar', ...fields }))?.code
  expect(tokens({ ordinarySupported: 1, specialSupported: 3, special: 2 })).toBeUndefined()
  expect(tokens({ ordinarySupported: 2, specialSupported: 3 })).toBe('notEnoughSpice')
  expect(tokens({ specialSupported: 4, special: 2 })).toBe('tooManyTokens')
})

test('DU-11.36, R-39: with elite tokens the dial may exceed twenty', () => {
  const t = field(['emperor', 'harkonnen']).place('emperor', 'arrakeen/10', 15, 5).place('harkonnen', 'arrakeen/10', 1)
  t.own('emperor').spice = 20
  fightUntil(t, 'makePlan')
  t.does('emperor', plan({ leader: 'bashar', ordinarySupported: 15, specialSupported: 5 })).timeout('harkonnen')
  expect(t.seen('planRevealed')[0]).toMatchObject({ halves: 50 })
})

test('DU-11.33, DU-19.33: out of time: no tokens, the weakest leader, no card', () => {
  const t = planning(['crysknife_1', 'shield_1', 'cheap-hero_1']).skip('makePlan')
  expect(t.seen('planRevealed')).toMatchObject([
    { leader: 'guild-rep', hero: null, weapon: null, defense: null, halves: 0 },
    { leader: 'umman-kudu', hero: null, kwisatzHaderach: false, weapon: null, defense: null, halves: 0 },
  ])
})

test('DU-11.33: of equally weak leaders the first in the data, a Cheap Hero only without leader', () => {
  const guild = leaveOnly(
    duel(['spacing-guild', 'harkonnen']),
    'spacing-guild',
    'esmar-tuek',
    'master-bewt',
    'staban-tuek',
  )
  leaveOnly(guild, 'harkonnen').give('harkonnen', 'cheap-hero_2')
  fightUntil(guild, 'makePlan').skip('makePlan')
  expect(guild.seen('planRevealed')).toMatchObject([
    { faction: 'spacing-guild', leader: 'master-bewt' },
    { faction: 'harkonnen', leader: null, hero: 'cheap-hero_2' },
  ])
})
