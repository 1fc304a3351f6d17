import { isBlocked, Match, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { layOutHands, numberHands, resampleHands } from '../../src/modules/number-hands.ts'
import { type Staged, staged } from '../equipment/staged.ts'

const hide = (cardIndex: number) => ({ type: 'mission29HiddenNumberCardChoice', cardIndex })
const cut = (guessValue: number, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})
const SEATS = 0b11111
const DECK = 1 << 6

/** These Number cards are in the hands, the deck has the next one first; the first choice is pending. */
function guessing(
  hands: readonly string[],
  numbers: readonly (readonly number[])[],
  deck: readonly number[] = [],
  cards: readonly string[] = [],
): Staged {
  const table = staged({ hands, mission: 29, cards })
  const { play } = table.match
  layOutHands(play as never, deck.toReversed())
  const pub = numberHands.pub(play.pub)
  pub.counts = numbers.map(({ length }) => length)
  const anywhere = (SEATS & ((1 << hands.length) - 1)) | DECK
  pub.where = pub.where.map(() => anywhere)
  numbers.forEach((held, seat) => {
    const mine = numberHands.own(play.own[seat])
    mine.cards = held.slice()
    mine.where = mine.where.map((_, value) => (held.includes(value) ? 1 << seat : anywhere & ~(1 << seat)))
  })
  return table
}

const cardsOf = (table: Staged) => table.match.play.own.map((mine) => numberHands.own(mine).cards)
const HANDS = ['1 2 3 4', '1 2 3 5', '1 2 3 4 5']

describe('mission 29', () => {
  test("BB-M29.1, BB-M29.2: two Number cards each, three for the captain's right, who hides the first one", () => {
    const match = Match.start(bombBusters, { seats: 4, options: { mission: 29, captain: 'first' }, seed: 'guess' })
    if (isBlocked(match)) throw new Error(match.message)
    expect(numberHands.pub(match.play.pub)).toMatchObject({ counts: [2, 2, 2, 3], deck: 3 })
    for (let seat = 0; seat < 4; seat++) match.timeout(seat)
    expect(match.view(-1).decisions).toMatchObject([{ seat: 3, question: 'mission29HiddenNumberCardChoice' }])
  })

  test('BB-M29.2, BB-M29.3: the chooser is the nearest to the right who has cards, never the actor', () => {
    const far = guessing(HANDS, [[], [8, 9], [10, 11]])
    far.act(2, hide(0)).act(0, cut(1, 1, 0))
    expect(far.asked()).toEqual(['0 mission29HiddenNumberCardChoice'])
    const alone = guessing(HANDS, [[], [8, 9], [10]])
    alone.act(2, hide(0))
    numberHands.own(alone.match.play.own[1]).cards = []
    numberHands.pub(alone.pub).counts[1] = 0
    numberHands.pub(alone.pub).counts[2] = 0
    alone.act(0, cut(1, 1, 0))
    // Seat 0 has taken the card of the table, so it hides it from seat 1.
    expect(alone.asked()).toEqual(['0 mission29HiddenNumberCardChoice'])
  })

  test('BB-M29.2: where nobody else has cards there is none this turn', () => {
    const table = guessing(HANDS, [[], [8, 9], [10]])
    table.act(2, hide(0))
    for (const seat of [0, 1, 2]) {
      numberHands.own(table.match.play.own[seat]).cards = seat === 1 ? [8, 9] : []
      numberHands.pub(table.pub).counts[seat] = seat === 1 ? 2 : 0
    }
    // The card on the table leaves the game with its number.
    table.pub.cut[10] = 4
    table.act(0, cut(1, 1, 0))
    expect(table.asked()).toEqual(['1 turn'])
    table.act(1, cut(5, 2, 4))
    expect(table.asked()).toEqual(['1 mission29HiddenNumberCardChoice'])
  })

  test('BB-M29.3: the card lies face down, seen by nobody but its chooser; small hands are filled up', () => {
    const table = guessing(HANDS, [[6, 7], [8], [9, 10]], [11, 12])
    expect(table.refused(2, hide(2))).toBe('noSuchCard')
    expect(table.refused(1, hide(0))).toBe('notAsked')
    expect(table.refused(0, cut(1, 1, 0))).toBe('FORCED_ACTION_PENDING')
    table.act(2, hide(1))
    expect(cardsOf(table)).toEqual([
      [6, 7],
      [8, 12],
      [9, 11],
    ])
    expect(numberHands.pub(table.pub)).toMatchObject({ onTable: true, deck: 0, counts: [2, 2, 2] })
    expect(table.told(2, 'numberCardHidden')[0]).toMatchObject({ seat: 2, actor: 0, value: 10 })
    expect(table.told(0, 'numberCardHidden')[0].value ?? null).toBeNull()
    expect(table.asked()).toEqual(['0 turn'])
  })

  test('BB-M29.4, BB-M29.5: cutting the hidden number moves the dial; the actor takes the card', () => {
    const table = guessing(
      HANDS,
      [
        [6, 7],
        [8, 9],
        [1, 10],
      ],
      [11],
    )
    table.act(2, hide(0)).act(0, cut(1, 1, 0))
    expect(table.pub.dial).toBe(1)
    expect(table.told(1, 'numberCardRevealed')).toEqual([expect.objectContaining({ value: 1 })])
    expect(cardsOf(table)[0]).toEqual([6, 7, 1])
    const other = guessing(
      HANDS,
      [
        [6, 7],
        [8, 9],
        [1, 10],
      ],
      [11],
    )
    other.act(2, hide(1)).act(0, cut(1, 1, 0))
    expect([other.pub.dial, cardsOf(other)[0]]).toEqual([0, [6, 7, 10]])
    const failed = guessing(
      HANDS,
      [
        [6, 7],
        [8, 9],
        [1, 10],
      ],
      [11],
    )
    failed.act(2, hide(0)).act(0, cut(1, 1, 1))
    expect(failed.pub.dial).toBe(1)
  })

  test('BB-M29.5: at the end of the dial that is the end', () => {
    const table = guessing(HANDS, [
      [6, 7],
      [8, 9],
      [1, 10],
    ])
    table.pub.dial = 2
    table.act(2, hide(0)).act(0, cut(1, 1, 0))
    expect(table.match.view(-1).view.result).toBe('loss_detonator')
  })

  test('BB-M29.6, BB-M29.R1: a number that is done leaves the game everywhere, after it has cost its step', () => {
    const hands = ['1 2 3', '1- 1- 2 3', '1 2 2 3 3']
    const table = guessing(
      hands,
      [
        [6, 7],
        [8, 9],
        [1, 10],
      ],
      [11],
    )
    table.act(2, hide(0)).act(0, cut(1, 2, 0))
    expect(table.pub.dial).toBe(1)
    expect([cardsOf(table)[0], numberHands.pub(table.pub).discard]).toEqual([[6, 7], [1]])
    const held = guessing(
      hands,
      [
        [6, 7],
        [1, 9],
        [8, 10],
      ],
      [11],
    )
    held.act(2, hide(0)).act(0, cut(1, 2, 0))
    expect(held.told(0, 'numberCardDiscarded')).toEqual([expect.objectContaining({ seat: 1, value: 1 })])
    // The chooser drew 11 before; seat 1 has one card left, and the deck is empty.
    expect(cardsOf(held)[1]).toEqual([9])
  })

  test('BB-M29.6: the last number that is left costs nobody anything', () => {
    const table = guessing(
      ['1 2', '1 2', '2 2'],
      [
        [6, 7],
        [8, 2],
        [9, 10],
      ],
    )
    for (let value = 1; value <= 12; value++) if (value > 2) table.pub.cut[value] = 4
    table.pub.cut[1] = 2
    table.pub.total[1] = 4
    table.act(2, hide(0)).act(0, cut(1, 1, 0))
    expect(cardsOf(table).flat()).not.toContain(2)
    expect(table.asked()).toEqual(['1 turn'])
  })

  test('BB-M29.7, BB-M29.R2: a hand without wires gives its cards back under the deck and draws no more', () => {
    const table = guessing(
      ['1', '1 2 3', '2 3 1 1'],
      [
        [6, 7],
        [8, 9],
        [10, 11],
      ],
      [5],
    )
    table.act(2, hide(0)).act(0, cut(1, 1, 0))
    expect(cardsOf(table)[0]).toEqual([])
    expect(numberHands.hidden(table.match.play.hidden).deck.toSorted((a, b) => a - b)).toEqual([6, 7, 10])
    expect(table.asked()).toEqual(['2 mission29HiddenNumberCardChoice'])
  })

  test('BB-M29.8: with the Coffee Mug nothing is revealed; the actor takes the card face down', () => {
    const table = guessing(
      HANDS,
      [
        [6, 7],
        [8, 9],
        [1, 10],
      ],
      [],
      ['coffee_mug'],
    )
    table.act(2, hide(0)).use(0, 'coffee_mug', { playerId: 2 })
    expect(table.told(1, 'numberCardRevealed')).toEqual([])
    expect(table.told(0, 'numberCardTaken')[0]).toMatchObject({ seat: 0, value: 1 })
    expect(table.told(1, 'numberCardTaken')[0].value ?? null).toBeNull()
    expect(cardsOf(table)[0]).toEqual([6, 7, 1])
    expect(table.asked()).toEqual(['1 mission29HiddenNumberCardChoice'])
  })

  test('BB-M29.9: a winning cut ends the mission before anything is revealed', () => {
    const table = guessing(['1', '1', '1- 1-'], [[6, 7], [1, 9], []])
    table.pub.dial = 2
    table.pub.rules['hidden-number-penalty'] = { actor: 0, chooser: 2, cut: 0, mugUsed: false }
    numberHands.own(table.match.play.own[2]).cards = [2]
    numberHands.pub(table.pub).counts[2] = 1
    table.act(2, hide(0)).act(0, cut(1, 1, 0))
    expect(table.match.view(-1).view.result).toBe('win')
  })

  test('BB-15.3: what was seen stays where it was seen in every world that can be imagined, the rest does not', () => {
    const places = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const table = guessing(
        HANDS,
        [
          [6, 7],
          [8, 9],
          [1, 10],
        ],
        [11, 12, 5, 4],
      )
      table
        .act(2, hide(0))
        .act(0, cut(2, 1, 1))
        .act(0, hide(1))
      const { play } = table.match
      resampleHands(play, 1, seeded(`numbers ${i}`))
      const [first, mine, third] = cardsOf(table)
      const { table: hidden, deck } = numberHands.hidden(play.hidden)
      expect(mine).toEqual([8, 9])
      // Everybody saw seat 0 take the 1; since then it may have laid it on the table.
      expect([...first, hidden]).toContain(1)
      expect([...first, ...mine, ...third, ...deck, hidden].toSorted((a, b) => a - b)).toEqual([
        1, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ])
      places.add(hidden)
    }
    expect(places.size).toBeGreaterThan(3)
  })
})
