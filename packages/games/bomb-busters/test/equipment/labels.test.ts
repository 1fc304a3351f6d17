import { describe, expect, test } from 'vitest'
import { staged } from './staged.ts'

const HANDS = ['1 1 y2 2 | r3 r4 5x 6u', '7 8 9 10', '7 8 9 11']

function labels(hand = HANDS[0], mission = 3) {
  return staged({ hands: [hand, HANDS[1], HANDS[2]], cards: ['label_eq', 'label_neq'], mission })
}

describe('the labels', () => {
  test('BB-E12: equal joins two wires of one number, two yellows or two reds, side by side', () => {
    const table = labels('1 1 y2 y3 | r3 r4 7').use(0, 'label_eq', { tileIndexA: 0, tileIndexB: 1 })
    expect(table.tokens(0)).toEqual(['3:0-1'])
    expect(table.isUsed('label_eq')).toBe(true)
    expect(table.told(-1, 'relationPlaced')).toEqual([
      { type: 'relationPlaced', seat: 0, tileIndex: 0, tileIndexB: 1, equal: true },
    ])
    expect(labels('1 1 y2 y3 | r3 r4').use(0, 'label_eq', { tileIndexA: 3, tileIndexB: 2 }).tokens(0)).toEqual([
      '3:2-3',
    ])
    expect(labels().use(0, 'label_eq', { tileIndexA: 4, tileIndexB: 5 }).tokens(0)).toEqual(['3:4-5'])
  })

  test('BB-E01: not equal joins two that differ, also in colour; one of them may be cut', () => {
    expect(labels().use(0, 'label_neq', { tileIndexA: 2, tileIndexB: 3 }).tokens(0)).toEqual(['4:2-3'])
    expect(labels('1- 2 3 | 4').use(0, 'label_neq', { tileIndexA: 0, tileIndexB: 1 }).tokens(0)).toEqual(['4:0-1'])
  })

  test('BB-E01, BB-E12: it is no matter of turns and replaces nothing', () => {
    const table = labels().token(1, { value: 7 })
    table.use(1, 'label_neq', { tileIndexA: 0, tileIndexB: 1 })
    expect(table.tokens(1)).toEqual(['7@0', '4:0-1'])
    expect(table.asked()).toEqual(['0 turn'])
  })

  test('BB-E01, BB-E12: a wire that is not there', () => {
    expect(labels().useRefused(0, 'label_eq', { tileIndexA: 0, tileIndexB: 9 })).toBe('INVALID_TILE_INDEX')
    expect(labels().useRefused(0, 'label_neq', { tileIndexA: -1, tileIndexB: 0 })).toBe('INVALID_TILE_INDEX')
  })

  test('BB-E00.7: neither X wires nor the own upside-down wire', () => {
    expect(labels().useRefused(0, 'label_neq', { tileIndexA: 6, tileIndexB: 7 })).toBe('MISSION_RULE_VIOLATION')
    expect(labels().useRefused(0, 'label_neq', { tileIndexA: 5, tileIndexB: 6 })).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-E01, BB-E12: only neighbours, and only on one stand', () => {
    expect(labels().useRefused(0, 'label_neq', { tileIndexA: 0, tileIndexB: 2 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(labels().useRefused(0, 'label_neq', { tileIndexA: 3, tileIndexB: 4 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-E01, BB-E12: what the label says has to be true', () => {
    expect(labels().useRefused(0, 'label_neq', { tileIndexA: 0, tileIndexB: 1 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(labels().useRefused(0, 'label_eq', { tileIndexA: 1, tileIndexB: 2 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-E01, BB-R10: not equal needs an uncut wire, equal does not', () => {
    const cut = '1- 2- 2- 3 | 4'
    expect(labels(cut).useRefused(0, 'label_neq', { tileIndexA: 0, tileIndexB: 1 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(labels(cut).use(0, 'label_eq', { tileIndexA: 1, tileIndexB: 2 }).tokens(0)).toEqual(['3:1-2'])
  })

  test('BB-M58.4: no card that places a token where there are none', () => {
    const table = labels('1 1 2 | 3', 58)
    expect(table.useRefused(0, 'label_eq', { tileIndexA: 0, tileIndexB: 1 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'label_neq', { tileIndexA: 0, tileIndexB: 9 })).toBe('MISSION_RULE_VIOLATION')
  })
})
