import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, laidOut, layOut, numberRow, soloCut } from './laid-out.ts'

/** A sense of priorities: these numbers from left to right, the pointer on the first. */
function priorities(row: string, position: Position): Staged {
  const table = staged({ mission: 9, ...position })
  layOut(table, 'sequence-gate', { pointer: 0 })
  return layOut(table, 'number-cards', { row: numberRow(row) })
}

const pointer = (table: Staged) => laidOut(table, 'sequence-gate').pointer
const result = (table: Staged) => RESULTS[table.pub.result]
const HANDS = ['2 3 5 7 y8', '2 3 5 7 y9', '2 2 3 3 5 5 7 7']

describe('missions 9 and 16', () => {
  test.each([9, 16])('BB-M09.1, BB-M16.1: mission %i lays three Number cards face up, nine in the deck', (mission) => {
    const { pub } = dealt(mission, 4)
    expect(pub.rules['number-cards']).toMatchObject({ row: [{ up: true }, { up: true }, { up: true }], deck: 9 })
    expect(pub.rules['sequence-gate']).toEqual({ pointer: 0 })
  })

  test('BB-M09.2: the two cards to the right may not be announced; the first, all other numbers and yellow may', () => {
    const table = priorities('3 5 7', { hands: HANDS, cards: ['triple_detector', 'x_or_y_ray'] })
    for (const value of [5, 7]) {
      expect(table.refused(0, dualCut(1, 0, value))).toBe('MISSION_RULE_VIOLATION')
      expect(table.refused(0, doubleDetector(1, 0, 1, value))).toBe('MISSION_RULE_VIOLATION')
      const three = { playerId: 1, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2, valueA: value }
      expect(table.useRefused(0, 'triple_detector', three)).toBe('MISSION_RULE_VIOLATION')
      const ray = { playerId: 1, tileIndexA: 0, valueA: 2, valueB: value }
      expect(table.useRefused(0, 'x_or_y_ray', ray)).toBe('MISSION_RULE_VIOLATION')
    }
    for (const guess of [2, 3])
      expect(
        priorities('3 5 7', { hands: HANDS })
          .act(0, dualCut(1, 0, guess))
          .asked(),
      ).toEqual(['1 turn'])
    const yellow = { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 4, guessValue: 'YELLOW' }
    expect(priorities('3 5 7', { hands: HANDS }).act(0, yellow).hand(1)).toBe('2 3 5 7 y9-')
    const alone = priorities('3 5 7', { hands: ['2 5 5 5 5', '2 3', '2 3'] })
    expect(alone.refused(0, soloCut(5))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M09.3, BB-M09.4: two cuts of the first open the second, of which nothing is cut yet; then the third is free', () => {
    const table = priorities('3 5 7', { hands: HANDS }).act(0, dualCut(1, 1, 3))
    expect([pointer(table), table.pub.cut[5]]).toEqual([1, 0])
    expect(table.refused(1, dualCut(2, 6, 7))).toBe('MISSION_RULE_VIOLATION')
    table.act(1, dualCut(2, 4, 5))
    expect(pointer(table)).toBe(2)
    table.act(2, dualCut(0, 3, 7))
    expect(pointer(table)).toBe(3)
    expect(laidOut(table, 'number-cards').row).toEqual(numberRow('!3 !5 !7'))
  })

  test('BB-M09.3: a failed cut moves nothing', () => {
    expect(pointer(priorities('3 5 7', { hands: HANDS }).act(0, dualCut(1, 0, 3)))).toBe(0)
  })

  test('BB-M16.1, BB-M16.2: in mission 16 four cuts are needed, otherwise it is the same', () => {
    const table = priorities('3 5 7', { hands: HANDS, mission: 16 }).act(0, dualCut(1, 1, 3))
    expect(pointer(table)).toBe(0)
    expect(table.refused(1, dualCut(2, 4, 5))).toBe('MISSION_RULE_VIOLATION')
    table.act(1, dualCut(2, 0, 2)).act(2, soloCut(3))
    expect(pointer(table)).toBe(1)
    const all = priorities('3 5 7', { hands: ['3 3 3 3 5', '2 5', '2 5 5'], mission: 16 }).act(0, soloCut(3))
    expect(pointer(all)).toBe(1)
  })

  test('BB-M09.5, BB-M09.R2: whoever begins a turn with nothing but forbidden numbers loses the mission', () => {
    const table = priorities('3 5 7', { hands: ['2 3', '5 7', '2 3 3 3'] }).act(0, dualCut(2, 0, 2))
    expect(result(table)).toBe('loss_detonator')
    expect(table.pub.dial).toBe(0)
  })

  test('BB-M09.R1: reds beside them do not help, but reds alone are revealed', () => {
    expect(result(priorities('3 5 7', { hands: ['2 3', '5 7 r9', '2 3 3 3'] }).act(0, dualCut(2, 0, 2)))).toBe(
      'loss_detonator',
    )
    const reds = priorities('3 5 7', { hands: ['2 3', 'r8 r9', '2 3 3 3'] }).act(0, dualCut(2, 0, 2))
    expect(reds.act(1, { type: 'revealReds' }).asked()).toEqual(['2 turn'])
    const yellow = priorities('3 5 7', { hands: ['2 3', '5 y7', '2 3 3 3 y9'] }).act(0, dualCut(2, 0, 2))
    expect(yellow.asked()).toEqual(['1 turn'])
  })

  test('BB-6.8, BB-M09.5: so does whoever is left with them by a card', () => {
    const table = priorities('3 5 7', { hands: ['2 5', '7 7', '2 3 3 3 3'], cards: ['talkies_walkies'] })
    table
      .use(0, 'talkies_walkies', { playerId: 1, tileIndexA: 0 })
      .act(1, { type: 'talkiesWalkiesChoice', tileIndex: 0 })
    expect(result(table)).toBe('loss_detonator')
  })
})
