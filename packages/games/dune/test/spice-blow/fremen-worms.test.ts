import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at } from '../../src/forces.ts'
import type { TestTable } from '../table.ts'
import { BASIC, blow, KARAMA, PASS } from './spice.ts'

const here = (t: TestTable, location: string, faction = 3): number => t.pub.forces[at(nodeNumber(location), faction)]
const TWO = ['fremen', 'emperor'] as const
const place = (territory: string) => ({ type: 'placeWorm', territory })

test('FR-7: Fremen in the territory of a worm live, the spice does not', () => {
  const t = blow(TWO, {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-old-gap'],
    options: BASIC,
    prepare(t) {
      t.place('fremen', 'old-gap/9', 3).place('emperor', 'old-gap/9', 2)
      t.pub.spice[nodeNumber('old-gap/10')] = 6
    },
  })
  expect([here(t, 'old-gap/9'), t.pub.tanks[2], t.pub.spice[nodeNumber('old-gap/10')]]).toEqual([3, 2, 0])
})

test('SHAI_HULUD (FR-7): hit, the Fremen there are devoured and cannot ride', () => {
  const t = blow(TWO, {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-old-gap'],
    options: BASIC,
    prepare: (t) => t.place('fremen', 'old-gap/9', 3).place('fremen', 'carthag/11', 1).give('emperor', 'karama_1'),
  })
  expect([t.question, t.asked, t.pub.tanks[3]]).toEqual(['karamaOpportunity', ['emperor'], 0])
  t.does('emperor', KARAMA)
  expect([t.over, t.pub.tanks[3], here(t, 'carthag/11')]).toEqual([true, 3, 1])
  expect(t.seen('KARAMA_USED')[0]).toMatchObject({ abilityName: 'SHAI_HULUD', result: 'cancelled' })
})

test('IN-1.4: without Fremen in the territory there is no window', () => {
  const t = blow(TWO, {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-old-gap'],
    options: BASIC,
    prepare: (t) => t.place('fremen', 'red-chasm/7', 3).give('emperor', 'karama_1'),
  })
  expect(t.over).toBe(true)
})

const protecting = (prepare?: (t: TestTable) => void) =>
  blow(['fremen', 'bene-gesserit', 'atreides'], {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-the-minor-erg'],
    options: BASIC,
    prepare(t) {
      t.ally('fremen', 'bene-gesserit').place('bene-gesserit', 'the-minor-erg/5', 2)
      t.place('atreides', 'the-minor-erg/6', 2)
      prepare?.(t)
    },
  })

test('FR-10: Fremen protect their ally from a worm, or not', () => {
  const spared = protecting()
  expect([spared.question, spared.asked]).toEqual(['protectAlly', ['fremen']])
  spared.does('fremen', { type: 'protectAlly' })
  expect([spared.pub.tanks[1], spared.pub.tanks[0]]).toEqual([0, 2])
  expect(spared.seen('allyProtected')[0]).toMatchObject({ ally: 'bene-gesserit', territory: 'the-minor-erg' })
  const devoured = protecting().does('fremen', PASS)
  expect([devoured.pub.tanks[1], devoured.pub.tanks[0]]).toEqual([2, 2])
})

test('DU-19.8: out of time, the ally is not protected', () => {
  expect(protecting().timeout('fremen').pub.tanks[1]).toBe(2)
})

test('ALLIANCE_PROTECT_FROM_WORMS (FR-10): prevented, the ally is devoured; the ally itself may answer', () => {
  const t = protecting((t) => t.give('bene-gesserit', 'shield_1').give('atreides', 'karama_1'))
  t.does('fremen', { type: 'protectAlly' })
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['bene-gesserit', 'atreides']])
  t.does('atreides', KARAMA)
  expect([t.pub.tanks[1], t.seen('allyProtected')]).toEqual([2, []])
})

test('FR-10: where the ally has nothing there is nothing to decide', () => {
  const t = blow(['fremen', 'emperor', 'atreides'], {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-old-gap'],
    options: BASIC,
    prepare: (t) => t.ally('fremen', 'emperor').place('atreides', 'old-gap/9', 1),
  })
  expect(t.question).toBe('nexus')
})

const secondWorm = (prepare?: (t: TestTable) => void) =>
  blow(TWO, {
    deck: ['shai-hulud_1', 'shai-hulud_2', 'spice-red-chasm', 'spice-broken-land'],
    pileA: ['spice-old-gap'],
    prepare(t) {
      t.place('emperor', 'the-minor-erg/5', 4)
      t.pub.spice[nodeNumber('old-gap/10')] = 6
      prepare?.(t)
    },
  })

test('FR-15: every worm after the first one of a blow goes where Fremen say, if it is sand', () => {
  const t = secondWorm()
  expect([t.question, t.asked, t.pub.spice[nodeNumber('old-gap/10')]]).toEqual(['placeWorm', ['fremen'], 0])
  expect(t.refusal('fremen', place('arrakeen'))?.code).toBe('noSand')
  expect(t.refusal('fremen', place('polar-sink'))?.code).toBe('noSand')
  expect(t.refusal('fremen', place('imperial-basin'))).toBeNull()
  t.does('fremen', place('the-minor-erg'))
  expect(t.pub.tanks[2]).toBe(4)
  expect(t.seen('wormAppeared').map(({ territory }) => territory)).toEqual(['old-gap', 'the-minor-erg'])
})

test('DU-19.9: out of time, the worm goes to its usual target', () => {
  const t = secondWorm().timeout('fremen')
  expect(t.seen('wormAppeared').map(({ territory }) => territory)).toEqual(['old-gap', 'old-gap'])
})

test('SANDWORMS (FR-15): hit, the worm devours nothing there and hits the usual target', () => {
  const t = secondWorm((t) => t.give('emperor', 'karama_1').place('emperor', 'old-gap/9', 1))
  t.does('fremen', place('the-minor-erg'))
  expect([t.question, t.pub.tanks[2]]).toEqual(['karamaOpportunity', 1])
  t.does('emperor', KARAMA)
  expect(t.pub.tanks[2]).toBe(1)
  expect(t.seen('wormAppeared').map(({ territory }) => territory)).toEqual(['old-gap', 'old-gap'])
})

test('DU-5.7: in the basic game Fremen place no worms', () => {
  const t = blow(TWO, {
    deck: ['shai-hulud_1', 'shai-hulud_2', 'spice-red-chasm'],
    pileA: ['spice-old-gap'],
    options: BASIC,
  })
  expect(t.over).toBe(true)
})
