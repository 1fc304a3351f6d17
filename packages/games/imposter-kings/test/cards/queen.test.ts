import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Queen', () => {
  test('IK-7.23, IK-7.23a, IK-0.11, IK-9.21: every other card of the Court is disgraced; not optional, and no window opens', () => {
    const at = table(
      'court: Warlord by 0, Fool by 1 down, Princess by 1 | seat 0: hand Queen, Judge | seat 1: hand Mystic | to act: 0',
    ).play(0, 'Queen')
    expect(at.courtShort()).toEqual(['(Warlord)', '(Fool)', '(Princess)', 'Queen'])
    expect(at.told(-1)).not.toContain('windowOpened')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-5.11: Steadfast does not protect from it', () => {
    const at = table(
      'court: Immortal by 0, Zealot by 1 | seat 0: antechamber Queen; hand Judge | seat 1: hand Mystic | to act: 0',
      {
        options: { deck: 'regulation-20' },
      },
    )
    at.play(0, 'Queen')
    expect(at.courtShort()).toEqual(['Immortal', 'Zealot', 'Queen']) // Muted by the Immortal itself.
    const steadfast = table(
      'court: Aegis of seat 1 by 1, Zealot by 1 | seat 0: hand Queen | seat 1: hand Mystic | to act: 0',
      {
        options: { mode: 'expansion' },
      },
    ).play(0, 'Queen')
    expect(steadfast.courtShort()).toEqual(['(Aegis of seat 1)', '(Zealot)', 'Queen'])
  })
})
