import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at } from '../../src/forces.ts'
import type { TestTable } from '../table.ts'
import { BASIC, type Blow, blow, KARAMA, PASS } from './spice.ts'

const worm = (territory: string, karamaCardId = 'karama_1') => ({
  type: 'use_karama_faction_power',
  karamaCardId,
  faction: null,
  territory,
  ordinary: 0,
  special: 0,
  leader: null,
})

/** Blows without worms, at the first of the three gaps of blow A. */
const atFirstGap = (prepare?: (t: TestTable) => void, given: Partial<Blow> = {}) =>
  blow(['fremen', 'emperor', 'atreides'], {
    deck: ['spice-red-chasm', 'spice-old-gap'],
    ...given,
    prepare(t) {
      t.give('fremen', 'karama_1').place('emperor', 'the-minor-erg/5', 3)
      prepare?.(t)
    },
  })

test('IN-6.3, FR-K: once per game Fremen place a worm in any sand territory, which devours by the usual rules', () => {
  const t = atFirstGap((t) => t.place('fremen', 'the-minor-erg/6', 2))
  expect([t.question, t.asked]).toEqual(['karamaWorm', ['fremen']])
  expect(t.refusal('fremen', worm('arrakeen'))?.code).toBe('noSand')
  expect(t.refusal('fremen', worm('the-minor-erg', 'karama_2'))?.code).toBe('notInHand')
  t.does('fremen', worm('the-minor-erg'))
  expect([t.pub.tanks[2], t.pub.forces[at(nodeNumber('the-minor-erg/6'), 3)]]).toEqual([3, 2])
  expect(t.seen('KARAMA_USED')[0]).toMatchObject({ interruptor: 'fremen', use: 'faction-power' })
  // It causes the Nexus of this blow and may be ridden after it.
  expect(t.question).toBe('nexus')
  expect(t.skip('nexus').question).toBe('ride')
  t.does('fremen', PASS)
  expect(t.over).toBe(true)
})

test('IN-6.7, DU-5.2: Fremen are asked at three gaps of each blow, whether or not they hold a card', () => {
  const t = blow(['fremen', 'emperor'], {
    deck: ['spice-red-chasm', 'spice-old-gap'],
    prepare: (t) => t.give('fremen', 'shield_1'),
  })
  const seen: number[] = []
  while (!t.over) {
    expect(t.question).toBe('karamaWorm')
    seen.push(t.pub.pileA.length * 10 + t.pub.pileB.length)
    t.does('fremen', PASS)
  }
  expect(seen).toEqual([0, 10, 10, 10, 11, 11])
})

test('DU-19.43, VI-3.38: out of time they do not use it, and nobody sees that they were asked', () => {
  const t = atFirstGap().timeout('fremen')
  expect(t.own('fremen').hand).toHaveLength(1)
  expect(t.play.game.question('karamaWorm').seen).toBe('nothing')
})

test('IN-6.7: they are not asked in the basic game, on the first turn, with the power used, or with an empty hand', () => {
  expect(atFirstGap(undefined, { options: BASIC }).question).not.toBe('karamaWorm')
  expect(atFirstGap(undefined, { turn: 1 }).question).not.toBe('karamaWorm')
  const used = atFirstGap((t) => {
    t.pub.powerUsed = 1 << 3
  })
  expect(used.over).toBe(true)
  expect(blow(['fremen', 'emperor'], { deck: ['spice-red-chasm', 'spice-old-gap'] }).over).toBe(true)
})

test('DU-5.11, DU-6.1, R-30: a worm placed after the Nexus of a blow causes one more at once, with its ride', () => {
  const t = atFirstGap((t) => t.place('fremen', 'the-minor-erg/6', 2), {
    deck: ['shai-hulud_1', 'spice-red-chasm', 'spice-old-gap'],
    pileA: ['spice-south-mesa'],
  })
  t.does('fremen', PASS)
  expect(t.question).toBe('karamaWorm')
  t.does('fremen', PASS).skip('nexus')
  expect([t.question, t.seen('nexusEnded').length]).toEqual(['karamaWorm', 1])
  t.does('fremen', worm('the-minor-erg'))
  expect([t.question, t.seen('nexusBegan').length]).toEqual(['nexus', 2])
  t.skip('nexus')
  expect([t.question, t.pub.pileB.length]).toEqual(['ride', 0])
})

test('IN-6.3: it does not count as the first worm of a blow', () => {
  const t = atFirstGap(undefined, {
    deck: ['shai-hulud_1', 'spice-red-chasm', 'spice-old-gap'],
    pileA: ['spice-south-mesa'],
  })
  t.does('fremen', worm('the-minor-erg'))
  // Not asked where to put the worm of the deck: that is the first one.
  expect(t.question).toBe('nexus')
  expect(t.seen('wormAppeared').map(({ territory }) => territory)).toEqual(['the-minor-erg', 'south-mesa'])
})

test('IN-6.3, FR-7: what may be hit is the immunity, not the power', () => {
  const t = atFirstGap((t) => t.place('fremen', 'the-minor-erg/6', 2).give('emperor', 'karama_2'))
  t.does('fremen', worm('the-minor-erg'))
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['emperor']])
  t.does('emperor', { ...KARAMA, karamaCardId: 'karama_2' })
  expect(t.pub.tanks[3]).toBe(2)
})
