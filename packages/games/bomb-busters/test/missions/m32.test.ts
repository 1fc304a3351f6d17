import { describe, expect, test } from 'vitest'
import { RESULTS, UNDECIDED } from '../../src/names.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { dualCut, laidOut, layOut, soloCut } from './laid-out.ts'

/** The mission before its first turn, with this card active and these in the deck, the next one first. */
function stacked(hands: readonly string[], active: string, deck: string): Staged {
  const table = staged({ hands, mission: 32, cards: ['rewinder'], dial: 1 })
  layOut(table, 'active-constraint', { active, deck: deck.length, discard: [] })
  table.match.play.hidden.rules['active-constraint'] = { deck: deck.split('').reverse() }
  return table
}

const keep = { type: 'mission32ConstraintDecision', decision: 'keep' }
const replace = { type: 'mission32ConstraintDecision', decision: 'replace' }
const HANDS = ['2 2 3', '2 3 5', '2 3 5']

describe('mission 32', () => {
  test('BB-M32.2: before every turn the captain decides, and nothing else can be done until then', () => {
    const table = stacked(HANDS, 'A', 'BC')
    expect(table.asked()).toEqual(['0 mission32ConstraintDecision'])
    expect(table.refused(0, dualCut(1, 0, 2))).toBe('FORCED_ACTION_PENDING')
    expect(table.useRefused(1, 'rewinder')).toBe('FORCED_ACTION_PENDING')
    expect(table.refused(1, keep)).toBe('notAsked')
    table.act(0, keep)
    expect(table.asked()).toEqual(['0 turn'])
    table.act(0, dualCut(1, 0, 2))
    expect(table.asked()).toEqual(['0 mission32ConstraintDecision'])
    expect(table.pub.current).toBe(1)
  })

  test('BB-M32.3: replaced by the next card; with an empty deck there is neither constraint nor decision any more', () => {
    const table = stacked(HANDS, 'A', 'B').act(0, replace)
    expect(laidOut(table, 'active-constraint')).toMatchObject({ active: 'B', discard: ['A'], deck: 0 })
    expect(table.refused(0, dualCut(1, 0, 2))).toBe('MISSION_RULE_VIOLATION')
    table.act(0, dualCut(1, 1, 3)).act(0, replace)
    expect(laidOut(table, 'active-constraint').active).toBeNull()
    table.act(1, dualCut(2, 2, 5))
    expect(table.asked()).toEqual(['2 turn'])
  })

  test('BB-M32.4, BB-M32.6: whoever cannot play is skipped without price, and a new decision follows', () => {
    const table = stacked(['1 1 2', '3 3 5', '1 1 2 2 3 3 5'], 'A', 'B').act(0, keep)
    table.act(0, dualCut(2, 2, 2)).act(0, keep)
    expect(table.pub).toMatchObject({ current: 2, turn: 3, dial: 1 })
    expect(table.asked()).toEqual(['0 mission32ConstraintDecision'])
    expect(laidOut(table, 'active-constraint').active).toBe('A')
  })

  test('BB-M32.5, BB-M32.R1: a number that can neither be announced nor solo cut is no move', () => {
    // Under K the captain holds pairs that only a Solo Cut could take.
    const table = stacked(['1 1 1 1', '3 3 r2', '3 3'], 'K', 'B').act(0, keep)
    expect(table.asked()).toEqual(['0 turn'])
    const alone = stacked(['1 1 2- 2-', '2- 2-', '1- 1-'], 'K', 'B')
    expect(alone.act(0, replace).asked()).toEqual(['0 turn'])
  })

  test('BB-M32.4, BB-S2: a row of skips does not lose while the card can be replaced, however long the captain keeps it', () => {
    const table = stacked(['1 1 3', '1 3 3', '1 3 5 5'], 'A', '')
    for (let skips = 0; skips < 7; skips++) table.act(0, keep)
    expect(table.pub).toMatchObject({ current: 1, turn: 8, dial: 1, result: UNDECIDED })
    expect(table.asked()).toEqual(['0 mission32ConstraintDecision'])
    // With the last card gone everybody can play.
    table.act(0, replace)
    expect(table.asked()).toEqual(['1 turn'])
  })

  test('BB-M32.4: nor where only one player has wires left', () => {
    const alone = stacked(['1 1 2- 2-', '2- 2-', '1- 1-'], 'K', 'B').act(0, keep).act(0, keep)
    expect(alone.pub.result).toBe(UNDECIDED)
    expect(RESULTS[alone.act(0, replace).act(0, soloCut(1)).pub.result]).toBe('win')
  })

  test('BB-22.2: left to itself a captain gets everybody out of a row of skips', () => {
    const table = stacked(['1 1 3', '1 3 3', '1 3 5 5'], 'A', 'DG')
    for (let decisions = 0; table.asked()[0].endsWith('mission32ConstraintDecision'); decisions++) {
      expect(decisions).toBeLessThan(6)
      table.match.timeout(0)
    }
    expect(table.pub.result).toBe(UNDECIDED)
  })

  test('BB-22.2: left to itself the captain keeps, replaces when stuck, and replaces after a skip', () => {
    const stuck = stacked(['1 3', '1 3 2', '2 2 2 1 1 3 3'], 'A', 'L')
    stuck.match.timeout(0)
    expect(laidOut(stuck, 'active-constraint').active).toBe('L')
    const table = stacked(['2 2 1', '3 3 5', '2 2 1 1 1 3 3 5'], 'A', 'L')
    table.match.timeout(0)
    table.act(0, dualCut(2, 0, 2))
    table.match.timeout(0)
    expect(laidOut(table, 'active-constraint').active).toBe('A')
    // Seat 1 was skipped under A.
    expect(table.pub.current).toBe(2)
    table.match.timeout(0)
    expect(laidOut(table, 'active-constraint').active).toBe('L')
  })
})
