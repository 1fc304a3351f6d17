import { describe, expect, test } from 'vitest'
import { EQUIPMENT } from '../../src/names.ts'
import { gameValue, RED, YELLOW } from '../../src/wires.ts'
import { dealt } from './dealt.ts'

/** Wires of a colour: `2` for exactly two, `2 of 3` where one of three was left out and nobody knows which. */
interface Setup {
  readonly rule: string
  readonly mission: number
  readonly red: string
  readonly yellow: string
  /** With two players, where that is different; null where two cannot play. */
  readonly two: readonly [red: string, yellow: string] | null
  /** Cards that are redrawn. */
  readonly without?: readonly string[]
}

const SETUPS: readonly Setup[] = [
  { rule: 'BB-M34.1', mission: 34, red: '1', yellow: '0', two: null },
  { rule: 'BB-M35.1', mission: 35, red: '2 of 3', yellow: '4', two: ['3', '4'], without: ['talkies_walkies'] },
  { rule: 'BB-M36.1', mission: 36, red: '1 of 3', yellow: '2', two: ['2 of 3', '4'] },
  { rule: 'BB-M37.1', mission: 37, red: '2', yellow: '0', two: ['3', '0'] },
  { rule: 'BB-M38.1', mission: 38, red: '2', yellow: '0', two: ['3', '0'] },
  { rule: 'BB-M39.1', mission: 39, red: '2 of 3', yellow: '4', two: ['3', '4'] },
  { rule: 'BB-M40.1', mission: 40, red: '3', yellow: '0', two: ['3', '0'] },
  { rule: 'BB-M42.1', mission: 42, red: '1 of 3', yellow: '4', two: ['1 of 3', '4'] },
  { rule: 'BB-M44.1', mission: 44, red: '1 of 3', yellow: '0', two: ['1 of 3', '0'], without: ['x_or_y_ray'] },
  { rule: 'BB-M47.1', mission: 47, red: '2 of 3', yellow: '0', two: ['3', '0'], without: ['x_or_y_ray'] },
  { rule: 'BB-M48.1', mission: 48, red: '2', yellow: '3', two: ['3', '3'] },
  { rule: 'BB-M49.1', mission: 49, red: '2', yellow: '0', two: ['3', '0'], without: ['x_or_y_ray'] },
  { rule: 'BB-M52.1', mission: 52, red: '3', yellow: '0', two: ['3', '4'], without: ['label_neq', 'label_eq'] },
  { rule: 'BB-M53.1', mission: 53, red: '2', yellow: '0', two: ['3', '0'], without: ['rewinder', 'stabilizer'] },
  { rule: 'BB-M55.1', mission: 55, red: '2', yellow: '0', two: ['2 of 3', '0'] },
  { rule: 'BB-M56.1', mission: 56, red: '2 of 3', yellow: '0', two: ['3', '0'] },
  { rule: 'BB-M57.1, BB-M57.R2', mission: 57, red: '1', yellow: '0', two: ['2', '0'], without: ['disintegrator'] },
  {
    rule: 'BB-M58.1',
    mission: 58,
    red: '2',
    yellow: '0',
    two: ['3', '0'],
    without: ['post_it', 'emergency_batteries'],
  },
  { rule: 'BB-M59.1', mission: 59, red: '2 of 3', yellow: '0', two: ['3', '0'], without: ['x_or_y_ray'] },
  { rule: 'BB-M60.1', mission: 60, red: '2 of 3', yellow: '0', two: ['3', '0'] },
  { rule: 'BB-M61.1', mission: 61, red: '1', yellow: '0', two: ['2', '0'] },
  { rule: 'BB-M62.1', mission: 62, red: '2', yellow: '0', two: ['3', '0'] },
  { rule: 'BB-M63.1', mission: 63, red: '2', yellow: '0', two: ['3', '0'], without: ['x_or_y_ray'] },
  { rule: 'BB-M64.1', mission: 64, red: '1', yellow: '0', two: ['2', '0'] },
  { rule: 'BB-M65.1', mission: 65, red: '3', yellow: '0', two: null, without: ['x_or_y_ray'] },
]

const DEALS = ['one', 'two', 'three', 'four']

function wiresOf(mission: number, seats: number, colour: number): string {
  const { pub, own, hidden } = dealt(mission, seats, 'wires')
  const stands = own.flatMap(({ wires }, seat) => wires.map((wire, place) => wire || hidden.upsideDown[seat][place]))
  const dealtOut = stands.filter((wire) => gameValue(wire) === colour).length
  const markers = pub.markers.filter(({ wire }) => gameValue(wire) === colour)
  const isPossible = markers.some(({ possible }) => possible)
  expect(markers.every(({ possible }) => possible === isPossible)).toBe(true)
  return isPossible ? `${dealtOut} of ${markers.length}` : `${dealtOut}${markers.length === dealtOut ? '' : '!'}`
}

describe('the wires and cards of missions 34 to 65', () => {
  test.each(SETUPS)('$rule: mission $mission', ({ mission, red, yellow, two, without = [] }) => {
    for (const seats of two === null ? [3, 4, 5] : [2, 3, 4, 5]) {
      const expected = seats === 2 && two !== null ? two : [red, yellow]
      expect([wiresOf(mission, seats, RED), wiresOf(mission, seats, YELLOW)]).toEqual(expected)
      for (const deal of without.length === 0 ? [] : DEALS) {
        const row = dealt(mission, seats, deal).pub.row.map(({ card }) => EQUIPMENT[card])
        expect(row).toHaveLength(seats)
        for (const card of without) expect(row).not.toContain(card)
      }
    }
  })

  test('BB-M57.R2: the X or Y Ray stays in mission 57', () => {
    const rows = Array.from({ length: 20 }, (_, deal) => dealt(57, 5, `ray ${deal}`).pub.row)
    expect(rows.flat().map(({ card }) => EQUIPMENT[card])).toContain('x_or_y_ray')
  })
})
