import { isSearching, randomBot } from '@riposte/bots'
import { describe, expect, test } from 'vitest'
import { botCalled } from '../src/bot-called.ts'
import { gameCalled } from '../src/input.ts'
import { command, GAME, json, riposte } from './command.ts'

describe('a bot’s name', () => {
  const entry = gameCalled(GAME)
  const budget = (name: string) => {
    const bot = botCalled(entry, name)
    return bot !== undefined && isSearching(bot) ? { lines: bot.budget.lines, time: bot.budget.time } : null
  }

  test('says what a search may spend on a decision, in lines or in milliseconds', () => {
    expect(budget('search:2000')).toEqual({ lines: 2000, time: undefined })
    expect(budget('search:500ms')).toEqual({ lines: undefined, time: 500 })
    expect(budget('search')).toEqual({ lines: undefined, time: 1000 })
  })

  test('is one of the game’s own, or nobody’s', () => {
    expect(botCalled(entry, 'random')).toBe(randomBot)
    for (const name of ['searcher', 'search:', 'search:0', 'search:-3', 'search:2s', 'toString']) {
      expect(botCalled(entry, name)).toBeUndefined()
    }
  })
})

test('searches of so many lines play the same games on any number of workers', async () => {
  const flags = ['sim', GAME, '--games', '2', '--bots', 'search:5,random', '--option', 'targetScore=1', '--workers']
  const one = await json<{ digest: string }>([...flags, '1'])
  const two = await json<{ digest: string }>([...flags, '2'], riposte)
  expect(two.digest).toBe(one.digest)
})

test('several threads search together for a bot that is played against, and draw alike from the same seed', async () => {
  const flags = ['--seed', 'play', '--bots', 'search:6', '--workers', '2', '--option', 'targetScore=1']
  const played = () => riposte(['play', GAME, ...flags], '1\n'.repeat(400))
  const [first, second] = await Promise.all([played(), played()])
  expect(first.err).toBe('')
  expect(first.out).toMatch(/The match is over\. .+ won\./)
  const without = ({ out }: typeof first) => out.replace(/salt [0-9a-f]+|[0-9a-f]{64}/g, '')
  expect(without(second)).toBe(without(first))
})

test('a bot that nobody knows is named together with those there are', async () => {
  const { code, err } = await command(['sim', GAME, '--bots', 'serch'])
  expect(code).toBe(2)
  expect(err).toContain('it has: rule, random, always-claims, never-claims, search, search:2000 (lines), search:500ms')
})
