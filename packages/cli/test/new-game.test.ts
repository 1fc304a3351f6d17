import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { playMatch, randomBot } from '@riposte/bots'
import { type Bot, type Game, isBlocked, Match, seeded } from '@riposte/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { called, layOut } from '../src/new-game/lay-out.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
let root: string

/** As much of a project as a new game needs to be laid out in. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'riposte-new-game-'))
  for (const path of [
    'packages/games/jackdaw',
    'docs/rules',
    ...['cli', 'server'].flatMap((owner) => [`packages/${owner}/src/games.ts`, `packages/${owner}/package.json`]),
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(project, path), join(root, path), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a new game', () => {
  test('is called by its name in every way that is needed', () => {
    expect(called('rock-pool')).toEqual({ id: 'rock-pool', name: 'Rock Pool', constant: 'rockPool', prefix: 'RP-' })
    expect(called('Otters')).toEqual({ id: 'otters', name: 'Otters', constant: 'otters', prefix: 'OT-' })
    for (const wrong of ['', '3-cards', 'a/b', '../up', 'é', 'x'.repeat(50)])
      expect(() => called(wrong)).toThrow(/letters/)
  })

  test('is laid out under its own name, known to the command and the server, and can be played', async () => {
    const files = layOut(root, called('rock-pool'))
    expect(files).toContain('packages/games/rock-pool/src/turns.ts')
    expect(files).toContain('docs/rules/rock-pool.md')
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
    for (const text of texts.filter((_, at) => files[at].includes('rock-pool'))) {
      expect(text).not.toMatch(/jackdaw|JD-/i)
    }
    for (const owner of ['cli', 'server']) {
      const list = readFileSync(join(root, `packages/${owner}/src/games.ts`), 'utf8')
      expect(list).toContain("from '@riposte/rock-pool'")
      expect(list.match(/game: rockPool/g)).toHaveLength(1)
      expect(readFileSync(join(root, `packages/${owner}/package.json`), 'utf8')).toContain('"@riposte/rock-pool": "*"')
    }
    const made = (await import(join(root, 'packages/games/rock-pool/src/index.ts'))) as { rockPool: Game; ruleBot: Bot }
    expect(made.rockPool).toMatchObject({ id: 'rock-pool', name: 'Rock Pool' })
    const match = Match.start(made.rockPool, { seats: 3, seed: 'first' })
    if (isBlocked(match)) throw new Error(match.message)
    playMatch(match, [made.ruleBot, randomBot, randomBot], seeded('first'))
    expect(match.outcome()?.winners.length).toBeGreaterThan(0)
  })

  test('does not take a name, or the letters of rules, that another game has', () => {
    expect(() => layOut(root, called('jackdaw'))).toThrow(/already/)
    expect(() => layOut(root, called('jolly-dog'))).toThrow(/belong to another game/)
  })
})
