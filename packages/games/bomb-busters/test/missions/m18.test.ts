import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { numberCards } from '../../src/modules/number-cards.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'

const name = (targetPlayerId: number) => ({ type: 'designateCutter', targetPlayerId })
const cut = (guessValue: number, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})

/**
 * Seat 0 designates for the first of these numbers, and the others follow in the deck. The card that lay there was drawn
 * for other hands, so the radar answers anew. A cutter below 0 is not named yet.
 */
function helping(hands: readonly string[], [first, ...deck]: readonly number[], cutter: number): Staged {
  const table = staged({ hands, mission: 18, cards: ['general_radar'] })
  const { pub, hidden } = table.match.play
  numberCards.put(pub, { row: [{ value: first, up: true }], discard: [], deck: deck.length })
  numberCards.hide(hidden, { deck: deck.toReversed() })
  let yes = 0
  pub.players.forEach(({ shown }, seat) => {
    const { wires } = table.match.play.own[seat]
    if (shown.some((wire, place) => wire === 0 && wires[place] === first * 10)) yes |= 1 << seat
  })
  pub.rules['radar-and-designate'] = { value: first, designator: 0, yes, isNamed: false }
  if (cutter >= 0) table.act(0, name(cutter))
  return table
}

const HANDS = ['1 2 3', '1 2 4 r5', '1 3 4', '1 2 2 3 3']

describe('mission 18', () => {
  test('BB-M18.1, BB-M18.2: no setup tokens; the captain designates for the first card, and the radar has answered', () => {
    const match = Match.start(bombBusters, { seats: 4, options: { mission: 18, captain: 'first' }, seed: 'bat' })
    if (isBlocked(match)) throw new Error(match.message)
    const { pub } = match.play
    expect(pub.players.every(({ tokens }) => tokens.length === 0)).toBe(true)
    expect(pub.row.map(({ unlocked }) => unlocked)).toEqual([true])
    expect(match.view(-1).decisions).toMatchObject([{ seat: 0, question: 'designateCutter' }])
    expect(numberCards.pub(pub)).toMatchObject({ row: [{ up: true }], deck: 11 })
    expect(untruth(match.play)).toBeNull()
  })

  test('BB-13.4, BB-M18.3: only who says yes can be named, the designator too; everybody else waits', () => {
    const table = helping(HANDS, [2], -1)
    expect(table.refused(0, name(2))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, name(4))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(1, name(1))).toBe('notAsked')
    expect(table.refused(0, cut(2, 1, 1))).toBe('FORCED_ACTION_PENDING')
    expect(table.act(0, name(0)).asked()).toEqual(['0 turn'])
    expect(helping(HANDS, [2], 3).asked()).toEqual(['3 turn'])
    const empty = helping(['1 2', '2-', '2 2'], [2], -1)
    expect(empty.refused(0, name(1))).toBe('noWires')
  })

  test('BB-M18.4: in the sub-turn only that number is cut, and nobody uses equipment', () => {
    const table = helping(HANDS, [2, 3], 1)
    expect(table.refused(1, cut(4, 2, 2))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(1, cut(9, 2, 2))).toBe('GUESS_VALUE_NOT_IN_HAND')
    expect(table.useRefused(1, 'general_radar', { valueA: 3 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(2, 'rewinder')).toBe('MISSION_RULE_VIOLATION')
    const detector = { type: 'dualCutDoubleDetector', targetPlayerId: 3, tileIndex1: 1, tileIndex2: 2 }
    expect(table.refused(1, { ...detector, guessValue: 4 })).toBe('MISSION_RULE_VIOLATION')
    table.act(1, { ...detector, guessValue: 2 }).choose(3, 1)
    expect(table.hand(1)).toBe('1 2- 4 r5')
  })

  test('BB-8.5, BB-M18.4: the duty to reveal is off while a designated player cuts', () => {
    const table = helping(['1 2', '2 2 1', 'r5', '1 1 2'], [2], 1)
    expect(table.refused(2, cut(2, 1, 0))).toBe('NOT_YOUR_TURN')
    expect(table.refused(1, { type: 'revealReds' })).toBe('REVEAL_REDS_REQUIRES_ALL_RED')
  })

  test('BB-M18.5: the turn goes to the next after the designator, who gets the next card', () => {
    const table = helping(HANDS, [2, 3], 3)
    table.act(3, cut(2, 0, 1))
    expect(table.asked()).toEqual(['1 designateCutter'])
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 3, up: true }], discard: [2], deck: 0 })
    const answers = table.told(2, 'radarAnswered').map(({ seat, found }) => [seat, found])
    expect(answers).toEqual([
      [0, true],
      [1, false],
      [2, true],
      [3, true],
    ])
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M18.2, BB-M18.5: a number that is done leaves the game; an empty deck is made anew from the discard', () => {
    const table = helping(['1 1 3', '1- 1- 3', '3 3'], [1], 0)
    numberCards.pub(table.pub).discard = [3]
    table.act(0, { type: 'soloCut', value: 1 })
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 3, up: true }], discard: [], deck: 0 })
    const done = helping(['1 2 3', '1 3 4-', '1 1 2 4- 4- 4-', '2 2 3 3'], [1, 4, 2], 0)
    done.act(0, cut(1, 1, 0))
    expect(numberCards.pub(done.pub).row).toEqual([{ value: 2, up: true }])
  })

  test('BB-M18.6: who has only reds gets no card and reveals; everybody can tell', () => {
    const table = helping(['1 1 2', 'r1 r2', '1 1 2 2 2'], [1, 2], 0)
    table.act(0, cut(1, 2, 0))
    expect(table.asked()).toEqual(['1 turn'])
    expect(table.told(0, 'numberAwaited')).toEqual([expect.objectContaining({ seat: 1, card: false })])
    expect(numberCards.pub(table.pub).deck).toBe(1)
    expect(table.refused(1, cut(1, 2, 0))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    table.act(1, { type: 'revealReds' })
    expect(table.asked()).toEqual(['2 designateCutter'])
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M18.7: a failed cut moves the dial and leaves its token, and the card goes to the discard', () => {
    const table = helping(HANDS, [2, 3], 3).act(3, cut(2, 1, 2))
    expect([table.pub.dial, table.tokens(1)]).toEqual([1, ['4@2']])
    expect(numberCards.pub(table.pub).discard).toEqual([2])
  })

  test('BB-22.2: without an answer the designator cuts if the radar says yes, else the next who does', () => {
    const self = helping(HANDS, [2], -1)
    self.match.timeout(0)
    expect(self.asked()).toEqual(['0 turn'])
    const other = helping(HANDS, [4], -1)
    other.match.timeout(0)
    expect(other.asked()).toEqual(['1 turn'])
  })
})
