import { decide, randomBot } from '@riposte/bots'
import { type ActionJson, type Beginning, imagine, isBlocked, Match, type Random, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { ruleBot } from '../src/bot.ts'
import { imposterKings } from '../src/index.ts'
import { type TestTable, table } from './table.ts'

/** Plays a match to its end; says who won. The rule-based bot sits where `rules` says. */
function winners(beginning: Beginning, rules: (seat: number) => boolean): readonly number[] {
  const match = Match.start(imposterKings, beginning)
  if (isBlocked(match)) throw new Error(match.message)
  const random = seeded(`players of ${beginning.seed}`)
  for (let count = 0; !match.over; count++) {
    if (count > 20000) throw new Error('no end')
    const seat = match.play.decider()
    const action = decide(match, seat, rules(seat) ? ruleBot : randomBot, random)
    const applied = match.apply(seat, action)
    if (applied.blocked !== null) throw new Error(`${JSON.stringify(action)}: ${applied.blocked.message}`)
  }
  return match.outcome()?.winners ?? []
}

describe('strength', () => {
  test('it beats a random player in far more than 70 of 100 two-player base matches', () => {
    let won = 0
    for (let at = 0; at < 60; at++) {
      const me = at % 2
      if (winners({ seats: 2, seed: `duel ${at}` }, (seat) => seat === me).includes(me)) won++
    }
    expect(won).toBeGreaterThan(42)
  })

  test('it beats a random player in the expansion', () => {
    let won = 0
    for (let at = 0; at < 30; at++) {
      const me = at % 2
      const beginning = { seats: 2, seed: `war ${at}`, options: { mode: 'expansion' } }
      if (winners(beginning, (seat) => seat === me).includes(me)) won++
    }
    expect(won).toBeGreaterThan(21)
  })
})

describe('it can play whatever the options are', () => {
  const settings: readonly Omit<Beginning, 'seed'>[] = [
    {
      seats: 2,
      options: {
        mulligan: true,
        foolWindowDecline: 'suppressed',
        bluffing: false,
        optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'],
      },
    },
    {
      seats: 2,
      options: { mode: 'expansion', signatureMode: 'tournament', eligibility: 'always', strangerPrompt: 'anyReaction' },
    },
    { seats: 3, options: { mode: 'expansion', falseClaimPenalty: 'forfeit', condemnedVisibility: 'private' } },
    { seats: 3, options: { optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'], falseClaimPenalty: 'lockout' } },
    { seats: 4, options: { mode: 'expansion', falseClaimPenalty: 'point', foolWindowDecline: 'suppressed' } },
    { seats: 4, options: { deck: 'base-25', eligibility: 'names' } },
  ]
  test.each(settings.map((setting) => [JSON.stringify(setting), setting] as const))('%s', (_title, setting) => {
    for (let at = 0; at < 3; at++) {
      expect(winners({ ...setting, seed: `table ${at}` }, () => true).length).toBeGreaterThan(0)
    }
  })

  test('an unknown question is answered at random, from the list', () => {
    const legal = [{ type: 'pass' }, { type: 'flip' }]
    const { match } = table('deal: rest')
    const seen = { ...match.view(1), decisions: [{ seat: 1, id: 7, question: 'riddle', about: {} }] }
    const asked = (random: Random) => ({ seen, legal, random, imagine: () => imagine(match.play, 1, random) })
    const answers = new Set(
      Array.from({ length: 40 }, (_, at) => ruleBot.decide({ ...asked(seeded(`riddle ${at}`)), fill: () => [] }).type),
    )
    expect(answers).toEqual(new Set(['pass', 'flip']))
  })
})

/** How often something is answered, over many rolls. */
function share(at: TestTable, seat: number, is: (action: ActionJson) => boolean): number {
  let count = 0
  for (let roll = 0; roll < 400; roll++) {
    if (is(decide(at.match, seat, ruleBot, seeded(`roll ${roll}`)))) count++
  }
  return count / 400
}

const claims = (card: string) => (action: ActionJson) => action.type === 'claim' && action.card === card

describe('IK-15: reactions', () => {
  const flipped = (hand: string, options = {}) =>
    table(`court: Judge by 0 | seat 0: hand Fool; successor Queen | seat 1: hand ${hand} | to act: 0`, {
      options,
    }).flip(0)

  test('IK-15.3: a held Assassin is always used against a flip', () => {
    expect(share(flipped('Assassin, Elder'), 1, claims('Assassin'))).toBe(1)
  })

  test('IK-15.2: an Assassin that is not held is claimed with the probability of the options', () => {
    const seldom = share(flipped('Zealot, Elder'), 1, claims('Assassin'))
    expect(seldom).toBeGreaterThan(0.01)
    expect(seldom).toBeLessThan(0.1)
    const often = { botBluff: { kingsHand: 0, other: 0.5 } }
    const half = share(flipped('Zealot, Elder', often), 1, claims('Assassin'))
    expect(half).toBeGreaterThan(0.4)
    expect(half).toBeLessThan(0.6)
    expect(share(flipped('Zealot, Elder', { bluffing: false }), 1, claims('Assassin'))).toBe(0)
  })

  test("IK-15.5: King's Hand always saves the own flip from an Assassin", () => {
    const at = table(
      "court: Judge by 0 | seat 0: hand King's Hand; successor Queen | seat 1: hand Assassin | to act: 0",
    )
    at.flip(0).claim(1, 'Assassin')
    expect(share(at, 0, claims("King's Hand"))).toBe(1)
  })

  const soldier = (name: string, more = '') =>
    table(`seat 0: hand Soldier, Fool; king down | seat 1: hand King's Hand, Elder; king down${more} | to act: 0`)
      .play(0, 'Soldier')
      .name(0, name)

  test("IK-15.3, IK-15.5: King's Hand goes against what hurts, at most 8 times of 10", () => {
    const hurts = share(soldier('Elder'), 1, claims("King's Hand"))
    const harmless = share(soldier('Zealot'), 1, claims("King's Hand"))
    expect(hurts).toBeGreaterThan(0.15)
    expect(hurts).toBeLessThanOrEqual(0.85)
    expect(harmless).toBeLessThan(hurts / 3)
  })

  test("IK-15.5: King's Hand goes against the play of somebody who could not act again", () => {
    const locked = table(
      "court: Queen by 1 | seat 0: hand Princess, Soldier; king down; lacks Elder, Oathbound, Warlord | seat 1: hand King's Hand, Elder; king down | to act: 0",
    )
    locked.play(0, 'Princess').use(0).player(0, 1)
    expect(share(locked, 1, claims("King's Hand"))).toBeGreaterThan(0.7)
  })

  test('IK-15.1: its answers depend on its own view alone', () => {
    const at = (opponent: string) =>
      table(
        `court: Judge by 0 | seat 0: hand Fool, Elder, Queen; successor Mystic | seat 1: hand ${opponent} | to act: 0`,
      )
    for (let roll = 0; roll < 30; roll++) {
      const [a, b] = ['Assassin, Zealot', "King's Hand, Princess"].map((hand) => {
        const { match } = at(hand)
        return decide(match, 0, ruleBot, seeded(`same ${roll}`))
      })
      expect(a).toEqual(b)
    }
  })
})

describe('sense', () => {
  const decides = (at: TestTable, seat: number) => decide(at.match, seat, ruleBot, seeded('sense'))

  test('it locks out an opponent who cannot answer', () => {
    const at = table(
      'court: Judge by 1 | seat 0: hand Warlord, Princess, Soldier | seat 1: hand Zealot; king down; lacks Elder, Oathbound, Queen, Warlord | to act: 0',
    )
    expect(decides(at, 0)).toEqual({ type: 'play', card: 'Princess' })
  })

  test('it keeps strong cards while weak ones will do', () => {
    const at = table(
      'seat 0: hand Inquisitor, Queen, Princess, Warlord | seat 1: hand Zealot, Elder, Judge, Sentry | to act: 0',
    )
    expect(decides(at, 0)).toEqual({ type: 'play', card: 'Inquisitor' })
  })

  test('it sets aside what it needs least, and no reaction card as Successor', () => {
    const at = table(
      "seat 0: hand Fool, Assassin, King's Hand, Queen, Judge, Inquisitor | seat 1: hand Elder, Elder | true king: 0",
    )
    at.player(0, 0)
    expect(decides(at, 0)).toMatchObject({ type: 'commit', successor: 'Queen' })
    expect(['Fool', 'Inquisitor']).toContain(decides(at, 0).dungeon)
  })

  test('it guesses a card that it has seen', () => {
    const at = table(
      'seat 0: hand Judge, Fool | seat 1: hand Zealot, Queen, Elder, Mystic | known: Mystic at 1 hand tracked | to act: 0',
    ).play(0, 'Judge')
    expect(decides(at, 0)).toEqual({ type: 'choosePlayer', seat: 1 })
    at.player(0, 1)
    expect(decides(at, 0)).toEqual({ type: 'nameCard', card: 'Mystic' })
  })

  test('it does not guess what the hand is known not to hold', () => {
    const at = table(
      'seat 0: hand Judge, Fool | seat 1: hand Zealot, Queen; lacks Elder, Oathbound, Inquisitor, Soldier | to act: 0',
    ).play(0, 'Judge')
    at.player(0, 1)
    expect(['Elder', 'Oathbound', 'Inquisitor', 'Soldier', 'Judge', 'Fool']).not.toContain(decides(at, 0).card)
  })
})
