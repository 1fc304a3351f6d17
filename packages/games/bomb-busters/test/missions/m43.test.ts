import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { COPIES } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

interface Nano {
  readonly space: number
  readonly up: boolean
  readonly wires: number
}

/** Nano on this space with these wires, the top one last. */
function robot(hands: readonly string[], space: number, wires: readonly number[], cards: readonly string[] = []) {
  const table = staged({ mission: 43, hands, cards, characters: hands.map(() => 'double_detector') })
  table.pub.rules['nano-robot'] = { space, up: true, wires: wires.length }
  table.match.play.hidden.rules['nano-robot'] = { wires: [...wires] }
  for (const wire of wires) table.pub.total[wire / 10]++
  return table
}
const nanoOf = (table: ReturnType<typeof robot>) => table.pub.rules['nano-robot'] as unknown as Nano
const cut = (targetPlayerId: number, targetTileIndex: number, guessValue: number, more = {}) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
  ...more,
})

const HANDS = ['1 2 4 5', '1 2 4 5', '1 2 4 5']

describe('mission 43', () => {
  test('BB-M43.1, BB-M43.R4, BB-M43.7: Nano has wires that nobody sees; the rest is dealt evenly', () => {
    for (const [at, wires] of [5, 4, 4, 3].entries()) {
      const { pub, own, hidden } = dealt(43, at + 2)
      expect(pub.rules['nano-robot']).toEqual({ space: 1, up: true, wires })
      expect((hidden.rules['nano-robot'] as { wires: number[] }).wires).toHaveLength(wires)
      const sizes = pub.players.flatMap(({ stands }) => stands)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect(own.flatMap((mine) => mine.wires)).toHaveLength(51 - wires)
    }
  })

  test('BB-M43.1, BB-15.8: what is left out of the hands cannot be counted', () => {
    const { pub } = dealt(43, 3)
    expect(pub.total.slice(1)).toEqual([...Array.from({ length: 12 }, () => COPIES), 0, 3])
  })

  test('BB-M43.2, BB-M43.R1: with two players the captain has a random token and the partner none', () => {
    const { pub } = dealt(43, 2)
    expect(pub.players.map(({ tokens }, seat) => [seat === pub.captain, tokens.length])).toContainEqual([true, 1])
    expect(pub.players[1 - pub.captain].tokens).toEqual([])
  })

  test('BB-M43.3: one space at the end of every turn, back again at the ends', () => {
    const up = robot(HANDS, 7, [30])
    expect(nanoOf(up.act(0, cut(1, 0, 2)))).toMatchObject({ space: 8, up: true })
    expect(nanoOf(robot(HANDS, 12, [30]).act(0, cut(1, 0, 2)))).toMatchObject({ space: 11, up: false })
    const mug = robot(HANDS, 7, [30], ['coffee_mug']).use(0, 'coffee_mug', { playerId: 2 })
    expect(nanoOf(mug).space).toBe(8)
    const down = robot(HANDS, 1, [30])
    down.pub.rules['nano-robot'] = { space: 1, up: false, wires: 1 }
    expect(nanoOf(down.act(0, cut(1, 0, 2)))).toMatchObject({ space: 2, up: true })
  })

  test("BB-M43.4: a cut of the number of Nano's space brings its top wire, in order, unrevealed", () => {
    const won = robot(HANDS, 2, [80, 30]).token(0, { value: 5, place: 3 })
    won.act(0, cut(1, 1, 2))
    expect([won.hand(0), won.tokens(0), nanoOf(won).wires]).toEqual(['1 2- 3 4 5', ['5@4'], 1])
    expect(won.told(1, 'nanoGave')).toEqual([{ type: 'nanoGave', seat: 0, tileIndex: 2 }])
    expect(won.told(0, 'received')).toEqual([{ type: 'received', seat: 0, tileIndex: 2, wire: '3' }])
    expect(won.told(1, 'received')).toEqual([{ type: 'received', seat: 0, tileIndex: 2 }])
    expect(won.match.view(1).view.players[0].wires[2].value).toBeNull()
  })

  test('BB-M43.4: not for a failure, and not for another number', () => {
    expect(
      robot(HANDS, 2, [30])
        .act(0, cut(1, 0, 2))
        .hand(0),
    ).toBe('1 2 4 5')
    expect(
      robot(HANDS, 3, [30])
        .act(0, cut(1, 1, 2))
        .hand(0),
    ).toBe('1 2- 4 5')
  })

  test('BB-M43.4: one wire for a Solo Cut and for a detector too', () => {
    const solo = robot(['2 2 2 2 9', '1 4', '1 4'], 2, [80, 30]).act(0, { type: 'soloCut', value: 2 })
    expect(solo.hand(0)).toBe('2- 2- 2- 2- 3 9')
    const detector = { type: 'dualCutDoubleDetector', targetPlayerId: 1, tileIndex1: 0, tileIndex2: 1, guessValue: 2 }
    expect(robot(HANDS, 2, [80, 30]).act(0, detector).choose(1, null).hand(0)).toBe('1 2- 3 4 5')
  })

  test('BB-M43.4: with two stands it goes where the actor says, else to the first', () => {
    const hands = ['1 2 4 | 1 5 6', '1 2 4 | 2 5 6']
    expect(
      robot(hands, 2, [30])
        .act(0, cut(1, 1, 2))
        .hand(0),
    ).toBe('1 2- 3 4 | 1 5 6')
    const second = robot(hands, 2, [30]).act(0, cut(1, 1, 2, { mission43NanoStandIndex: 1 }))
    expect(second.hand(0)).toBe('1 2- 4 | 1 3 5 6')
  })

  test('BB-M43.4: a stand that is wrong or not needed is ignored', () => {
    const hands = ['1 2 4 | 1 5 6', '1 2 4 | 2 5 6']
    for (const mission43NanoStandIndex of [2, 9, -1]) {
      const wrong = robot(hands, 2, [30]).act(0, cut(1, 1, 2, { mission43NanoStandIndex }))
      expect(wrong.hand(0)).toBe('1 2- 3 4 | 1 5 6')
    }
    const oneStand = robot(HANDS, 2, [30]).act(0, cut(1, 1, 2, { mission43NanoStandIndex: 1 }))
    expect(oneStand.hand(0)).toBe('1 2- 3 4 5')
    // Another number than Nano's, an empty Nano, a failure, a Solo Cut.
    for (const table of [robot(hands, 7, [30]), robot(hands, 2, [])]) {
      expect(table.act(0, cut(1, 1, 2, { mission43NanoStandIndex: 1 })).hand(0)).toBe('1 2- 4 | 1 5 6')
    }
    const failed = robot(hands, 2, [30]).act(0, cut(1, 0, 2, { mission43NanoStandIndex: 1 }))
    expect(failed.hand(0)).toBe('1 2 4 | 1 5 6')
    const solo = robot(['2 2 2 2 9', '1 4', '1 4'], 2, [80, 30])
    solo.act(0, { type: 'soloCut', value: 2, mission43NanoStandIndex: 1 })
    expect(solo.hand(0)).toBe('2- 2- 2- 2- 3 9')
  })

  test('BB-M43.5, BB-M43.R3: empty stands win only when Nano is empty too', () => {
    const hands = ['5 5-', '5 5-', '1-']
    expect(RESULTS[robot(hands, 2, []).act(0, cut(1, 0, 5)).pub.result]).toBe('win')
    expect(RESULTS[robot(hands, 2, [30]).act(0, cut(1, 0, 5)).pub.result]).toBe('loss_detonator')
    // The last cut of a hand brings another wire, and play goes on with it.
    const more = robot(['5', '3 5', '3 3'], 5, [30]).act(0, cut(1, 1, 5))
    expect([more.hand(0), RESULTS[more.pub.result]]).toEqual(['3 5-', 'none'])
  })

  test("BB-M43.R2: Nano's wires are remaining copies, so a pair is no Solo Cut", () => {
    const pair = robot(['3 3 5', '5 6', '5 6'], 9, [30, 30])
    expect(pair.refused(0, { type: 'soloCut', value: 3 })).toBe('SOLO_NOT_ALL_REMAINING_IN_HAND')
  })

  test('BB-M43.8: the last player with wires who has no cut left loses', () => {
    const stuck = robot(['3 5', '5', '1-'], 9, [30]).act(0, cut(1, 0, 5))
    expect(RESULTS[stuck.pub.result]).toBe('loss_detonator')
  })
})
