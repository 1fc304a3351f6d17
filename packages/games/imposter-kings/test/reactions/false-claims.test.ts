import { canonical } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import type { Options } from '../../src/options.ts'
import { type TestTable, table } from '../table.ts'

type Penalty = Options['falseClaimPenalty']
const PENALTIES: readonly Penalty[] = ['none', 'lockout', 'expose', 'point', 'forfeit']

/** Seat 0's Soldier says "Elder". */
function soldier(rest: string, options: Partial<Options> = {}, seats = 2): TestTable {
  return table(`court: Fool by 1 | seat 0: hand Soldier, Queen; successor Judge | to act: 0 | ${rest}`, {
    seats,
    options,
  })
    .play(0, 'Soldier')
    .name(0, 'Elder')
}

/** Seat 0 flips; seat 1 answers with the Assassin. */
function assassin(rest: string, options: Partial<Options> = {}, seats = 2): TestTable {
  return table(`court: Judge by 1 | seat 0: hand Fool, Zealot; successor Queen | to act: 0 | ${rest}`, {
    seats,
    options,
  })
    .flip(0)
    .claim(1, 'Assassin')
}

describe('claims', () => {
  test('IK-9.10: everybody who is asked may say yes; then the hand is looked at', () => {
    const claim = (hand: string) => soldier(`seat 1: hand ${hand}`).claim(1, "King's Hand")
    expect(claim("King's Hand, Elder").told(-1)).toContain('reactionUsed')
    const bluff = claim('Mystic, Elder')
    expect(bluff.told(-1)).toContain('falseClaim')
    expect(bluff.told(-1)).not.toContain('reactionUsed')
  })

  test('IK-9.10: a Stranger without a legal card to copy is a false claim although it is held', () => {
    const at = table(
      'court: Assassin by 1, Fool by 1 | seat 0: hand Soldier | seat 1: hand Stranger of seat 1 | to act: 0',
      { options: { mode: 'expansion', strangerPrompt: 'anyReaction' } },
    )
    at.play(0, 'Soldier').name(0, 'Elder').claim(1, 'Stranger')
    expect(at.events(-1)).toContainEqual({
      type: 'falseClaim',
      seat: 1,
      card: 'Stranger',
      penalty: 'expose',
      unusable: true,
    })
    expect(at.hand(1)).toEqual(['Stranger of seat 1'])
  })

  test('IK-9.11: the same player may still answer about other cards, but the failed one is no longer offered', () => {
    const at = table(
      "court: King's Hand by 0, Fool by 1 | seat 0: hand Soldier | seat 1: hand Stranger of seat 1 | to act: 0",
      { options: { mode: 'expansion', eligibility: 'always' } },
    )
    at.play(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand")
    expect(at.legal(1)).toEqual([{ type: 'pass' }, { type: 'claim', card: 'Stranger' }])
    expect(at.blocked(1, { type: 'claim', card: "King's Hand" })).toMatchObject({ code: 'notOffered' })
    expect(at.claim(1, 'Stranger').told(-1)).toContain('abilityCancelled')
  })

  test('IK-9.11: then the window goes on with the next player, and if nobody reacts the action resolves', () => {
    const at = soldier('seat 1: hand Mystic | seat 2: hand Zealot', {}, 3).claim(1, "King's Hand")
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.claim(2, "King's Hand").events(-1)).toContainEqual({
      type: 'guessed',
      seat: 0,
      card: 'Elder',
      right: false,
    })
  })

  test('IK-9.11: everybody can conclude that the claimant does not hold the card', () => {
    expect(soldier('seat 1: hand Mystic').claim(1, "King's Hand").view(0).players[1].lacks).toContain("King's Hand")
  })

  test.each(PENALTIES)(
    'IK-9.13: with penalty %s a false claim is accepted, logged, and not asked about again',
    (falseClaimPenalty) => {
      const at = soldier('seat 1: hand Mystic', { falseClaimPenalty })
      const prompt = at.match.view(1).decisions[0].id
      const applied = at.match.apply(1, { type: 'claim', card: "King's Hand" }, prompt)
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      expect(at.match.tell(applied.events, -1)).toContainEqual(
        expect.objectContaining({ type: 'falseClaim', seat: 1, card: "King's Hand", penalty: falseClaimPenalty }),
      )
      expect(at.match.entries.at(-1)).toEqual({ seat: 1, action: { type: 'claim', card: "King's Hand" } })
      expect(at.askedShort()).not.toContain('1 reactionPrompt')
      expect(at.match.apply(1, { type: 'claim', card: "King's Hand" }, prompt).blocked).toMatchObject({ code: 'late' })
    },
  )

  test('IK-9.13: the asked player’s own view says whether it holds the card', () => {
    const held = (hand: string) =>
      soldier(`seat 1: hand ${hand}`)
        .view(1)
        .mine?.hand.some(({ card }) => card === "King's Hand")
    expect([held("King's Hand"), held('Mystic')]).toEqual([true, false])
  })
})

describe('penalties', () => {
  test('IK-9.12: expose, the default: one random card of the hand is shown to all and returns to it', () => {
    const shown = new Set<unknown>()
    for (let at = 0; at < 20; at++) {
      const bluff = table('court: Fool by 1 | seat 0: hand Soldier | seat 1: hand Mystic, Zealot | to act: 0', {
        seed: `bluff ${at}`,
      })
      bluff.play(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand")
      shown.add(bluff.events(-1).find(({ type }) => type === 'exposed')?.card)
      expect(bluff.hand(1)).toEqual(['Zealot', 'Mystic'])
    }
    expect(shown).toEqual(new Set(['Mystic', 'Zealot']))
  })

  test('IK-9.12, IK-3.11: the card is drawn from the recorded generator', () => {
    const bluff = (falseClaimPenalty: Penalty) => {
      const at = soldier('seat 1: hand Mystic, Zealot, Warlord, Princess', { falseClaimPenalty })
      const before = canonical(at.match.play.random)
      return { told: at.claim(1, "King's Hand").events(-1), drawn: canonical(at.match.play.random) !== before }
    }
    expect(bluff('expose').told).toEqual(bluff('expose').told)
    expect([bluff('expose').drawn, bluff('none').drawn]).toEqual([true, false])
  })

  test('IK-9.12, IK-21.9: expose with an empty hand shows nothing, and no penalty is logged', () => {
    const at = soldier('seat 1: hand none').claim(1, "King's Hand")
    expect(at.told(-1).slice(0, 2)).toEqual(['falseClaim', 'guessed'])
    expect(at.events(-1)[0]).toMatchObject({ penalty: 'none' })
  })

  test('IK-9.12: none: it is logged and nothing else', () => {
    const at = soldier('seat 1: hand Mystic', { falseClaimPenalty: 'none' }).claim(1, "King's Hand")
    expect(at.told(-1).slice(0, 2)).toEqual(['falseClaim', 'guessed'])
    expect(at.view(-1).known).toEqual([])
  })

  test('IK-9.12, IK-17.1: lockout: no more prompts for this player until the turn ends, then again', () => {
    const at = table(
      "court: Fool by 1 | seat 0: hand Soldier, Inquisitor | seat 1: hand Mystic | seat 2: hand King's Hand, Elder | to act: 0",
      { seats: 3, options: { falseClaimPenalty: 'lockout', eligibility: 'always' } },
    )
    at.play(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand").claim(2, "King's Hand")
    at.play(0, 'Inquisitor').use(0).name(0, 'Elder')
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    at.pass(2).pick(2, 'Elder').flip(1).pass(2).pass(0)
    at.play(2, 'Elder').flip(0)
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
  })

  test('IK-9.12: lockout after one card leaves out the player’s other cards as well', () => {
    const options = { mode: 'expansion', eligibility: 'always' } as const
    const claim = (falseClaimPenalty: Penalty) =>
      table("court: King's Hand by 0, Fool by 1 | seat 0: hand Soldier | seat 1: hand Stranger of seat 1 | to act: 0", {
        options: { ...options, falseClaimPenalty },
      })
        .play(0, 'Soldier')
        .name(0, 'Elder')
        .claim(1, "King's Hand")
        .askedShort()
    expect(claim('none')).toEqual(['1 reactionPrompt'])
    expect(claim('lockout')).not.toContain('1 reactionPrompt')
  })

  test.each([
    [
      'the acting player for an ability',
      () => soldier('seat 1: hand Mystic', { falseClaimPenalty: 'point' }).claim(1, "King's Hand"),
      [1, 0],
    ],
    [
      'the flipper for a flip',
      () =>
        table('court: Judge by 1 | seat 0: hand Fool; successor Queen | seat 1: hand Mystic | to act: 0', {
          options: { falseClaimPenalty: 'point' },
        })
          .flip(0)
          .claim(1, 'Assassin'),
      [1, 0],
    ],
  ])('IK-9.12: point: %s gets 1 match point at the end of the round, not before', (_who, act, owed) => {
    const at = act()
    expect(at.view(-1).scores).toEqual([0, 0])
    expect(at.match.play.pub.owed).toEqual(owed)
  })

  test('IK-9.12, IK-11.11: point: it is paid with the round points; against an Assassin its owner gets it', () => {
    const at = assassin('seat 1: hand Assassin', { falseClaimPenalty: 'point' }).claim(0, "King's Hand")
    expect(at.events(-1)).toContainEqual({ type: 'scored', seat: 1, before: 0, after: 4, gained: 4 })
    expect(at.view(-1).lastRound?.points).toEqual([0, 3])
    const owed = table('court: Queen by 1 | owed: 2 1 | seat 0: hand Fool; king down | seat 1: hand Elder | to act: 0')
    expect(owed.view(-1)).toMatchObject({ scores: [2, 4], round: 2 })
  })

  test('IK-9.12, IK-11.1: forfeit: with two players the claimant loses the round as if stuck', () => {
    const at = soldier('seat 1: hand Mystic', { falseClaimPenalty: 'forfeit' }).claim(1, "King's Hand")
    expect(at.view(-1).lastRound).toMatchObject({ winners: [0], loser: 1, reason: 'forfeit', points: [3, 0] })
    expect(at.told(-1)).not.toContain('guessed')
  })

  test('IK-9.12: forfeit: with three players the claimant is out at once and the window goes on without it', () => {
    const at = soldier('seat 1: hand Mystic | seat 2: hand Zealot', { falseClaimPenalty: 'forfeit' }, 3)
    at.claim(1, "King's Hand")
    expect(at.view(-1).players.map(({ out }) => out)).toEqual([false, true, false])
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.pass(2).askedShort()).toEqual(['2 mainTurn'])
  })

  test('IK-9.12, IK-12.11: forfeit: the second of three to go out ends the round', () => {
    const at = soldier('seat 1: hand Mystic | seat 2: hand Zealot', { falseClaimPenalty: 'forfeit' }, 3)
    at.claim(1, "King's Hand").claim(2, "King's Hand")
    expect(at.view(-1).lastRound).toMatchObject({ winners: [0], loser: 2, reason: 'forfeit', points: [4, 0, 1] })
  })

  test('IK-9.12, IK-12.21: forfeit: with four players the round goes on until one team is left', () => {
    const at = soldier(
      'removed: Arbiter | seat 1: hand Mystic | seat 3: hand Zealot',
      { falseClaimPenalty: 'forfeit' },
      4,
    )
    at.claim(1, "King's Hand")
    expect(at.askedShort()).toEqual(['3 reactionPrompt'])
    at.claim(3, "King's Hand")
    expect(at.view(-1).lastRound).toMatchObject({ winners: [0, 2], loser: 3, reason: 'forfeit' })
  })

  test('IK-9.12, IK-16.29: bluffing off: everybody is still asked, only holders may say yes', () => {
    const asked = (hand: string) => soldier(`seat 1: hand ${hand}`, { bluffing: false })
    expect(asked('Mystic').legal(1)).toEqual([{ type: 'pass' }])
    expect(asked('Mystic').blocked(1, { type: 'claim', card: "King's Hand" })).toMatchObject({
      code: 'noBluffing',
      rule: 'IK-9.12',
    })
    expect(asked("King's Hand").legal(1)).toContainEqual({ type: 'claim', card: "King's Hand" })
    expect(asked("King's Hand").match.view(0)).toEqual(asked('Mystic').match.view(0))
  })
})

describe('forfeits in special places', () => {
  const forfeit = { falseClaimPenalty: 'forfeit' } as const

  test('IK-9.18: a flipper who forfeits in the counter window is simply assassinated', () => {
    const at = assassin('seat 1: hand Assassin', forfeit).claim(0, "King's Hand")
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], loser: 0, reason: 'assassination', points: [0, 3] })
  })

  test('IK-9.18: a third player who forfeits there is out, and the flipper is still asked', () => {
    const at = table(
      'court: Judge by 1 | seat 0: hand Fool; successor Queen | seat 1: hand Mystic | seat 2: hand Assassin, Elder | to act: 1',
      { seats: 3, options: forfeit },
    )
    at.flip(1).claim(2, 'Assassin').claim(0, "King's Hand")
    expect(at.view(-1).players[0]).toMatchObject({ out: true, hand: 1, successor: true })
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(at.pass(1).view(-1).lastRound).toMatchObject({ winners: [2], loser: 1, reason: 'assassination' })
  })

  test('IK-9.18: cards of a player who is out stay where they are, also in an Antechamber', () => {
    const at = soldier('seat 1: hand Mystic; antechamber Zealot; successor Warlord', forfeit, 3).claim(1, "King's Hand")
    expect(at.view(-1).players[1]).toMatchObject({ out: true, hand: 1, antechamber: ['Zealot'], successor: true })
  })

  test('IK-9.18, IK-11.11: the pending ability is dropped when the round ends by a forfeit', () => {
    const at = table(
      'court: Fool by 1, Elder by 0, Zealot by 1 | accused: Oathbound | seat 0: hand Warden, Judge | seat 1: hand Mystic | to act: 0',
      { options: { ...forfeit, deck: 'regulation-20' } },
    )
    at.play(0, 'Warden').use(0).pick(0, 'Judge').claim(1, "King's Hand")
    expect(at.told(-1)).not.toContain('accusedExchanged')
    expect(at.match.view(-1).pile.map(({ flow }) => flow)).toEqual(['match', 'round'])
    expect(at.view(0).mine?.chosen).toBeNull()
    expect(at.view(-1).round).toBe(2)
  })
})

describe('at the start of a turn', () => {
  const bluff = (falseClaimPenalty: Penalty) =>
    table(
      'court: Fool by 3 | seat 0: hand Soldier | seat 1: hand Zealot | seat 2: hand Judge | seat 3: hand Elder | to act: 0',
      { seats: 4, options: { falseClaimPenalty } },
    ).claim(1, 'Arbiter')

  test('IK-9.64: each penalty holds there as well, and the next player is asked', () => {
    for (const penalty of PENALTIES) {
      const at = bluff(penalty)
      expect(at.events(-1)[0]).toMatchObject({ type: 'falseClaim', seat: 1, card: 'Arbiter', penalty })
      expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    }
    expect(bluff('expose').events(-1)).toContainEqual({ type: 'exposed', seat: 1, card: 'Zealot' })
    expect(bluff('point').match.play.pub.owed).toEqual([1, 0, 0, 0])
    expect(bluff('forfeit').view(-1).players[1].out).toBe(true)
  })

  test('IK-9.64, IK-9.12: a lockout there lasts for the turn: no question about King’s Hand either', () => {
    const asked = (penalty: Penalty) => bluff(penalty).pass(2).pass(3).play(0, 'Soldier').name(0, 'Queen').askedShort()
    expect(asked('none')).toEqual(['1 reactionPrompt'])
    expect(asked('lockout')).toEqual(['3 reactionPrompt'])
  })
})

test('IK-18.2: a refused answer changes nothing', () => {
  const at = soldier('seat 1: hand Mystic')
  const before = canonical(at.match.save())
  for (const action of [
    { type: 'claim', card: 'Assassin' },
    { type: 'claim', card: 'Queen' },
    { type: 'use' },
    { type: 'flip' },
  ]) {
    expect(at.match.apply(1, action).blocked).not.toBeNull()
    expect(at.match.apply(0, action).blocked).not.toBeNull()
  }
  expect(canonical(at.match.save())).toBe(before)
})
