import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@riposte/server'
import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../../src/arena/report.ts'
import { file, GAME } from '../command.ts'
import { arenaFile, startArena } from './running.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres.stop()
})

const arena = {
  players: { rule: 'rule', search: { kind: 'search', lines: 20 } },
  games: [{ game: GAME, options: { targetScore: 1 } }],
  deals: 30,
}

const gamesIn = (folder: string) => (JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report).games

/** Who played how many games. */
async function playedBy(databaseUrl: string): Promise<number[]> {
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, migrate: false })
  const db = boss.getDb() as PgBoss.Db & { open(): Promise<void>; close(): Promise<void> }
  await db.open()
  const { rows } = await db.executeSql(
    'SELECT count(*)::int AS games FROM riposte_arena.game GROUP BY played_by ORDER BY min(key)',
    [],
  )
  await db.close()
  return (rows as { games: number }[]).map(({ games }) => games)
}

test('two processes share an arena, every game is played once, and both have everything', async () => {
  const databaseUrl = await postgres.database()
  const plan = arenaFile('shared', arena)
  const start = (name: string) => startArena(plan, file(name), ['--workers', '1'], { DATABASE_URL: databaseUrl })
  const one = start('shared-one')
  await one.said(/\d+ of 60 games/)
  // It holds still until the other one has played too.
  one.child.kill('SIGSTOP')
  const two = start('shared-two')
  await two.said(/(1[5-9]|2\d|[3-5]\d) of 60 games/)
  one.child.kill('SIGCONT')
  const ended = await Promise.all([one.ended, two.ended])
  expect(ended.map(({ code }) => code)).toEqual([0, 0])
  const shares = await playedBy(databaseUrl)
  expect(shares).toHaveLength(2)
  expect(shares[0] + shares[1]).toBe(60)
  expect(gamesIn(file('shared-one'))).toEqual(gamesIn(file('shared-two')))

  // What one alone makes of the same file.
  await startArena(plan, file('shared-alone')).ended
  expect(gamesIn(file('shared-alone'))).toEqual(gamesIn(file('shared-one')))
})

test('a game whose process was killed is played by another when its lease has run out', async () => {
  const databaseUrl = await postgres.database()
  const plan = arenaFile('leased', { ...arena, lease: 2 })
  const start = (name: string) => startArena(plan, file(name), ['--workers', '1'], { DATABASE_URL: databaseUrl })
  const one = start('leased-one')
  await one.said(/\d+ of 60 games/)
  one.child.kill('SIGKILL')
  await one.ended
  const [before] = await playedBy(databaseUrl)
  expect(before).toBeLessThan(60)
  const two = await start('leased-two').ended
  expect(two).toMatchObject({ code: 0 })
  const shares = await playedBy(databaseUrl)
  expect(shares.reduce((sum, games) => sum + games, 0)).toBe(60)
  expect(gamesIn(file('leased-two'))).toHaveLength(60)
})
