import { expect, test } from 'vitest'
import { CARTHAG } from '../../src/data/territories.ts'
import { ABILITY_KEYS } from '../../src/karama/abilities.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { dialOf } from '../../src/phases/battle/strength.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { duel, field, fightUntil, karama, leaveOnly, NO_KARAMA, plan } from './field.ts'

/** The abilities of the open window. */
const offered = (t: TestTable): string[] =>
  (t.pub.karamaState?.joint ?? []).map(({ abilityName }) => ABILITY_KEYS[abilityName])

/** Elite tokens of the first of two in Arrakeen; the other holds a card nobody knows. */
function withElite(first: FactionId, second: FactionId): TestTable {
  const t = field([first, second]).place(first, 'arrakeen/10', 5, 3).place(second, 'arrakeen/10', 5)
  return t.give(second, 'karama_1')
}

test('DU-11.7, EM-8, R-17, IN-4.4: Sardaukar that are there may be prevented before plans, by others only', () => {
  const t = fightUntil(withElite('emperor', 'harkonnen'), 'karamaOpportunity')
  expect([offered(t), t.asked, t.pub.battle?.step]).toEqual([['SARDAUKAR'], ['harkonnen'], 3])
  t.does('harkonnen', karama('karama_1'))
  expect(t.seen('KARAMA_USED')).toMatchObject([
    { interruptor: 'harkonnen', targetFaction: 'emperor', abilityName: 'SARDAUKAR', result: 'prevented' },
  ])
  fightUntil(t, 'makePlan')
  const three = { ordinarySupported: 0, ordinary: 0, eliteSupported: 1, elite: 2 }
  expect(dialOf(three, t.pub, factionNumber('emperor'))).toBe(2 + 2 * 1)
  expect(t.pub.hand[factionNumber('harkonnen')]).toBe(0)
})

test('EM-8, DU-11.24: when nobody prevents it, a Sardaukar counts two with spice and one without', () => {
  const t = fightUntil(withElite('emperor', 'harkonnen'), 'karamaOpportunity').does('harkonnen', NO_KARAMA)
  fightUntil(t, 'makePlan')
  const three = { ordinarySupported: 1, ordinary: 1, eliteSupported: 1, elite: 2 }
  expect(dialOf(three, t.pub, factionNumber('emperor'))).toBe(2 + 1 + 4 + 2 * 2)
})

test('EM-9: against Fremen Sardaukar count one and there is nothing to prevent about them', () => {
  const t = field(['emperor', 'fremen']).place('emperor', 'arrakeen/10', 0, 5).place('fremen', 'arrakeen/10', 5, 2)
  t.give('emperor', 'karama_1').give('fremen', 'karama_2')
  fightUntil(t, 'karamaOpportunity')
  expect(offered(t)).toEqual(['FEDAYKIN', 'BATTLE_HARDENED'])
  fightUntil(t, 'makePlan')
  expect(dialOf({ ordinarySupported: 0, ordinary: 0, eliteSupported: 3, elite: 2 }, t.pub, 2)).toBe(3 * 2 + 2)
})

test('FR-18, FR-21: Fremen need no spice and Fedaykin count two; either may be prevented alone', () => {
  const five = { ordinarySupported: 0, ordinary: 3, eliteSupported: 0, elite: 2 }
  const dialAfter = (...prevented: string[]): number => {
    const t = fightUntil(withElite('fremen', 'harkonnen').give('harkonnen', 'karama_2'), 'karamaOpportunity')
    for (const [at, name] of prevented.entries()) t.does('harkonnen', karama(`karama_${at + 1}`, name))
    fightUntil(t, 'makePlan')
    return dialOf(five, t.pub, factionNumber('fremen'))
  }
  expect(dialAfter()).toBe(3 * 2 + 2 * 4)
  expect(dialAfter('FEDAYKIN')).toBe(3 * 2 + 2 * 2)
  expect(dialAfter('BATTLE_HARDENED')).toBe(3 * 1 + 2 * 2)
  expect(dialAfter('BATTLE_HARDENED', 'FEDAYKIN')).toBe(3 * 1 + 2 * 1)
})

test('FR-21: prevented, Fremen support their tokens with spice like others; else spice does nothing for them', () => {
  const t = fightUntil(withElite('fremen', 'harkonnen'), 'makePlan')
  const supported = plan({ leader: 'stilgar', ordinarySupported: 1 })
  expect(t.refusal('fremen', supported)?.code).toBe('noSupport')
  const hit = fightUntil(withElite('fremen', 'harkonnen'), 'karamaOpportunity')
  fightUntil(hit.does('harkonnen', karama('karama_1', 'BATTLE_HARDENED')), 'makePlan')
  expect(hit.refusal('fremen', supported)).toBeNull()
})

test('FR-18: without Fedaykin in the zone there is nothing to prevent about them', () => {
  const t = duel(['fremen', 'harkonnen']).give('harkonnen', 'karama_1')
  t.place('fremen', 'carthag/11', 0, 3)
  expect(offered(fightUntil(t, 'karamaOpportunity'))).toEqual(['BATTLE_HARDENED'])
})

test('AT-11, VI-5.4: the Kwisatz Haderach is offered when by public facts it could fight here, and only then', () => {
  const window = (change: (t: TestTable) => void): string[] => {
    const t = duel(['atreides', 'harkonnen']).give('harkonnen', 'karama_1')
    t.pub.khLosses = 7
    change(t)
    t.begin(battlePhase).skip('anytime')
    return offered(t)
  }
  expect(window(() => {})).toEqual(['KWISATZ_HADERACH'])
  expect(
    window((t) => {
      t.pub.khLosses = 6
    }),
  ).toEqual([])
  expect(
    window((t) => {
      t.pub.khDead = true
    }),
  ).toEqual([])
  expect(
    window((t) => {
      t.pub.khUsedIn = CARTHAG
    }),
  ).toEqual([])
  // DU-11.7: not if Atreides have just said that nobody leads them.
  expect(
    window((t) => {
      leaveOnly(t, 'atreides')
    }),
  ).toEqual([])
})

test('AT-11: the Kwisatz Haderach goes with a leader or Cheap Hero, unless it was prevented', () => {
  const begin = (): TestTable => {
    const t = duel(['atreides', 'harkonnen']).give('harkonnen', 'karama_1').give('atreides', 'cheap-hero_1')
    t.pub.khLosses = 7
    return fightUntil(t, 'karamaOpportunity')
  }
  const withLeader = plan({ leader: 'duncan-idaho', kwisatzHaderach: true })
  const free = fightUntil(begin().does('harkonnen', NO_KARAMA), 'makePlan')
  expect(free.refusal('atreides', withLeader)).toBeNull()
  expect(free.refusal('atreides', plan({ leader: 'cheap-hero', kwisatzHaderach: true }))).toBeNull()
  expect(free.refusal('harkonnen', plan({ leader: 'umman-kudu', kwisatzHaderach: true }))?.code).toBe(
    'noKwisatzHaderach',
  )
  const hit = fightUntil(begin().does('harkonnen', karama('karama_1')), 'makePlan')
  expect(hit.refusal('atreides', withLeader)?.code).toBe('noKwisatzHaderach')
  expect([hit.pub.khUsedIn, hit.pub.khDead]).toEqual([-1, false])
})

test('IN-3.6: abilities of both sides are offered together, and nobody is offered its own', () => {
  const t = field(['atreides', 'fremen', 'harkonnen'])
    .place('atreides', 'arrakeen/10', 5)
    .place('fremen', 'arrakeen/10', 5)
  t.pub.khLosses = 7
  t.give('atreides', 'karama_1').give('fremen', 'karama_2').give('harkonnen', 'shield_1')
  fightUntil(t, 'karamaOpportunity')
  expect([offered(t), t.asked]).toEqual([
    ['BATTLE_HARDENED', 'KWISATZ_HADERACH'],
    ['atreides', 'fremen', 'harkonnen'],
  ])
  expect(t.refusal('atreides', karama('karama_1', 'KWISATZ_HADERACH'))).not.toBeNull()
  t.does('atreides', karama('karama_1', 'BATTLE_HARDENED')).does('fremen', karama('karama_2', 'KWISATZ_HADERACH'))
  expect(t.pub.battle?.prevented.map((one) => ABILITY_KEYS[one])).toEqual(['KWISATZ_HADERACH', 'BATTLE_HARDENED'])
})

test('DU-11.7, DU-16.2: in the basic game, and without any such ability, there is no window', () => {
  const basic = duel(['fremen', 'harkonnen'], { mode: 'basic' }).give('harkonnen', 'karama_1')
  expect(fightUntil(basic, 'makePlan').seen('KARAMA_USED')).toEqual([])
  const plain = duel(['spacing-guild', 'harkonnen']).give('harkonnen', 'karama_1').begin(battlePhase).skip('anytime')
  expect(plain.question).toBe('makePlan')
})

test('IN-1.7: what was prevented in one battle counts again in the next', () => {
  const t = withElite('emperor', 'harkonnen').place('emperor', 'carthag/11', 5, 1).place('harkonnen', 'carthag/11', 1)
  fightUntil(t, 'karamaOpportunity').does('harkonnen', karama('karama_1'))
  fightUntil(t, 'makePlan').skip('makePlan')
  fightUntil(t, 'makePlan')
  expect(t.pub.battle?.prevented).toEqual([])
  expect(dialOf({ ordinarySupported: 0, ordinary: 0, eliteSupported: 1, elite: 0 }, t.pub, 2)).toBe(4)
})
