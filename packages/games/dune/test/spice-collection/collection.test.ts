import { describe, expect, it } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { SPICE_COLLECTION } from '../../src/names.ts'
import { spiceCollectionPhase } from '../../src/phases/spice-collection/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

const FLAT = 'the-great-flat/15'

function collecting(
  mode = 'advanced',
  factions: readonly FactionId[] = ['emperor', 'fremen', 'bene-gesserit'],
): TestTable {
  const t = table(factions, { mode })
  t.pub.turn = 2
  t.pub.phase = SPICE_COLLECTION
  t.pub.order = factions.map(factionNumber)
  return t
}

function spice(t: TestTable, location: string, amount: number): TestTable {
  t.pub.spice[nodeNumber(location)] = amount
  return t
}

const left = (t: TestTable, location: string): number => t.pub.spice[nodeNumber(location)]

describe('DU-12.1 to DU-12.3: collecting', () => {
  it('DU-12.1, DU-12.3, VI-3.26: each token takes two, and the rest stays', () => {
    const t = spice(collecting(), FLAT, 10).place('emperor', FLAT, 2, 1).begin(spiceCollectionPhase)
    expect(t.own('emperor').spice).toBe(16)
    expect(left(t, FLAT)).toBe(4)
    expect(t.seen('collected')).toMatchObject([{ faction: 'emperor', location: FLAT, spice: 6 }])
  })

  it('DU-12.1: nobody takes more than there is', () => {
    const t = spice(collecting(), FLAT, 3).place('emperor', FLAT, 5).begin(spiceCollectionPhase)
    expect(t.own('emperor').spice).toBe(13)
    expect(left(t, FLAT)).toBe(0)
  })

  it.each(['arrakeen/10', 'carthag/11'])('DU-12.1: whoever occupies %s takes three', (stronghold) => {
    const t = spice(collecting('basic'), FLAT, 10).place('emperor', FLAT, 2).place('emperor', stronghold, 1)
    t.begin(spiceCollectionPhase)
    expect(left(t, FLAT)).toBe(4)
  })

  it('DU-12.1: tokens in another sector of the territory take nothing, nor do advisors', () => {
    const t = spice(collecting(), 'cielago-north/3', 8).place('emperor', 'cielago-north/2', 3)
    t.pub.special[nodeNumber('cielago-north/3') * 6 + factionNumber('bene-gesserit')] = 2
    t.begin(spiceCollectionPhase)
    expect(left(t, 'cielago-north/3')).toBe(8)
  })

  it('DU-12.2: of two in one location the earlier in storm order collects first', () => {
    const t = spice(collecting(), FLAT, 5)
      .place('emperor', FLAT, 1)
      .place('fremen', FLAT, 4)
      .begin(spiceCollectionPhase)
    expect([t.own('emperor').spice, t.own('fremen').spice]).toEqual([12, 6])
  })

  it('DU-12.3: in the storm one collects as well', () => {
    const t = spice(collecting(), FLAT, 4).place('fremen', FLAT, 2)
    t.pub.storm = 15
    t.begin(spiceCollectionPhase)
    expect(left(t, FLAT)).toBe(0)
  })
})

describe('DU-12.4: what strongholds yield', () => {
  const seated = (mode: string) =>
    collecting(mode)
      .place('emperor', 'arrakeen/10', 1)
      .place('emperor', 'tueks-sietch/5', 1)
      .place('fremen', 'carthag/11', 1)

  it('DU-12.4: 2 for Arrakeen, 2 for Carthag, 1 for Tuek’s Sietch', () => {
    const t = seated('advanced').begin(spiceCollectionPhase)
    expect([t.own('emperor').spice, t.own('fremen').spice]).toEqual([13, 5])
  })

  it('DU-12.4: nothing in the basic game', () => {
    const t = seated('basic').begin(spiceCollectionPhase)
    expect([t.own('emperor').spice, t.own('fremen').spice]).toEqual([10, 3])
  })
})
