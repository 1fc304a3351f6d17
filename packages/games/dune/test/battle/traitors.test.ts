import { describe, expect, it } from 'vitest'
import { territoryNumber } from '../../src/data/territories.ts'
import { LEADER_POOL, ON_BOARD, TANKS_FACE_UP } from '../../src/names.ts'
import { factionNumber } from '../table.ts'
import {
  atBattle,
  isDiscarded,
  isHeld,
  isKnown,
  leaderAt,
  leaderNumber,
  reveal,
  spiceOf,
  tanksOf,
  traitor,
} from './fought.ts'

const CARTHAG = { in: 'carthag' }

function duel(options = {}) {
  return atBattle(['emperor', 'atreides', 'fremen'], options)
    .place('emperor', 'carthag/11', 6)
    .place('atreides', 'carthag/11', 5)
}

describe('DU-11.17: who is asked', () => {
  it('DU-11.17, VI-5.3: both combatants are asked at once, whether or not they hold a card', () => {
    const t = reveal(duel(), CARTHAG, ['emperor', { leader: 'caid' }], ['atreides', { leader: 'duncan-idaho' }])
    expect(t.question).toBe('traitor')
    expect(t.asked).toEqual(['emperor', 'atreides'])
    expect(t.refusal('emperor', { type: 'callTraitor' })).toMatchObject({ code: 'noTraitorCard', rule: 'DU-11.17' })
  })

  it('DU-11.17: a side without leader, or with a Cheap Hero, leaves its opponent out', () => {
    const hero = reveal(
      duel(),
      CARTHAG,
      ['emperor', { hero: 'cheap-hero_1' }],
      ['atreides', { leader: 'duncan-idaho' }],
    )
    expect(hero.asked).toEqual(['emperor'])
    const nobody = reveal(duel(), CARTHAG, ['emperor', { leader: 'caid' }], ['atreides', {}])
    expect(nobody.asked).toEqual(['atreides'])
  })

  it('AT-12: a leader with the Kwisatz Haderach cannot be called', () => {
    const t = traitor(duel(), 'emperor', 'duncan-idaho')
    reveal(t, CARTHAG, ['emperor', { leader: 'caid' }], ['atreides', { leader: 'duncan-idaho', kwisatzHaderach: true }])
    expect(t.asked).toEqual(['atreides'])
  })

  it('HK-9: Harkonnen are asked for an ally, and for nobody else', () => {
    const four = () =>
      atBattle(['emperor', 'atreides', 'harkonnen'])
        .place('emperor', 'carthag/11', 6)
        .place('atreides', 'carthag/11', 5)
    const plans = [
      ['emperor', { leader: 'caid' }],
      ['atreides', { leader: 'duncan-idaho' }],
    ] as const
    expect(reveal(four(), CARTHAG, ...plans).asked).toEqual(['emperor', 'atreides'])
    expect(reveal(four().ally('harkonnen', 'atreides'), CARTHAG, ...plans).asked).toEqual([
      'emperor',
      'atreides',
      'harkonnen',
    ])
  })

  it('DU-19.34: whoever does not answer calls nobody', () => {
    const t = traitor(duel(), 'emperor', 'duncan-idaho')
    reveal(t, CARTHAG, ['emperor', { leader: 'caid' }], ['atreides', { leader: 'duncan-idaho' }]).skip()
    expect(t.seen('traitorCalled')).toEqual([])
  })
})

describe('DU-11.18: one call', () => {
  function called() {
    const t = traitor(duel(), 'emperor', 'lady-jessica').place('atreides', 'arrakeen/10', 2)
    t.pub.tanks[factionNumber('emperor')] = 0
    reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'caid', weapon: 'lasgun_1', tokens: 2, supported: 3 }],
      ['atreides', { leader: 'lady-jessica', defense: 'shield_1', weapon: 'stunner_1', supported: 4 }],
    )
    return t.does('atreides', { type: 'pass' }).does('emperor', { type: 'callTraitor' })
  }

  it('DU-11.18: the caller wins, even against lasgun with shield, and loses nothing', () => {
    const t = called()
    expect(t.seen('traitorCalled')).toMatchObject([{ faction: 'emperor', leader: 'lady-jessica' }])
    expect(t.seen('exploded')).toEqual([])
    expect(t.seen('battleWon')).toMatchObject([{ faction: 'emperor', over: 'atreides', by: 'traitor' }])
    expect(tanksOf(t, 'emperor')).toBe(0)
    // 10 to begin with, and Lady Jessica's 5.
    expect(spiceOf(t, 'emperor')).toBe(15)
    expect(leaderAt(t, 'caid')).toBe(LEADER_POOL)
  })

  it('DU-11.18: the loser loses its forces, its cards, its battle spice and the traitor', () => {
    const t = called()
    expect(tanksOf(t, 'atreides')).toBe(5)
    expect(leaderAt(t, 'lady-jessica')).toBe(TANKS_FACE_UP)
    expect(isDiscarded(t, 'shield_1') && isDiscarded(t, 'stunner_1')).toBe(true)
    expect(spiceOf(t, 'atreides')).toBe(6)
    expect(t.seen('LEADER_KILLED')).toMatchObject([
      { faction: 'atreides', originalFaction: 'atreides', leaderId: 'lady-jessica', killedBy: 'traitor' },
    ])
  })

  it('DU-11.18: the winner keeps or discards what it has played, a Cheap Hero too', () => {
    const t = traitor(duel(), 'emperor', 'lady-jessica')
    const plan = { hero: 'cheap-hero_2', weapon: 'lasgun_1' }
    reveal(t, CARTHAG, ['emperor', plan], ['atreides', { leader: 'lady-jessica' }]).does('emperor', {
      type: 'callTraitor',
    })
    expect(t.question).toBe('keepCards')
    t.does('emperor', { type: 'keepCards', weapon: false, defense: false, cheapHero: true })
    expect(isDiscarded(t, 'lasgun_1')).toBe(true)
    expect(isHeld(t, 'emperor', 'cheap-hero_2') && isKnown(t, 'emperor', 'cheap-hero_2')).toBe(true)
  })

  it('R-33, DU-11.18: a Kwisatz Haderach in a battle won by a call counts as unused', () => {
    const t = traitor(duel(), 'atreides', 'caid')
    const plan = { leader: 'duncan-idaho', kwisatzHaderach: true }
    reveal(t, CARTHAG, ['emperor', { leader: 'caid' }], ['atreides', plan]).does('atreides', { type: 'callTraitor' })
    expect(t.pub.khUsedIn).toBe(-1)
    expect(leaderAt(t, 'duncan-idaho')).toBe(LEADER_POOL)
  })

  it('DU-11.11: a winner by call that had fought here before stays bound to this territory', () => {
    const t = traitor(duel(), 'atreides', 'caid')
    t.pub.leaders[leaderNumber('duncan-idaho')] = ON_BOARD
    t.pub.usedIn[leaderNumber('duncan-idaho')] = territoryNumber('carthag')
    reveal(t, CARTHAG, ['emperor', { leader: 'caid' }], ['atreides', { leader: 'duncan-idaho' }])
    t.does('emperor', { type: 'pass' }).does('atreides', { type: 'callTraitor' })
    expect(t.pub.usedIn[leaderNumber('duncan-idaho')]).toBe(territoryNumber('carthag'))
  })

  it('DU-11.17: a traitor card stays with its owner, and everybody knows it', () => {
    const t = called()
    expect(t.own('emperor').traitors).toBe(1 << leaderNumber('lady-jessica'))
    expect(t.pub.called[factionNumber('emperor')]).toBe(1 << leaderNumber('lady-jessica'))
  })

  it('HK-9: with a card of Harkonnen the ally wins and gets the spice', () => {
    const t = atBattle(['emperor', 'atreides', 'harkonnen'])
      .place('emperor', 'carthag/11', 6)
      .place('atreides', 'carthag/11', 5)
      .ally('harkonnen', 'atreides')
    traitor(t, 'harkonnen', 'count-hasimir-fenring')
    reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'count-hasimir-fenring', tokens: 6 }],
      ['atreides', { leader: 'duncan-idaho' }],
    )
    t.does('harkonnen', { type: 'callTraitor' }).does('emperor', { type: 'pass' }).does('atreides', { type: 'pass' })
    expect(t.seen('battleWon')).toMatchObject([{ faction: 'atreides' }])
    expect([spiceOf(t, 'atreides'), spiceOf(t, 'harkonnen')]).toEqual([16, 10])
    // DU-17.13: Harkonnen have not won it themselves.
    expect(t.over).toBe(true)
  })
})

describe('DU-11.19: two calls', () => {
  it('DU-11.19: both leaders die, both lose all, nobody gets spice or wins, both pay', () => {
    const t = traitor(traitor(duel(), 'emperor', 'lady-jessica'), 'atreides', 'caid')
    reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'caid', weapon: 'crysknife_1', supported: 2 }],
      ['atreides', { leader: 'lady-jessica', defense: 'snooper_1', supported: 1 }],
    )
    t.does('emperor', { type: 'callTraitor' }).does('atreides', { type: 'callTraitor' })
    expect(t.over).toBe(true)
    expect([leaderAt(t, 'caid'), leaderAt(t, 'lady-jessica')]).toEqual([TANKS_FACE_UP, TANKS_FACE_UP])
    expect([tanksOf(t, 'emperor'), tanksOf(t, 'atreides')]).toEqual([6, 5])
    expect([spiceOf(t, 'emperor'), spiceOf(t, 'atreides')]).toEqual([8, 9])
    expect(isDiscarded(t, 'crysknife_1') && isDiscarded(t, 'snooper_1')).toBe(true)
    expect(t.seen('battleWon')).toEqual([])
  })
})
