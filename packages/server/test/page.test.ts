import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, EASY, open } from './party.ts'

const folder = mkdtempSync(join(tmpdir(), 'riposte-page-'))
let server: RunningServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Riposte</title>')
  writeFileSync(join(folder, 'service-worker.js'), 'self.skipWaiting()')
  writeFileSync(join(folder, '.built-from'), 'a secret of the build')
  writeFileSync(join(folder, 'assets', 'index-5d41402a.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'small-5d41402a.js'), 'export const small = 1')
  writeFileSync(join(folder, 'assets', 'small-5d41402a.js.gz'), gzipSync('export const small = 1'))
  const few = { burst: 3, perSecond: 0.001 }
  server = await open({ page: folder, config: { ...EASY, limits: { ...EASY.limits, requests: few } } })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
  cleanUp()
})

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init)

describe('the page', () => {
  test.each(['/', '/table/abc', '/join/abc/def-_', '/rules/imposter-kings?q=1', '/apiary'])(
    'answers whoever goes to %s, anew each time',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain('<title>Riposte</title>')
    },
  )

  test('comes with files that are kept for ever, when their name says what is in them', async () => {
    const asset = await get('/assets/index-5d41402a.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toContain('javascript')
    expect(asset.headers.get('etag')).not.toBeNull()
    const worker = await get('/service-worker.js')
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect((await get('/', { method: 'HEAD' })).status).toBe(200)
  })

  test('comes compressed where the build has done that, with the same promises', async () => {
    for (const [accepts, encoding] of [
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get('/assets/small-5d41402a.js', { headers: { 'accept-encoding': accepts } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('content-type')).toContain('javascript')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('vary')).toContain('accept-encoding')
      expect(await answer.text()).toBe('export const small = 1')
    }
  })

  test.each(['/assets/index-old.js', '/picture.png', '/.built-from', '/..%2f..%2fpackage.json'])(
    'is no answer to a request for a file that is not there, or not for anybody: %s',
    async (path) => {
      expect(await (await get(path)).json()).toMatchObject({ code: 'notFound' })
    },
  )

  test('runs nothing but its own scripts and styles, and speaks with nobody else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
    expect(rules['default-src']).toBe("default-src 'none'")
    expect(rules['script-src']).toBe("script-src 'self'")
    expect(rules['style-src']).toBe("style-src 'self'")
    const { host } = new URL(server.url)
    expect(rules['connect-src']).toBe(`connect-src 'self' ws://${host} wss://${host}`)
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('does not use up what its own requests need, and the protocol keeps its own addresses', async () => {
    for (let i = 0; i < 50; i++) expect((await get('/assets/index-5d41402a.js')).status).toBe(200)
    expect((await get('/api/games')).status).toBe(200)
    const nowhere = await get('/api/nowhere')
    expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { code: 'notFound' }])
    expect(await (await get('/metrics/x')).json()).toMatchObject({ code: 'notFound' })
    expect((await get('/api/games')).status).toBe(429)
    expect((await get('/')).status).toBe(200)
  })
})

test('a server without a page says that there is nothing', async () => {
  const bare = await open()
  const answer = await fetch(`${bare.url}/table/abc`)
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'notFound' }])
  await bare.close()
})

test('a folder without a page is no page', async () => {
  await expect(open({ page: join(folder, 'assets') })).rejects.toThrow('there is no page in')
})
