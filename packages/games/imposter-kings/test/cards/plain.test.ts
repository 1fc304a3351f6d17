import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('cards without an ability on play', () => {
  test('IK-7.2, IK-7.2a: an Assassin played on the own turn is a plain 2', () => {
    const at = table('court: Fool by 1 | seat 0: hand Assassin, Judge | seat 1: hand Queen | to act: 0').play(
      0,
      'Assassin',
    )
    expect(at.told(-1)).toEqual(['played', 'turnStarted', 'toAct'])
    expect(at.view(-1).throne).toBe(2)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test("IK-7.20, IK-7.20a: a King's Hand played on the own turn is a plain 8", () => {
    const at = table("court: Warlord by 1 | seat 0: hand King's Hand, Judge | seat 1: hand Queen | to act: 0").play(
      0,
      "King's Hand",
    )
    expect(at.told(-1)).toEqual(['played', 'turnStarted', 'toAct'])
    expect(at.view(-1).throne).toBe(8)
  })

  test('IK-7.14, IK-7.14a: with a face-up Royalty the Warlord is 8 in hand and 9 in the Court, otherwise 7', () => {
    const position = (court: string, deck: 'base-18' | 'regulation-20' = 'base-18') =>
      table(`court: ${court} | accused: King's Hand | seat 0: hand Warlord | seat 1: hand Fool | to act: 0`, {
        options: { deck },
      })
    const inHand = (at: ReturnType<typeof table>) => at.view(0).mine?.hand[0].value
    expect(inHand(position('Elder by 1'))).toBe(7)
    expect(inHand(position('Queen by 1 down, Elder by 1'))).toBe(7)
    const royal = position('Queen by 1, Princess by 0, Elder by 1')
    expect(inHand(royal)).toBe(8) // Several Royalties do not add up.
    expect(royal.play(0, 'Warlord').view(-1).throne).toBe(9)
    expect(position('Elder by 1').play(0, 'Warlord').view(-1).throne).toBe(7)
    // The Royalty an Immortal has and gives counts.
    const immortal = position('Immortal by 1, Elder by 1', 'regulation-20')
    expect(inHand(immortal)).toBe(8)
    expect(immortal.play(0, 'Warlord').view(-1).throne).toBe(9)
  })

  test('IK-7.3, IK-7.3a, IK-0.8, IK-5.5: an Elder may be played on Royalty regardless of value, and on nothing else that is higher', () => {
    const onto = (court: string) =>
      table(`court: ${court} | accused: King's Hand | seat 0: hand Elder | to act: 0`).legalCards(0)
    expect(onto('Queen by 1')).toEqual(['Elder'])
    expect(onto('Sentry by 1')).toEqual([])
    expect(onto('Queen by 1, Sentry by 0')).toEqual([])
  })

  test('IK-7.3a, IK-7.12b: muted by an Immortal the Elder has no override and −1', () => {
    const at = table('court: Immortal by 1, Princess by 1 | seat 0: hand Elder | to act: 0', {
      options: { deck: 'regulation-20' },
    })
    expect(at.view(0).mine?.hand).toEqual([{ card: 'Elder', value: 2 }])
    expect(at.legalCards(0)).toEqual([])
  })

  test('IK-7.4, IK-7.4a: a Zealot may be played on non-Royalty once the own King is flipped', () => {
    const onto = (court: string, seat0: string) =>
      table(
        `court: ${court} | accused: King's Hand | seat 0: hand Zealot, Queen; ${seat0} | seat 1: king down | to act: 0`,
      ).legalCards(0)
    expect(onto('Sentry by 1', 'king down')).toContain('Zealot')
    expect(onto('Sentry by 1', 'king up')).not.toContain('Zealot')
    expect(onto('Princess by 1', 'king down')).not.toContain('Zealot')
  })
})
