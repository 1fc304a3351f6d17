import { rating } from 'openskill'
import { describe, expect, test } from 'vitest'
import type { Contest } from '../../src/arena/contest.ts'
import { encounters } from '../../src/arena/contest.ts'
import { linearScale, logScale } from '../../src/arena/html/scale.ts'
import { DEVIATIONS } from '../../src/arena/plan.ts'
import { ratingsOf } from '../../src/arena/ratings.ts'
import { Mean, wilson } from '../../src/arena/statistics.ts'
import { Times } from '../../src/arena/times.ts'

const Z = DEVIATIONS[0.95]

describe('the interval of a share after Wilson', () => {
  // From Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (won, games, low, high) => {
    const interval = wilson(won, games, Z)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test('it mirrors, narrows with more games, and knows nothing of none', () => {
    const [some, mirrored, more] = [wilson(3, 10, Z), wilson(7, 10, Z), wilson(300, 1000, Z)]
    expect(mirrored.low).toBeCloseTo(1 - some.high, 10)
    expect(more.high - more.low).toBeLessThan((some.high - some.low) / 5)
    expect(wilson(0, 0, Z)).toEqual({ low: 0, high: 1 })
  })
})

test('a mean has the interval of its standard error', () => {
  const mean = new Mean()
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) mean.add(value)
  expect(mean.mean).toBeCloseTo(5, 10)
  // The squares of the distances add up to 32.
  expect(mean.interval(1).high).toBeCloseTo(5 + Math.sqrt(32 / 7 / 8), 10)
})

describe('ratings', () => {
  const duel = (winner: string, loser: string): Contest => ({
    entrants: [
      { player: winner, won: true, score: 1 },
      { player: loser, won: false, score: 0 },
    ],
  })

  test('one win moves two newcomers as the model says', () => {
    // Weng and Lin's Plackett-Luce by hand: mu 25, sigma 25/3, beta 25/6. Two equals have even chances, so
    // with c² = 2(sigma² + beta²) the winner gains sigma²/c · 1/2, and the variance shrinks by
    // (sigma/c)² · 1/4 · sigma/c.
    const sigma = 25 / 3
    const c = Math.sqrt(2 * (sigma ** 2 + (sigma / 2) ** 2))
    const gain = (sigma ** 2 / c) * 0.5
    const left = sigma * Math.sqrt(1 - (sigma / c) ** 2 * 0.25 * (sigma / c))
    const ratings = ratingsOf(['a', 'b'], [duel('a', 'b')])
    expect(ratings.get('a')?.mu).toBeCloseTo(25 + gain, 6)
    expect(ratings.get('b')?.mu).toBeCloseTo(25 - gain, 6)
    expect(ratings.get('a')?.sigma).toBeCloseTo(left, 6)
    expect(ratings.get('b')?.sigma).toBeCloseTo(left, 6)
  })

  test('even games leave equals equal and make them surer', () => {
    const even: Contest = { entrants: ['a', 'b'].map((player) => ({ player, won: true, score: 1 })) }
    const ratings = ratingsOf(['a', 'b'], [even, even])
    expect(ratings.get('a')?.mu).toBeCloseTo(25, 6)
    expect(ratings.get('b')?.mu).toBeCloseTo(25, 6)
    expect(ratings.get('a')?.sigma).toBeLessThan(rating().sigma)
  })

  test('who beats whom shows in the order, whatever the order of the games', () => {
    const games = Array.from({ length: 30 }, (_, at) => [
      duel('a', 'b'),
      duel(at % 5 === 0 ? 'c' : 'b', at % 5 === 0 ? 'b' : 'c'),
    ])
    const there = ratingsOf(['a', 'b', 'c'], games.flat())
    const back = ratingsOf(['a', 'b', 'c'], games.flat().reverse())
    const [a, b, c] = ['a', 'b', 'c'].map((name) => there.get(name)?.mu ?? 0)
    expect(a).toBeGreaterThan(b)
    expect(b).toBeGreaterThan(c)
    for (const [name, { mu, sigma }] of there) expect(Math.abs(mu - (back.get(name)?.mu ?? 0))).toBeLessThan(sigma)
  })

  test('who sat at a table twice is compared at both seats', () => {
    const contest: Contest = {
      entrants: [
        { player: 'a', won: false, score: 2 },
        { player: 'b', won: true, score: 5 },
        { player: 'b', won: false, score: 1 },
      ],
    }
    expect(encounters(contest)).toEqual([{ player: 'a', against: 'b', score: 0.5 }])
  })
})

test('times are counted by size, and put together from parts', () => {
  const [whole, first, second, merged] = [new Times(), new Times(), new Times(), new Times()]
  for (let ms = 1; ms <= 1000; ms++) {
    whole.add(ms)
    ;(ms % 3 === 0 ? first : second).add(ms)
  }
  merged.merge(first.sample())
  merged.merge(second.sample())
  for (const times of [whole, merged]) {
    expect(times.count).toBe(1000)
    expect(times.mean).toBeCloseTo(500.5, 1)
    expect(times.quantile(0.5) / 500).toBeCloseTo(1, 1)
    expect(times.quantile(0.95) / 950).toBeCloseTo(1, 1)
  }
})

test('axes hold their figures and have round ones at their ticks', () => {
  const ratings = linearScale([-3.2, 41.7])
  expect(ratings.ticks).toEqual([-10, 0, 10, 20, 30, 40, 50])
  expect(ratings.at(20)).toBe(50)
  const times = logScale([0.02, 340])
  expect(times.ticks.map((tick) => Math.round(Math.log10(tick)))).toEqual([-2, -1, 0, 1, 2, 3])
  expect(times.at(1000)).toBe(100)
})
