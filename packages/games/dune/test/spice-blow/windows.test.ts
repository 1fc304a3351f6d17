import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at } from '../../src/forces.ts'
import type { TestTable } from '../table.ts'
import { BASIC, blow, KARAMA } from './spice.ts'

const NO = { type: 'respond_to_karama_opportunity', useKarama: false }
const OTHER = { ...KARAMA, karamaCardId: 'karama_2' }
const here = (t: TestTable, location: string): number => t.pub.forces[at(nodeNumber(location), 3)]

const oneWorm = (prepare: (t: TestTable) => void) =>
  blow(['fremen', 'emperor', 'atreides'], {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-old-gap'],
    storm: 1,
    options: BASIC,
    prepare(t) {
      t.give('emperor', 'karama_1').give('atreides', 'karama_2')
      prepare(t)
    },
  })

test('SHAI_HULUD (IN-1.4): a use that nobody hits is final, and the cards stay in hand', () => {
  const t = oneWorm((t) => t.place('fremen', 'old-gap/9', 3))
  t.does('emperor', NO)
  expect(t.question).toBe('karamaOpportunity')
  t.does('atreides', NO)
  expect([here(t, 'old-gap/9'), t.pub.hand[2], t.pub.hand[0]]).toEqual([3, 1, 1])
  expect(t.skip('nexus').question).toBe('ride')
})

test('SHAI_HULUD (IN-3.4): the first use closes the window, and the second card stays in hand', () => {
  const t = oneWorm((t) => t.place('fremen', 'old-gap/9', 3)).does('atreides', OTHER)
  expect([t.pub.tanks[3], t.pub.hand[0], t.pub.hand[2], t.pub.karamaState]).toEqual([3, 0, 1, null])
  expect(t.refusal('emperor', KARAMA)).not.toBeNull()
})

test('ALLIANCE_PROTECT_FROM_WORMS (IN-1.10): nobody prevents it, and the ally lives', () => {
  const t = oneWorm((t) => t.ally('fremen', 'emperor').place('emperor', 'old-gap/9', 2))
  t.does('fremen', { type: 'protectAlly' })
  expect(t.pub.karamaState).toMatchObject({ interruptType: 'prevent', targetFaction: 3 })
  t.does('emperor', NO).does('atreides', NO)
  expect(t.pub.tanks[2]).toBe(0)
})

test('ALLIANCE_PROTECT_FROM_WORMS (IN-4.1): declined, there is no window', () => {
  const t = oneWorm((t) => t.ally('fremen', 'emperor').place('emperor', 'old-gap/9', 2))
  t.does('fremen', { type: 'pass' })
  expect([t.question, t.pub.tanks[2]]).toEqual(['nexus', 2])
})

test('SANDWORMS (IN-1.4): nobody hits it, and the worm devours where it was placed', () => {
  const t = blow(['fremen', 'emperor'], {
    deck: ['shai-hulud_1', 'shai-hulud_2', 'spice-red-chasm', 'spice-broken-land'],
    pileA: ['spice-old-gap'],
    prepare: (t) => t.give('emperor', 'karama_1').place('emperor', 'the-minor-erg/5', 4),
  })
  t.does('fremen', { type: 'placeWorm', territory: 'the-minor-erg' }).does('emperor', NO)
  expect([t.pub.tanks[2], t.pub.hand[2]]).toEqual([4, 1])
})
