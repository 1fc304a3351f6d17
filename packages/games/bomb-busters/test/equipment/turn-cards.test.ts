import { describe, expect, test } from 'vitest'
import { LOSS_RED_WIRE } from '../../src/names.ts'
import { staged } from './staged.ts'

const HANDS = ['1 2 3', '1 r2 y3 4', '2 3 4', '5- 6-']
const dualCut = (targetTileIndex: number, guessValue: number) => ({
  type: 'dualCut',
  targetPlayerId: 1,
  targetTileIndex,
  guessValue,
})

describe('Stabilizer', () => {
  const stabilizer = () => staged({ hands: HANDS, cards: ['stabilizer'] })

  test('BB-E09: a failed cut moves no dial; the token is placed', () => {
    const table = stabilizer().use(0, 'stabilizer').act(0, dualCut(2, 1))
    expect([table.pub.dial, table.tokens(1)]).toEqual([0, ['13@2']])
  })

  test('BB-E09: a red wire does not explode, stays uncut and gets no token', () => {
    const table = stabilizer().use(0, 'stabilizer').act(0, dualCut(1, 1))
    expect([table.pub.result, table.hand(1), table.tokens(1)]).toEqual([0, HANDS[1], []])
    expect(table.told(2, 'tokenWithheld')).toEqual([{ type: 'tokenWithheld', seat: 1, tileIndex: 1 }])
    expect(stabilizer().act(0, dualCut(1, 1)).pub.result).toBe(LOSS_RED_WIRE)
  })

  test('BB-E09, BB-M58.2: where no tokens are placed nobody learns whether it was red', () => {
    const silent = (place: number) => {
      const table = staged({ hands: HANDS, cards: ['stabilizer'], mission: 58 })
      table.use(0, 'stabilizer').act(0, dualCut(place, 1))
      return [table.told(2, 'tokenWithheld'), table.pub.players[1].not[place]]
    }
    expect(silent(1)).toEqual([[], 1 << 1])
    expect(silent(3)).toEqual([[], 1 << 1])
  })

  test('BB-E09, BB-6.3: it is over with the turn', () => {
    const table = stabilizer().use(0, 'stabilizer').act(0, dualCut(3, 1))
    table.act(1, { type: 'dualCut', targetPlayerId: 2, targetTileIndex: 0, guessValue: 1 })
    expect(table.pub.dial).toBe(1)
  })

  test('BB-E00.5: only in the own turn, and not twice in one', () => {
    expect(stabilizer().useRefused(1, 'stabilizer')).toBe('EQUIPMENT_TIMING_VIOLATION')
    const twice = staged({ hands: HANDS, cards: ['stabilizer', 'emergency_drop'] })
    twice.use(0, 'stabilizer').use(0, 'emergency_drop')
    expect(twice.useRefused(0, 'stabilizer')).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-M14.3: not for the captain of mission 14', () => {
    const rookie = staged({ hands: HANDS, cards: ['stabilizer', 'rewinder'], mission: 14 })
    expect(rookie.useRefused(0, 'stabilizer')).toBe('MISSION_RULE_VIOLATION')
    expect(rookie.use(0, 'rewinder').isUsed('rewinder')).toBe(true)
  })
})

describe('Coffee Mug', () => {
  const mug = () => staged({ hands: HANDS, cards: ['coffee_mug', 'stabilizer'] })

  test('BB-E11: the turn goes to the teammate, and on clockwise from there', () => {
    const table = mug().use(0, 'stabilizer').use(0, 'coffee_mug', { playerId: 2 })
    expect([table.asked(), table.pub.turn, table.pub.stabilizer]).toEqual([['2 turn'], 2, -1])
    table.act(2, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 3, guessValue: 4 })
    expect(table.asked()).toEqual(['0 turn'])
  })

  test('BB-E11: to somebody else who has wires, in the own turn', () => {
    const refused = (playerId: number) => mug().useRefused(0, 'coffee_mug', { playerId })
    expect([refused(6), refused(0), refused(3)]).toEqual([
      'TARGET_PLAYER_NOT_FOUND',
      'EQUIPMENT_RULE_VIOLATION',
      'EQUIPMENT_RULE_VIOLATION',
    ])
    expect(mug().useRefused(1, 'coffee_mug', { playerId: 2 })).toBe('EQUIPMENT_TIMING_VIOLATION')
  })
})

describe('General Radar', () => {
  const radar = (hands: readonly string[]) => staged({ hands, cards: ['general_radar'] })

  test('BB-E08: every stand answers for its uncut blue wires, the actor too', () => {
    const table = radar(['4 5 | 6 7', '5- 6', '5 5 8', '9-']).use(2, 'general_radar', { valueA: 5 })
    expect(table.told(-1, 'radarAnswered').map(({ seat, stand, found }) => [seat, stand, found])).toEqual([
      [0, 0, true],
      [0, 1, false],
      [1, 0, false],
      [2, 0, true],
      [3, 0, false],
    ])
  })

  test('BB-E08, BB-S11.2: X wires and upside-down wires are not counted', () => {
    const table = radar(['4 5x', '6 5u', '7 8']).use(0, 'general_radar', { valueA: 5 })
    expect(table.told(-1, 'radarAnswered').map(({ found }) => found)).toEqual([false, false, false])
    // Nothing is said about them: they may well be fives.
    expect(table.pub.players.map(({ not }) => not.map((mask) => (mask >> 5) & 1))).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
    ])
  })

  test('BB-E08: a number', () => {
    expect(radar(HANDS).useRefused(0, 'general_radar', { valueA: 'YELLOW' })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(radar(HANDS).useRefused(0, 'general_radar')).toBe('EQUIPMENT_INVALID_PAYLOAD')
  })
})
