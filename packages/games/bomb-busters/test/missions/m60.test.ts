import { describe, expect, test } from 'vitest'
import { RED } from '../../src/wires.ts'
import { challenged, met, redCut } from './challenged.ts'
import { dealt } from './dealt.ts'
import { soloCut } from './laid-out.ts'

describe('mission 60', () => {
  test.each([2, 3, 4, 5])('BB-M60.1: with %i players the red wires, and otherwise as mission 55', (seats) => {
    const { pub } = dealt(60, seats)
    expect(pub.total[RED]).toBe(seats === 2 ? 3 : 2)
    expect(pub.markers.map(({ possible }) => possible)).toEqual(new Array<boolean>(3).fill(seats > 2))
    expect(pub.rules['challenge-cards']).toMatchObject({ met: [], recent: [], validated: [] })
    expect((pub.rules['challenge-cards'] as unknown as { active: unknown[] }).active).toHaveLength(seats)
    expect(pub.dial).toBe(seats - 1)
  })

  test('BB-M60.2: challenges are met, discarded and move the dial back, and the red wire of a teammate is one', () => {
    const hands = ['1 1 1 1 5', '2 2 2 2 5 r3', '5 5']
    const table = challenged([5, 1], { hands, mission: 60, dial: 2 }).act(0, soloCut(1)).act(1, soloCut(2))
    expect(met(table)).toEqual([5])
    expect(table.act(2, redCut(1, 5)).pub.dial).toBe(0)
    expect(met(table)).toEqual([5, 1])
  })
})
