import { expect, test } from 'vitest'
import { GAME, json, riposte } from './command.ts'

interface Report {
  games: number
  rounds: number
  actions: number
  seconds: number
  gamesPerSecond: number
  actionsPerSecond: number
  digest: string
  results: {
    seats: { seat: number; bot: string; wins: number }[]
    bots: Record<string, { wins: number; seats: number }>
  }
}

const args = ['sim', GAME, '--games', '40', '--option', 'targetScore=2']
const sim = (flags: readonly string[], run?: typeof riposte) => json<Report>([...args, ...flags], run)

test('a simulation reports games, rounds, actions, speed and results', async () => {
  const report = await sim([])
  expect(report.games).toBe(40)
  expect(report.rounds).toBeGreaterThanOrEqual(40)
  expect(report.actions).toBeGreaterThan(report.rounds)
  expect(report.gamesPerSecond).toBeGreaterThan(0)
  expect(report.actionsPerSecond).toBeGreaterThan(report.gamesPerSecond)
  const wins = report.results.seats.reduce((sum, seat) => sum + seat.wins, 0)
  expect(wins).toBeGreaterThanOrEqual(40)
  expect(report.results.bots.random).toMatchObject({ seats: 2, wins })
})

test('the results depend on seed and options and not on the number of workers', async () => {
  const one = await sim(['--seed', '007', '--workers', '1'])
  const three = await sim(['--seed', '007', '--workers', '3'], riposte)
  const other = await sim(['--seed', '7', '--workers', '1'])
  const longer = await sim(['--seed', '007', '--workers', '1', '--seats', '3'])
  expect(three.digest).toBe(one.digest)
  expect(three.results).toEqual(one.results)
  expect(three).toMatchObject({ rounds: one.rounds, actions: one.actions })
  expect(other.digest).not.toBe(one.digest)
  expect(longer.digest).not.toBe(one.digest)
})
