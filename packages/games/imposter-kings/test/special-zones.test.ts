import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('special zones', () => {
  test('IK-10.1: one Antechamber card a turn; who has one cannot be stuck', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand none; king down; antechamber Zealot, Elder | seat 1: hand Mystic, Warlord | to act: 0',
    )
    at.play(0, 'Zealot')
    expect(at.view(-1).players[0].antechamber).toEqual(['Elder'])
    at.play(1, 'Mystic')
    expect(at.askedShort()).toEqual(['0 antechamberTurn'])
  })

  test('IK-10.1: guesses do not see a card there', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | seat 0: hand Soldier | seat 1: hand Mystic; antechamber Judge | to act: 0",
    )
    at.play(0, 'Soldier').name(0, 'Judge')
    expect(at.events(-1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Judge', right: false })
  })

  test('IK-10.2, IK-16.16: condemned cards are public with their owner, and no turn is spent on them', () => {
    const at = table("court: Fool by 1 | seat 0: hand Soldier, Queen | seat 1: hand King's Hand, Zealot | to act: 0")
    at.play(0, 'Soldier').name(0, 'Zealot').claim(1, "King's Hand")
    expect(at.view(-1).condemned).toEqual([
      { card: "King's Hand", from: 1 },
      { card: 'Soldier', from: 0 },
    ])
    at.play(0, 'Queen')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-10.3: there is always exactly one Accused', () => {
    const at = table(
      "court: Fool by 1, Elder by 0, Zealot by 1 | accused: King's Hand | seat 0: hand Warden, Judge | to act: 0",
      {
        options: { deck: 'regulation-20' },
      },
    )
    expect(at.view(-1).accused).toBe("King's Hand")
    expect(at.play(0, 'Warden').use(0).pick(0, 'Judge').view(-1).accused).toBe('Judge')
  })

  test('IK-10.4: the Dungeon is known to its owner and stays out of play', () => {
    const at = table(
      "court: Fool by 1 | accused: King's Hand | seat 0: hand Inquisitor | seat 1: hand Mystic; dungeon Judge | to act: 0",
    )
    expect(at.view(1).mine?.dungeon).toBe('Judge')
    expect(at.view(0).players[1].dungeon).toBe(true)
    at.play(0, 'Inquisitor').use(0).name(0, 'Judge')
    expect(at.events(-1)).toContainEqual({ type: 'holderFound', seat: 1, card: 'Judge', holds: false })
  })

  test('IK-10.5, IK-11.8: the Forgotten card is shown at the review', () => {
    const at = table(
      'court: Queen by 1 | forgotten: Warlord | seat 0: hand Fool; king down | seat 1: hand Elder | to act: 0',
    )
    expect(at.events(-1)).toContainEqual({ type: 'reviewed', seat: 0, place: 'forgotten', card: 'Warlord' })
  })

  test('IK-10.6: a Successor is no hand card: guesses and exchanges leave it alone', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | seat 0: hand Princess, Fool | seat 1: hand Mystic; successor Judge | to act: 0",
    )
    at.play(0, 'Princess').use(0).player(0, 1)
    expect(at.legalCards(1)).toEqual(['Mystic'])
  })
})
