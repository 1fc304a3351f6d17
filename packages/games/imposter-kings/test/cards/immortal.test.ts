import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Immortal', () => {
  const deck = { options: { deck: 'regulation-20' } } as const

  test('IK-7.12, IK-7.12a, IK-6.10: its value is 5, it and Warlords are Royalty, other Royalty and Elders have −1 and are muted', () => {
    const at = table(
      "court: Queen by 1, Elder by 0, Warlord by 1, Zealot by 0 | accused: King's Hand | seat 0: hand Immortal | to act: 0",
      deck,
    )
    at.play(0, 'Immortal')
    const seen = at.view(-1).court.map(({ card, value, royalty, muted }) => [card, value, royalty, muted])
    expect(seen).toEqual([
      ['Queen', 8, true, true],
      ['Elder', 2, false, true],
      ['Warlord', 9, true, false],
      ['Zealot', 3, false, false],
      ['Immortal', 5, true, false],
    ])
    expect(at.view(-1).throne).toBe(5)
  })

  test('IK-7.12a, IK-16.2: also in every hand', () => {
    const at = table('court: Immortal by 1 | seat 0: hand Princess, Queen, Elder, Judge | to act: 0', deck)
    expect(at.view(0).mine?.hand).toEqual([
      { card: 'Elder', value: 2 },
      { card: 'Judge', value: 5 },
      { card: 'Princess', value: 8 },
      { card: 'Queen', value: 8 },
    ])
  })

  test('IK-7.12b: a played Queen disgraces nothing and a Princess cannot exchange', () => {
    const at = table(
      'court: Judge by 0 down, Immortal by 1 | seat 0: hand Princess, Fool | seat 1: hand Mystic | to act: 0',
      deck,
    )
    at.play(0, 'Princess')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    const queen = table(
      'court: Judge by 0 down, Immortal by 1 | seat 0: hand Queen, Fool | seat 1: hand Mystic | to act: 0',
      deck,
    ).play(0, 'Queen')
    expect(queen.courtShort()).toEqual(['(Judge)', 'Immortal', 'Queen']) // The old disgrace stays.
  })

  test('IK-7.12c, IK-7.19c: it works as soon as it lies face up, also after Sentry’s exchange', () => {
    const at = table(
      "court: Queen by 1, Zealot by 1 | accused: King's Hand | seat 0: hand Sentry, Immortal | to act: 0",
      deck,
    )
    at.play(0, 'Sentry').use(0).court(0, 1).pick(0, 'Immortal')
    expect(at.courtShort()).toEqual(['Queen', 'Immortal', '(Sentry)'])
    expect(at.view(-1).court[0]).toMatchObject({ card: 'Queen', value: 8, muted: true })
    expect(at.view(-1).court[1]).toMatchObject({ card: 'Immortal', value: 5 })
  })

  test('IK-5.10: disgraced, its effects end at once', () => {
    const at = table(
      'court: Queen by 1, Immortal by 1 | accused: Assassin | seat 0: hand Elder; successor Judge | seat 1: hand Fool | to act: 0',
      deck,
    ).flip(0)
    expect(at.courtShort()).toEqual(['Queen', '(Immortal)'])
    expect(at.view(-1).court[0]).toMatchObject({ value: 9, muted: false })
    expect(at.view(0).mine?.hand).toContainEqual({ card: 'Elder', value: 3 })
  })

  test('IK-5.15: it counts from the moment it lands', () => {
    const at = table('court: Elder by 1 | seat 0: hand Immortal | seat 1: hand Elder | to act: 0', deck).play(
      0,
      'Immortal',
    )
    expect(at.view(1).mine?.hand).toEqual([{ card: 'Elder', value: 2 }])
  })
})
