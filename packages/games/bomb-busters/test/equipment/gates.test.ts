import { describe, expect, test } from 'vitest'
import { staged } from './staged.ts'

const HANDS = ['1 2 3', '1 2 4', '3 4 5']

describe('the gates of all cards', () => {
  test('BB-E00.5, gate 1: a forced action comes first, for everybody', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder', 'talkies_walkies'] })
    table.use(0, 'talkies_walkies', { playerId: 1, tileIndexA: 0 })
    for (const seat of [0, 1, 2]) expect(table.useRefused(seat, 'rewinder')).toBe('FORCED_ACTION_PENDING')
  })

  test('BB-E00.5, gate 5: whoever has to reveal reds does that first, but only in the own turn', () => {
    const table = staged({ hands: ['r1 r2', 'r3', '3 4 5'], cards: ['rewinder?'] })
    expect(table.useRefused(0, 'rewinder')).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(table.useRefused(1, 'rewinder')).toBe('EQUIPMENT_LOCKED')
    expect(table.useRefused(0, 'post_it')).toBe('FORCED_REVEAL_REDS_REQUIRED')
  })

  test('BB-E00.5, gate 8: the captains of missions 17 and 28 use no card, whatever its state; the others do', () => {
    for (const mission of [17, 28]) {
      const table = staged({ hands: HANDS, cards: ['rewinder?', 'post_it'], mission })
      expect(table.useRefused(0, 'rewinder')).toBe('MISSION_RULE_VIOLATION')
      expect(table.useRefused(0, 'label_eq')).toBe('MISSION_RULE_VIOLATION')
      expect(table.useRefused(1, 'rewinder')).toBe('EQUIPMENT_LOCKED')
      expect(table.use(1, 'post_it', { tileIndexA: 0 }).isUsed('post_it')).toBe(true)
    }
  })

  test('BB-E02: such a captain may still be the teammate of Walkie-Talkies', () => {
    const table = staged({ hands: HANDS, cards: ['talkies_walkies'], mission: 17 })
    table.use(1, 'talkies_walkies', { playerId: 0, tileIndexA: 0 })
    expect(table.asked()).toEqual(['0 talkiesWalkiesChoice'])
  })

  test('BB-E00.5, gate 10: not in the row, locked, a number lock, used, in this order', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder?', 'general_radar!', 'post_it'] })
    table.pub.row[2].lock = 7
    expect(table.useRefused(0, 'label_eq')).toBe('EQUIPMENT_NOT_FOUND')
    expect(table.useRefused(0, 'rewinder')).toBe('EQUIPMENT_LOCKED')
    expect(table.useRefused(0, 'post_it', { tileIndexA: 0 })).toBe('EQUIPMENT_LOCKED')
    expect(table.useRefused(0, 'general_radar', { valueA: 3 })).toBe('EQUIPMENT_ALREADY_USED')
    table.pub.row[1].unlocked = false
    expect(table.useRefused(0, 'general_radar', { valueA: 3 })).toBe('EQUIPMENT_LOCKED')
  })

  test('BB-E00.5, BB-15.3: face down is locked, and the refusal does not tell which card lies there', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder'] })
    table.pub.row.push({ card: -1, unlocked: false, used: false, faceDown: true, lock: 0 })
    expect(table.useRefused(0, 'label_eq')).toBe('EQUIPMENT_LOCKED')
    expect(table.useRefused(0, 'post_it')).toBe('EQUIPMENT_LOCKED')
  })

  test('BB-E00.1, BB-E00.5, gate 10: what is named has to belong to the card, and is asked after its being used', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder', 'general_radar!', 'stabilizer'] })
    expect(table.useRefused(0, 'rewinder', { playerId: 1 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(table.useRefused(0, 'general_radar', { tileIndexA: 1 })).toBe('EQUIPMENT_ALREADY_USED')
    expect(table.useRefused(1, 'stabilizer', { tileIndexA: 1 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(table.useRefused(1, 'stabilizer')).toBe('EQUIPMENT_TIMING_VIOLATION')
  })

  test('BB-E00.3: anybody may use any card, several in a row; each of them once', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder', 'post_it', 'general_radar'], dial: 1 })
    table.use(2, 'rewinder').use(2, 'post_it', { tileIndexA: 0 }).use(0, 'general_radar', { valueA: 1 })
    expect(table.asked()).toEqual(['0 turn'])
    expect(table.useRefused(1, 'rewinder')).toBe('EQUIPMENT_ALREADY_USED')
  })

  test('BB-E00.3, BB-11.2: a basic card needs two cut wires, a double-number card four', () => {
    const table = staged({ hands: ['2 2 5', '2 2 5', '6 6'], cards: ['talkies_walkies?', 'single_wire_label?'] })
    table.act(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 0, guessValue: 2 })
    expect(table.pub.row.map(({ unlocked }) => unlocked)).toEqual([true, false])
    table.act(1, { type: 'dualCut', targetPlayerId: 0, targetTileIndex: 1, guessValue: 2 })
    expect(table.pub.row.map(({ unlocked }) => unlocked)).toEqual([true, true])
  })
})
