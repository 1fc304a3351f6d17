import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { standEnd, standStart, X_MARKED } from '../../src/state.ts'
import { ALL_BUT_RED, gameValue, isBlue } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, soloCut } from './laid-out.ts'

const table = (hands: readonly string[], cards: readonly string[] = []) => staged({ mission: 35, hands, cards })

describe('mission 35', () => {
  test('BB-M35.2, BB-M35.7: a blue wire stands at the right end of every stand, out of order, and its owner sees it', () => {
    let outOfOrder = 0
    for (const [seats, stands] of [
      [2, 4],
      [3, 4],
      [4, 4],
      [5, 5],
    ]) {
      const play = dealt(35, seats, `x ${seats}`)
      let marked = 0
      play.pub.players.forEach((player, seat) => {
        const { wires } = play.own[seat]
        for (let stand = 0; stand < player.stands.length; stand++) {
          const last = standEnd(player, stand) - 1
          expect(player.marks.slice(standStart(player, stand), last).every((mark) => mark === 0)).toBe(true)
          expect([player.marks[last], isBlue(wires[last])]).toEqual([X_MARKED, true])
          if (wires[last] < wires[last - 1]) outOfOrder++
          marked++
        }
      })
      expect(marked).toBe(stands)
      expect(untruth(play)).toBeNull()
    }
    expect(outOfOrder).toBeGreaterThan(8)
  })

  test('BB-M35.3: while a yellow wire is uncut no X wire is cut, neither as target nor as the own one', () => {
    const hands = ['1 2 y3 3x', '1 3 2x', '2 3 y4 1x']
    expect(table(hands).refused(0, dualCut(1, 2, 2))).toBe('MISSION_RULE_VIOLATION')
    expect(table(hands).refused(0, dualCut(1, 1, 3))).toBe('MISSION_RULE_VIOLATION')
    expect(table(hands).refused(0, doubleDetector(1, 0, 1, 3))).toBe('MISSION_RULE_VIOLATION')
    // The lock is asked before what the hand holds, and a free wire before a locked one.
    expect(table(hands).refused(0, dualCut(1, 2, 9))).toBe('MISSION_RULE_VIOLATION')
    expect(table(hands).refused(0, dualCut(1, 1, 9))).toBe('GUESS_VALUE_NOT_IN_HAND')
    expect(
      table(['1 5x | 5 6 7x', '1 5 6 2x', 'y1 y2 5 3x'])
        .act(0, dualCut(1, 1, 5))
        .hand(0),
    ).toBe('1 5 | 5- 6 7')
    const meant = { ...dualCut(1, 1, 5), actorTileIndex: 1 }
    // BB-9.1: a locked wire that is meant does not fit, so the first free one goes.
    expect(table(['1 5x | 5 6 7x', '1 5 6 2x', 'y1 y2 5 3x']).act(0, meant).hand(0)).toBe('1 5 | 5- 6 7')
  })

  test('BB-M35.3: a Solo Cut with a locked wire among its own is refused, even if two others would do', () => {
    const solo = table(['4 4 4 4x', '1 2 3x', '1 2 y3 3x'])
    expect(solo.refused(0, soloCut(4))).toBe('MISSION_RULE_VIOLATION')
    const elsewhere = table(['4 4 4x', '1 4 3x', '1 2 y3 3x'])
    expect(elsewhere.refused(0, soloCut(4))).toBe('MISSION_RULE_VIOLATION')
    expect(table(['4 4 5x', '1 4 3x', '1 2 4 y3 3x']).refused(0, soloCut(4))).toBe('SOLO_NOT_ALL_REMAINING_IN_HAND')
  })

  test('BB-M35.4: after the last yellow wire X wires are cut like all others', () => {
    const hands = ['1 2 y3- 3x', '1 3 2x', '2 3 y4- 1x']
    expect(
      table(hands)
        .act(0, dualCut(1, 2, 2))
        .hand(1),
    ).toBe('1 3 2-')
    expect(
      table(hands)
        .act(0, dualCut(1, 1, 3))
        .hand(0),
    ).toBe('1 2 y3- 3-')
    expect(table(['4 4 4 4x', '1 2 3x', '1 2 y3- 3x']).act(0, soloCut(4)).hand(0)).toBe('4- 4- 4- 4-')
  })

  test('BB-M35.5: equipment passes X wires by, before and after', () => {
    for (const yellow of ['y4', 'y4-']) {
      const hands = ['1 2 y3- 3x', '1 3 5 2x', `2 3 ${yellow} 1x`]
      const one = table(hands, ['general_radar', 'super_detector', 'post_it'])
      expect(one.refused(0, doubleDetector(1, 0, 3, 2))).toBe('MISSION_RULE_VIOLATION')
      expect(one.useRefused(0, 'post_it', { tileIndexA: 3 })).toBe('MISSION_RULE_VIOLATION')
      one.use(1, 'general_radar', { valueA: 2 })
      expect(one.told(0, 'radarAnswered').map(({ found }) => found)).toEqual([true, false, true])
      one.use(0, 'super_detector', { playerId: 1, valueA: 2 })
      expect(one.match.view(-1).decisions[0].about).toMatchObject({ places: [0, 1, 2] })
    }
  })

  test('BB-M35.6, BB-M35.R1: whoever has only locked X wires, or these and red, is skipped for a step of the dial', () => {
    const stuck = table(['1 2 9x', 'r5 4x', '6x', '1 y1 2 y2 8x'])
    stuck.act(0, dualCut(3, 0, 1))
    expect([stuck.asked(), stuck.pub.dial]).toEqual([['3 turn'], 2])
    // Everybody can tell that there is nothing but red beside the X.
    expect(stuck.pub.players[1].not).toEqual([ALL_BUT_RED, 0])
    expect(untruth(stuck.match.play)).toBeNull()
    const free = table(['1 2 9x', 'r5 4x', '6x', '1 y1- 2 y2- 8x']).act(0, dualCut(3, 0, 1))
    expect([free.asked(), free.pub.dial]).toEqual([['1 turn'], 0])
    const lost = staged({ mission: 35, hands: ['1 2 9x', '4x', '1 y1 2 y2 8x'], dial: 2 }).act(0, dualCut(2, 0, 1))
    expect(lost.match.view(-1).view.result).toBe('loss_detonator')
  })

  test('BB-M35.8: a setup token may point at an X wire, and a failed cut leaves one there once it is free', () => {
    const match = Match.start(bombBusters, { seats: 5, options: { mission: 35, captain: 'first' }, seed: 'token' })
    if (isBlocked(match)) throw new Error(match.message)
    const { wires } = match.play.own[0]
    const tileIndex = wires.length - 1
    expect(match.play.pub.players[0].marks[tileIndex]).toBe(X_MARKED)
    expect(match.check(0, { type: 'placeInfoToken', value: gameValue(wires[tileIndex]), tileIndex })).toBeNull()
    const failed = table(['1 2 y3- 3x', '1 3 2x', '2 3 y4- 1x']).act(0, dualCut(1, 2, 1))
    expect([failed.tokens(1), failed.pub.dial]).toEqual([['2@2'], 1])
  })

  test('BB-M35.8: a detector is used with an own wire that has no X while those are locked', () => {
    const detector = table(['1 5x | 5 6 7x', '1 5 6 2x', 'y1 y2 5 3x'])
      .act(0, doubleDetector(1, 0, 1, 5))
      .choose(1, 1)
    expect(detector.hand(0)).toBe('1 5 | 5- 6 7')
  })
})
