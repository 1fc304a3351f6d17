import { describe, expect, test } from 'vitest'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, laidOut, layOut, numberRow, soloCut } from './laid-out.ts'

const LINE = '1 2 3 4 5 6 7 8 9 10 11 12'

/** The line in order, with Nano on this number, looking up or down the line. */
function line(number: number, facing: 1 | -1, position: Position): Staged {
  const table = staged({ ...position, mission: 59 })
  layOut(table, 'number-cards', { row: numberRow(LINE) })
  return layOut(table, 'nano-line', { at: number - 1, facing })
}

const nano = (table: Staged) => laidOut(table, 'nano-line')
const turning = <T extends object>(cut: T) => ({ ...cut, mission59RotateNano: true })
const HANDS = ['2 5 7 9', '2 5 7 9', '2 5 7 9']

describe('mission 59', () => {
  test.each([2, 3, 4, 5])(
    'BB-M59.1: Nano stands on the 7 and looks along the longer side, with %i players',
    (seats) => {
      const { rules } = dealt(59, seats).pub
      const { row } = rules['number-cards'] as unknown as { row: { value: number }[] }
      const { at, facing } = rules['nano-line'] as { at: number; facing: number }
      expect(row[at].value).toBe(7)
      expect(facing === 1 ? 11 - at > at : at > 11 - at).toBe(true)
      expect(row).toHaveLength(12)
    },
  )

  test("BB-M59.2: Nano's number and those in front of it, for every kind of cut", () => {
    const hands = ['2 5 7 9 1 1 1 1', '2 5 7 9', '2 5 7 9 12']
    const table = line(5, 1, { hands, cards: ['super_detector'], characters: ['double_detector'] })
    expect(table.refused(0, dualCut(1, 0, 2))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, soloCut(1))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, doubleDetector(1, 0, 1, 2))).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'super_detector', { playerId: 1, valueA: 2 })).toBe('MISSION_RULE_VIOLATION')
    expect(nano(table.act(0, dualCut(1, 1, 5)))).toMatchObject({ at: 4, facing: 1 })
    expect(nano(table.act(1, dualCut(2, 3, 9)))).toMatchObject({ at: 8, facing: 1 })
  })

  test('BB-M59.3, BB-M59.R3: Nano goes there and turns if asked, whether the cut succeeds or not', () => {
    const success = line(5, 1, { hands: HANDS }).act(0, turning(dualCut(1, 2, 7)))
    expect(nano(success)).toMatchObject({ at: 6, facing: -1 })
    const failure = line(5, 1, { hands: HANDS }).act(0, turning(dualCut(1, 3, 7)))
    expect(nano(failure)).toMatchObject({ at: 6, facing: -1 })
    expect(failure.pub.dial).toBe(1)
  })

  test('BB-M59.3, BB-R7: a failed Double Detector turns Nano but does not move it; a match does both', () => {
    const miss = line(5, 1, { hands: HANDS, characters: ['double_detector'] })
    miss.act(0, turning(doubleDetector(1, 0, 1, 9))).choose(1, null, 0)
    expect(nano(miss)).toMatchObject({ at: 4, facing: -1 })
    const match = line(5, 1, { hands: HANDS, characters: ['double_detector'] })
    match.act(0, turning(doubleDetector(1, 2, 3, 9))).choose(1, 3)
    expect(nano(match)).toMatchObject({ at: 8, facing: -1 })
  })

  test('BB-M59.4, BB-M59.8: the card of a completed value is turned down; Nano stands on it and passes over it', () => {
    const table = line(5, 1, { hands: ['7 7 7 7 5', '9 5', '5 5 9 9 9'] }).act(0, soloCut(7))
    const row = laidOut(table, 'number-cards').row as unknown as { value: number; up: boolean }[]
    expect(row.filter(({ up }) => !up).map(({ value }) => value)).toEqual([7])
    expect(nano(table)).toMatchObject({ at: 6 })
    expect(nano(table.act(1, dualCut(2, 2, 9)))).toMatchObject({ at: 8 })
  })

  test('BB-M59.5: whoever is not able to play costs a step, and Nano turns', () => {
    const table = line(5, 1, { hands: ['2 5 9', '2 2', '2 5 9 9'] }).act(0, dualCut(2, 1, 5))
    expect(table.pub).toMatchObject({ dial: 1, current: 2 })
    expect(nano(table)).toMatchObject({ at: 4, facing: -1 })
    expect(table.pub.players[1].not.every((mask) => (mask & (1 << 9)) !== 0)).toBe(true)
  })

  test('BB-M59.6: the Coffee Mug moves nothing', () => {
    const table = line(5, 1, { hands: HANDS, cards: ['coffee_mug'] }).use(0, 'coffee_mug', { playerId: 2 })
    expect(nano(table)).toMatchObject({ at: 4, facing: 1 })
    expect(table.pub).toMatchObject({ dial: 0, current: 2 })
  })

  test('BB-E99.R1, BB-S12: Fast Pass moves Nano only to a number that was open', () => {
    const behind = line(5, 1, { hands: ['2 2 9', '2 2 9', '5 5 9 9'], cards: ['fast_pass'] })
    expect(nano(behind.use(0, 'fast_pass', { valueA: 2 }))).toMatchObject({ at: 4 })
    const ahead = line(5, 1, { hands: ['8 8 9', '8 8 9', '5 5 9 9'], cards: ['fast_pass'] })
    expect(nano(ahead.use(0, 'fast_pass', { valueA: 8 }))).toMatchObject({ at: 7 })
  })

  test('BB-M59.R1: a player with nothing but reds may reveal them and is not skipped', () => {
    const table = line(5, 1, { hands: ['5 9', 'r1 r2', '5 9'] }).act(0, dualCut(2, 0, 5))
    expect(table.asked()).toEqual(['1 turn'])
    expect(table.act(1, { type: 'revealReds' }).pub.dial).toBe(0)
  })

  test('BB-M59.R2: odd numbers, however many, cost nothing', () => {
    const hands = ['1 1 3 3 5 5 7 7 9 9', '1 1 3 3 5 5 7 7 9 9']
    const table = line(1, 1, { hands })
    for (let at = 0; at < 10; at++) table.act(at % 2, dualCut(1 - (at % 2), at, 1 + 2 * Math.floor(at / 2)))
    expect([table.pub.dial, table.match.view(-1).view.result]).toEqual([0, 'win'])
  })
})
