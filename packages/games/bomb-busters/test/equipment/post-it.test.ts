import { describe, expect, test } from 'vitest'
import { NOT_EQUAL_TOKEN, SINGLE_WIRE_TOKEN } from '../../src/state.ts'
import { staged } from './staged.ts'

const HANDS = ['4 5- y6 r7 8x 9u', '1 2', '3 3']
const postIt = (mission = 3, hands = HANDS) => staged({ hands, cards: ['post_it'], mission })

describe('Post-it', () => {
  test('BB-E04: a token with the number of an own blue wire, at any time', () => {
    expect(postIt().use(0, 'post_it', { tileIndexA: 0 }).tokens(0)).toEqual(['4@0'])
    expect(postIt().use(2, 'post_it', { tileIndexA: 1 }).tokens(2)).toEqual(['3@1'])
  })

  test('BB-E04, BB-10.3: the token is what the mission makes of it', () => {
    expect(postIt(21).use(0, 'post_it', { tileIndexA: 0 }).tokens(0)).toEqual(['1:0@0'])
    expect(postIt(40).use(2, 'post_it', { tileIndexA: 1 }).tokens(2)).toEqual(['2:2@1'])
    expect(postIt(52).use(0, 'post_it', { tileIndexA: 0 }).tokens(0)).toEqual(['1@0'])
  })

  test('BB-E04: relations and single-wire labels do not hinder, a value does', () => {
    const table = postIt()
      .token(0, { kind: NOT_EQUAL_TOKEN, place: 0, placeB: 1 })
      .token(0, { kind: SINGLE_WIRE_TOKEN, value: 4, place: 0 })
      .use(0, 'post_it', { tileIndexA: 0 })
    expect(table.tokens(0)).toContain('4@0')
    expect(postIt().token(0, { value: 4, place: 0 }).useRefused(0, 'post_it', { tileIndexA: 0 })).toBe(
      'EQUIPMENT_RULE_VIOLATION',
    )
  })

  test('BB-E04: the checks, in their order', () => {
    const refused = (tileIndexA: number) => postIt().useRefused(0, 'post_it', { tileIndexA })
    expect([refused(9), refused(5), refused(1), refused(4), refused(2), refused(3)]).toEqual([
      'INVALID_TILE_INDEX',
      'MISSION_RULE_VIOLATION',
      'TILE_ALREADY_CUT',
      'MISSION_RULE_VIOLATION',
      'EQUIPMENT_RULE_VIOLATION',
      'EQUIPMENT_RULE_VIOLATION',
    ])
    expect(postIt(58).useRefused(0, 'post_it', { tileIndexA: 9 })).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M24.2, BB-M40.3: a cut wire where tokens count', () => {
    for (const mission of [24, 40]) {
      expect(postIt(mission).use(0, 'post_it', { tileIndexA: 1 }).tokens(0)).toEqual(['2:1@1'])
    }
  })
})

describe('Single Wire Label', () => {
  const label = (hand: string, mission = 3) =>
    staged({ hands: [hand, '1 2', '3 3'], cards: ['single_wire_label'], mission })

  test('BB-E22: an own blue wire, cut or not, that is the only one of its number', () => {
    expect(label('4 5- 6 6').use(0, 'single_wire_label', { tileIndexA: 0 }).tokens(0)).toEqual(['5:4@0'])
    expect(label('4 5- 6 6').use(0, 'single_wire_label', { tileIndexA: 1 }).tokens(0)).toEqual(['5:5@1'])
  })

  test('BB-E22.R1: cut wires and the other stand count', () => {
    expect(label('4 5 | 4-').useRefused(0, 'single_wire_label', { tileIndexA: 0 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-E22.R2, BB-E00.7: upside-down wires and X wires do not', () => {
    expect(label('4 5 4u').use(0, 'single_wire_label', { tileIndexA: 0 }).tokens(0)).toEqual(['5:4@0'])
    expect(label('4 5 4x').use(0, 'single_wire_label', { tileIndexA: 0 }).tokens(0)).toEqual(['5:4@0'])
  })

  test('BB-E22: the checks, in their order', () => {
    const hand = '4 y5 r6 7x 8u'
    const refused = (tileIndexA: number) => label(hand).useRefused(0, 'single_wire_label', { tileIndexA })
    expect([refused(9), refused(4), refused(3), refused(1), refused(2)]).toEqual([
      'INVALID_TILE_INDEX',
      'MISSION_RULE_VIOLATION',
      'MISSION_RULE_VIOLATION',
      'EQUIPMENT_RULE_VIOLATION',
      'EQUIPMENT_RULE_VIOLATION',
    ])
    expect(label(hand, 58).useRefused(0, 'single_wire_label', { tileIndexA: 9 })).toBe('INVALID_TILE_INDEX')
    expect(label(hand, 58).useRefused(0, 'single_wire_label', { tileIndexA: 0 })).toBe('MISSION_RULE_VIOLATION')
    const labelled = label(hand).token(0, { kind: SINGLE_WIRE_TOKEN, value: 4, place: 0 })
    expect(labelled.useRefused(0, 'single_wire_label', { tileIndexA: 0 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })
})
