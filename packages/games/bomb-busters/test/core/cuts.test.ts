import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { complete, staged } from '../equipment/staged.ts'
import { doubleDetector, dualCut, soloCut } from '../missions/laid-out.ts'
import { act, position } from './position.ts'

const yellow = (targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue: 'YELLOW',
})
const REVEAL = { type: 'revealReds' }

describe('Dual Cut', () => {
  test('BB-9.1: a right announcement cuts both wires, and the turn is over', () => {
    const table = staged({ hands: ['1 2 3', '2 3 4', '1 4'] }).act(0, dualCut(1, 0, 2))
    expect([table.hand(0), table.hand(1)]).toEqual(['1 2- 3', '2- 3 4'])
    expect([table.pub.dial, table.asked()]).toEqual([0, ['1 turn']])
    expect(table.told(2, 'announced')).toMatchObject([{ seat: 0, target: 1, tileIndex: 0, value: 2 }])
    expect(table.told(2, 'cut')).toHaveLength(2)
  })

  test('BB-9.1: the own wire that is named goes if it fits, else the first one of the value', () => {
    const hands = ['2 2 3', '2 3 4', '1 4']
    const named = staged({ hands }).act(0, { ...dualCut(1, 0, 2), actorTileIndex: 1 })
    expect(named.hand(0)).toBe('2 2- 3')
    expect(
      staged({ hands })
        .act(0, dualCut(1, 0, 2))
        .hand(0),
    ).toBe('2- 2 3')
  })

  test('BB-9.1, BB-10.5: a wrong one moves the dial and leaves a token; nothing is cut', () => {
    const table = staged({ hands: ['1 2 3', '2 3 4', '1 4'] }).act(0, dualCut(1, 1, 2))
    expect([table.hand(0), table.hand(1), table.pub.dial]).toEqual(['1 2 3', '2 3 4', 1])
    expect([table.tokens(1), table.asked()]).toEqual([['3@1'], ['1 turn']])
    expect(table.told(2, 'failed')).toMatchObject([{ seat: 0, target: 1, tileIndex: 1, value: 2, explosion: false }])
  })

  test('BB-9.1, BB-12.1, BB-12.3: a red wire explodes, and lies face up', () => {
    const table = staged({ hands: ['1 2 3', 'r2 3 4', '1 4'] }).act(0, dualCut(1, 0, 2))
    expect([RESULTS[table.pub.result], table.hand(1)]).toEqual(['loss_red_wire', 'r2- 3 4'])
    expect(table.told(2, 'failed')).toMatchObject([{ explosion: true }])
  })

  test('BB-9.1, BB-12.4, BB-R2: as many failures as players lose, one fewer does not', () => {
    const hands = ['1 2 3', '2 3 4', '1 4 5']
    const before = staged({ hands, dial: 1 }).act(0, dualCut(1, 1, 2))
    expect(RESULTS[before.pub.result]).toBe('none')
    const last = staged({ hands, dial: 2 }).act(0, dualCut(1, 1, 2))
    expect([last.pub.dial, RESULTS[last.pub.result]]).toEqual([3, 'loss_detonator'])
  })

  test('BB-9.1, BB-12.2: the last two wires win the mission', () => {
    const table = staged({ hands: ['1- 2', '2 1-'] }).act(0, dualCut(1, 0, 2))
    expect(RESULTS[table.pub.result]).toBe('win')
    expect(table.told(-1, 'gameOver')).toMatchObject([{ result: 'win' }])
  })

  test('BB-9.1: yellow is announced like a number, and any yellow will do', () => {
    const table = staged({ mission: 4, hands: ['1 y2 3', '1 3 y7'] }).act(0, yellow(1, 2))
    expect([table.hand(0), table.hand(1)]).toEqual(['1 y2- 3', '1 3 y7-'])
  })

  test('BB-9.1: what one knows to be wrong may be announced', () => {
    const table = staged({ hands: ['1 2 3', '2 3 4'] }).token(1, { value: 4, place: 2 })
    expect(table.act(0, dualCut(1, 2, 2)).pub.dial).toBe(1)
  })

  test('BB-9.1, BB-18: who is pointed at, in this order', () => {
    const table = staged({ hands: ['1 2 3', '2- 3 4', '2 4'] })
    expect(table.refused(1, dualCut(0, 0, 3))).toBe('NOT_YOUR_TURN')
    expect(table.refused(0, dualCut(4, 40, 9))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(0, dualCut(0, 40, 9))).toBe('CANNOT_TARGET_SELF')
    expect(table.refused(0, dualCut(1, 40, 9))).toBe('INVALID_TILE_INDEX')
    expect(table.refused(0, dualCut(1, 0, 9))).toBe('TILE_ALREADY_CUT')
  })

  test('BB-9.1, BB-18: what is announced: a number or yellow, and uncut in the own hand', () => {
    const table = staged({ hands: ['1 2 3-', '2 3 4', '3 4'] })
    expect(table.refused(0, dualCut(1, 0, 13))).toBe('MISSION_RULE_VIOLATION')
    const red = { ...dualCut(1, 0, 1), guessValue: 'RED' }
    expect(table.refused(0, red)).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, dualCut(1, 0, 3))).toBe('GUESS_VALUE_NOT_IN_HAND')
    expect(table.refused(0, yellow(1, 0))).toBe('GUESS_VALUE_NOT_IN_HAND')
  })

  test('BB-7.2, BB-7.3: what is refused changes nothing, and nobody else hears of it', () => {
    const table = staged({ hands: ['1 2 3', '2 3 4'] })
    const before = JSON.stringify(table.match.view(1))
    const entries = table.match.entries.length
    const applied = table.match.apply(0, complete(dualCut(1, 0, 9)))
    expect([applied.blocked?.code, 'events' in applied]).toEqual(['GUESS_VALUE_NOT_IN_HAND', false])
    expect([JSON.stringify(table.match.view(1)), table.match.entries.length]).toEqual([before, entries])
  })

  test('BB-7.2: what is no action of the game is refused as such', () => {
    const table = staged({ hands: ['1 2 3', '2 3 4'] })
    expect(table.match.check(0, { type: 'explode' })).not.toBeNull()
    expect(table.match.check(0, 'cut it')).not.toBeNull()
    expect(table.match.check(7, { type: 'revealReds' })).not.toBeNull()
  })

  test('BB-8.6, BB-8.7, BB-7.4: the action’s own conditions are asked before the mission’s', () => {
    const table = staged({ mission: 46, hands: ['2 7', '2 7', '7 7 3'] })
    expect(table.refused(0, dualCut(1, 0, 7))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, dualCut(1, 40, 7))).toBe('INVALID_TILE_INDEX')
  })
})

describe('Solo Cut', () => {
  test('BB-9.4: two or four wires of a number, all that are left, on both stands', () => {
    const two = staged({ hands: ['1 2 | 2 3', '2- 2- 3', '3'] }).act(0, soloCut(2))
    expect([two.hand(0), two.asked()]).toEqual(['1 2- | 2- 3', ['1 turn']])
    const four = staged({ hands: ['2 2 | 2 2 3', '1 3', '1'] }).act(0, soloCut(2))
    expect(four.hand(0)).toBe('2- 2- | 2- 2- 3')
    expect(four.told(1, 'soloCut')).toMatchObject([{ seat: 0, value: 2, tilesCut: 4 }])
  })

  test('BB-9.4: of yellow any number, if they are all that are left', () => {
    const table = staged({ mission: 4, hands: ['y1 y2 y3 4', 'y4- 4'] }).act(0, { type: 'soloCut', value: 'YELLOW' })
    expect(table.hand(0)).toBe('y1- y2- y3- 4')
  })

  test('BB-9.4, BB-18: what is refused, in this order', () => {
    const table = staged({ hands: ['1 2 2 3 3 3', '1- 2 3- 4', '4'] })
    expect(table.refused(1, soloCut(4))).toBe('NOT_YOUR_TURN')
    expect(table.refused(0, soloCut(4))).toBe('NO_MATCHING_WIRES_IN_HAND')
    expect(table.refused(0, soloCut(2))).toBe('SOLO_NOT_ALL_REMAINING_IN_HAND')
    expect(table.refused(0, soloCut(3))).toBe('SOLO_REQUIRES_TWO_OR_FOUR')
    expect(table.refused(0, soloCut(1))).toBe('SOLO_REQUIRES_TWO_OR_FOUR')
  })

  test('BB-9.4, BB-12.2: the last wires win', () => {
    const table = staged({ hands: ['2 2', '2- 2-'] }).act(0, soloCut(2))
    expect(RESULTS[table.pub.result]).toBe('win')
  })
})

describe('Reveal Reds', () => {
  test('BB-9.5: all red: they are laid down without an explosion, and nothing unlocks', () => {
    const table = staged({ hands: ['1- r1 r2', '2 3', '2 3'], cards: ['rewinder?'] }).act(0, REVEAL)
    expect([table.hand(0), RESULTS[table.pub.result], table.asked()]).toEqual(['1- r1- r2-', 'none', ['1 turn']])
    expect(table.pub.row[0].unlocked).toBe(false)
    expect(table.told(1, 'redsRevealed')).toMatchObject([{ seat: 0, tilesRevealed: 2 }])
  })

  test('BB-9.5, BB-18: only with wires that are all red, in the own turn', () => {
    const table = staged({ hands: ['1 r1', 'r2', '1'] })
    expect(table.refused(1, REVEAL)).toBe('NOT_YOUR_TURN')
    expect(table.refused(0, REVEAL)).toBe('REVEAL_REDS_REQUIRES_ALL_RED')
  })

  test('BB-9.5, BB-12.2: the last reds win', () => {
    expect(RESULTS[staged({ hands: ['r1 r2', '1- 1-'] }).act(0, REVEAL).pub.result]).toBe('win')
  })

  test('BB-8, BB-8.5: whoever has only reds does nothing else, and is told that before whose turn it is', () => {
    const table = staged({ hands: ['r1', 'r2', '1 1'] })
    expect(table.refused(0, dualCut(2, 0, 1))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(table.refused(0, soloCut(1))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(table.refused(0, doubleDetector(2, 0, 1, 1))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(table.refused(1, dualCut(2, 0, 1))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(table.refused(1, REVEAL)).toBe('NOT_YOUR_TURN')
  })
})

describe('what a cut brings', () => {
  test('BB-11.1: the track counts the cut wires of every number; the fourth is told', () => {
    const table = staged({ hands: ['2 3', '2 3', '2- 2- 4'] })
    expect(table.match.view(-1).view.track?.[1]).toBe(2)
    table.act(0, dualCut(1, 0, 2))
    expect(table.match.view(-1).view.track?.[1]).toBe(4)
    expect(table.told(-1, 'validated')).toMatchObject([{ value: 2 }])
  })

  test('BB-3.3: a marker is confirmed when its wire lies face up', () => {
    const match = position(4, 3, 'to act: 0 | seat 0: 1 y2 | seat 1: 1 y5 | seat 2: 1 1 y7')
    const states = () => match.view(-1).view.markers.map(({ state }) => state)
    expect(states()).toEqual(['known', 'known', 'known'])
    act(match, 0, yellow(1, 1))
    expect(states()).toEqual(['confirmed', 'confirmed', 'known'])
  })

  test('BB-11.2, BB-11.5: two cut wires of its value unlock every such card; a failure unlocks nothing', () => {
    const hands = ['2 3 4', '2 3 4', '4']
    const cards = ['talkies_walkies?', 'single_wire_label?', 'triple_detector?']
    const table = staged({ hands, cards }).act(0, dualCut(1, 0, 2))
    expect(table.pub.row.map(({ unlocked }) => unlocked)).toEqual([true, false, false])
    const failed = staged({ hands, cards }).act(0, dualCut(1, 1, 2))
    expect(failed.pub.row.every(({ unlocked }) => !unlocked)).toBe(true)
  })

  test('BB-11.5: several cards with the same value unlock together', () => {
    const table = staged({ hands: ['2 3', '2 3', '2- 2- 4'], cards: ['talkies_walkies?', 'single_wire_label?'] })
    table.act(0, dualCut(1, 0, 2))
    expect(table.pub.row.map(({ unlocked }) => unlocked)).toEqual([true, true])
  })

  test('BB-9.1, BB-4.2: yellow wires unlock what yellow unlocks', () => {
    const table = staged({ mission: 9, hands: ['1 y2 3', '1 3 y7'], cards: ['false_bottom?'] }).act(0, yellow(1, 2))
    expect(table.pub.row[0].unlocked).toBe(true)
  })
})

describe('Double Detector', () => {
  test('BB-C.1, BB-9.2: the basic characters have it, once', () => {
    for (const character of ['double_detector', 'character_2', 'character_5']) {
      const table = staged({ hands: ['1 2 3', '2 3 4', '1 4'], characters: [character] })
      table.act(0, doubleDetector(1, 0, 1, 2)).choose(1, 0)
      expect(table.pub.players[0].used).toBe(true)
      table.act(1, dualCut(2, 0, 4)).act(2, dualCut(1, 1, 1))
      expect(table.refused(0, doubleDetector(1, 1, 2, 3))).toBe('CHARACTER_ABILITY_ALREADY_USED')
    }
  })

  test('BB-9.2, BB-18: what is refused, in this order', () => {
    const table = staged({ hands: ['1 2 | 3', '2 3 | 4 5-', '1 4'], characters: ['double_detector', 'character_e1'] })
    expect(table.refused(1, doubleDetector(0, 0, 1, 2))).toBe('NOT_YOUR_TURN')
    expect(table.refused(0, doubleDetector(4, 0, 0, 2))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(0, doubleDetector(0, 0, 0, 2))).toBe('CANNOT_TARGET_SELF')
    expect(table.refused(0, doubleDetector(1, 40, 40, 2))).toBe('DOUBLE_DETECTOR_INVALID_TILES')
    expect(table.refused(0, doubleDetector(1, 0, 40, 2))).toBe('INVALID_TILE_INDEX')
    expect(table.refused(0, doubleDetector(1, 1, 3, 2))).toBe('DOUBLE_DETECTOR_INVALID_TILES')
    expect(table.refused(0, doubleDetector(1, 2, 3, 2))).toBe('TILE_ALREADY_CUT')
    expect(table.refused(0, { ...doubleDetector(1, 0, 1, 2), guessValue: 'YELLOW' })).toBe(
      'DOUBLE_DETECTOR_GUESS_NOT_BLUE',
    )
    expect(table.refused(0, doubleDetector(1, 0, 1, 4))).toBe('GUESS_VALUE_NOT_IN_HAND')
  })

  test('BB-9.3: only the holder answers; not with a wire that was not pointed at, nor past two matches', () => {
    const two = staged({ hands: ['1 2 3', '2 2 4', '1 4'], characters: ['double_detector'] })
    const answer = (tileIndex: number | null, infoTokenTileIndex: number | null) => ({
      type: 'detectorTileChoice',
      tileIndex,
      infoTokenTileIndex,
    })
    expect(two.match.check(1, answer(0, null))).not.toBeNull()
    two.act(0, doubleDetector(1, 0, 1, 2))
    for (const seat of [0, 2]) expect(two.refused(seat, answer(0, null))).toBe('notAsked')
    expect(two.refused(1, answer(null, null))).toBe('notAMatch')
    expect(two.refused(1, answer(2, null))).toBe('notAMatch')
    const none = staged({ hands: ['1 2 3', '4 4 5', '1 4'], characters: ['double_detector'] })
    none.act(0, doubleDetector(1, 0, 1, 2))
    expect(none.refused(1, answer(null, 2))).toBe('notDesignated')
    expect(none.act(1, answer(null, 1)).tokens(1)).toEqual(['4@1'])
  })
})
