import { describe, expect, test } from 'vitest'
import { dealt } from './dealt.ts'
import { cut, oxygenOf, underWater } from './oxygen.ts'

const HANDS = ['1 5 9', '1 5 9', '1 5 9']
const titanic = (pool: number, held: readonly number[], hands: readonly string[] = HANDS) =>
  underWater({ mission: 63, hands }, pool, ...held)

describe('mission 63', () => {
  test('BB-M63.1: the captain has all the oxygen', () => {
    for (const [at, all] of [14, 18, 24, 30].entries()) {
      const { own, pub } = dealt(63, at + 2)
      expect(pub.rules.oxygen).toEqual({ pool: 0, held: own.map((_, seat) => (seat === pub.captain ? all : 0)) })
    }
  })

  test('BB-M63.2, BB-M63.3: the number is paid into the reserve, the rest goes to the left', () => {
    expect(oxygenOf(titanic(0, [18, 0, 0]).act(0, cut(1, 1, 5)))).toEqual([5, 0, 13, 0])
    expect(titanic(9, [8, 0, 0]).refused(0, cut(1, 2, 9))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M63.4: when the round starts the captain takes the reserve', () => {
    const round = titanic(0, [18, 0, 0])
      .act(0, cut(1, 1, 5))
      .act(1, cut(2, 0, 1))
      .act(2, cut(0, 2, 9))
    expect([oxygenOf(round), round.asked()]).toEqual([[0, 18, 0, 0], ['0 turn']])
  })

  test("BB-M63.3, BB-M63.5: a skipped player's tokens go on too, for a step of the dial", () => {
    const skipped = titanic(0, [10, 0, 0], ['1 5 9', '5 9', '1 5 9']).act(0, cut(2, 2, 9))
    expect([oxygenOf(skipped), skipped.asked(), skipped.pub.dial]).toEqual([[9, 0, 0, 1], ['2 turn'], 1])
    expect(skipped.refused(2, { type: 'passTurn' })).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M63.R1, BB-S3: tokens pass over players without wires; the next one stands in for the captain', () => {
    const over = titanic(4, [5, 0, 0], ['1 5', '1-', '1 2 5']).act(0, cut(2, 0, 1))
    expect(oxygenOf(over)).toEqual([5, 0, 0, 4])
    const standIn = titanic(2, [5, 5, 0], ['1', '1 5 9', '5 9'])
      .act(0, cut(1, 0, 1))
      .act(1, cut(2, 0, 5))
    expect([oxygenOf(standIn), standIn.asked()]).toEqual([[0, 0, 12, 0], ['1 turn']])
  })

  test('BB-M63.R2: a completed number pays nothing here', () => {
    const done = titanic(4, [9, 0, 0], ['1 1- 9', '1 1- 5', '5 9']).act(0, cut(1, 0, 1))
    expect(oxygenOf(done)).toEqual([5, 0, 8, 0])
  })
})
