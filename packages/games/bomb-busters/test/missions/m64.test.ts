import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { UPSIDE_DOWN } from '../../src/state.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

const solo = (value: number, upsideDownIndex: number | null, upsideDownIndex2: number | null) => ({
  type: 'soloCut',
  value,
  upsideDownIndex,
  upsideDownIndex2,
})

describe('mission 64', () => {
  test('BB-M64.1, BB-M64.R1: two wires of each player, the lower at the far left, the other at the far right', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub, own, hidden } = dealt(64, seats)
      pub.players.forEach(({ marks, stands, shown }, seat) => {
        expect(marks.flatMap((mark, at) => (mark === UPSIDE_DOWN ? [at] : []))).toEqual([0, shown.length - 1])
        const [lower, upper] = [hidden.upsideDown[seat][0], hidden.upsideDown[seat][shown.length - 1]]
        expect(lower).toBeLessThanOrEqual(upper)
        expect(stands.reduce((sum, size) => sum + size, 0)).toBe(shown.length)
        let start = 0
        for (const size of stands) {
          const stand = own[seat].wires.slice(start, start + size).filter((wire) => wire !== 0)
          expect(stand).toEqual(stand.toSorted((a, b) => a - b))
          start += size
        }
      })
    }
  })

  test('BB-S11.5: a Solo Cut with both unseen wires, alone or with visible ones', () => {
    const two = staged({ mission: 64, hands: ['5u 1 5u', '1 5-', '1 5- 6'] }).act(0, solo(5, 0, 2))
    expect(two.hand(0)).toBe('5- 1 5-')
    const four = staged({ mission: 64, hands: ['5u 1 5 5 5u', '1 6', '1 6'] }).act(0, solo(5, 0, 4))
    expect(four.hand(0)).toBe('5- 1 5- 5- 5-')
    const turned = staged({ mission: 64, hands: ['5u 1 5u', '1 5-', '1 5- 6'] }).act(0, solo(5, 2, 0))
    expect(turned.hand(0)).toBe('5- 1 5-')
    const wrong = staged({ mission: 64, hands: ['4u 1 5u', '1 5-', '1 5- 5'] }).act(0, solo(5, 0, 2))
    expect(RESULTS[wrong.pub.result]).toBe('loss_red_wire')
  })

  test('BB-M64.2, BB-S11.3: without a visible wire of the number the left one is meant', () => {
    const cut = { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 1, guessValue: 5 }
    const left = staged({ mission: 64, hands: ['5u 1 6u', '1 5', '1 6'] }).act(0, cut)
    expect([left.hand(0), left.pub.dial]).toEqual(['5- 1 6', 0])
    expect(RESULTS[staged({ mission: 64, hands: ['6u 1 5u', '1 5', '1 6'] }).act(0, cut).pub.result]).toBe(
      'loss_red_wire',
    )
    const right = staged({ mission: 64, hands: ['6u 1 5u', '1 5', '1 6'] }).act(0, { ...cut, actorTileIndex: 2 })
    expect(right.hand(0)).toBe('6 1 5-')
  })
})
