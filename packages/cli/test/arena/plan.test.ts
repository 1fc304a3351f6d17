import { describe, expect, test } from 'vitest'
import { type Arena, choices, cycle, orders, tasksOf } from '../../src/arena/plan.ts'
import { arenaFrom } from '../../src/arena/read-plan.ts'
import { SeriesProgress } from '../../src/arena/series-progress.ts'
import { keyOf, type Result } from '../../src/arena/task.ts'
import { GAME } from '../command.ts'

const players = { one: 'random', two: 'rule', three: { kind: 'search', lines: 50 } }
const read = (more: object = {}) => arenaFrom({ players, games: [{ game: GAME }], deals: 3, ...more }, 'test')

describe('who plays whom', () => {
  test('everybody meets everybody, and every deal is played with the seats exchanged', () => {
    const arena = read()
    expect(arena.series.map(({ seatings }) => seatings)).toEqual([
      [
        ['one', 'two'],
        ['two', 'one'],
      ],
      [
        ['one', 'three'],
        ['three', 'one'],
      ],
      [
        ['two', 'three'],
        ['three', 'two'],
      ],
    ])
  })

  test('a paired deal is the same for both seatings and for all tables, and another one each time', () => {
    const arena = read()
    const seeds = (deal: number) =>
      arena.series.flatMap((series) => tasksOf(arena, series, deal).map(({ seed }) => seed))
    expect(new Set(seeds(0)).size).toBe(1)
    expect(seeds(0)[0]).not.toBe(seeds(1)[0])
    // What the players draw from is nobody else's.
    const tasks = arena.series.flatMap((series) => [0, 1].flatMap((deal) => tasksOf(arena, series, deal)))
    expect(new Set(tasks.map(({ chance }) => chance)).size).toBe(tasks.length)
    expect(new Set(tasks.map(keyOf)).size).toBe(tasks.length)
  })

  test('without pairing every game has a deal of its own', () => {
    const arena = read({ paired: false })
    const tasks = arena.series.flatMap((series) => [0, 1].flatMap((deal) => tasksOf(arena, series, deal)))
    expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(tasks.length)
  })

  test('seats go round, or take every order, or stay', () => {
    expect(cycle(['a', 'b', 'c'])).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
    ])
    expect(cycle(['a', 'b', 'a', 'b'])).toHaveLength(2)
    expect(orders(['a', 'b', 'c'])).toHaveLength(6)
    expect(orders(['a', 'b', 'b'])).toHaveLength(3)
    expect(choices(['a', 'b', 'c', 'd'], 3)).toHaveLength(4)
    const [series] = read({ games: [{ game: GAME, tables: [['one', 'two']], rotate: 'none' }] }).series
    expect(series.seatings).toEqual([['one', 'two']])
  })

  test('players who play together fill a table each, on the same deal', () => {
    const arena = read({
      players: { team: 'rule', chance: 'random' },
      games: [{ game: 'bomb-busters', seats: 4, options: { mission: 1 }, together: true }],
    })
    expect(arena.series).toHaveLength(1)
    expect(arena.series[0].seatings).toEqual([Array(4).fill('team'), Array(4).fill('chance')])
    const [first, second] = tasksOf(arena, arena.series[0], 0)
    expect(first.seed).toBe(second.seed)
  })

  test('results are found again by what they depend on, and the number of deals is no part of that', () => {
    const digests = (more: object = {}) => read(more).series.map(({ digest }) => digest)
    expect(digests({ deals: 100 })).toEqual(digests())
    expect(digests({ seed: 'another' })[0]).not.toBe(digests()[0])
    const stronger = digests({ players: { ...players, three: { kind: 'search', lines: 60 } } })
    expect(stronger[0]).toBe(digests()[0])
    expect(stronger[1]).not.toBe(digests()[1])
  })
})

test.each<[wrong: object, says: RegExp]>([
  [{ deal: 3 }, /the file has "deal"/],
  [{ players: { one: 'wizard' } }, /one: there is no kind "wizard"/],
  [{ players: { ...players, three: { kind: 'search' } } }, /three: a search needs lines/],
  [{ players: { ...players, three: { kind: 'search', lines: -5 } } }, /three: lines cannot be -5/],
  [{ players: { ...players, three: { kind: 'search', line: 5 } } }, /search has no setting "line"/],
  [{ players: { ...players, three: { kind: 'program' } } }, /three: a program needs a command/],
  [{ players: { ...players, three: { kind: 'bot', bot: 'wizard' } } }, /has no bot "wizard"/],
  [{ players: { 'a/b': 'random' } }, /no player can be called "a\/b"/],
  [{ games: [] }, /at least one game/],
  [{ games: [{ game: 'chess' }] }, /there is no game "chess"/],
  [{ games: [{ game: GAME, seats: 9 }] }, /for 2 to 4 players/],
  [{ games: [{ game: GAME, options: { targetScore: 'many' } }] }, /targetScore cannot be "many"/],
  [{ games: [{ game: GAME, seats: 4 }] }, /3 players for 4 seats/],
  [{ games: [{ game: GAME, tables: [['one', 'four']] }] }, /there is no player "four"/],
  [
    {
      games: [
        {
          game: GAME,
          tables: [
            ['one', 'two'],
            ['one', 'two'],
          ],
        },
      ],
    },
    /named twice/,
  ],
  [{ games: [{ game: GAME }, { game: GAME }] }, /game 2 needs a name of its own/],
  [{ deals: undefined, until: { width: 2, atMost: 5 } }, /width is a number between 0 and 1/],
  [{ until: { width: 0.1, atMost: 5 } }, /only one of them/],
  [{ confidence: 0.5 }, /confidence is one of 0.9, 0.95, 0.99/],
])('a file that says %j is refused', (wrong, says) => {
  expect(() => read(wrong)).toThrow(says)
})

describe('a series that ends when its interval is narrow enough', () => {
  const arena: Arena = read({ deals: undefined, until: { width: 0.4, atLeast: 2, atMost: 50 } })
  const [series] = arena.series
  const result = (deal: number, seating: number, winner: number): Result => ({
    series: series.digest,
    deal,
    seating,
    winners: [winner],
    scores: [winner === 0 ? 7 : 0, winner === 0 ? 0 : 7],
    actions: 1,
    seats: [],
  })
  // The first player wins every game, on whichever seat.
  const games = Array.from({ length: 20 }, (_, deal) => [result(deal, 0, 0), result(deal, 1, 1)]).flat()

  test('stops at the same deal in whichever order the games come in', () => {
    const there = new SeriesProgress(arena, series)
    for (const game of games) there.take(game)
    const back = new SeriesProgress(arena, series)
    for (const game of [...games].reverse()) back.take(game)
    expect(there.finished).toBe(true)
    expect(there.settled).toBe(true)
    // 6 of 6: from 0.61 to 1. 4 of 4: from 0.51 to 1.
    expect(there.deals).toBe(3)
    expect(there.width).toBeLessThanOrEqual(0.4)
    expect(back.deals).toBe(3)
    expect(back.games).toEqual(there.games)
  })

  test('waits for a deal that is missing, and goes no further than the last', () => {
    const waiting = new SeriesProgress(arena, series)
    for (const game of games.slice(1)) waiting.take(game)
    expect(waiting.deals).toBe(0)
    expect(waiting.finished).toBe(false)
    waiting.take(games[0])
    expect(waiting.deals).toBe(3)
    // Wins in turn: such an interval never becomes that narrow.
    const short = { ...arena, length: { atLeast: 2, atMost: 4, width: 0.1 } }
    const last = new SeriesProgress(short, series)
    for (let deal = 0; deal < 10; deal++) {
      last.take(result(deal, 0, deal % 2))
      last.take(result(deal, 1, deal % 2))
    }
    expect(last.finished).toBe(true)
    expect(last.settled).toBe(false)
    expect(last.deals).toBe(4)
  })
})
