import { type Action, type Game, type Random, readAction, type Shape, seeded } from '@riposte/kernel'
import { describe, expect, test, vi } from 'vitest'
import { amount, fuzzLeaks, type Leak, leakPair, Pair, type PairSettings, tellLeak, type What } from '../src/index.ts'
import { begin } from '../src/wander.ts'
import { type Plant as BazaarPlant, bazaar, bazaarWith } from './toys/bazaar.ts'
import { knowledge, magpie, magpieWith, type Plant } from './toys/magpie.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SEEDS = ['1', '2', '3', '4', '5'].slice(0, amount(2, 5))

/** What gives each plant away. */
const magpiePlants: Readonly<Record<Plant, readonly What[]>> = {
  'a prompt that depends on a hand': ['decisions'],
  'a private fact that depends on the hand of another': ['decisions'],
  'a private fact that depends on the own hand': ['decisions'],
  'a list in the order of hidden cards': ['view'],
  'a public number that follows a hidden card': ['events'],
  'a question put only to holders of two copies': ['view', 'decisions', 'pile'],
  'a counter that changes without an event': ['view'],
  'knowledge recorded without an event': ['knowledge', 'view'],
  'a question skipped for those who hold nothing': ['events', 'view', 'decisions', 'pile'],
  'a refusal that depends on the hand of another': ['refusal'],
  'a revealing event that is not marked': ['events'],
  'an event that only some hands cause': ['events'],
  'decision ids that count hidden things': ['decisions'],
  'a secret in the locals of a flow': ['locals'],
  'a secret put on the table by the set-up': ['opening'],
  'a resampling that ignores what was seen': ['imagined world'],
  'a resampling that makes a question impossible': ['imagined world'],
}

const bazaarPlants: Readonly<Record<BazaarPlant, readonly What[]>> = {
  'a form that follows the purse of another': ['legal answers'],
  'a standing decision that is there only when another is poor': ['standing answers'],
  'a time-out that follows the purse of another': ['time-out'],
  'a form that can be filled into a dead end': ['failure'],
}

describe('an honest game leaks nothing', () => {
  test('in thousands of pairs, in turn and at once, with all seat counts and options', () => {
    const pairs = amount(1000, 4000)
    const report = fuzzLeaks(magpie, { pairs, pairsPerMatch: pairs / 50, seed: 'honest', knowledge })
    expect(report.leaks.map(tellLeak)).toEqual([])
    expect(report.pairs).toBe(pairs)
    // A fuzz that never gets anywhere would find nothing, either.
    for (const ending of ['parted', 'over', 'deep'] as const) expect(report.ends[ending]).toBeGreaterThan(pairs / 80)
    expect(report.ends['nothing in common']).toBeLessThan(report.pairs / 10)
  })

  test('with questions that nobody else knows of, secret events and decisions too wide to be listed', () => {
    const report = fuzzLeaks(bazaar, { pairs: amount(500, 2000), seed: 'honest' })
    expect(report.leaks.map(tellLeak)).toEqual([])
    expect(report.ends.deep).toBeGreaterThan(report.pairs / 10)
  })
})

describe('the fuzz finds, whatever the seed,', () => {
  /** What is wrong with how a plant was found: nothing, when the right thing gave it away after a few moves. */
  const shortcomings = <G extends Shape>(
    game: Game<G>,
    plant: string,
    whats: readonly What[],
    settings: PairSettings<G> = {},
  ): string[] => {
    // The pairs have to find it, but for what only a comparison of deals can find.
    const openings = plant === 'a secret put on the table by the set-up' ? 24 : 0
    return SEEDS.flatMap((seed) => {
      const [leak] = fuzzLeaks(game, { ...settings, pairs: 400, seed, leaksAtMost: 1, openings }).leaks
      if (leak === undefined) return [`nothing found with seed ${seed}`]
      const isShort = leak.log.length <= 5 && leak.lines.length > 0
      return isShort && whats.includes(leak.what) ? [] : [tellLeak(leak)]
    })
  }

  test.each(Object.entries(magpiePlants))('%s', (plant, whats) => {
    expect(shortcomings(magpieWith(plant as Plant), plant, whats, { knowledge })).toEqual([])
  })

  test.each(Object.entries(bazaarPlants))('%s', (plant, whats) => {
    expect(shortcomings(bazaarWith(plant as BazaarPlant), plant, whats)).toEqual([])
  })
})

describe('a leak that was found', () => {
  const plant = 'a counter that changes without an event'
  const found = (): Leak =>
    fuzzLeaks(magpieWith(plant), { pairs: 300, seed: 'again', openings: 0, leaksAtMost: 1 }).leaks[0]

  test('is found again with the same seed', () => {
    expect(found()).toEqual(found())
  })

  test('is seen again by whoever imagines the same world after the same moves', () => {
    const { log, imaginedAfter, imaginedWith, observer, what, lines, ...start } = found()
    const game = magpieWith(plant)
    const match = begin(game, start)
    const moves = log.map((entry) => {
      if (!('action' in entry) || imaginedWith === null) throw new Error('no such leak')
      return { seat: entry.seat, action: readAction(game.actions, entry.action) as Action }
    })
    for (const { seat, action } of moves.slice(0, imaginedAfter)) match.play.answer(seat, action)
    const pair = Pair.of(match.play, observer, [...(imaginedWith as Random)], {})
    if (!(pair instanceof Pair)) throw new Error('the world cannot be imagined')
    const seen = [pair.compare(), ...moves.slice(imaginedAfter).map((move) => pair.advance(move))]
    expect(seen.pop()).toEqual({ what, lines })
    expect(seen.every((giveaway) => giveaway === null)).toBe(true)
  })

  test('is told with the table, the log and what differs', () => {
    const leak = found()
    expect(tellLeak(leak).split('\n')).toEqual([
      `view, as ${leak.observer < 0 ? 'a spectator' : `seat ${leak.observer}`} has it; the second world was imagined after ${leak.imaginedAfter} actions`,
      `  ${leak.seats} seats, options ${JSON.stringify(leak.options)}, seed "${leak.seed}"`,
      ...leak.log.map((_, at) => expect.stringMatching(`^  ${at}: seat \\d `)),
      expect.stringMatching(/^ {2}shown: \d+ here, \d+ there$/),
    ])
  })
})

describe('the fuzz', () => {
  test('stops when its time is up', () => {
    expect(fuzzLeaks(magpie, { pairs: 1000, milliseconds: 0, openings: 0 })).toMatchObject({ pairs: 0, leaks: [] })
  })

  test('says how far it is', () => {
    const heard: number[] = []
    fuzzLeaks(magpie, { pairs: 20, openings: 0, onProgress: (pairs) => heard.push(pairs) })
    expect(heard).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  test('keeps to the seats and options it is given, and refuses those that nobody can play', () => {
    const { leaks } = fuzzLeaks(magpieWith('a prompt that depends on a hand'), {
      pairs: 300,
      seats: [3],
      optionSets: [{ wagers: false, handSize: 2 }],
    })
    expect(leaks[0]).toMatchObject({ seats: 3, options: { wagers: false, handSize: 2 } })
    expect(() => fuzzLeaks(magpie, { pairs: 1, seats: [4], optionSets: [{ handSize: 4 }] })).toThrow('none of these')
  })

  test('lets a whispered event say something to everybody only where that is declared', () => {
    const game = magpieWith('a public number that follows a hidden card')
    const settings = { pairs: 500, seed: 'openly' }
    expect(fuzzLeaks(game, settings).leaks.map((leak) => leak.what)).toContain('events')
    expect(fuzzLeaks(game, { ...settings, openly: ['drew'] }).leaks).toEqual([])
  })

  test('reports a rule that fails', () => {
    const { leaks } = fuzzLeaks(bazaarWith('a form that can be filled into a dead end'), { pairs: 300, leaksAtMost: 1 })
    expect(leaks[0].what).toBe('failure')
    expect(String(leaks[0].lines[0].real)).toContain('has no completion')
  })
})

test('a pair leaves the match it is made from as it was', () => {
  const { play } = begin(magpie, { seats: 3, options: {}, seed: 'untouched' })
  const before = JSON.stringify(play.state())
  const random = seeded('pairs')
  for (let i = 0; i < 50; i++) leakPair(play, (i % 4) - 1, random, random, { depth: 10, knowledge })
  expect(JSON.stringify(play.state())).toBe(before)
})
