import { describe, expect, test } from 'vitest'
import { RED } from '../../src/wires.ts'
import type { Staged } from '../equipment/staged.ts'
import { challenged, met, redCut } from './challenged.ts'
import { dealt } from './dealt.ts'
import { dualCut, laidOut, soloCut } from './laid-out.ts'

interface Laid {
  readonly active: readonly { readonly challenge: number; readonly numbers: readonly number[] }[]
}

const activeIn = ({ pub }: ReturnType<typeof dealt>) => (pub.rules['challenge-cards'] as unknown as Laid).active
const result = (table: Staged) => table.match.view(-1).view.result

/** Thirty deals for five. */
const DEALS = Array.from({ length: 30 }, (_, deal) => activeIn(dealt(55, 5, `challenges ${deal}`)))

describe('mission 55', () => {
  test.each([2, 3, 4, 5])(
    'BB-M55.1, BB-H.1: with %i players as many different challenges, and the dial one step before its end',
    (seats) => {
      const play = dealt(55, seats)
      expect(new Set(activeIn(play).map(({ challenge }) => challenge)).size).toBe(seats)
      expect(activeIn(play)).toHaveLength(seats)
      expect(play.pub.dial).toBe(seats - 1)
      expect(play.pub.total[RED]).toBe(2)
      expect(play.pub.markers.map(({ possible }) => possible)).toEqual(
        seats === 2 ? [true, true, true] : [false, false],
      )
    },
  )

  test('BB-M55.1: each of the ten challenges is in some deal', () => {
    const seen = new Set(DEALS.flat().map(({ challenge }) => challenge))
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('BB-M55.4: two different numbers lie on the eighth challenge, and none on the others', () => {
    for (const { challenge, numbers } of DEALS.flat()) {
      expect(new Set(numbers).size).toBe(challenge === 8 ? 2 : 0)
      expect(numbers.every((number) => number >= 1 && number <= 12)).toBe(true)
    }
  })

  test('BB-M55.2: a challenge that is met is discarded, moves the dial back and is not replaced', () => {
    const table = challenged([5, 4], { hands: ['1 1 1 1 5', '2 2 2 2 5', '5 5'], dial: 2 }).act(0, soloCut(1))
    expect(table.pub.dial).toBe(2)
    table.act(1, soloCut(2))
    expect(table.pub.dial).toBe(1)
    expect(laidOut(table, 'challenge-cards')).toMatchObject({ met: [5], active: [{ challenge: 4 }] })
    expect(table.told(2, 'challengeMet')).toEqual([expect.objectContaining({ challenge: 5, seat: null })])
  })

  test('BB-M55.2: several are met by one action, and each moves the dial', () => {
    const both = challenged([4, 7], { hands: ['5 5 5 5 1 1', '6 6 6 6 2 2', '7 7 7 7 1 1 2 2'], dial: 2 })
    both.act(0, soloCut(5)).act(1, soloCut(6)).act(2, soloCut(7))
    expect(met(both)).toEqual([4, 7])
    expect(both.pub.dial).toBe(0)
  })

  test('BB-M55.2, BB-S4: at the start of the dial it is discarded all the same', () => {
    const table = challenged([5], { hands: ['1 1 1 1 5', '2 2 2 2 5', '5 5'] })
      .act(0, soloCut(1))
      .act(1, soloCut(2))
    expect(table.pub.dial).toBe(0)
    expect(met(table)).toEqual([5])
  })

  test('BB-M55.3, BB-H1, BB-9.9: a red wire of a teammate is cut in place of the action', () => {
    const table = challenged([1, 4], { hands: ['1 5', '1 r3 5', '1 1 5 5'], dial: 2 }).act(0, redCut(1, 1))
    expect(table.hand(1)).toBe('1 r3- 5')
    expect(table.pub).toMatchObject({ dial: 1, current: 1 })
    expect(met(table)).toEqual([1])
    expect(table.told(2, 'challengeRedCut')).toEqual([expect.objectContaining({ seat: 0, target: 1, red: true })])
    expect(table.refused(1, redCut(0, 0))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-9.9, BB-12.3: a wire that is not red is cut, and the bomb explodes', () => {
    const table = challenged([1], { hands: ['1 5', '1 r3 5', '1 1 5 5'] }).act(0, redCut(1, 0))
    expect(result(table)).toBe('loss_red_wire')
    expect(table.hand(1)).toBe('1- r3 5')
    expect(met(table)).toEqual([])
  })

  test('BB-9.9: what is refused, and in which order', () => {
    const table = challenged([1], { hands: ['1 5', '1- r3 5', '1 1 5 5'] })
    expect(table.refused(1, redCut(2, 0))).toBe('NOT_YOUR_TURN')
    expect(table.refused(0, redCut(0, 0))).toBe('CANNOT_TARGET_SELF')
    expect(table.refused(0, redCut(4, 0))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(0, redCut(1, 7))).toBe('INVALID_TILE_INDEX')
    expect(table.refused(0, redCut(1, 0))).toBe('TILE_ALREADY_CUT')
    const without = challenged([2], { hands: ['1 5', '1- r3 5', '1 1 5 5'] })
    expect(without.refused(0, redCut(0, 0))).toBe('MISSION_RULE_VIOLATION')
    const onlyReds = challenged([1], { hands: ['r5', 'r3 5', '5 5 5'] })
    expect(onlyReds.refused(0, redCut(1, 0))).toBe('FORCED_REVEAL_REDS_REQUIRED')
  })

  test('BB-M55.6: when the dial has reached its end, nothing that the same action meets can help', () => {
    // The failure leaves the stand of seat 1 as it was, in twos: only the loss comes before the look at it.
    const hands = ['3 3 3 8', '1 2 3- 5 6', '1 2 5 6']
    const survived = challenged([3], { hands, dial: 1 }).act(0, dualCut(1, 0, 3))
    expect(met(survived)).toEqual([3])
    expect(survived.pub.dial).toBe(1)
    const lost = challenged([3], { hands, dial: 2 }).act(0, dualCut(1, 0, 3))
    expect(result(lost)).toBe('loss_detonator')
    expect(met(lost)).toEqual([])
  })
})
