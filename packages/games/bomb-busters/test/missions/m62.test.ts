import { describe, expect, test } from 'vitest'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { dualCut, laidOut, layOut, numberRow, soloCut } from './laid-out.ts'

function roulette(row: string, position: Position): Staged {
  return layOut(staged({ ...position, mission: 62 }), 'number-cards', { row: numberRow(row), discard: [] })
}

describe('mission 62', () => {
  test.each([2, 3, 4, 5])('BB-M62.1: with %i players as many cards, and the dial one step before its end', (seats) => {
    const { pub } = dealt(62, seats)
    expect((pub.rules['number-cards'] as unknown as { row: unknown[] }).row).toHaveLength(seats)
    expect(pub.dial).toBe(seats - 1)
  })

  test('BB-M62.2: a completed number of the row moves the dial back and is not refilled', () => {
    const table = roulette('2 7 8', { hands: ['2 2 3', '2 2 3', '3 3'], dial: 2 })
    table.act(0, dualCut(1, 0, 2))
    expect(table.pub.dial).toBe(2)
    table.act(1, dualCut(0, 1, 2))
    expect(table.pub.dial).toBe(1)
    expect(laidOut(table, 'number-cards')).toMatchObject({ row: numberRow('7 8'), discard: [2] })
  })

  test('BB-M62.2, BB-S4: other numbers do nothing, and the dial never goes below 0', () => {
    const table = roulette('2 7 8', { hands: ['3 3 3 3 4', '2 2 2 2', '4 4 4'] })
    expect(table.act(0, soloCut(3)).pub.dial).toBe(0)
    expect(table.act(1, soloCut(2)).pub.dial).toBe(0)
    expect(laidOut(table, 'number-cards')).toMatchObject({ discard: [2] })
  })

  test('BB-S9: a value is completed once, by whatever cuts its last wire: Fast Pass and Disintegrator too', () => {
    const pass = roulette('5 7', { hands: ['5 5 6', '5- 5- 6 6', '6'], cards: ['fast_pass'], dial: 2 })
    expect(pass.use(0, 'fast_pass', { valueA: 5 }).pub.dial).toBe(1)
    const all = '1 2 3 4 5 6 7 8 9 10 11 12'
    const gone = roulette(all, { hands: [all, all, all, all], cards: ['disintegrator'], dial: 2 })
    gone.use(0, 'disintegrator')
    expect([gone.pub.dial, (laidOut(gone, 'number-cards').row as unknown[]).length]).toEqual([1, 11])
  })
})
