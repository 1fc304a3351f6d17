import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
