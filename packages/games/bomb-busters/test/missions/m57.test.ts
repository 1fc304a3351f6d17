import { describe, expect, test } from 'vitest'
import { type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { dualCut, laidOut, layOut, soloCut } from './laid-out.ts'

/** The mission with constraints at numbers as in `2A 3B`. */
function paired(hands: readonly string[], pairs: string): Staged {
  const table = staged({ hands, mission: 57 })
  return layOut(table, 'constraint-per-validated-value', {
    pairs: pairs.split(' ').map((pair) => ({ value: Number.parseInt(pair, 10), constraint: pair.slice(-1) })),
  })
}

describe('mission 57', () => {
  test('BB-M57.1, BB-M57.R1: every number has one of the twelve constraints, open to everybody', () => {
    const { pairs } = dealt(57, 4).pub.rules['constraint-per-validated-value'] as {
      pairs: { value: number; constraint: string }[]
    }
    expect(pairs.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(
      pairs
        .map(({ constraint }) => constraint)
        .toSorted()
        .join(''),
    ).toBe('ABCDEFGHIJKL')
  })

  test('BB-M57.2, BB-M57.3: nothing binds before the first completion; then only the last one', () => {
    const table = paired(['2 2 2 2 3', '3 4 4 4 4', '3 3 5 5'], '2B 4A 3L')
    expect(laidOut(table, 'constraint-per-validated-value').active).toBe(0)
    table.act(0, soloCut(2))
    expect(laidOut(table, 'constraint-per-validated-value').active).toBe(2)
    expect(table.refused(1, soloCut(4))).toBe('MISSION_RULE_VIOLATION')
    table.act(1, dualCut(2, 0, 3)).act(2, dualCut(0, 4, 3))
    // The completed 3 has put L in place of B.
    expect(laidOut(table, 'constraint-per-validated-value').active).toBe(3)
    expect(table.act(1, soloCut(4)).hand(1)).toBe('3- 4- 4- 4- 4-')
  })

  test('BB-M57.4: a player who cannot play is skipped without price', () => {
    const table = paired(['2 2 2 2 5', '4 4', '5 5 5 4 4'], '2B').act(0, soloCut(2))
    expect(table.asked()).toEqual(['2 turn'])
    expect(table.pub.dial).toBe(0)
  })

  test('BB-M57.4: when nobody can play the bomb explodes', () => {
    const table = paired(['2 2 2 2 4', '4 6 6', '4 4 6 6'], '2B').act(0, soloCut(2))
    expect(table.match.view(-1).view.result).toBe('loss_detonator')
  })
})
