import { describe, expect, test } from 'vitest'
import { BASIC_CHARACTERS } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut } from './laid-out.ts'

const HANDS = ['1 2 4 4', '1 2 4 5', '1 2 4 5', '1 2 5 5']

describe('mission 58', () => {
  test('BB-M58.1: nobody places a token, and everybody has a Double Detector', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub } = dealt(58, seats)
      expect(pub.turn).toBe(1)
      for (const { tokens, character } of pub.players) {
        expect(tokens).toEqual([])
        expect(character >= 0 && character < BASIC_CHARACTERS).toBe(true)
      }
    }
  })

  test('BB-M58.2, BB-M58.5: no token after a failure of any kind', () => {
    const table = staged({ mission: 58, hands: HANDS }).act(0, dualCut(1, 0, 4))
    table.act(1, doubleDetector(2, 0, 1, 5)).choose(2, null, 0)
    expect([table.pub.dial, table.tokens(1), table.tokens(2)]).toEqual([2, [], []])
  })

  test('BB-M58.3: the Double Detector works every turn', () => {
    const table = staged({ mission: 58, hands: HANDS })
      .act(0, doubleDetector(1, 1, 2, 4))
      .choose(1, 2)
    table
      .act(1, dualCut(0, 0, 1))
      .act(2, dualCut(3, 1, 2))
      .act(3, dualCut(1, 3, 5))
    expect(table.pub.players[0].used).toBe(false)
    table.act(0, doubleDetector(2, 2, 3, 4)).choose(2, 2)
    expect(table.hand(2)).toBe('1 2- 4- 5')
  })

  test('BB-M58.4, BB-M58.R1: cards that place a token are refused, labels among them', () => {
    const cards = ['label_neq', 'post_it', 'label_eq', 'single_wire_label']
    const table = staged({ mission: 58, hands: HANDS, cards })
    expect(table.useRefused(0, 'label_neq', { tileIndexA: 0, tileIndexB: 1 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'post_it', { tileIndexA: 0 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'label_eq', { tileIndexA: 2, tileIndexB: 3 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'single_wire_label', { tileIndexA: 0 })).toBe('MISSION_RULE_VIOLATION')
  })
})
