import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { numberCards } from '../../src/modules/number-cards.ts'
import { roundStarts } from '../../src/modules/round-start.ts'
import { PLAYING } from '../../src/names.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'

/** The noble number is open; the deck has the next card first. */
function noble(hands: readonly string[], value: number, deck: readonly number[]): Staged {
  const table = staged({ hands, mission: 39 })
  numberCards.put(table.pub, { row: [{ value, up: true }], discard: [], deck: deck.length })
  numberCards.hide(table.match.play.hidden, { deck: deck.toReversed() })
  return table
}

const HANDS = ['2 3 3 5 y5', '2 3 5 y6', '3 5 5 6', '2 2 6']
const FOUR_THREES = {
  type: 'simultaneousFourCut',
  playerId: 0,
  tileIndex: 1,
  playerId2: 0,
  tileIndex2: 2,
  playerId3: 1,
  tileIndex3: 1,
  playerId4: 2,
  tileIndex4: 0,
}
const cut = (guessValue: number, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})

describe('mission 39', () => {
  test('BB-M39.1, BB-M39.2: no row, a noble number, eight cards in the deck, a random token for each player', () => {
    const match = Match.start(bombBusters, { seats: 4, options: { mission: 39 }, seed: 'noble' })
    if (isBlocked(match)) throw new Error(match.message)
    const { pub, hidden } = match.play
    expect([pub.phase, pub.row]).toEqual([PLAYING, []])
    expect(numberCards.pub(pub)).toMatchObject({ row: [{ up: true }], discard: [], deck: 8 })
    const { deck } = numberCards.hidden(hidden)
    expect(new Set([...deck, numberCards.pub(pub).row[0].value]).size).toBe(9)
    expect(pub.players.map(({ tokens }) => tokens.length)).toEqual([1, 1, 1, 1])
    expect(untruth(match.play)).toBeNull()
  })

  test('BB-M39.3: until it is done the noble number cannot be announced', () => {
    const table = noble(HANDS, 3, [1])
    expect(table.refused(0, cut(3, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    const detector = { type: 'dualCutDoubleDetector', targetPlayerId: 1, tileIndex1: 1, tileIndex2: 2 }
    expect(table.refused(0, { ...detector, guessValue: 3 })).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M39.4: who holds none of the four may cut them too; a wrong wire explodes', () => {
    const table = noble(HANDS, 3, [])
    table
      .act(0, cut(2, 3, 0))
      .act(1, cut(5, 2, 1))
      .act(2, cut(6, 3, 2))
      .act(3, FOUR_THREES)
    expect(table.pub.cut[3]).toBe(4)
    const wrong = noble(HANDS, 3, []).act(0, { ...FOUR_THREES, tileIndex4: 1 })
    expect(wrong.match.view(-1).view.result).toBe('loss_red_wire')
  })

  test('BB-M39.5, BB-M39.R1: the deck is dealt from the captain; the first number that occurs is told beside the stand', () => {
    // Seat 0 gets 9 and 5, seat 1 gets 2, seat 2 gets 8, seat 3 gets 7: only the first two hold what they get.
    const table = noble(HANDS, 3, [9, 2, 8, 7, 5]).act(0, FOUR_THREES)
    expect([0, 1, 2, 3].map((seat) => table.tokens(seat))).toEqual([['5@-1'], ['2@-1'], [], []])
    expect(numberCards.pub(table.pub)).toMatchObject({ deck: 0, row: [{ up: false }] })
    expect(table.pub.players[0].has & (1 << 5)).not.toBe(0)
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M39.5: at most one token each, none for a number that is done, none that is not in the supply', () => {
    const table = noble(['1 3 3 4- 4- 5', '1 3 4- 4- 5', '1 1 3', '5 5'], 3, [4, 5, 1, 5, 1, 1])
    table.token(3, { value: 5, place: 0 }).token(3, { value: 5, place: 1 })
    table.act(0, { ...FOUR_THREES, tileIndex: 1, tileIndex2: 2, tileIndex3: 1, tileIndex4: 2 })
    // 4 is done; both tokens 5 are on stands; seat 2 has 1; then seat 0 has 1, and so has seat 1, but both are gone.
    expect([0, 1, 2].map((seat) => table.tokens(seat))).toEqual([['1@-1'], [], ['1@-1']])
  })

  test('BB-M39.5: a wire of that number that is cut already is enough, and tells nothing about the others', () => {
    const table = noble(['3 3 5- 6', '3 5- 6', '3 5 5 6 6'], 3, [5])
    table.act(0, { ...FOUR_THREES, tileIndex: 0, tileIndex2: 1, tileIndex3: 0, tileIndex4: 0 })
    expect(table.tokens(0)).toEqual(['5@-1'])
    expect(table.pub.players[0].has & (1 << 5)).toBe(0)
  })

  test('BB-M39.6: a card is discarded face up at each start of a round until it is done, not before the first turn', () => {
    const table = noble(['2 3 3 5', '2 3 5', '2 2 3 5 5'], 3, [9, 8])
    expect(numberCards.pub(table.pub).discard).toEqual([])
    table.act(0, cut(2, 1, 0)).act(1, cut(5, 2, 3))
    expect(numberCards.pub(table.pub).discard).toEqual([])
    table.act(2, { type: 'soloCut', value: 2 })
    expect(numberCards.pub(table.pub)).toMatchObject({ discard: [9], deck: 1 })
    expect(table.told(1, 'numberCardShown')).toEqual([expect.objectContaining({ value: 9 })])
  })

  test('BB-S3: a round starts also where the turn passes over a captain without wires', () => {
    const table = noble(['2-', '2 3', '2 2 3 3'], 3, [9])
    const { pub } = table
    pub.current = 1
    expect([roundStarts(pub, 2), roundStarts(pub, 1), roundStarts(pub, 0)]).toEqual([true, true, false])
    pub.current = 2
    expect(roundStarts(pub, 1)).toBe(false)
    pub.players[0].uncut = 1
    pub.current = 1
    expect(roundStarts(pub, 2)).toBe(false)
  })

  test('BB-M39.8: whoever has only noble wires and reds takes the special action; an empty deck gives nobody a token', () => {
    const table = noble(['3 3 r4', '3 5', '3 5 5 5'], 3, [])
    expect(new Set(table.match.legal(0).map(({ type }) => type))).toEqual(new Set(['simultaneousFourCut']))
    const targets = { playerId2: 0, tileIndex2: 1, playerId3: 1, tileIndex3: 0, playerId4: 2, tileIndex4: 0 }
    table.act(0, { type: 'simultaneousFourCut', playerId: 0, tileIndex: 0, ...targets })
    expect([0, 1, 2].flatMap((seat) => table.tokens(seat))).toEqual([])
    expect(table.match.view(-1).view.track?.[2]).toBe(4)
  })
})
