import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at } from '../../src/forces.ts'
import { STORM } from '../../src/names.ts'
import { stormPhase } from '../../src/phases/storm/phase.ts'
import { type TestTable, table } from '../table.ts'

/** A storm card lies ready: Fremen against the Emperor, advanced, second turn. */
function storm(from: number, card: number, prepare: (t: TestTable) => void, options = {}): TestTable {
  const t = table(['fremen', 'emperor'], options)
  t.pub.turn = 2
  t.pub.phase = STORM
  t.pub.storm = from
  t.pub.order = [3, 2]
  t.pub.dialers = [3, 2]
  t.pub.stormCard = t.pub.advanced
  t.hidden.stormCard = t.pub.advanced ? card : 0
  prepare(t)
  return t.begin(stormPhase)
}

const count = (t: TestTable, location: string): number[] => {
  const place = at(nodeNumber(location), 3)
  return [t.pub.forces[place], t.pub.special[place]]
}

test('DU-4.4, FR-13: the storm card of last turn says how far, and a new one is drawn', () => {
  const t = storm(3, 6, () => {})
  expect(t.seen('stormCardRevealed')).toEqual([{ type: 'stormCardRevealed', turn: 2, number: 6 }])
  expect(t.pub.storm).toBe(9)
  expect(t.pub.stormCard).toBe(true)
  expect(t.hidden.stormCard).toBeGreaterThan(0)
})

test('DU-4.4: Weather Control replaces the card, which counts as used all the same', () => {
  const t = storm(3, 6, (t) => t.give('emperor', 'weather-control_1'))
  t.does('emperor', { type: 'weatherControl', sectors: 1 }).skip('stormCards')
  expect(t.pub.storm).toBe(4)
  expect(t.question).toBe('lookAtStormCard')
})

test('FR-14, VI-3.33: Fremen alone learn the card of the next storm, if they look', () => {
  const t = storm(3, 1, () => {})
  expect([t.question, t.asked]).toEqual(['lookAtStormCard', ['fremen']])
  t.does('fremen', { type: 'look' })
  expect(t.own('fremen').stormCard).toBe(t.hidden.stormCard)
  expect(t.seen('stormCardSeen', 'fremen')).toEqual([
    { type: 'stormCardSeen', turn: 2, faction: 'fremen', number: t.hidden.stormCard },
  ])
  expect(t.seen('stormCardSeen', 'emperor')[0]).not.toHaveProperty('number')
})

test('DU-19.7, IN-4.1: out of time, they do not look, and there is no window', () => {
  const t = storm(3, 1, (t) => t.give('emperor', 'karama_1'))
  t.skip('stormCards').timeout('fremen')
  expect(t.over).toBe(true)
  expect(t.own('fremen').stormCard).toBe(0)
})

test('STORM_COMING (FR-14): prevented, Fremen do not see the card this turn', () => {
  const t = storm(3, 1, (t) => t.give('emperor', 'karama_1')).skip('stormCards')
  t.does('fremen', { type: 'look' })
  expect(t.question).toBe('karamaOpportunity')
  t.does('emperor', { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' })
  expect([t.own('fremen').stormCard, t.seen('stormCardSeen')]).toEqual([0, []])
  expect(t.seen('KARAMA_USED')[0]).toMatchObject({ abilityName: 'STORM_COMING', result: 'prevented' })
})

test('FR-16, DU-4.12, DU-1.14, DU-1.11: half of each stack dies, rounded up, and Fremen choose which', () => {
  const t = storm(1, 3, (t) => t.place('fremen', 'cielago-south/2', 5).place('fremen', 'cielago-north/3', 3, 2))
  // Only one kind: nothing to choose.
  expect(count(t, 'cielago-south/2')).toEqual([2, 0])
  expect([t.question, t.asked]).toEqual(['stormLosses', ['fremen']])
  expect(t.refusal('fremen', { type: 'chooseLosses', ordinary: 2, special: 0 })?.rule).toBe('FR-16')
  t.does('fremen', { type: 'chooseLosses', ordinary: 1, special: 2 })
  expect(count(t, 'cielago-north/3')).toEqual([2, 0])
  expect([t.pub.tanks[3], t.pub.tanksElite[3]]).toEqual([4, 2])
})

test('DU-19.6: out of time, ordinary tokens die first', () => {
  const t = storm(1, 2, (t) => t.place('fremen', 'cielago-north/3', 1, 3)).skip('stormLosses')
  expect(count(t, 'cielago-north/3')).toEqual([0, 2])
})

test('FR-16: a stack on which the storm rested is not hit again when it leaves', () => {
  const t = storm(3, 2, (t) => t.place('fremen', 'cielago-north/3', 4))
  expect(count(t, 'cielago-north/3')).toEqual([4, 0])
})

test('DU-4.12: what the falling wall exposes under the storm is hit, even after a storm that stood still', () => {
  const t = storm(10, 1, (t) => {
    t.give('emperor', 'family-atomics_1').give('emperor', 'weather-control_1')
    t.place('emperor', 'shield-wall/8', 1).place('fremen', 'arrakeen/10', 4)
  })
  t.does('emperor', { type: 'familyAtomics' }).does('emperor', { type: 'weatherControl', sectors: 0 })
  t.skip('stormCards').skip('lookAtStormCard')
  expect([t.over, t.pub.storm, count(t, 'arrakeen/10')]).toEqual([true, 10, [4, 0]])
  t.pub.turn = 3
  t.begin(stormPhase).skip('lookAtStormCard')
  expect(count(t, 'arrakeen/10')).toEqual([2, 0])
})

test('STORM_LOSSES (FR-16): hit, all tokens of all stacks on the way die; one window for the whole storm', () => {
  const t = storm(3, 3, (t) => {
    t.give('emperor', 'karama_1').place('fremen', 'cielago-north/3', 4)
    t.place('fremen', 'cielago-east/4', 3, 2).place('fremen', 'south-mesa/5', 2)
  }).skip('stormCards')
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['emperor']])
  expect(t.pub.karamaState?.interruptType).toBe('cancel')
  t.does('emperor', { type: 'respond_to_karama_opportunity', useKarama: true, karamaCardId: 'karama_1' })
  // The exemption of the starting sector stays.
  expect(count(t, 'cielago-north/3')).toEqual([4, 0])
  expect([t.pub.tanks[3], t.pub.tanksElite[3]]).toEqual([5, 2])
  expect(t.question).toBe('lookAtStormCard')
})

test('IN-1.4: no window where no Fremen stack is hit', () => {
  const t = storm(3, 3, (t) => t.give('emperor', 'karama_1').place('fremen', 'sietch-tabr/14', 4)).skip('stormCards')
  expect(t.question).toBe('lookAtStormCard')
})

test('DU-4.6: in the basic game Fremen lose everything in a storm', () => {
  const t = storm(1, 0, (t) => t.place('fremen', 'cielago-north/3', 4), { mode: 'basic' }).skip('dial')
  expect([t.over, t.pub.tanks[3]]).toEqual([true, 4])
})

test('STORM_LOSSES, STORM_COMING (IN-1.4): uses that nobody hits are final', () => {
  const t = storm(3, 3, (t) => t.give('emperor', 'karama_1').place('fremen', 'south-mesa/5', 3)).skip('stormCards')
  t.does('emperor', { type: 'respond_to_karama_opportunity', useKarama: false })
  expect([count(t, 'south-mesa/5'), t.question]).toEqual([[1, 0], 'lookAtStormCard'])
  t.does('fremen', { type: 'look' })
  expect(t.own('fremen').stormCard).toBe(0)
  t.does('emperor', { type: 'respond_to_karama_opportunity', useKarama: false })
  expect([t.own('fremen').stormCard, t.pub.hand[2]]).toEqual([t.hidden.stormCard, 1])
})
