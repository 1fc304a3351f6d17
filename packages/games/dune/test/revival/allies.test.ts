import { expect, test } from 'vitest'
import { NO_KARAMA } from '../battle/field.ts'
import { factionNumber } from '../table.ts'
import { beforeRevival, begin, drown, reserves, revive } from './tanks.ts'

const PASS = { type: 'pass' }
const GRANT = { type: 'grantFreeRevival' }
const offer = (tokens: number) => ({ type: 'offerRevival', tokens })
const karama = { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' }

test('FR-11, DU-9.9: Fremen may raise the free revival of their ally to three, before anybody revives', () => {
  const t = drown(beforeRevival(['atreides', 'fremen', 'emperor']).ally('fremen', 'emperor'), 'emperor', 5)
  t.own('emperor').spice = 0
  begin(t).playUntil(() => t.question === 'announceRevival')
  t.does('fremen', GRANT).playUntil(() => t.question === 'revive')
  t.does('emperor', revive({ ordinary: 3 }))
  expect([reserves(t, 'emperor'), t.own('emperor').spice]).toEqual([[13, 5], 0])
})

test('FR-11, R-19: prevented, the ally has its own free revival', () => {
  const t = drown(beforeRevival(['atreides', 'fremen', 'emperor']).ally('fremen', 'emperor'), 'emperor', 5)
  t.give('atreides', 'karama_1').own('emperor').spice = 0
  begin(t).playUntil(() => t.question === 'announceRevival')
  t.does('emperor', PASS).does('fremen', GRANT).does('atreides', karama)
  expect(t.seen('KARAMA_USED')).toMatchObject([{ abilityName: 'ALLIANCE_FREE_REVIVAL', result: 'prevented' }])
  t.playUntil(() => t.question === 'revive')
  expect(t.refusal('emperor', revive({ ordinary: 2 }))?.code).toBe('notEnoughSpice')
})

test('EM-7, DU-9.10, R-36: the Emperor pays for extra forces, also before the ally has used up its own', () => {
  const t = drown(beforeRevival(['emperor', 'atreides', 'fremen']).ally('emperor', 'atreides'), 'atreides', 8)
  begin(t).does('emperor', offer(3)).skip('karamaOpportunity')
  expect(t.refusal('atreides', revive({ extraOrdinary: 4 }))?.code).toBe('notOffered')
  t.does('atreides', revive({ ordinary: 1, extraOrdinary: 2 }))
  expect([reserves(t, 'atreides'), t.own('atreides').spice, t.own('emperor').spice]).toEqual([[15, 0], 10, 6])
})

test('EM-7: it goes beyond the limit of three, and nobody but the Emperor pays for it', () => {
  const t = drown(beforeRevival(['emperor', 'atreides', 'fremen']).ally('emperor', 'atreides'), 'atreides', 8)
  begin(t).does('emperor', offer(3)).skip('karamaOpportunity')
  t.does('atreides', revive({ ordinary: 3, extraOrdinary: 3 }))
  expect([t.pub.tanks[0], t.own('atreides').spice, t.own('emperor').spice]).toEqual([2, 8, 4])
})

test('EM-7, R-19: prevented, no extra force comes back and nothing is paid', () => {
  const t = drown(beforeRevival(['emperor', 'atreides', 'fremen']).ally('emperor', 'atreides'), 'atreides', 8)
  t.give('fremen', 'karama_1')
  begin(t).does('emperor', offer(3)).does('fremen', karama)
  expect(t.refusal('atreides', revive({ extraOrdinary: 1 }))?.code).toBe('notOffered')
  t.does('atreides', revive({ ordinary: 2 }))
  expect(t.own('emperor').spice).toBe(10)
})

test('EM-7, DU-9.3: the Emperor’s extra does not bring back a second elite token', () => {
  const t = drown(beforeRevival(['emperor', 'fremen', 'atreides']).ally('emperor', 'fremen'), 'fremen', 3, 3)
  begin(t).playUntil(() => t.question === 'announceRevival')
  t.does('emperor', offer(3)).playUntil(() => t.question === 'revive')
  expect(t.refusal('fremen', revive({ special: 1, extraSpecial: 1 }))?.rule).toBe('DU-9.3')
  expect(t.refusal('fremen', revive({ extraSpecial: 1 }))).toBeNull()
})

test('DU-9.9, DU-19.17: Fremen and the Emperor announce at once, and nobody hears of one before both are in', () => {
  const staged = () =>
    begin(
      drown(
        drown(beforeRevival(['fremen', 'emperor', 'atreides', 'harkonnen']), 'atreides', 8).ally('fremen', 'atreides'),
        'harkonnen',
        8,
      ).ally('emperor', 'harkonnen'),
    )
  const t = staged()
  expect([t.question, t.asked]).toEqual(['announceRevival', ['fremen', 'emperor']])
  expect(t.refusal('fremen', offer(1))?.rule).toBe('EM-7')
  expect(t.refusal('emperor', GRANT)?.rule).toBe('FR-11')
  const told = t.events.length
  t.does('emperor', offer(2))
  const other = staged().does('emperor', PASS)
  expect([t.events.length, t.question, t.asked]).toEqual([told, 'announceRevival', ['fremen']])
  for (const by of [undefined, 'fremen', 'atreides', 'harkonnen'] as const) {
    expect(t.sent(by)).toEqual(other.sent(by))
  }
  t.does('fremen', GRANT)
  // Everybody hears both before the first window opens; the windows follow the storm.
  const names = t.events.slice(told).map(({ type }) => type.name)
  expect(names.slice(0, 2)).toEqual(['freeRevivalGranted', 'revivalOffered'])
  t.playUntil(() => t.question === 'revive')
  expect(t.pub.extraRevival[factionNumber('harkonnen')]).toBe(2)
  expect(t.refusal('atreides', revive({ ordinary: 3 }))).toBeNull()
})

test('DU-9.9, R-19: each announcement has a window of its own, in storm order', () => {
  const t = drown(beforeRevival(['emperor', 'fremen', 'atreides', 'harkonnen']), 'atreides', 8)
  drown(t, 'harkonnen', 8).ally('fremen', 'atreides').ally('emperor', 'harkonnen')
  t.give('atreides', 'karama_1').give('harkonnen', 'shield_1').own('atreides').spice = 0
  begin(t).does('fremen', GRANT).does('emperor', offer(2))
  expect(t.pub.karamaState).toMatchObject({ joint: [{ targetFaction: factionNumber('emperor') }] })
  t.does('atreides', karama)
  t.playUntil(() => t.question === 'revive')
  expect(t.seen('KARAMA_USED')).toMatchObject([{ abilityName: 'ALLIANCE_REVIVAL', result: 'prevented' }])
  expect(t.pub.extraRevival[factionNumber('harkonnen')]).toBe(0)
  expect(t.refusal('atreides', revive({ ordinary: 3 }))).toBeNull()
})

test('DU-9.9, DU-9.10: what the Emperor has announced under seal stays payable', () => {
  const t = drown(beforeRevival(['emperor', 'fremen', 'atreides', 'harkonnen']), 'harkonnen', 8)
  begin(t.ally('fremen', 'atreides').ally('emperor', 'harkonnen')).does('emperor', offer(3))
  expect(t.refusal('emperor', { type: 'gift', spice: 9 })?.code).toBe('windowOpen')
})

test('DU-19.17: out of time, nothing is granted and nothing offered', () => {
  const t = drown(beforeRevival(['emperor', 'fremen', 'atreides']).ally('emperor', 'fremen'), 'emperor', 4)
  drown(t, 'fremen', 4)
  begin(t).skip('announceRevival')
  expect(t.question).toBe('revive')
  expect(t.seen('nothingAnnounced').map(({ faction, to }) => [faction, to])).toEqual([
    ['emperor', 'fremen'],
    ['fremen', 'emperor'],
  ])
  expect([t.pub.raisedRevival, t.pub.extraRevival[factionNumber('fremen')]]).toEqual([0, 0])
  expect(t.refusal('atreides', NO_KARAMA)).not.toBeNull()
})

test('DU-6.9: an alliance ability works as soon as there is an alliance, and no longer when it is over', () => {
  const t = drown(beforeRevival(['emperor', 'atreides']), 'atreides', 4)
  expect(begin(t).question).toBe('revive')
  const allied = drown(beforeRevival(['emperor', 'atreides']).ally('emperor', 'atreides'), 'atreides', 4)
  expect([begin(allied).question, allied.asked]).toEqual(['announceRevival', ['emperor']])
})
