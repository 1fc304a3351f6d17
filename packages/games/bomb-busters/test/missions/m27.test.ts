import { describe, expect, test } from 'vitest'
import { shelf } from '../../src/slots.ts'
import { YELLOW } from '../../src/wires.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'

const draft = shelf<{ done: boolean; line: number[] }>('token-draft')
const HANDS = ['1 2 y2 7', '1 1 y3 5', '2 5 5 y6 7', '1 2 7 y8']
const choice = (value: number, tileIndex: number | null = null) => ({
  type: 'mission27TokenDraftChoice',
  value,
  tileIndex,
})

/** Two yellow wires are cut, and these tokens lie in line. */
function drafting(line?: readonly number[], hands: readonly string[] = HANDS): Staged {
  const table = staged({ hands, mission: 27 })
  table.act(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 2, guessValue: 'YELLOW' })
  if (line !== undefined) draft.pub(table.pub).line = line.slice()
  return table
}

const tokens = (table: Staged) => [0, 1, 2, 3].map((seat) => table.tokens(seat))

describe('mission 27', () => {
  test('BB-M27.1: nobody has a character card', () => {
    const table = staged({ hands: HANDS, mission: 27 })
    expect(table.match.view(0).view.players.map(({ character }) => character)).toEqual([null, null, null, null])
    expect(
      table.refused(0, {
        type: 'dualCutDoubleDetector',
        targetPlayerId: 1,
        tileIndex1: 0,
        tileIndex2: 1,
        guessValue: 1,
      }),
    ).toBe('CHARACTER_ABILITY_WRONG_CHARACTER')
  })

  test('BB-M27.2: after two yellow cuts as many tokens as players lie in line, none that is on a stand', () => {
    const table = staged({ hands: HANDS, mission: 27 })
    // Everything but both 4s, one 6 and one yellow is on stands.
    for (let value = 1; value <= YELLOW; value++) {
      const copies = value === 4 ? 0 : value === 6 || value === YELLOW ? 1 : 2
      for (let n = 0; n < copies; n++) table.token(n, { value, place: -2, says: 'was' })
    }
    table.act(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 2, guessValue: 'YELLOW' })
    expect(draft.pub(table.pub).line.toSorted((a, b) => a - b)).toEqual([4, 4, 6, YELLOW])
    expect(table.told(-1, 'tokenDrawn')).toHaveLength(4)
    expect(table.asked()).toEqual(['0 mission27TokenDraftChoice'])
  })

  test('BB-M27.3: each takes one from the captain clockwise; it goes to the wire, or beside the stand', () => {
    const table = drafting([1, 5, 9, 0 + YELLOW])
    table.act(0, choice(5)).act(1, choice(1, 1)).act(2, choice(0)).act(3, choice(9))
    expect(tokens(table)).toEqual([['5@-1'], ['1@1'], ['13@3'], ['9@-1']])
    expect(table.pub.players[3].tokens[0].says).toBe('is not')
    expect(table.asked()).toEqual(['1 turn'])
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M27.3: of several wires the first is taken unless another is named', () => {
    const table = drafting([1, 5, 9, 12])
    table.act(0, choice(9)).act(1, choice(1))
    expect(table.tokens(1)).toEqual(['1@0'])
    table.act(2, choice(5, 2))
    expect(table.tokens(2)).toEqual(['5@2'])
    expect(table.pub.players[2].not[1] & (1 << 5)).toBe(0)
  })

  test('BB-M27.3: what is not in line, not one of the wires, or not asked for is refused and takes nothing', () => {
    const table = drafting([1, 5, 9, 12])
    expect(table.refused(0, choice(3))).toBe('noToken')
    expect(table.refused(1, choice(1))).toBe('notAsked')
    table.act(0, choice(9))
    expect(table.refused(1, choice(1, 3))).toBe('notThatWire')
    expect(table.refused(1, choice(1, -1))).toBe('notThatWire')
    expect(table.refused(1, choice(9))).toBe('noToken')
    expect(draft.pub(table.pub).line).toEqual([1, 5, 12])
  })

  test('BB-M27.3: with one matching wire or none a place is ignored, as long as there is such a place', () => {
    const table = drafting([1, 5, 7, 9])
    // Seat 0 has one 7; seat 2 has no 9.
    expect(table.refused(0, choice(7, 4))).toBe('notThatWire')
    table.act(0, choice(7, 0))
    expect(table.tokens(0)).toEqual(['7@3'])
    table.act(1, choice(1, 0)).act(2, choice(9, 2))
    expect(table.tokens(2)).toEqual(['9@-1'])
    // Of two matching wires one has to be meant.
    expect(drafting([1, 5]).act(0, choice(5)).refused(1, choice(1, 3))).toBe('notThatWire')
  })

  test('BB-M27.2, BB-M27.3: it ends when the line is empty, and happens once', () => {
    const table = drafting([1])
    table.act(0, choice(1))
    expect(table.asked()).toEqual(['1 turn'])
    table.act(1, { type: 'dualCut', targetPlayerId: 0, targetTileIndex: 0, guessValue: 1 })
    expect(table.asked()).toEqual(['2 turn'])
  })

  test('BB-22.2: without an answer the lowest value that is in the hand is taken, else the lowest', () => {
    const table = drafting([4, 7, 9, 12])
    table.match.timeout(0)
    expect(table.tokens(0)).toEqual(['7@3'])
    table.match.timeout(1)
    expect(table.tokens(1)).toEqual(['4@-1'])
  })
})
