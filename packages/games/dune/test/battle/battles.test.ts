import { expect, test } from 'vitest'
import { FACTION_IDS } from '../../src/data/factions.ts'
import { NODES } from '../../src/data/nodes.ts'
import { TERRITORY_IDS } from '../../src/data/territories.ts'
import { battles } from '../../src/phases/battle/battles.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import type { TestTable } from '../table.ts'
import { field, fightUntil, plan } from './field.ts'

/** Aggressor, defender and the first location of the zone. */
const listed = (t: TestTable): string[][] =>
  battles(t.pub).map(({ aggressor, defender, zone }) => [FACTION_IDS[aggressor], FACTION_IDS[defender], NODES[zone[0]]])

test('DU-11.1: forces of two factions in one zone battle, also from different sectors of it', () => {
  const t = field(['fremen', 'emperor']).place('fremen', 'cielago-north/1', 2).place('emperor', 'cielago-north/3', 2)
  t.pub.storm = 9
  expect(listed(t)).toEqual([['fremen', 'emperor', 'cielago-north/1']])
})

test('DU-11.1: the storm parts a territory in zones whose forces do not meet, and is a zone of its own (R-31)', () => {
  const t = field(['fremen', 'emperor']).place('fremen', 'cielago-north/1', 2).place('emperor', 'cielago-north/3', 2)
  t.pub.storm = 2
  expect(listed(t)).toEqual([])
  t.place('fremen', 'cielago-north/2', 1).place('emperor', 'cielago-north/2', 1)
  expect(listed(t)).toEqual([['fremen', 'emperor', 'cielago-north/2']])
})

test('DU-11.1, DU-6.8: there is no battle in the polar sink, none between allies, and advisors take no part', () => {
  const t = field(['fremen', 'emperor', 'bene-gesserit'])
  t.place('fremen', 'polar-sink/0', 2).place('emperor', 'polar-sink/0', 2)
  t.place('fremen', 'arrakeen/10', 1)
  t.pub.special[NODES.indexOf('arrakeen/10') * 6 + FACTION_IDS.indexOf('bene-gesserit')] = 3
  expect(listed(t)).toEqual([])
  t.place('emperor', 'arrakeen/10', 1)
  expect(listed(t)).toEqual([['fremen', 'emperor', 'arrakeen/10']])
  t.ally('fremen', 'emperor')
  expect(listed(t)).toEqual([])
})

test('DU-11.2: the earlier in storm order is the aggressor, whoever came first', () => {
  const t = field(['emperor', 'atreides']).place('atreides', 'arrakeen/10', 5).place('emperor', 'arrakeen/10', 1)
  expect(listed(t)).toEqual([['emperor', 'atreides', 'arrakeen/10']])
  t.pub.order.reverse()
  expect(listed(t)).toEqual([['atreides', 'emperor', 'arrakeen/10']])
})

/** Emperor meet Guild in Carthag and both others in a sand territory; Guild and Harkonnen meet there too. */
const crowd = (): TestTable =>
  field(['emperor', 'spacing-guild', 'harkonnen'], { mode: 'basic' })
    .place('emperor', 'carthag/11', 4)
    .place('spacing-guild', 'carthag/11', 4)
    .place('emperor', 'the-great-flat/15', 4)
    .place('spacing-guild', 'the-great-flat/15', 4)
    .place('harkonnen', 'the-great-flat/15', 4)

const choice = (territory: string, location: string, opponent: string) => ({
  type: 'chooseBattle',
  territory,
  location,
  opponent,
})

test('DU-11.2, DU-11.3: the first player with battles chooses zone and opponent, one by one, and may go elsewhere between', () => {
  const t = fightUntil(crowd(), 'whichBattle')
  expect(t.asked).toEqual(['emperor'])
  expect(listed(t)).toEqual([
    ['emperor', 'spacing-guild', 'carthag/11'],
    ['emperor', 'spacing-guild', 'the-great-flat/15'],
    ['emperor', 'harkonnen', 'the-great-flat/15'],
    ['spacing-guild', 'harkonnen', 'the-great-flat/15'],
  ])
  t.does('emperor', choice('the-great-flat', 'the-great-flat/15', 'harkonnen'))
  expect(t.seen('battleChosen')).toMatchObject([
    { aggressor: 'emperor', defender: 'harkonnen', territory: 'the-great-flat' },
  ])
  expect(t.pub.battle).toMatchObject({ step: 7, aggressor: 2, defender: 4 })
  // A draw of nothing against nothing is the aggressor's.
  fightUntil(t, 'whichBattle')
  expect(listed(t)).toEqual([
    ['emperor', 'spacing-guild', 'carthag/11'],
    ['emperor', 'spacing-guild', 'the-great-flat/15'],
  ])
  t.does('emperor', choice('carthag', 'carthag/11', 'spacing-guild'))
  expect(t.pub.battle?.territory).toBe(TERRITORY_IDS.indexOf('carthag'))
})

test('DU-11.3: once the aggressor is gone, the others fight where one of them is the aggressor now', () => {
  const t = fightUntil(crowd(), 'whichBattle')
  t.does('emperor', choice('the-great-flat', 'the-great-flat/15', 'harkonnen'))
  fightUntil(t, 'makePlan')
  t.does('emperor', plan({ leader: 'bashar' }))
  t.does('harkonnen', plan({ leader: 'umman-kudu', ordinary: 3 }))
  fightUntil(t, 'makePlan')
  // The Emperor has lost everything there; one battle is left to it, and it is not asked which.
  expect(t.pub.battle).toMatchObject({ aggressor: 2, defender: 5, territory: TERRITORY_IDS.indexOf('carthag') })
  t.does('emperor', plan({ leader: 'burseg' })).does('spacing-guild', plan({ leader: 'guild-rep', ordinary: 4 }))
  fightUntil(t, 'makePlan')
  expect(t.pub.battle?.territory).toBe(TERRITORY_IDS.indexOf('the-great-flat'))
  expect(FACTION_IDS[t.pub.battle?.aggressor ?? Number.NaN]).toBe('spacing-guild')
  expect(t.seen('battleChosen')).toHaveLength(3)
})

test('DU-11.3: a battle that is not the own one, or a zone by a wrong name, is refused with the reason', () => {
  const t = fightUntil(crowd().place('harkonnen', 'the-great-flat/15', 1), 'whichBattle')
  expect(t.refusal('emperor', choice('carthag', 'carthag/11', 'harkonnen'))?.code).toBe('noSuchBattle')
  expect(t.refusal('emperor', choice('the-great-flat', 'carthag/11', 'spacing-guild'))?.code).toBe('noSuchBattle')
  const wide = field(['emperor', 'fremen'])
    .place('emperor', 'cielago-north/2', 1)
    .place('fremen', 'cielago-north/3', 1)
    .place('emperor', 'arrakeen/10', 1)
    .place('fremen', 'arrakeen/10', 1)
  wide.pub.storm = 9
  fightUntil(wide, 'whichBattle')
  expect(wide.refusal('emperor', choice('cielago-north', 'cielago-north/2', 'fremen'))?.code).toBe('zoneName')
  expect(wide.refusal('emperor', choice('cielago-north', 'cielago-north/1', 'fremen'))).toBeNull()
})

test('DU-19.28: out of time, the first battle in map order, then storm order, is next', () => {
  const t = fightUntil(crowd(), 'whichBattle').timeout('emperor')
  const first = battles(crowd().pub)[0]
  expect([t.pub.battle?.territory, t.pub.battle?.defender]).toEqual([first.territory, first.defender])
})

test('DU-11.4: nobody may decline, and the phase ends when no two hostile factions share a zone', () => {
  const t = fightUntil(crowd(), 'whichBattle')
  expect(t.refusal('emperor', { type: 'pass' })).not.toBeNull()
  t.playUntil(() => t.over)
  expect(listed(t)).toEqual([])
  expect(t.pub.battle).toBeNull()
  const peace = field(['emperor', 'fremen']).place('emperor', 'arrakeen/10', 1).begin(battlePhase)
  expect(peace.over).toBe(true)
})

test('DU-3.6, DU-11.34: anytime cards may be played after B2 and after B14, and nothing of the battle is left then', () => {
  const t = field(['emperor', 'fremen']).place('emperor', 'arrakeen/10', 1).place('fremen', 'arrakeen/10', 1)
  t.give('emperor', 'shield_1').begin(battlePhase)
  expect([t.question, t.pub.battle?.step]).toEqual(['anytime', 2])
  fightUntil(t, 'makePlan').skip('makePlan')
  fightUntil(t, 'anytime')
  expect([t.pub.battle, t.own('emperor').plan, t.own('fremen').plan]).toEqual([null, null, null])
})
