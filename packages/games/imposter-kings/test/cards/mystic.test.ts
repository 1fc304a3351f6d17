import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Mystic', () => {
  const position = (
    court: string,
    hands = 'seat 0: hand Mystic, Fool | seat 1: hand Warlord, Judge',
    accused = "King's Hand",
  ) => table(`court: ${court} | accused: ${accused} | ${hands} | to act: 0`)

  test('IK-7.17, IK-7.17a, IK-5.13, IK-18.19: the Mystic is disgraced, then a number from 1 to 8 is said', () => {
    const at = position('Elder by 1, Soldier by 0 proven, Zealot by 1 down').play(0, 'Mystic').use(0)
    expect(at.courtShort()).toEqual(['Elder', 'Soldier', '(Zealot)', '(Mystic)'])
    expect(at.legal(0).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    at.number(0, 5)
    expect(at.view(-1).mystic).toEqual([5])
    expect(at.view(-1).court[1]).toMatchObject({ card: 'Soldier', value: 3, muted: true })
    expect(at.view(-1).court[0]).toMatchObject({ card: 'Elder', value: 3, muted: false })
  })

  test('IK-7.17a, IK-5.8: without another disgraced card it is not offered', () => {
    expect(position('Elder by 1').play(0, 'Mystic').askedShort()).toEqual(['1 mainTurn'])
    expect(position('Elder by 1 down').play(0, 'Mystic').askedShort()).toEqual(['0 useAbility'])
  })

  test('IK-7.17a, IK-6.30: cards of that number that come later are blank with value 3 as well', () => {
    const at = position('Elder by 1 down').play(0, 'Mystic').use(0).number(0, 5).play(1, 'Judge')
    expect(at.view(-1).throne).toBe(3)
    expect(at.askedShort()).toEqual(['0 mainTurn']) // A blank Judge guesses nothing.
  })

  test('IK-7.17b, IK-16.3, IK-6.2: cards in hand keep their value and their reactions', () => {
    const at = table(
      "court: Sentry by 1 | mystic: 8 | accused: Judge | seat 0: hand King's Hand | seat 1: hand Princess, Elder; king down | to act: 0",
    )
    expect(at.view(0).mine?.hand).toEqual([{ card: "King's Hand", value: 8 }])
    const reacts = table(
      "court: Judge by 0 | mystic: 8 | seat 0: hand King's Hand | seat 1: hand Princess, Elder | to act: 1",
    )
    reacts.play(1, 'Princess').use(1).player(1, 0)
    expect(reacts.askedShort()).toEqual(['0 reactionPrompt'])
    expect(reacts.claim(0, "King's Hand").told(-1)).toContain('abilityCancelled')
  })

  test('IK-16.3, IK-9.4: with mysticMutesReactions nobody is asked about them', () => {
    const at = table('court: Judge by 0 | mystic: 8 | seat 0: hand Fool | seat 1: hand Princess, Elder | to act: 1', {
      options: { mysticMutesReactions: true },
    })
    at.play(1, 'Princess').use(1).player(1, 0)
    expect(at.askedShort()).toEqual(['0 pickSecretly', '1 pickSecretly'])
  })

  test('IK-16.3, IK-6.30: overrides of the number are lost', () => {
    const legal = (more: string) =>
      table(`court: Queen by 1 | accused: King's Hand | seat 0: hand Elder | to act: 0${more}`).legalCards(0)
    expect(legal('')).toEqual(['Elder'])
    expect(legal(' | mystic: 3')).toEqual([])
  })

  test('IK-7.17c: 9 can never be named, and several effects add up', () => {
    const at = table(
      "court: Elder by 1, Judge by 0, Fool by 1 down | mystic: 3 | accused: King's Hand | seat 0: hand Mystic | to act: 0",
    )
    at.play(0, 'Mystic').use(0)
    expect(at.blocked(0, { type: 'sayNumber', number: 9 })).toMatchObject({ code: 'outOfRange' })
    at.number(0, 5)
    expect(at.view(-1).mystic).toEqual([3, 5])
    expect(at.view(-1).court.map(({ muted }) => muted)).toEqual([true, true, false, false])
  })

  test('IK-7.17d, IK-9.29: cancelled after the number was said, nothing is muted and the disgraced Mystic is condemned', () => {
    const at = position('Elder by 1 down', "seat 0: hand Mystic, Fool | seat 1: hand King's Hand", 'Judge')
      .play(0, 'Mystic')
      .use(0)
      .number(0, 8)
    expect(at.asked()).toMatchObject([{ seat: 1, question: 'reactionPrompt', about: { card: 'Mystic', number: 8 } }])
    at.claim(1, "King's Hand")
    expect(at.view(-1).mystic).toEqual([])
    expect(at.courtShort()).toEqual(['(Elder)'])
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Mystic'])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-6.34: the number stays muted when the Mystic leaves the Court', () => {
    const at = table(
      "court: Judge by 0, Elder by 1, Zealot by 1 down | accused: King's Hand | seat 0: hand Mystic | seat 1: hand Fool | to act: 0",
    )
    at.play(0, 'Mystic').use(0).number(0, 3).play(1, 'Fool').use(1).court(1, 0)
    expect(at.view(-1).court[0]).toMatchObject({ card: 'Elder', muted: true, value: 3 })
  })

  test('IK-5.9: it may be declined and stays face up', () => {
    expect(position('Elder by 1 down').play(0, 'Mystic').decline(0).courtShort()).toEqual(['(Elder)', 'Mystic'])
  })
})
