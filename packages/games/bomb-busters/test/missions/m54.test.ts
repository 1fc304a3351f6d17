import { describe, expect, test } from 'vitest'
import { isRed } from '../../src/wires.ts'
import { dealt } from './dealt.ts'
import { cut, oxygenOf, underWater } from './oxygen.ts'

const rabbit = (hands: readonly string[], pool: number, ...held: number[]) =>
  underWater({ mission: 54, hands }, pool, ...held)

describe('mission 54', () => {
  test('BB-M54.1, BB-M54.R1: eleven red markers and no red wire; tokens for everybody, seven in reserve', () => {
    for (const [at, each] of [9, 6, 3, 2].entries()) {
      const { own, pub } = dealt(54, at + 2, 'dealt', { mission54: 'printed' })
      expect(own.flatMap(({ wires }) => wires.filter(isRed))).toEqual([])
      expect(pub.markers).toHaveLength(11)
      expect(pub.rules.oxygen).toEqual({ pool: 7, held: own.map(() => each) })
    }
  })

  test('BB-M54.R2: two players begin with 12, so that with the bonuses all cuts can be paid; others as printed', () => {
    for (const [at, each] of [12, 6, 3, 2].entries()) {
      const { own, pub } = dealt(54, at + 2)
      expect(pub.rules.oxygen).toEqual({ pool: 7, held: own.map(() => each) })
    }
    const cost = [1, 2, 3].reduce((sum, depth) => sum + depth * 4 * 2, 0)
    expect(2 * 12 + 12 * 2).toBe(cost)
    // No other mission with oxygen is changed by it.
    expect(dealt(63, 2, 'dealt', { mission54: 'printed' }).pub.rules.oxygen).toEqual(dealt(63, 2).pub.rules.oxygen)
  })

  test('BB-M54.2: the depth price goes from the own tokens to the reserve, which never pays', () => {
    const hands = ['1 5 9', '1 5 9', '1 5 9']
    expect(oxygenOf(rabbit(hands, 7, 3, 3, 3).act(0, cut(1, 2, 9)))).toEqual([10, 0, 3, 3])
    expect(rabbit(hands, 7, 2, 3, 3).refused(0, cut(1, 2, 9))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M54.3: no turn is given up; whoever cannot pay is skipped for a step', () => {
    const poor = rabbit(['1 5', '5 9', '1 9'], 7, 2, 1, 3)
    expect(poor.refused(0, { type: 'passTurn' })).toBe('MISSION_RULE_VIOLATION')
    expect(poor.refused(0, { type: 'oxygenSignal' })).toBe('MISSION_RULE_VIOLATION')
    expect([poor.act(0, cut(2, 0, 1)).asked(), poor.pub.dial]).toEqual([['2 turn'], 1])
  })

  test('BB-M54.4: a completed number pays everybody one from the reserve, after the price of the cut', () => {
    const last = rabbit(['9 9- 1', '9 9- 2', '3-', '1 2'], 0, 3, 0, 0, 0).act(0, cut(1, 0, 9))
    expect(oxygenOf(last)).toEqual([0, 1, 1, 1, 0])
  })

  test('BB-M54.5: with all blue wires cut the mission is won, whatever lies on the red pile', () => {
    const won = rabbit(['1', '1', '2-'], 7, 1, 1, 1).act(0, cut(1, 0, 1))
    expect(won.match.view(-1).view.result).toBe('win')
  })
})
