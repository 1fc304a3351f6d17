import { type ActionJson, type Bot, isBlocked, Match, readAction, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { playMatch, playOut, randomBot } from '../src/index.ts'
import { highCard } from './high-card.ts'

function start(seed: string, seats = 2) {
  const match = Match.start(highCard, { seats, seed })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

/** Plays its highest card; of a bet it takes the first that is offered. */
const proud: Bot<{ hand: number[] }> = {
  name: 'proud',
  decide({ seen, legal }) {
    const best = Math.max(...seen.view.hand)
    return legal.find((action) => action.card === best) ?? legal[0]
  },
}

test('the random bot takes every legal answer about equally often', () => {
  const legal: ActionJson[] = ['a', 'b', 'c'].map((type) => ({ type }))
  const random = seeded('fair')
  const taken = { a: 0, b: 0, c: 0 }
  for (let i = 0; i < 3000; i++) {
    taken[randomBot.decide({ legal, random }).type as 'a' | 'b' | 'c']++
  }
  for (const count of Object.values(taken)) expect(count).toBeGreaterThan(900)
})

test('a match is played to its end, and each seat by its own bot', () => {
  const match = start('proud')
  const hands = match.play.own.map(({ hand }) => [...hand])
  const played: [number, ActionJson][] = []
  playMatch(match, [proud, randomBot], seeded('bots'), (seat, action) => played.push([seat, action]))
  expect(match.over).toBe(true)
  expect(played).toHaveLength(match.entries.length)
  const proudCards = played.flatMap(([seat, action]) => (seat === 0 && action.type === 'play' ? [action.card] : []))
  expect(proudCards).toEqual(hands[0].sort((a, b) => b - a))
})

test('a bot is shown the view of its own seat', () => {
  const seen: number[][] = []
  const curious: Bot<{ hand: number[] }> = {
    name: 'curious',
    decide({ seen: table, legal }) {
      seen.push([...table.view.hand])
      return legal[0]
    },
  }
  const match = start('curious')
  const hands = match.play.own.map(({ hand }) => [...hand])
  playMatch(match, [curious, curious], seeded('bots'))
  expect(seen.slice(0, 2)).toEqual(hands)
})

test('playing out in numbers leads to the same match as playing through a live match', () => {
  for (const [seed, seats] of [
    ['one', 2],
    ['two', 3],
    ['three', 2],
  ] as const) {
    const live = start(seed, seats)
    playMatch(live, [randomBot, randomBot, randomBot].slice(0, seats), seeded('bots'))
    const { play } = start(seed, seats)
    const moves: unknown[] = []
    const count = playOut(play, seeded('bots'), (seat, action) => moves.push([seat, action]))
    expect(count).toBe(live.entries.length)
    expect(moves).toEqual(
      live.entries.map((entry) => [entry.seat, 'action' in entry && readAction(highCard.actions, entry.action)]),
    )
    expect(play.state()).toEqual(live.play.state())
  }
})

test('a bot that answers what is not allowed is named', () => {
  const cheat: Bot = { name: 'cheat', decide: () => ({ type: 'bet', high: 1, low: 1 }) }
  expect(() => playMatch(start('cheat'), [cheat, cheat], seeded('bots'))).toThrow(/^cheat at seat 0 tried/)
})
