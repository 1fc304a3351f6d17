import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { standOf } from '../../src/state.ts'
import { isRed, RED } from '../../src/wires.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut } from './laid-out.ts'

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
const alert = (position: Position) => staged({ mission: 13, ...position })
const result = (table: Staged) => RESULTS[table.pub.result]

const FOUR = ['1 r1 3', '1 r2 3', '1 r3 3', '1 3 6']
const REDS = three([0, 1], [1, 1], [2, 1])

describe('mission 13', () => {
  test.each([2, 3, 4, 5])(
    'BB-M13.1, BB-M13.R3, BB-3.5: with %i players the reds are dealt first, and the stands stay even',
    (seats) => {
      const firstStand = new Set<boolean>()
      for (let deal = 0; deal < 20; deal++) {
        const { pub, own } = dealt(13, seats, `alert ${deal}`)
        const reds = own.map(({ wires }) => wires.filter(isRed).length)
        const fromCaptain = reds.map((_, at) => reds[(pub.captain + at) % seats])
        expect(fromCaptain).toEqual(seats === 2 ? [2, 1] : [1, 1, 1, 0, 0].slice(0, seats))
        const sizes = pub.players.flatMap(({ stands }) => stands)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
        expect(pub.markers.map(({ possible }) => possible)).toEqual([false, false, false])
        const holder = seats === 2 ? 1 - pub.captain : pub.captain
        firstStand.add(standOf(pub.players[holder], own[holder].wires.findIndex(isRed)) === 0)
        if (seats > 2) continue
        const ofCaptain = own[pub.captain].wires.flatMap((wire, place) => (isRed(wire) ? [place] : []))
        expect(ofCaptain.map((place) => standOf(pub.players[pub.captain], place))).toEqual([0, 1])
      }
      // With two stands it is on either.
      expect(firstStand.size).toBe(seats <= 3 ? 2 : 1)
    },
  )

  test('BB-M13.2, BB-M13.R2: tokens are random, at a wire of their number or beside the stand, and play begins', () => {
    const most: number[] = []
    for (let deal = 0; deal < 40; deal++) {
      const { pub, own } = dealt(13, 5, `tokens ${deal}`)
      const tokens = pub.players.map((player) => player.tokens)
      for (const [seat, [token]] of tokens.entries()) {
        expect(tokens[seat]).toHaveLength(1)
        const places = own[seat].wires.flatMap((wire, place) => (wire === token.value * 10 ? [place] : []))
        expect(places.length === 0 ? token.place === -1 : places.includes(token.place)).toBe(true)
      }
      const values = tokens.map(([token]) => token.value)
      most.push(Math.max(...values.map((value) => values.filter((other) => other === value).length)))
      expect(pub.turn).toBe(1)
    }
    // There are two tokens of a number in the box; the draws do not mind.
    expect(Math.max(...most)).toBeGreaterThan(2)
    const { pub } = dealt(13, 2)
    expect(pub.players.map(({ tokens }, seat) => [seat === pub.captain, tokens.length])).toContainEqual([true, 0])
  })

  test('BB-M13.3, BB-9.6: the three reds are cut at once; one wrong wire explodes', () => {
    const table = alert({ hands: FOUR }).act(0, REDS)
    expect(table.pub.cut[RED]).toBe(3)
    expect([result(table), table.asked()]).toEqual(['none', ['1 turn']])
    expect(table.refused(1, REDS)).toBe('NO_UNCUT_RED_WIRES')
    expect(result(alert({ hands: FOUR }).act(0, three([0, 1], [1, 1], [3, 2])))).toBe('loss_red_wire')
  })

  test('BB-M13.3, BB-M13.6: from four players on everybody may; with fewer only who has a red wire', () => {
    const four = alert({ hands: ['1 3 6', '1 r1 3', '1 r2 3', '1 r3 3'] })
    expect(four.act(0, three([1, 1], [2, 1], [3, 1])).pub.cut[RED]).toBe(3)
    const hands = ['1 3 6', '1 r1 r2 3', '1 r3 3']
    expect(alert({ hands }).refused(0, three([1, 1], [1, 2], [2, 1]))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M13.4, BB-M13.R1: no cut is refused because a wire is red; it explodes as always', () => {
    expect(result(alert({ hands: FOUR }).act(0, dualCut(1, 1, 3)))).toBe('loss_red_wire')
    const saved = alert({ hands: FOUR, cards: ['stabilizer'] })
      .use(0, 'stabilizer')
      .act(0, dualCut(1, 1, 3))
    expect([result(saved), saved.hand(1)]).toEqual(['none', '1 r2 3'])
    const mixed = alert({ hands: FOUR })
      .act(0, doubleDetector(1, 0, 1, 3))
      .choose(1, null)
    expect([result(mixed), mixed.tokens(1)]).toEqual(['none', ['1@0']])
    const ray = alert({ hands: FOUR, cards: ['x_or_y_ray'] })
    ray.use(0, 'x_or_y_ray', { playerId: 1, tileIndexA: 1, valueA: 1, valueB: 3 })
    expect(result(ray)).toBe('loss_red_wire')
  })

  test('BB-M13.5, BB-8.5: reds are never revealed; with nothing else only the special action is left', () => {
    const table = alert({ hands: ['r1', '1 r2 3', '1 r3 3', '1 1 3 3'] })
    expect(table.refused(0, { type: 'revealReds' })).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, dualCut(1, 0, 1))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(alert({ hands: FOUR }).refused(0, { type: 'revealReds' })).toBe('REVEAL_REDS_REQUIRES_ALL_RED')
    expect(table.act(0, three([0, 0], [1, 1], [2, 1])).pub.cut[RED]).toBe(3)
  })

  test('BB-9.6: what is refused, and in which order', () => {
    const table = alert({ hands: ['1 r1 3', '1 r2 3-', '1 r3 3', '1 3 6'] })
    expect(table.refused(1, REDS)).toBe('NOT_YOUR_TURN')
    expect(table.refused(0, { ...three([0, 1], [1, 1], [2, 1]), playerId3: null })).toBe(
      'SIMULTANEOUS_RED_CUT_INVALID_TARGETS',
    )
    expect(table.refused(0, three([0, 1], [1, 1], [4, 1]))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(0, three([0, 1], [1, 1], [1, 1]))).toBe('SIMULTANEOUS_RED_CUT_INVALID_TARGETS')
    expect(table.refused(0, three([0, 1], [1, 1], [2, 9]))).toBe('INVALID_TILE_INDEX')
    expect(table.refused(0, three([0, 1], [1, 1], [1, 2]))).toBe('TILE_ALREADY_CUT')
    expect(staged({ hands: FOUR, mission: 3 }).refused(0, REDS)).toBe('SIMULTANEOUS_RED_CUT_WRONG_MISSION')
  })
})
