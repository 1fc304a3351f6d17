import { describe, expect, test } from 'vitest'
import { type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { dualCut, laidOut, layOut, soloCut } from './laid-out.ts'

/** The mission with this card active and these in the deck, the next one first. */
function rolling(hands: readonly string[], active: string, deck: string, dial = 0): Staged {
  const table = staged({ hands, mission: 37, dial })
  layOut(table, 'active-constraint', { active, deck: deck.length, discard: [] })
  table.match.play.hidden.rules['active-constraint'] = { deck: deck.split('').reverse() }
  return table
}

describe('mission 37', () => {
  test('BB-M37.1: one of twelve cards is active, eleven are in the deck, and nobody sees those', () => {
    const { pub, hidden } = dealt(37, 3)
    const { active, deck } = pub.rules['active-constraint'] as { active: string; deck: number }
    expect(deck).toBe(11)
    const below = (hidden.rules['active-constraint'] as { deck: string[] }).deck
    expect([active, ...below].toSorted().join('')).toBe('ABCDEFGHIJKL')
  })

  test('BB-M37.3: a completed value brings the next card, from the next turn on', () => {
    const table = rolling(['2 2 4', '2 2 4', '3 3 4 4'], 'L', 'KA')
    table.act(0, dualCut(1, 0, 2))
    expect(laidOut(table, 'active-constraint').active).toBe('L')
    table.act(1, dualCut(0, 1, 2))
    expect(laidOut(table, 'active-constraint')).toMatchObject({ active: 'K', discard: ['L'], deck: 1 })
  })

  test('BB-M37.3: with an empty deck no constraint is left', () => {
    const table = rolling(['2 2 2 2 3', '3 5', '3 3 5 5 5'], 'A', '')
    table.act(0, soloCut(2))
    expect(laidOut(table, 'active-constraint')).toMatchObject({ active: null, discard: ['A'] })
    expect(table.act(1, dualCut(0, 4, 3)).hand(0)).toBe('2- 2- 2- 2- 3-')
  })

  test('BB-M37.4: all are skipped: the dial moves, the card is replaced, and the first one skipped is asked again', () => {
    const table = rolling(['2 2 3', '2 2 5', '3 5 7 7'], 'A', 'AB')
    table.act(0, dualCut(1, 0, 2)).act(1, dualCut(0, 1, 2))
    // The completed 2 has brought another A: seats 2, 0 and 1 are skipped, then B is turned up and seat 2 plays.
    expect(table.pub.dial).toBe(1)
    expect(table.asked()).toEqual(['2 turn'])
    expect(laidOut(table, 'active-constraint').active).toBe('B')
  })

  test('BB-M37.R1, BB-M37.6: the new card is tested at once, so stalls may follow each other up to the loss', () => {
    const table = rolling(['2 2 3', '2 2 5', '3 5 7 7'], 'A', 'AAAAA')
    table.act(0, dualCut(1, 0, 2)).act(1, dualCut(0, 1, 2))
    expect(table.match.view(-1).view.result).toBe('loss_detonator')
    expect(table.pub.dial).toBe(3)
  })

  test('BB-M37.2: everybody is bound by the active card, and reds are revealed all the same', () => {
    const table = rolling(['2 3', '2 3', '2 2 3 3'], 'A', 'B')
    expect(table.refused(0, dualCut(1, 1, 3))).toBe('MISSION_RULE_VIOLATION')
    table.act(0, dualCut(1, 0, 2))
    expect(table.asked()).toEqual(['2 turn'])
    expect(rolling(['r1', '2 2', '2 2'], 'A', 'B').act(0, { type: 'revealReds' }).hand(0)).toBe('r1-')
  })

  test('BB-M37.6: two completed values replace the card twice', () => {
    const table = rolling(['2 2 4', '2 2 4', '3 3 4 4'], 'L', 'KAB')
    table.act(0, dualCut(1, 0, 2))
    layOut(table, 'rolling-constraint', { due: 1 })
    table.act(1, dualCut(0, 1, 2))
    expect(laidOut(table, 'active-constraint')).toMatchObject({ active: 'A', discard: ['L', 'K'], deck: 1 })
  })

  test('BB-M37.6: the surcharge belongs to the card of the cut, and a failure replaces nothing', () => {
    const table = rolling(['2 2 4', '2 2 4', '3 3 4 4'], 'L', 'KA').act(0, dualCut(1, 2, 2))
    expect([table.pub.dial, laidOut(table, 'active-constraint').active]).toEqual([2, 'L'])
  })

  test('BB-S1: a cut that is bound to fail counts as a move; cards and personal equipment do not', () => {
    const bound = rolling(['2 2 3', '4 5', '2 2 4- 4- 4-'], 'A', 'B').act(0, dualCut(2, 0, 2))
    expect(bound.asked()).toEqual(['1 turn'])
    const none = rolling(['2 2 3', '5 7', '2 2 3 3'], 'A', 'B').act(0, dualCut(2, 0, 2))
    expect(none.pub.players[1].used).toBe(false)
    expect(none.asked()).toEqual(['2 turn'])
  })
})
