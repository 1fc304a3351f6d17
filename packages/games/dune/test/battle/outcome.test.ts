import { describe, expect, it } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { ability } from '../../src/karama/abilities.ts'
import { kills, outcomeOf } from '../../src/phases/battle/resolution/outcome.ts'
import { type FactionId, factionNumber } from '../table.ts'
import { atBattle, type PlanInWords, planOf } from './fought.ts'

function outcome(
  aggressor: readonly [FactionId, PlanInWords],
  defender: readonly [FactionId, PlanInWords],
  { mode = 'advanced', prevented = [] as readonly string[] } = {},
) {
  const t = atBattle([aggressor[0], defender[0]], { mode })
  return outcomeOf(t.pub, [planOf(aggressor[1]), planOf(defender[1])], {
    aggressor: factionNumber(aggressor[0]),
    defender: factionNumber(defender[0]),
    prevented: prevented.map(ability),
  })
}

describe('DU-11.21: weapons against defenses', () => {
  const card = (id: string) => CARD_ID.indexOf(id)
  const POISON = ['chaumas_1', 'chaumurky_1', 'ellaca-drug_1', 'gom-jabbar_1']
  const PROJECTILES = ['crysknife_1', 'maula-pistol_1', 'slip-tip_1', 'stunner_1']

  it('DU-11.21, DU-15.2, R-12: poison kills unless there is a snooper', () => {
    for (const weapon of POISON) {
      expect(kills(card(weapon), -1)).toBe(true)
      expect(kills(card(weapon), card('shield_2'))).toBe(true)
      expect(kills(card(weapon), card('snooper_3'))).toBe(false)
    }
  })

  it('DU-11.21: a projectile kills unless there is a shield', () => {
    for (const weapon of PROJECTILES) {
      expect(kills(card(weapon), -1)).toBe(true)
      expect(kills(card(weapon), card('snooper_2'))).toBe(true)
      expect(kills(card(weapon), card('shield_4'))).toBe(false)
    }
  })

  it('DU-11.21: a lasgun kills whatever the defense, and worthless cards neither kill nor protect', () => {
    expect(kills(card('lasgun_1'), card('snooper_1'))).toBe(true)
    expect(kills(card('baliset_1'), -1)).toBe(false)
    expect(kills(card('crysknife_1'), card('kulon_1'))).toBe(true)
    expect(kills(-1, -1)).toBe(false)
  })
})

describe('DU-11.22: totals', () => {
  it('DU-11.22: dial and surviving leader count, and the higher total wins', () => {
    const result = outcome(
      ['harkonnen', { leader: 'umman-kudu', tokens: 6 }],
      ['emperor', { leader: 'caid', tokens: 5 }],
      {
        mode: 'basic',
      },
    )
    expect(result).toEqual({ explosion: false, killed: [false, false], totals: [14, 16], winner: 1 })
  })

  it('DU-11.22: a tie is the aggressor’s', () => {
    const result = outcome(['harkonnen', { tokens: 4 }], ['emperor', { leader: 'caid', tokens: 1 }], { mode: 'basic' })
    expect(result.totals).toEqual([8, 8])
    expect(result.winner).toBe(0)
  })

  it('DU-11.21: both weapons strike at once, and whoever is killed adds nothing', () => {
    const result = outcome(
      ['harkonnen', { leader: 'feyd-rautha', weapon: 'crysknife_1', tokens: 1 }],
      ['emperor', { leader: 'caid', weapon: 'chaumas_1', tokens: 2 }],
      { mode: 'basic' },
    )
    expect(result).toMatchObject({ killed: [true, true], totals: [2, 4], winner: 1 })
  })

  it('AT-11, DU-11.22: the Kwisatz Haderach adds 2 to a surviving leader or Cheap Hero and nothing to a dead one', () => {
    const other = ['emperor', { leader: 'caid' }] as const
    const armed = ['emperor', { leader: 'caid', weapon: 'chaumas_1' }] as const
    const leader = { leader: 'duncan-idaho', kwisatzHaderach: true }
    const hero = { hero: 'cheap-hero_1', kwisatzHaderach: true }
    expect(outcome(['atreides', leader], other).totals[0]).toBe(8)
    expect(outcome(['atreides', hero], other).totals[0]).toBe(4)
    expect(outcome(['atreides', leader], armed).totals[0]).toBe(0)
    expect(outcome(['atreides', hero], armed).totals[0]).toBe(0)
  })

  it('DU-11.23: a token counts half without spice, Fremen always full unless that is prevented', () => {
    const fremen = ['fremen', { tokens: 3 }] as const
    expect(outcome(['harkonnen', { tokens: 3, supported: 2 }], fremen).totals).toEqual([7, 6])
    const prevented = ['BATTLE_HARDENED']
    expect(outcome(['harkonnen', { tokens: 3 }], fremen, { prevented }).totals).toEqual([3, 3])
  })

  it('DU-11.24, EM-9: elite tokens count two, not Sardaukar against Fremen, and not where it is prevented', () => {
    const sardaukar = ['emperor', { elite: 2, eliteSupported: 1 }] as const
    const fedaykin = ['fremen', { elite: 2 }] as const
    const plain = ['harkonnen', {}] as const
    expect(outcome(sardaukar, plain).totals[0]).toBe(8)
    expect(outcome(sardaukar, plain, { prevented: ['SARDAUKAR'] }).totals[0]).toBe(4)
    expect(outcome(sardaukar, fedaykin).totals).toEqual([4, 8])
    expect(outcome(sardaukar, fedaykin, { prevented: ['FEDAYKIN'] }).totals).toEqual([4, 4])
  })

  it('DU-11.20: lasgun and shield explode, whoever plays which, and nobody wins', () => {
    const lasgun = { leader: 'caid', weapon: 'lasgun_1' }
    const shield = { leader: 'feyd-rautha', defense: 'shield_1' }
    const both = { leader: 'caid', weapon: 'lasgun_1', defense: 'shield_1' }
    expect(outcome(['emperor', lasgun], ['harkonnen', shield])).toMatchObject({ explosion: true, winner: null })
    expect(outcome(['harkonnen', shield], ['emperor', lasgun])).toMatchObject({ explosion: true, winner: null })
    expect(outcome(['emperor', both], ['harkonnen', {}])).toMatchObject({ explosion: true, winner: null })
    expect(outcome(['emperor', lasgun], ['harkonnen', { leader: 'feyd-rautha' }])).toMatchObject({
      explosion: false,
      killed: [false, true],
    })
  })
})
