import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Arbiter', () => {
  test('IK-7.10, IK-7.10a: from the hand it is a plain 5, from the Antechamber it is disgraced as soon as it lies', () => {
    const hand = table('court: Fool by 1 | seat 0: hand Arbiter | to act: 0', { seats: 4 })
    for (const seat of [1, 2, 3]) hand.pass(seat)
    expect(hand.play(0, 'Arbiter').courtShort()).toEqual(['Fool', 'Arbiter'])
    expect(hand.view(-1).throne).toBe(5)
    const ante = table('court: Queen by 1 | seat 0: antechamber Arbiter | to act: 0', { seats: 4 }).play(0, 'Arbiter')
    expect(ante.courtShort()).toEqual(['Queen', '(Arbiter)'])
    expect(ante.view(-1).throne).toBe(1)
  })

  test('IK-6.30: muted, it stays face up', () => {
    const at = table('court: Queen by 1 | mystic: 5 | seat 0: antechamber Arbiter | to act: 0', { seats: 4 }).play(
      0,
      'Arbiter',
    )
    expect(at.courtShort()).toEqual(['Queen', 'Arbiter'])
  })
})
