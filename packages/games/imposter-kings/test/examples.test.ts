import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('worked examples', () => {
  test('IK-20.1: B is asked about King’s Hand although it lies in A’s own hand', () => {
    const start = () =>
      table(
        "court: Queen by 1, Judge by 0 down | seat 0: hand Fool, King's Hand | seat 1: hand Elder, Zealot | to act: 0",
      )
    const at = start().play(0, 'Fool').use(0).court(0, 0)
    expect(at.legal(1)).toEqual([{ type: 'pass' }, { type: 'claim', card: "King's Hand" }])
    expect(at.pass(1).hand(0)).toEqual(["King's Hand", 'Queen'])
    const bluff = start().play(0, 'Fool').use(0).court(0, 0).claim(1, "King's Hand")
    expect(bluff.told(-1)).toContain('falseClaim')
    expect(bluff.hand(0)).toEqual(["King's Hand", 'Queen'])
  })

  test('IK-20.2: with King’s Hand accused there is no window', () => {
    const at = table(
      "court: Queen by 1, Judge by 0 down | accused: King's Hand | seat 0: hand Fool | seat 1: hand Elder | to act: 0",
    )
    at.play(0, 'Fool').use(0).court(0, 0)
    expect(at.told(-1)).not.toContain('windowOpened')
    expect(at.hand(0)).toEqual(['Queen'])
  })

  test('IK-20.2: fetched by A’s Warden, B is still not asked, but A is when B uses an ability', () => {
    const at = table(
      "court: Fool by 1, Elder by 0, Zealot by 1 | accused: King's Hand | seat 0: hand Warden, Judge, Sentry | seat 1: hand Princess, Mystic, Elder | to act: 0",
      { options: { deck: 'regulation-20' } },
    )
    at.play(0, 'Warden').use(0).pick(0, 'Judge').play(1, 'Princess').use(1).player(1, 0)
    expect(at.askedShort()).toEqual(['0 reactionPrompt'])
    at.pass(0).pick(0, 'Sentry').pick(1, 'Elder')
    const tracked = table(
      "court: Fool by 1, Elder by 0, Zealot by 1 | accused: Judge | known: King's Hand at 0 hand tracked | seat 0: hand Inquisitor, King's Hand | seat 1: hand Mystic | to act: 0",
    )
    tracked.play(0, 'Inquisitor').use(0).name(0, 'Mystic')
    expect(tracked.told(-1)).not.toContain('windowOpened')
  })

  test('IK-20.4: the Assassin is countered and the flip goes on', () => {
    const at = table(
      "court: Judge by 1 | seat 0: hand King's Hand; successor Elder | seat 1: hand Assassin, Mystic | to act: 0",
    )
    at.flip(0).claim(1, 'Assassin')
    expect(at.view(-1).condemned).toEqual([{ card: 'Assassin', from: 1 }])
    at.claim(0, "King's Hand")
    expect(at.told(-1)).toEqual(expect.arrayContaining(['reactionUsed', 'assassinCancelled', 'flipped']))
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(['Assassin', "King's Hand"])
    expect(at.view(-1).players[0].flipped).toBe(true)
    expect(at.courtShort()).toEqual(['(Judge)'])
    expect(at.hand(0)).toEqual(['Elder'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-20.5: after a countered Princess the Queen is the Throne again and A must beat it, or has lost', () => {
    const start = (hand: string, king = 'up') =>
      table(
        `court: Queen by 1 | seat 0: hand Princess, ${hand}; king ${king}; successor Judge | seat 1: hand King's Hand, Mystic | to act: 0`,
      )
        .play(0, 'Princess')
        .use(0)
        .player(0, 1)
        .claim(1, "King's Hand")
    const at = start('Elder, Oathbound, Sentry')
    expect(at.courtShort()).toEqual(['Queen'])
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Princess'])
    expect(at.legal(0)).toEqual([
      { type: 'play', card: 'Elder' },
      { type: 'play', card: 'Oathbound' },
      { type: 'flip' },
    ])
    expect(start('Sentry', 'down').view(-1).lastRound).toMatchObject({ loser: 0, reason: 'stuck' })
  })

  test('IK-20.6: Oathbound on the Queen, then the Fool takes the Oathbound back, and King’s Hand is not offered', () => {
    const at = table('court: Queen by 1 | seat 0: hand Oathbound, Fool | seat 1: hand Mystic | to act: 0')
    at.play(0, 'Oathbound').pick(0, 'Fool').use(0)
    expect(at.legal(0)).toEqual([{ type: 'chooseCourt', place: 1 }])
    at.court(0, 1)
    expect(at.told(-1)).not.toContain('windowOpened')
    expect(at.courtShort()).toEqual(['(Queen)', 'Fool'])
    expect(at.view(-1).throne).toBe(1)
    expect(at.hand(0)).toEqual(['Oathbound'])
  })

  test('IK-20.7: values with Queen, Elder and Immortal, and after the Immortal is disgraced', () => {
    const position = (immortal: string, hand: string) =>
      table(
        `court: Queen by 1, Elder by 0, Immortal by 1${immortal} | accused: Assassin | seat 0: hand ${hand} | seat 1: hand Mystic | to act: 0`,
        {
          options: { deck: 'regulation-20' },
        },
      )
    const values = (at: ReturnType<typeof table>) => at.view(-1).court.map(({ value }) => value)
    const at = position('', 'Warlord, Princess, Fool')
    expect(values(at)).toEqual([8, 2, 5])
    expect(at.view(0).mine?.hand.map(({ value }) => value)).toEqual([1, 8, 8])
    expect(values(position('', 'Warlord').play(0, 'Warlord'))).toEqual([8, 2, 5, 9])
    expect(position('', 'Princess, Fool').play(0, 'Princess').askedShort()).toEqual(['1 mainTurn'])
    const down = position(' down', 'Warlord')
    expect(values(down)).toEqual([9, 3, 1])
    expect(down.view(0).mine?.hand).toEqual([{ card: 'Warlord', value: 8 }])
    expect(values(down.play(0, 'Warlord'))).toEqual([9, 3, 1, 9])
  })

  describe('IK-20.11: flip, Assassin, King’s Hand, step by step', () => {
    const position = (hand: string, rest = '') =>
      table(
        `court: Judge by 1 | seat 0: hand ${hand}; successor Elder | seat 1: hand Assassin, Mystic | to act: 0${rest}`,
      )
    const pile = (at: ReturnType<typeof table>) =>
      at.match
        .view(-1)
        .pile.map(({ flow }) => flow)
        .slice(3)

    test('IK-20.11 (1) and (2): the pile shows what is pending: the flip, the Assassin above it, and no ability window', () => {
      const at = position("King's Hand").flip(0)
      expect(pile(at)).toEqual(['flip', 'kingFlip'])
      expect(at.asked()).toMatchObject([{ seat: 1, about: { trigger: 'kingFlip', actor: 0 } }])
      at.claim(1, 'Assassin')
      expect(pile(at)).toEqual(['flip', 'kingFlip', 'reaction', 'counterAssassin'])
      expect(at.legal(0)).toEqual([{ type: 'pass' }, { type: 'claim', card: "King's Hand" }])
    })

    test('IK-20.11 (3a): King’s Hand is accepted, the flip carried out, nothing stays pending', () => {
      const at = position("King's Hand").flip(0).claim(1, 'Assassin').claim(0, "King's Hand")
      expect(at.view(-1).players[0].flipped).toBe(true)
      expect(at.hand(0)).toEqual(['Elder'])
      expect(pile(at)).toEqual([])
      expect(at.view(-1).acting).toBe(1)
    })

    test('IK-20.11 (3b): without it the flip is prevented and the assassin wins 3 points, or the match', () => {
      const at = position("King's Hand").flip(0).claim(1, 'Assassin').pass(0)
      expect(at.view(-1)).toMatchObject({ scores: [0, 3], trueKing: 0, round: 2 })
      const match = position("King's Hand", ' | scores: 0 4').flip(0).claim(1, 'Assassin').pass(0)
      expect(match.match.outcome()).toMatchObject({ winners: [1] })
    })

    test('IK-20.11 (3c): a false claim is punished, then it is as if nothing had been said', () => {
      const at = position('Fool').flip(0).claim(1, 'Assassin').claim(0, "King's Hand")
      expect(at.told(-1)).toEqual(expect.arrayContaining(['falseClaim', 'exposed', 'assassinated', 'roundEnded']))
      expect(at.view(-1).scores).toEqual([0, 3])
    })
  })

  test('IK-20.14: three players, C’s Assassin; A and B may counter; C takes A’s Successor; B is stuck', () => {
    const at = table(
      'court: Queen by 2 | seat 0: hand Fool, Elder; successor Warlord | seat 1: hand Zealot; king down | seat 2: hand Assassin | to act: 0',
      { seats: 3 },
    )
    at.flip(0)
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    at.pass(1).claim(2, 'Assassin')
    expect(at.askedShort()).toEqual(['0 reactionPrompt'])
    at.pass(0)
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    at.pass(1)
    expect(at.legalCards(2)).toEqual(['Fool', 'Assassin', 'Elder', 'Warlord'])
    at.pick(2, 'Warlord')
    expect(at.view(-1).lastRound).toMatchObject({ winners: [2], loser: 1, reason: 'stuck', points: [0, 1, 4] })
  })

  test('IK-20.15: King’s Hand on the Herald’s second card', () => {
    const at = table(
      "court: Zealot by 1 | seat 0: hand Herald, Princess, Fool; successor Assassin | seat 1: hand King's Hand, Judge | seat 2: hand Elder | to act: 0",
      { seats: 3 },
    )
    at.play(0, 'Herald').pass(1).pass(2).pick(0, 'Fool').pick(0, 'Princess')
    expect(at.hand(0)).toEqual(['Assassin', 'Herald'])
    at.use(0).player(0, 1).claim(1, "King's Hand")
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Princess'])
    expect(at.courtShort()).toEqual(['Zealot'])
    expect(at.view(0).mine?.successor).toBe('Fool')
    expect(at.legalCards(0)).toContain('Herald')
  })
})
