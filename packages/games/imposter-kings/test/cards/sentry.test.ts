import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Sentry', () => {
  const position = (court: string, hand: string, accused = "King's Hand", seat1 = 'Judge') =>
    table(`court: ${court} | accused: ${accused} | seat 0: hand ${hand} | seat 1: hand ${seat1} | to act: 0`)

  test('IK-7.19, IK-7.19a: a hand card takes exactly the place of a Court card, which goes to the hand', () => {
    const at = position('Warlord by 1, Elder by 1, Fool by 1', 'Sentry, Soldier')
      .play(0, 'Sentry')
      .use(0)
      .court(0, 1)
      .pick(0, 'Soldier')
    expect(at.courtShort()).toEqual(['Warlord', 'Soldier', 'Fool', '(Sentry)'])
    expect(at.hand(0)).toEqual(['Elder'])
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: 'Elder', tracked: true }])
    expect(at.askedShort()).toEqual(['1 mainTurn']) // It is not played: the Soldier guesses nothing.
  })

  test('IK-7.19a, IK-5.13, IK-18.21: it is disgraced first, so it is no target itself; Royalty and disgraced cards are none either', () => {
    const at = position('Queen by 1, Elder by 1, Warlord by 0 down', 'Sentry, Soldier').play(0, 'Sentry').use(0)
    expect(at.courtShort().at(-1)).toBe('(Sentry)')
    expect(at.legal(0)).toEqual([{ type: 'chooseCourt', place: 1 }])
    expect(at.blocked(0, { type: 'chooseCourt', place: 0 })).toMatchObject({ rule: 'IK-5.11' })
  })

  test('IK-7.19a, IK-6.10: while an Immortal lies there it and Warlords are Royalty', () => {
    const at = table(
      "court: Warlord by 1, Elder by 1, Immortal by 1 | accused: King's Hand | seat 0: hand Sentry, Soldier | to act: 0",
      {
        options: { deck: 'regulation-20' },
      },
    )
    expect(at.play(0, 'Sentry').use(0).legal(0)).toEqual([{ type: 'chooseCourt', place: 1 }])
  })

  test('IK-7.19b: it is not offered with an empty hand or without a target', () => {
    expect(position('Elder by 1', 'Sentry').play(0, 'Sentry').askedShort()).toEqual(['1 mainTurn'])
    expect(position('Elder by 1 down', 'Sentry, Fool').play(0, 'Sentry').askedShort()).toEqual(['1 mainTurn'])
    expect(position('Elder by 1', 'Sentry, Fool').play(0, 'Sentry').askedShort()).toEqual(['0 useAbility'])
  })

  test('IK-7.19b: the placed card counts as placed by the Sentry’s player', () => {
    const at = position('Elder by 1, Fool by 1', 'Sentry, Mystic')
      .play(0, 'Sentry')
      .use(0)
      .court(0, 0)
      .pick(0, 'Mystic')
    expect(at.view(-1).court[0]).toMatchObject({ card: 'Mystic', by: 0 })
  })

  test('IK-9.20, IK-18.23: the window comes after the Court card is chosen and before the hand card', () => {
    const at = position('Elder by 1', 'Sentry, Fool', 'Mystic').play(0, 'Sentry').use(0).court(0, 0)
    expect(at.asked()).toMatchObject([{ seat: 1, question: 'reactionPrompt', about: { card: 'Sentry', place: 0 } }])
    at.pass(1)
    expect(at.askedShort()).toEqual(['0 pickOpenly'])
  })

  test('IK-9.22, IK-9.29: cancelled, the disgraced Sentry is condemned', () => {
    const at = position('Elder by 1', 'Sentry, Fool', 'Mystic', "King's Hand")
      .play(0, 'Sentry')
      .use(0)
      .court(0, 0)
      .claim(1, "King's Hand")
    expect(at.courtShort()).toEqual(['Elder'])
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Sentry'])
  })

  test('IK-7.19c: a placed Exile or Conspiracist starts no effect, and no bonus is fixed on a placed card', () => {
    const at = table(
      "court: Elder by 1, Zealot by 1 | accused: King's Hand | seat 0: hand Sentry, Exile of seat 0, Conspiracist of seat 0; conspiracies 1 | to act: 0",
      { options: { mode: 'expansion' } },
    )
    at.play(0, 'Sentry').use(0).court(0, 0).pick(0, 'Exile of seat 0')
    expect(at.view(-1).exiles).toEqual([])
    expect(at.view(-1).court[0]).toMatchObject({ card: 'Exile of seat 0', value: 8 })
  })

  test('IK-5.9: it may be declined and stays face up', () => {
    expect(position('Elder by 1', 'Sentry, Fool').play(0, 'Sentry').decline(0).courtShort()).toEqual([
      'Elder',
      'Sentry',
    ])
  })
})
