import { type Observer, SPECTATOR } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import type { Options } from '../src/options.ts'
import type { View } from '../src/view.ts'
import { type TestTable, table } from './table.ts'

/** Seat 0 is the owner, seat 1 another player. Every card that is asked about below lies in one place only. */
const RICH =
  'court: Queen by 1, Immortal by 0 down | accused: King’s Hand | forgotten: Assassin | condemned: Oathbound from 1' +
  ' | removed: Inquisitor | known: Warlord at 0 hand tracked | scores: 2 5 | round: 3 | turn: 6 | true king: 1 | first: 1 | to act: 0' +
  ' | seat 0: hand Fool, Warlord, Exile of seat 0; successor Mystic; dungeon Sentry; squire Princess; facet Master Tactician' +
  '; antechamber Zealot; signatures Stranger, Aegis, Exile; exhausted Judge; recruit discard Warden' +
  ' | seat 1: hand Soldier; facet Charismatic Leader; successor Elder; king down; signatures Nakturn, Exile, Informant'

const rich = () => table(RICH.replace('’', "'"), { options: { mode: 'expansion' } })

/** What the observer is sent, but for the list of names that may be said, which is the same for everybody. */
function sent(at: TestTable, observer: Observer): string {
  const seen = at.match.view(observer)
  return JSON.stringify({ ...seen, view: { ...seen.view, sayable: [] } })
}

const sees = (at: TestTable, card: string) =>
  [0, 1, SPECTATOR].map((observer) => sent(at, observer).includes(`"${card}"`))
const same = (at: TestTable, look: (view: View) => unknown) =>
  [0, 1, SPECTATOR].map((observer) => look(at.view(observer)))

const OWNER = [true, false, false]
const ALL = [true, true, true]
const NOBODY = [false, false, false]

describe('zone by zone', () => {
  const zones: readonly (readonly [zone: string, card: string, seen: readonly boolean[]])[] = [
    ['a hand', 'Fool', OWNER],
    ['a hand: a recruited army card', 'Exile of seat 0', OWNER],
    ['a hand: a tracked card', 'Warlord', ALL],
    ['a Successor', 'Mystic', OWNER],
    ['a Charismatic Leader’s Successor', 'Elder', ALL],
    ['a Dungeon', 'Sentry', OWNER],
    ['a Squire', 'Princess', OWNER],
    ['an Antechamber', 'Zealot', ALL],
    ['the Court, face up', 'Queen', ALL],
    ['the Court, disgraced', 'Immortal', ALL],
    ['the Accused', "King's Hand", ALL],
    ['the Forgotten card', 'Assassin', NOBODY],
    ['the Condemned pile', 'Oathbound', ALL],
    ['Removed', 'Inquisitor', ALL],
    ['Exhausted', 'Judge of seat 0', ALL],
    ['the Recruit discard', 'Warden', ALL],
    ['the available Army: which card is there', 'Soldier of seat 0', OWNER],
    ['the composition of an Army', 'Stranger', ALL],
  ]

  test.each(zones)('IK-14.4, IK-14.3: %s: who sees the card', (_zone, card, seen) => {
    expect(sees(rich(), card)).toEqual(seen)
  })

  test('IK-14.3: of hidden zones everybody is sent the count or the presence', () => {
    const counts = same(rich(), ({ players, forgotten }) => {
      const { hand, successor, dungeon, squire, army } = players[0]
      return { hand, successor, dungeon, squire, army, forgotten }
    })
    const public0 = { hand: 3, successor: true, dungeon: true, squire: true, army: 6, forgotten: true }
    expect(counts).toEqual([public0, public0, public0])
  })

  test('IK-14.4: King face and facet, scores, round, True King and first player are full for all', () => {
    const facts = same(rich(), ({ players, scores, round, turn, trueKing, first, acting }) => [
      players.map(({ flipped, facet }) => [flipped, facet]),
      scores,
      [round, trueKing, first, acting, turn],
    ])
    const full = [
      [
        [false, 'Master Tactician'],
        [true, 'Charismatic Leader'],
      ],
      [2, 5],
      [3, 1, 1, 0, 7],
    ]
    expect(facts).toEqual([full, full, full])
  })

  test('IK-14.4: every Court card with who played it, face up or disgraced; condemned cards with whose they were', () => {
    for (const view of same(rich(), (seen) => seen) as View[]) {
      expect(view.court).toMatchObject([
        { card: 'Queen', by: 1, disgraced: false },
        { card: 'Immortal', by: 0, disgraced: true },
      ])
      expect(view.condemned).toEqual([{ card: 'Oathbound', from: 1 }])
      expect(view.players[0]).toMatchObject({
        signatures: ['Stranger', 'Aegis', 'Exile'],
        exhausted: ['Judge of seat 0'],
        recruitDiscard: ['Warden'],
        antechamber: ['Zealot'],
      })
    }
  })

  test('IK-14.4: the Forgotten card is shown at the review, with all other hidden cards', () => {
    const at = table(
      'court: Queen by 1 | forgotten: Warlord | seat 0: hand Fool; king down; dungeon Judge | seat 1: hand Elder; successor Mystic | to act: 0',
    )
    const reviewed = at.events(SPECTATOR).filter(({ type }) => type === 'reviewed')
    expect(reviewed.map(({ place, card }) => [place, card])).toEqual([
      ['forgotten', 'Warlord'],
      ['hand', 'Fool'],
      ['dungeon', 'Judge'],
      ['hand', 'Elder'],
      ['successor', 'Mystic'],
    ])
  })

  describe('cards condemned from a hand', () => {
    const condemned = (condemnedVisibility: 'public' | 'private') => {
      const at = table(
        "court: Fool by 1 | accused: King's Hand | seat 0: hand Executioner, Oathbound | seat 1: hand Zealot | seat 2: hand Elder, Mystic | to act: 0",
        { seats: 3, options: { condemnedVisibility } },
      )
      return at.play(0, 'Executioner').use(0).number(0, 3).pick(1, 'Zealot').pick(2, 'Elder')
    }
    const pile = (at: TestTable) =>
      [0, 1, 2, SPECTATOR].map((observer) => {
        const { condemned: open, mine } = at.view(observer)
        return open.map(({ card }, place) => card ?? mine?.condemned[place] ?? null)
      })

    test('IK-14.4, IK-10.2: public by default', () => {
      expect(pile(condemned('public'))).toEqual(Array(4).fill(['Zealot', 'Elder']))
    })

    test('IK-14.4, IK-10.2: private: only the former holder and the acting player', () => {
      const at = condemned('private')
      expect(pile(at)).toEqual([
        ['Zealot', 'Elder'],
        ['Zealot', null],
        [null, 'Elder'],
        [null, null],
      ])
      expect(at.view(SPECTATOR).condemned.map(({ from }) => from)).toEqual([1, 2])
    })
  })

  describe('signature cards', () => {
    const options = { mode: 'expansion' } as const

    test('IK-14.5, IK-18.11: a secret choice before the reveal: "chosen / not yet"', () => {
      const at = (...names: [string, string, string]) => table('true king: 0', { options }).signatures(0, ...names)
      const one = at('Stranger', 'Aegis', 'Exile')
      const other = at('Informant', 'Nakturn', 'Lockshift')
      for (const observer of [1, SPECTATOR]) {
        expect(one.match.view(observer).decisions.map(({ seat }) => seat)).toEqual([1])
        expect(one.match.view(observer)).toEqual(other.match.view(observer))
        expect(one.events(observer)).toEqual(other.events(observer))
      }
      one.signatures(1, 'Informant', 'Nakturn', 'Exile')
      expect(one.view(SPECTATOR).players[0].signatures).toEqual(['Stranger', 'Aegis', 'Exile'])
    })

    test('IK-14.4: the face-up draft cards are seen by all', () => {
      const at = table('true king: 0', { options: { ...options, signatureMode: 'tournament' } })
      at.signature(0, 'Stranger').signature(1, 'Aegis')
      const [mine, theirs, spectators] = same(at, ({ draft }) => draft)
      expect(mine).toHaveLength(5)
      expect([theirs, spectators]).toEqual([mine, mine])
    })
  })
})

describe('spectators', () => {
  const situations: readonly (readonly [what: string, at: () => TestTable, seats: number])[] = [
    ['a rich position', rich, 2],
    ['the deal', () => table('true king: 0'), 2],
    [
      'a window',
      () =>
        table('court: Fool by 1 | seat 0: hand Soldier | to act: 0', { seats: 3 }).play(0, 'Soldier').name(0, 'Queen'),
      3,
    ],
    [
      'a look at a hand',
      () =>
        table(
          "court: Judge by 2 | accused: King's Hand | seat 0: hand Fool; successor Queen | seat 1: hand Elder | seat 2: hand Assassin | to act: 0",
          {
            seats: 3,
          },
        )
          .flip(0)
          .pass(1)
          .claim(2, 'Assassin'),
      3,
    ],
  ]

  test.each(situations)('IK-14.4: in %s spectators see exactly what all seats see alike', (_what, start, seats) => {
    const at = start()
    const spectators = at.match.view(SPECTATOR)
    expect(spectators.view.mine).toBeNull()
    for (let seat = 0; seat < seats; seat++) {
      const { view, pile, outcome } = at.match.view(seat)
      expect({ ...view, mine: null }).toEqual(spectators.view)
      expect([pile, outcome]).toEqual([spectators.pile, spectators.outcome])
    }
  })

  test('IK-14.4: they are told of no private field of any event', () => {
    const at = table('true king: 0')
    const dealt = at.events(SPECTATOR).filter(({ type }) => type === 'dealt')
    expect(dealt).toHaveLength(16)
    for (const event of dealt) expect(event).not.toHaveProperty('card')
  })
})

describe('what happens in secret', () => {
  const cards = (at: TestTable, observer: Observer, type: string) =>
    at
      .events(observer)
      .filter((event) => event.type === type)
      .map(({ card, gave, took }) => card ?? (gave === undefined ? null : [gave, took]))

  test('IK-14.1: names and numbers that are said, hit or miss, and chosen targets are public', () => {
    const at = table(
      "court: Fool by 1 | accused: King's Hand | seat 0: hand Judge, Mystic | seat 1: hand Elder | to act: 0",
    )
    at.play(0, 'Judge').player(0, 1)
    expect(at.events(SPECTATOR)).toEqual([{ type: 'playerChosen', seat: 0, source: 'Judge', player: 1 }])
    at.name(0, 'Elder')
    expect(at.events(SPECTATOR)).toEqual([
      { type: 'nameSaid', seat: 0, source: 'Judge', card: 'Elder' },
      { type: 'guessed', seat: 0, card: 'Elder', right: true },
    ])
    const mystic = table(
      "court: Fool by 1 down | accused: King's Hand | seat 0: hand Mystic | seat 1: hand Elder | to act: 0",
    )
    mystic.play(0, 'Mystic').use(0).number(0, 4)
    expect(mystic.events(SPECTATOR)).toContainEqual({ type: 'numberSaid', seat: 0, source: 'Mystic', number: 4 })
  })

  const looks: readonly (readonly [what: string, type: string, act: () => TestTable, sights: readonly unknown[][]])[] =
    [
      [
        'Princess cards are known to the two players',
        'exchanged',
        () =>
          table(
            "court: Fool by 1 | accused: King's Hand | seat 0: hand Princess, Zealot | seat 1: hand Elder | seat 2: hand Mystic | to act: 0",
            { seats: 3 },
          )
            .play(0, 'Princess')
            .use(0)
            .player(0, 1)
            .pick(0, 'Zealot')
            .pick(1, 'Elder'),
        [
          [['Zealot', 'Elder'], null],
          [null, ['Elder', 'Zealot']],
          [null, null],
          [null, null],
        ],
      ],
      [
        'Spy’s look is the acting player’s alone',
        'successorSeen',
        () =>
          table(
            "court: Fool by 1 | accused: King's Hand | seat 0: hand Spy | seat 1: hand Elder; successor Queen | seat 2: hand Mystic; successor Warlord | to act: 0",
            { seats: 3 },
          )
            .play(0, 'Spy')
            .use(0),
        [
          ['Queen', 'Warlord'],
          [null, null],
          [null, null],
          [null, null],
        ],
      ],
      [
        'Nakturn’s look is the acting player’s alone',
        'handSeen',
        () =>
          table(
            "court: Fool by 1 down | accused: King's Hand | seat 0: hand Nakturn of seat 0, Zealot | seat 1: hand Elder, Queen | seat 2: hand Mystic | to act: 0",
            { seats: 3, options: { mode: 'expansion' } },
          )
            .play(0, 'Nakturn of seat 0')
            .use(0)
            .name(0, 'Zealot')
            .player(0, 1)
            .guess(1, false),
        [
          ['Elder', 'Queen'],
          [null, null],
          [null, null],
          [null, null],
        ],
      ],
      [
        'the assassin’s look is the assassin’s player’s alone',
        'handSeen',
        () =>
          table(
            "court: Judge by 2 | accused: King's Hand | seat 0: hand Fool; successor Queen | seat 1: hand Elder | seat 2: hand Assassin | to act: 0",
            { seats: 3 },
          )
            .flip(0)
            .pass(1)
            .claim(2, 'Assassin'),
        [
          [null, null],
          [null, null],
          ['Fool', 'Assassin'],
          [null, null],
        ],
      ],
    ]

  test.each(looks)('IK-14.1: %s', (_what, type, act, sights) => {
    const at = act()
    expect([0, 1, 2, SPECTATOR].map((observer) => cards(at, observer, type))).toEqual(sights)
  })

  test('IK-14.1: the assassin’s pick is known to its player and the victim; reactions are public', () => {
    const at = looks[3][2]().pick(2, 'Fool')
    expect([0, 1, 2, SPECTATOR].map((observer) => cards(at, observer, 'pickedFromVictim'))).toEqual([
      ['Fool'],
      [null],
      ['Fool'],
      [null],
    ])
  })

  test('IK-14.2: the Warden’s chosen card is hidden until it resolves, and stays hidden when it is cancelled', () => {
    const warden = (chosen: string) =>
      table(
        "court: Fool by 1, Elder by 0, Zealot by 1 | accused: Assassin | seat 0: hand Warden, Judge, Mystic | seat 1: hand King's Hand, Queen | to act: 0",
        { options: { deck: 'regulation-20' } },
      )
        .play(0, 'Warden')
        .use(0)
        .pick(0, chosen)
    const seen = (at: TestTable) => [1, SPECTATOR].map((observer) => [at.match.view(observer), at.events(observer)])
    expect(warden('Judge').view(0).mine?.chosen).toBe('Judge')
    expect(seen(warden('Judge'))).toEqual(seen(warden('Mystic')))
    const cancelled = (chosen: string) => seen(warden(chosen).claim(1, "King's Hand"))
    expect(warden('Judge').claim(1, "King's Hand").view(0).mine?.chosen).toBeNull()
    expect(cancelled('Judge')).toEqual(cancelled('Mystic'))
    const done = warden('Judge').pass(1)
    expect(done.events(SPECTATOR)).toContainEqual({
      type: 'accusedExchanged',
      seat: 0,
      gave: 'Judge',
      took: 'Assassin',
    })
  })
})

describe('what is sent', () => {
  test('IK-14.3: a client’s view does not depend on anything it may not know', () => {
    const world = (hand: string, forgotten: string, rest: string) =>
      table(
        `court: Queen by 1 | accused: Judge | forgotten: ${forgotten} | seat 0: hand Elder, Soldier; successor Oathbound | seat 1: ${rest}, ${hand} | to act: 0`,
      )
    const one = world('Fool', 'Zealot', 'successor Mystic; dungeon Warlord; hand Sentry')
    const other = world('Warlord', 'Mystic', 'successor Zealot; dungeon Sentry; hand Fool')
    for (const observer of [0, SPECTATOR]) {
      expect(one.match.view(observer)).toEqual(other.match.view(observer))
      expect(one.events(observer)).toEqual(other.events(observer))
    }
    expect(one.legal(0)).toEqual(other.legal(0))
    expect(one.match.view(1)).not.toEqual(other.match.view(1))
  })

  test('IK-14.3: seed and generator, which hold the order of future decks, are never sent', () => {
    const { match } = table('true king: 0', { seed: 'a very telling seed' })
    const views = [0, 1, SPECTATOR].map((observer) =>
      JSON.stringify([match.view(observer), match.tell(match.opening, observer)]),
    )
    for (const text of views) {
      expect(text).not.toContain('telling')
      for (const word of match.play.random) expect(text).not.toContain(String(word))
    }
  })

  test('IK-14.5: options go to the deciding player only; the others learn who decides and, where it is public, what', () => {
    const at = table('court: Fool by 1 | seat 0: hand Judge, Queen | seat 1: hand Elder | to act: 0')
    expect(at.legal(0)).not.toEqual([])
    expect(at.legal(1)).toEqual([])
    const decision = { seat: 0, question: 'mainTurn', rule: 'IK-4.4', about: {} }
    expect(at.match.view(1).decisions).toEqual([decision])
    expect(at.match.view(SPECTATOR).decisions).toEqual([decision])
    expect(at.match.view(0).decisions).toEqual([{ ...decision, id: expect.any(Number) }])
  })

  test('IK-14.5: reaction cards are named, never pointed at, also where the card is not held', () => {
    const flip = (hand: string) =>
      table(`court: Judge by 0 | seat 0: hand Fool; successor Queen | seat 1: hand ${hand} | to act: 0`).flip(0)
    for (const hand of ['Assassin, Elder', 'Elder, Mystic', 'none']) {
      expect(flip(hand).legal(1)).toEqual([{ type: 'pass' }, { type: 'claim', card: 'Assassin' }])
    }
    const at = flip('Assassin, Elder')
    for (const pointing of [
      { type: 'claim', index: 0 },
      { type: 'claim', card: 0 },
      { type: 'claim', card: 'Assassin', index: 0 },
    ]) {
      expect(at.match.apply(1, pointing).blocked).toMatchObject({ code: 'malformed' })
    }
  })
})

test('IK-17.1: the configuration is public', () => {
  const options: Partial<Options> = { falseClaimPenalty: 'point', targetScore: 9 }
  expect(same(table('true king: 0', { options }), (view) => view.options)).toEqual(
    Array(3).fill(expect.objectContaining(options)),
  )
})
