import { describe, expect, it } from 'vitest'
import { TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import { factionNumber } from '../table.ts'
import {
  atBattle,
  duel,
  isDiscarded,
  isHeld,
  isKnown,
  leaderAt,
  leaderNumber,
  reveal,
  spiceOf,
  tanksOf,
  tokensAt,
} from './fought.ts'

const CARTHAG = { in: 'carthag' }

describe('DU-11.25 to DU-11.27: losses and payments', () => {
  it('DU-11.26, DU-11.27, R-35: the winner loses exactly what it committed, the loser everything', () => {
    const t = duel()
    reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'caid', tokens: 1, supported: 2, elite: 1, eliteSupported: 1 }],
      ['atreides', { leader: 'duncan-idaho', tokens: 2 }],
    ).skip()
    expect(tokensAt(t, 'emperor', 'carthag/11')).toEqual([3, 1])
    expect([t.pub.tanks[factionNumber('emperor')], t.pub.tanksElite[factionNumber('emperor')]]).toEqual([3, 2])
    expect(tokensAt(t, 'atreides', 'carthag/11')).toEqual([0, 0])
    expect(tanksOf(t, 'atreides')).toBe(5)
  })

  it('DU-11.23: winner and loser pay for their support, to the bank', () => {
    const t = duel()
    reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'caid', supported: 4, eliteSupported: 2 }],
      ['atreides', { leader: 'duncan-idaho', supported: 3 }],
    ).skip()
    expect([spiceOf(t, 'emperor'), spiceOf(t, 'atreides')]).toEqual([4, 7])
    expect(t.seen('paid')).toMatchObject([
      { faction: 'atreides', spice: 3, purpose: 'battle', receiver: null },
      { faction: 'emperor', spice: 6, purpose: 'battle', receiver: null },
    ])
  })

  it('DU-11.25: the winner gets the strength of every leader killed, its own included', () => {
    const t = duel()
    reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'caid', weapon: 'crysknife_1', tokens: 6 }],
      ['atreides', { leader: 'gurney-halleck', weapon: 'chaumas_1' }],
    ).skip('traitor')
    expect([leaderAt(t, 'caid'), leaderAt(t, 'gurney-halleck')]).toEqual([TANKS_FACE_UP, TANKS_FACE_UP])
    expect(spiceOf(t, 'emperor')).toBe(10 + 3 + 4)
    expect(t.seen('LEADER_KILLED')).toMatchObject([
      { faction: 'emperor', leaderId: 'caid', killedBy: 'weapon' },
      { faction: 'atreides', leaderId: 'gurney-halleck', killedBy: 'weapon' },
    ])
  })

  it('DU-11.25, DU-11.27: a Cheap Hero yields no spice and is discarded also by the winner', () => {
    const t = duel()
    reveal(
      t,
      CARTHAG,
      ['emperor', { hero: 'cheap-hero_1', weapon: 'crysknife_1', tokens: 6 }],
      ['atreides', { hero: 'cheap-hero_2', weapon: 'chaumas_1' }],
    )
    expect(t.question).toBe('keepCards')
    expect(isDiscarded(t, 'cheap-hero_1') && isDiscarded(t, 'cheap-hero_2')).toBe(true)
    expect(spiceOf(t, 'emperor')).toBe(10)
    expect(t.refusal('emperor', { type: 'keepCards', weapon: true, defense: false, cheapHero: true })).toMatchObject({
      code: 'heroIsSpent',
    })
  })

  it('DU-9.5: a leader that dies again lies face down', () => {
    const t = duel()
    t.pub.hasBeenKilled = 1 << leaderNumber('gurney-halleck')
    const armed = { leader: 'caid', weapon: 'crysknife_1' }
    reveal(t, CARTHAG, ['emperor', armed], ['atreides', { leader: 'gurney-halleck' }]).skip('traitor')
    expect(leaderAt(t, 'gurney-halleck')).toBe(TANKS_FACE_DOWN)
  })

  it('DU-9.5: when the last of a faction’s leaders comes to lie face down, all are turned up', () => {
    const t = duel()
    for (const id of ['thufir-hawat', 'lady-jessica', 'duncan-idaho', 'dr-wellington-yueh']) {
      t.pub.leaders[leaderNumber(id)] = TANKS_FACE_DOWN
      t.pub.hasBeenKilled |= 1 << leaderNumber(id)
    }
    t.pub.hasBeenKilled |= 1 << leaderNumber('gurney-halleck')
    const armed = { leader: 'caid', weapon: 'crysknife_1' }
    reveal(t, CARTHAG, ['emperor', armed], ['atreides', { leader: 'gurney-halleck' }]).skip('traitor')
    expect(t.pub.leaders.slice(0, 5)).toEqual(new Array(5).fill(TANKS_FACE_UP))
    expect(t.seen('leadersTurnedUp')).toMatchObject([{ faction: 'atreides' }])
  })

  it('R-8, DU-11.37: the loser loses its tokens in other zones too, the winner those it named, where it named them', () => {
    const t = atBattle(['harkonnen', 'atreides'])
      .place('harkonnen', 'cielago-north/2', 3)
      .place('harkonnen', 'cielago-north/3', 4)
      .place('atreides', 'cielago-north/2', 2)
      .place('atreides', 'cielago-north/1', 2)
    t.pub.storm = 18
    reveal(
      t,
      { in: 'cielago-north', zone: ['cielago-north/2', 'cielago-north/3'] },
      ['harkonnen', { leader: 'feyd-rautha', tokens: 3, from: [1, 2], eliteFrom: [0, 0] }],
      ['atreides', { leader: 'duncan-idaho', from: [0, 0], eliteFrom: [0, 0] }],
    ).skip('traitor')
    expect(tokensAt(t, 'harkonnen', 'cielago-north/2')[0]).toBe(2)
    expect(tokensAt(t, 'harkonnen', 'cielago-north/3')[0]).toBe(2)
    expect(tanksOf(t, 'atreides')).toBe(4)
  })
})

describe('DU-11.28: the winner’s cards', () => {
  function won() {
    const t = duel()
    return reveal(
      t,
      CARTHAG,
      ['emperor', { leader: 'caid', weapon: 'baliset_1', defense: 'shield_1', tokens: 6 }],
      ['atreides', { leader: 'duncan-idaho', weapon: 'stunner_1', defense: 'kulon_1' }],
    ).skip('traitor')
  }

  it('DU-11.28, R-23, VI-3.23: for each card, a worthless one too, the winner keeps or discards, and everybody knows what it keeps', () => {
    const t = won().does('emperor', { type: 'keepCards', weapon: true, defense: false, cheapHero: false })
    expect(isHeld(t, 'emperor', 'baliset_1') && isKnown(t, 'emperor', 'baliset_1')).toBe(true)
    expect(isDiscarded(t, 'shield_1')).toBe(true)
    expect(t.seen('kept')).toMatchObject([{ faction: 'emperor', card: 'baliset_1' }])
  })

  it('DU-11.26: the loser discards all it has played before the winner chooses', () => {
    const t = won()
    expect(isDiscarded(t, 'stunner_1') && isDiscarded(t, 'kulon_1')).toBe(true)
    expect(t.asked).toEqual(['emperor'])
    expect(t.refusal('emperor', { type: 'keepCards', weapon: true, defense: true, cheapHero: true })).toMatchObject({
      code: 'notPlayed',
    })
  })

  it('DU-19.35: whoever does not answer keeps them', () => {
    const t = won().timeout('emperor')
    expect(isHeld(t, 'emperor', 'baliset_1') && isHeld(t, 'emperor', 'shield_1')).toBe(true)
  })

  it('DU-11.34: afterwards no plan, commitment or battle is left', () => {
    const t = won()
    t.own('atreides').seenElement = 4
    t.timeout('emperor')
    expect(t.pub.battle).toBeNull()
    expect(t.own('emperor').plan).toBeNull()
    expect(t.own('atreides').seenElement).toBe(-2)
  })
})
