import { imagine, isBlocked, Match, type Shape, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import {
  drop,
  isSearching,
  opinions,
  type Problem,
  ponder,
  problem,
  randomBot,
  searchBot,
  together,
} from '../src/index.ts'
import { judgement, type PokerFace, pokerFace } from './poker-face.ts'

const bot = searchBot('search', judgement, { lines: 300 })
const game = pokerFace as unknown as Match<Shape>['game']

function start(): Match<Shape> {
  const match = Match.start(pokerFace, { seats: 2, seed: 'problem' })
  if (isBlocked(match)) throw new Error(match.message)
  return match as unknown as Match<Shape>
}

const asked = (limit: Problem['limit'] = null) =>
  problem('search', imagine(start().play, 0, seeded('world')), 0, seeded('numbers'), null, limit)

const now = () => 0

describe('a problem', () => {
  test('is about a world that was imagined: the real one does not fit', () => {
    const { play } = start()
    // @ts-expect-error a match's own play is not a world that was imagined
    expect(problem('search', play, 0, seeded('x'), null).seat).toBe(0)
    const own = (world: unknown) => (world as { random: unknown }).random
    expect(own(asked().world)).not.toEqual(play.random)
  })

  test('is plain data, and thought about elsewhere as it would be here', () => {
    const sent = structuredClone(asked())
    const here = opinions(bot, imagine(start().play, 0, seeded('world')), 0, bot.budget, seeded('numbers'), null)
    expect(ponder(game, bot, sent, now)).toEqual(here)
    expect(here.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(100)
  })

  test('is left at once when nobody waits for it', () => {
    const sent = asked()
    const endless = searchBot<PokerFace>('search', judgement, { lines: 1e12 })
    drop(sent)
    expect(ponder(game, endless, sent, now).length).toBeGreaterThan(0)
  })

  test('is left when the time has come, however much is left to spend', () => {
    const endless = searchBot<PokerFace>('search', judgement, { time: 1e12, now })
    let time = 0
    expect(ponder(game, endless, asked({ until: 30 }), () => (time += 10)).length).toBeGreaterThan(0)
    expect(time).toBeLessThan(100)
  })

  test('is thought about for as many lines as it says, whatever the bot may spend elsewhere', () => {
    const endless = searchBot<PokerFace>('search', judgement, { time: 1e12, now })
    const short = searchBot<PokerFace>('search', judgement, { lines: 40 })
    expect(ponder(game, endless, asked({ lines: 40 }), now)).toEqual(ponder(game, short, asked(), now))
    expect(ponder(game, bot, asked({ lines: 40 }), now)).not.toEqual(ponder(game, bot, asked(), now))
  })
})

test('what several have found counts together, line by line', () => {
  const [a, b] = [{ type: 'claim' }, { type: 'giveUp' }]
  const all = together([
    [
      { action: a, visits: 10, worth: 0.5 },
      { action: b, visits: 8, worth: 0.25 },
    ],
    [
      { action: b, visits: 8, worth: 0.75 },
      { action: a, visits: 0, worth: 0 },
    ],
  ])
  expect(all).toEqual([
    { action: b, visits: 16, worth: 0.5 },
    { action: a, visits: 10, worth: 0.5 },
  ])
})

test('a bot that searches is known as such, and no other', () => {
  expect(isSearching(bot)).toBe(true)
  expect(isSearching(randomBot)).toBe(false)
})
