import { describe, expect, it } from 'vitest'
import { territoryNumber } from '../../src/data/territories.ts'
import { LEADER_POOL, ON_BOARD } from '../../src/names.ts'
import { endOfBattles } from '../../src/phases/battle/resolution/ref.ts'
import type { TestTable } from '../table.ts'
import { atBattle, duel, leaderAt, leaderNumber, reveal, tanksOf } from './fought.ts'

const CARTHAG = { in: 'carthag' }

describe('AT-10, DU-11.32: the sleeper', () => {
  const settle = (t: TestTable) => t.skip('traitor').skip('keepCards')

  it('AT-10: wakes at the end of the battle in which seven tokens are lost', () => {
    const t = duel()
    t.pub.khLosses = 2
    settle(reveal(t, CARTHAG, ['emperor', { leader: 'caid', tokens: 6 }], ['atreides', { leader: 'duncan-idaho' }]))
    expect(t.pub.khLosses).toBe(7)
    expect(t.seen('kwisatzHaderachAwake')).toMatchObject([{ faction: 'atreides' }])
  })

  it('DU-11.32: tokens that the winner commits count as well', () => {
    const t = duel()
    settle(reveal(t, CARTHAG, ['atreides', { leader: 'duncan-idaho', tokens: 4 }], ['emperor', {}]))
    expect(t.pub.khLosses).toBe(4)
    expect(t.seen('kwisatzHaderachAwake')).toEqual([])
  })

  it('DU-11.32: what Atreides lose in a battle of others does not count', () => {
    const t = atBattle(['emperor', 'fremen', 'atreides'])
      .place('emperor', 'carthag/11', 6)
      .place('fremen', 'carthag/11', 5)
      .place('atreides', 'carthag/11', 8)
    reveal(t, CARTHAG, ['emperor', { weapon: 'lasgun_1', leader: 'caid' }], ['fremen', { defense: 'shield_1' }])
    settle(t)
    expect(tanksOf(t, 'atreides')).toBe(8)
    expect(t.pub.khLosses).toBe(0)
  })
})

describe('DU-11.29, DU-11.31: dedicated leaders', () => {
  it('DU-11.29: surviving leaders of both sides are bound to the territory until the last battle is over', () => {
    const t = duel()
    reveal(t, CARTHAG, ['emperor', { leader: 'caid', tokens: 6 }], ['atreides', { leader: 'duncan-idaho' }]).skip()
    for (const id of ['caid', 'duncan-idaho']) {
      expect(leaderAt(t, id)).toBe(ON_BOARD)
      expect(t.pub.usedIn[leaderNumber(id)]).toBe(territoryNumber('carthag'))
    }
    t.begin(endOfBattles)
    for (const id of ['caid', 'duncan-idaho']) {
      expect(leaderAt(t, id)).toBe(LEADER_POOL)
      expect(t.pub.usedIn[leaderNumber(id)]).toBe(-1)
    }
  })

  it('DU-11.31, DU-13.7: the Kwisatz Haderach stays bound until the turn ends', () => {
    const t = duel()
    const plan = { leader: 'duncan-idaho', kwisatzHaderach: true, tokens: 5 }
    reveal(t, CARTHAG, ['atreides', plan], ['emperor', {}]).skip()
    t.begin(endOfBattles)
    expect(t.pub.khUsedIn).toBe(territoryNumber('carthag'))
  })
})
