import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('three players', () => {
  const three = (text: string, options = {}) => table(text, { seats: 3, options })
  const lastRound = (at: ReturnType<typeof table>) => at.view(-1).lastRound

  test('IK-12.10: 8 cards each, 7 with base-22; an Accused but no Forgotten', () => {
    expect(three('true king: 0').view(-1)).toMatchObject({
      forgotten: false,
      players: [{ hand: 8 }, { hand: 8 }, { hand: 8 }],
    })
    expect(three('true king: 0', { deck: 'base-22' }).view(-1)).toMatchObject({
      forgotten: false,
      players: [{ hand: 7 }, { hand: 7 }, { hand: 7 }],
    })
  })

  test('IK-12.15: there is no opening draft: the first decision is the first player', () => {
    expect(three('true king: 2').askedShort()).toEqual(['2 choosePlayer'])
  })

  test('IK-12.11: a stuck player is out, its cards stay, and the next one must beat the same Throne', () => {
    const at = three(
      'court: Sentry by 2 | seat 0: hand Fool; king down; dungeon Judge | seat 1: hand Elder, Warlord, Queen | seat 2: hand Mystic | to act: 0',
    )
    expect(at.view(-1).players[0]).toMatchObject({ out: true, hand: 1, dungeon: true })
    expect(at.view(-1).throne).toBe(8)
    expect(at.legalCards(1)).toEqual(['Queen'])
  })

  test('IK-12.11: when two are left and one is stuck, the round ends and the survivor wins', () => {
    const end = three(
      'court: Queen by 2 | seat 0: hand Fool; out | seat 1: hand Zealot; king down | seat 2: hand Mystic | to act: 1',
    )
    expect(lastRound(end)).toMatchObject({ winners: [2], loser: 1, reason: 'stuck' })
  })

  test('IK-12.12: who is out takes no turns, is not asked for reactions and is no target', () => {
    const at = three(
      'court: Fool by 2 | seat 0: hand Soldier, Princess, Elder | seat 1: hand Mystic; out | seat 2: hand Warlord | to act: 0',
    )
    at.play(0, 'Princess').use(0)
    expect(at.legal(0)).toEqual([{ type: 'choosePlayer', seat: 2 }])
    at.player(0, 2)
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.pass(2).pick(0, 'Elder').pick(2, 'Warlord').askedShort()).toEqual(['2 mainTurn'])
    const guess = three(
      "court: Fool by 2 | accused: King's Hand | seat 0: hand Soldier | seat 1: hand Mystic; out | seat 2: hand Warlord | to act: 0",
    )
    guess.play(0, 'Soldier').name(0, 'Mystic')
    expect(guess.events(-1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Mystic', right: false })
  })

  test('IK-12.13, IK-16.17: winner 1, +1 for the King, +1 for each other player with cards left; who left last is second', () => {
    const end = (seat0: string, seat1: string, seat2: string, options = {}) =>
      lastRound(
        three(
          `court: Queen by 2 | seat 0: ${seat0}; out | seat 1: ${seat1}; king down | seat 2: ${seat2} | to act: 1 | left: 0`,
          options,
        ),
      )?.points
    expect(end('hand Fool', 'hand Zealot', 'hand Mystic')).toEqual([0, 1, 4])
    expect(end('hand none', 'hand Zealot', 'hand Mystic')).toEqual([0, 1, 3])
    expect(end('successor Fool', 'hand none', 'hand Mystic; king down')).toEqual([0, 1, 2])
    expect(end('hand none', 'hand none', 'hand Mystic; king down')).toEqual([0, 1, 1])
    expect(end('hand none', 'hand none', 'hand Mystic; king down', { secondPlace: 'firstOut' })).toEqual([1, 0, 1])
  })

  test('IK-12.17: stuck players go out one after the other at their own turns; the last one wins without acting', () => {
    const at = three(
      'court: Queen by 2 | seat 0: hand Fool; king down | seat 1: hand Zealot; king down | seat 2: hand Mystic; king down | to act: 0',
    )
    expect(
      at
        .events(-1)
        .filter(({ type }) => type === 'stuck' || type === 'turnStarted')
        .map(({ type, seat }) => [type, seat]),
    ).toEqual([
      ['turnStarted', 0],
      ['stuck', 0],
      ['turnStarted', 1],
      ['stuck', 1],
    ])
    expect(lastRound(at)).toMatchObject({ winners: [2], loser: 1 })
    expect(at.view(-1).trueKing).toBe(1)
  })

  describe('assassination', () => {
    const killed = (text = '') =>
      three(
        `court: Judge by 2 | accused: King's Hand | seat 0: hand Fool, Warlord; successor Queen | seat 1: hand Elder, Sentry | seat 2: hand Assassin, Zealot; successor Oathbound${text} | to act: 0`,
      )

    test('IK-12.14, IK-9.32: the victim alone is out, the flip is prevented, and play continues after its seat', () => {
      const at = killed().flip(0).pass(1).claim(2, 'Assassin')
      expect(at.view(-1).players.map(({ out }) => out)).toEqual([true, false, false])
      at.pick(2, 'Queen')
      expect(at.view(-1).players[0]).toMatchObject({ flipped: false, successor: false })
      expect(at.courtShort()).toEqual(['Judge'])
      expect(at.askedShort()).toEqual(['1 mainTurn'])
    })

    test('IK-12.14, IK-12.16, IK-18.39, IK-16.28: the Assassin goes to the victim’s hand, and the assassin sees hand and Successor and takes one of them', () => {
      const at = killed().flip(0).pass(1).claim(2, 'Assassin')
      expect(at.legalCards(2)).toEqual(['Fool', 'Assassin', 'Warlord', 'Queen'])
      expect(at.view(-1).condemned).toEqual([])
      at.pick(2, 'Assassin')
      expect(at.hand(2)).toEqual(['Assassin', 'Zealot'])
      expect(at.hand(0)).toEqual(['Fool', 'Warlord'])
    })

    test('IK-12.14, IK-14.1: only the assassin’s player knows which card it took', () => {
      const at = killed().flip(0).pass(1).claim(2, 'Assassin')
      expect(
        at
          .events(1)
          .filter(({ type }) => type === 'handSeen')
          .every((event) => !('card' in event)),
      ).toBe(true)
      expect(
        at
          .events(2)
          .filter(({ type }) => type === 'handSeen')
          .map(({ card }) => card),
      ).toEqual(['Fool', 'Assassin', 'Warlord'])
      const [warlord, fool] = [at.match.clone(), at.match.clone()]
      const seen = [warlord, fool].map((match, n) => {
        const applied = match.apply(2, { type: 'pick', card: ['Warlord', 'Fool'][n] })
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
        return [match.view(1), match.tell(applied.events, 1)]
      })
      expect(seen[0]).toEqual(seen[1])
    })

    test('IK-12.16: if only one player is left nothing is picked and the used card stays condemned', () => {
      const at = three(
        "court: Judge by 2 | accused: King's Hand | seat 0: hand Fool; successor Queen | seat 1: hand Elder; out | seat 2: hand Assassin | to act: 0",
      )
      at.flip(0).claim(2, 'Assassin')
      expect(at.told(-1)).not.toContain('assassinHandedOver')
      expect(lastRound(at)).toMatchObject({ winners: [2], loser: 0, reason: 'assassination' })
      expect(lastRound(at)?.points).toEqual([1, 0, 4])
      expect(at.view(-1).trueKing).toBe(0)
    })

    test('IK-12.16: the victim counts as having left then: before whoever is stuck next', () => {
      const end = (secondPlace: 'lastOut' | 'firstOut') => {
        const at = three(
          "court: Judge by 2 | accused: King's Hand | seat 0: hand Fool; successor Queen | seat 1: hand Elder; king down | seat 2: hand Assassin | to act: 0",
          { secondPlace },
        )
        return lastRound(at.flip(0).pass(1).claim(2, 'Assassin').pick(2, 'Queen'))?.points
      }
      expect(end('lastOut')).toEqual([0, 1, 4])
      expect(end('firstOut')).toEqual([1, 0, 4])
    })

    test('IK-12.16: a victim without a Successor has only its hand to look at', () => {
      const at = three(
        "court: Judge by 2 | accused: King's Hand | seat 0: hand Fool | seat 1: hand Elder | seat 2: hand Assassin | to act: 0",
      )
      expect(at.flip(0).pass(1).claim(2, 'Assassin').legalCards(2)).toEqual(['Fool', 'Assassin'])
    })

    test('IK-12.16, IK-9.50: a Stranger that was the Assassin goes to the victim; IK-9.53: with strangerReactionCost keep it stays', () => {
      const killedByStranger = (strangerReactionCost: 'condemn' | 'keep') =>
        three(
          "court: Assassin by 1, Judge by 2 | accused: King's Hand | seat 0: hand Fool | seat 1: hand Elder | seat 2: hand Stranger of seat 2 | to act: 0",
          { mode: 'expansion', strangerReactionCost },
        )
          .flip(0)
          .claim(2, 'Stranger')
      expect(killedByStranger('condemn').legalCards(2)).toEqual(['Fool', 'Stranger of seat 2'])
      expect(killedByStranger('keep').legalCards(2)).toEqual(['Fool'])
      expect(killedByStranger('keep').hand(2)).toEqual(['Stranger of seat 2'])
    })

    test('IK-9.18: a flipper who forfeits in the counter window is assassinated, and nobody else is asked', () => {
      const at = three(
        "court: Judge by 2 | seat 0: hand Fool; successor Queen | seat 1: hand Elder, King's Hand | seat 2: hand Assassin | to act: 0",
        {
          falseClaimPenalty: 'forfeit',
        },
      )
      at.flip(0).pass(1).claim(2, 'Assassin').claim(0, "King's Hand")
      expect(at.askedShort()).toEqual(['2 pickShownSecretly'])
      expect(at.view(-1).players[0].out).toBe(true)
    })

    test('IK-16.27, IK-9.40: everybody but its owner may counter it, in turn order after the owner', () => {
      const at = three(
        "court: Judge by 2 | seat 0: hand Fool; successor Queen | seat 1: hand Elder, King's Hand | seat 2: hand Assassin | to act: 0",
      )
      at.flip(0).pass(1).claim(2, 'Assassin')
      expect(at.asked()).toMatchObject([
        { seat: 0, question: 'reactionPrompt', about: { trigger: 'counterAssassin', flipper: 0 } },
      ])
      expect(at.pass(0).askedShort()).toEqual(['1 reactionPrompt'])
      at.claim(1, "King's Hand")
      expect(at.view(-1).players[0]).toMatchObject({ out: false, flipped: true })
      expect(at.hand(0)).toEqual(['Fool', 'Queen'])
    })
  })
})
