import { describe, expect, test } from 'vitest'
import { EQUAL_TOKEN, NOT_EQUAL_TOKEN } from '../../src/state.ts'
import { staged } from './staged.ts'
import { untruth } from './truth.ts'

const CARD = 'grappling_hook'
const HANDS = ['2 5 5 9', '1 5 7 8 | 3 3', '4 6']
const hook = (hands: readonly string[] = HANDS) => staged({ hands, cards: [CARD] })

describe('Grappling Hook', () => {
  test('BB-E1111: the wire is put in order on the own stand, behind its equals; everybody sees from where to where', () => {
    const table = hook().use(0, CARD, { playerId: 1, tileIndexA: 1 })
    expect([table.hand(0), table.hand(1)]).toEqual(['2 5 5 5 9', '1 7 8 | 3 3'])
    expect(table.pub.players.map(({ stands, uncut }) => [stands, uncut])).toEqual([
      [[5], 5],
      [[3, 2], 5],
      [[2], 2],
    ])
    expect(table.told(2, 'hooked')).toEqual([
      { type: 'hooked', seat: 0, target: 1, targetTileIndex: 1, newTileIndex: 3 },
    ])
    expect(table.asked()).toEqual(['0 turn'])
  })

  test('BB-E1111: a player with two stands says which one', () => {
    const table = hook()
    expect(table.useRefused(1, CARD, { playerId: 0, tileIndexA: 0 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(table.use(1, CARD, { playerId: 0, tileIndexA: 0, standIndex: 1 }).hand(1)).toBe('1 5 7 8 | 2 3 3')
  })

  test('BB-E1111: the former holder knows it, the third player does not', () => {
    const table = hook().use(0, CARD, { playerId: 1, tileIndexA: 1 })
    expect([table.knows(1, 0), table.knows(2, 0)]).toEqual(['. . . 5 .', '. . . . .'])
    expect(table.told(1, 'received')[0]).toMatchObject({ seat: 0, tileIndex: 3, wire: '5' })
    expect(table.told(2, 'received')[0]).not.toHaveProperty('wire')
  })

  test('BB-E1111: its tokens are removed, all others follow their wires; what they said is remembered', () => {
    const table = hook()
      .token(1, { value: 5, place: 1 })
      .token(1, { kind: NOT_EQUAL_TOKEN, place: 1, placeB: 2 })
      .token(1, { value: 8, place: 3 })
      .token(1, { kind: EQUAL_TOKEN, place: 4, placeB: 5 })
      .token(0, { value: 2, place: 0 })
      .token(0, { kind: NOT_EQUAL_TOKEN, place: 2, placeB: 3 })
      .use(0, CARD, { playerId: 1, tileIndexA: 1 })
    expect(table.tokens(1)).toEqual(['8@2', '3:3-4'])
    // BB-E02.R2: the receiver's relation spans the newcomer, since it stays true.
    expect(table.tokens(0)).toEqual(['2@0', '4:2-4'])
    expect(table.pub.players[0].not[3] & (1 << 5)).toBe(0)
    expect(table.pub.players[0].not[3] & (1 << 6)).not.toBe(0)
    expect(untruth(table.match.play)).toBe(null)
  })

  test('BB-3.7: before an X or upside-down wire at the right end, behind one at the left end', () => {
    expect(hook(['2 5 3x', '1 9', '4 6']).use(0, CARD, { playerId: 1, tileIndexA: 1 }).hand(0)).toBe('2 5 9 3')
    expect(hook(['2 5 3u', '1 9', '4 6']).use(0, CARD, { playerId: 1, tileIndexA: 1 }).hand(0)).toBe('2 5 9 3')
    expect(hook(['7u 2 5', '1 9', '4 6']).use(0, CARD, { playerId: 1, tileIndexA: 0 }).hand(0)).toBe('7 1 2 5')
  })

  test('BB-S11.2: an upside-down wire becomes an ordinary one, and its former holder still does not know it', () => {
    const table = hook(['2 5', '1 9 4u', '4 6']).use(0, CARD, { playerId: 1, tileIndexA: 2 })
    expect(table.hand(0)).toBe('2 4 5')
    expect(table.pub.players[0].marks).toEqual([0, 0, 0])
    expect([table.knows(1, 0), table.knows(2, 0)]).toEqual(['. . .', '. 4 .'])
    expect(table.told(1, 'received')[0]).not.toHaveProperty('wire')
  })

  test('BB-6.8: when the current player loses the last wire the turn passes on', () => {
    const table = hook(['2', '2 5', '4 6']).use(2, CARD, { playerId: 0, tileIndexA: 0 })
    expect([table.asked(), table.pub.turn]).toEqual([['1 turn'], 2])
  })

  test('BB-E1111, BB-8.5: when it leaves only reds they have to be revealed', () => {
    const table = hook(['2 r5', '2 5', '4 6']).use(2, CARD, { playerId: 0, tileIndexA: 0 })
    expect(table.refused(0, { type: 'soloCut', value: 2 })).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(table.useRefused(0, CARD, { playerId: 1, tileIndexA: 0 })).toBe('FORCED_REVEAL_REDS_REQUIRED')
  })

  test('BB-E1111: the checks, in their order', () => {
    const table = hook(['2 5', '1- 9 3x', '4 6'])
    const refused = (playerId: number, tileIndexA: number) => table.useRefused(0, CARD, { playerId, tileIndexA })
    expect([refused(6, 0), refused(0, 0), refused(1, 8), refused(1, 0), refused(1, 2)]).toEqual([
      'TARGET_PLAYER_NOT_FOUND',
      'CANNOT_TARGET_SELF',
      'INVALID_TILE_INDEX',
      'TILE_ALREADY_CUT',
      'MISSION_RULE_VIOLATION',
    ])
    expect(table.useRefused(0, CARD, { playerId: 1, tileIndexA: 1, standIndex: 1 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
  })
})
