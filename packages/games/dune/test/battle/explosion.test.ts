import { describe, expect, it } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { territoryNumber } from '../../src/data/territories.ts'
import { TANKS_FACE_UP } from '../../src/names.ts'
import { duel, isDiscarded, leaderAt, reveal, spiceOf, tanksOf, tokensAt } from './fought.ts'

const CARTHAG = { in: 'carthag' }

describe('DU-11.20: lasgun and shield', () => {
  function exploded() {
    const t = duel().place('fremen', 'imperial-basin/10', 2)
    t.place('fremen', 'carthag/11', 2, 1)
    t.pub.spice[nodeNumber('carthag/11')] = 4
    return reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'caid', weapon: 'lasgun_1', supported: 2 }],
      ['atreides', { leader: 'duncan-idaho', defense: 'shield_1', kwisatzHaderach: true, supported: 1 }],
    ).skip('traitor')
  }

  it('DU-11.20: everything in the territory is gone, bystanders and spice too', () => {
    const t = exploded()
    expect([tanksOf(t, 'emperor'), tanksOf(t, 'atreides'), tanksOf(t, 'fremen')]).toEqual([9, 5, 3])
    expect(t.pub.spice[nodeNumber('carthag/11')]).toBe(0)
    expect(tokensAt(t, 'fremen', 'imperial-basin/10')[0]).toBe(2)
  })

  it('DU-11.20: both leaders die, cards are discarded, both pay, nobody wins and nobody gets spice', () => {
    const t = exploded()
    expect([leaderAt(t, 'caid'), leaderAt(t, 'duncan-idaho')]).toEqual([TANKS_FACE_UP, TANKS_FACE_UP])
    expect(isDiscarded(t, 'lasgun_1') && isDiscarded(t, 'shield_1')).toBe(true)
    expect([spiceOf(t, 'emperor'), spiceOf(t, 'atreides')]).toEqual([8, 9])
    expect(t.seen('battleWon')).toEqual([])
    expect(t.seen('LEADER_KILLED').map(({ killedBy }) => killedBy)).toEqual(['explosion', 'explosion'])
    expect(t.over).toBe(true)
  })

  it('AT-13: the Kwisatz Haderach dies in it', () => {
    const t = exploded()
    expect(t.pub.khDead).toBe(true)
    expect(t.seen('kwisatzHaderachKilled')).toMatchObject([{ faction: 'atreides' }])
  })

  it('AT-13: and in nothing else, also when its leader is killed', () => {
    const t = duel()
    const armed = { leader: 'caid', weapon: 'crysknife_1' }
    reveal(t, CARTHAG, ['emperor', armed], ['atreides', { leader: 'duncan-idaho', kwisatzHaderach: true }]).skip(
      'traitor',
    )
    expect(t.pub.khDead).toBe(false)
    expect(t.pub.khUsedIn).toBe(territoryNumber('carthag'))
  })
})
