import { describe, expect, test } from 'vitest'
import type { Options } from '../../src/options.ts'
import { standingAnswer } from '../../src/reactions/standing-answer.ts'
import { type TestTable, table } from '../table.ts'

type Chosen = Partial<Options>
const ALWAYS = { eligibility: 'always' } as const

/** Everybody says no; who was asked, in order. */
function whoIsAsked(at: TestTable): number[] {
  const seats: number[] = []
  for (let [prompt] = at.asked(); prompt.question === 'reactionPrompt'; [prompt] = at.asked()) {
    seats.push(prompt.seat)
    at.pass(prompt.seat)
  }
  return seats
}

/** A table without the Arbiter, so that turns begin without questions. */
function position(seats: number, text: string, options: Chosen = {}): TestTable {
  return table(seats === 4 ? `removed: Arbiter | ${text}` : text, { seats, options })
}

describe('triggers and who is asked', () => {
  const soldier = (seats: number, actor = 0, rest = '') =>
    position(seats, `court: Fool by 1 | seat ${actor}: hand Soldier | to act: ${actor}${rest}`)
      .play(actor, 'Soldier')
      .name(actor, 'Queen')
  const flip = (seats: number, actor: number, assassin: number) =>
    position(
      seats,
      `court: Judge by 1 | seat ${actor}: hand Fool; successor Elder | seat ${assassin}: hand Assassin | to act: ${actor}`,
    ).flip(actor)

  test.each([
    [2, 0, [1]],
    [2, 1, [0]],
    [3, 0, [1, 2]],
    [3, 1, [2, 0]],
    [4, 0, [1, 3]],
    [4, 1, [2, 0]],
  ])('IK-9.5, IK-9.6: with %i players an ability of seat %i asks %j, and a flip the same', (seats, actor, asked) => {
    const at = soldier(seats, actor)
    expect(at.asked()[0].about).toMatchObject({ trigger: 'ability', actor, card: 'Soldier' })
    expect(whoIsAsked(at)).toEqual(asked)
    const flipped = flip(seats, actor, asked[0])
    expect(flipped.asked()[0].about).toMatchObject({ trigger: 'kingFlip', actor, card: null })
    expect(whoIsAsked(flipped)).toEqual(asked)
  })

  test.each([
    [2, 1, [0]],
    [3, 1, [2, 0]],
    [3, 2, [0, 1]],
    [4, 1, [2, 0]],
    [4, 3, [0, 2]],
  ])(
    'IK-9.5, IK-9.40: with %i players and an Assassin of seat %i against seat 0, %j may counter it, in turn order after its owner',
    (seats, assassin, asked) => {
      const at = flip(seats, 0, assassin)
      while (at.asked()[0].seat !== assassin) at.pass(at.asked()[0].seat)
      at.claim(assassin, 'Assassin')
      expect(at.asked()[0].about).toMatchObject({ trigger: 'counterAssassin', actor: assassin, flipper: 0 })
      expect(whoIsAsked(at)).toEqual(asked)
    },
  )

  test('IK-9.5: the start of a turn is a trigger of its own', () => {
    const at = table('court: Fool by 3 | seat 0: hand Warlord | to act: 0', { seats: 4 })
    expect(at.asked()[0].about).toMatchObject({ trigger: 'turnStart', actor: 0 })
    expect(whoIsAsked(at)).toEqual([1, 2, 3])
  })

  test('IK-9.6: the first valid reaction closes the window', () => {
    const at = soldier(3, 0, " | seat 1: hand King's Hand | seat 2: hand Elder").claim(1, "King's Hand")
    expect(at.told(-1)).not.toContain('asked')
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.6: players who are out are never asked', () => {
    expect(whoIsAsked(soldier(3, 0, " | seat 1: hand King's Hand; out"))).toEqual([2])
  })

  test('IK-9.6: "no" is final: a later player’s failed claim asks nobody again', () => {
    const at = soldier(3, 0, " | seat 1: hand King's Hand | seat 2: hand Elder").pass(1).claim(2, "King's Hand")
    expect(at.told(-1)).toContain('guessed')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-9.6: the direct card stands before the Stranger in one prompt', () => {
    const at = position(
      2,
      "court: King's Hand by 1, Fool by 1 | seat 0: hand Soldier | seat 1: hand Elder; signatures Stranger | to act: 0",
      { mode: 'expansion', ...ALWAYS },
    )
    expect(at.play(0, 'Soldier').name(0, 'Queen').legal(1)).toEqual([
      { type: 'pass' },
      { type: 'claim', card: "King's Hand" },
      { type: 'claim', card: 'Stranger' },
    ])
  })

  test('IK-9.8: nothing answers for a player, not even for one with an empty hand', () => {
    const at = soldier(2, 0, ' | seat 1: hand none')
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(at.told(-1)).not.toContain('guessed')
  })

  test('IK-9.8, IK-21.8: of a "no" the others learn only that there was no reaction, held or not', () => {
    const told = (hand: string) => {
      const at = soldier(3, 0, ` | seat 1: hand ${hand} | seat 2: hand Elder`).pass(1)
      return [at.events(0), at.events(2), at.events(-1), at.match.view(2)]
    }
    expect(told("King's Hand")).toEqual(told('Zealot'))
    expect(told("King's Hand")[0]).toEqual([
      { type: 'noReaction', seat: 1 },
      { type: 'asked', seat: 2, trigger: 'ability' },
    ])
  })

  test('IK-9.9, IK-18.37: the prompt names the trigger, the acting player, the card or flip and what was declared, and always contains "no"', () => {
    const at = position(2, 'court: Fool by 1 | seat 0: hand Judge, Princess, Elder | seat 1: hand Mystic | to act: 0')
    at.play(0, 'Judge').player(0, 1).name(0, 'Queen')
    expect(at.asked()[0].about).toMatchObject({ trigger: 'ability', actor: 0, card: 'Judge', player: 1, name: 'Queen' })
    expect(at.legal(1)).toContainEqual({ type: 'pass' })
    const flipped = flip(2, 0, 1)
    expect(flipped.legal(1)).toContainEqual({ type: 'pass' })
    expect(flipped.claim(1, 'Assassin').legal(0)).toContainEqual({ type: 'pass' })
    expect(flipped.asked()[0].about).toMatchObject({
      trigger: 'counterAssassin',
      actor: 1,
      card: 'Assassin',
      flipper: 0,
    })
  })

  test('IK-9.9: it is put to the asked player alone; everybody sees who is asked and about which window', () => {
    const at = soldier(3)
    const [mine] = at.match.view(1).decisions
    expect(mine).toMatchObject({ seat: 1, id: expect.any(Number), about: { offered: ["King's Hand"] } })
    for (const observer of [0, 2, -1]) {
      const seen = at.match.view(observer)
      const { offered: _, ...about } = mine.about ?? {}
      expect(seen.decisions).toEqual([{ seat: 1, question: 'reactionPrompt', rule: 'IK-9.9', about }])
      expect(about).toMatchObject({ trigger: 'ability', actor: 0, card: 'Soldier', name: 'Queen' })
      // Nor does it stand in the pile, where everybody could read it.
      expect(seen.pile.at(-1)?.shown).toEqual(about)
    }
    expect([at.legal(0), at.legal(2)]).toEqual([[], []])
    expect(at.blocked(2, { type: 'claim', card: "King's Hand" })).toMatchObject({ code: 'notAsked' })
  })

  test('IK-9.14: at the start of turns a "no" said once answers round after round, for holders and others alike', () => {
    const standing = (hand: string) => {
      const at = table(`court: Fool by 3 | seat 0: hand Warlord, Elder | seat 2: hand ${hand} | to act: 0`, {
        seats: 4,
      })
      for (const seat of [1, 2, 3]) at.pass(seat)
      at.standing(2, 'turnStart', 'Arbiter').flip(0)
      return at
        .pass(1)
        .pass(3)
        .act(2, standingAnswer(at.match.view(2)) ?? { type: 'nothing' })
        .askedShort()
    }
    expect(standing('Arbiter, Judge')).toEqual(standing('Judge'))
    expect(standing('Judge')).toEqual(['3 reactionPrompt'])
  })
})

describe('King’s Hand on an ability', () => {
  const duel = (hand: string, court = 'Fool by 1', rest = '', options: Chosen = {}) =>
    table(`court: ${court} | seat 0: hand ${hand}; successor Elder | seat 1: hand Zealot | to act: 0${rest}`, {
      options,
    })
  const three = (hand: string, court = 'Fool by 1') =>
    table(
      `court: ${court} | seat 0: hand ${hand}; successor Elder | seat 1: hand Zealot | seat 2: hand Oathbound | to act: 0`,
      { seats: 3 },
    )
  const army = (card: string, rest = '', court = 'Fool by 1 down, Zealot by 1 down') =>
    table(
      `court: ${court} | seat 0: hand ${card} of seat 0, Elder; exhausted Judge | seat 1: hand Judge; dungeon Mystic | to act: 0${rest}`,
      {
        options: { mode: 'expansion' },
      },
    ).play(0, `${card} of seat 0`)

  const moments: readonly (readonly [
    card: string,
    after: string,
    before: () => TestTable,
    last: (at: TestTable) => TestTable,
    about: object,
  ])[] = [
    [
      'Fool',
      'the Court card is chosen',
      () => duel('Fool', 'Queen by 1, Judge by 1 down').play(0, 'Fool').use(0),
      (at) => at.court(0, 0),
      { place: 0 },
    ],
    [
      'Inquisitor',
      'the name is said',
      () => duel('Inquisitor').play(0, 'Inquisitor').use(0),
      (at) => at.name(0, 'Zealot'),
      { name: 'Zealot' },
    ],
    [
      'Soldier',
      'the name is said',
      () => duel('Soldier').play(0, 'Soldier'),
      (at) => at.name(0, 'Zealot'),
      { name: 'Zealot' },
    ],
    [
      'Judge',
      'opponent and name are said',
      () => duel('Judge').play(0, 'Judge').player(0, 1),
      (at) => at.name(0, 'Zealot'),
      { player: 1, name: 'Zealot' },
    ],
    [
      'Nakturn',
      'name and opponent are said',
      () => army('Nakturn').use(0).name(0, 'Elder'),
      (at) => at.player(0, 1),
      { name: 'Elder', player: 1 },
    ],
    [
      'Executioner',
      'the number is said',
      () => three('Executioner').play(0, 'Executioner').use(0),
      (at) => at.number(0, 3),
      { number: 3 },
    ],
    [
      'Mystic',
      'the number is said',
      () => duel('Mystic', 'Judge by 1 down').play(0, 'Mystic').use(0),
      (at) => at.number(0, 3),
      { number: 3 },
    ],
    [
      'Warden',
      'the hand card is chosen, which stays secret',
      () =>
        duel('Warden, Judge', 'Fool by 1, Elder by 0, Oathbound by 1', ' | accused: Assassin', {
          deck: 'regulation-20',
        })
          .play(0, 'Warden')
          .use(0),
      (at) => at.pick(0, 'Judge'),
      { card: 'Warden' },
    ],
    [
      'Sentry',
      'the Court card is chosen',
      () => duel('Sentry, Judge').play(0, 'Sentry').use(0),
      (at) => at.court(0, 0),
      { place: 0 },
    ],
    [
      'Princess',
      'the other player is chosen',
      () => duel('Princess, Judge').play(0, 'Princess').use(0),
      (at) => at.player(0, 1),
      { player: 1 },
    ],
    ['Spy', 'the use is announced', () => three('Spy').play(0, 'Spy'), (at) => at.use(0), { card: 'Spy' }],
    ['Lockshift', 'the use is announced', () => army('Lockshift'), (at) => at.use(0), { card: 'Lockshift' }],
    ['Flagbearer', 'the use is announced', () => army('Flagbearer'), (at) => at.use(0), { card: 'Flagbearer' }],
    [
      'Oracle',
      'the use is announced',
      () => duel('Oracle', 'Fool by 1', '', { optionalCards: ['Oracle'] }).play(0, 'Oracle'),
      (at) => at.use(0),
      { card: 'Oracle' },
    ],
    [
      'Herald',
      'it is announced by being played',
      () => three('Herald, Judge'),
      (at) => at.play(0, 'Herald'),
      { card: 'Herald' },
    ],
  ]

  test.each(moments)(
    'IK-9.20: %s: the window opens after %s, before any result',
    (card, _after, before, last, about) => {
      const at = before()
      expect(at.asked()[0].question).not.toBe('reactionPrompt')
      last(at)
      expect(at.asked()).toMatchObject([
        { seat: 1, question: 'reactionPrompt', about: { trigger: 'ability', actor: 0, card, ...about } },
      ])
      expect(at.told(-1).slice(-2)).toEqual(['windowOpened', 'asked'])
      const results = [
        'guessed',
        'holderFound',
        'mustCondemn',
        'truthTold',
        'guessSaid',
        'takenFromCourt',
        'accusedExchanged',
        'muted',
        'successorSeen',
        'dungeonShown',
        'recalled',
        'shown',
        'exchanged',
        'successorExchanged',
      ]
      expect(at.told(0).filter((type) => results.includes(type))).toEqual([])
    },
  )

  /** Plays the first thing on offer until the turn is over; the cards whose abilities could be answered. */
  function windowsOfTurn(at: TestTable): string[] {
    const cards: string[] = []
    const note = () => {
      for (const { type, card } of at.events(-1)) {
        if (type === 'windowOpened' && typeof card === 'string') cards.push(card)
      }
    }
    for (note(); at.view(-1).acting === 0 && at.view(-1).round === 1; note()) {
      const [{ seat }] = at.asked()
      at.act(seat, at.legal(seat)[0])
    }
    return cards
  }

  const never: readonly (readonly [what: string, act: () => TestTable])[] = [
    ['a Queen', () => duel('Queen', 'Fool by 1', '', ALWAYS).play(0, 'Queen')],
    ['an Elder', () => duel('Elder', 'Fool by 1', '', ALWAYS).play(0, 'Elder')],
    [
      'a Zealot',
      () => table('court: Fool by 1 | seat 0: hand Zealot | to act: 0', { options: ALWAYS }).play(0, 'Zealot'),
    ],
    ['a King’s Hand', () => duel("King's Hand", 'Fool by 1', '', ALWAYS).play(0, "King's Hand")],
    [
      'an Oathbound and its second card',
      () => duel('Oathbound, Soldier', 'Queen by 1', '', ALWAYS).play(0, 'Oathbound').pick(0, 'Soldier'),
    ],
    ['a muted card', () => duel('Soldier', 'Fool by 1', ' | mystic: 5', ALWAYS).play(0, 'Soldier')],
    ['a declined ability', () => duel('Inquisitor', 'Fool by 1', '', ALWAYS).play(0, 'Inquisitor').decline(0)],
    ...['Aegis', 'Ancestor'].map((card) => [`${card} on Royalty`, () => army(card, '', 'Princess by 1')] as const),
    ...['Conspiracist', 'Exile', 'Informant', 'Stranger'].map(
      (card) => [card, () => army(card, '', 'Princess by 1, Fool by 1 down')] as const,
    ),
    [
      'a Bard that recalls',
      () =>
        table('court: Elder by 1 | seat 0: hand Bard; exhausted Judge | seat 1: hand Zealot | to act: 0', {
          seats: 3,
          options: { mode: 'expansion', ...ALWAYS },
        }).play(0, 'Bard'),
    ],
  ]

  test.each(never)('IK-9.21: nothing answers %s', (_what, act) => {
    expect(windowsOfTurn(act())).toEqual([])
  })

  test('IK-9.21, IK-16.37: kingsHandScope: abilities that need a decision by default, with mayOnly what is marked MAY, and the Soldier', () => {
    const windows = (hand: string, kingsHandScope: 'decision' | 'mayOnly') => {
      const at = table(`court: Fool by 1 | seat 0: hand ${hand}; successor Elder | seat 1: hand Zealot | to act: 0`, {
        seats: 3,
        options: { kingsHandScope },
      })
      return windowsOfTurn(at.play(0, hand.split(',')[0]))
    }
    for (const [hand, card] of [
      ['Judge', 'Judge'],
      ['Herald, Mystic', 'Herald'],
    ]) {
      expect(windows(hand, 'decision')).toEqual([card])
      expect(windows(hand, 'mayOnly')).toEqual([])
    }
    for (const hand of ['Soldier', 'Inquisitor']) {
      expect([windows(hand, 'decision'), windows(hand, 'mayOnly')]).toEqual([[hand], [hand]])
    }
  })

  const countered = (hand: string, rest = '', court = 'Judge by 1') =>
    table(
      `court: ${court} | seat 0: hand ${hand}; successor Elder | seat 1: hand King's Hand, Zealot | to act: 0${rest}`,
    )

  test('IK-9.22, IK-9.23: both cards are condemned, the ability does not happen, and the card below is the Throne again', () => {
    const at = countered('Soldier, Queen').play(0, 'Soldier').name(0, 'Zealot').claim(1, "King's Hand")
    expect(at.view(-1).condemned).toEqual([
      { card: "King's Hand", from: 1 },
      { card: 'Soldier', from: 0 },
    ])
    expect(at.told(-1)).not.toContain('guessed')
    expect([at.courtShort(), at.view(-1).throne]).toEqual([['Judge'], 5])
    expect(at.hand(1)).toEqual(['Zealot'])
  })

  test('IK-9.22, IK-9.29: a cost already paid no longer matters: a disgraced Sentry is condemned from where it lies', () => {
    const at = countered('Sentry, Queen').play(0, 'Sentry').use(0).court(0, 0)
    expect(at.courtShort()).toEqual(['Judge', '(Sentry)'])
    at.claim(1, "King's Hand")
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Sentry'])
    expect(at.courtShort()).toEqual(['Judge'])
  })

  test('IK-9.23: nothing that happened before the play is undone', () => {
    const at = countered('Fool, Queen', '', 'Judge by 1 down, Mystic by 0, Elder by 1 down')
      .play(0, 'Fool')
      .use(0)
      .court(0, 1)
    at.claim(1, "King's Hand")
    expect(at.courtShort()).toEqual(['(Judge)', 'Mystic', '(Elder)'])
  })

  test('IK-9.24: nobody is asked to counter a King’s Hand', () => {
    const at = table(
      "court: Judge by 1 | seat 0: hand Soldier, Queen | seat 1: hand King's Hand | seat 2: hand Elder; signatures Stranger | to act: 0",
      { seats: 3, options: { mode: 'expansion', ...ALWAYS } },
    )
    at.play(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand")
    expect(at.told(-1).filter((type) => type === 'windowOpened')).toEqual([])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.25, IK-16.26: the same player goes on, cards in the Antechamber first', () => {
    const at = table(
      "court: Queen by 1 | seat 0: hand Princess; antechamber Soldier, Judge; successor Elder | seat 1: hand King's Hand | to act: 0",
    )
    at.play(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand")
    expect(at.askedShort()).toEqual(['0 antechamberTurn'])
    expect(at.legalCards(0)).toEqual(['Judge'])
  })

  test('IK-9.25: or plays from the hand or flips, and the reacting player loses no turn', () => {
    const at = countered('Soldier, Queen').play(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand")
    expect(at.legal(0)).toEqual([{ type: 'play', card: 'Queen' }, { type: 'flip' }])
    expect(at.play(0, 'Queen').askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-9.25: whoever can do nothing is stuck: with two players the round is lost, with three the player is out', () => {
    const stuck = (seats: number) =>
      table(
        "court: Queen by 1 | seat 0: hand Princess, Fool; king down | seat 1: hand King's Hand, Elder | to act: 0",
        { seats },
      )
        .play(0, 'Princess')
        .use(0)
        .player(0, 1)
        .claim(1, "King's Hand")
    expect(stuck(2).view(-1).lastRound).toMatchObject({ winners: [1], reason: 'stuck' })
    const at = stuck(3)
    expect(at.view(-1).players[0].out).toBe(true)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  const whole: readonly (readonly [card: string, act: () => TestTable])[] = [
    ['Judge', () => duel('Judge, Mystic', 'Fool by 1', '', ALWAYS).play(0, 'Judge').player(0, 1).name(0, 'Zealot')],
    ['Soldier', () => duel('Soldier, Mystic', 'Fool by 1', '', ALWAYS).play(0, 'Soldier').name(0, 'Zealot')],
    ['Princess', () => duel('Princess, Mystic', 'Fool by 1', '', ALWAYS).play(0, 'Princess').use(0).player(0, 1)],
    ['Sentry', () => duel('Sentry, Mystic', 'Fool by 1', '', ALWAYS).play(0, 'Sentry').use(0).court(0, 0)],
    ['Spy', () => three('Spy, Mystic').play(0, 'Spy').use(0)],
    ['Executioner', () => three('Executioner, Elder').play(0, 'Executioner').use(0).number(0, 3)],
  ]

  test.each(whole)('IK-9.26: %s opens one window, and its sub-choices open no further ones', (card, act) => {
    const at = act()
    const asked = new Set<string>()
    const windows = () =>
      at
        .events(-1)
        .filter(({ type }) => type === 'windowOpened')
        .map(({ card: of }) => of)
    let opened = windows()
    while (at.view(-1).acting === 0) {
      const [{ seat, question = '' }] = at.asked()
      asked.add(question)
      at.act(seat, at.legal(seat)[0])
      opened = [...opened, ...windows()]
    }
    expect(asked.size).toBeGreaterThan(1)
    expect(opened).toEqual([card])
  })

  test('IK-9.28 (a): no window for an Oathbound’s second card', () => {
    const at = countered('Oathbound, Soldier', '', 'Queen by 1')
      .play(0, 'Oathbound')
      .pick(0, 'Soldier')
      .name(0, 'Zealot')
    expect(at.told(-1)).toContain('guessed')
    expect(at.told(-1)).not.toContain('windowOpened')
  })

  test('IK-9.28 (b): one window for the Herald and one for its second card', () => {
    const at = table(
      'court: Fool by 1 | seat 0: hand Herald, Soldier, Mystic; successor Elder | seat 1: hand Zealot | seat 2: hand Judge | to act: 0',
      { seats: 3 },
    )
    expect(whoIsAsked(at.play(0, 'Herald'))).toEqual([1, 2])
    at.pick(0, 'Elder').pick(0, 'Soldier').name(0, 'Zealot')
    expect(at.asked()[0].about).toMatchObject({ card: 'Soldier' })
    expect(whoIsAsked(at)).toEqual([1, 2])
  })

  test('IK-9.28 (c): no window for a Stranger’s copied ability', () => {
    const at = table(
      'court: Soldier by 1, Fool by 1 down | seat 0: hand Stranger of seat 0, Judge | seat 1: hand Zealot | to act: 0',
      { options: { mode: 'expansion' } },
    )
    at.play(0, 'Stranger of seat 0').use(0).court(0, 0).name(0, 'Zealot')
    expect(at.told(-1)).toContain('guessed')
  })

  test('IK-9.28 (d): the next play of the same turn has its own window, and a Stranger may answer it after a King’s Hand', () => {
    const at = table(
      "court: Stranger of seat 0 by 0 as King's Hand, Zealot by 1 | seat 0: hand Soldier, Inquisitor | seat 1: hand King's Hand, Stranger of seat 1 | to act: 0",
      { options: { mode: 'expansion' } },
    )
    at.play(0, 'Soldier').name(0, 'Zealot').claim(1, "King's Hand")
    at.play(0, 'Inquisitor').use(0).name(0, 'Zealot')
    expect(at.legalCards(1)).toEqual(['Stranger'])
    at.claim(1, 'Stranger')
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual([
      "King's Hand",
      'Soldier',
      'Stranger of seat 1',
      'Inquisitor',
    ])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.27: with foolWindowDecline suppressed only the claims are listed, and closing the window is a "no"', () => {
    const fool = (foolWindowDecline: 'offered' | 'suppressed', seats = 2) =>
      table('court: Queen by 1, Judge by 0 down | seat 0: hand Fool, Soldier | seat 1: hand Elder | to act: 0', {
        seats,
        options: { foolWindowDecline },
      })
        .play(0, 'Fool')
        .use(0)
        .court(0, 0)
    expect(fool('offered').blocked(1, { type: 'closeWindow' })).toMatchObject({ code: expect.any(String) })
    const at = fool('suppressed', 3)
    expect(at.legal(1)).toEqual([{ type: 'claim', card: "King's Hand" }])
    at.blocked(2, { type: 'closeWindow' })
    at.closeWindow(1)
    expect(at.events(-1)).toEqual([
      { type: 'noReaction', seat: 1 },
      { type: 'asked', seat: 2, trigger: 'ability' },
    ])
    expect(at.closeWindow(2).hand(0)).toContain('Queen')
  })

  test('IK-9.27: every other prompt has its "no", and a time-out in the suppressed one closes it', () => {
    const options = { foolWindowDecline: 'suppressed' } as const
    const soldier = table('court: Fool by 1 | seat 0: hand Soldier | seat 1: hand Elder | to act: 0', { options })
    expect(soldier.play(0, 'Soldier').name(0, 'Queen').legal(1)).toContainEqual({ type: 'pass' })
    const fool = table('court: Queen by 1, Judge by 0 down | seat 0: hand Fool | seat 1: hand Elder | to act: 0', {
      options,
    })
    fool.play(0, 'Fool').use(0).court(0, 0)
    expect(fool.match.timeout(1).blocked).toBeNull()
    expect(fool.hand(0)).toEqual(['Queen'])
  })
})
