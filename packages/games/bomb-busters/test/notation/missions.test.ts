import { below, isBlocked, Match, seeded } from '@riposte/kernel'
import { amount, leakPair } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import type { BombBusters } from '../../src/state.ts'

const HANDS = ['1 3 5 9', '1 3 5 y6 9', '2 4 5 10', '2 4 r6 10', '7 7 8 8']
const EMPTY = ['', '1 1 3 3', '2 4 5 10', '2 4 5 10', '7 7 8 8']

function seatsOf(hands: readonly string[], seats: number): string {
  return hands
    .slice(0, seats)
    .map((hand, seat) => `seat ${seat}: ${hand}`)
    .join(' | ')
}

function begin(mission: number, seats: number, from: string): Match<BombBusters> | null {
  const match = Match.start(bombBusters, { seats, options: { mission, captain: 'first' }, seed: 'laid out', from })
  return isBlocked(match) ? null : match
}

/** Plays some moves at random. */
function wander(match: Match<BombBusters>, moves: number): void {
  const random = seeded('wanderer')
  for (let move = 0; move < moves && !match.over; move++) {
    const seat = match.play.decider()
    if (seat < 0) return
    const legal = match.legal(seat, 20)
    expect(legal.length).toBeGreaterThan(0)
    expect(match.apply(seat, legal[below(random, legal.length)]).blocked).toBeNull()
  }
}

const POSITIONS: readonly (readonly [what: string, before: string, hands: readonly string[], least: number])[] = [
  ['a deal', '', HANDS, 2],
  ['a turn that begins', 'to act: 1 | ', HANDS, 2],
  ['a turn that has begun', 'in turn: 1 | turn: 4 | ', HANDS, 2],
  ['a turn that has ended', 'just played: 0 | turn: 4 | ', HANDS, 2],
  ['an empty hand at seat 0', 'to act: 1 | ', EMPTY, 3],
  ['an empty hand at seat 0 in a deal', 'captain: 1 | ', EMPTY, 3],
]

describe('every mission can be laid out', () => {
  test.each(MISSIONS.map(({ id }) => id))('mission %i', (mission) => {
    let begun = 0
    for (let seats = 2; seats <= 5; seats++) {
      for (const [what, before, hands, least] of POSITIONS) {
        if (seats < least) continue
        const match = begin(mission, seats, before + seatsOf(hands, seats))
        if (match === null) continue
        begun++
        const { view } = match.view(-1)
        expect([what, view.players.map(({ wires }) => wires.length)]).toEqual([
          what,
          hands.slice(0, seats).map((hand) => (hand === '' ? 0 : hand.split(' ').length)),
        ])
        wander(match, amount(2, 6))
      }
    }
    expect(begun).toBeGreaterThan(10)
  })

  test('an empty stand in mission 20, and in all others', () => {
    for (const { id } of MISSIONS) {
      const match = begin(id, 2, 'to act: 0 | seat 0: 1 3 5 / | seat 1: / 1 3 5')
      if (match === null) continue
      expect(match.view(-1).view.players.map(({ stands }) => stands)).toEqual([
        [3, 0],
        [0, 3],
      ])
    }
  })
})

/** Positions with hidden things of every kind. */
const SECRETS: readonly (readonly [mission: number, seats: number, from: string])[] = [
  [7, 3, 'in turn: 0 | reserve: rewinder, post_it | seat 0: 1 2 r3 4; knows 1@0 | seat 1: 1 2 5 | seat 2: 2 4 5 6'],
  [
    15,
    3,
    'to act: 0 | row: rewinder face down, post_it | number cards: row 4; deck 2, 5 | seat 0: 1 2 4 | seat 1: 1 2 4 | seat 2: 4 4 5',
  ],
  [20, 3, 'to act: 0 | aside: r9 | seat 0: 2 5 1x | seat 1: 3 5 2x; never 4@0 | seat 2: r2 4 2'],
  [
    29,
    3,
    'to act: 0 | number cards: deck 9, 2; discard 12 | seat 0: 1 2 5; number cards 3, 5 | seat 1: 1 2 5; number cards 1 | seat 2: 1 2 5; number cards 7, 8',
  ],
  [32, 3, 'to act: 0 | constraints: active B; discard A; deck C | seat 0: 1 2 5 | seat 1: 1 2 5 | seat 2: 1 2 5'],
  [
    34,
    3,
    'to act: 0 | seat 0: 1 2 5; character character_2; constraint A | seat 1: 1 2 5; character double_detector; constraint E | seat 2: 1 2 5',
  ],
  [39, 3, 'in turn: 0 | number cards: row 5; discard 2 | seat 0: 1 2 5 | seat 1: 1 2 5 | seat 2: 1 2 5 5'],
  [43, 3, 'to act: 0 | nano: space 4; goes down; wires 5 7 | seat 0: 1 4 5 | seat 1: 1 4 5 | seat 2: 1 4 7'],
  [56, 3, 'to act: 0 | seat 0: 1 4 6u | seat 1: 1 4 5u | seat 2: 1 4 7u'],
  [
    61,
    3,
    'in turn: 0 | constraints: slots B, F, A, D; discard C; deck L | seat 0: 1 2 5 | seat 1: 1 2 5 | seat 2: 1 2 5',
  ],
]

describe('nobody is told more of a laid-out position than of any other', () => {
  test.each(SECRETS)('mission %i', (mission, seats, from) => {
    const match = begin(mission, seats, from)
    if (match === null) throw new Error('it cannot be played')
    const random = seeded(`secrets ${mission}`)
    for (let round = 0; round < 8; round++) {
      for (let observer = -1; observer < seats; observer++) {
        const { ended, moves } = leakPair(match.play, observer, seeded(`world ${round}`), random, { depth: 4 })
        expect([observer, moves, typeof ended === 'string' ? 'alike' : ended]).toEqual([observer, moves, 'alike'])
      }
    }
  })
})
