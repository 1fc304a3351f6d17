import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at } from '../../src/forces.ts'
import { MENTAT_PAUSE, STORM } from '../../src/names.ts'
import { stormPhase } from '../../src/phases/storm/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

const THREE: readonly FactionId[] = ['atreides', 'emperor', 'harkonnen']

/** The storm phase of a turn is about to begin. */
function beforeStorm(factions: readonly FactionId[], turn: number, options = {}): TestTable {
  const t = table(factions, options)
  t.pub.turn = turn
  t.pub.phase = STORM
  if (turn > 1) {
    t.pub.dialers = [factionNumber(factions[0]), factionNumber(factions[1])]
    t.pub.order = factions.map(factionNumber)
  }
  return t
}

const dial = (number: number) => ({ type: 'dial', number })

test('DU-4.2, VI-3.3: the two players on both sides of the start dial 0 to 20 in secret, and the storm is placed there', () => {
  // Circles 1, 2 and 3 lie in sectors 2, 5 and 8.
  const t = beforeStorm(THREE, 1).begin(stormPhase)
  expect([t.question, t.asked]).toEqual(['dial', ['atreides', 'harkonnen']])
  expect(t.refusal('atreides', dial(21))?.code).toBe('offTheWheel')
  t.does('harkonnen', dial(20))
  expect(t.seen('dialed')).toEqual([])
  t.does('atreides', dial(1))
  expect(t.seen('dialed').map(({ faction, number }) => [faction, number])).toEqual([
    ['atreides', 1],
    ['harkonnen', 20],
  ])
  // (21 mod 18) + 1
  expect(t.pub.storm).toBe(4)
  expect(t.over).toBe(true)
})

test('DU-4.2, R-1: the first storm destroys only where it is placed', () => {
  const t = beforeStorm(['bene-gesserit', 'emperor'], 1)
  t.place('emperor', 'cielago-north/3', 2).place('bene-gesserit', 'cielago-south/2', 1).begin(stormPhase)
  t.does('emperor', dial(1)).does('bene-gesserit', dial(1))
  expect(t.pub.storm).toBe(3)
  expect([t.pub.tanks[1], t.pub.tanks[2]]).toEqual([0, 2])
})

test('DU-4.3, DU-4.11: later storms go by the two who dialed last, 1 to 3 each', () => {
  const t = beforeStorm(THREE, 2)
  t.pub.storm = 17
  t.begin(stormPhase)
  expect(t.asked).toEqual(['atreides', 'emperor'])
  expect(t.refusal('atreides', dial(0))?.code).toBe('offTheWheel')
  expect(t.refusal('atreides', dial(4))?.code).toBe('offTheWheel')
  t.does('atreides', dial(3)).does('emperor', dial(2))
  expect(t.pub.storm).toBe(4)
})

test('DU-19.4: out of time, the first dial is 0 and a later one 1', () => {
  const first = beforeStorm(THREE, 1).begin(stormPhase).skip('dial')
  expect(first.pub.storm).toBe(1)
  const later = beforeStorm(THREE, 2).begin(stormPhase).skip('dial')
  expect(later.pub.storm).toBe(3)
})

test('DU-4.3: in the basic game the dials count even when Fremen play', () => {
  const t = beforeStorm(['fremen', 'emperor'], 2, { mode: 'basic' }).begin(stormPhase)
  expect(t.question).toBe('dial')
})

test('DU-3.2: storm order begins after the storm, and a circle under the storm comes last', () => {
  const t = beforeStorm(THREE, 2)
  t.pub.storm = 1
  t.begin(stormPhase).does('atreides', dial(2)).does('emperor', dial(2))
  // Circle 2, the Emperor's, lies in sector 5.
  expect(t.pub.storm).toBe(5)
  expect(t.pub.order).toEqual(['harkonnen', 'atreides', 'emperor'].map((id) => factionNumber(id as FactionId)))
  expect(t.seen('stormOrder')).toEqual([{ type: 'stormOrder', turn: 2, first: 'harkonnen' }])
})

test('DU-4.6: all forces in sand on the way die, those on rock, in strongholds and in the polar sink live', () => {
  const t = beforeStorm(['emperor', 'bene-gesserit'], 2)
  t.pub.storm = 2
  t.place('emperor', 'cielago-south/3', 1, 2).place('emperor', 'false-wall-south/4', 3)
  t.place('emperor', 'tueks-sietch/5', 4).place('emperor', 'polar-sink/0', 1)
  t.place('bene-gesserit', 'cielago-east/4', 2).place('bene-gesserit', 'south-mesa/6', 1)
  t.begin(stormPhase).does('emperor', dial(1)).does('bene-gesserit', dial(2))
  expect(t.pub.storm).toBe(5)
  expect([t.pub.tanks[2], t.pub.tanksElite[2], t.pub.tanks[1]]).toEqual([1, 2, 2])
  expect(t.pub.forces[at(nodeNumber('south-mesa/6'), 1)]).toBe(1)
})

test('DU-4.6, BG-12: advisors die in the storm like others', () => {
  const t = beforeStorm(['emperor', 'bene-gesserit'], 2)
  t.place('emperor', 'cielago-north/3', 1)
  t.pub.special[at(nodeNumber('cielago-north/3'), 1)] = 1
  t.pub.reserves[1]--
  t.begin(stormPhase).does('emperor', dial(1)).does('bene-gesserit', dial(1))
  expect([t.pub.tanks[1], t.pub.tanks[2]]).toEqual([1, 1])
})

test('DU-4.7: spice in the sectors that the storm enters is lost, in the one that it leaves it is not', () => {
  const t = beforeStorm(THREE, 2)
  t.pub.storm = 2
  for (const node of ['cielago-south/2', 'cielago-north/3', 'south-mesa/5']) t.pub.spice[nodeNumber(node)] = 6
  t.begin(stormPhase).does('atreides', dial(1)).does('emperor', dial(1))
  const left = ['cielago-south/2', 'cielago-north/3', 'south-mesa/5'].map((node) => t.pub.spice[nodeNumber(node)])
  expect(left).toEqual([6, 0, 6])
})

test('DU-4.9: the Shield Wall protects the Imperial Basin, Arrakeen and Carthag as long as it stands', () => {
  for (const [stands, lost] of [
    [true, 0],
    [false, 9],
  ] as const) {
    const t = beforeStorm(['emperor', 'spacing-guild'], 2)
    t.pub.storm = 8
    t.pub.shieldWall = stands
    t.place('emperor', 'imperial-basin/9', 2).place('emperor', 'arrakeen/10', 3).place('emperor', 'carthag/11', 4)
    t.begin(stormPhase).does('emperor', dial(1)).does('spacing-guild', dial(2))
    expect(t.pub.tanks[2]).toBe(lost)
  }
})

test('BG-20, R-24: advisors alone since the battles become fighters when the next Storm Phase begins', () => {
  const t = table(['emperor', 'bene-gesserit']).begin()
  t.playUntil(() => t.pub.phase === MENTAT_PAUSE)
  const place = at(nodeNumber('carthag/11'), 1)
  t.pub.special[place] = 2
  t.pub.reserves[1] -= 2
  t.playUntil(() => t.pub.turn === 2)
  expect([t.pub.forces[place], t.pub.special[place]]).toEqual([2, 0])
})
