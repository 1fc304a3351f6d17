import { bombBusters } from '@riposte/bomb-busters'
import type { ActionJson, Looking, MatchRecord, Seat } from '@riposte/kernel'
import { expect, test, vi } from 'vitest'
import { playGame } from '../../src/arena/play-game.ts'
import { GAME } from '../command.ts'

const TASK = { series: 'series', deal: 0, seating: 0, seed: 'a deal', chance: 'chance' }
const rule = (name: string) => ({ name, spec: { kind: 'rule' } })

const vote = (yes: boolean): ActionJson => ({ type: 'surrenderVote', vote: yes })

test('bots do in the arena what nobody asks, and what is not allowed is counted as refused', async () => {
  const looks = new Set<string>()
  const wants = ({ seen, people }: Looking<{ votes: readonly Seat[] }>) => {
    looks.add(JSON.stringify(people))
    if (seen.observer === 1) return seen.view.votes.includes(1) ? null : vote(true)
    return seen.observer === 2 && !seen.view.votes.includes(2) ? { type: 'dance' } : null
  }
  vi.spyOn(bombBusters, 'unasked').mockImplementation(wants as never)
  const { result, record } = await playGame({
    ...TASK,
    game: 'bomb-busters',
    options: { mission: 1 },
    players: [rule('one'), rule('two'), rule('three')],
  })
  vi.restoreAllMocks()
  const { entries } = JSON.parse(record) as MatchRecord
  const votes = entries.filter((entry) => 'action' in entry && entry.action.type === 'surrenderVote')
  expect(votes).toMatchObject([{ seat: 1, action: vote(true) }])
  expect([...looks]).toEqual(['[]'])
  // It tried at the beginning and after every answer but the last.
  const refused = result.seats.map((seat) => seat.refused)
  expect([refused[0], refused[1]]).toEqual([0, 0])
  expect(refused[2]).toBe(entries.length - 1)
  expect(result.actions).toBe(entries.length)
})

test('those who only answer are left alone', async () => {
  const { result } = await playGame({
    ...TASK,
    game: GAME,
    options: { targetScore: 1 },
    players: [rule('one'), { name: 'two', spec: { kind: 'random' } }],
  })
  expect(result.seats.map(({ refused }) => refused)).toEqual([0, 0])
})
