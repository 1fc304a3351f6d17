import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('Charismatic Leader', () => {
  const leader = (seat0: string) =>
    table(
      `court: Queen by 1 | accused: Assassin | seat 0: hand Fool; facet Charismatic Leader; ${seat0} | seat 1: hand Zealot | to act: 0`,
      expansion,
    )

  test('IK-13.50, IK-3.9: the Successor is open to all', () => {
    for (const observer of [-1, 0, 1])
      expect(leader('successor Judge').view(observer).players[0].openSuccessor).toBe('Judge')
  })

  test('IK-13.50, IK-9.15: on the flip it may be taken, and is tracked with its player', () => {
    const at = leader('successor Judge').flip(0).act(0, { type: 'takeSuccessor' })
    expect(at.courtShort()).toEqual(['(Queen)'])
    expect(at.hand(0)).toEqual(['Fool', 'Judge'])
    expect(at.events(1)).toContainEqual({ type: 'successorShown', seat: 0, card: 'Judge' })
    expect(at.view(1).known).toEqual([{ seat: 0, place: 'hand', card: 'Judge', tracked: true }])
    expect(at.view(1).players[0]).toMatchObject({ openSuccessor: null, successor: false })
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-13.50, IK-13.51, IK-18.38: or removed, for an army card that the others do not see', () => {
    const at = leader('successor Judge').flip(0).act(0, { type: 'rallyInstead', card: 'Inquisitor of seat 0' })
    expect(at.events(1)).toEqual(
      expect.arrayContaining([
        { type: 'removed', seat: 0, card: 'Judge', from: 'successor' },
        { type: 'rallied', seat: 0 },
      ]),
    )
    expect(at.view(1).removed).toEqual(['Judge'])
    expect(at.hand(0)).toEqual(['Fool', 'Inquisitor of seat 0'])
    expect(JSON.stringify(at.view(1))).not.toContain('Inquisitor of seat 0')
    expect(at.view(1).players[0]).toMatchObject({ successor: false, openSuccessor: null, hand: 2, army: 4 })
  })

  test('IK-13.50: the army card may not have a higher base value than the Successor', () => {
    const at = leader('successor Judge; signatures Exile, Nakturn, Lockshift').flip(0)
    expect(at.legalCards(0)).toEqual([
      'Elder of seat 0',
      'Inquisitor of seat 0',
      'Soldier of seat 0',
      'Judge of seat 0',
      'Nakturn of seat 0',
      'Lockshift of seat 0',
    ])
    expect(at.blocked(0, { type: 'rallyInstead', card: 'Exile of seat 0' })).toMatchObject({ code: 'tooHigh' })
    expect(at.blocked(0, { type: 'rallyInstead', card: 'Aegis of seat 0' })).toMatchObject({ code: 'notAvailable' })
    expect(at.blocked(0, { type: 'pickNone' })).toMatchObject({ code: 'otherDecision' })
  })

  test('IK-16.25, IK-8.7: without an eligible card it is not offered, and the others see the same question', () => {
    const none = leader('successor Elder; army Judge, Soldier').flip(0)
    expect(none.legal(0)).toEqual([{ type: 'takeSuccessor' }])
    const some = leader('successor Elder; army Elder, Soldier').flip(0)
    expect(some.legal(0)).toHaveLength(2)
    expect(none.match.view(1)).toEqual(some.match.view(1))
    expect(none.match.view(-1)).toEqual(some.match.view(-1))
    expect(none.events(1)).toEqual(some.events(1))
  })

  test('IK-13.50, IK-16.30: without a Successor nothing is taken and nothing asked', () => {
    const at = leader('king up').flip(0)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    expect(at.view(-1).players[0]).toMatchObject({ flipped: true, hand: 1 })
  })

  test('IK-16.44, IK-7.13d: a new Successor is open as well', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | to act: 0" +
        ' | seat 0: hand Herald, Fool; successor Judge; facet Charismatic Leader | seat 1: hand Queen | seat 2: hand Warlord',
      { seats: 3, ...expansion },
    )
    at.play(0, 'Herald').pick(0, 'Fool')
    expect(at.view(1).players[0].openSuccessor).toBe('Fool')
    expect(at.view(1).known).toEqual([{ seat: 0, place: 'hand', card: 'Judge', tracked: true }])
  })

  test('IK-9.32: an Assassin prevents the flip, and the choice with it', () => {
    const at = table(
      "court: Queen by 1 | accused: King's Hand | seat 0: hand Fool; facet Charismatic Leader; successor Judge | seat 1: hand Assassin | to act: 0",
      expansion,
    )
    at.flip(0).claim(1, 'Assassin')
    expect(at.told(-1)).toContain('assassinated')
    expect(at.told(-1)).not.toContain('flipped')
  })
})
