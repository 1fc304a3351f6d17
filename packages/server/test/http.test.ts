import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { messageSchema, openapi, ROUTES } from '@riposte/protocol'
import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { configFrom } from '../src/index.ts'
import { mayCall } from '../src/notify/webhook.ts'
import { cleanUp, EASY, Guest, open, Player, seatParty, socketUrl } from './party.ts'

afterAll(cleanUp)

describe('the HTTP side', () => {
  test('is healthy, ready, counted and described', async () => {
    const server = await open()
    for (const path of ['/healthz', '/readyz']) expect((await fetch(server.url + path)).status).toBe(200)
    expect(await (await fetch(`${server.url}/openapi.json`)).json()).toEqual(openapi())
    expect(await (await fetch(`${server.url}/protocol.json`)).json()).toEqual(messageSchema())
    const { paths } = openapi() as { paths: object }
    expect(Object.keys(paths)).toHaveLength(new Set(Object.values(ROUTES).map(({ path }) => path)).size)
    await seatParty(server.url, 2)
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toMatch(/riposte_tables\{status="running"\} 1/)
    const games = (await (await fetch(`${server.url}/api/games`)).json()) as { games: { id: string; bots: string[] }[] }
    expect(games.games[0]).toMatchObject({ id: 'imposter-kings', bots: ['rule', 'random', 'search'] })
    await server.close()
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  })

  test('sends its headers with everything, and the token in a cookie no script can read', async () => {
    const server = await open()
    const answer = await fetch(`${server.url}/api/guests`, { method: 'POST' })
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^riposte=.*HttpOnly; SameSite=Lax/)
    const again = await fetch(`${server.url}/api/guests`, { method: 'POST', headers: { cookie: cookie.split(';')[0] } })
    expect(await again.json()).toEqual(await answer.json())
    expect((await fetch(`${server.url}/nowhere`)).headers.get('x-frame-options')).toBe('DENY')
    await server.close()
  })

  test('turns away other sites, long bodies, no JSON, unknown addresses and floods, each with its code', async () => {
    const config = { ...EASY, limits: { ...EASY.limits, creations: { burst: 3, perSecond: 0.001 } } }
    const server = await open({ config })
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/tables`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    const code = async (answer: Promise<Response>) => ((await (await answer).json()) as { code: string }).code
    expect(await code(post('{}', { origin: 'https://elsewhere.example' }))).toBe('badOrigin')
    expect(await code(post('{'))).toBe('malformedJson')
    expect(await code(post(`"${'x'.repeat(40_000)}"`))).toBe('oversized')
    expect(await code(post('{}'))).toBe('noToken')
    expect(await code(post('{}', { authorization: 'Bearer made.up' }))).toBe('badToken')
    expect(await code(fetch(`${server.url}/api/nowhere`))).toBe('notFound')
    const guest = await Guest.at(server.url)
    expect((await guest.ask('POST', '/api/tables', { game: 'chess', seats: 2, name: 'A' })).body.code).toBe('noGame')
    expect((await guest.ask('POST', '/api/tables', { game: 3 })).body.code).toBe('malformedMessage')
    expect((await guest.ask('POST', '/api/tables', {})).body.code).toBe('tooFast')
    const refused = await new Promise<number>((resolve) => {
      const socket = new WebSocket(socketUrl(server.url), { origin: 'https://elsewhere.example' })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.on('error', () => {})
    })
    expect(refused).toBe(403)
    await server.close()
  })

  test('lets no address have too many connections', async () => {
    const server = await open({ config: { ...EASY, limits: { ...EASY.limits, connectionsPerAddress: 2 } } })
    const open1 = [0, 1].map(() => new WebSocket(socketUrl(server.url)))
    await Promise.all(open1.map((socket) => new Promise((resolve) => socket.once('open', resolve))))
    const status = await new Promise<number>((resolve) => {
      const socket = new WebSocket(socketUrl(server.url))
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.on('error', () => {})
    })
    expect(status).toBe(503)
    await server.close()
  })
})

describe('the log of the server', () => {
  test('holds no token, no invitation, no seed and no card', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const server = await open({ log: pino({ level: 'trace' }, sink) })
    const { table, guests } = await seatParty(server.url, 2, { options: { targetScore: 1 } })
    const players = guests.map((guest, at) => new Player(guest, table, `log ${at}`))
    await Promise.all(players.map(({ over }) => over))
    const { body } = await guests[0].ask('GET', `/api/tables/${table}/replay`)
    const { record } = body as unknown as { record: { seed: string; salt: string } }
    const text = lines.join('')
    expect(text).toContain('/api/tables/:id/join')
    for (const secret of [...guests.map(({ token }) => token), record.seed, record.salt, 'invitation']) {
      expect(text).not.toContain(secret)
    }
    for (const { connection } of players) connection.close()
    await server.close()
  })
})

describe('a webhook', () => {
  test('goes only to hosts that the owner of the server has listed', () => {
    const config = { webhookHosts: ['hooks.example', '127.0.0.1:9'] }
    expect(mayCall(null, config)).toBe(true)
    expect(mayCall('https://hooks.example/x', config)).toBe(true)
    expect(mayCall('https://user:word@hooks.example/x', config)).toBe(false)
    expect(mayCall('https://hooks.example.evil.example/x', config)).toBe(false)
    expect(mayCall('http://127.0.0.1/x', config)).toBe(false)
    expect(mayCall('ftp://hooks.example/x', config)).toBe(false)
    expect(mayCall('https://hooks.example/x', configFrom({}))).toBe(false)
    expect(configFrom({ RIPOSTE_WEBHOOK_HOSTS: 'a.example, b.example' }).webhookHosts).toEqual([
      'a.example',
      'b.example',
    ])
  })

  test('says whose turn it is, and nothing a stranger may not know', async () => {
    const heard: string[] = []
    let told = () => {}
    const first = new Promise<void>((resolve) => {
      told = resolve
    })
    const hook = createServer((request, response) => {
      request.on('data', (chunk) => heard.push(String(chunk)))
      request.on('end', () => {
        response.end()
        told()
      })
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(hook.address() as AddressInfo).port}`
    const server = await open({ config: { ...EASY, webhookHosts: [host] } })
    const wish = { options: { targetScore: 1 }, settings: { webhook: `http://${host}/hook` } }
    const { table, guests } = await seatParty(server.url, 2, wish)
    const players = guests.map((guest, at) => new Player(guest, table, `hook ${at}`))
    await first
    expect(JSON.parse(heard[0])).toMatchObject({ table, game: 'imposter-kings' })
    expect(Object.keys(JSON.parse(heard[0]) as object).sort()).toEqual(['content', 'game', 'table', 'text', 'waiting'])
    const shown = JSON.stringify((await guests[1].ask('GET', `/api/tables/${table}`)).body)
    expect(shown).not.toContain(host)
    await Promise.all(players.map(({ over }) => over))
    for (const { connection } of players) connection.close()
    await server.close()
    hook.close()
  })
})
