import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { dualCut, laidOut, layOut } from './laid-out.ts'

function begun(seats: number) {
  const match = Match.start(bombBusters, { seats, options: { mission: 31, captain: 'first' }, seed: 'choose' })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

const select = (constraintId: string) => ({ type: 'selectConstraintCard', constraintId })

/** The mission in its first turn, with these cards in front of the seats. */
function bound(hands: readonly string[], cards: string): Staged {
  return layOut(staged({ hands, mission: 31, cards: ['disintegrator'] }), 'constraints', { cards: cards.split('') })
}

const off = (table: Staged) => laidOut(table, 'constraints').off

describe('mission 31', () => {
  test('BB-M31.1: before the tokens everybody takes one of A to E, the captain first', () => {
    const match = begun(3)
    expect(match.view(-1).view.phase).toBe('select_constraints')
    expect(match.check(1, select('A'))?.code).toBe('notAsked')
    expect(match.check(0, select('F'))?.code).toBe('constraintTaken')
    match.apply(0, select('C'))
    expect(match.check(1, select('C'))?.code).toBe('constraintTaken')
    match.apply(1, select('A'))
    match.apply(2, select('E'))
    expect(match.view(-1).view.phase).toBe('setup_info_tokens')
    expect(match.play.pub.rules.constraints).toEqual({ open: [], cards: ['C', 'A', 'E'], off: [false, false, false] })
    expect(match.play.decider()).toBe(0)
    expect(match.check(0, select('B'))).not.toBeNull()
  })

  test('BB-R4: nobody gives up while cards are chosen', () => {
    expect(begun(2).check(1, { type: 'surrenderVote', vote: true })?.code).toBe('wrongPhase')
  })

  test('BB-22.2: the default is the first letter still there', () => {
    const match = begun(2)
    match.timeout(0)
    match.timeout(1)
    expect(match.play.pub.rules.constraints).toMatchObject({ cards: ['A', 'B'] })
  })

  test('BB-M31.2: everybody obeys the own card, and only that', () => {
    const table = bound(['1 2 3 4', '1 2 3 4', '1 2 3 4'], 'ABC')
    expect(table.refused(0, dualCut(1, 0, 1))).toBe('MISSION_RULE_VIOLATION')
    table.act(0, dualCut(1, 1, 2))
    expect(table.refused(1, dualCut(2, 3, 4))).toBe('MISSION_RULE_VIOLATION')
    table.act(1, dualCut(2, 0, 1)).act(2, dualCut(0, 2, 3))
    expect(off(table)).toEqual([false, false, false])
  })

  test('BB-M31.3: a card that no uncut number fits is turned off at the end of the turn, for good', () => {
    const table = bound(['2 3', '2 3 r4', '3 3'], 'ABB')
    table.act(0, dualCut(1, 0, 2))
    expect(off(table)).toEqual([true, false, false])
    expect(table.told(-1, 'constraintTurnedOff')).toEqual([{ type: 'constraintTurnedOff', seat: 0, constraintId: 'A' }])
    // Seat 0 is known to have no even number left.
    expect(table.pub.players[0].not[1] & (1 << 4)).not.toBe(0)
  })

  test('BB-M31.3: a hand with nothing but reds does not turn it off', () => {
    const table = bound(['2 r3', '2 3 r4', '3 3 3'], 'ABB')
    table.act(0, dualCut(1, 0, 2))
    expect(off(table)).toEqual([false, false, false])
  })

  test('BB-M31.3: before a cut it is tested again: a card that has come to bind nothing does not stop the cut', () => {
    const table = bound(['3 5', '3 5', '3 3 5 5'], 'ABB')
    table.act(0, dualCut(1, 0, 3))
    expect(off(table)).toEqual([true, false, false])
    expect(table.hand(0)).toBe('3- 5')
  })
})
