import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** Seat 0 is stuck: nothing in its hand is as high as the Queen, and its King is down. */
const stuck = (seat0: string, seat1: string, rest = '', setting = {}) =>
  table(`court: Queen by 1 | seat 0: king down; ${seat0} | seat 1: ${seat1} | to act: 0${rest}`, setting)
const points = (at: ReturnType<typeof table>) => at.view(-1).lastRound?.points

describe('the end of a round', () => {
  test('IK-11.1, IK-11.2, IK-11.7: a stuck player loses, the other one wins, the loser gets nothing', () => {
    const at = stuck('hand Fool', 'hand Elder')
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], loser: 0, reason: 'stuck', points: [0, 3] })
    expect(at.events(-1)).toContainEqual({ type: 'roundEnded', winner: 1, reason: 'stuck', loser: 0, gained: 3 })
  })

  test('IK-11.1: a forfeit ends it at once, and the pending ability is dropped', () => {
    const at = table('court: Fool by 1 | seat 0: hand Soldier, Queen | seat 1: hand Zealot | to act: 0', {
      options: { falseClaimPenalty: 'forfeit' },
    })
    at.play(0, 'Soldier').name(0, 'Zealot').claim(1, "King's Hand")
    expect(at.view(-1).lastRound).toMatchObject({ winners: [0], loser: 1, reason: 'forfeit' })
    expect(at.told(-1)).not.toContain('guessed')
  })

  test('IK-11.3, IK-11.4, IK-11.5: 1 point, +1 for the own face-up King, +1 if the loser has a hand card or a Successor left', () => {
    expect(points(stuck('hand none', 'king down; hand Elder'))).toEqual([0, 1])
    expect(points(stuck('hand none', 'hand Elder'))).toEqual([0, 2])
    expect(points(stuck('hand Fool', 'king down; hand Elder'))).toEqual([0, 2])
    expect(points(stuck('hand Fool', 'hand Elder'))).toEqual([0, 3])
    const successor = table(
      'court: none | seat 0: hand none; successor Judge | seat 1: king down; hand Elder | to act: 0',
    )
    expect(points(successor)).toEqual([0, 2])
  })

  test('IK-11.5, IK-16.24: Dungeon and Squire do not count, an untaken Successor does', () => {
    const tactician = (left: string) =>
      points(
        stuck(`hand none; facet Master Tactician; dungeon Fool; ${left}`, 'king down; hand Elder', '', {
          options: { mode: 'expansion' },
        }),
      )
    expect(tactician('squire Judge')).toEqual([0, 1])
    expect(tactician('successor Judge')).toEqual([0, 2])
  })

  test('IK-11.6, IK-9.32: a 2p assassination scores 3, or 2 if the assassin’s King is flipped, even if the loser has nothing left', () => {
    const kill = (seat1: string) => {
      const at = table(
        `court: Judge by 1 | accused: King's Hand | seat 0: hand none | seat 1: hand Assassin; ${seat1} | to act: 0`,
      )
      return points(at.flip(0).claim(1, 'Assassin'))
    }
    expect(kill('king up')).toEqual([0, 3])
    expect(kill('king down')).toEqual([0, 2])
  })

  test('IK-11.8, IK-21.20: then all hidden zones are shown to everybody', () => {
    const at = stuck(
      'hand Fool; dungeon Zealot',
      'hand Elder; successor Judge; dungeon Mystic',
      ' | forgotten: Warlord',
    )
    expect(at.events(-1).filter(({ type }) => type === 'reviewed')).toEqual([
      { type: 'reviewed', seat: 0, place: 'forgotten', card: 'Warlord' },
      { type: 'reviewed', seat: 0, place: 'hand', card: 'Fool' },
      { type: 'reviewed', seat: 0, place: 'dungeon', card: 'Zealot' },
      { type: 'reviewed', seat: 1, place: 'hand', card: 'Elder' },
      { type: 'reviewed', seat: 1, place: 'successor', card: 'Judge' },
      { type: 'reviewed', seat: 1, place: 'dungeon', card: 'Mystic' },
    ])
  })

  test('IK-11.9: the loser is True King of the next round', () => {
    expect(stuck('hand Fool', 'hand Elder', ' | true king: 1').view(-1)).toMatchObject({ trueKing: 0, round: 2 })
  })

  test('IK-11.10: with 7 or more points the match ends; totals above are kept', () => {
    const at = stuck('hand Fool', 'hand Elder', ' | scores: 4 6')
    expect(at.match.over).toBe(true)
    expect(at.match.outcome()).toEqual({ winners: [1], scores: [4, 9] })
    expect(at.events(-1)).toContainEqual({ type: 'matchOver', seat: 1, total: 9 })
    expect(stuck('hand Fool', 'hand Elder', ' | scores: 4 3').match.over).toBe(false)
    expect(stuck('hand Fool', 'hand Elder', ' | scores: 4 3', { options: { targetScore: 6 } }).match.over).toBe(true)
  })

  test('IK-11.10: the highest total wins, and equal ones share the win', () => {
    const at = stuck('hand Fool', 'hand Elder', ' | scores: 9 6 | owed: 0 0')
    expect(at.match.outcome()).toEqual({ winners: [0, 1], scores: [9, 9] })
  })

  test('IK-11.11, IK-21.21, IK-21.22: winner, points, penalties, review, then the next round; pending things are dropped', () => {
    const at = stuck('hand Fool', 'hand Elder', ' | owed: 1 0 | mystic: 4')
    const ends = ['roundEnded', 'scored', 'reviewed', 'nextRound', 'roundStarted', 'matchOver']
    expect([...new Set(at.told(-1).filter((type) => ends.includes(type)))]).toEqual([
      'roundEnded',
      'scored',
      'reviewed',
      'nextRound',
      'roundStarted',
    ])
    expect(at.events(-1)).toContainEqual({ type: 'scored', seat: 0, before: 0, after: 1, gained: 1 })
    expect(at.view(-1)).toMatchObject({ mystic: [], scores: [1, 3] })
    expect(at.match.view(-1).pile.map(({ flow }) => flow)).toEqual(['match', 'round'])
    const over = stuck('hand Fool', 'hand Elder', ' | scores: 0 6')
    expect(over.told(-1).at(-1)).toBe('matchOver')
  })
})
