import type { Json } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { LOSS_RED_WIRE, WIN } from '../../src/names.ts'
import { staged } from './staged.ts'

type Fields = Readonly<Record<string, Json>>

describe('X or Y Ray', () => {
  const ray = (hands = ['3 4 y6 6', '4 7 r8 y9 3x 5-', '9 9'], cards = ['x_or_y_ray', 'stabilizer']) =>
    staged({ hands, cards })
  const at = (tileIndexA: number, valueA: Json = 3, valueB: Json = 4): Fields => ({
    playerId: 1,
    tileIndexA,
    valueA,
    valueB,
  })

  test('BB-E10: the wire is cut when it is one of the two, with an own wire of that value', () => {
    const second = ray().use(0, 'x_or_y_ray', at(0))
    expect([second.hand(0), second.hand(1)]).toEqual(['3 4- y6 6', '4- 7 r8 y9 3 5-'])
    expect(second.asked()).toEqual(['1 turn'])
    expect(second.told(2, 'rayAnnounced')).toEqual([
      { type: 'rayAnnounced', seat: 0, target: 1, tileIndex: 0, valueA: 3, valueB: 4 },
    ])
    expect(
      ray()
        .use(0, 'x_or_y_ray', at(0, 4, 3))
        .hand(0),
    ).toBe('3 4- y6 6')
    expect(
      ray()
        .use(0, 'x_or_y_ray', at(3, 3, 'YELLOW'))
        .hand(1),
    ).toBe('4 7 r8 y9- 3 5-')
  })

  test('BB-E10: neither: the Dual Cut fails with the first value', () => {
    const missed = ray().use(0, 'x_or_y_ray', at(1))
    expect([missed.tokens(1), missed.pub.dial, missed.asked()]).toEqual([['7@1'], 1, ['1 turn']])
    expect(missed.told(2, 'failed')[0]).toMatchObject({ value: 3, explosion: false })
    expect(missed.pub.players[1].not[1] & 0b11000).toBe(0b11000)
  })

  test('BB-E10, BB-E09: a red wire explodes, but not with a Stabilizer', () => {
    expect(ray().use(0, 'x_or_y_ray', at(2)).pub.result).toBe(LOSS_RED_WIRE)
    const held = ray().use(0, 'stabilizer').use(0, 'x_or_y_ray', at(2))
    expect([held.pub.result, held.pub.dial, held.tokens(1)]).toEqual([0, 0, []])
  })

  test('BB-E10: the checks, in their order', () => {
    const refused = (fields: Fields) => ray().useRefused(0, 'x_or_y_ray', fields)
    expect(refused({ ...at(0), playerId: 4 })).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(refused({ ...at(0), playerId: 0 })).toBe('CANNOT_TARGET_SELF')
    expect(refused(at(9))).toBe('INVALID_TILE_INDEX')
    expect(refused(at(5))).toBe('TILE_ALREADY_CUT')
    expect(refused(at(4))).toBe('MISSION_RULE_VIOLATION')
    expect(refused(at(0, 3, 3))).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused(at(0, 3, null))).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused(at(0, 3, 9))).toBe('GUESS_VALUE_NOT_IN_HAND')
    expect(ray().useRefused(1, 'x_or_y_ray', at(0))).toBe('EQUIPMENT_TIMING_VIOLATION')
  })

  test('BB-E10: the own upside-down wire is not counted', () => {
    const own = ray(['3 5 4u', '4 7', '9 9'])
    expect(own.useRefused(0, 'x_or_y_ray', at(0))).toBe('GUESS_VALUE_NOT_IN_HAND')
  })
})

describe('Fast Pass', () => {
  const pass = (hands: readonly string[], cards = ['fast_pass', 'post_it?']) => staged({ hands, cards })

  test('BB-E99: two wires of a number are cut though others have more of it; the turn is over', () => {
    const table = pass(['3 4 4 7', '4 4 7', '3 9']).use(0, 'fast_pass', { valueA: 4 })
    expect(table.hand(0)).toBe('3 4- 4- 7')
    expect(table.pub.row[1].unlocked).toBe(true)
    expect(table.asked()).toEqual(['1 turn'])
  })

  test('BB-E99.R3: of three the two with the lowest places', () => {
    expect(pass(['4 4 4 7', '4 7', '9 9']).use(0, 'fast_pass', { valueA: 4 }).hand(0)).toBe('4- 4- 4 7')
  })

  test('BB-E99: the last wires win the mission', () => {
    expect(pass(['4 4', '4-', '9-']).use(0, 'fast_pass', { valueA: 4 }).pub.result).toBe(WIN)
  })

  test('BB-E99: a number, and two uncut wires of it that the player sees', () => {
    const table = pass(['4 4- y5 y6 7 7u 8 8', '4', '9'])
    expect(table.useRefused(0, 'fast_pass', { valueA: 'YELLOW' })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(table.useRefused(0, 'fast_pass')).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(table.useRefused(0, 'fast_pass', { valueA: 4 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(table.useRefused(0, 'fast_pass', { valueA: 7 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(table.useRefused(1, 'fast_pass', { valueA: 8 })).toBe('EQUIPMENT_TIMING_VIOLATION')
  })
})

describe('Disintegrator', () => {
  /** Every number at every seat, so that something is hit whatever is drawn. */
  const ALL = '1 2 3 4 5 6 7 8 9 10 11 12'
  const disintegrate = (hands: readonly string[]) => staged({ hands, cards: ['disintegrator'] })

  test('BB-E1010: every uncut wire of the number drawn is cut, X and upside-down ones too, and the turn goes on', () => {
    const table = disintegrate([ALL, `${ALL} 1x 2x 3x 4x 5x 6x 7x 8x 9x 10x 11x 12x`, ALL.replace(/(\d+)/g, '$1u')])
    table.use(2, 'disintegrator')
    const [{ value }] = table.told(-1, 'disintegrated')
    const cut = table.told(-1, 'cut')
    expect(cut.map(({ seat, wire }) => [seat, wire])).toEqual([
      [0, `${Number(value)}`],
      [1, `${Number(value)}`],
      [1, `${Number(value)}`],
      [2, `${Number(value)}`],
    ])
    expect(table.pub.cut[Number(value)]).toBe(4)
    expect(table.asked()).toEqual(['0 turn'])
  })

  test('BB-E1010: a number that is finished finds nothing', () => {
    const table = disintegrate(['r1 r2', 'y1 y2', '1- 2-']).use(1, 'disintegrator')
    expect(table.told(-1, 'cut')).toEqual([])
    expect(table.isUsed('disintegrator')).toBe(true)
  })

  test('BB-6.8: when the current player has no wire left the turn passes on', () => {
    // All numbers but one are cut, and of that one the player to move has the only wire.
    for (let number = 1; number <= 12; number++) {
      const table = disintegrate([String(number), `${ALL} r1`, 'y3'])
      table.use(1, 'disintegrator')
      const [{ value }] = table.told(-1, 'disintegrated')
      expect(table.asked()).toEqual([value === number ? '1 turn' : '0 turn'])
    }
  })

  test('BB-E1010, BB-12.2: nothing left at all is a win', () => {
    const wins = Array.from({ length: 12 }, (_, at) => {
      const table = disintegrate([String(at + 1), '1-', '2-']).use(1, 'disintegrator')
      return table.pub.result === WIN
    })
    expect(wins.filter((won) => won).length).toBe(1)
  })
})
