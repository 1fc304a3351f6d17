import { type Action, imagine, isBlocked, Match, readAction, type Seat, seeded, writeAction } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { playMatch, randomBot, Search, searchBot, think } from '../src/index.ts'
import { judgement, type PokerFace, pokerFace } from './poker-face.ts'

function start(seed: string, options: Partial<PokerFace['options']> = {}): Match<PokerFace> {
  const match = Match.start(pokerFace, { seats: 2, seed, options })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

/** A deal in which the first seat holds a weak card. */
function weak(options: Partial<PokerFace['options']>): Match<PokerFace> {
  for (let at = 0; ; at++) {
    const match = start(`weak ${at}`, options)
    if (!match.play.own[0].strong) return match
  }
}

function searched(match: Match<PokerFace>, seat: Seat, lines: number, doubt = 2) {
  const random = seeded('search')
  const search = new Search(imagine(match.play, seat, random), seat, judgement, { doubt })
  search.run(lines, random)
  const tried = search.tried().map(({ action, ...rest }) => ({ ...writeAction(pokerFace.actions, action), ...rest }))
  return { search, tried, best: tried[0] }
}

function neverAsked(): never {
  throw new Error('nothing had to be judged')
}

describe('a search', () => {
  test('is given worlds that were imagined: the real one does not fit', () => {
    const match = start('real')
    // @ts-expect-error a match's own play is not a world that was imagined
    expect(() => new Search(match.play, 0, judgement)).not.toThrow()
    expect(new Search(imagine(match.play, 0, seeded('x')), 0, judgement).seat).toBe(0)
  })

  test('bluffs where it would be believed, and not where it would not', () => {
    const believed = searched(weak({ strongChance: 85 }), 0, 4000)
    expect(believed.best.type).toBe('claim')
    // 0.7 where it is believed; the second seat tries the other answer now and then.
    expect(believed.best.worth).toBeGreaterThan(0.55)
    expect(searched(weak({ strongChance: 10 }), 0, 4000).best.type).toBe('giveUp')
  })

  test('answers a claim by what it can know', () => {
    for (const [strongChance, answer] of [
      [85, 'believe'],
      [10, 'doubt'],
    ] as const) {
      const match = start('claim', { strongChance })
      match.apply(0, { type: 'claim' })
      expect(searched(match, 1, 2000).best.type).toBe(answer)
    }
  })

  test('thinks the same in every world that its seat cannot tell from this one', () => {
    const match = start('same')
    match.apply(0, { type: 'claim' })
    const other = start('same')
    other.apply(0, { type: 'claim' })
    other.play.own[0].strong = !other.play.own[0].strong
    expect(searched(match, 1, 500).tried).toEqual(searched(other, 1, 500).tried)
  })

  test('finds its way in a form too wide to list', () => {
    const { best, tried } = searched(start('wide', { wide: true }), 0, 6000)
    expect(tried.length).toBeLessThan(16 ** 3 / 4)
    // The mean of all answers is worth a half.
    expect(best.worth).toBeGreaterThan(0.75)
  })

  test('does the same again with the same numbers', () => {
    const match = weak({})
    expect(searched(match, 0, 1000).tried).toEqual(searched(match, 0, 1000).tried)
  })

  test('leaves the match alone', () => {
    const match = weak({})
    const before = match.hash()
    searched(match, 0, 500)
    expect(match.hash()).toBe(before)
  })

  test('is nothing for a seat that is not asked', () => {
    const match = start('asked')
    expect(() => new Search(imagine(match.play, 1, seeded('x')), 1)).toThrow(/nothing is asked/)
  })
})

describe('a search that is told which answers are worth a thought', () => {
  const guess = (first: number, second: number): Action => {
    const action = readAction(pokerFace.actions, { type: 'guess', first, second, third: 0 })
    if (isBlocked(action)) throw new Error(action.message)
    return action
  }

  test('compares these and no others', () => {
    const match = start('few', { wide: true })
    const random = seeded('few')
    const few = [guess(2, 3), guess(9, 8), guess(0, 0)]
    const search = new Search(imagine(match.play, 0, random), 0, judgement, {}, few)
    search.run(300, random)
    const tried = search.tried()
    expect(tried.map(({ action }) => action)).toEqual([few[1], few[0], few[2]])
    expect(tried.map(({ worth }) => worth)).toEqual([17, 5, 0].map((sum) => expect.closeTo(sum / 30, 6)))
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(300)
  })

  test('gives a single one without a thought', () => {
    const bot = searchBot(
      'search',
      { ...judgement, candidates: () => [guess(4, 4)], worth: neverAsked },
      { lines: 300 },
    )
    const match = start('single', { wide: true })
    playMatch(match, [bot, randomBot], seeded('single'))
    expect(match.outcome()?.scores[0]).toBeCloseTo(8 / 30)
  })
})

describe('a budget', () => {
  test('of lines is spent to the last one', () => {
    const match = weak({})
    const random = seeded('lines')
    const search = new Search(imagine(match.play, 0, random), 0, judgement)
    think(search, { lines: 123 }, random)
    expect(search.iterations).toBe(123)
  })

  test('of time ends when the clock says so', () => {
    const match = weak({})
    const random = seeded('time')
    const search = new Search(imagine(match.play, 0, random), 0, judgement)
    let looked = 0
    think(search, { time: 30, now: () => 10 * looked++ }, random)
    expect(search.iterations).toBe(150)
  })

  test('is needed', () => {
    const match = weak({})
    const random = seeded('none')
    const search = new Search(imagine(match.play, 0, random), 0, judgement)
    expect(() => think(search, { time: 5 }, random)).toThrow(/clock/)
  })
})

test('a searching bot plays whole matches through the same door as any other', () => {
  const bot = searchBot('search', judgement, { lines: 200 })
  let worth = 0
  for (let game = 0; game < 40; game++) {
    const match = start(`match ${game}`)
    playMatch(match, [bot, randomBot], seeded(`match ${game}`))
    worth += match.outcome()?.scores[0] ?? 0
  }
  // Claiming brings (0.7 + 0.85) / 2 against somebody who answers at random, giving up 0.4.
  expect(worth / 40).toBeGreaterThan(0.6)
})
