import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

/** The Arbiter lies in the open, so that turns begin without questions. */
const four = (text: string, options = {}) => table(`removed: Arbiter | ${text}`, { seats: 4, options })
const lastRound = (at: ReturnType<typeof table>) => at.view(-1).lastRound

describe('four players in two teams', () => {
  test('IK-12.20: 7 cards each, 6 with base-25; an Accused, no Forgotten', () => {
    const deal = (options = {}) => table('true king: 0', { seats: 4, options }).view(-1)
    expect(deal()).toMatchObject({ forgotten: false, players: [{ hand: 7 }, { hand: 7 }, { hand: 7 }, { hand: 7 }] })
    expect(deal({ deck: 'base-25' }).players.map(({ hand }) => hand)).toEqual([6, 6, 6, 6])
    expect(deal().accused).not.toBeNull()
  })

  test('IK-12.20, IK-12.21: seats 0 and 2 play against 1 and 3; the round ends when one team is left', () => {
    const at = four(
      'court: Queen by 3 | seat 0: hand Fool; king down | seat 1: hand Elder | seat 2: hand Zealot; out | seat 3: hand Mystic | to act: 0',
    )
    expect(lastRound(at)).toMatchObject({ winners: [1, 3], loser: 0, reason: 'stuck' })
    const goesOn = four(
      'court: Queen by 3 | seat 0: hand Fool; king down | seat 1: hand Elder | seat 2: hand Zealot | seat 3: hand Mystic; out | to act: 0',
    )
    expect(goesOn.view(-1).players[0].out).toBe(true)
    expect(goesOn.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-12.22, IK-12.26: every member of the winning team gets 1 and 1 for each face-up King of the team, also of a partner who is out', () => {
    const end = (seat1: string, seat3: string) =>
      lastRound(
        four(
          `court: Queen by 3 | seat 0: hand Fool; king down | seat 1: hand Elder; ${seat1} | seat 2: hand Zealot; out | seat 3: hand Mystic; ${seat3} | to act: 0`,
        ),
      )?.points
    expect(end('king up', 'king up')).toEqual([0, 3, 0, 3])
    expect(end('king up', 'king down')).toEqual([0, 2, 0, 2])
    expect(end('king down', 'king up; out')).toEqual([0, 2, 0, 2])
    expect(end('king down', 'king down')).toEqual([0, 1, 0, 1])
  })

  test('IK-12.22: partners share one total, penalties too', () => {
    const at = four(
      'court: Queen by 3 | seat 0: hand Fool; king down | seat 1: hand Elder | seat 2: hand Zealot; out | seat 3: hand Mystic | to act: 0 | owed: 1 0 1 1 | scores: 1 2 1 2',
    )
    expect(at.view(-1).scores).toEqual([3, 6, 3, 6])
  })

  test('IK-12.23: reactions are offered to opponents only, and partners do not see each other’s cards', () => {
    const at = four(
      'court: Fool by 3 | seat 0: hand Soldier, Queen | seat 1: hand Elder | seat 2: hand Zealot | seat 3: hand Mystic | to act: 0',
    )
    at.play(0, 'Soldier').name(0, 'Elder')
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(at.pass(1).askedShort()).toEqual(['3 reactionPrompt'])
    const { players, known, mine } = at.view(2)
    expect(JSON.stringify({ players, known, mine })).not.toContain('Queen')
    const flip = four(
      'court: Fool by 3 | seat 0: hand Soldier; successor Elder | seat 1: hand Elder | seat 2: hand Zealot | seat 3: hand Mystic | to act: 0',
    ).flip(0)
    expect(flip.pass(1).askedShort()).toEqual(['3 reactionPrompt'])
    expect(flip.pass(3).view(-1).players[0].flipped).toBe(true)
  })

  test('IK-12.24: a successful assassination ends the round and the victim’s team loses', () => {
    const at = four(
      "court: Fool by 3 | accused: King's Hand | seat 0: hand Soldier; successor Elder | seat 1: hand Assassin | to act: 0",
    ).flip(0)
    at.claim(1, 'Assassin')
    expect(lastRound(at)).toMatchObject({ winners: [1, 3], loser: 0, reason: 'assassination', points: [0, 3, 0, 3] })
  })

  test('IK-12.26, IK-16.45: only the flipper’s team is asked to counter an Assassin', () => {
    const at = four(
      "court: Fool by 3 | seat 0: hand Soldier; successor Elder | seat 1: hand Assassin | seat 2: hand King's Hand | to act: 0",
    ).flip(0)
    at.claim(1, 'Assassin')
    // In turn order after the assassin: the partner first.
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.pass(2).askedShort()).toEqual(['0 reactionPrompt'])
    expect(lastRound(at.pass(0))).toMatchObject({ reason: 'assassination' })
  })

  test('IK-12.26, IK-11.9: a partner plays on alone, and who went out last of the losing team is True King', () => {
    const at = four(
      'court: Warlord by 3 | seat 0: hand Fool; king down | seat 1: hand Queen; king down | seat 2: hand Sentry; king down | seat 3: hand Mystic; king down | to act: 0',
    )
    expect(at.play(1, 'Queen').view(-1).lastRound).toMatchObject({ winners: [1, 3], loser: 2 })
    expect(at.view(-1).trueKing).toBe(2)
  })
})
