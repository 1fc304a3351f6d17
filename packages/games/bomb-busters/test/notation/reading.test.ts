import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { PHASES } from '../../src/names.ts'

function begin(mission: number, seats: number, from: string) {
  const match = Match.start(bombBusters, { seats, options: { mission }, seed: 'notation', from })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

describe('notation', () => {
  test('a position: whose turn it is, dial, cards, and hands with all that lies on them', () => {
    const match = begin(
      7,
      3,
      'captain: 2 | to act: 1 | turn: 5 | dial: 2 | row: rewinder used, post_it locked, stabilizer lock 5 ' +
        '| reserve: coffee_mug, label_eq | seat 0: 1 2- r3; tokens 1@0, not 4@2, 0!=1 ' +
        '| seat 1: 2 2; character character_2 used | seat 2: 1 4 / 5; tokens x1@1, 7@-1, only 5@2',
    )
    const { view } = match.view(-1)
    expect(view).toMatchObject({ captain: 2, current: 1, turn: 5, dial: 2, phase: 'playing', reserve: 2 })
    expect(view.equipment).toMatchObject([
      { id: 'rewinder', used: true, unlocked: true, lock: null },
      { id: 'post_it', used: false, unlocked: false, lock: null },
      { id: 'stabilizer', unlocked: true, lock: 5 },
    ])
    expect(view.players[0].wires.map(({ cut, value }) => [cut, value])).toEqual([
      [false, null],
      [true, 2],
      [false, null],
    ])
    expect(view.players[0].tokens).toMatchObject([
      { kind: 'value', value: 1, place: 0, says: 'is' },
      { kind: 'value', value: 4, place: 2, says: 'is not' },
      { kind: 'not equal', place: 0, placeB: 1 },
    ])
    expect(view.players[2].tokens).toMatchObject([
      { kind: 'count', value: 1, place: 1 },
      { kind: 'value', value: 7, place: -1 },
      { kind: 'single wire', value: 5, place: 2 },
    ])
    expect(view.players[1]).toMatchObject({ character: 'character_2', used: true })
    expect(view.players[2].stands).toEqual([2, 1])
    expect(match.view(0).view.players[0].wires.map(({ value }) => value)).toEqual([1, 2, 'RED'])
  })

  test('a deal, after which info tokens are placed', () => {
    const { pub } = begin(4, 2, 'seat 0: 1 2 / 3 | seat 1: 1 2 / 3').play
    expect([PHASES[pub.phase], pub.turn, pub.total.slice(0, 4)]).toEqual(['setup_info_tokens', 0, [0, 2, 2, 2]])
  })

  test('X wires, wires that stand upside down, cards face down, wires that were left out', () => {
    const match = begin(
      20,
      3,
      'to act: 0 | aside: r9 | row: rewinder face down | seat 0: 5 1x | seat 1: 5u 2 | seat 2: r2 2',
    )
    const { view } = match.view(-1)
    expect(view.players[0].wires.map(({ x }) => x)).toEqual([false, true])
    expect(view.players[1].wires.map(({ upsideDown }) => upsideDown)).toEqual([true, false])
    expect([0, 1].map((seat) => match.view(seat).view.players[1].wires[0].value)).toEqual([5, null])
    expect(view.equipment).toMatchObject([{ id: null, faceDown: true }])
    expect(view.markers.map(({ value, state }) => [value, state])).toEqual([
      [2, 'possible'],
      [9, 'possible'],
    ])
  })

  test('what a module has laid out; the rest it lays out itself', () => {
    const row = [{ value: 4, up: true }]
    const laid = begin(23, 3, `to act: 0 | number-cards: ${JSON.stringify({ row, discard: [], deck: 0 })} | ${HANDS}`)
    expect(laid.view(-1).view.rules['number-cards']).toMatchObject({ row })
    expect(begin(44, 3, `to act: 0 | ${HANDS}`).view(-1).view.rules.oxygen).toEqual({ pool: 6, held: [0, 0, 0] })
  })

  test.each([
    ['no hand for somebody', 'to act: 0 | seat 0: 1 | seat 1: 2'],
    ['no such wire', 'seat 0: 13 | seat 1: 2 | seat 2: 2'],
    ['no such section', `weather: fine | ${'seat 0: 1 | seat 1: 2 | seat 2: 2'}`],
    ['no such card', 'row: hammer | seat 0: 1 | seat 1: 2 | seat 2: 2'],
    ['nobody there', 'to act: 3 | seat 0: 1 | seat 1: 2 | seat 2: 2'],
    ['no such token', 'seat 0: 1; tokens one@0 | seat 1: 2 | seat 2: 2'],
    ['no such character', 'seat 0: 1; character cook | seat 1: 2 | seat 2: 2'],
    ['nothing that a seat can have', 'seat 0: 1; hat red | seat 1: 2 | seat 2: 2'],
    ['a blue wire left out', 'aside: 5 | seat 0: 1 | seat 1: 2 | seat 2: 2'],
  ])('it says what is wrong: %s', (_what, from) => {
    expect(() => begin(4, 3, from)).toThrow('notation: ')
  })
})

const HANDS = 'seat 0: 1 2 / 3 | seat 1: 1 2 3 | seat 2: 1 2 3'

describe('what a mission has laid out, in words', () => {
  const seats = (...hands: string[]) => hands.map((hand, seat) => `seat ${seat}: ${hand}`).join(' | ')
  const THREE = seats('1 2 / 3', '1 2 3', '1 2 3')

  test('Number cards: the row, the deck in its order, the discard; what is not named is in the deck', () => {
    const { play } = begin(9, 3, `to act: 0 | number cards: row 3, 5 down, 7; deck 9, 2; discard 12; out 1 | ${THREE}`)
    expect(play.pub.rules['number-cards']).toEqual({
      row: [
        { value: 3, up: true },
        { value: 5, up: false },
        { value: 7, up: true },
      ],
      discard: [12],
      deck: 7,
    })
    const { deck } = play.hidden.rules['number-cards'] as { deck: number[] }
    expect(deck.slice(-2)).toEqual([2, 9])
    expect(deck.toSorted((a, b) => a - b)).toEqual([2, 4, 6, 8, 9, 10, 11])
  })

  test('Number cards as JSON: the deck holds the others', () => {
    const row = [{ value: 4, up: true }]
    const { play } = begin(
      15,
      3,
      `to act: 0 | number-cards: ${JSON.stringify({ row, discard: [2], deck: 10 })} | ${THREE}`,
    )
    const { deck } = play.hidden.rules['number-cards'] as { deck: number[] }
    expect(deck.toSorted((a, b) => a - b)).toEqual([1, 3, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('BB-M29.1: Number cards in hands, of which each knows its own and what was discarded', () => {
    const hands = seats('1 2; number cards 3, 5', '1 2; number cards 1', '1 2; number cards 7')
    const match = begin(29, 3, `to act: 0 | number cards: deck 9, 2; discard 12 | ${hands}`)
    const mine = match.play.own.map(({ rules }) => (rules['number-hands'] as { cards: number[] }).cards)
    expect(mine).toEqual([[3, 5], [1], [7]])
    expect(match.play.pub.rules['number-hands']).toMatchObject({ counts: [2, 1, 1], deck: 7, discard: [12] })
    expect((match.play.hidden.rules['number-hands'] as { deck: number[] }).deck.slice(-2)).toEqual([2, 9])
  })

  test('BB-M32.1: the active constraint, and the deck in its order', () => {
    const { play } = begin(37, 3, `to act: 0 | constraints: active B; discard A; deck C, D | ${THREE}`)
    expect(play.pub.rules['active-constraint']).toEqual({ active: 'B', discard: ['A'], deck: 10 })
    expect((play.hidden.rules['active-constraint'] as { deck: string[] }).deck.slice(-2)).toEqual(['D', 'C'])
  })

  test('BB-M31.1: a constraint before each player, of which one is off', () => {
    const hands = seats('1 2; constraint B off', '1 2; constraint A', '1 2; constraint C')
    expect(begin(31, 3, `to act: 0 | ${hands}`).play.pub.rules.constraints).toEqual({
      open: [],
      cards: ['B', 'A', 'C'],
      off: [true, false, false],
    })
  })

  test('BB-M34.2: hidden characters and constraints; the rest of A to E was not dealt', () => {
    const hands = seats(
      '1 2; character character_2; constraint A',
      '1 2; character double_detector; constraint E',
      '1 2; constraint C',
    )
    const { play } = begin(34, 3, `to act: 0 | ${hands}`)
    expect(play.own.map(({ rules }) => rules['hidden-weakest-link'])).toEqual([
      { character: 'character_2', constraint: 'A' },
      { character: 'double_detector', constraint: 'E' },
      { character: 'character_3', constraint: 'C' },
    ])
    const over = begin(34, 3, `to act: 0 | weakest link: over | ${hands}`)
    expect(over.view(-1).view.players.map(({ character }) => character)).toEqual([
      'character_2',
      'double_detector',
      'character_3',
    ])
  })

  test.each([
    [
      57,
      'constraints: pairs L, K, J, I, H, G, F, E, D, C, B, A; active 3',
      'constraint-per-validated-value',
      { active: 3 },
    ],
    [61, 'constraints: slots B, F, A, D; deck L', 'constraint-ring', { pool: 6 }],
    [
      66,
      'constraints: north E; south D; east C; west B; action A',
      'bunker-board',
      { cards: { north: 'E', action: 'A' } },
    ],
    [
      66,
      'bunker: back 1/2; activated front_key',
      'bunker-board',
      { floor: 'back', cell: [1, 2], activated: ['front_key'] },
    ],
    [43, 'nano: space 4; goes down; wires 5 7', 'nano-robot', { space: 4, up: false, wires: 2 }],
    [53, 'nano: space 4', 'nano-replaces-dial', { space: 4 }],
    [
      59,
      'number cards: row 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 | nano: card 5; looks left',
      'nano-line',
      { at: 4, facing: -1 },
    ],
    [9, 'number cards: row 3, 5, 7 | pointer: 1', 'sequence-gate', { pointer: 1 }],
    [36, 'number cards: row 1, 2, 3, 4, 5 | pointer: 4', 'sequence-reposition', { pointer: 4 }],
    [44, 'oxygen: 2', 'oxygen', { pool: 2 }],
    [
      55,
      'challenges: open 4, 5; met 2; recent dualCut 4; validated 3, 4',
      'challenge-cards',
      { met: [2], validated: [3, 4] },
    ],
    [22, 'token-pass: {"done":true}', 'token-pass', { done: true }],
  ])('mission %i: %s', (mission, section, module, what) => {
    expect(begin(mission, 3, `in turn: 0 | ${section} | ${THREE}`).play.pub.rules[module]).toMatchObject(what)
  })

  test('BB-S10: oxygen in hands', () => {
    const hands = seats('1 2; oxygen 3', '1 2; oxygen 0', '1 2')
    expect(begin(49, 3, `to act: 0 | ${hands}`).play.pub.rules.oxygen).toMatchObject({
      held: [3, 0, expect.any(Number)],
    })
  })

  test('BB-M20.1: an X that is written stays where it is written', () => {
    const { view } = begin(20, 3, `to act: 0 | ${seats('1 2x 5 / 3', '2 4 1', '1 4 3')}`).view(-1)
    expect(view.players.map(({ wires }) => wires.map(({ x }) => (x ? 'x' : '.')).join(''))).toEqual([
      '.x.x',
      '..x',
      '..x',
    ])
  })

  test('set-up does not run over tokens, cards and the dial', () => {
    const tokens = begin(13, 3, `dial: 1 | ${seats('1 2; tokens 1@0', '1 2', '1 2')}`).play.pub
    expect([tokens.dial, tokens.players.map((player) => player.tokens.length)]).toEqual([1, [1, 0, 0]])
    const cards = begin(
      11,
      3,
      `to act: 0 | number cards: row 7 | row: post_it | reserve: rewinder, stabilizer | ${THREE}`,
    )
    expect(cards.play.pub.redLike).toBe(7)
    expect(cards.play.hidden.reserve).toHaveLength(2)
  })
})

describe('what is known, and who is asked', () => {
  const HAND = 'seat 0: 1 2 / 3; knows 1@0 | seat 1: 1 2 3; never 4 red@0; has 2; stand 0 lacks 5; dealt 0@1'

  test('what everybody and what one seat knows', () => {
    const from = `to act: 0 | order: 0@0 < 1@1, 1@0 <= 0@0 | together: at most 1 red of 0@0 0@1, one is 2 of 1@1 | ${HAND}`
    const { pub, own } = begin(4, 2, from).play
    expect(pub.order).toMatchObject([{ strict: true }, { strict: false }])
    expect(pub.joint).toMatchObject([
      { says: 'most red', number: 1 },
      { says: 'one is', number: 2 },
    ])
    expect(pub.players[1]).toMatchObject({
      not: [(1 << 4) | (1 << 14), 0, 0],
      has: 4,
      standLacks: [32],
      from: [1, 0, 1],
    })
    expect(own.map(({ known }) => known)).toEqual([
      [
        [0, 0, 0],
        [10, 0, 0],
      ],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
    ])
  })

  test('BB-M10.3: after a turn the mission asks what it asks then', () => {
    const match = begin(10, 3, `captain: 2 | just played: 0 | turn: 5 | ${HANDS}`)
    expect(match.view(-1).decisions).toMatchObject([
      { seat: 2, question: 'chooseNextPlayer', about: { lastPlayer: 0 } },
    ])
    expect(match.play.pub.turn).toBe(6)
  })

  test('BB-13.5: a choice that somebody is forced to make, by what was done', () => {
    const then = 'then: 0 useEquipment equipmentId=talkies_walkies playerId=1 tileIndexA=0'
    const match = begin(7, 3, `to act: 0 | row: talkies_walkies | ${HANDS} | ${then}`)
    expect(match.view(-1).decisions).toMatchObject([{ seat: 1, question: 'talkiesWalkiesChoice' }])
  })

  test('BB-6.3: who is next, whose Stabilizer works, and who would give up', () => {
    const next = begin(4, 3, `just played: 0 | next: 2 | votes: 1 | ${HANDS}`).play.pub
    expect([next.current, next.votes]).toEqual([2, 2])
    expect(begin(4, 3, `in turn: 0 | stabilizer: 1 | ${HANDS}`).play.pub.stabilizer).toBe(1)
  })
})

describe('a position that cannot be is refused, and the section is named', () => {
  const two = (rest: string) => `to act: 0 | seat 1: 2 3 | ${rest}`
  test.each([
    ['seat 0: 5 5 5 5 5', 'seat 0: there are not so many 5'],
    ['seat 0: r5 r5', 'seat 0: there are not so many r5'],
    ['seat 0: y5 | aside: y5', 'aside: there are not so many y5'],
    ['seat 0: 3 2', 'seat 0: the wires of a stand go from the lowest to the highest'],
    ['seat 0: 1 / 2 / 3', 'seat 0: nobody has more than two stands'],
    ['seat 0: 1 2; tokens 1@2', 'seat 0: there is no place 2'],
    ['seat 0: 1 2; tokens 2@0', 'seat 0: the token at place 0 is not true'],
    ['seat 0: 1 2; never 1@0', 'seat 0: what is known of its wires is not true'],
    ['seat 0: 1 2; knows 0@1', 'seat 0: it knows its own wires'],
    ['seat 0: 1 2; knows 1@7', 'seat 0: seat 1 has no place 7'],
    ['seat 0: 1 2 | order: 0@1 < 0@0', 'order: the wires do not stand in that order'],
    ['seat 0: 1 2 | together: one is 9 of 0@0', 'together: that is not so'],
    ['seat 0: 1 2 | row: post_it, rewinder | reserve: post_it', 'row: post_it is there twice'],
    ['seat 0: 1 2; character character_2 | row: post_it loose', 'row: a card is not loose'],
    ['seat 0: 1 2 | dial: 9', 'dial: "9" is no number from 0 to 1'],
    ['seat 0: 1 2 | in turn: 1', 'in turn: there is "to act" already'],
    ['seat 0: 1 2 | next: 1', 'next: somebody is named to be next'],
    ['seat 0: 1 2 | dial: 0 | dial: 0', 'dial: it is there twice'],
    ['seat 0: 1 2 | number cards: row 3', 'number cards: there are none in mission 4'],
    ['seat 0: 1 2 | constraints: active B', 'constraints: there are none'],
    ['seat 0: 1 2; constraint B', 'constraint: nobody has one'],
    ['seat 0: 1 2; oxygen 3', 'oxygen: there is none'],
    ['seat 0: 1 2 | nano: space 3', 'nano: there is no Nano'],
    ['seat 0: 1 2 | pointer: 1', 'pointer: there is none'],
    ['seat 0: 1 2 | bunker: front 0/0', 'bunker: there is none'],
    ['seat 0: 1 2 | oxygen: {pool', 'oxygen: this is no JSON'],
    ['seat 0: 1 2 | lost: post_it', 'lost: no cards are lost unseen'],
  ])('%s', (rest, why) => {
    expect(() => begin(4, 2, two(rest))).toThrow(`notation: ${why}`)
  })

  test.each([
    [9, 'number cards: row 3, 3, 5', 'number cards: 3 is there twice'],
    [9, 'number cards: row 3, 5, 7; deck 5', 'number cards: 5 is there twice'],
    [32, 'constraints: active A; deck A', 'constraints: A is there twice'],
    [32, 'constraints: slots A', 'constraints: there is no slots in this mission'],
    [34, 'seat 2: 1; constraint L', 'seat 2: only A to E were dealt'],
    [55, 'challenges: open 4; met 4', 'challenges: 4 is there twice'],
    [66, 'bunker: front 0/0; activated lamp', 'bunker: there is no lamp'],
  ])('mission %i: %s', (mission, section, why) => {
    const third = section.startsWith('seat 2') ? '' : 'seat 2: 1 | '
    expect(() => begin(mission, 3, `to act: 0 | seat 0: 1 2 | seat 1: 2 3 | ${third}${section}`)).toThrow(why)
  })
})
