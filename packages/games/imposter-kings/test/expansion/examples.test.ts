import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('worked examples of the expansion', () => {
  describe('two prompts', () => {
    const flip = (seat0: string, seat1: string) =>
      table(
        `court: Assassin by 0, Mystic by 1, Sentry by 0 | seat 0: hand ${seat0}; successor Judge | seat 1: hand ${seat1} | to act: 0`,
        expansion,
      ).flip(0)

    test('IK-20.3: about the Stranger alone, since the only Assassin lies in the Court', () => {
      expect(flip('Fool', 'Queen; signatures Stranger').legalCards(1)).toEqual(['Stranger'])
      expect(flip('Fool', 'Queen').told(-1)).not.toContain('windowOpened')
      expect(flip('Fool; signatures Stranger', 'Queen').told(-1)).not.toContain('windowOpened')
      expect(flip('Fool; signatures Stranger', 'Queen; received unseen').legalCards(1)).toEqual(['Stranger'])
    })

    test("IK-20.3: the flipper has lost unless King's Hand answers", () => {
      const lost = flip('Fool', 'Stranger of seat 1, Queen').claim(1, 'Stranger')
      expect(lost.askedShort()).toEqual(['0 reactionPrompt'])
      expect(lost.view(-1).condemned).toEqual([{ card: 'Stranger of seat 1', from: 1 }])
      lost.pass(0)
      expect(lost.view(-1).lastRound).toMatchObject({ winners: [1], reason: 'assassination', points: [0, 3] })
      const saved = flip("King's Hand", 'Stranger of seat 1, Queen').claim(1, 'Stranger').claim(0, "King's Hand")
      expect(saved.hand(0)).toEqual(['Judge'])
      expect(saved.courtShort()).toEqual(['Assassin', 'Mystic', '(Sentry)'])
    })
  })

  test('IK-20.8: a Conspiracist, a flip, and a Sentry of 9', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | seat 0: hand Conspiracist of seat 0, Sentry, Warden | seat 1: hand Queen; successor Judge | to act: 0",
      expansion,
    )
    expect(at.play(0, 'Conspiracist of seat 0').view(-1).throne).toBe(5)
    expect(at.flip(1).pass(0).view(-1).throne).toBe(1)
    at.play(0, 'Sentry').decline(0)
    expect(at.view(-1).court.at(-1)).toMatchObject({ card: 'Sentry', value: 9, steadfast: true })
    expect(at.view(0).mine?.hand).toEqual([{ card: 'Warden', value: 7 }])
    expect(at.view(-1).players[0].conspiracies).toBe(0)
  })

  test('IK-20.9: a recommission, two free recruits, and what is exhausted after the round', () => {
    const at = table(
      'seat 0: hand Fool, Zealot, Princess, Queen; signatures Stranger, Aegis, Exile; exhausted Inquisitor, Soldier, Oathbound, Stranger' +
        ' | seat 1: hand Soldier, Judge, Mystic | true king: 0',
      expansion,
    )
    expect(at.player(0, 0).endMuster(1).view(0).mine?.army).toHaveLength(4)
    at.recommission(0, 'Elder of seat 0', 'Judge of seat 0', 'Stranger of seat 0')
    at.recruit(0, 'Fool', 'Stranger of seat 0').recruit(0, 'Zealot', 'Exile of seat 0').endMuster(0)
    expect(at.view(-1).players[0]).toMatchObject({ recruitDiscard: ['Fool', 'Zealot'], army: 1, hand: 4 })
    at.commit(0, 'Stranger of seat 0', 'Exile of seat 0').commit(1, 'Soldier', 'Judge')
    at.play(0, 'Princess').decline(0).flip(1).pass(0).play(0, 'Queen')
    expect(at.told(-1)).toContain('nextRound')
    expect(at.view(0).mine?.army).toEqual(['Aegis of seat 0'])
    expect(at.view(-1).players[0].exhausted).toEqual([
      'Elder of seat 0',
      'Inquisitor of seat 0',
      'Soldier of seat 0',
      'Judge of seat 0',
      'Oathbound of seat 0',
      'Stranger of seat 0',
      'Exile of seat 0',
    ])
  })

  test('IK-20.10: the Tactician whose Successor matches', () => {
    const at = table(
      'court: Warden by 1 | accused: Assassin | to act: 0' +
        ' | seat 0: hand Fool; facet Master Tactician; successor Mystic; squire Inquisitor; exhausted Oathbound | seat 1: hand Zealot',
      expansion,
    )
    at.flip(0).act(0, { type: 'matchSuccessor' })
    expect(at.events(1)).toEqual(
      expect.arrayContaining([
        { type: 'successorShown', seat: 0, card: 'Mystic' },
        { type: 'recalled', seat: 0, card: 'Oathbound of seat 0' },
      ]),
    )
    at.act(0, { type: 'rallyInstead', card: 'Oathbound of seat 0' })
    expect(at.view(1).removed).toEqual(['Inquisitor'])
    expect(at.hand(0)).toEqual(['Fool', 'Mystic', 'Oathbound of seat 0'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test("IK-20.12: a flip with only King's Hand in the Court", () => {
    const flip = (strangerPrompt: 'matching' | 'anyReaction') =>
      table(
        "court: King's Hand by 1, Princess by 0 | seat 0: hand Fool; successor Judge | seat 1: hand Queen; signatures Stranger | to act: 0",
        {
          options: { mode: 'expansion', strangerPrompt },
        },
      ).flip(0)
    expect(flip('matching').legalCards(1)).toEqual(['Assassin'])
    const at = flip('anyReaction')
    expect(at.legalCards(1)).toEqual(['Assassin', 'Stranger'])
    expect(at.claim(1, 'Stranger').told(-1)).toContain('falseClaim')
  })

  describe("an ability with King's Hand in the Court", () => {
    const names = (seat1: string, options = {}) =>
      table(
        `court: King's Hand by 1, Mystic by 0 down | seat 0: hand Soldier, Fool | seat 1: hand ${seat1}; signatures Stranger | to act: 0`,
        { options: { mode: 'expansion', ...options } },
      )
        .play(0, 'Soldier')
        .name(0, 'Zealot')

    test('IK-20.13: the Stranger is asked about, with eligibility = always both', () => {
      expect(names('Zealot').legalCards(1)).toEqual(['Stranger'])
      expect(names('Zealot', { eligibility: 'always' }).legalCards(1)).toEqual(["King's Hand", 'Stranger'])
    })

    test('IK-20.13: Stranger and Soldier are condemned, the turn goes on, and nobody learns who holds the Zealot', () => {
      const at = names('Zealot, Stranger of seat 1').claim(1, 'Stranger')
      expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(['Stranger of seat 1', 'Soldier'])
      expect(at.courtShort()).toEqual(["King's Hand", '(Mystic)'])
      expect(at.askedShort()).toEqual(['0 mainTurn'])
      expect(at.told(-1)).not.toContain('guessed')
      expect(at.view(0).known).toEqual([])
    })
  })
})
