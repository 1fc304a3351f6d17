import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { imposterKings } from '../../src/index.ts'
import { NAMES } from '../../src/names.ts'
import { table } from '../table.ts'

describe('stages of the expansion', () => {
  const stage = (expansionStages: number) => table(null, { options: { mode: 'expansion', expansionStages } })

  test('IK-13.1: stage 1 brings Immortal and Warden and nine cards each, and nothing to muster', () => {
    const at = stage(1)
    expect(at.view(-1).sayable).toEqual(expect.arrayContaining(['Immortal', 'Warden']))
    expect(at.view(-1).sayable).not.toContain('Stranger')
    expect(at.view(0).mine?.hand).toHaveLength(9)
    at.player(at.view(-1).trueKing, 0)
    expect(at.askedShort()).toEqual(['0 commitCards', '1 commitCards'])
  })

  test('IK-1.9, IK-13.1: stage 1 has no Army, stage 2 the five base army cards', () => {
    expect(stage(1).view(0).mine?.army).toEqual([])
    expect(stage(2).view(0).mine?.army).toEqual([
      'Elder of seat 0',
      'Inquisitor of seat 0',
      'Soldier of seat 0',
      'Judge of seat 0',
      'Oathbound of seat 0',
    ])
    expect(stage(2).askedShort()[0]).toContain('choosePlayer')
  })

  test('IK-1.9, IK-13.1: stages 3 and 4 begin with the signature cards', () => {
    for (const stages of [3, 4])
      expect(stage(stages).askedShort()).toEqual(['0 chooseSignatures', '1 chooseSignatures'])
  })

  test('IK-1.6, IK-13.1: facets come with stage 4 alone, and there are three', () => {
    const deal = 'seat 0: hand Fool, Judge, Queen | seat 1: hand Elder, Zealot, Princess'
    const muster = (expansionStages: number) =>
      table(deal, { options: { mode: 'expansion', expansionStages } })
        .player(0, 0)
        .legal(1)
    const facets = (expansionStages: number) => muster(expansionStages).filter(({ type }) => type === 'selectKing')
    expect(facets(4).map(({ facet }) => facet)).toEqual(['Charismatic Leader', 'Master Tactician'])
    expect(facets(3)).toEqual([])
    const third = table(deal, { options: { mode: 'expansion', expansionStages: 3 } }).player(0, 0)
    expect(third.blocked(1, { type: 'selectKing', facet: 'Master Tactician' })).toMatchObject({ code: 'noFacets' })
  })

  test('IK-1.5: there are nine signature cards, each with its printed value', () => {
    const named = [
      'Flagbearer',
      'Stranger',
      'Aegis',
      'Ancestor',
      'Informant',
      'Nakturn',
      'Lockshift',
      'Conspiracist',
      'Exile',
    ]
    expect(
      stage(4)
        .view(-1)
        .sayable.filter((name) => named.includes(name)),
    ).toEqual(named)
    const at = (seat: number, names: readonly string[]) =>
      table(
        `seat ${seat}: hand ${names.map((name) => `${name} of seat ${seat}`).join(', ')} | seat ${1 - seat}: hand Fool, Queen`,
        {
          options: { mode: 'expansion' },
        },
      )
        .view(seat)
        .mine?.hand.map(({ value }) => value)
    expect([
      ...(at(0, named.slice(0, 3)) ?? []),
      ...(at(1, named.slice(3, 6)) ?? []),
      ...(at(0, named.slice(6)) ?? []),
    ]).toEqual([1, 2, 3, 4, 4, 4, 5, 6, 8])
  })

  test('IK-1.5: army cards are not part of the shared deck', () => {
    const at = table('deal: rest | seat 0: signatures Exile | seat 1: signatures Exile', {
      options: { mode: 'expansion' },
    })
    const dealt = [at.view(0).accused, ...at.hand(0), ...at.hand(1)]
    expect(dealt).toHaveLength(19)
    expect(dealt.filter((card) => card?.includes('of seat'))).toEqual([])
  })

  test('IK-1.7: the three cards known by text only are in no deck list', () => {
    for (const mode of ['base', 'expansion'] as const) {
      for (const seats of [2, 3, 4]) {
        const { sayable } = table(null, { seats, options: { mode, expansionStages: 2 } }).view(-1)
        for (const name of ['Impersonator', 'Oracle', 'Elocutionist']) expect(sayable).not.toContain(name)
      }
    }
  })

  test('IK-1.8: each replaces a deck card one for one, so that deals still divide evenly', () => {
    const optionalCards = ['Impersonator', 'Oracle', 'Elocutionist']
    const { match } = table(null, { options: { mode: 'expansion', expansionStages: 2, optionalCards } })
    const plain = table(null, { options: { mode: 'expansion', expansionStages: 2 } }).match
    const copies = (of: typeof match, name: string) => of.play.pub.copies[NAMES.indexOf(name)]
    expect(match.play.pub.deck).toHaveLength(plain.play.pub.deck.length)
    for (const name of optionalCards) expect(copies(match, name)).toBe(1)
    for (const name of ['Inquisitor', 'Soldier', 'Judge']) expect(copies(match, name)).toBe(copies(plain, name) - 1)
    expect(match.play.pub.players.map(({ hand }) => hand)).toEqual([9, 9])
  })

  test('IK-17.1: the tournament draft and the mulligan are refused where they cannot be', () => {
    const start = (seats: number, options: object) =>
      Match.start(imposterKings, { seats, seed: 'a table of friends', options })
    expect(start(3, { mode: 'expansion', signatureMode: 'tournament' })).toMatchObject({ rule: 'IK-13.4' })
    expect(start(2, { mode: 'expansion', mulligan: true })).toMatchObject({ rule: 'IK-3.4' })
    expect(isBlocked(start(2, { mode: 'expansion', signatureMode: 'tournament' }))).toBe(false)
  })
})
