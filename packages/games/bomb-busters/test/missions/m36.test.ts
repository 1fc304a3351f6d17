import { describe, expect, test } from 'vitest'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { dualCut, laidOut, layOut, numberRow, soloCut } from './laid-out.ts'

/** The mission before the first choice, with this row of Number cards. */
function sequence(row: string, position: Position): Staged {
  return layOut(staged({ ...position, mission: 36 }), 'number-cards', { row: numberRow(row), discard: [] })
}

const side = (end: 'left' | 'right') => ({ type: 'mission36SequencePosition', side: end })
const pointer = (table: Staged) => laidOut(table, 'sequence-reposition').pointer
const row = (table: Staged) =>
  (laidOut(table, 'number-cards').row as unknown as { value: number }[]).map(({ value }) => value).join(' ')
const HANDS = ['2 3 4 5 6', '2 3 4 5 6', '2 2 3 3 4 5']

describe('mission 36', () => {
  test('BB-M36.2: the captain puts the pointer on the first or the last card before anything else', () => {
    const table = sequence('5 3 2 7 8', { hands: HANDS, cards: ['rewinder'], dial: 1 })
    expect(table.asked()).toEqual(['0 mission36SequencePosition'])
    expect(table.refused(1, side('left'))).toBe('notAsked')
    expect(table.useRefused(1, 'rewinder')).toBe('FORCED_ACTION_PENDING')
    expect(pointer(table.act(0, side('right')))).toBe(4)
    expect(pointer(sequence('5 3 2 7 8', { hands: HANDS }).act(0, side('left')))).toBe(0)
  })

  test('BB-M36.3: other numbers of the row are blocked; numbers outside it and yellow are free', () => {
    const hands = ['2 3 4 5 y6', '2 3 4 5 y7', '2 2 3 3 4 5']
    const table = sequence('5 3 2 7 8', { hands }).act(0, side('left'))
    expect(table.refused(0, dualCut(1, 1, 3))).toBe('MISSION_RULE_VIOLATION')
    // Hitting a blocked number by a wrong guess is no violation.
    expect(table.act(0, dualCut(1, 1, 4)).tokens(1)).toEqual(['3@1'])
    expect(table.refused(1, dualCut(0, 0, 2))).toBe('MISSION_RULE_VIOLATION')
    expect(table.act(1, { ...dualCut(0, 4, 0), guessValue: 'YELLOW' }).hand(0)).toBe('2 3 4 5 y6-')
  })

  test('BB-M36.4, BB-M36.R1: a number that is done leaves the row, and the captain chooses again after the turn has passed', () => {
    const table = sequence('5 3 2', { hands: HANDS })
      .act(0, side('left'))
      .act(0, dualCut(1, 3, 5))
    expect(row(table)).toBe('3 2')
    expect(table.pub.current).toBe(1)
    expect(table.match.view(-1).decisions[0]).toMatchObject({
      seat: 0,
      question: 'mission36SequencePosition',
      about: { reason: 'advance' },
    })
    table.act(0, side('right')).act(1, dualCut(0, 0, 2))
    // One card is left: the pointer goes there by itself.
    expect(row(table)).toBe('3')
    expect(table.asked()).toEqual(['2 turn'])
    table.act(2, dualCut(1, 1, 3))
    expect(row(table)).toBe('')
    expect(table.act(0, dualCut(2, 4, 4)).hand(2)).toBe('2 2 3- 3 4- 5')
  })

  test('BB-M36.4: what a card has cut out of order leaves as soon as the pointer comes to it', () => {
    const table = sequence('5 3 2 8', { hands: HANDS }).act(0, side('left'))
    table.pub.cut[3] = 2
    table.act(0, dualCut(1, 3, 5)).act(0, side('left'))
    expect(row(table)).toBe('2 8')
    expect(table.asked()).toEqual(['0 mission36SequencePosition'])
  })

  test('BB-M36.5, BB-M36.R2: whoever begins a turn with nothing but blocked numbers and reds explodes the bomb', () => {
    const hands = ['2 4', '3 3 r2', '2 3 3 4 4 4']
    const table = sequence('5 3 2', { hands })
      .act(0, side('left'))
      .act(0, dualCut(2, 3, 4))
    expect(table.match.view(-1).view.result).toBe('loss_detonator')
  })

  test('BB-M36.5: the check waits until a pending side is chosen', () => {
    const hands = ['5 4', '3 3', '5 3 3 4 4 4']
    const table = sequence('5 3 2', { hands })
      .act(0, side('left'))
      .act(0, dualCut(2, 0, 5))
    expect(table.asked()).toEqual(['0 mission36SequencePosition'])
    expect(table.act(0, side('left')).asked()).toEqual(['1 turn'])
    const wrong = sequence('5 3 2', { hands })
      .act(0, side('left'))
      .act(0, dualCut(2, 0, 5))
      .act(0, side('right'))
    expect(wrong.match.view(-1).view.result).toBe('loss_detonator')
  })

  test('BB-M36.3: a Solo Cut is bound as well', () => {
    const table = sequence('5 3 2', { hands: ['3 3 3 3 4', '4 5', '4 4 5'] }).act(0, side('left'))
    expect(table.refused(0, soloCut(3))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-22.2: the default is left', () => {
    const table = sequence('5 3 2', { hands: HANDS })
    table.match.timeout(0)
    expect(pointer(table)).toBe(0)
  })

  test('BB-M36.1: five cards lie open in a row, and the other seven are out', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { row, discard } = dealt(36, seats).pub.rules['number-cards'] as unknown as {
        row: { value: number; up: boolean }[]
        discard: number[]
      }
      expect(new Set(row.filter(({ up }) => up).map(({ value }) => value)).size).toBe(5)
      expect(discard).toEqual([])
    }
    const table = sequence('5 3 2 7 8', { hands: ['5 5 5 5 3', '3 3 2', '3 2 2 2'] }).act(0, side('left'))
    table.act(0, soloCut(5))
    expect(row(table)).toBe('3 2 7 8')
  })
})
