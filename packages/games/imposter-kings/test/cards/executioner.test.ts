import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const numbers = (at: ReturnType<typeof table>) => at.legal(0).map(({ number }) => number)

describe('Executioner', () => {
  const position = (court: string, rest: string, options = {}) =>
    table(`court: ${court} | accused: King's Hand | to act: 0 | ${rest}`, { seats: 3, options })

  test('IK-7.6, IK-7.6a: a number from 1 to the highest base value of a face-up card', () => {
    const at = position('Warlord by 1, Zealot by 2', 'seat 0: hand Executioner, Queen').play(0, 'Executioner').use(0)
    expect(numbers(at)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(at.blocked(0, { type: 'sayNumber', number: 8 })).toMatchObject({ code: 'outOfRange' })
  })

  test('IK-7.6a, IK-0.4: disgraced cards do not count, the Executioner itself does, and modifiers do not', () => {
    const at = position('Queen by 1 down, Zealot by 2', 'seat 0: hand Executioner').play(0, 'Executioner').use(0)
    expect(numbers(at)).toEqual([1, 2, 3, 4])
    // With Royalty in the Court the Warlord is worth 9 there, but it is printed with 7.
    const raised = position('Warlord by 1, Princess by 2, Fool by 2', 'seat 0: hand Executioner')
      .play(0, 'Executioner')
      .use(0)
    expect(numbers(raised).at(-1)).toBe(9)
    const printed = position('Immortal by 1, Warlord by 2, Fool by 2', 'seat 0: hand Executioner')
      .play(0, 'Executioner')
      .use(0)
    expect(numbers(printed).at(-1)).toBe(7)
  })

  const hands = 'seat 0: hand Executioner, Soldier, Judge | seat 1: hand Soldier, Queen | seat 2: hand Mystic'

  test('IK-7.6a, IK-0.11, IK-18.30: in order from the acting player each holder condemns one card of its choice', () => {
    const at = position('Warlord by 1, Zealot by 2', hands).play(0, 'Executioner').use(0).number(0, 5)
    expect(at.events(-1)).toContainEqual({ type: 'mustCondemn', seat: 0, number: 5, holds: true })
    expect(at.askedShort()).toEqual(['0 pickOpenly'])
    expect(at.legalCards(0)).toEqual(['Soldier', 'Judge'])
    at.pick(0, 'Judge')
    expect(at.askedShort()).toEqual(['1 pickOpenly'])
    expect(at.legalCards(1)).toEqual(['Soldier'])
    at.pick(1, 'Soldier')
    expect(at.events(-1)).toContainEqual({ type: 'mustCondemn', seat: 2, number: 5, holds: false })
    expect(at.view(-1).condemned).toEqual([
      { card: 'Judge', from: 0 },
      { card: 'Soldier', from: 1 },
    ])
    expect(at.hand(2)).toEqual(['Mystic'])
    expect(at.view(-1).players[2].lacks).toEqual(['Soldier', 'Judge'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.6a, IK-0.4: the base value decides, not the value in the hand', () => {
    const at = position('Immortal by 1, Fool by 2', 'seat 0: hand Executioner | seat 1: hand Elder, Zealot')
    at.play(0, 'Executioner').use(0).number(0, 3)
    expect(at.view(1).mine?.hand).toContainEqual({ card: 'Elder', value: 2 })
    expect(at.legalCards(1)).toEqual(['Elder', 'Zealot'])
  })

  test('IK-10.1, IK-12.12: cards in an Antechamber and of players who are out are not seen', () => {
    const at = position(
      'Warlord by 1, Zealot by 2',
      'seat 0: hand Executioner | seat 1: hand Mystic; antechamber Soldier | seat 2: hand Soldier; out',
    )
    at.play(0, 'Executioner').use(0).number(0, 5)
    expect(at.view(-1).condemned).toEqual([])
    expect(
      at
        .events(-1)
        .filter(({ type }) => type === 'mustCondemn')
        .map(({ seat }) => seat),
    ).toEqual([0, 1])
  })

  test('IK-10.2, IK-16.34: with private visibility only the holder and the acting player see which card it was', () => {
    const at = position('Warlord by 1, Zealot by 2', hands, { condemnedVisibility: 'private' })
    at.play(0, 'Executioner').use(0).number(0, 5)
    expect(at.askedShort()).toEqual(['0 pickSecretly'])
    at.pick(0, 'Judge').pick(1, 'Soldier')
    expect(at.view(2).condemned).toEqual([
      { card: null, from: 0 },
      { card: null, from: 1 },
    ])
    expect([0, 1, 2].map((seat) => at.view(seat).mine?.condemned)).toEqual([
      ['Judge', 'Soldier'],
      [null, 'Soldier'],
      [],
    ])
    expect(at.events(2)).toContainEqual({ type: 'condemnedUnseen', seat: 1 })
  })

  test('IK-9.20: the window comes after the number', () => {
    const at = table(`court: Zealot by 2 | to act: 0 | ${hands}`, { seats: 3 })
      .play(0, 'Executioner')
      .use(0)
      .number(0, 4)
    expect(at.asked()).toMatchObject([
      { seat: 1, question: 'reactionPrompt', about: { card: 'Executioner', number: 4 } },
    ])
    expect(at.told(-1)).not.toContain('mustCondemn')
  })

  test('IK-5.9: it may be declined', () => {
    const at = position('Zealot by 2', hands).play(0, 'Executioner').decline(0)
    expect(at.told(-1)).toContain('abilityDeclined')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })
})
