import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('Master Tactician', () => {
  const tactician = (seat0: string, court = 'Warden by 1') =>
    table(
      `court: ${court} | accused: Assassin | seat 0: hand Fool; facet Master Tactician; ${seat0} | seat 1: hand Zealot | to act: 0`,
      expansion,
    )
  const types = (at: ReturnType<typeof table>) => at.legal(0).map(({ type }) => type)

  test('IK-13.62, IK-18.38: where the values differ the Successor or the Squire is taken, secretly; the other stays', () => {
    const successor = tactician('successor Mystic; squire Judge', 'Elder by 1').flip(0)
    expect(types(successor)).toEqual(['takeSuccessor', 'takeSquire'])
    expect(successor.blocked(0, { type: 'matchSuccessor' })).toMatchObject({ code: 'noMatch' })
    successor.act(0, { type: 'takeSuccessor' })
    expect(successor.events(1)).toContainEqual({ type: 'successorTaken', seat: 0 })
    expect(successor.hand(0)).toEqual(['Fool', 'Mystic'])
    expect(successor.view(1).players[0]).toMatchObject({ successor: false, squire: true })
    const squire = tactician('successor Mystic; squire Judge', 'Elder by 1').flip(0).act(0, { type: 'takeSquire' })
    expect(squire.events(1)).toContainEqual({ type: 'squireTaken', seat: 0 })
    expect(squire.hand(0)).toEqual(['Fool', 'Judge'])
    expect(squire.view(1).players[0]).toMatchObject({ successor: true, squire: false })
    expect(squire.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-13.60: base values are compared, also of a Throne that was disgraced before', () => {
    expect(types(tactician('successor Mystic; squire Judge', 'Warden by 1 down').flip(0))).toContain('matchSuccessor')
    // A Warlord beside Royalty is worth 9 in the Court; its printed number is 7.
    expect(types(tactician('successor Mystic; squire Judge', 'Queen by 1, Warlord by 1').flip(0))).toContain(
      'matchSuccessor',
    )
    expect(types(tactician('successor Princess; squire Judge', 'Queen by 0, Warlord by 1').flip(0))).not.toContain(
      'matchSuccessor',
    )
  })

  test('IK-13.61: a match reveals and takes the Successor, and recalls a base army card', () => {
    const at = tactician('successor Mystic; squire Judge; signatures Exile; exhausted Exile, Elder, Soldier').flip(0)
    at.act(0, { type: 'matchSuccessor' })
    expect(at.events(1)).toContainEqual({ type: 'successorShown', seat: 0, card: 'Mystic' })
    expect(at.view(1).known).toEqual([{ seat: 0, place: 'hand', card: 'Mystic', tracked: true }])
    expect(at.askedShort()).toEqual(['0 recallCard'])
    expect(at.legalCards(0)).toEqual(['Elder of seat 0', 'Soldier of seat 0'])
    expect(at.blocked(0, { type: 'pick', card: 'Exile of seat 0' })).toMatchObject({ rule: 'IK-13.61' })
    at.pick(0, 'Elder of seat 0')
    expect(at.view(1).players[0].exhausted).toEqual(['Soldier of seat 0', 'Exile of seat 0'])
    expect(at.askedShort()).toEqual(['0 squireChoice'])
  })

  test('IK-13.61: the recall is skipped where no base army card is exhausted', () => {
    const at = tactician('successor Mystic; squire Judge; signatures Exile; exhausted Exile')
      .flip(0)
      .act(0, { type: 'matchSuccessor' })
    expect(at.told(1)).not.toContain('recalled')
    expect(at.askedShort()).toEqual(['0 squireChoice'])
  })

  test('IK-13.61: then the Squire is taken secretly', () => {
    const at = tactician('successor Mystic; squire Judge')
      .flip(0)
      .act(0, { type: 'matchSuccessor' })
      .act(0, { type: 'takeSquire' })
    expect(at.events(1)).toContainEqual({ type: 'squireTaken', seat: 0 })
    expect(at.hand(0)).toEqual(['Fool', 'Judge', 'Mystic'])
    expect(at.view(1).removed).toEqual([])
  })

  test('IK-13.61: or shown and removed, and any army card is rallied', () => {
    const at = tactician('successor Mystic; squire Elder; signatures Exile').flip(0).act(0, { type: 'matchSuccessor' })
    expect(at.legalCards(0)).toHaveLength(6)
    expect(at.blocked(0, { type: 'rallyInstead', card: 'Aegis of seat 0' })).toMatchObject({ code: 'notAvailable' })
    at.act(0, { type: 'rallyInstead', card: 'Exile of seat 0' })
    expect(at.events(1)).toEqual(
      expect.arrayContaining([
        { type: 'removed', seat: 0, card: 'Elder', from: 'squire' },
        { type: 'rallied', seat: 0 },
      ]),
    )
    expect(at.hand(0)).toEqual(['Fool', 'Mystic', 'Exile of seat 0'])
    expect(at.view(1).players[0]).toMatchObject({ squire: false, successor: false, army: 5, hand: 3 })
  })

  test('IK-13.62: a match may be kept quiet', () => {
    const at = tactician('successor Mystic; squire Judge').flip(0)
    expect(types(at)).toEqual(['takeSuccessor', 'takeSquire', 'matchSuccessor'])
    at.act(0, { type: 'takeSuccessor' })
    expect(JSON.stringify(at.events(1))).not.toContain('Mystic')
    expect(at.view(1).known).toEqual([])
  })

  test('IK-8.7: the others see the same question whether the Successor matches or not', () => {
    const matching = tactician('successor Mystic; squire Judge').flip(0)
    const other = tactician('successor Judge; squire Mystic').flip(0)
    expect(types(other)).not.toContain('matchSuccessor')
    expect(matching.match.view(1)).toEqual(other.match.view(1))
    expect(matching.events(1)).toEqual(other.events(1))
  })

  test('IK-13.62: if one of the two is missing the other is taken', () => {
    const onlySquire = tactician('squire Judge').flip(0)
    expect(onlySquire.askedShort()).toEqual(['1 mainTurn'])
    expect(onlySquire.hand(0)).toEqual(['Fool', 'Judge'])
    const onlySuccessor = tactician('successor Judge').flip(0)
    expect(types(onlySuccessor)).toEqual(['takeSuccessor'])
    expect(onlySuccessor.blocked(0, { type: 'takeSquire' })).toMatchObject({ rule: 'IK-13.62' })
    expect(tactician('king up').flip(0).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-13.61: a match without a Squire ends with the recall', () => {
    const at = tactician('successor Mystic; exhausted Elder').flip(0).act(0, { type: 'matchSuccessor' })
    expect(at.told(1)).toContain('recalled')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-16.24, IK-19.4: a Successor left behind counts for the winner, a Squire does not', () => {
    const points = (take: string, taken: string) =>
      table(
        'court: Judge by 1 | accused: Assassin | to act: 0' +
          ' | seat 0: hand none; facet Master Tactician; successor Warlord; squire Sentry | seat 1: hand Elder, Queen',
        expansion,
      )
        .flip(0)
        .act(0, { type: take })
        .play(1, 'Elder')
        .play(0, taken)
        .play(1, 'Queen')
        .view(-1).lastRound?.points
    expect(points('takeSuccessor', 'Warlord')).toEqual([0, 2])
    expect(points('takeSquire', 'Sentry')).toEqual([0, 3])
  })

  test('IK-14: presence of the Squire is public, its identity is not', () => {
    const at = (squire: string) => tactician(`successor Mystic; squire ${squire}`)
    expect(at('Judge').view(0).mine?.squire).toBe('Judge')
    expect(at('Judge').view(1).players[0].squire).toBe(true)
    expect(at('Judge').match.view(1)).toEqual(at('Soldier').match.view(1))
  })
})
