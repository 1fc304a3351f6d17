import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from '../missions/dealt.ts'
import { doubleDetector, dualCut } from '../missions/laid-out.ts'
import { position } from './position.ts'

/** Values of a hand as somebody sees them, `.` for nothing. */
function seen(table: ReturnType<typeof staged>, observer: number, holder: number): string {
  return table.match
    .view(observer)
    .view.players[holder].wires.map(({ value }) => value ?? '.')
    .join(' ')
}

describe('what everybody sees', () => {
  test('BB-15.1, BB-15.5: the own wires, of the others only those that are cut; spectators those alone', () => {
    const table = staged({ mission: 4, hands: ['1 y2 3', '1- 3 y7', '2'] })
    expect([0, 1, 2].map((seat) => seen(table, seat, 0))).toEqual(['1 YELLOW 3', '. . .', '. . .'])
    expect([0, 1, -1].map((seat) => seen(table, seat, 1))).toEqual(['1 . .', '1 3 YELLOW', '1 . .'])
    expect(table.match.view(-1).view.mine).toBeNull()
    expect(table.match.legal(-1)).toEqual([])
  })

  test('BB-15.1, BB-S11, BB-S11.1: an upside-down wire is seen by all but its owner and spectators', () => {
    const table = staged({ mission: 38, hands: ['1 2 9u', '1 2', '2 9'] })
    expect([0, 1, 2, -1].map((seat) => seen(table, seat, 0))).toEqual(['1 2 .', '. . 9', '. . 9', '. . .'])
  })

  test('BB-15.2, BB-N.3: X marks, sizes, tokens, dial, cards and who is captain are public', () => {
    const table = staged({ mission: 20, hands: ['1 5 3x', '1 3', '2'], cards: ['rewinder!', 'post_it?'], dial: 1 })
    for (const observer of [1, -1]) {
      const { view } = table.match.view(observer)
      expect(view).toMatchObject({ mission: 20, captain: 0, dial: 1, dialMax: 3, turn: 1, current: 0 })
      expect(view.players.map(({ stands, uncut }) => [stands, uncut])).toEqual([
        [[3], 3],
        [[2], 2],
        [[1], 1],
      ])
      expect(view.players[0].wires.map(({ x }) => x)).toEqual([false, false, true])
      expect(view.equipment).toMatchObject([
        { id: 'rewinder', used: true, unlocked: true },
        { id: 'post_it', used: false, unlocked: false },
      ])
    }
  })

  test('BB-15.3: neither the reserve nor what was left out is in any view', () => {
    const match = position(5, 2, 'to act: 0 | aside: y9 | reserve: rewinder | seat 0: 1 y2 / 3 | seat 1: 1 y5 / 3')
    for (const observer of [0, 1, -1]) {
      const view = JSON.stringify(match.view(observer).view)
      expect(match.view(observer).view.reserve).toBe(1)
      expect(view).not.toContain('rewinder')
      expect(match.view(observer).view.markers.map(({ value, state }) => [value, state])).toEqual([
        [2, 'possible'],
        [5, 'possible'],
        [9, 'possible'],
      ])
    }
  })

  test('BB-15.4, BB-15.8, BB-15.9, BB-13.2: what a detector found is for the holder, the own wire for the two', () => {
    const table = staged({ hands: ['2 2 3', '2 3 4', '1 4'], characters: ['double_detector'] })
    table.act(0, { ...doubleDetector(1, 0, 1, 2), actorTileIndex: 1 })
    const mine = [0, 1, 2].map((seat) => table.match.view(seat).view.mine)
    expect(mine.map((part) => part?.matches)).toEqual([null, [0], null])
    expect(mine.map((part) => part?.meant)).toEqual([1, 1, null])
  })

  test('BB-15.8: what is sent has the same form whatever the hidden values are', () => {
    const sent = (one: string, other: string) => JSON.stringify(staged({ hands: ['1 2 3', one, other] }).match.view(0))
    expect(sent('2 3 4', '1 r4 5')).toBe(sent('1 r4 5', '2 3 4'))
  })

  test('BB-6.7, BB-15.8: a refusal goes by what the actor knows', () => {
    for (const hand of ['2 3 4', 'r1 r2 9']) {
      const table = staged({ hands: ['1 2 3', hand, '1 4'] })
      expect(table.refused(0, dualCut(1, 0, 7))).toBe('GUESS_VALUE_NOT_IN_HAND')
      expect(table.match.check(0, { type: 'revealReds' })?.code).toBe('REVEAL_REDS_REQUIRES_ALL_RED')
    }
  })

  test('BB-15.6: the value that counts as red is public', () => {
    const { pub } = dealt(11, 4)
    expect(pub.redLike).toBeGreaterThan(0)
    expect(pub.rules['number-cards']).toMatchObject({ row: [{ value: pub.redLike, up: true }] })
  })
})

describe('characters', () => {
  test('BB-2.7, BB-M31.4: from mission 31 on the captain has the captain’s card, and others what they chose', () => {
    const { pub } = dealt(31, 4)
    expect(CHARACTERS[pub.players[pub.captain].character]).toBe('double_detector')
    expect(new Set(pub.players.map(({ character }) => character)).size).toBe(4)
  })

  test('BB-M17.1, BB-M28.1: the captains of missions 17 and 28 have none, and use no personal equipment', () => {
    for (const mission of [17, 28]) {
      const { pub } = dealt(mission, 4)
      expect(pub.players.map(({ character }) => character >= 0)).toEqual(
        pub.players.map((_, seat) => seat !== pub.captain),
      )
      const table = staged({ mission, hands: ['1 2', '1 2', '1 2'], characters: ['double_detector'] })
      expect(table.refused(0, doubleDetector(1, 0, 1, 2))).toBe('MISSION_RULE_VIOLATION')
    }
  })
})
