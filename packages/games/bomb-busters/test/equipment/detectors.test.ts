import type { Json } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { LOSS_RED_WIRE, RESULTS } from '../../src/names.ts'
import { type Position, staged } from './staged.ts'

const CARDS = ['triple_detector', 'super_detector', 'stabilizer']

function table(target: string, position: Partial<Position> = {}) {
  return staged({ hands: ['3 4 5 y6', target, '3 4 9 9'], cards: CARDS, characters: ['double_detector'], ...position })
}

type Fields = Readonly<Record<string, Json>>
const triple = (a: number, b: number, c: number, valueA: Json = 3): Fields => ({
  playerId: 1,
  tileIndexA: a,
  tileIndexB: b,
  tileIndexC: c,
  valueA,
})
const seek = (valueA: Json = 3, standIndex: number | null = null): Fields => ({ playerId: 1, valueA, standIndex })
const double = (tileIndex1: number, tileIndex2: number, guessValue: Json = 3) => ({
  type: 'dualCutDoubleDetector',
  targetPlayerId: 1,
  tileIndex1,
  tileIndex2,
  guessValue,
})

describe('the Double Detector', () => {
  test('BB-9.2: it is marked used, and its target is asked whatever was found', () => {
    for (const target of ['1 2 3 3', '1 3 6 7', '1 2 6 7']) {
      const pending = table(target).act(0, double(1, 2))
      expect(pending.asked()).toEqual(['1 detectorTileChoice'])
      expect(pending.pub.players[0].used).toBe(true)
      expect(pending.match.view(2).decisions[0].about).toEqual({
        actor: 0,
        target: 1,
        stand: 0,
        places: [1, 2],
        value: 3,
        source: 'doubleDetector',
        equipment: null,
      })
    }
  })

  test('BB-9.2: the two wires may be named in any order', () => {
    expect(table('1 2 3 3').act(0, double(3, 1)).asked()).toEqual(['1 detectorTileChoice'])
  })

  test('BB-15.4: only the actor and the target see which own wire is meant, and only the target what matches', () => {
    const pending = table('1 2 3 3').act(0, { ...double(2, 3), actorTileIndex: 0 })
    const mine = (seat: number) => pending.match.view(seat).view.mine
    expect([mine(0)?.meant, mine(1)?.meant, mine(2)?.meant]).toEqual([0, 0, null])
    expect([mine(0)?.matches, mine(1)?.matches, mine(2)?.matches]).toEqual([null, [2, 3], null])
    expect(pending.told(2, 'detectorPending')[0]).not.toHaveProperty('actorTileIndex')
    expect(JSON.stringify(pending.match.play.stack)).not.toContain('actorTileIndex')
  })

  test('BB-9.3: two matches: the target chooses one of them, and nothing else', () => {
    const pending = table('1 2 3 3').act(0, double(2, 3))
    expect(pending.refused(1, { type: 'detectorTileChoice' })).toBe('notAMatch')
    expect(pending.refused(1, { type: 'detectorTileChoice', tileIndex: 1 })).toBe('notAMatch')
    expect(pending.refused(0, { type: 'detectorTileChoice', tileIndex: 3 })).toBe('notAsked')
    pending.choose(1, 3)
    expect([pending.hand(0), pending.hand(1)]).toEqual(['3- 4 5 y6', '1 2 3 3-'])
    expect(pending.asked()).toEqual(['1 turn'])
  })

  test('BB-9.3: one match is taken without an index', () => {
    expect(table('1 2 3 6').act(0, double(2, 3)).choose(1, null).hand(1)).toBe('1 2 3- 6')
  })

  test('BB-9.3: no match: the dial moves and the target says where the token goes', () => {
    const missed = table('1 2 6 7').act(0, double(1, 2))
    expect(missed.refused(1, { type: 'detectorTileChoice', infoTokenTileIndex: 0 })).toBe('notDesignated')
    missed.choose(1, null, 2)
    expect(missed.tokens(1)).toEqual(['6@2'])
    expect(missed.pub.dial).toBe(1)
    expect(missed.asked()).toEqual(['1 turn'])
  })

  test('BB-9.3: without a choice the left one; never the red one, whatever is chosen', () => {
    expect(table('1 2 6 7').act(0, double(1, 2)).choose(1, null).tokens(1)).toEqual(['2@1'])
    expect(table('1 r2 6 7').act(0, double(1, 2)).choose(1, null, 1).tokens(1)).toEqual(['6@2'])
  })

  test('BB-9.3, BB-R5: two reds explode, Stabilizer or not', () => {
    for (const cards of [[], ['stabilizer']]) {
      const both = table('1 r2 r6 7', { cards })
      if (cards.length > 0) both.use(0, 'stabilizer')
      both.act(0, double(1, 2)).choose(1, null)
      expect(RESULTS[both.pub.result]).toBe(RESULTS[LOSS_RED_WIRE])
      expect(both.pub.dial).toBe(1 - cards.length)
    }
  })

  test('BB-S11.8: an upside-down wire is cut when no wire that its holder sees matches', () => {
    const unseen = table('1 2 6 3u').act(0, double(2, 3))
    expect(unseen.match.view(1).view.mine?.matches).toEqual([])
    expect(unseen.choose(1, null).hand(1)).toBe('1 2 6 3-')
    expect(table('1 2 3 3u').act(0, double(2, 3)).choose(1, null).hand(1)).toBe('1 2 3- 3')
    expect(table('1 2 6 7u').act(0, double(2, 3)).choose(1, null, 3).tokens(1)).toEqual(['6@2'])
    expect(table('1 2 r6 7u').act(0, double(2, 3)).choose(1, null).tokens(1)).toEqual([])
  })

  test('BB-E00.7, BB-9.2: X wires cannot be designated', () => {
    expect(table('1 2 3 3x').refused(0, double(2, 3))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M58.3: in mission 58 it is never used up', () => {
    const unlimited = table('1 2 6 7', { mission: 58 }).act(0, double(1, 2)).choose(1, null)
    expect(unlimited.pub.players[0].used).toBe(false)
    expect(unlimited.tokens(1)).toEqual([])
  })
})

describe('the Triple Detector', () => {
  test('BB-E03: three wires of one stand; the target is asked, nothing is cut yet', () => {
    const pending = table('1 2 3 3').use(0, 'triple_detector', triple(0, 2, 3))
    expect(pending.asked()).toEqual(['1 detectorTileChoice'])
    expect(pending.match.view(2).decisions[0].about).toEqual({
      actor: 0,
      target: 1,
      stand: 0,
      places: [0, 2, 3],
      value: 3,
      source: 'tripleDetector',
      equipment: 'triple_detector',
    })
    expect(pending.useRefused(2, 'super_detector', seek())).toBe('FORCED_ACTION_PENDING')
  })

  test('BB-9.3: a match is cut together with an own wire, and the turn is over', () => {
    const matched = table('1 2 3 3')
      .use(0, 'triple_detector', triple(0, 2, 3))
      .choose(1, 2)
    expect([matched.hand(0), matched.hand(1)]).toEqual(['3- 4 5 y6', '1 2 3- 3'])
    expect(matched.asked()).toEqual(['1 turn'])
    expect(matched.pub.dial).toBe(0)
  })

  test('BB-9.3: no match: the Dual Cut fails at the wire that the target names', () => {
    const missed = table('1 2 6 7').use(0, 'triple_detector', triple(0, 1, 2))
    missed.choose(1, 2)
    expect(missed.tokens(1)).toEqual(['6@2'])
    expect(missed.pub.dial).toBe(1)
    expect(missed.told(2, 'failed')).toEqual([
      { type: 'failed', seat: 0, target: 1, tileIndex: 2, value: 3, explosion: false },
    ])
    expect(missed.pub.players[1].not.map((mask) => (mask >> 3) & 1)).toEqual([1, 1, 1, 0])
  })

  test('BB-9.3: without a choice, or where a red one is named, the first that is not red', () => {
    expect(
      table('r1 2 6 7')
        .use(0, 'triple_detector', triple(0, 1, 2))
        .choose(1, null)
        .tokens(1),
    ).toEqual(['2@1'])
    expect(
      table('r1 2 6 7')
        .use(0, 'triple_detector', triple(0, 1, 2))
        .choose(1, 0)
        .tokens(1),
    ).toEqual(['2@1'])
  })

  test('BB-E03: the three wires may be named in any order, by the card and by the expert', () => {
    const hands = ['2 3 6 6', '1 2 4 5 6', '1 2 2 3 3']
    const three = { playerId: 1, tileIndexA: 3, tileIndexB: 1, tileIndexC: 2, valueA: 2 }
    const card = staged({ hands, cards: CARDS }).use(0, 'triple_detector', three)
    expect(card.told(2, 'detectorPending')).toEqual([expect.objectContaining({ places: [1, 2, 3] })])
    const expert = staged({ hands, characters: ['character_e3', 'character_2', 'character_3'] }).ability(0, three)
    expect(expert.told(2, 'detectorPending')).toEqual([expect.objectContaining({ places: [1, 2, 3] })])
    const again = staged({ hands, cards: CARDS })
    expect(again.useRefused(0, 'triple_detector', { ...three, tileIndexB: 3 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(again.useRefused(0, 'triple_detector', { ...three, tileIndexA: null })).toBe('EQUIPMENT_INVALID_PAYLOAD')
  })

  test('BB-9.3, BB-E09: three reds explode, but not with a Stabilizer', () => {
    const reds = table('r1 r2 r6 7')
      .use(0, 'triple_detector', triple(0, 1, 2))
      .choose(1, null)
    expect(reds.pub.result).toBe(LOSS_RED_WIRE)
    const held = table('r1 r2 r6 7')
      .use(0, 'stabilizer')
      .use(0, 'triple_detector', triple(0, 1, 2))
      .choose(1, null)
    expect([held.pub.result, held.pub.dial, held.hand(1)]).toEqual([0, 0, 'r1 r2 r6 7'])
  })

  test('BB-22.2: when time is up the lowest match, or no index', () => {
    const matched = table('1 2 3 3').use(0, 'triple_detector', triple(0, 2, 3))
    matched.match.timeout(1)
    expect(matched.hand(1)).toBe('1 2 3- 3')
  })

  test('BB-E03: the checks, in their order', () => {
    const cards = table('1 2- 3 3x | 5 6 7 8')
    const refused = (fields: Fields) => cards.useRefused(0, 'triple_detector', fields)
    expect(refused({ ...triple(0, 1, 2), playerId: 5 })).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(refused({ ...triple(0, 1, 2), playerId: 0 })).toBe('CANNOT_TARGET_SELF')
    expect(refused(triple(0, 0, 2, 'YELLOW'))).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused(triple(0, 0, 2, 9))).toBe('GUESS_VALUE_NOT_IN_HAND')
    expect(refused(triple(0, 0, 2))).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused({ playerId: 1, tileIndexA: 0, tileIndexB: 2, valueA: 3 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused(triple(0, 2, 12))).toBe('INVALID_TILE_INDEX')
    expect(refused(triple(0, 1, 2))).toBe('TILE_ALREADY_CUT')
    expect(refused(triple(0, 2, 3))).toBe('MISSION_RULE_VIOLATION')
    expect(refused(triple(0, 2, 4))).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(cards.useRefused(1, 'triple_detector', triple(0, 2, 4))).toBe('EQUIPMENT_TIMING_VIOLATION')
  })

  test('BB-E03: the own upside-down wire is not in the hand to be announced (BB-S11.4)', () => {
    const own = staged({ hands: ['4 5 3u', '1 2 3 3', '9 9'], cards: CARDS })
    expect(own.useRefused(0, 'triple_detector', triple(0, 1, 2))).toBe('GUESS_VALUE_NOT_IN_HAND')
  })
})

describe('the Super Detector', () => {
  test('BB-E05: all uncut wires of the stand, X wires left out', () => {
    const pending = table('1 2- 3 3x').use(0, 'super_detector', seek())
    expect(pending.match.view(2).decisions[0].about).toMatchObject({
      stand: 0,
      places: [0, 2],
      source: 'superDetector',
      equipment: 'super_detector',
    })
    expect(pending.choose(1, null).hand(1)).toBe('1 2- 3- 3')
  })

  test('BB-E05: of two stands one has to be named; with one stand it need not be', () => {
    const two = table('1 2 7 | 3 8')
    expect(two.useRefused(0, 'super_detector', seek())).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(two.use(0, 'super_detector', seek(3, 1)).choose(1, null).hand(1)).toBe('1 2 7 | 3- 8')
    expect(table('1 3').use(0, 'super_detector', seek(3, 0)).asked()).toEqual(['1 detectorTileChoice'])
    expect(table('1 3').useRefused(0, 'super_detector', seek(3, 1))).toBe('EQUIPMENT_INVALID_PAYLOAD')
  })

  test('BB-9.3: no match fails like a Dual Cut', () => {
    const missed = table('1 2 7 | 3 8').use(0, 'super_detector', seek(3, 0)).choose(1, 1)
    expect([missed.tokens(1), missed.pub.dial]).toEqual([['2@1'], 1])
  })

  test('BB-E05: the checks, in their order', () => {
    const cards = table('1- 2- | 3 8')
    const refused = (fields: Fields) => cards.useRefused(0, 'super_detector', fields)
    expect(refused({ ...seek(), playerId: 5 })).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(refused({ ...seek(), playerId: 0 })).toBe('CANNOT_TARGET_SELF')
    expect(refused(seek('YELLOW', 0))).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused(seek(9, 0))).toBe('GUESS_VALUE_NOT_IN_HAND')
    expect(refused(seek(3, 0))).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(cards.useRefused(2, 'super_detector', seek(3, 1))).toBe('EQUIPMENT_TIMING_VIOLATION')
  })
})
