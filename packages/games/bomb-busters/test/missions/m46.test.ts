import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { isRed, isYellow } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

const four = (...wires: readonly (readonly [seat: number, place: number])[]) => {
  const fields: Record<string, number | null> = {}
  wires.forEach(([seat, place], at) => {
    const suffix = at === 0 ? '' : String(at + 1)
    fields[`playerId${suffix}`] = seat
    fields[`tileIndex${suffix}`] = place
  })
  return { type: 'simultaneousFourCut', ...fields }
}
const cut = (targetPlayerId: number, targetTileIndex: number, guessValue: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
})
const agent = (hands: readonly string[], cards: readonly string[] = []) => staged({ mission: 46, hands, cards })

/** Seat 1 has nothing but a seven left when its turn comes. */
const LAST = ['1 7 8', '1 7', '3 7 7 8']
const SEVENS = four([0, 1], [1, 1], [2, 1], [2, 2])

describe('mission 46', () => {
  test('BB-M46.1: no red wires, four yellow ones around the seven; the captain of two places no token', () => {
    const { own, pub } = dealt(46, 2)
    const wires = own.flatMap((mine) => mine.wires)
    expect(wires.filter(isRed)).toEqual([])
    expect(wires.filter(isYellow).toSorted((a, b) => a - b)).toEqual([51, 61, 71, 81])
    expect(pub.current).not.toBe(pub.captain)
  })

  test('BB-9.7, BB-M46.3: the sevens may be named in any order', () => {
    const table = agent(LAST)
      .act(0, cut(1, 0, 1))
      .act(1, four([2, 2], [2, 1], [1, 1], [0, 1]))
    expect(table.pub.cut[7]).toBe(4)
  })

  test('BB-M46.2: a seven is neither announced nor solo cut, nor cut by four before its time', () => {
    const hands = ['1 7 7 7 7', '1 2', '2 3']
    expect(agent(hands).refused(0, cut(1, 0, 7))).toBe('MISSION_RULE_VIOLATION')
    expect(agent(hands).refused(0, { type: 'soloCut', value: 7 })).toBe('MISSION_RULE_VIOLATION')
    expect(agent(hands).refused(0, four([0, 1], [0, 2], [0, 3], [0, 4]))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M46.3, BB-M46.6, BB-M46.R1: with only sevens left all four are cut, and play goes on', () => {
    const last = agent(LAST).act(0, cut(1, 0, 1))
    expect(last.asked()).toEqual(['1 mission46SevensCut'])
    last.act(1, SEVENS)
    expect([last.hand(0), last.hand(1), last.hand(2)]).toEqual(['1- 7- 8', '1- 7-', '3 7- 7- 8'])
    expect([last.pub.cut[7], last.asked()]).toEqual([4, ['2 turn']])
  })

  test('BB-M46.3: one wrong wire explodes', () => {
    const wrong = agent(LAST)
      .act(0, cut(1, 0, 1))
      .act(1, four([0, 1], [1, 1], [2, 0], [2, 2]))
    expect([RESULTS[wrong.pub.result], wrong.pub.cut[7]]).toEqual(['loss_red_wire', 0])
  })

  test('BB-M46.3: the last four wires of all are a win', () => {
    const won = agent(['1 7', '1 7', '7 7'])
      .act(0, cut(1, 0, 1))
      .act(1, four([0, 1], [1, 1], [2, 0], [2, 1]))
    expect(RESULTS[won.pub.result]).toBe('win')
  })

  test('BB-M46.4, BB-8.1: everything else waits, for that player and for the others', () => {
    const waiting = agent(LAST, ['rewinder', 'general_radar']).act(0, cut(1, 0, 1))
    expect(waiting.refused(1, cut(2, 1, 7))).toBe('FORCED_ACTION_PENDING')
    expect(waiting.useRefused(1, 'general_radar', { valueA: 7 })).toBe('FORCED_ACTION_PENDING')
    expect(waiting.useRefused(0, 'rewinder')).toBe('FORCED_ACTION_PENDING')
    expect(waiting.refused(0, SEVENS)).toBe('FORCED_ACTION_PENDING')
  })

  test('BB-9.7: four wires, each once, all there and uncut', () => {
    const waiting = agent(LAST).act(0, cut(1, 0, 1))
    const invalid = 'SIMULTANEOUS_FOUR_CUT_INVALID_TARGETS'
    expect(waiting.refused(1, { ...SEVENS, playerId4: null })).toBe(invalid)
    expect(waiting.refused(1, four([0, 1], [1, 1], [2, 1], [2, 1]))).toBe(invalid)
    expect(waiting.refused(1, four([0, 0], [1, 1], [2, 1], [2, 2]))).toBe('TILE_ALREADY_CUT')
    expect(waiting.refused(1, four([0, 1], [1, 1], [2, 1], [2, 5]))).toBe('INVALID_TILE_INDEX')
  })

  test('BB-M46.5: a seven that is found by a wrong guess is an ordinary failure', () => {
    const found = agent(LAST).act(0, cut(1, 1, 8))
    expect([found.tokens(1), found.pub.dial, found.asked()]).toEqual([['7@1'], 1, ['1 turn']])
  })

  test('BB-6.8, BB-M46.3: a swap in the own turn can leave nothing but sevens as well', () => {
    const swapped = agent(['1 7', '1 7', '3 7 7 8'], ['talkies_walkies'])
    swapped.use(0, 'talkies_walkies', { playerId: 2, tileIndexA: 0 })
    swapped.act(2, { type: 'talkiesWalkiesChoice', tileIndex: 1 })
    expect(swapped.asked()).toEqual(['0 mission46SevensCut'])
  })

  test('BB-22.2: by default own sevens, then tokens, then what can still be a seven', () => {
    const timed = agent(['1 7 8-', '1 7', '3- 7 8- 9', '2 6- 7 7']).token(0, { value: 7, place: 1 })
    timed.act(0, cut(1, 0, 1))
    timed.match.timeout(1)
    expect([timed.hand(0), timed.hand(2), timed.hand(3)]).toEqual(['1- 7- 8-', '3- 7- 8- 9', '2 6- 7- 7'])
  })

  test('BB-M46.7: with sevens and other wires one plays the others; yellow is cut as usual', () => {
    const table = agent(['1 y5 7 8', '1 y6 7 8', '7 7 y7 y8'])
    expect(table.asked()).toEqual(['0 turn'])
    table.act(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 1, guessValue: 'YELLOW' })
    expect([table.hand(0), table.hand(1), table.asked()]).toEqual(['1 y5- 7 8', '1 y6- 7 8', ['1 turn']])
  })
})
