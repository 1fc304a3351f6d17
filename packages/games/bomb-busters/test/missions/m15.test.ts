import { describe, expect, test } from 'vitest'
import { numberCards } from '../../src/modules/number-cards.ts'
import { EQUIPMENT } from '../../src/names.ts'
import { type Staged, staged } from '../equipment/staged.ts'

/** The row lies face down, these cards from the left; the deck has the next number first. */
function novosibirsk(hands: readonly string[], cards: readonly string[], [open, ...deck]: readonly number[]): Staged {
  const table = staged({ hands, mission: 15 })
  const { pub, hidden } = table.match.play
  pub.row = cards.map(() => ({ card: -1, unlocked: false, used: false, faceDown: true, lock: 0 }))
  hidden.faceDown = cards.map((id) => EQUIPMENT.indexOf(id as never))
  numberCards.put(pub, { row: [{ value: open, up: true }], discard: [], deck: deck.length })
  numberCards.hide(hidden, { deck: deck.toReversed() })
  return table
}

const faces = (table: Staged) => table.pub.row.map(({ card, unlocked }) => (unlocked ? EQUIPMENT[card] : '?'))
const cut = (guessValue: number, targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  guessValue,
  targetPlayerId,
  targetTileIndex,
})

describe('mission 15', () => {
  test('BB-M15.1, BB-M15.3: all cards lie face down, hidden from everyone, and cannot be used; one number is open', () => {
    const { match } = staged({ hands: ['1 2', '1 2', '3 3'], mission: 15 })
    expect(match.play.hidden.faceDown).toHaveLength(3)
    expect(numberCards.pub(match.play.pub)).toMatchObject({ row: [{ up: true }], discard: [], deck: 11 })
    const table = novosibirsk(['1 2', '1 2', '3 3'], ['rewinder', 'post_it'], [1, 2])
    for (const { id, faceDown } of table.match.view(0).view.equipment) expect([id, faceDown]).toEqual([null, true])
    expect(table.useRefused(0, 'rewinder')).toBe('EQUIPMENT_LOCKED')
    expect(table.useRefused(0, 'label_eq')).toBe('EQUIPMENT_LOCKED')
  })

  test('BB-M15.2: four cut wires of the open number turn up the first card, usable at once, and the next number', () => {
    const table = novosibirsk(['1 4 4 6', '1 4 4 6', '6 6'], ['rewinder', 'post_it'], [4, 6, 1])
    table.act(0, cut(4, 1, 1))
    expect(faces(table)).toEqual(['?', '?'])
    table.act(1, cut(4, 0, 2))
    expect(faces(table)).toEqual(['rewinder', '?'])
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 6, up: true }], discard: [4], deck: 1 })
    expect(table.use(2, 'rewinder').isUsed('rewinder')).toBe(true)
  })

  test('BB-M15.2: two cut wires of its own number do not unlock a card', () => {
    const table = novosibirsk(['1 6 6', '1 6 6', '2 2'], ['rewinder'], [1])
    table.act(0, cut(6, 1, 1))
    expect(faces(table)).toEqual(['?'])
  })

  test('BB-M15.2: numbers that are done already are discarded without a reward', () => {
    const hands = ['1 4 4 5- 5-', '1 4 4 5- 5-', '6- 6- 6- 6- 7']
    const table = novosibirsk(hands, ['rewinder', 'post_it', 'label_eq'], [4, 5, 6, 1])
    table.act(0, cut(4, 1, 1)).act(1, cut(4, 0, 2))
    expect(faces(table)).toEqual(['rewinder', '?', '?'])
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 1, up: true }], discard: [4, 5, 6], deck: 0 })
  })

  test('BB-M15.2: the deck may run out', () => {
    const table = novosibirsk(['4 4 4 4 5', '5 6', '5 5 6'], ['rewinder', 'post_it'], [4])
    table.act(0, { type: 'soloCut', value: 4 })
    expect(numberCards.pub(table.pub)).toEqual({ row: [], discard: [4], deck: 0 })
    expect(faces(table)).toEqual(['rewinder', '?'])
  })

  test('BB-M15.4: with every card face up the numbers stay as they are', () => {
    const table = novosibirsk(['4 4 4 4 5', '5 6', '5 5 6'], [], [4, 6])
    table.act(0, { type: 'soloCut', value: 4 })
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 4, up: true }], discard: [], deck: 1 })
  })
})
