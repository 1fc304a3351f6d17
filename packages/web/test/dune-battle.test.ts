import { isBlocked } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { battlePhase } from '../../games/dune/src/phases/battle/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../../games/dune/test/table.ts'
import { pressed, slotsFor } from '../src/games/dune/battle/cards.ts'
import { corrected } from '../src/games/dune/battle/corrected.ts'
import { leaderOptions, mayLead } from '../src/games/dune/battle/leaders.ts'
import { locksOn } from '../src/games/dune/battle/locks.ts'
import { EMPTY_PLAN, highestDial, type Means, meansOf, withForces, withSpice } from '../src/games/dune/battle/means.ts'
import { fightFrom, shifted, spared } from '../src/games/dune/battle/places.ts'
import type { PlanView } from '../src/games/dune/battle/sides.ts'
import { killsLeader, storiesOf } from '../src/games/dune/battle/story.ts'
import { halvesText, totalOf } from '../src/games/dune/battle/total.ts'
import { walk } from '../src/games/dune/choice/walk.ts'
import { domainOf, sightOf } from './dune.ts'

const SIX: FactionId[] = ['harkonnen', 'atreides', 'emperor', 'fremen', 'bene-gesserit', 'spacing-guild']

/** Two factions meet in a place; the first one attacks. */
function meeting(one: FactionId, other: FactionId, mode: 'basic' | 'advanced' = 'advanced', elite = 0): TestTable {
  const t = table(SIX, { mode })
  t.pub.turn = 2
  t.pub.order = [one, other, ...SIX.filter((id) => id !== one && id !== other)].map(factionNumber)
  t.place(one, 'hagga-basin/12', 6, elite).place(other, 'hagga-basin/12', 4)
  for (const id of [one, other]) t.own(id).spice = 4
  return t
}

const until = (t: TestTable, question: string): TestTable => t.playUntil(() => t.question === question)

function meansFor(t: TestTable, id: FactionId): Means {
  const means = meansOf(sightOf(t, id))
  if (means === null) throw new Error('not in the battle')
  return means
}

/** Commits a plan and lets the other side's time run out; gives back what the table says the battle came to. */
function fought(t: TestTable, id: FactionId, plan: PlanView) {
  t.does(id, { type: 'plan', ...plan })
  t.playUntil(() => t.seen('battleWon').length > 0)
  return { revealed: t.seen('planRevealed').find(({ faction }) => faction === id), won: t.seen('battleWon')[0] }
}

test.each([
  ['harkonnen', 'atreides', 'basic', 0, { leader: 'beast-rabban', ordinary: 5 }],
  ['harkonnen', 'atreides', 'advanced', 0, { leader: 'beast-rabban', ordinarySupported: 3, ordinary: 2 }],
  [
    'emperor',
    'atreides',
    'advanced',
    3,
    { leader: 'caid', ordinarySupported: 1, ordinary: 1, specialSupported: 2, special: 1 },
  ],
  ['emperor', 'fremen', 'advanced', 3, { leader: 'caid', ordinary: 6, specialSupported: 3 }],
  ['fremen', 'atreides', 'advanced', 2, { leader: 'stilgar', ordinary: 5, special: 2 }],
] as const)(
  'DU-11.22, DU-11.23: the total of %s against %s in the %s game is what the table counts',
  (one, other, mode, elite, part) => {
    const t = until(meeting(one, other, mode, elite).begin(battlePhase), 'makePlan')
    const plan: PlanView = { ...EMPTY_PLAN, ...part }
    const total = totalOf(plan, meansFor(t, one).worth)
    const { revealed, won } = fought(t, one, plan)
    expect(revealed?.halves).toBe(total.dial)
    expect([won.faction, won.halves]).toEqual([one, total.total])
    expect(total.ifKilled).toBe(total.dial)
  },
)

test('AT-11: the Kwisatz Haderach adds two, and nothing without a leader', () => {
  const t = meeting('atreides', 'harkonnen')
  t.pub.khLosses = 7
  until(t.begin(battlePhase), 'makePlan')
  const plan: PlanView = { ...EMPTY_PLAN, leader: 'duncan-idaho', kwisatzHaderach: true, ordinary: 6 }
  const total = totalOf(plan, meansFor(t, 'atreides').worth)
  expect(fought(t, 'atreides', plan).won.halves).toBe(total.total)
  expect(
    totalOf(
      { ...plan, leader: null },
      meansFor(until(meeting('atreides', 'harkonnen').begin(battlePhase), 'makePlan'), 'atreides').worth,
    ).total,
  ).toBe(6)
})

test('halves are written as people write them', () => {
  expect([0, 1, 2, 9].map(halvesText)).toEqual(['0', '½', '1', '4½'])
})

test('DU-11.23: fewer forces take their spice with them, and spice never exceeds forces or purse', () => {
  const t = until(meeting('harkonnen', 'atreides').begin(battlePhase), 'makePlan')
  const means = meansFor(t, 'harkonnen')
  expect([means.ordinary, means.spice, means.attacks, means.against]).toEqual([6, 4, true, 4])
  const five = withForces(EMPTY_PLAN, 'ordinary', 5, means)
  const spiced = withSpice(five, 'ordinary', 9, means)
  expect([spiced.ordinarySupported, spiced.ordinary]).toEqual([4, 1])
  const two = withForces(spiced, 'ordinary', 2, means)
  expect([two.ordinarySupported, two.ordinary]).toEqual([2, 0])
  expect(withForces(two, 'ordinary', 50, means).ordinary).toBe(4)
})

test('EM-8: one purse serves both kinds of forces, and the wheel knows how far it can turn', () => {
  const t = until(meeting('emperor', 'atreides', 'advanced', 3).begin(battlePhase), 'makePlan')
  const means = meansFor(t, 'emperor')
  const plan = withSpice(withForces(EMPTY_PLAN, 'special', 3, means), 'special', 3, means)
  const both = withSpice(withForces(plan, 'ordinary', 6, means), 'ordinary', 6, means)
  expect([both.specialSupported, both.ordinarySupported, both.ordinary]).toEqual([3, 1, 5])
  expect(totalOf(both, means.worth).dial).toBe(highestDial(means))
})

test('AT-8: a dial that was shown stays as it is, however the forces are shifted', async () => {
  const t = until(meeting('harkonnen', 'atreides').begin(battlePhase), 'whichElement')
  t.does('atreides', { type: 'prescience', element: 'dial' })
  until(t, 'commitElement').does('harkonnen', { type: 'commitDial', halves: 8 })
  until(t, 'makePlan')
  const domain = domainOf(t, 'harkonnen')
  const wish: PlanView = { ...EMPTY_PLAN, leader: 'umman-kudu', ordinarySupported: 3, ordinary: 3 }
  const walked = await walk('plan', { ...wish }, domain)
  const plan = corrected(wish, walked)
  expect(totalOf(plan, meansFor(t, 'harkonnen').worth).dial).toBe(8)
  expect(walked.ready === null ? 'not ready' : t.refusal('harkonnen', walked.ready)).toBeNull()
  expect(locksOn(sightOf(t, 'harkonnen')).map(({ element, title }) => [element, title])).toEqual([
    ['dial', 'The dial is locked at 4'],
  ])
})

test('AT-8: a weapon that was shown fills its slot by itself', async () => {
  const t = meeting('harkonnen', 'atreides').give('harkonnen', 'chaumas_1').give('harkonnen', 'maula-pistol_1')
  until(t.begin(battlePhase), 'whichElement').does('atreides', { type: 'prescience', element: 'weapon' })
  until(t, 'commitElement').does('harkonnen', { type: 'commitWeapon', weapon: 'chaumas_1' })
  until(t, 'makePlan')
  const wish: PlanView = { ...EMPTY_PLAN, leader: 'umman-kudu', weapon: 'maula-pistol_1' }
  const walked = await walk('plan', { ...wish }, domainOf(t, 'harkonnen'))
  expect(corrected(wish, walked).weapon).toBe('chaumas_1')
})

test('DU-11.15: where the Voice leaves a choice the slot waits for it, and what it forbids is not on offer', async () => {
  const t = meeting('harkonnen', 'bene-gesserit').give('harkonnen', 'chaumas_1').give('harkonnen', 'chaumurky_1')
  t.give('harkonnen', 'maula-pistol_1')
  until(t.begin(battlePhase), 'command').does('bene-gesserit', { type: 'voice', play: true, kind: 'poison-weapon' })
  until(t, 'makePlan')
  const wish: PlanView = { ...EMPTY_PLAN, leader: 'umman-kudu', weapon: 'maula-pistol_1' }
  const walked = await walk('plan', { ...wish }, domainOf(t, 'harkonnen'))
  expect(walked.next).toMatchObject({ field: 'weapon', values: ['chaumas_1', 'chaumurky_1'] })
  expect(corrected(wish, walked).weapon).toBeNull()
  const open = { weapon: walked.next?.values ?? null, defense: null }
  expect(slotsFor('maula-pistol_1', open)).toEqual([])
  expect(slotsFor('chaumas_1', open)).toEqual(['weapon'])
  expect(locksOn(sightOf(t, 'harkonnen')).map(({ title }) => title)).toEqual(['Play a poison weapon'])
})

test('DU-11.13: a worthless card goes through both slots and out again; others in and out', () => {
  const free = { weapon: null, defense: null }
  const first = { ...EMPTY_PLAN, ...pressed(EMPTY_PLAN, 'baliset_1', free) }
  expect(first.weapon).toBe('baliset_1')
  const second = { ...first, ...pressed(first, 'baliset_1', free) }
  expect([second.weapon, second.defense]).toEqual([null, 'baliset_1'])
  expect(pressed(second, 'baliset_1', free)).toEqual({ defense: null })
  expect(pressed(EMPTY_PLAN, 'shield_1', free)).toEqual({ defense: 'shield_1' })
  expect(pressed(EMPTY_PLAN, 'karama_1', free)).toBeNull()
})

test('DU-11.11: leaders who are dead or have fought elsewhere are shown with the reason, and cannot lead', async () => {
  const t = meeting('harkonnen', 'atreides').give('harkonnen', 'cheap-hero_1')
  until(t.begin(battlePhase), 'makePlan')
  const leader = (id: string) => leaderOptions(sightOf(t, 'harkonnen'), 'hagga-basin').find((one) => one.id === id)
  t.pub.leaders[20] = 2
  t.pub.usedIn[21] = 3
  const open = await domainOf(t, 'harkonnen')('plan', [])
  if (isBlocked(open)) throw new Error(open.message)
  expect([leader('feyd-rautha')?.status, leader('beast-rabban')?.able]).toEqual(['in the tanks', false])
  for (const option of leaderOptions(sightOf(t, 'harkonnen'), 'hagga-basin')) {
    expect([option.id, mayLead(option, null)]).toEqual([option.id, mayLead(option, open)])
  }
  expect(leader('cheap-hero')?.able).toBe(true)
})

test('DU-11.37: what one place gives less another gives more, and nobody gives what it has not', () => {
  const there = [3, 6, 1]
  expect(spared(there, 5, [6, 0, 2])).toEqual([0, 5, 0])
  expect(shifted([0, 5, 0], 0, 2, there)).toEqual([2, 3, 0])
  expect(shifted([3, 2, 0], 1, 0, there)).toEqual([3, 1, 1])
  expect(shifted([3, 6, 1], 1, 2, there)).toEqual([3, 6, 1])
  expect(fightFrom([2, 3], [0, 1])).toMatchObject({ ordinary0: 2, ordinary1: 3, ordinary4: 0, special1: 1 })
})

test('DU-11.16 to DU-11.28: the story of a battle has both plans, the strike, the totals and the losses', () => {
  const t = meeting('harkonnen', 'atreides').give('harkonnen', 'maula-pistol_1')
  until(t.begin(battlePhase), 'makePlan')
  const plan: PlanView = { ...EMPTY_PLAN, leader: 'feyd-rautha', weapon: 'maula-pistol_1', ordinarySupported: 2 }
  t.does('harkonnen', { type: 'plan', ...plan })
  t.does('atreides', { type: 'plan', ...EMPTY_PLAN, leader: 'gurney-halleck', ordinary: 4 })
  expect(storiesOf(sightOf(t, 'emperor').events)).toMatchObject([{ answered: false, winner: null }])
  t.playUntil(() => t.pub.battle === null)
  const [story] = storiesOf(sightOf(t, 'emperor').events)
  expect(story).toMatchObject({ territory: 'hagga-basin', answered: true, winner: 'harkonnen', totals: [16, 4] })
  const [attack, defense] = story.sides
  expect(attack).toMatchObject({ faction: 'harkonnen', plan, killed: null, lostForces: 2, paid: 2, gained: 4 })
  expect(defense).toMatchObject({ faction: 'atreides', killed: 'weapon', lostForces: 4 })
  expect(killsLeader(attack.plan, defense.plan)).toBe(true)
  expect(killsLeader(attack.plan, { ...defense.plan, defense: 'shield_1' })).toBe(false)
})

test('DU-11.18: a traitor belongs to the side that called it', () => {
  const t = meeting('harkonnen', 'atreides')
  t.own('harkonnen').traitors = 1
  until(t.begin(battlePhase), 'makePlan')
  t.does('harkonnen', { type: 'plan', ...EMPTY_PLAN, leader: 'umman-kudu' })
  t.does('atreides', { type: 'plan', ...EMPTY_PLAN, leader: 'thufir-hawat', ordinary: 4 })
  until(t, 'traitor').does('harkonnen', { type: 'callTraitor' })
  t.playUntil(() => t.pub.battle === null)
  const [story] = storiesOf(sightOf(t, 'fremen').events)
  expect(story).toMatchObject({ winner: 'harkonnen', totals: null })
  expect(story.sides.map(({ called, killed }) => [called, killed])).toEqual([
    ['thufir-hawat', null],
    [null, 'traitor'],
  ])
})
