import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { SPICE_CARD_ID, SPICE_CARDS } from '../../src/data/spice.ts'
import { at } from '../../src/forces.ts'
import { BASIC, blow } from './spice.ts'

const TWO = ['atreides', 'emperor'] as const

test('DU-5.1, DU-5.4: in the basic game one card blows its spice in its place', () => {
  const t = blow(TWO, { deck: ['spice-red-chasm', 'spice-old-gap'], options: BASIC })
  expect([t.over, t.pub.spice[nodeNumber('red-chasm/7')], t.pub.spice[nodeNumber('old-gap/10')]]).toEqual([true, 8, 0])
  expect(t.pub.pileA.map((card) => SPICE_CARD_ID[card])).toEqual(['spice-red-chasm'])
  expect(t.seen('spiceBlew')).toEqual([{ type: 'spiceBlew', turn: 2, location: 'red-chasm/7', spice: 8 }])
})

test('DU-5.1: in the advanced game a second card blows on pile B', () => {
  const t = blow(TWO, { deck: ['spice-red-chasm', 'spice-old-gap'] })
  expect([t.over, t.pub.spice[nodeNumber('red-chasm/7')], t.pub.spice[nodeNumber('old-gap/10')]]).toEqual([true, 8, 6])
  expect(t.pub.pileB.map((card) => SPICE_CARD_ID[card])).toEqual(['spice-old-gap'])
})

test('DU-5.4: in the storm no spice is placed, and the card is discarded as usual', () => {
  const t = blow(TWO, { deck: ['spice-red-chasm'], storm: 7, options: BASIC })
  expect([t.pub.spice[nodeNumber('red-chasm/7')], t.pub.pileA.length]).toEqual([0, 1])
})

test('DU-5.3: on the first turn worms have no effect, and are shuffled back after the phase', () => {
  const t = blow(TWO, {
    turn: 1,
    deck: ['shai-hulud_1', 'shai-hulud_2', 'spice-red-chasm', 'shai-hulud_3', 'spice-old-gap'],
    prepare: (t) => t.place('emperor', 'red-chasm/7', 3),
  })
  expect(t.over).toBe(true)
  expect([t.seen('nexusBegan'), t.seen('wormAppeared'), t.pub.tanks[2]]).toEqual([[], [], 0])
  expect(t.hidden.spiceDeck).toHaveLength(SPICE_CARDS - 2)
  expect(new Set(t.hidden.spiceDeck).size).toBe(SPICE_CARDS - 2)
  expect(t.seen('spiceDeckShuffled')).toHaveLength(1)
  expect([t.pub.pileA.length, t.pub.pileB.length]).toEqual([1, 1])
})

test('DU-5.5: a worm devours all forces and spice of the territory that lay on top before this blow', () => {
  const t = blow(TWO, {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-old-gap', 'spice-the-minor-erg'],
    options: BASIC,
    prepare(t) {
      t.place('emperor', 'the-minor-erg/5', 3).place('atreides', 'the-minor-erg/8', 2)
      t.place('emperor', 'old-gap/10', 4).place('emperor', 'red-chasm/7', 1)
      t.pub.spice[nodeNumber('the-minor-erg/8')] = 8
    },
  })
  expect([t.pub.tanks[0], t.pub.tanks[2], t.pub.spice[nodeNumber('the-minor-erg/8')]]).toEqual([2, 3, 0])
  // DU-5.2: then the deck is turned over again, and its spice stays.
  expect([t.pub.spice[nodeNumber('red-chasm/7')], t.pub.forces[at(nodeNumber('red-chasm/7'), 2)]]).toEqual([8, 1])
  expect(t.pub.pileA.map((card) => SPICE_CARD_ID[card]).slice(-2)).toEqual(['shai-hulud_1', 'spice-red-chasm'])
})

test('DU-5.5: each pile has its own target, and worms ignore the storm', () => {
  const t = blow(TWO, {
    deck: ['spice-red-chasm', 'shai-hulud_1', 'spice-south-mesa'],
    pileA: ['spice-old-gap'],
    pileB: ['spice-the-great-flat'],
    storm: 15,
    prepare: (t) => t.place('emperor', 'the-great-flat/15', 2).place('atreides', 'old-gap/9', 2),
  })
  expect([t.pub.tanks[2], t.pub.tanks[0]]).toEqual([2, 0])
})

test('DU-5.5: without a territory card on the pile nothing is eaten, and there is a Nexus all the same', () => {
  const t = blow(['atreides', 'emperor', 'harkonnen'], {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    options: BASIC,
    prepare: (t) => t.place('emperor', 'red-chasm/7', 2),
  })
  expect(t.seen('wormAppeared')).toEqual([{ type: 'wormAppeared', turn: 2, territory: null }])
  expect([t.pub.tanks[2], t.question]).toEqual([0, 'nexus'])
})

test('DU-5.7: without Fremen every worm of a blow has the same target', () => {
  const t = blow(TWO, {
    deck: ['shai-hulud_1', 'shai-hulud_2', 'spice-red-chasm', 'spice-broken-land'],
    pileA: ['spice-old-gap'],
  })
  expect(t.seen('wormAppeared').map(({ territory }) => territory)).toEqual(['old-gap', 'old-gap'])
})

test('BG-20, DU-5.6: advisors whom a worm leaves alone do not live to take up arms: they are devoured too', () => {
  const t = blow(['bene-gesserit', 'emperor'], {
    deck: ['shai-hulud_1', 'spice-red-chasm', 'spice-old-gap'],
    pileA: ['spice-the-minor-erg'],
    prepare(t) {
      t.place('emperor', 'the-minor-erg/5', 3)
      t.pub.special[at(nodeNumber('the-minor-erg/6'), 1)] = 1
      t.pub.reserves[1]--
    },
  })
  expect([t.pub.tanks[1], t.pub.tanks[2]]).toEqual([1, 3])
})

test('DU-5.9, DU-5.10: in the basic game what lies below the topmost territory card becomes the deck', () => {
  const t = blow(['atreides', 'emperor'], {
    deck: ['shai-hulud_1'],
    isWhole: true,
    pileA: ['spice-old-gap', 'shai-hulud_2', 'spice-red-chasm', 'shai-hulud_3'],
    options: BASIC,
  })
  // Two cards were shuffled in: the old territory comes sooner or later.
  const pile = t.pub.pileA.map((card) => SPICE_CARD_ID[card])
  expect(pile.slice(0, 3)).toEqual(['spice-red-chasm', 'shai-hulud_3', 'shai-hulud_1'])
  expect(pile.at(-1)).toBe('spice-old-gap')
  // DU-5.10: the target was fixed when the blow began.
  expect(t.seen('wormAppeared')[0].territory).toBe('red-chasm')
  expect(t.seen('spiceDeckShuffled')).toHaveLength(1)
})

test('DU-5.9, R-3: in the advanced game pile B goes in whole, and its worms have no target then', () => {
  const t = blow(['atreides', 'emperor'], {
    deck: ['spice-broken-land'],
    isWhole: true,
    pileA: ['spice-old-gap', 'spice-red-chasm'],
    pileB: ['spice-south-mesa', 'shai-hulud_3'],
  })
  const everything = [...t.pub.pileA, ...t.pub.pileB, ...t.hidden.spiceDeck].map((card) => SPICE_CARD_ID[card])
  expect(everything.sort()).toEqual(
    ['spice-broken-land', 'spice-old-gap', 'spice-red-chasm', 'spice-south-mesa', 'shai-hulud_3'].sort(),
  )
  expect(t.pub.pileA.map((card) => SPICE_CARD_ID[card])).toEqual(['spice-broken-land'])
})

test('VI-4.8: whoever has looked at the top card knows nothing of the next one', () => {
  const t = blow(TWO, {
    deck: ['spice-red-chasm', 'spice-old-gap'],
    prepare(t) {
      t.own('atreides').spiceTop = SPICE_CARD_ID.indexOf('spice-red-chasm')
    },
  })
  expect(t.own('atreides').spiceTop).toBe(-1)
})
