import { describe, expect, test } from 'vitest'
import { Counting } from '../../src/bot/counting.ts'
import { NAMES } from '../../src/names.ts'
import { couldHold } from '../../src/reactions/eligibility.ts'
import { type TestTable, table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const STRANGER = 'Stranger of seat 1'

/** The seats that could hold a Stranger by what everybody knows. */
const holders = (at: TestTable) =>
  at
    .view(-1)
    .players.flatMap((_, seat) => (couldHold(at.match.play.pub, seat, NAMES.indexOf('Stranger')) ? [seat] : []))

/** Seat 0 takes the Stranger of seat 1's Army in the open, while King's Hand lies below the Throne. */
const taken: readonly (readonly [way: string, take: () => TestTable])[] = [
  [
    'the Fool',
    () =>
      table(
        `court: King's Hand by 1, ${STRANGER} by 1, Judge by 0 down | seat 0: hand Fool, Queen | seat 1: hand Soldier, Elder | to act: 0`,
        expansion,
      )
        .play(0, 'Fool')
        .use(0)
        .court(0, 1),
  ],
  [
    'the Sentry',
    () =>
      table(
        `court: King's Hand by 1, ${STRANGER} by 1, Judge by 0 down | seat 0: hand Sentry, Queen | seat 1: hand Soldier, Elder | to act: 0`,
        expansion,
      )
        .play(0, 'Sentry')
        .use(0)
        .court(0, 1)
        .pick(0, 'Queen'),
  ],
  [
    'the Warden',
    () =>
      table(
        `court: King's Hand by 1, Fool by 0, Elder by 1, Zealot by 1 | accused: ${STRANGER} | seat 0: hand Warden, Queen | seat 1: hand Mystic, Soldier | to act: 0`,
        expansion,
      )
        .play(0, 'Warden')
        .use(0)
        .pick(0, 'Queen'),
  ],
  [
    'the Informant',
    () =>
      table(
        `court: King's Hand by 1, Fool by 1 | seat 0: hand Informant of seat 0, Queen | seat 1: hand Soldier, Elder; dungeon ${STRANGER} | to act: 0`,
        expansion,
      )
        .play(0, 'Informant of seat 0')
        .player(0, 1)
        .name(0, 'Stranger')
        .reward(0, 'card'),
  ],
]

describe('a Stranger of another Army that was taken openly', () => {
  test.each(taken)('IK-9.16, IK-9.2: taken by %s, it may be held by its taker and by nobody else', (_way, take) => {
    const at = take()
    expect(at.hand(0)).toContain(STRANGER)
    expect(holders(at)).toEqual([0])
  })

  const answered = () => taken[0][1]().play(1, 'Soldier').name(1, 'Queen')

  test("IK-9.1, IK-9.50, IK-9.51: its taker is asked about it, and may use it as the King's Hand in the Court", () => {
    const at = answered()
    expect(at.askedShort()).toEqual(['0 reactionPrompt'])
    expect(at.legalCards(0)).toEqual(['Stranger'])
    at.claim(0, 'Stranger')
    expect(at.told(-1)).toContain('abilityCancelled')
    expect(at.view(-1).condemned).toEqual([
      { card: STRANGER, from: 0 },
      { card: 'Soldier', from: 1 },
    ])
  })

  test('IK-9.15, IK-9.16: it stays so while its taker may have set it aside', () => {
    const at = table(
      `court: King's Hand by 1, Zealot by 1 | known: ${STRANGER} at 0 hand tracked | seat 0: hand Herald, ${STRANGER}; successor Judge | seat 1: hand Mystic, Elder | to act: 0`,
      { ...expansion, seats: 3 },
    )
    at.play(0, 'Herald').pick(0, STRANGER).pickNone(0)
    expect(at.hand(0)).not.toContain(STRANGER)
    expect(holders(at)).toEqual([0])
  })

  test('IK-9.15: a bot that counts cards looks for it with its taker, and no longer with its owner', () => {
    const found = (known: string) => {
      const at = table(
        `court: Fool by 1 | ${known}seat 0: hand ${STRANGER}, Judge | seat 1: hand Soldier, Elder | seat 2: hand Queen | to act: 0`,
        { ...expansion, seats: 3 },
      )
      const count = new Counting(at.view(2), 2)
      return [0, 1].map((seat) => count.holds(seat, NAMES.indexOf('Stranger')))
    }
    expect(found('')).toEqual([0, expect.any(Number)])
    expect(found('')[1]).toBeGreaterThan(0)
    expect(found(`known: ${STRANGER} at 0 hand tracked | `)).toEqual([1, 0])
  })

  test('IK-9.2, IK-9.16: it ends when the card is played', () => {
    const at = table(
      `court: Fool by 1 | known: ${STRANGER} at 0 hand tracked | seat 0: hand ${STRANGER} | seat 1: hand Soldier | to act: 0`,
      expansion,
    )
    expect(holders(at)).toEqual([0])
    expect(holders(at.play(0, STRANGER))).toEqual([])
  })

  test('IK-9.16: a foreign Stranger of which only the name is known is not one that was taken openly', () => {
    const at = (known: string) =>
      table(
        `court: Fool by 1 | known: ${known} | seat 0: hand ${STRANGER} | seat 1: hand Soldier | to act: 0`,
        expansion,
      )
    expect(holders(at(`${STRANGER} at 0 hand tracked`))).toEqual([0])
    expect(holders(at('any Stranger at 0 hand'))).toEqual([1])
  })
})

describe('a Stranger of another Army that was lost from sight', () => {
  const given = (card: string) =>
    table(
      `court: Fool by 3 | known: ${STRANGER} at 2 hand tracked | to act: 1 | seat 0: hand Queen | seat 1: hand Judge | seat 2: hand Arbiter, ${STRANGER}, Mystic | seat 3: hand Warlord`,
      { ...expansion, seats: 4 },
    )
      .claim(2, 'Arbiter')
      .name(2, 'Queen')
      .pick(2, card)

  test('IK-9.16, IK-9.1: whoever took it and has handed an unseen card over may still hold it, and so may the receiver', () => {
    expect(holders(given('Mystic'))).toEqual(holders(given(STRANGER)))
    expect(holders(given('Mystic'))).toEqual([0, 1, 2])
  })

  test('IK-9.16: so may whoever took it and has condemned a card privately', () => {
    const condemned = (number: number, card: string) =>
      table(
        "court: Sentry by 0 down | accused: King's Hand | known: Stranger of seat 0 at 1 hand tracked | to act: 0 | seat 0: hand Executioner, Warlord | seat 1: hand Assassin, Elder, Stranger of seat 0 | seat 2: hand Queen",
        { seats: 3, options: { mode: 'expansion', condemnedVisibility: 'private' } },
      )
        .play(0, 'Executioner')
        .use(0)
        .number(0, number)
        .pick(1, card)
    expect(holders(condemned(2, 'Assassin'))).toEqual([0, 1])
    expect(holders(condemned(2, 'Stranger of seat 0'))).toEqual([0, 1])
    // A card of another base value cannot have been the Stranger.
    expect(holders(condemned(3, 'Elder'))).toEqual([1])
  })
})
