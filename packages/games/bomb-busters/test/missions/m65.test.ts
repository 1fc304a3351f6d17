import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { RESULTS } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

interface Card {
  readonly value: number
  readonly up: boolean
}
const read = (text: string): Card[] =>
  text
    .split(' ')
    .filter((card) => card !== '')
    .map((card) => ({ value: Number.parseInt(card, 10), up: !card.endsWith('-') }))

/** Hands of wires, and Number cards: `3 5-` is a 3 face up and a 5 face down. */
function handMeDowns(hands: readonly string[], cards: readonly string[], row: readonly string[] = []) {
  const table = staged({ mission: 65, hands, cards: row })
  table.pub.rules['personal-number-cards'] = { cards: cards.map(read) as never }
  return table
}
const cardsOf = ({ pub }: ReturnType<typeof handMeDowns>) =>
  (pub.rules['personal-number-cards'] as unknown as { cards: Card[][] }).cards.map((cards) =>
    cards.map(({ value, up }) => `${value}${up ? '' : '-'}`).join(' '),
  )
const cut = (targetPlayerId: number, targetTileIndex: number, guessValue: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
})
const give = (cardId: number, recipientPlayerId: number) => ({
  type: 'mission65CardHandoff',
  cardId,
  recipientPlayerId,
})

const HANDS = ['1 2 3', '1 2 3', '1 2 3']
const CARDS = ['1 2', '3 5', '4 6']

describe('mission 65', () => {
  test('BB-M65.1: three to five players; all twelve cards are dealt face up', () => {
    const two = Match.start(bombBusters, { seats: 2, options: { mission: 65 }, seed: 'two' })
    expect(isBlocked(two)).toBe(true)
    for (const [at, shares] of [
      [4, 4, 4],
      [3, 3, 3, 3],
      [3, 3, 2, 2, 2],
    ].entries()) {
      const { pub } = dealt(65, at + 3)
      const { cards } = pub.rules['personal-number-cards'] as unknown as { cards: Card[][] }
      expect(shares.map((_, i) => cards[(pub.captain + i) % cards.length].length)).toEqual(shares)
      const values = cards.flat().map(({ value }) => value)
      expect(values.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(cards.flat().every(({ up }) => up)).toBe(true)
    }
  })

  test('BB-M65.2: only numbers of the own face-up cards are cut', () => {
    expect(handMeDowns(HANDS, CARDS).refused(0, cut(1, 2, 3))).toBe('MISSION_RULE_VIOLATION')
    expect(handMeDowns(HANDS, ['1- 2', '3', '4']).refused(0, cut(1, 0, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(
      handMeDowns(HANDS, CARDS)
        .act(0, cut(1, 0, 1))
        .hand(1),
    ).toBe('1- 2 3')
  })

  test('BB-M65.3: the card of a completed number is turned down wherever it is', () => {
    const done = handMeDowns(['1 1- 2', '1 1- 3', '2 3'], ['1 2', '3', '2'], ['disintegrator']).act(0, cut(1, 0, 1))
    expect(cardsOf(done)).toEqual(['1- 2', '3', '2'])
  })

  test('BB-M65.4: whoever has played hands on a card before the next turn', () => {
    const turn = handMeDowns(HANDS, CARDS).act(0, cut(1, 0, 1))
    expect(turn.asked()).toEqual(['0 mission65CardHandoff'])
    expect(turn.refused(1, cut(2, 2, 3))).toBe('FORCED_ACTION_PENDING')
    turn.act(0, give(2, 1))
    expect([cardsOf(turn), turn.asked()]).toEqual([['1', '3 5 2', '4 6'], ['1 turn']])
  })

  test('BB-M65.4: after a failure, the Coffee Mug and revealed reds too', () => {
    expect(
      handMeDowns(HANDS, CARDS)
        .act(0, cut(1, 1, 1))
        .asked(),
    ).toEqual(['0 mission65CardHandoff'])
    const mug = handMeDowns(HANDS, CARDS, ['coffee_mug']).use(0, 'coffee_mug', { playerId: 1 })
    expect(mug.asked()).toEqual(['0 mission65CardHandoff'])
    const reds = handMeDowns(['r1', '3 5', '3 5'], ['1', '3', '5']).act(0, { type: 'revealReds' })
    expect(reds.asked()).toEqual(['0 mission65CardHandoff'])
  })

  test('BB-M65.4, BB-M65.R1: a face-up card of the own, to a teammate with wires', () => {
    const turn = handMeDowns(['1 2 3', '1 2 3', '2-', '1'], ['1 2 7-', '3 5', '4', '6']).act(0, cut(1, 0, 1))
    expect(turn.refused(0, give(7, 1))).toBe('notThatCard')
    expect(turn.refused(0, give(3, 1))).toBe('notThatCard')
    expect(turn.refused(0, give(2, 0))).toBe('notThatPlayer')
    expect(turn.refused(0, give(2, 2))).toBe('notThatPlayer')
  })

  test('BB-M65.R2: whoever has no wires left hands over everything, in whose turn ever that was', () => {
    const last = handMeDowns(['1', '1', '2 3', '2 3'], ['1 2', '3 5', '4', '6'])
    last.act(0, cut(1, 0, 1)).act(0, give(1, 2))
    expect(last.asked()).toEqual(['0 mission65CardHandoff'])
    last.act(0, give(2, 2))
    expect(last.asked()).toEqual(['1 mission65CardHandoff'])
    last.act(1, give(3, 3)).act(1, give(5, 3))
    expect([cardsOf(last), last.asked()]).toEqual([['', '', '4 1 2', '6 3 5'], ['2 turn']])
  })

  test('BB-M65.5: skipped for a step of the dial without a card that fits, then the handoff', () => {
    const skipped = handMeDowns(HANDS, ['1 2', '5 6', '1 3'])
      .act(0, cut(1, 0, 1))
      .act(0, give(2, 2))
    expect([skipped.pub.dial, skipped.asked()]).toEqual([1, ['1 mission65CardHandoff']])
    expect(skipped.pub.players[1].not.slice(1)).toEqual([0b1100000, 0b1100000])
    expect(skipped.act(1, give(5, 2)).asked()).toEqual(['2 turn'])
    const red = handMeDowns(['1 2', 'r1', '1 2'], CARDS)
      .act(0, cut(2, 0, 1))
      .act(0, give(2, 2))
    expect([red.pub.dial, red.asked()]).toEqual([0, ['1 turn']])
  })

  test('BB-22.2: by default the lowest card goes to the next player with wires', () => {
    const timed = handMeDowns(['1 2 3', '1-', '1 2 3'], CARDS).act(0, cut(2, 0, 1))
    timed.match.timeout(0)
    expect(cardsOf(timed)[2]).toBe('4 6 1')
  })

  test('BB-12.2: no handoff after the last wire of all', () => {
    const won = handMeDowns(['1', '1', '2-'], CARDS).act(0, cut(1, 0, 1))
    expect(RESULTS[won.pub.result]).toBe('win')
  })
})
