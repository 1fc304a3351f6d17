import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('Stranger as a reaction', () => {
  /** Seat 0 plays the Soldier while King's Hand lies in the Court. */
  const ability = (
    court = "King's Hand by 1, Zealot by 1",
    seat1 = 'Stranger of seat 1, Queen',
    rest = '',
    options = {},
  ) =>
    table(`court: ${court} | seat 0: hand Soldier, Fool | seat 1: hand ${seat1} | to act: 0${rest}`, {
      options: { mode: 'expansion', ...options },
    })
      .play(0, 'Soldier')
      .name(0, 'Queen')
  const flip = (court: string, seat1 = 'Stranger of seat 1, Queen', rest = '', options = {}) =>
    table(`court: ${court} | seat 0: hand Fool; successor Judge | seat 1: hand ${seat1} | to act: 0${rest}`, {
      options: { mode: 'expansion', ...options },
    }).flip(0)
  const offered = (at: ReturnType<typeof table>) => at.legalCards(1)

  test("IK-9.50, IK-7.32a, IK-9.51: it acts as a King's Hand that lies face up in the Court, and is itself condemned", () => {
    const at = ability()
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(offered(at)).toEqual(['Stranger'])
    at.claim(1, 'Stranger')
    expect(at.events(0)).toContainEqual({
      type: 'reactionUsed',
      seat: 1,
      card: 'Stranger of seat 1',
      as: "King's Hand",
      context: 'ability',
      condemned: true,
    })
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(['Stranger of seat 1', 'Soldier'])
    expect(at.courtShort()).toEqual(["King's Hand", 'Zealot'])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.50: as an Assassin against a flip', () => {
    const at = flip('Assassin by 1, Sentry by 0').claim(1, 'Stranger').pass(0)
    expect(at.told(-1)).toContain('assassinated')
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], reason: 'assassination' })
  })

  test("IK-9.50, IK-9.41: as a King's Hand against an Assassin", () => {
    const at = table(
      "court: King's Hand by 1, Judge by 0 | seat 0: hand Stranger of seat 0, Fool; successor Elder | seat 1: hand Assassin, Queen | to act: 0",
      expansion,
    )
    at.flip(0).claim(1, 'Assassin')
    expect(at.legalCards(0)).toEqual(['Stranger'])
    at.claim(0, 'Stranger')
    expect(at.told(-1)).toEqual(expect.arrayContaining(['assassinCancelled', 'flipped']))
    expect(at.hand(0)).toEqual(['Fool', 'Elder'])
  })

  test('IK-9.50, IK-9.51: the model has to be face up, unmuted, and below the Throne', () => {
    for (const [court, rest] of [
      ['Assassin by 1 down, Sentry by 0', ''],
      ['Assassin by 1, Sentry by 0', ' | mystic: 2'],
      ['Sentry by 0, Assassin by 1', ''],
    ]) {
      expect(flip(court, 'Stranger of seat 1, Queen', rest).told(-1)).not.toContain('windowOpened')
    }
  })

  test('IK-7.32f: a Stranger that is that card by copy is a model as well', () => {
    const at = ability(
      "Stranger of seat 0 by 0 as King's Hand, Zealot by 1",
      'Stranger of seat 1, Queen',
      " | accused: King's Hand",
    )
    expect(offered(at)).toEqual(['Stranger'])
  })

  test('IK-9.51: whoever could hold both chooses which one to use', () => {
    const at = table(
      'court: Assassin by 1, Sentry by 0 | seat 0: hand Fool; successor Judge | seat 1: hand Assassin, Stranger of seat 1' +
        ' | seat 2: hand Queen | seat 3: hand Princess | to act: 0',
      { seats: 4, options: { mode: 'expansion', deck: 'base-25' } },
    ).flip(0)
    expect(offered(at)).toEqual(['Assassin', 'Stranger'])
    at.claim(1, 'Stranger')
    expect(at.events(0)).toContainEqual(
      expect.objectContaining({ type: 'reactionUsed', card: 'Stranger of seat 1', as: 'Assassin' }),
    )
  })

  test('IK-9.51, IK-9.1: the prompt comes whether the Stranger is held or not', () => {
    const at = ability("King's Hand by 1, Zealot by 1", 'Queen; signatures Stranger')
    expect(offered(at)).toEqual(['Stranger'])
    at.claim(1, 'Stranger')
    expect(at.told(-1)).toContain('falseClaim')
    expect(at.askedShort()).toEqual(['0 disgraceSet'])
  })

  test('IK-9.51, IK-9.2: but not where the only Stranger lies in the open', () => {
    const at = ability("King's Hand by 1, Zealot by 1", 'Queen; signatures Stranger; exhausted Stranger')
    expect(at.told(-1)).not.toContain('windowOpened')
  })

  test('IK-9.16: another player’s Stranger counts only after an unseen card was received', () => {
    const foreign = (more: string) =>
      table(
        `court: King's Hand by 1, Zealot by 1 | seat 0: hand Soldier, Fool; signatures Stranger | seat 1: hand Queen${more} | to act: 0`,
        expansion,
      )
        .play(0, 'Soldier')
        .name(0, 'Queen')
    expect(foreign('').told(-1)).not.toContain('windowOpened')
    expect(offered(foreign('; received unseen'))).toEqual(['Stranger'])
  })

  test('IK-9.52, IK-16.33: with strangerPrompt = anyReaction any reaction card below the Throne is enough for the prompt', () => {
    const matching = flip("King's Hand by 1, Princess by 0", 'Stranger of seat 1, Queen')
    expect(offered(matching)).toEqual(['Assassin'])
    const any = flip("King's Hand by 1, Princess by 0", 'Stranger of seat 1, Queen', '', {
      strangerPrompt: 'anyReaction',
    })
    expect(offered(any)).toEqual(['Assassin', 'Stranger'])
    any.claim(1, 'Stranger')
    expect(any.told(-1)).toContain('falseClaim')
    expect(any.hand(1)).toContain('Stranger of seat 1')
  })

  test('IK-9.53, IK-16.40: with strangerSource = anyCourt the model may lie on the Throne', () => {
    expect(flip('Sentry by 0, Assassin by 1').told(-1)).not.toContain('windowOpened')
    expect(
      offered(flip('Sentry by 0, Assassin by 1', 'Stranger of seat 1', '', { strangerSource: 'anyCourt' })),
    ).toEqual(['Stranger'])
  })

  test('IK-9.53, IK-16.39: with strangerReactionCost = keep a Stranger that copied the Assassin stays in the hand', () => {
    const at = (strangerReactionCost: 'keep' | 'condemn') =>
      table(
        "court: Assassin by 1, Sentry by 0 | seat 0: hand King's Hand; successor Judge | seat 1: hand Stranger of seat 1, Queen | to act: 0",
        { options: { mode: 'expansion', strangerReactionCost } },
      )
        .flip(0)
        .claim(1, 'Stranger')
    expect(at('keep').hand(1)).toContain('Stranger of seat 1')
    expect(at('keep').view(-1).condemned).toEqual([])
    expect(at('condemn').hand(1)).toEqual(['Queen'])
    expect(at('condemn').view(-1).condemned).toEqual([{ card: 'Stranger of seat 1', from: 1 }])
  })

  test("IK-9.53: as a King's Hand it is spent in any case", () => {
    const at = ability("King's Hand by 1, Zealot by 1", 'Stranger of seat 1, Queen', '', {
      strangerReactionCost: 'keep',
    })
    expect(at.claim(1, 'Stranger').hand(1)).toEqual(['Queen'])
  })

  test('IK-9.54: turn-start reactions cannot be copied', () => {
    const at = table(
      'court: Arbiter by 1, Zealot by 0 | seat 0: hand Fool, Queen | seat 1: hand Stranger of seat 1 | seat 2: hand Judge | seat 3: hand Spy | to act: 0',
      { seats: 4, options: { mode: 'expansion', strangerPrompt: 'anyReaction' } },
    )
    expect(at.told(-1)).not.toContain('windowOpened')
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.4, IK-7.39a: while Exile runs the Stranger in a hand is muted and not asked about', () => {
    const at = flip('Assassin by 1, Sentry by 0', 'Stranger of seat 1, Queen', ' | exile: 1')
    expect(at.told(-1)).not.toContain('windowOpened')
  })

  test('IK-9.17: in every setting only cards that exist in this game are asked about', () => {
    const at = table(
      "court: King's Hand by 1, Zealot by 1 | seat 0: hand Soldier, Fool | seat 1: hand Queen | to act: 0",
      {
        options: { mode: 'expansion', expansionStages: 2, eligibility: 'always' },
      },
    )
    at.play(0, 'Soldier').name(0, 'Queen')
    expect(offered(at)).toEqual(["King's Hand"])
  })
})
