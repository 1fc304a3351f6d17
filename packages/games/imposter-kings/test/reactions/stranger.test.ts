import { describe, expect, test } from 'vitest'
import type { Options } from '../../src/options.ts'
import { table } from '../table.ts'

describe('the Stranger at tables of several players', () => {
  const position = (text: string, seats: number, options: Partial<Options> = {}) =>
    table(text, { seats, options: { mode: 'expansion', ...options } })

  test('IK-9.50: the copied card stays in the Court, so that another Stranger may copy it again', () => {
    const at = position(
      "court: King's Hand by 1, Zealot by 1 | seat 0: hand Soldier, Inquisitor | seat 1: hand Stranger of seat 1 | seat 2: hand Stranger of seat 2 | to act: 0",
      3,
    )
    at.play(0, 'Soldier').name(0, 'Queen').claim(1, 'Stranger').play(0, 'Inquisitor').use(0).name(0, 'Queen')
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.claim(2, 'Stranger').courtShort()).toEqual(["King's Hand", 'Zealot'])
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual([
      'Stranger of seat 1',
      'Soldier',
      'Stranger of seat 2',
      'Inquisitor',
    ])
  })

  test('IK-9.50, IK-9.5: it follows all rules of the copied card: as King’s Hand a partner may counter an Assassin with it', () => {
    const at = position(
      "removed: Arbiter | court: King's Hand by 1, Zealot by 1 | seat 0: hand Fool; successor Elder | seat 1: hand Assassin | seat 2: hand Stranger of seat 2 | to act: 0",
      4,
    )
    at.flip(0).claim(1, 'Assassin')
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    at.claim(2, 'Stranger')
    expect(at.events(-1)[0]).toEqual({
      type: 'reactionUsed',
      seat: 2,
      card: 'Stranger of seat 2',
      as: "King's Hand",
      context: 'counterAssassin',
      condemned: true,
    })
    expect(at.view(-1).players[0].flipped).toBe(true)
  })

  test('IK-9.51: who is asked about it is the own Army’s affair: each player by what is public of it', () => {
    const at = position(
      "court: King's Hand by 1, Zealot by 1 | seat 0: hand Soldier | seat 1: hand Elder; signatures Stranger; exhausted Stranger | seat 2: hand Judge; signatures Stranger | to act: 0",
      3,
    )
    at.play(0, 'Soldier').name(0, 'Queen')
    expect([at.askedShort(), at.legalCards(2)]).toEqual([['2 reactionPrompt'], ['Stranger']])
  })

  test('IK-9.52: anyReaction holds on every trigger; without a fitting card the claim is false and the Stranger stays', () => {
    const options = { strangerPrompt: 'anyReaction' } as const
    const ability = position(
      'court: Assassin by 1, Zealot by 1 | seat 0: hand Soldier | seat 1: hand Stranger of seat 1 | to act: 0',
      2,
      options,
    )
    ability.play(0, 'Soldier').name(0, 'Queen')
    expect(ability.legalCards(1)).toEqual(["King's Hand", 'Stranger'])
    ability.claim(1, 'Stranger')
    expect(ability.told(-1)[0]).toBe('falseClaim')
    expect(ability.legalCards(1)).toEqual(["King's Hand"])
    const counter = (strangerPrompt: 'matching' | 'anyReaction') =>
      position(
        'removed: Arbiter | court: Assassin by 3, Zealot by 1 | seat 0: hand Fool; successor Elder; signatures Stranger | seat 1: hand Assassin | to act: 0',
        4,
        { strangerPrompt },
      )
        .flip(0)
        .claim(1, 'Assassin')
        .pass(2)
        .legalCards(0)
    expect(counter('anyReaction')).toEqual(["King's Hand", 'Stranger'])
    expect(counter('matching')).toEqual(["King's Hand"])
  })

  test('IK-9.52: a disgraced reaction card, or one on the Throne, brings no prompt', () => {
    const legal = (court: string) =>
      position(
        `court: ${court} | seat 0: hand Fool; successor Elder | seat 1: hand Judge; signatures Stranger | to act: 0`,
        2,
        { strangerPrompt: 'anyReaction' },
      )
        .flip(0)
        .legalCards(1)
    expect(legal("King's Hand by 1, Zealot by 0")).toEqual(['Assassin', 'Stranger'])
    expect(legal("King's Hand by 1 down, Zealot by 0")).toEqual(['Assassin'])
    expect(legal("Zealot by 0, King's Hand by 1")).toEqual(['Assassin'])
  })

  test('IK-9.53: strangerSource holds for King’s Hand as well', () => {
    const counter = (strangerSource: 'belowThrone' | 'anyCourt') =>
      position(
        "court: Zealot by 1, King's Hand by 1 | seat 0: hand Stranger of seat 0; successor Elder | seat 1: hand Assassin | to act: 0",
        2,
        { strangerSource },
      )
        .flip(0)
        .claim(1, 'Assassin')
    expect(counter('anyCourt').legalCards(0)).toEqual(['Stranger'])
    expect(counter('anyCourt').claim(0, 'Stranger').told(-1)).toContain('flipped')
    expect(counter('belowThrone').view(-1).lastRound).toMatchObject({ reason: 'assassination' })
  })

  test('IK-9.53, IK-9.15: with strangerReactionCost keep everybody has seen the Stranger in that hand', () => {
    const at = position(
      'court: Assassin by 1, Judge by 2 | seat 0: hand Fool; successor Elder | seat 1: hand Zealot | seat 2: hand Stranger of seat 2, Elder | to act: 0',
      3,
      { strangerReactionCost: 'keep' },
    )
    at.flip(0).claim(2, 'Stranger')
    expect(at.view(-1).condemned).toEqual([])
    expect(at.view(-1).known).toContainEqual({ seat: 2, place: 'hand', card: 'Stranger of seat 2', tracked: true })
  })

  test('IK-9.54, IK-9.61: turn-start prompts never offer it, whatever the options say', () => {
    const at = position('court: Zealot by 1 | seat 0: hand Fool | seat 1: hand Stranger of seat 1 | to act: 0', 4, {
      strangerPrompt: 'anyReaction',
      eligibility: 'always',
      strangerSource: 'anyCourt',
    })
    for (const seat of [1, 2, 3]) {
      expect(at.legalCards(seat)).toEqual(['Arbiter'])
      at.pass(seat)
    }
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })
})
