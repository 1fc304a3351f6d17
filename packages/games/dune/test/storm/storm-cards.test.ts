import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { FAMILY_ATOMICS, instancesOf, WEATHER_CONTROL } from '../../src/data/treachery.ts'
import { at } from '../../src/forces.ts'
import { STORM } from '../../src/names.ts'
import { stormPhase } from '../../src/phases/storm/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

/** Second turn: the distance is 2, and the window for cards is open if anybody could hold one. */
function stormOf(factions: readonly FactionId[], prepare: (t: TestTable) => void): TestTable {
  const t = table(factions)
  t.pub.turn = 2
  t.pub.phase = STORM
  t.pub.dialers = [factionNumber(factions[0]), factionNumber(factions[1])]
  t.pub.order = factions.map(factionNumber)
  prepare(t)
  return t.begin(stormPhase).skip('dial')
}

const weather = (sectors: number) => ({ type: 'weatherControl', sectors })
const pass = { type: 'pass' }
const atomics = { type: 'familyAtomics' }

test('IN-9.3, IN-9.9, DU-15.11, VI-3.4: everybody with a hidden card is asked, whether or not it holds Weather Control', () => {
  const t = stormOf(['atreides', 'emperor', 'harkonnen'], (t) =>
    t.give('atreides', 'weather-control_1').give('emperor', 'shield_1'),
  )
  expect([t.question, t.asked]).toEqual(['stormCards', ['atreides', 'emperor']])
  expect(t.refusal('emperor', weather(3))?.code).toBe('notInHand')
  expect(t.refusal('atreides', weather(11))?.code).toBe('tooFar')
  t.does('atreides', weather(10))
  expect(t.pub.storm).toBe(11)
  expect(t.pub.discard).toEqual([...instancesOf(WEATHER_CONTROL)])
  expect(t.seen('weatherControlled')).toEqual([
    { type: 'weatherControlled', turn: 2, faction: 'atreides', sectors: 10 },
  ])
})

test('DU-19.5: out of time, nobody plays a card', () => {
  const t = stormOf(['atreides', 'emperor'], (t) => t.give('atreides', 'weather-control_1')).skip('stormCards')
  expect([t.pub.storm, t.own('atreides').hand.length]).toEqual([3, 1])
})

test('DU-4.5, R-2: with distance 0 the storm stays and destroys nothing', () => {
  const t = stormOf(['atreides', 'emperor'], (t) => {
    t.give('emperor', 'weather-control_1').place('emperor', 'meridian/1', 2)
    t.pub.spice[nodeNumber('meridian/1')] = 3
  })
  t.does('emperor', weather(0))
  expect([t.pub.storm, t.pub.tanks[2], t.pub.spice[nodeNumber('meridian/1')]]).toEqual([1, 0, 3])
})

test('DU-4.2: no card is asked for in the first storm', () => {
  const t = table(['atreides', 'emperor'])
  t.pub.turn = 1
  t.pub.phase = STORM
  t.give('atreides', 'weather-control_1').begin(stormPhase).skip('dial')
  expect(t.over).toBe(true)
})

test('IN-9.4, IN-9.12, DU-15.12, VI-3.4: Family Atomics take a force near the wall, and kill all tokens on it', () => {
  const t = stormOf(['atreides', 'bene-gesserit'], (t) => {
    t.give('atreides', 'family-atomics_1').place('atreides', 'imperial-basin/9', 1)
    t.place('atreides', 'shield-wall/8', 2).place('bene-gesserit', 'shield-wall/9', 3)
  })
  t.does('atreides', atomics)
  expect([t.pub.shieldWall, t.pub.tanks[0], t.pub.tanks[1]]).toEqual([false, 2, 3])
  expect(t.seen('shieldWallDestroyed')).toMatchObject([{ faction: 'atreides' }])
  expect([t.pub.discard, t.pub.aside]).toEqual([[], [...instancesOf(FAMILY_ATOMICS)]])
  expect(t.pub.forces[at(nodeNumber('imperial-basin/9'), 0)]).toBe(1)
})

test('IN-9.12: a holder of Family Atomics far from the wall may not play them', () => {
  const t = stormOf(['atreides', 'emperor'], (t) =>
    t.give('atreides', 'family-atomics_1').place('atreides', 'carthag/11', 5),
  )
  expect(t.refusal('atreides', atomics)?.code).toBe('notNearTheWall')
  expect(t.refusal('atreides', pass)).toBeNull()
})

test('IN-9.9: without Weather Control in the game only those near the wall are asked', () => {
  const t = stormOf(['atreides', 'emperor'], (t) => {
    t.give('atreides', 'shield_1').give('emperor', 'shield_2').place('emperor', 'old-gap/10', 1)
    t.place('atreides', 'imperial-basin/9', 1)
    t.pub.discard = [...instancesOf(WEATHER_CONTROL)]
  })
  expect(t.asked).toEqual(['atreides'])
})

test('BG-12: advisors near the wall allow no Family Atomics', () => {
  const t = stormOf(['bene-gesserit', 'emperor'], (t) => {
    t.give('bene-gesserit', 'family-atomics_1').place('emperor', 'imperial-basin/9', 1)
    t.pub.special[at(nodeNumber('imperial-basin/9'), 1)] = 1
  })
  expect(t.refusal('bene-gesserit', atomics)?.code).toBe('notNearTheWall')
})

test('DU-4.5, IN-9.10: after one of the two cards the window is put again, to those who had passed as well', () => {
  const t = stormOf(['atreides', 'emperor', 'harkonnen'], (t) =>
    t
      .give('atreides', 'weather-control_1')
      .give('emperor', 'family-atomics_1')
      .place('emperor', 'imperial-basin/9', 1)
      .place('atreides', 'imperial-basin/10', 2),
  )
  t.does('emperor', pass).does('atreides', weather(9))
  expect([t.question, t.asked]).toEqual(['stormCards', ['emperor']])
  t.does('emperor', atomics)
  // The storm comes to sector 10: the basin is open sand now.
  expect([t.pub.storm, t.pub.tanks[0], t.pub.tanks[2]]).toEqual([10, 2, 1])
})

test('R-32, DU-4.6: what Family Atomics expose in the sector that the storm leaves is hit', () => {
  const t = stormOf(['atreides', 'emperor'], (t) => {
    t.pub.storm = 10
    t.give('emperor', 'family-atomics_1').place('emperor', 'shield-wall/8', 1).place('atreides', 'arrakeen/10', 5)
  })
  t.does('emperor', atomics)
  expect(t.pub.tanks[0]).toBe(5)
})

test('IN-9.13, IN-8.1: Truthtrance waits while the window is open, and while two players dial', () => {
  const t = table(['atreides', 'emperor']).begin()
  t.playUntil(() => t.pub.turn === 2 && t.question === 'dial')
  t.give('atreides', 'weather-control_1').give('emperor', 'truthtrance_1')
  expect(t.refusal('emperor', { type: 'truthtrance' })?.rule).toBe('IN-8.1')
  t.skip('dial')
  expect(t.question).toBe('stormCards')
  expect(t.refusal('emperor', { type: 'truthtrance' })?.rule).toBe('IN-8.1')
  t.skip('stormCards')
  expect(t.refusal('emperor', { type: 'truthtrance' })).toBeNull()
})
