import { describe, expect, test } from 'vitest'
import { EQUAL_TOKEN } from '../src/state.ts'
import { type Position, type Staged, staged } from './equipment/staged.ts'
import { doubleDetector, dualCut, laidOut, layOut, soloCut } from './missions/laid-out.ts'

const ALL = '1 2 3 4 5 6 7 8 9 10 11 12'
const FORBIDDEN = 'MISSION_RULE_VIOLATION'

/** Mission 37 with this constraint for everybody. */
function under(card: string, position: Position): Staged {
  return layOut(staged({ ...position, mission: 37 }), 'active-constraint', { active: card })
}

function allowed(table: Staged, tries: readonly ReturnType<typeof dualCut>[]): number[] {
  return tries.flatMap((cut) => (table.match.check(0, complete(cut)) === null ? [cut.guessValue] : []))
}

const complete = (cut: object) => ({
  actorTileIndex: null,
  oxygenRecipientPlayerId: null,
  mission43NanoStandIndex: null,
  mission59RotateNano: false,
  numberCardA: null,
  numberCardB: null,
  ...cut,
})

describe('numbers', () => {
  test.each([
    ['A', [2, 4, 6, 8, 10, 12]],
    ['B', [1, 3, 5, 7, 9, 11]],
    ['C', [1, 2, 3, 4, 5, 6]],
    ['D', [7, 8, 9, 10, 11, 12]],
    ['E', [4, 5, 6, 7, 8, 9]],
    ['F', [1, 2, 3, 10, 11, 12]],
  ])('BB-K%s: which numbers may be announced', (card, numbers) => {
    const table = under(card, { hands: [ALL, ALL, ALL] })
    const tries = Array.from({ length: 12 }, (_, at) => dualCut(1, at, at + 1))
    expect(allowed(table, tries)).toEqual(numbers)
  })

  test('BB-KA: a Solo Cut and a detector are bound like a Dual Cut, and by their number alone', () => {
    const table = under('A', {
      hands: ['2 2 2 2 3 3 3 3 5', '5 6 7', '5 5 6'],
      cards: ['super_detector', 'x_or_y_ray', 'triple_detector'],
    })
    expect(table.refused(0, soloCut(3))).toBe(FORBIDDEN)
    expect(table.refused(0, doubleDetector(1, 0, 1, 5))).toBe(FORBIDDEN)
    expect(table.useRefused(0, 'super_detector', { playerId: 1, valueA: 5 })).toBe(FORBIDDEN)
    const wires = { playerId: 1, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2 }
    expect(table.useRefused(0, 'triple_detector', { ...wires, valueA: 3 })).toBe(FORBIDDEN)
    // BB-E10.R1: both numbers of a ray.
    expect(table.useRefused(0, 'x_or_y_ray', { playerId: 1, tileIndexA: 0, valueA: 2, valueB: 3 })).toBe(FORBIDDEN)
    expect(table.act(0, soloCut(2)).hand(0)).toBe('2- 2- 2- 2- 3 3 3 3 5')
  })

  test('BB-KA, BB-M37.2: reds are revealed under any constraint', () => {
    const table = under('A', { hands: ['r1 r2', '1 1', '2 2'] })
    expect(table.act(0, { type: 'revealReds' }).hand(0)).toBe('r1- r2-')
  })

  test('BB-E99.R1: Fast Pass is bound neither by numbers nor by K', () => {
    for (const card of ['A', 'K']) {
      const table = under(card, { hands: ['3 3 3 4', '3 4', '4 4'], cards: ['fast_pass'] })
      expect(table.use(0, 'fast_pass', { valueA: 3 }).hand(0)).toBe('3- 3- 3 4')
    }
  })
})

describe('G', () => {
  test('BB-KG: neither cards nor personal equipment, whoever it is', () => {
    const table = under('G', {
      hands: ['1 2 3', '1 2 3', '1 2 3'],
      cards: ['rewinder', 'post_it?'],
      characters: ['double_detector', 'character_e1', 'character_2'],
      dial: 1,
    })
    expect(table.useRefused(0, 'rewinder')).toBe(FORBIDDEN)
    expect(table.useRefused(1, 'rewinder')).toBe(FORBIDDEN)
    // BB-E00.5: gate 7 comes before the state of the card.
    expect(table.useRefused(1, 'post_it')).toBe(FORBIDDEN)
    expect(table.refused(0, doubleDetector(1, 0, 1, 1))).toBe(FORBIDDEN)
    expect(table.abilityRefused(1, { valueA: 3 })).toBe(FORBIDDEN)
    expect(table.act(0, dualCut(1, 0, 1)).hand(1)).toBe('1- 2 3')
  })
})

describe('H', () => {
  const HANDS = ['1 2 2 7 7 7 7', '1 2 3 4', '2 3 4 5']

  test('BB-KH: a wire with a token may not be pointed at, either end of a relation included', () => {
    const table = under('H', { hands: HANDS })
    table.token(1, { value: 1, place: 0 }).token(1, { kind: EQUAL_TOKEN, place: 1, placeB: 2 })
    expect(table.refused(0, dualCut(1, 0, 1))).toBe(FORBIDDEN)
    expect(table.refused(0, dualCut(1, 1, 2))).toBe(FORBIDDEN)
    expect(table.refused(0, dualCut(1, 2, 2))).toBe(FORBIDDEN)
    expect(table.refused(0, doubleDetector(1, 3, 0, 1))).toBe(FORBIDDEN)
    expect(allowed(table, [dualCut(1, 3, 1)])).toEqual([1])
  })

  test('BB-KH: a Solo Cut may not contain one', () => {
    const table = under('H', { hands: HANDS }).token(0, { value: 7, place: 5 })
    expect(table.refused(0, soloCut(7))).toBe(FORBIDDEN)
  })

  test('BB-KH, BB-10.5: a failed cut leaves no token, and Post-it is not usable', () => {
    const table = under('H', { hands: HANDS, cards: ['post_it'] })
    expect(table.useRefused(1, 'post_it', { tileIndexA: 0 })).toBe(FORBIDDEN)
    table.act(0, dualCut(1, 3, 1))
    expect(table.tokens(1)).toEqual([])
    expect(table.pub.dial).toBe(1)
  })

  test('BB-K.R1: the Triple Detector needs three allowed wires, the Super Detector passes the others by', () => {
    const table = under('H', { hands: HANDS, cards: ['triple_detector', 'super_detector'] })
    table.token(1, { value: 1, place: 0 })
    const wires = { playerId: 1, tileIndexB: 1, tileIndexC: 2, valueA: 1 }
    expect(table.useRefused(0, 'triple_detector', { ...wires, tileIndexA: 0 })).toBe(FORBIDDEN)
    table.use(0, 'super_detector', { playerId: 1, valueA: 1 })
    // The one that would match carries a token, so it is not searched.
    expect(table.match.play.own[1].detector?.places).toEqual([1, 2, 3])
    expect(table.match.play.own[1].detector?.matches).toEqual([])
  })
})

describe('I and J', () => {
  test('BB-KI, BB-K.4: not the right-most uncut wire of the stand', () => {
    const table = under('I', { hands: ['1 2 3 4 | 5 6', '1 2 3- | 4 5', '1 6'] })
    expect(table.refused(0, dualCut(1, 1, 2))).toBe(FORBIDDEN)
    expect(table.refused(0, dualCut(1, 4, 5))).toBe(FORBIDDEN)
    expect(table.refused(0, doubleDetector(1, 3, 4, 4))).toBe(FORBIDDEN)
    expect(allowed(table, [dualCut(1, 0, 1), dualCut(1, 3, 4)])).toEqual([1, 4])
  })

  test('BB-KJ, BB-K.4: not the left-most one; the only one left is both', () => {
    const table = under('J', { hands: ['1 2 3 4 | 5 6', '1- 2 3 | 4 5', '1- 6'] })
    expect(table.refused(0, dualCut(1, 1, 2))).toBe(FORBIDDEN)
    expect(table.refused(0, dualCut(1, 3, 4))).toBe(FORBIDDEN)
    expect(table.refused(0, dualCut(2, 1, 6))).toBe(FORBIDDEN)
    expect(allowed(table, [dualCut(1, 2, 3), dualCut(1, 4, 5)])).toEqual([3, 5])
  })

  test('BB-K.R1: the Super Detector passes the end by', () => {
    const table = under('I', { hands: ['1 2 3', '1 2 3', '1 6'], cards: ['super_detector'] })
    table.use(0, 'super_detector', { playerId: 1, valueA: 3 })
    expect(table.match.play.own[1].detector?.places).toEqual([0, 1])
  })
})

describe('K and L', () => {
  test('BB-KK: no Solo Cut', () => {
    const table = under('K', { hands: ['1 1 1 1 2', '2 2 3 3', '2 3 3'] })
    expect(table.refused(0, soloCut(1))).toBe(FORBIDDEN)
    expect(allowed(table, [dualCut(1, 0, 2)])).toEqual([2])
  })

  test('BB-KL: a failed Dual Cut moves the dial by two', () => {
    const table = under('L', { hands: ['1 2 3', '1 2 3', '1 2 3', '4 4'] })
    table.act(0, dualCut(1, 1, 1))
    expect(table.pub.dial).toBe(2)
    expect(table.tokens(1)).toEqual(['2@1'])
  })

  test('BB-KL, BB-R7: a failed Double Detector by one, a failed Super Detector by two', () => {
    const hands = ['1 2 3 4', '2 3 3', '1 2 3', '4 4']
    const double = under('L', { hands, characters: ['double_detector'] }).act(0, doubleDetector(1, 0, 1, 1))
    expect(double.choose(1, null, 0).pub.dial).toBe(1)
    const search = under('L', { hands, cards: ['super_detector'] }).use(0, 'super_detector', { playerId: 1, valueA: 1 })
    expect(search.choose(1, null).pub.dial).toBe(2)
  })

  test('BB-R8: with a Stabilizer the dial does not move', () => {
    const table = under('L', { hands: ['1 2 3', '1 2 3', '1 2 3'], cards: ['stabilizer'] })
    expect(table.use(0, 'stabilizer').act(0, dualCut(1, 1, 1)).pub.dial).toBe(0)
  })

  test('BB-R9: a red wire is an explosion, even where the surcharge has reached the end of the dial', () => {
    const red = under('L', { hands: ['1 2', '1 r1', '2 3'], dial: 2 }).act(0, dualCut(1, 1, 1))
    expect(red.match.view(-1).view.result).toBe('loss_red_wire')
    const blue = under('L', { hands: ['1 2', '1 3', '2 3'], dial: 1 }).act(0, dualCut(1, 1, 1))
    expect(blue.match.view(-1).view.result).toBe('loss_detonator')
  })
})

test('BB-S2: whoever is skipped under a number card is known to hold none of its numbers', () => {
  const table = under('A', { hands: ['2 2 3', '1 3 5', '2 2 1 5'] })
  table.act(0, dualCut(2, 0, 2))
  expect(table.asked()).toEqual(['2 turn'])
  const evens = [2, 4, 6, 8, 10, 12].reduce((mask, number) => mask | (1 << number), 0)
  expect(table.pub.players[1].not.map((mask) => mask & evens)).toEqual([evens, evens, evens])
  expect(laidOut(table, 'active-constraint').active).toBe('A')
})
