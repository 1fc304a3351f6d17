import { describe, expect, test } from 'vitest'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, laidOut, layOut, numberRow, soloCut } from './laid-out.ts'

interface Card {
  readonly value: number
  readonly up: boolean
}

/** The mission with these Number cards face up. */
function cards(up: string, position: Position): Staged {
  const open = up.split(' ').map(Number)
  const row = Array.from({ length: 12 }, (_, at) => `${open.includes(at + 1) ? '' : '!'}${at + 1}`).join(' ')
  return layOut(staged({ ...position, mission: 47 }), 'number-cards', { row: numberRow(row) })
}

const faceUp = (table: Staged) =>
  (laidOut(table, 'number-cards').row as unknown as Card[]).flatMap(({ value, up }) => (up ? [value] : [])).join(' ')
const using = (cut: object & { readonly type: string }, numberCardA: number, numberCardB: number) => ({
  ...cut,
  numberCardA,
  numberCardB,
})
const HANDS = ['3 5 9', '3 5 9', '3 5 9']

describe('mission 47', () => {
  test('BB-M47.1: twelve cards face up', () => {
    const { row } = dealt(47, 3).pub.rules['number-cards'] as unknown as { row: Card[] }
    expect(row.map(({ value, up }) => (up ? value : 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('BB-M47.2, BB-M47.R1: a sum or a difference of two cards; the player chooses, or the first pair is taken', () => {
    expect(faceUp(cards('1 2 4 7', { hands: HANDS }).act(0, dualCut(1, 0, 3)))).toBe('4 7')
    expect(faceUp(cards('1 2 4 7', { hands: HANDS }).act(0, using(dualCut(1, 0, 3), 7, 4)))).toBe('1 2')
    const table = cards('1 2 4 7', { hands: HANDS })
    for (const [a, b] of [[1, 7] as const, [5, 8] as const, [2, 2] as const]) {
      expect(table.refused(0, using(dualCut(1, 0, 3), a, b))).toBe('MISSION_RULE_VIOLATION')
    }
  })

  test('BB-M47.2: a number that no pair makes may be cut in no way', () => {
    const hands = ['3 5 9 9 9 9', '3 5', '3 5']
    const table = cards('1 4', { hands, cards: ['super_detector'], characters: ['double_detector'] })
    expect(table.refused(0, dualCut(1, 0, 9))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, soloCut(9))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, doubleDetector(1, 0, 1, 9))).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'super_detector', { playerId: 1, valueA: 9 })).toBe('MISSION_RULE_VIOLATION')
    expect(faceUp(table.act(0, dualCut(1, 1, 5)))).toBe('1 2 3 4 5 6 7 8 9 10 11 12')
  })

  test('BB-M47.3, BB-S5: a failed cut uses the cards up, a failed Double Detector does not', () => {
    expect(faceUp(cards('1 2 4 7', { hands: HANDS }).act(0, dualCut(1, 1, 3)))).toBe('4 7')
    const double = cards('1 2 4 7', { hands: HANDS, characters: ['double_detector'] })
    double.act(0, using(doubleDetector(1, 1, 2, 3), 4, 7)).choose(1, null, 1)
    expect(faceUp(double)).toBe('1 2 4 7')
    const found = cards('1 2 4 7', { hands: HANDS, characters: ['double_detector'] })
    found.act(0, using(doubleDetector(1, 0, 2, 3), 4, 7)).choose(1, 0)
    expect(faceUp(found)).toBe('1 2')
  })

  test('BB-M47.4: whoever cannot play is skipped for a step of the dial, and is known to hold no such number', () => {
    const table = cards('1 2 4 7', { hands: ['3 5 9', '9 10', '3 5 9'] }).act(0, dualCut(2, 0, 3))
    // 4 and 7 make 3 and 11.
    expect(table.asked()).toEqual([])
    expect(table.pub.dial).toBe(3)
    expect(table.pub.players[1].not.every((mask) => (mask & (1 << 11)) !== 0)).toBe(true)
  })

  test('BB-M47.4: reds need no cards', () => {
    const table = cards('1 2 4 7', { hands: ['3 5 9', 'r1 r2', '3 5 9 11'] }).act(0, dualCut(2, 0, 3))
    expect(table.act(1, { type: 'revealReds' }).asked()).toEqual(['2 turn'])
  })

  test('BB-S6, BB-M47.4: passing costs a step; not for whoever has to reveal reds, nor in other missions', () => {
    const table = cards('1 2 4 7', { hands: HANDS }).act(0, { type: 'passTurn' })
    expect(table.pub).toMatchObject({ dial: 1, current: 1 })
    expect(faceUp(table)).toBe('1 2 4 7')
    expect(table.refused(0, { type: 'passTurn' })).toBe('NOT_YOUR_TURN')
    expect(cards('1 2', { hands: ['r1', '3', '3'] }).refused(0, { type: 'passTurn' })).toBe(
      'FORCED_REVEAL_REDS_REQUIRED',
    )
    expect(staged({ hands: HANDS }).refused(0, { type: 'passTurn' })).toBe('MISSION_RULE_VIOLATION')
    // Whose turn it is comes before the reds here, and the mission before both.
    const reds = cards('1 2 4 7', { hands: ['3 5 9', 'r1 r2', '3 5 9 11'] })
    expect(reds.refused(1, { type: 'passTurn' })).toBe('NOT_YOUR_TURN')
    expect(reds.refused(1, { type: 'soloCut', value: 3 })).toBe('FORCED_REVEAL_REDS_REQUIRED')
    const elsewhere = staged({ hands: ['r1', 'r3', '3'] })
    expect(elsewhere.refused(0, { type: 'passTurn' })).toBe('MISSION_RULE_VIOLATION')
    expect(elsewhere.refused(1, { type: 'passTurn' })).toBe('MISSION_RULE_VIOLATION')
    const stabilized = cards('1 2 4 7', { hands: HANDS, cards: ['stabilizer'] }).use(0, 'stabilizer')
    expect(stabilized.act(0, { type: 'passTurn' }).pub.dial).toBe(1)
    const lost = cards('1 2', { hands: HANDS, dial: 2 }).act(0, { type: 'passTurn' })
    expect(lost.match.view(-1).view.result).toBe('loss_detonator')
  })

  test('BB-M47.6: completed numbers stay operands, and 11 and 12 alone make nothing but 1', () => {
    const completed = cards('3 6', { hands: ['3- 9 1', '3- 9 1', '3- 3- 9 9'] })
    completed.act(0, dualCut(1, 1, 9))
    expect([completed.hand(0), faceUp(completed)]).toEqual(['3- 9- 1', '1 2 3 4 5 6 7 8 9 10 11 12'])
    const last = cards('11 12', { hands: ['1 2 11', '1 2 11', '1 1 2 2'] })
    for (const number of [2, 11]) expect(last.refused(0, dualCut(1, 1, number))).toBe('MISSION_RULE_VIOLATION')
    expect(last.act(0, dualCut(1, 0, 1)).hand(1)).toBe('1- 2 11')
  })
})
