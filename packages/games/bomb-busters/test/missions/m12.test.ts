import { describe, expect, test } from 'vitest'
import { type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { dualCut } from './laid-out.ts'

/** Red tape: a Rewinder, locked, with a second lock of this number. */
function taped(lock: number, hands: readonly string[]): Staged {
  const table = staged({ mission: 12, hands, cards: ['rewinder?'] })
  table.pub.row[0].lock = lock
  return table
}

const HANDS = ['3 6 6 9', '3 6 6 9', '3 3 9 9']

describe('mission 12', () => {
  test('BB-M12.1: each card has a number of its own, all of them different', () => {
    const own = new Set<boolean>()
    for (let deal = 0; deal < 40; deal++) {
      const { row } = dealt(12, 5, `tape ${deal}`).pub
      expect(new Set(row.map(({ lock }) => lock)).size).toBe(5)
      expect(row.every(({ lock, unlocked }) => lock >= 1 && lock <= 12 && !unlocked)).toBe(true)
      own.add(row.some(({ card, lock }) => card + 1 === lock))
    }
    // It may be the number that unlocks the card, or another.
    expect(own).toEqual(new Set([false, true]))
  })

  test('BB-M12.2, BB-M12.3, BB-11.4: it can be used when both locks are gone, whichever goes first', () => {
    const first = taped(3, HANDS).act(0, dualCut(1, 0, 3))
    expect(first.pub.row[0]).toMatchObject({ lock: 0, unlocked: false })
    expect(first.useRefused(0, 'rewinder')).toBe('EQUIPMENT_LOCKED')
    first.act(1, dualCut(0, 1, 6))
    expect(first.use(0, 'rewinder').isUsed('rewinder')).toBe(true)
    const last = taped(3, HANDS).act(0, dualCut(1, 1, 6))
    expect(last.pub.row[0]).toMatchObject({ lock: 3, unlocked: true })
    expect(last.useRefused(0, 'rewinder')).toBe('EQUIPMENT_LOCKED')
    last.act(1, dualCut(2, 0, 3))
    expect(last.use(0, 'rewinder').isUsed('rewinder')).toBe(true)
  })

  test('BB-M12.2, BB-11.3: one pair may open both', () => {
    const table = taped(6, HANDS).act(0, dualCut(1, 1, 6))
    expect(table.pub.row[0]).toMatchObject({ lock: 0, unlocked: true })
    expect(table.use(0, 'rewinder').isUsed('rewinder')).toBe(true)
  })

  test('BB-M12.3: two cuts are enough, also for a card that usually needs four', () => {
    const table = staged({ mission: 12, hands: ['3 3 9 9', '3 3 9 9', '1 1 1 1'], cards: ['emergency_drop?'] })
    table.act(0, dualCut(1, 0, 3))
    expect(table.pub.row[0].unlocked).toBe(true)
  })
})
