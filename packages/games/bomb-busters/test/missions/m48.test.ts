import { describe, expect, test } from 'vitest'
import { LOSS_DETONATOR, RESULTS } from '../../src/names.ts'
import { isYellow, YELLOW } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

type Wire = readonly [seat: number, place: number]

const three = (a: Wire, b: Wire, c: Wire) => ({
  type: 'simultaneousRedCut',
  playerId: a[0],
  tileIndex: a[1],
  playerId2: b[0],
  tileIndex2: b[1],
  playerId3: c[0],
  tileIndex3: c[1],
})

const FOUR = ['1 2 y3 r3', '1 y4 5 6', '2 5 y6 7', '3 7 8 8']
const lethal = (hands: readonly string[] = FOUR, dial = 0) => staged({ mission: 48, hands, dial })

describe('mission 48', () => {
  test('BB-M48.1: three yellow wires, one each from the captain on; two players have two and one', () => {
    for (const seed of ['a', 'b', 'c']) {
      for (const seats of [2, 3, 4, 5]) {
        const { own, pub } = dealt(48, seats, seed)
        const yellows = own.map(({ wires }) => wires.filter(isYellow).length)
        const fromCaptain = yellows.map((_, at) => yellows[(pub.captain + at) % seats])
        expect(fromCaptain).toEqual(seats === 2 ? [2, 1] : [1, 1, 1, 0, 0].slice(0, seats))
        // The two of the captain stand on different stands.
        const [size] = pub.players[pub.captain].stands
        const onFirst = own[pub.captain].wires.slice(0, size).filter(isYellow).length
        expect(onFirst).toBeLessThanOrEqual(1)
        expect(seats === 2 ? onFirst : 1).toBe(1)
      }
    }
  })

  test('BB-M48.2: yellow is neither announced nor solo cut', () => {
    const yellow = lethal()
    const announced = { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 1, guessValue: 'YELLOW' }
    expect(yellow.refused(0, announced)).toBe('MISSION_RULE_VIOLATION')
    const all = lethal(['y1 y2 y3', '1 1 1 1', '2 2 2 2'])
    expect(all.refused(0, { type: 'soloCut', value: 'YELLOW' })).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M48.3, BB-M48.4: all yellow: all three are cut, and the turn passes', () => {
    const right = lethal().act(0, three([0, 2], [1, 1], [2, 2]))
    expect([0, 1, 2].map((seat) => right.hand(seat))).toEqual(['1 2 y3- r3', '1 y4- 5 6', '2 5 y6- 7'])
    expect([right.pub.dial, right.asked()]).toEqual([0, ['1 turn']])
    expect(right.refused(1, three([0, 0], [1, 0], [2, 0]))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-9.6: the three wires may be named in any order', () => {
    for (const order of [three([2, 2], [1, 1], [0, 2]), three([1, 1], [2, 2], [0, 2])]) {
      const table = lethal().act(0, order)
      expect(table.pub.cut[YELLOW]).toBe(3)
      expect(table.match.entries.at(-1)).toMatchObject({ action: three([0, 2], [1, 1], [2, 2]) })
    }
    const twice = three([2, 2], [1, 1], [2, 2])
    expect(lethal().refused(0, twice)).toBe('SIMULTANEOUS_RED_CUT_INVALID_TARGETS')
    expect(
      lethal().refused(0, { type: 'simultaneousRedCut', playerId: 2, tileIndex: 2, playerId3: 1, tileIndex3: 1 }),
    ).toBe('SIMULTANEOUS_RED_CUT_INVALID_TARGETS')
  })

  test('BB-M48.4, BB-M48.R2: one wrong: nothing is cut, every wire gets its token, one step of the dial', () => {
    const wrong = lethal().act(0, three([0, 3], [1, 1], [3, 0]))
    expect([0, 1, 3].map((seat) => wrong.tokens(seat))).toEqual([['14@3'], ['13@1'], ['3@0']])
    expect(wrong.pub.cut.every((count) => count === 0)).toBe(true)
    expect([wrong.pub.dial, wrong.asked()]).toEqual([1, ['1 turn']])
    expect(RESULTS[lethal(FOUR, 3).act(0, three([0, 3], [1, 1], [3, 0])).pub.result]).toBe(RESULTS[LOSS_DETONATOR])
  })

  test('BB-M48.3: with three players the actor needs a yellow wire, with four not', () => {
    const needs = lethal(['1 2 3', '1 y4 y5', '2 3 y6'])
    expect(needs.refused(0, three([1, 1], [1, 2], [2, 2]))).toBe('MISSION_RULE_VIOLATION')
    const free = lethal(['1 2 3', '1 y4 y5', '2 3 y6', '7 7'])
    expect(free.act(0, three([1, 1], [1, 2], [2, 2])).hand(1)).toBe('1 y4- y5-')
  })

  test('BB-M48.3, BB-M48.5: a player with only red wires may do it in place of revealing them', () => {
    const reds = lethal(['r1 r2', '1 y4 y5', '2 3 y6', '7 7'])
    expect(reds.act(0, three([1, 1], [1, 2], [2, 2])).asked()).toEqual(['1 turn'])
  })

  test('BB-9.6: three wires, each once, all of them there and uncut', () => {
    const cut = lethal(['1 2 y3 r3', '1- y4 5 6', '2 5 y6 7', '3 7 8 8'])
    expect(cut.refused(0, three([0, 2], [1, 1], [1, 1]))).toBe('SIMULTANEOUS_RED_CUT_INVALID_TARGETS')
    expect(cut.refused(0, { ...three([0, 2], [1, 1], [2, 2]), playerId3: null })).toBe(
      'SIMULTANEOUS_RED_CUT_INVALID_TARGETS',
    )
    expect(cut.refused(0, three([0, 2], [1, 1], [2, 9]))).toBe('INVALID_TILE_INDEX')
    expect(cut.refused(0, three([0, 2], [1, 0], [2, 2]))).toBe('TILE_ALREADY_CUT')
    expect(cut.refused(0, three([0, 2], [1, 1], [4, 2]))).toBe('TARGET_PLAYER_NOT_FOUND')
  })

  test('BB-M48.R1: a number announced at a yellow wire fails like any other', () => {
    const hidden = lethal().act(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 1, guessValue: 2 })
    expect([hidden.pub.dial, hidden.tokens(1)]).toEqual([1, ['13@1']])
  })
})
