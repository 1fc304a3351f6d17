import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { at } from '../../src/forces.ts'
import type { FactionId, TestTable } from '../table.ts'
import { BASIC, blow, PASS } from './spice.ts'

const here = (t: TestTable, location: string): number[] => {
  const place = at(nodeNumber(location), 3)
  return [t.pub.forces[place], t.pub.special[place]]
}

const ride = (from: string, to: string, ordinary: number, special = 0) => ({
  type: 'ride',
  from,
  to,
  ordinary,
  special,
})

/** One worm in the Minor Erg, and the Nexus is over. */
function afterNexus(
  prepare: (t: TestTable) => void,
  given: { options?: object; storm?: number; with?: FactionId } = {},
) {
  return blow(['fremen', given.with ?? 'emperor'], {
    deck: ['shai-hulud_1', 'spice-red-chasm', 'spice-old-gap'],
    pileA: ['spice-the-minor-erg'],
    storm: given.storm ?? 1,
    options: { ...BASIC, ...given.options },
    prepare,
  })
}

test('FR-8: after the Nexus some or all of the Fremen at the worm ride to any one location, and nothing is devoured there', () => {
  const t = afterNexus((t) => t.place('fremen', 'the-minor-erg/7', 5).place('emperor', 'habbanya-erg/16', 2))
  expect([t.question, t.asked]).toEqual(['ride', ['fremen']])
  expect(t.seen('nexusEnded')).toHaveLength(1)
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'habbanya-erg/16', 6))?.code).toBe('noTokens')
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'habbanya-erg/16', 0))?.code).toBe('noTokens')
  expect(t.refusal('fremen', ride('old-gap/9', 'habbanya-erg/16', 1))?.code).toBe('notThere')
  t.does('fremen', ride('the-minor-erg/7', 'habbanya-erg/16', 3))
  expect([here(t, 'the-minor-erg/7'), here(t, 'habbanya-erg/16'), t.pub.tanks[2]]).toEqual([[2, 0], [3, 0], 0])
  expect(t.seen('rode')).toEqual([
    {
      type: 'rode',
      turn: 2,
      faction: 'fremen',
      from: 'the-minor-erg/7',
      to: 'habbanya-erg/16',
      ordinary: 3,
      special: 0,
    },
  ])
  expect(t.over).toBe(true)
})

test('DU-19.11: out of time, nobody rides', () => {
  const t = afterNexus((t) => t.place('fremen', 'the-minor-erg/7', 5)).timeout('fremen')
  expect([t.over, here(t, 'the-minor-erg/7')]).toEqual([true, [5, 0]])
})

test('FR-8: those in other sectors of the territory may ride along, as one group', () => {
  const t = afterNexus((t) => t.place('fremen', 'the-minor-erg/5', 2).place('fremen', 'the-minor-erg/8', 1))
  t.does('fremen', ride('the-minor-erg/5', 'carthag/11', 2))
  expect([t.question, t.asked]).toEqual(['alsoTake', ['fremen']])
  t.does('fremen', { type: 'alsoTake', from: 'the-minor-erg/8', ordinary: 1, special: 0 })
  expect([t.over, here(t, 'carthag/11')]).toEqual([true, [3, 0]])
})

test('FR-8, DU-4.8: nobody rides out of the storm or into it', () => {
  const t = afterNexus((t) => t.place('fremen', 'the-minor-erg/7', 2).place('fremen', 'the-minor-erg/8', 2), {
    storm: 8,
  })
  expect(t.refusal('fremen', ride('the-minor-erg/8', 'carthag/11', 1))?.code).toBe('inStorm')
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'gara-kulon/8', 1))?.code).toBe('inStorm')
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'polar-sink/0', 1))).toBeNull()
  t.does('fremen', ride('the-minor-erg/7', 'carthag/11', 2))
  // Those in the storm cannot come along.
  expect(t.over).toBe(true)
})

test('FR-8: with all of them in the storm there is no ride', () => {
  expect(afterNexus((t) => t.place('fremen', 'the-minor-erg/8', 2), { storm: 8 }).over).toBe(true)
})

test('FR-8, DU-1.7: not where the ally is, the Polar Sink excepted, and not into a stronghold with two others', () => {
  const t = blow(['fremen', 'emperor', 'atreides', 'harkonnen'], {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-the-minor-erg'],
    options: BASIC,
    prepare(t) {
      t.ally('fremen', 'emperor').place('fremen', 'the-minor-erg/7', 2)
      t.place('emperor', 'old-gap/9', 1).place('emperor', 'polar-sink/0', 1)
      t.place('atreides', 'carthag/11', 1).place('harkonnen', 'carthag/11', 1).place('harkonnen', 'arrakeen/10', 1)
    },
  }).skip('nexus')
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'old-gap/11', 1))?.code).toBe('allyThere')
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'carthag/11', 1))?.code).toBe('strongholdFull')
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'arrakeen/10', 1))).toBeNull()
  expect(t.refusal('fremen', ride('the-minor-erg/7', 'polar-sink/0', 1))).toBeNull()
})

test('DU-5.8: one ride for each worm in the order of their appearance, also from where the last one led', () => {
  const t = blow(['fremen', 'emperor'], {
    deck: ['shai-hulud_1', 'shai-hulud_2', 'spice-red-chasm', 'spice-broken-land'],
    pileA: ['spice-the-minor-erg'],
    storm: 1,
    prepare: (t) => t.place('fremen', 'the-minor-erg/7', 2, 1),
  })
  t.does('fremen', { type: 'placeWorm', territory: 'gara-kulon' })
  t.does('fremen', ride('the-minor-erg/7', 'gara-kulon/8', 2, 1))
  expect(t.question).toBe('ride')
  t.does('fremen', ride('gara-kulon/8', 'sietch-tabr/14', 0, 1))
  expect([here(t, 'gara-kulon/8'), here(t, 'sietch-tabr/14')]).toEqual([
    [2, 0],
    [0, 1],
  ])
})

test('BG-15, DU-10.11: a ride enters: fighters of Bene Gesserit may become advisors', () => {
  const given = { options: { mode: 'advanced' }, with: 'bene-gesserit' } as const
  const t = afterNexus((t) => t.place('fremen', 'the-minor-erg/7', 2).place('bene-gesserit', 'carthag/11', 1), given)
  t.does('fremen', ride('the-minor-erg/7', 'carthag/11', 2))
  expect(t.asked).toEqual(['bene-gesserit'])
  t.does('bene-gesserit', { type: 'flipToAdvisors' })
  expect(t.pub.special[at(nodeNumber('carthag/11'), 1)]).toBe(1)
})

test('BG-20: advisors whom the riders leave alone become fighters', () => {
  const given = { options: { mode: 'advanced' }, with: 'bene-gesserit' } as const
  const t = afterNexus((t) => {
    t.place('fremen', 'the-minor-erg/7', 2)
    t.ally('fremen', 'bene-gesserit')
    t.pub.special[at(nodeNumber('the-minor-erg/7'), 1)] = 1
    t.pub.reserves[1]--
  }, given)
  t.does('fremen', { type: 'protectAlly' }).does('fremen', ride('the-minor-erg/7', 'carthag/11', 2))
  expect(t.pub.forces[at(nodeNumber('the-minor-erg/7'), 1)]).toBe(1)
})

test('FR-8: a ride may be declined', () => {
  expect(afterNexus((t) => t.place('fremen', 'the-minor-erg/7', 2)).does('fremen', PASS).over).toBe(true)
})
