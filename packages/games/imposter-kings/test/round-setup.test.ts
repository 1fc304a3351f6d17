import { below, Match, seeded, shuffle } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { deckOf } from '../src/decks.ts'
import { imposterKings } from '../src/index.ts'
import { NAMES } from '../src/names.ts'
import { table } from './table.ts'

/** Seat 0 is stuck at once: no card of its hand is as high as the Throne, and its King is flipped. */
const ABOUT_TO_END =
  'court: Queen by 1 | seat 0: hand Fool; king down | seat 1: hand Elder; successor Judge | to act: 0 | true king: 1'
const DEAL =
  "seat 0: hand Fool, Elder, Elder, Judge, Soldier, Mystic, Sentry, Queen | seat 1: hand Assassin, Zealot, Inquisitor, Inquisitor, Soldier, Oathbound, Warlord, Princess | accused: King's Hand | forgotten: Oathbound | true king: 1"

describe('setting up a round', () => {
  test('IK-3.1: chance names the first True King', () => {
    const kings = Array.from({ length: 40 }, (_, n) => table(null, { seats: 3, seed: `king ${n}` }).view(-1).trueKing)
    expect(new Set(kings)).toEqual(new Set([0, 1, 2]))
  })

  test('IK-3.1, IK-11.9, IK-0.2: the loser of a round is True King of the next one, which begins with a deal', () => {
    const at = table(ABOUT_TO_END)
    expect(at.view(-1)).toMatchObject({ round: 2, trueKing: 0, court: [], condemned: [] })
    expect(at.view(-1).players.map(({ hand }) => hand)).toEqual([8, 8])
    expect(at.askedShort()).toEqual(['0 choosePlayer'])
  })

  test('IK-3.2: Kings are face up again, facets Regular, and all zones clear except armies', () => {
    const at = table(
      `${ABOUT_TO_END.replace('king down', 'king down; antechamber none; exhausted Judge')} | mystic: 3 | removed: Warlord | condemned: Princess from 1`.replace(
        'seat 1: hand Elder',
        'seat 1: facet Master Tactician; squire Mystic; hand Elder',
      ),
      { options: { mode: 'expansion' } },
    )
    const seen = at.view(-1)
    expect(seen).toMatchObject({ round: 2, court: [], removed: [], condemned: [], mystic: [], known: [] })
    expect(seen.players.map(({ flipped, facet, successor, squire }) => [flipped, facet, successor, squire])).toEqual([
      [false, 'Regular', false, false],
      [false, 'Regular', false, false],
    ])
    expect(seen.players[0].exhausted).toEqual(['Judge of seat 0'])
  })

  test('IK-3.3, IK-3.11: the shuffled deck is dealt from the top, seat 0 first; then the Accused, then the Forgotten', () => {
    const seed = 'the recorded generator'
    const random = seeded(seed)
    const trueKing = below(random, 2)
    const deck = deckOf('base-18', [])
    shuffle(random, deck)
    const match = Match.start(imposterKings, { seats: 2, seed })
    if (!(match instanceof Match)) throw new Error(match.message)
    const { pub, own, hidden } = match.play
    const everySecond = (from: number) => deck.slice(0, 16).filter((_, place) => place % 2 === from)
    expect(pub.trueKing).toBe(trueKing)
    expect(own.map(({ hand }) => hand)).toEqual([0, 1].map((seat) => everySecond(seat).sort((a, b) => a - b)))
    expect([pub.accused, hidden.forgotten]).toEqual([deck[16], deck[17]])
  })

  test('IK-3.3, IK-21.1: the Accused is announced, and everybody is told the own cards only', () => {
    const at = table(DEAL)
    expect(at.events(-1)).toContainEqual({ type: 'roundStarted', round: 1, trueKing: 1, accused: "King's Hand" })
    const dealt = (observer: number) =>
      at.events(observer).flatMap(({ type, card }) => (type === 'dealt' && card ? [card] : []))
    expect(dealt(0)).toEqual(at.hand(0))
    expect(dealt(-1)).toEqual([])
  })

  test('IK-3.5, IK-18.13: the True King names the first player, also oneself', () => {
    const at = table(DEAL)
    expect(at.asked()).toMatchObject([{ seat: 1, question: 'choosePlayer' }])
    expect(at.legal(1)).toEqual([
      { type: 'choosePlayer', seat: 0 },
      { type: 'choosePlayer', seat: 1 },
    ])
    expect(at.player(1, 1).view(-1).first).toBe(1)
  })

  test('IK-3.6: in the expansion mustering comes before the commit', () => {
    const at = table(DEAL, { options: { mode: 'expansion', deck: 'base-18' } }).player(1, 0)
    expect(at.askedShort()).toEqual(['1 musterAction'])
    expect(at.endMuster(1).askedShort()).toEqual(['0 musterAction'])
    expect(at.endMuster(0).askedShort()).toEqual(['0 commitCards', '1 commitCards'])
  })

  test('IK-3.7, IK-18.15, IK-18.5: all commit in secret and in any order', () => {
    const at = table(DEAL).player(1, 0)
    expect(at.askedShort()).toEqual(['0 commitCards', '1 commitCards'])
    at.commit(1, 'Assassin', 'Zealot')
    const otherwise = table(DEAL).player(1, 0).commit(1, 'Princess', 'Warlord')
    expect([at.match.view(0), at.events(0)]).toEqual([otherwise.match.view(0), otherwise.events(0)])
    expect(at.blocked(1, { type: 'commit', dungeon: 'Zealot', successor: 'Warlord', squire: null })).toMatchObject({
      code: 'notAsked',
    })
    at.commit(0, 'Elder', 'Elder')
    expect(at.view(0).mine).toMatchObject({ dungeon: 'Elder', successor: 'Elder' })
    expect(at.events(0)).toContainEqual({ type: 'committed', seat: 1, squires: 0 })
  })

  test('IK-3.7: the cards are different instances', () => {
    const at = table(DEAL).player(1, 0)
    expect(at.blocked(0, { type: 'commit', dungeon: 'Fool', successor: 'Fool', squire: null })).toMatchObject({
      rule: 'IK-3.7',
    })
    expect(at.blocked(0, { type: 'commit', dungeon: 'Fool', successor: 'Princess', squire: null })).toMatchObject({
      rule: 'IK-3.7',
    })
  })

  test('IK-3.8, IK-3.10: six cards are left of eight; the Court is empty and the first player starts', () => {
    const at = table(DEAL).player(1, 0).commit(0, 'Elder', 'Elder').commit(1, 'Assassin', 'Zealot')
    expect(at.view(-1)).toMatchObject({ court: [], acting: 0, throne: 0 })
    expect(at.view(-1).players.map(({ hand }) => hand)).toEqual([6, 6])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-3.8, IK-3.9: with nine cards seven are left, six with a Squire; a Charismatic Leader’s Successor is shown when all have committed', () => {
    const at = table('deal: rest | true king: 0', { options: { mode: 'expansion' } }).player(0, 0)
    at.selectKing(1, 'Charismatic Leader').endMuster(1).selectKing(0, 'Master Tactician').endMuster(0)
    const [a, b, c] = at.hand(0)
    const [d, e] = at.hand(1)
    at.commit(1, d, e)
    expect(at.view(0).players[1].openSuccessor).toBeNull()
    at.commit(0, a, b, c)
    expect(at.view(-1).players.map(({ hand }) => hand)).toEqual([6, 7])
    expect(at.view(0).players[1].openSuccessor).toBe(e)
    expect(at.view(0).players[1].successor).toBe(true)
  })

  describe('mulligan', () => {
    const mulligan = { options: { mulligan: true } }
    const start = 'true king: 1 | scores: 0 0'

    test('IK-3.4, IK-3.12, IK-18.10: off by default; switched on, players are asked in turn order from the True King', () => {
      expect(table(DEAL).askedShort()).toEqual(['1 choosePlayer'])
      const at = table(start, mulligan)
      expect(at.askedShort()).toEqual(['1 keepOrDeal'])
      expect(at.keep(1).askedShort()).toEqual(['0 keepOrDeal'])
      expect(at.keep(0).askedShort()).toEqual(['1 choosePlayer'])
    })

    test('IK-3.4: the first demand is free and deals anew for everybody', () => {
      const at = table(start, mulligan)
      const before = [at.hand(0), at.hand(1)]
      at.freshDeal(1)
      expect([at.hand(0), at.hand(1)]).not.toEqual(before)
      expect(at.events(-1)).toContainEqual({ type: 'freshDealDemanded', seat: 1, paid: false })
      expect(at.view(-1).scores).toEqual([0, 0])
    })

    test('IK-3.12: nobody can demand twice in a round; the question starts again with the others', () => {
      const at = table(start, mulligan).freshDeal(1)
      expect(at.askedShort()).toEqual(['0 keepOrDeal'])
      expect(at.freshDeal(0).askedShort()).toEqual(['1 choosePlayer'])
    })

    test('IK-3.4: each further demand of the match gives every opponent 2 points', () => {
      const at = table('deal: rest | seat 1: demands 1 | true king: 1', mulligan).freshDeal(1)
      expect(at.events(-1)).toContainEqual({ type: 'freshDealDemanded', seat: 1, paid: true })
      expect(at.view(-1).scores).toEqual([2, 0])
    })

    test('IK-3.12: a paid demand is not offered where it would lift an opponent to the target score', () => {
      expect(table('deal: rest | seat 1: demands 1 | true king: 1 | scores: 5 0', mulligan).askedShort()).toEqual([
        '0 keepOrDeal',
      ])
      expect(table('deal: rest | seat 1: demands 1 | true king: 1 | scores: 4 0', mulligan).askedShort()).toEqual([
        '1 keepOrDeal',
      ])
    })

    test('IK-3.4: the expansion has none', () => {
      const refused = Match.start(imposterKings, {
        seats: 2,
        seed: 'no',
        options: { mode: 'expansion', mulligan: true },
      })
      expect(refused).toMatchObject({ code: 'badMulligan' })
    })
  })

  test('IK-3.11, IK-19.6: the same seed and the same answers give the same round', () => {
    const play = () => table(null, { seed: 'again' })
    const [one, two] = [play(), play()]
    expect(one.match.hash()).toBe(two.match.hash())
    expect(one.hand(0).every((card) => NAMES.includes(card))).toBe(true)
    expect(table(null, { seed: 'and again' }).match.hash()).not.toBe(one.match.hash())
  })
})
