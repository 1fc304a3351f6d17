import {
  type Action,
  type Bot,
  imagine,
  isBlocked,
  type Judgement,
  Match,
  type Random,
  readAction,
  type Shape,
  seeded,
} from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { decide, permitted, playMatch, ponder, problem, randomBot, searchBot } from '../src/index.ts'
import { judgement, type PokerFace, pokerFace } from './poker-face.ts'

function start(): Match<Shape> {
  const match = Match.start(pokerFace, { seats: 2, seed: 'permits', options: { wide: true } })
  if (isBlocked(match)) throw new Error(match.message)
  return match as unknown as Match<Shape>
}

function guess(first: number, second: number): Action {
  const read = readAction(pokerFace.actions, { type: 'guess', first, second, third: 0 })
  if (isBlocked(read)) throw new Error(read.message)
  return read
}

const searching = (more: Judgement<PokerFace>) => searchBot('search', { ...judgement, ...more }, { lines: 300 })
const neverAsked = (): never => {
  throw new Error('it thinks')
}

/** What the first seat's answer is worth, asked once and seated in a match. */
function guessed(bot: Bot): readonly number[] {
  const once = decide(start(), 0, bot, seeded('once'))
  const match = start()
  playMatch(match, [bot, randomBot], seeded('seated'))
  const sum = Number(once.first) + Number(once.second)
  return [sum, Math.round(30 * (match.outcome()?.scores[0] ?? 0))]
}

describe('the answers that a game permits its bots', () => {
  test('are the only ones that a search gives', () => {
    expect(guessed(searching({}))[0]).toBeGreaterThan(17)
    expect(guessed(searching({ permits: () => [guess(2, 3), guess(9, 8), guess(0, 0)] }))).toEqual([17, 17])
    expect(guessed(searching({ permits: () => null }))[0]).toBeGreaterThan(17)
  })

  test('are given without a thought where there is one', () => {
    expect(guessed(searching({ permits: () => [guess(4, 4)], worth: neverAsked }))).toEqual([8, 8])
  })

  test('go before the answers that are worth a thought', () => {
    const permits = () => [guess(2, 3), guess(9, 8)]
    expect(guessed(searching({ permits, candidates: () => [guess(15, 15), guess(2, 3)] }))).toEqual([5, 5])
    expect(guessed(searching({ permits, candidates: () => [guess(15, 15), guess(14, 14)] }))).toEqual([17, 17])
  })

  test('are drawn once, and hold wherever the bot thinks', () => {
    const drawn: Random[] = []
    const bot = searching({
      permits(_root, _seat, random) {
        drawn.push(random)
        return [guess(2, 3), guess(9, 8)]
      },
    })
    const { game, play } = start()
    const random = seeded('drawn')
    const world = imagine(play, 0, random)
    const among = permitted(bot, world, 0, random)
    const sent = structuredClone(problem('search', world, 0, random, among))
    const thought = ponder(game, bot, sent, () => 0)
    expect(thought.map(({ action }) => action.first)).toEqual([9, 2])
    expect(drawn).toEqual([random])
  })
})
