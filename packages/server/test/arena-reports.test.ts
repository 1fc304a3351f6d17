import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadConfig, configFrom, type RunningServer } from '../src/index.ts'
import { cleanUp, EASY, open } from './party.ts'

const folder = mkdtempSync(join(tmpdir(), 'riposte-reports-'))
let server: RunningServer

beforeAll(async () => {
  const page = join(folder, 'page')
  const report = join(folder, 'arena', 'three-bots')
  mkdirSync(join(report, 'replays'), { recursive: true })
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Riposte</title>')
  writeFileSync(join(report, 'index.html'), '<!doctype html><title>three-bots</title>')
  writeFileSync(join(report, 'report.css'), ':root { color: red }')
  writeFileSync(join(report, 'replays', '0-0.json'), '{"format":1}')
  writeFileSync(join(folder, 'arena', '.secret'), 'not for anybody')
  server = await open({ page, config: { ...EASY, arena: join(folder, 'arena') } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
  cleanUp()
})

const get = (path: string) => fetch(server.url + path)

test('the report of an arena is at its name, under the policy of the page', async () => {
  const answer = await get('/arena/three-bots')
  expect(answer.url).toBe(`${server.url}/arena/three-bots/`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<title>three-bots</title>')
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'")
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect((await get('/arena/three-bots/report.css')).headers.get('content-type')).toContain('text/css')
  expect(await (await get('/arena/three-bots/replays/0-0.json')).json()).toEqual({ format: 1 })
})

test('the list of reports names each with its games, players and day, the newest first, and nothing that is none', async () => {
  const root = join(folder, 'arena')
  const write = (name: string, day: string, of: object) => {
    mkdirSync(join(root, name), { recursive: true })
    const file = join(root, name, 'report.json')
    writeFileSync(file, JSON.stringify({ name, players: {}, sections: [], games: [], ...of }))
    utimesSync(file, new Date(day), new Date(day))
  }
  // Before there is any, it says so.
  const empty = await (await get('/arena/')).text()
  expect(empty).toContain('No report yet')
  write('older', '2026-03-01T12:00:00Z', { sections: [{ title: 'Dune, 4 players' }], games: [{}] })
  write('newer', '2026-04-02T12:00:00Z', {
    players: { rule: 'rule', '<b>loud</b>': 'random' },
    sections: [{ title: 'The Imposter Kings, 2 players' }],
    games: [{}, {}],
  })
  mkdirSync(join(root, 'broken'))
  writeFileSync(join(root, 'broken', 'report.json'), '{"name":')

  const answer = await get('/arena')
  expect(answer.url).toBe(`${server.url}/arena/`)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'")
  const html = await answer.text()
  const lines = html.match(/<li>[\s\S]*?<\/li>/g) ?? []
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('<a href="/arena/newer/">newer</a>')
  expect(lines[0]).toContain('The Imposter Kings, 2 players')
  expect(lines[0]).toContain('rule, &lt;b&gt;loud&lt;/b&gt;')
  expect(lines[0]).toContain('2 games, <time datetime="2026-04-02">')
  expect(lines[1]).toContain('1 game, <time datetime="2026-03-01">')
  expect((await get('/arena/index.css')).headers.get('content-type')).toContain('text/css')
  // What has changed is read again.
  write('older', '2026-05-03T12:00:00Z', { sections: [{ title: 'Dune, 6 players' }] })
  expect(await (await get('/arena/')).text()).toMatch(/older[\s\S]*Dune, 6 players[\s\S]*newer/)
})

test('nothing else is there', async () => {
  expect((await get('/arena/three-bots/other.json')).status).toBe(404)
  expect((await get('/arena/.secret')).status).toBe(404)
  expect((await get('/arena/..%2fpage%2findex.html')).status).not.toBe(200)
  expect(await (await get('/')).text()).toContain('<title>Riposte</title>')
})

test('a server shows reports only where it is told to, and says when there are none', async () => {
  expect(configFrom({}).arena).toBeNull()
  expect(configFrom({ RIPOSTE_ARENA: 'data/arena' }).arena).toBe('data/arena')
  await expect(open({ config: { ...EASY, arena: join(folder, 'nowhere') } })).rejects.toThrow(BadConfig)
})
