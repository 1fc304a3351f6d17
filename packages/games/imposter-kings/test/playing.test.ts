import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

const legal = (court: string, hand: string, rest = '', setting = {}) =>
  table(`court: ${court} | seat 0: hand ${hand} | seat 1: hand Mystic | to act: 0${rest}`, setting).legalCards(0)

describe('playing a card', () => {
  test('IK-5.1: a card is playable if its hand value is equal to or higher than the Throne’s', () => {
    expect(legal('Soldier by 1', 'Inquisitor, Judge, Oathbound')).toEqual(['Judge', 'Oathbound'])
    const at = table('court: Soldier by 1 | seat 0: hand Inquisitor, Judge | to act: 0')
    expect(at.blocked(0, { type: 'play', card: 'Inquisitor' })).toMatchObject({ code: 'tooLow', rule: 'IK-5.1' })
    expect(at.blocked(0, { type: 'play', card: 'Queen' })).toMatchObject({ code: 'notInHand' })
  })

  test('IK-5.2, IK-6.1: on an empty Court every card is playable; the Throne counts as 0', () => {
    expect(legal('none', 'Fool, Elder')).toEqual(['Fool', 'Elder'])
    expect(table('court: none | seat 0: hand Fool | to act: 0').view(-1).throne).toBe(0)
  })

  test('IK-5.3, IK-6.1, IK-16.1: a disgraced Throne is worth 1, so every card is playable on it', () => {
    expect(legal('Queen by 1 down', 'Fool, Elder')).toEqual(['Fool', 'Elder'])
    expect(table('court: Queen by 1 down | seat 0: hand Fool | to act: 0').view(-1).throne).toBe(1)
  })

  test('IK-5.4: playing by value never counts as using the override', () => {
    // An Oathbound that is high enough disgraces nothing.
    const at = table('court: Judge by 1 | seat 0: hand Oathbound, Fool | seat 1: hand Mystic | to act: 0').play(
      0,
      'Oathbound',
    )
    expect(at.courtShort()).toEqual(['Judge', 'Oathbound'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-5.5: overrides look only at the Throne, and a disgraced Throne is never Royalty', () => {
    expect(legal('Queen by 1, Sentry by 1', 'Elder')).toEqual([])
    const at = table('court: Princess by 1 down | seat 0: hand Zealot; king down | seat 1: hand Mystic | to act: 0')
    expect(at.view(-1).court[0]).toMatchObject({ royalty: false, value: 1 })
    expect(at.legalCards(0)).toEqual(['Zealot'])
  })

  test('IK-5.6: from the Antechamber the value rule does not count, and no override is used', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Fool, Zealot; antechamber Soldier, Oathbound | seat 1: hand Mystic | to act: 0',
    )
    expect(at.legalCards(0)).toEqual(['Soldier', 'Oathbound'])
    expect(at.play(0, 'Oathbound').courtShort()).toEqual(['Queen', 'Oathbound'])
    // Abilities work as usual.
    const soldier = table('court: Queen by 1 | seat 0: antechamber Soldier | seat 1: hand Mystic | to act: 0').play(
      0,
      'Soldier',
    )
    expect(soldier.askedShort()).toEqual(['0 sayName'])
  })

  test('IK-5.7, IK-21.3: it lands face up on top, told with the Throne’s value before; then its ability, then the turn ends', () => {
    const at = table(
      "court: Elder by 1 | accused: King's Hand | seat 0: hand Inquisitor | seat 1: hand Mystic | to act: 0",
    ).play(0, 'Inquisitor')
    expect(at.events(-1)).toContainEqual({ type: 'played', seat: 0, card: 'Inquisitor', from: 'hand', throne: 3 })
    expect(at.view(-1).court.at(-1)).toMatchObject({ card: 'Inquisitor', by: 0, disgraced: false })
    expect(at.askedShort()).toEqual(['0 useAbility'])
    expect(at.decline(0).told(-1)).toEqual(['abilityDeclined', 'turnStarted', 'toAct'])
  })

  test('IK-5.7: a card that is muted in the Court does nothing else', () => {
    const at = table('court: Elder by 1 | mystic: 4 | seat 0: hand Inquisitor | seat 1: hand Mystic | to act: 0').play(
      0,
      'Inquisitor',
    )
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-5.10: a disgraced card keeps its place and its identity stays known, but it has no name, keyword or text', () => {
    const at = table(
      'court: Judge by 1, Warlord by 0, Princess by 1 | accused: Assassin | seat 0: hand Fool; successor Elder | seat 1: hand Mystic | to act: 0',
    )
    expect(at.view(-1).court[1].value).toBe(9)
    at.flip(0)
    expect(at.view(-1).court[2]).toMatchObject({ card: 'Princess', disgraced: true, value: 1, royalty: false })
    expect(at.view(-1).court[1].value).toBe(7) // The Royalty it gave has ended.
  })

  test('IK-5.11, IK-18.21: only face-up cards can be chosen', () => {
    const at = table(
      "court: Queen by 1, Judge by 1 down, Elder by 1 down | accused: King's Hand | seat 0: hand Fool | to act: 0",
    )
      .play(0, 'Fool')
      .use(0)
    expect(at.legal(0)).toEqual([{ type: 'chooseCourt', place: 0 }])
    expect(at.blocked(0, { type: 'chooseCourt', place: 1 })).toMatchObject({ rule: 'IK-5.11' })
  })

  test('IK-5.12: a disgraced card never turns face up again, whatever lies on or leaves it', () => {
    const at = table(
      "court: Queen by 1 down | seat 0: hand Soldier, Elder | seat 1: hand King's Hand, Mystic | to act: 0",
    )
    at.play(0, 'Soldier').name(0, 'Mystic').claim(1, "King's Hand")
    expect(at.courtShort()).toEqual(['(Queen)'])
    expect(at.view(-1).throne).toBe(1)
  })

  test('IK-5.13: King’s Hand on a second card closes all open plays of the turn', () => {
    const at = table(
      "court: Zealot by 1 | seat 0: hand Herald, Soldier, Fool; successor Assassin | seat 1: hand King's Hand | seat 2: hand Elder | to act: 0",
      { seats: 3 },
    )
    at.play(0, 'Herald').pass(1).pass(2).pick(0, 'Assassin').pick(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand")
    expect(at.askedShort()).toEqual(['0 mainTurn'])
    expect(at.match.view(-1).pile.map(({ flow }) => flow)).toEqual(['match', 'round', 'turn'])
  })

  test('IK-5.16: nothing mutes a King: under Exile it is flipped as usual', () => {
    const at = table(
      'court: Judge by 1 | exile: 1 | seat 0: hand Fool; successor Elder | seat 1: hand Mystic | to act: 0',
      { options: { mode: 'expansion' } },
    )
    at.flip(0)
    expect(at.hand(0)).toEqual(['Fool', 'Elder'])
    expect(at.courtShort()).toEqual(['(Judge)'])
  })

  test('IK-18.2: an illegal action is refused and changes nothing', () => {
    const at = table('court: Queen by 1 | seat 0: hand Fool | seat 1: hand Mystic | to act: 0')
    const before = at.match.hash()
    expect(at.match.apply(0, { type: 'play', card: 'Fool' }).blocked).toMatchObject({ code: 'tooLow' })
    expect(at.match.apply(1, { type: 'play', card: 'Mystic' }).blocked).toMatchObject({ code: 'notAsked' })
    expect(at.match.apply(0, { type: 'nonsense' }).blocked).toMatchObject({ code: 'unknownAction' })
    expect(at.match.hash()).toBe(before)
  })
})
