import { imagine, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { EQUAL_TOKEN, learnWire, NOT_EQUAL_TOKEN } from '../../src/state.ts'
import { staged } from './staged.ts'
import { untruth } from './truth.ts'

const CARD = 'talkies_walkies'
const HANDS = ['1 3 5 7 | 2 4', '1 2 8 9', '3 6 6 12']

function talkies(hands: readonly string[] = HANDS) {
  return staged({ hands, cards: [CARD] })
}

/** Seat 0 offers, seat 1 gives. */
function swapped(own: number, theirs: number, hands = HANDS) {
  return talkies(hands)
    .use(0, CARD, { playerId: 1, tileIndexA: own })
    .act(1, { type: 'talkiesWalkiesChoice', tileIndex: theirs })
}

describe('Walkie-Talkies', () => {
  test('BB-E02, BB-13.5: the teammate alone chooses what comes back, and nothing else happens meanwhile', () => {
    const table = talkies().use(0, CARD, { playerId: 1, tileIndexA: 3 })
    expect(table.asked()).toEqual(['1 talkiesWalkiesChoice'])
    expect(table.hand(0)).toBe('1 3 5 7 | 2 4')
    expect(table.refused(2, { type: 'talkiesWalkiesChoice', tileIndex: 0 })).toBe('notAsked')
    expect(table.useRefused(2, 'rewinder')).toBe('FORCED_ACTION_PENDING')
    expect(table.refused(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 0, guessValue: 1 })).toBe(
      'FORCED_ACTION_PENDING',
    )
  })

  test('BB-E02: each wire goes to the stand the other came from and is sorted in; sizes and the turn stay', () => {
    const table = swapped(3, 0)
    expect(table.hand(0)).toBe('1 1 3 5 | 2 4')
    expect(table.hand(1)).toBe('2 7 8 9')
    expect(table.pub.players[0].stands).toEqual([4, 2])
    expect(table.asked()).toEqual(['0 turn'])
    expect(table.pub.turn).toBe(1)
    expect(table.told(2, 'swapped')).toEqual([
      {
        type: 'swapped',
        seat: 0,
        tileIndex: 3,
        target: 1,
        targetTileIndex: 0,
        newTileIndex: 1,
        newTargetTileIndex: 1,
      },
    ])
  })

  test('BB-E02: a wire of the second stand stays on the second stand', () => {
    expect(swapped(4, 3).hand(0)).toBe('1 3 5 7 | 4 9')
  })

  test('BB-E02: any colour may be swapped', () => {
    const table = swapped(1, 1, ['1 r3 5 | 2', '1 y4 8', '6 6'])
    expect(table.hand(0)).toBe('1 y4 5 | 2')
    expect(table.hand(1)).toBe('1 r3 8')
  })

  test('BB-E02: both know the wire they gave and where it stands, the third player nothing', () => {
    const table = swapped(3, 0)
    expect(table.knows(0, 1)).toBe('. 7 . .')
    expect(table.knows(1, 0)).toBe('. 1 . . . .')
    expect(table.knows(2, 0)).toBe('. . . . . .')
    expect(table.told(2, 'received')).toEqual([
      { type: 'received', seat: 1, tileIndex: 1 },
      { type: 'received', seat: 0, tileIndex: 1 },
    ])
    expect(table.told(0, 'received')).toEqual([
      { type: 'received', seat: 1, tileIndex: 1, wire: '7' },
      { type: 'received', seat: 0, tileIndex: 1, wire: '1' },
    ])
  })

  test('BB-E02: what somebody knows of a wire goes along with it, and what everybody knows it is not', () => {
    const table = talkies()
    learnWire(table.match.play.own[2], 0, 3, 70)
    table.pub.players[0].not[3] = 1 << 5
    table.use(0, CARD, { playerId: 1, tileIndexA: 3 }).act(1, { type: 'talkiesWalkiesChoice', tileIndex: 0 })
    expect(table.knows(2, 1)).toBe('. 7 . .')
    expect(table.knows(2, 0)).toBe('. . . . . .')
    expect(table.pub.players[1].not).toEqual([0, 1 << 5, 0, 0])
    expect(table.pub.players[1].from).toEqual([1, 0, 1, 1])
  })

  test('BB-E02: tokens go along with a swapped wire, and the others still point at theirs', () => {
    const table = talkies()
      .token(0, { value: 7, place: 3 })
      .token(0, { value: 2, place: 4 })
      .token(1, { value: 1, place: 0 })
      .token(1, { value: 9, place: 3 })
    table.use(0, CARD, { playerId: 1, tileIndexA: 3 }).act(1, { type: 'talkiesWalkiesChoice', tileIndex: 0 })
    expect(table.tokens(0)).toEqual(['2@4', '1@1'])
    expect(table.tokens(1)).toEqual(['9@3', '7@1'])
    expect(untruth(table.match.play)).toBe(null)
  })

  test('BB-M24.3, BB-M40.R1: count tokens are discarded in mission 24 and go along in mission 40', () => {
    const counted = (mission: number) =>
      staged({ hands: HANDS, cards: [CARD], mission })
        .token(0, { kind: 2, value: 1, place: 3 })
        .token(0, { kind: 2, value: 1, place: 0 })
        .use(0, CARD, { playerId: 1, tileIndexA: 3 })
        .act(1, { type: 'talkiesWalkiesChoice', tileIndex: 3 })
    expect([counted(24).tokens(0), counted(24).tokens(1)]).toEqual([['2:1@0'], []])
    expect([counted(40).tokens(0), counted(40).tokens(1)]).toEqual([['2:1@0'], ['2:1@2']])
  })

  test('BB-E02.R2: a relation with an end on a swapped wire is removed, whoever comes there', () => {
    const table = talkies(['1 1 5 7', '1 2 8 9', '6 6'])
      .token(0, { kind: EQUAL_TOKEN, place: 0, placeB: 1 })
      .token(0, { kind: NOT_EQUAL_TOKEN, place: 2, placeB: 3 })
      .token(1, { kind: NOT_EQUAL_TOKEN, place: 0, placeB: 1 })
    table.use(0, CARD, { playerId: 1, tileIndexA: 0 }).act(1, { type: 'talkiesWalkiesChoice', tileIndex: 0 })
    expect(table.hand(0)).toBe('1 1 5 7')
    expect(table.tokens(0)).toEqual(['4:2-3'])
    expect(table.tokens(1)).toEqual([])
  })

  test('BB-E02.R2: a relation of two wires that stay is kept, unless the newcomer comes between them', () => {
    const relation = (theirs: number) => {
      const table = talkies(['1 3 8 9', '1 2 7 9', '6 6'])
        .token(0, { kind: NOT_EQUAL_TOKEN, place: 1, placeB: 2 })
        .use(0, CARD, { playerId: 1, tileIndexA: 0 })
        .act(1, { type: 'talkiesWalkiesChoice', tileIndex: theirs })
      return [table.hand(0), table.tokens(0)]
    }
    expect(relation(1)).toEqual(['2 3 8 9', ['4:1-2']])
    expect(relation(2)).toEqual(['3 7 8 9', []])
    expect(relation(3)).toEqual(['3 8 9 9', ['4:0-1']])
  })

  test('BB-E02.R1: X and upside-down wires stay at their ends', () => {
    expect(swapped(0, 2, ['1 5 2x', '1 8 9 3x', '6 6']).hand(0)).toBe('5 9 2')
    expect(swapped(1, 2, ['9u 1 5', '1 8 10', '6 6']).hand(0)).toBe('9 5 10')
    expect(swapped(0, 1, ['1 5 2u', '1 3 4', '6 6']).hand(0)).toBe('3 5 2')
  })

  test('BB-E02: worlds that the others imagine remember where the wires stood before', () => {
    const table = swapped(3, 0)
    expect(table.pub.order.length).toBeGreaterThan(0)
    const random = seeded('worlds')
    for (let i = 0; i < 60; i++) {
      const world = imagine(table.match.play, 2, random)
      expect(untruth(world)).toBe(null)
      // The wire that seat 1 got stood behind that of place 2 on the stand it came from.
      expect(world.own[1].wires[1]).toBeGreaterThanOrEqual(world.own[0].wires[3])
    }
  })

  test('BB-E02: nobody, oneself, no wire, a wire that is cut', () => {
    const table = talkies(['1- 3 5', '1 2', '6- 6-'])
    expect(table.useRefused(0, CARD, { playerId: 4, tileIndexA: 1 })).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.useRefused(0, CARD, { playerId: 0, tileIndexA: 1 })).toBe('CANNOT_TARGET_SELF')
    expect(table.useRefused(0, CARD, { playerId: 1, tileIndexA: 7 })).toBe('INVALID_TILE_INDEX')
    expect(table.useRefused(0, CARD, { playerId: 1, tileIndexA: 0 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(table.useRefused(0, CARD, { playerId: 2, tileIndexA: 1 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-E02, BB-E00.7: neither X nor the own upside-down wire, and a teammate who has only such gives nothing', () => {
    const table = talkies(['1 3x 5u', '1 2', '6x 6u 7-'])
    expect(table.useRefused(0, CARD, { playerId: 1, tileIndexA: 1 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, CARD, { playerId: 1, tileIndexA: 2 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, CARD, { playerId: 2, tileIndexA: 0 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-13.5: what the teammate may not give', () => {
    const table = talkies(['1 3 5', '1- 2 3x 4u', '6 6']).use(0, CARD, { playerId: 1, tileIndexA: 0 })
    const give = (tileIndex: number) => table.refused(1, { type: 'talkiesWalkiesChoice', tileIndex })
    expect([give(9), give(0), give(2), give(3)]).toEqual([
      'INVALID_TILE_INDEX',
      'TILE_ALREADY_CUT',
      'MISSION_RULE_VIOLATION',
      'MISSION_RULE_VIOLATION',
    ])
  })

  test('BB-22.2: without an answer the lowest wire that may be given', () => {
    const table = talkies(['1 3 5', '1- 2 3', '6 6']).use(0, CARD, { playerId: 1, tileIndexA: 0 })
    table.match.timeout(1)
    expect(table.hand(0)).toBe('2 3 5')
  })
})
