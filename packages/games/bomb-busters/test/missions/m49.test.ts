import { describe, expect, test } from 'vitest'
import { dealt } from './dealt.ts'
import { cut, oxygenOf, underWater } from './oxygen.ts'

const HANDS = ['1 5 9', '1 5 9', '1 5 9']
const bottle = (held: readonly number[], hands: readonly string[] = HANDS) =>
  underWater({ mission: 49, hands }, 0, ...held)
const to = (oxygenRecipientPlayerId: number) => ({ oxygenRecipientPlayerId })

describe('mission 49', () => {
  test('BB-M49.1: tokens for the players, none in reserve', () => {
    const held = [2, 3, 4, 5].map((seats) => dealt(49, seats).pub.rules.oxygen)
    expect(held).toEqual(
      [7, 6, 5, 4].map((each, at) => ({ pool: 0, held: Array.from({ length: at + 2 }, () => each) })),
    )
  })

  test('BB-M49.2: the number itself is paid, to the teammate who is named or to the next one', () => {
    expect(oxygenOf(bottle([6, 6, 6]).act(0, cut(1, 1, 5, to(2))))).toEqual([0, 1, 6, 11])
    expect(oxygenOf(bottle([6, 6, 6]).act(0, cut(2, 2, 5)))).toEqual([0, 1, 11, 6])
    const solo = bottle([6, 6, 6], ['5 5 5 5', '1 2', '1 2']).act(0, { type: 'soloCut', value: 5, ...to(2) })
    expect(oxygenOf(solo)[3]).toBe(11)
  })

  test('BB-M49.2: not to oneself, not to nobody, and not more than one has', () => {
    expect(bottle([6, 6, 6]).refused(0, cut(1, 1, 5, to(0)))).toBe('MISSION_RULE_VIOLATION')
    expect(bottle([6, 6, 6]).refused(0, cut(1, 1, 5, to(4)))).toBe('MISSION_RULE_VIOLATION')
    expect(bottle([6, 20, 20]).refused(0, cut(1, 2, 9))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M49.R1: to a teammate with wires, as long as there is one', () => {
    const hands = ['1 5 9', '1-', '1 5 9']
    expect(bottle([6, 0, 6], hands).refused(0, cut(2, 1, 5, to(1)))).toBe('MISSION_RULE_VIOLATION')
    expect(oxygenOf(bottle([6, 0, 6], hands).act(0, cut(2, 1, 5)))).toEqual([0, 1, 0, 11])
    const alone = bottle([6, 0, 0], ['1 1 5 5', '1-', '1-']).act(0, { type: 'soloCut', value: 1 })
    expect(oxygenOf(alone)).toEqual([0, 5, 0, 0])
  })

  test('BB-M49.4: with the last wire all tokens leave the game, after the payment', () => {
    const last = bottle([6, 6, 6], ['1 5', '5', '1 5 9']).act(0, cut(1, 0, 5, to(1)))
    expect(oxygenOf(last)).toEqual([0, 1, 0, 6])
  })

  test('BB-M49.3, BB-S6: skipped for a step of the dial, or given up for one', () => {
    const poor = bottle([6, 3, 6], ['1 5 9', '5 9', '1 5 9']).act(0, cut(2, 0, 1, to(2)))
    expect([poor.asked(), poor.pub.dial]).toEqual([['2 turn'], 1])
    expect(bottle([6, 6, 6]).act(0, { type: 'passTurn' }).pub.dial).toBe(1)
    expect(bottle([6, 6, 6]).act(1, { type: 'oxygenSignal' }).asked()).toEqual(['0 turn'])
  })
})
