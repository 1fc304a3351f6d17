import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Warden', () => {
  const deck = { options: { deck: 'regulation-20' } } as const
  const position = (court: string, hand: string, accused: string, seat1 = 'Judge') =>
    table(`court: ${court} | accused: ${accused} | seat 0: hand ${hand} | seat 1: hand ${seat1} | to act: 0`, deck)
  const three = 'Fool by 1, Elder by 0, Zealot by 1'

  test('IK-7.18, IK-7.18a, IK-10.3, IK-18.23: a hand card is exchanged with the Accused, and both are public', () => {
    const at = position(three, 'Warden, Queen, Soldier', "King's Hand").play(0, 'Warden').use(0)
    expect(at.legalCards(0)).toEqual(['Soldier', 'Queen'])
    at.pick(0, 'Soldier')
    expect(at.events(-1)).toContainEqual({ type: 'accusedExchanged', seat: 0, gave: 'Soldier', took: "King's Hand" })
    expect(at.view(1).accused).toBe('Soldier')
    expect(at.hand(0)).toEqual(["King's Hand", 'Queen'])
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: "King's Hand", tracked: true }])
    expect(at.view(0).mine?.chosen).toBeNull()
  })

  test('IK-7.18a, IK-5.8, IK-0.9: it needs four face-up cards, itself included, and a card in hand', () => {
    expect(position(three, 'Warden, Queen', "King's Hand").play(0, 'Warden').askedShort()).toEqual(['0 useAbility'])
    expect(position(three, 'Warden', "King's Hand").play(0, 'Warden').askedShort()).toEqual(['1 mainTurn'])
    expect(position(`${three} down`, 'Warden, Queen', "King's Hand").play(0, 'Warden').askedShort()).toEqual([
      '1 mainTurn',
    ])
  })

  test('IK-9.20, IK-14.2, IK-18.23: the window comes after the hand card is chosen, which stays secret until it resolves', () => {
    const at = position(three, 'Warden, Queen, Soldier', 'Mystic').play(0, 'Warden').use(0).pick(0, 'Queen')
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(
      JSON.stringify([at.match.view(1).view.players, at.match.view(1).pile, at.match.view(1).decisions, at.events(1)]),
    ).not.toContain('Queen')
    expect(at.view(0).mine?.chosen).toBe('Queen')
    at.pass(1)
    expect(at.view(1).accused).toBe('Queen')
  })

  test('IK-14.2: cancelled, the chosen card stays hidden and nothing of it is left', () => {
    const at = position(three, 'Warden, Queen, Soldier', 'Mystic', "King's Hand")
      .play(0, 'Warden')
      .use(0)
      .pick(0, 'Queen')
    at.claim(1, "King's Hand")
    expect(at.view(1).accused).toBe('Mystic')
    expect(at.hand(0)).toEqual(['Soldier', 'Queen'])
    expect(at.view(0).mine?.chosen).toBeNull()
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-5.9: it may be declined', () => {
    const at = position(three, 'Warden, Queen', 'Mystic').play(0, 'Warden').decline(0)
    expect(at.view(-1).accused).toBe('Mystic')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })
})
