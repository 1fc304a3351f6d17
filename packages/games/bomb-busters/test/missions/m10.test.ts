import { isBlocked, Match, record, verify } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { LOSS_TIMER } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'

const next = (targetPlayerId: number) => ({ type: 'chooseNextPlayer', targetPlayerId })
const cut = (guessValue: number, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})

function begun(seats: number) {
  const match = Match.start(bombBusters, { seats, options: { mission: 10, captain: 'first' }, seed: 'rough' })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

describe('mission 10', () => {
  test('BB-M10.1, BB-22.1: a quarter of an hour, for two twelve minutes, from the setup on', () => {
    expect(begun(2).view(1).timer).toMatchObject({ milliseconds: 720_000, runs: true })
    for (const seats of [3, 4, 5]) expect(begun(seats).view(-1).timer).toMatchObject({ milliseconds: 900_000 })
    expect(begun(4).view(0).decisions[0]).toMatchObject({ question: 'placeInfoToken' })
  })

  test('BB-M10.1, BB-12.4: when it has run out the mission is lost, also while tokens are placed', () => {
    const match = begun(3)
    const applied = match.runOut('mission')
    expect(applied.blocked === null && match.tell(applied.events, 2)[0]).toMatchObject({
      type: 'gameOver',
      result: 'loss_timer',
    })
    expect(match.over).toBe(true)
    expect(match.outcome()).toEqual({ winners: [], scores: [0, 0, 0] })
    expect(match.view(0).timer).toBeUndefined()
    expect(verify(bombBusters, record(match, 'salt'))).toBeNull()
  })

  test('BB-M10.1: it ends a turn, a forced choice and a detector alike', () => {
    const turn = staged({ hands: ['1 2', '1 2', '2 2'], mission: 10 })
    turn.match.runOut('mission')
    expect(turn.pub.result).toBe(LOSS_TIMER)
    const choice = staged({ hands: ['1 2', '1 2', '2 2'], mission: 10 }).act(0, cut(1, 1, 0))
    expect(choice.asked()).toEqual(['0 chooseNextPlayer'])
    choice.match.runOut('mission')
    expect(choice.match.over).toBe(true)
    const detector = staged({ hands: ['1 2', '1 2', '2 2'], mission: 10, characters: ['double_detector'] })
    detector.act(0, {
      type: 'dualCutDoubleDetector',
      targetPlayerId: 1,
      tileIndex1: 0,
      tileIndex2: 1,
      guessValue: 1,
    })
    expect(detector.asked()).toEqual(['1 detectorTileChoice'])
    detector.match.runOut('mission')
    expect(detector.match.over).toBe(true)
  })

  test('BB-M10.3, BB-13.3: after each turn the captain names who is next, also himself', () => {
    const table = staged({ hands: ['1 2 3', '1 2 3', '2 2 3'], mission: 10 }).act(0, cut(1, 1, 0))
    expect(table.asked()).toEqual(['0 chooseNextPlayer'])
    expect(table.pub.current).toBe(0)
    const before = table.pub.turn
    expect(table.refused(1, next(1))).toBe('notAsked')
    expect(table.refused(0, cut(2, 1, 1))).toBe('FORCED_ACTION_PENDING')
    table.act(0, next(2))
    expect(table.told(1, 'nextChosen')).toMatchObject([{ seat: 0, target: 2 }])
    expect(table.asked()).toEqual(['2 turn'])
    // The turn was counted when it passed on.
    expect(table.pub.turn).toBe(before)
    table.act(2, cut(2, 0, 1))
    expect(table.act(0, next(0)).asked()).toEqual(['0 turn'])
  })

  test('BB-13.3, BB-M10.4: with three players nobody acts twice running while somebody else has wires', () => {
    const table = staged({ hands: ['1 2 3', '1 2 3', '4-', '2 2 3'], mission: 10 }).act(0, cut(1, 1, 0))
    expect(table.refused(0, next(0))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, next(2))).toBe('noWires')
    expect(table.refused(0, next(4))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.match.legal(0)).toEqual([next(1), next(3)])
  })

  test('BB-M10.4: with two players, or when nobody else is left, it is allowed', () => {
    const two = staged({ hands: ['1 2', '1 2'], mission: 10 }).act(0, cut(1, 1, 0))
    expect(two.act(0, next(0)).asked()).toEqual(['0 turn'])
    const alone = staged({ hands: ['1 2 2', '1', '3-'], mission: 10 }).act(0, cut(1, 1, 0))
    expect(alone.match.legal(0)).toEqual([next(0)])
  })

  test('BB-22.2: left alone, the captain names the next clockwise player with wires, the last one only at need', () => {
    const table = staged({ hands: ['1 2', '3-', '1 2', '2 2'], mission: 10 }).act(0, cut(1, 2, 0))
    table.match.timeout(0)
    expect(table.asked()).toEqual(['2 turn'])
  })

  test('BB-M10.2: the Coffee Mug is never in the row', () => {
    for (let at = 0; at < 40; at++) {
      const match = Match.start(bombBusters, { seats: 5, options: { mission: 10 }, seed: `mug ${at}` })
      if (isBlocked(match)) throw new Error(match.message)
      expect(JSON.stringify(match.view(0).view)).not.toContain('coffee_mug')
    }
  })
})
