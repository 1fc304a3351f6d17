import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'
import { PHASES } from '../src/names.ts'

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
        '| seat 1: 2 2; character character_2 used | seat 2: 1 4 / 5; tokens x2@1, 7@-1, only 5@2',
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
      { kind: 'count', value: 2, place: 1 },
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
