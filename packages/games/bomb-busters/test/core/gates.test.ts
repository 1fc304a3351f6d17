import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/equipment/card-table.ts'
import { EQUIPMENT, RESULTS } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from '../missions/dealt.ts'
import { doubleDetector, dualCut, layOut, soloCut } from '../missions/laid-out.ts'
import { act, position } from './position.ts'

const yellow = (targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue: 'YELLOW',
})

describe('gates', () => {
  test('BB-8.3, BB-8.1: whoever has to cut the sevens is refused everything else', () => {
    const table = staged({ mission: 46, hands: ['1 7 8', '1 7', '3 7 7 8'] }).act(0, dualCut(1, 0, 1))
    expect(table.asked()).toEqual(['1 mission46SevensCut'])
    for (const other of [dualCut(2, 0, 7), soloCut(7), { type: 'revealReds' }]) {
      expect(table.refused(1, other)).toBe('FORCED_ACTION_PENDING')
    }
  })

  test('BB-8.4: whoever must skip has no turn to act in', () => {
    // What is left in the reserve does not pay for a 9.
    const table = layOut(staged({ mission: 44, hands: ['1 2', '9 9', '1 2'] }), 'oxygen', { pool: 2 })
    table.act(0, dualCut(2, 0, 1))
    expect([table.pub.dial, table.asked()]).toEqual([1, ['2 turn']])
    expect(table.refused(1, dualCut(2, 1, 9))).toBe('NOT_YOUR_TURN')
  })

  test('BB-7.9, BB-M36.4: the turn passes on first, and the choice is made before the next action', () => {
    const table = staged({ mission: 36, hands: ['2 3 5', '2 3 5', '2 2 3 3'] })
    const row = [5, 3, 2].map((value) => ({ value, up: true }))
    layOut(table, 'number-cards', { row, discard: [] }).act(0, { type: 'mission36SequencePosition', side: 'left' })
    table.act(0, dualCut(1, 2, 5))
    expect([table.pub.current, table.asked()]).toEqual([1, ['0 mission36SequencePosition']])
    expect(table.refused(1, dualCut(0, 1, 3))).toBe('FORCED_ACTION_PENDING')
  })

  test("BB-18, BB-13.1: a choice that is somebody else's has no code of the rulebook; cuts, cards and abilities have", () => {
    const table = staged({ mission: 36, hands: ['2 3 5', '2 3 5', '2 2 3 3'], cards: ['rewinder'] })
    expect(table.asked()).toEqual(['0 mission36SequencePosition'])
    for (const choice of [
      { type: 'mission36SequencePosition', side: 'left' },
      { type: 'detectorTileChoice' },
      { type: 'placeInfoToken', value: 2, tileIndex: 0 },
    ]) {
      expect(table.match.check(1, choice)).toMatchObject({ code: 'notAsked', rule: 'kernel' })
    }
    expect(table.refused(0, { type: 'chooseNextPlayer', targetPlayerId: 1 })).toBe('otherDecision')
    for (const seat of [0, 1]) {
      expect(table.refused(seat, dualCut(2, 0, 2))).toBe('FORCED_ACTION_PENDING')
      expect(table.useRefused(seat, 'rewinder')).toBe('FORCED_ACTION_PENDING')
      expect(table.abilityRefused(seat)).toBe('FORCED_ACTION_PENDING')
    }
  })

  test('BB-18, BB-5.3: neither has a token out of turn; a cut before play is no cut of this turn', () => {
    const match = position(4, 3, 'captain: 1 | seat 0: 1 2 3 | seat 1: 2 3 / 6 6 | seat 2: 1 3 8')
    expect(match.check(0, { type: 'placeInfoToken', value: 1, tileIndex: 0 })).toMatchObject({ code: 'notAsked' })
    for (const seat of [0, 1]) expect(match.check(seat, { type: 'revealReds' })?.code).toBe('NOT_YOUR_TURN')
  })

  test('BB-7.5: a step by four wires counts those that are about to be cut', () => {
    const table = staged({ mission: 16, hands: ['3 3 3 3 1', '1 5', '5 7'] })
    const row = [3, 5, 7].map((value) => ({ value, up: true }))
    layOut(layOut(table, 'number-cards', { row }), 'sequence-gate', { pointer: 0 }).act(0, soloCut(3))
    expect(table.pub.rules['sequence-gate']).toEqual({ pointer: 1 })
  })

  test('BB-13.6: only the captain, one of three directions', () => {
    const table = staged({ mission: 61, hands: ['1 2 7 8', '1 2 7 8', '1 2 7 8'] })
    const rotate = (direction: string) => ({ type: 'mission61ConstraintRotate', direction })
    expect(table.asked()).toEqual(['0 mission61ConstraintRotate'])
    expect(table.refused(1, rotate('skip'))).toBe('notAsked')
    expect(table.match.check(0, rotate('upwards'))).not.toBeNull()
    expect(table.act(0, rotate('skip')).refused(0, rotate('skip'))).toBe('otherDecision')
  })
})

describe('what is told', () => {
  test('BB-7.8: of every action the same to all', () => {
    const table = staged({ mission: 4, hands: ['1 2 2 r3', '1 3 y2', '2- 2- 3 y4'], cards: ['rewinder'], dial: 1 })
    table.use(0, 'rewinder')
    for (const observer of [1, 2, -1]) {
      expect(table.told(observer, 'equipmentUsed')).toMatchObject([{ seat: 0, equipmentId: 'rewinder' }])
      expect(table.told(observer, 'dialMoved')).toMatchObject([{ from: 1, to: 0 }])
    }
    table.act(0, soloCut(2))
    for (const observer of [1, 2, -1]) {
      expect(table.told(observer, 'soloCut')).toEqual([expect.objectContaining({ seat: 0, value: 2, tilesCut: 2 })])
      expect(table.told(observer, 'cut').map(({ wire }) => wire)).toEqual(['2', '2'])
    }
  })
})

describe('equipment', () => {
  test('BB-E00.2, BB-E00.3: unlock values and how many wires they need', () => {
    const facts = EQUIPMENT.map((id, card) => [id, CARDS[card].unlock, CARDS[card].cuts])
    expect(facts.slice(0, 12).map(([, unlock]) => unlock)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(facts.slice(0, 13).every(([, , cuts]) => cuts === 2)).toBe(true)
    expect(facts.slice(13).map(([, unlock, cuts]) => [unlock, cuts])).toEqual([
      [2, 4],
      [3, 4],
      [9, 4],
      [10, 4],
      [11, 4],
    ])
  })

  test('BB-E00.4, BB-E00.R1: anytime and immediate cards out of turn, the others only in it', () => {
    const hands = ['1 2 3', '1 2 3', '3 3']
    const table = staged({ hands, cards: EQUIPMENT.slice(), reserve: [], characters: ['double_detector!'] })
    const inTurn = ['triple_detector', 'super_detector', 'stabilizer', 'x_or_y_ray', 'coffee_mug', 'fast_pass']
    const needs: Readonly<Record<string, Record<string, number>>> = {
      triple_detector: { playerId: 2, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2, valueA: 3 },
      super_detector: { playerId: 2, valueA: 3 },
      x_or_y_ray: { playerId: 2, tileIndexA: 0, valueA: 1, valueB: 3 },
      coffee_mug: { playerId: 2 },
      fast_pass: { valueA: 3 },
    }
    for (const card of inTurn) expect(table.useRefused(1, card, needs[card])).toBe('EQUIPMENT_TIMING_VIOLATION')
    // BB-E00.R1: it is used when somebody says so, not when it unlocks.
    table.use(1, 'disintegrator')
    expect(table.isUsed('disintegrator')).toBe(true)
  })

  test('BB-7.6, BB-11.3: mission 12 opens every card with two cut wires, where others need four of some', () => {
    const hands = ['9 1', '9 1', '1 1']
    const two = staged({ mission: 12, hands, cards: ['fast_pass?'] }).act(0, dualCut(1, 0, 9))
    expect(two.pub.row[0].unlocked).toBe(true)
    const usual = staged({ hands, cards: ['fast_pass?'] }).act(0, dualCut(1, 0, 9))
    expect(usual.pub.row[0].unlocked).toBe(false)
  })

  test('BB-E00.6: the card is used before it has its effect', () => {
    const table = staged({ hands: ['1 2', '1 2'], cards: ['emergency_drop', 'rewinder!'] }).use(0, 'emergency_drop')
    expect([table.isUsed('emergency_drop'), table.isUsed('rewinder')]).toEqual([true, false])
    expect(table.told(1, 'equipmentUsed')).toMatchObject([{ seat: 0, equipmentId: 'emergency_drop' }])
  })

  test('BB-E03.R1, BB-E10.R1: whether a detector or ray is allowed does not depend on what stands there', () => {
    // Constraint I: not the right-most uncut wire.
    for (const hand of ['2 5 6', '6 5 2', '5 2 6']) {
      const hands = ['2 3 6', hand, '3 3']
      const table = staged({ mission: 37, hands, cards: ['triple_detector', 'x_or_y_ray'] })
      layOut(table, 'active-constraint', { active: 'I' })
      const three = { playerId: 1, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2, valueA: 2 }
      expect(table.useRefused(0, 'triple_detector', three)).toBe('MISSION_RULE_VIOLATION')
      layOut(table, 'active-constraint', { active: 'A' })
      const ray = { playerId: 1, tileIndexA: 0, valueA: 2, valueB: 3 }
      expect(table.useRefused(0, 'x_or_y_ray', ray)).toBe('MISSION_RULE_VIOLATION')
    }
  })

  test('BB-E99.R2: Fast Pass neither counts nor cuts an own upside-down wire', () => {
    const one = staged({ mission: 56, hands: ['2 3 2u', '3 2', '2 3'], cards: ['fast_pass'] })
    expect(one.useRefused(0, 'fast_pass', { valueA: 2 })).toBe('EQUIPMENT_RULE_VIOLATION')
    const two = staged({ mission: 56, hands: ['2 2 3 2u', '3 2', '3'], cards: ['fast_pass'] })
    expect(two.use(0, 'fast_pass', { valueA: 2 }).hand(0)).toBe('2- 2- 3 2')
  })

  test('BB-C.6: an ability works though its card is neither in the row nor unlocked', () => {
    const table = staged({
      mission: 37,
      hands: ['1 2', '1 2', '2'],
      cards: ['general_radar?'],
      characters: ['character_e1'],
    })
    layOut(table, 'active-constraint', { active: null }).ability(0, { valueA: 1 })
    expect(table.told(1, 'radarAnswered').map(({ found }) => found)).toEqual([true, true, false])
    expect(table.pub.row[0]).toMatchObject({ unlocked: false, used: false })
  })

  test('BB-K, BB-K.3: detectors and ray are bound like the Dual Cut they are', () => {
    const hands = ['1 2 3', '1 2 3', '3 3']
    const table = staged({ mission: 37, hands, cards: ['super_detector'], characters: ['double_detector'] })
    layOut(table, 'active-constraint', { active: 'A' })
    expect(table.refused(0, doubleDetector(1, 0, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'super_detector', { playerId: 1, valueA: 3 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.use(0, 'super_detector', { playerId: 1, valueA: 2 }).asked()).toEqual(['1 detectorTileChoice'])
  })

  test('BB-K.2, BB-M31.3: a constraint that a player cannot obey is turned off; a hand of reds turns nothing off', () => {
    const cards = { open: [], cards: ['A', 'B', 'C'], off: [false, false, false] }
    const table = staged({ mission: 31, hands: ['2 2', '2 4 r1', '2 3 4 5'] })
    layOut(table, 'constraints', cards).act(0, dualCut(1, 0, 2))
    expect(table.pub.rules.constraints).toMatchObject({ off: [false, true, false] })
    const red = layOut(staged({ mission: 31, hands: ['2 2', 'r1 r2', '2 3 4 5'] }), 'constraints', cards)
    red.act(0, dualCut(2, 0, 2))
    expect(red.pub.rules.constraints).toMatchObject({ off: [false, false, false] })
  })
})

describe('first missions', () => {
  test('BB-N.1, BB-N.2, BB-M09.1: three Number cards face up, nine in the deck, and the pointer on the first', () => {
    const { pub } = dealt(9, 4)
    const cards = pub.rules['number-cards'] as { row: { value: number; up: boolean }[]; deck: number }
    expect([cards.row.length, cards.row.every(({ up }) => up), cards.deck]).toEqual([3, true, 9])
    expect(new Set(cards.row.map(({ value }) => value)).size).toBe(3)
    expect(pub.rules['sequence-gate']).toEqual({ pointer: 0 })
  })

  test('BB-M04.1: two yellow wires are cut as a pair; with two players four of them, two by two', () => {
    const match = position(4, 2, 'to act: 0 | seat 0: y1 y2 / 3 3 | seat 1: y5 y6 / 3 3')
    act(match, 0, yellow(1, 0))
    expect(match.view(-1).view.yellowCut).toBe(2)
    act(match, 1, yellow(0, 1))
    expect(match.view(-1).view.yellowCut).toBe(4)
    expect(dealt(4, 2).pub.total[13]).toBe(4)
  })

  test('BB-M06.1: four yellow wires are solo cut when all that are left are in one hand', () => {
    const solo = { type: 'soloCut', value: 'YELLOW' }
    const all = staged({ mission: 6, hands: ['y1 y2 y3 y4 5', '5 5', '5'] }).act(0, solo)
    expect(all.hand(0)).toBe('y1- y2- y3- y4- 5')
    const some = staged({ mission: 6, hands: ['y1 y2 y3 5', 'y4 5 5', '5'] })
    expect(some.refused(0, solo)).toBe('SOLO_NOT_ALL_REMAINING_IN_HAND')
  })

  test('BB-M10.R1: nobody takes the turn by a shout: the captain says who is next', () => {
    const table = staged({ mission: 10, hands: ['1 2 3', '1 2 3', '3 3'] }).act(0, dualCut(1, 0, 1))
    expect(table.asked()).toEqual(['0 chooseNextPlayer'])
    expect(table.refused(2, { type: 'mission45Snip' })).not.toBe('')
    expect(table.act(0, { type: 'chooseNextPlayer', targetPlayerId: 2 }).asked()).toEqual(['2 turn'])
  })

  test('BB-M32.1: one of twelve constraint cards is active for everybody, eleven are the deck', () => {
    const { pub } = dealt(32, 4)
    expect(pub.rules['active-constraint']).toMatchObject({ discard: [], deck: 11 })
    const { active } = pub.rules['active-constraint'] as { active: string }
    expect('ABCDEFGHIJKL').toContain(active)
  })

  test('BB-M42.1: mission 42 is played by the core rules', () => {
    const table = staged({ mission: 42, hands: ['1- 2', '2 1-'] }).act(0, dualCut(1, 0, 2))
    expect(RESULTS[table.pub.result]).toBe('win')
  })
})
