import { seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { numberCards } from '../../src/modules/number-cards.ts'
import { ableToPlay } from '../../src/phases/able.ts'
import { resample } from '../../src/resample.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'

/** These numbers are open, those are turned down; all others are out of the game. */
function speaking(hands: readonly string[], open: readonly number[], down: readonly number[], cards: string[] = []) {
  const table = staged({ hands, cards, mission: 26 })
  const row = [...open.map((value) => ({ value, up: true })), ...down.map((value) => ({ value, up: false }))]
  numberCards.put(table.pub, { row, discard: [], deck: 0 })
  return table
}

const open = (table: Staged) => numberCards.pub(table.pub).row.flatMap(({ value, up }) => (up ? [value] : []))
const all = (table: Staged) => numberCards.pub(table.pub).row.map(({ value }) => value)
const cut = (guessValue: number, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})

describe('mission 26', () => {
  test('BB-M26.1: all twelve Number cards lie face up', () => {
    const table = staged({ hands: ['1 2', '1 2'], mission: 26 })
    expect(open(table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('BB-M26.2: a cut has to be of a number whose card lies face up', () => {
    const table = speaking(['1 1 2 3 3', '2 3', '2 2 3'], [2], [1, 3])
    expect(table.refused(0, cut(3, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, { type: 'soloCut', value: 1 })).toBe('MISSION_RULE_VIOLATION')
    const detector = { type: 'dualCutDoubleDetector', targetPlayerId: 1, tileIndex1: 0, tileIndex2: 1 }
    expect(table.refused(0, { ...detector, guessValue: 3 })).toBe('MISSION_RULE_VIOLATION')
    table.act(0, cut(2, 1, 0))
  })

  test('BB-M26.3: the card goes down after a success and after a failure, and out with the fourth wire', () => {
    const hands = ['1 2 2 5', '1 2 2 5', '1 1 5 5 6 6']
    const table = speaking(hands, [1, 2, 5, 6], [])
    table.act(0, cut(2, 1, 1))
    expect(open(table)).toEqual([1, 5, 6])
    table.act(1, cut(5, 2, 4))
    expect([open(table), all(table)]).toEqual([
      [1, 6],
      [1, 2, 5, 6],
    ])
    table.act(2, { type: 'soloCut', value: 6 })
    const done = speaking(['2 2 5', '2- 2- 5 5', '5'], [2, 5], [])
    done.act(0, { type: 'soloCut', value: 2 })
    expect(all(done)).toEqual([5])
  })

  test('BB-M26.4: with no card face up all that are left are turned up', () => {
    const table = speaking(['1 2 2', '1 2 2', '1 1'], [1], [2])
    table.act(0, cut(1, 1, 0))
    expect(open(table)).toEqual([1, 2])
  })

  test('BB-M26.4, BB-M26.5: who holds no open number is skipped without price, and everybody can tell', () => {
    const table = speaking(['1 2 3', '2 2 3', '1 1 1', '2 3 3'], [1, 2], [3])
    table.act(0, cut(2, 1, 0))
    expect([table.asked(), table.pub.dial, table.pub.turn]).toEqual([['2 turn'], 0, 3])
    expect(table.told(3, 'skipped')).toEqual([expect.objectContaining({ seat: 1, dial: 0 })])
    expect(table.pub.players[1].not[1] & (1 << 1)).toBe(1 << 1)
    expect(table.refused(1, cut(3, 0, 2))).toBe('NOT_YOUR_TURN')
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M26.4: in no world that can be imagined the player who is asked would have been skipped', () => {
    for (let i = 0; i < 60; i++) {
      const table = speaking(['1 2 3 4 5 6', '2 2 3 5', '3 4 5 6', '2 3 5 6', '1 1 1 4 4 6'], [1, 2], [3, 4, 5, 6])
      table.act(0, cut(2, 1, 0))
      const { play } = table.match
      expect(table.asked()).toEqual(['4 turn'])
      resample(play, 2, seeded(`world ${i}`))
      expect(ableToPlay(play.pub, play.own[4], 4)).toBe(true)
      expect(untruth(play)).toBeNull()
    }
  })

  test('BB-M26.6: who has only reds is skipped while there are Number cards, also with a card that could be used', () => {
    const table = speaking(['1 1 2 2', 'r1', '1 1 2 2', '3- 3-'], [1, 2], [], ['rewinder'])
    table.act(0, cut(1, 2, 0))
    expect(table.asked()).toEqual(['2 turn'])
    expect(table.refused(1, { type: 'revealReds' })).toBe('NOT_YOUR_TURN')
  })

  test('BB-M26.6, BB-M26.8: when the last Number card is gone reds are revealed in turn', () => {
    const table = speaking(['1 1 r1', 'r2', '1- 1- r3'], [1], [])
    table.act(0, { type: 'soloCut', value: 1 })
    expect(all(table)).toEqual([])
    table.act(1, { type: 'revealReds' }).act(2, { type: 'revealReds' }).act(0, { type: 'revealReds' })
    expect(table.match.view(0).view.result).toBe('win')
  })

  test('BB-M26.7: a Double Detector that fails leaves the card up, a Triple Detector that fails turns it down', () => {
    const hands = ['1 2 3', '4 5 6 7', '1 1 1 2']
    const double = speaking(hands, [1, 2, 4, 5, 6, 7], [])
    double.act(0, { type: 'dualCutDoubleDetector', targetPlayerId: 1, tileIndex1: 0, tileIndex2: 1, guessValue: 1 })
    double.choose(1, null)
    expect(open(double)).toContain(1)
    const triple = speaking(hands, [1, 2, 4, 5, 6, 7], [], ['triple_detector'])
    triple.use(0, 'triple_detector', { playerId: 1, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2, valueA: 1 })
    triple.choose(1, null)
    expect(open(triple)).not.toContain(1)
  })
})
