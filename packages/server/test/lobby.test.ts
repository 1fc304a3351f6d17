import type { ServerMessage, TableInfo } from '@riposte/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, EASY, Guest, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

let server: RunningServer
beforeAll(async () => {
  server = await open()
})
afterAll(async () => {
  await server.close()
  cleanUp()
})

async function made(wish: object = {}) {
  const host = await Guest.at(server.url)
  const body = await host.post('/api/tables', { game: 'imposter-kings', seats: 3, name: 'Ada', ...wish })
  const { table, invitation } = body as unknown as { table: TableInfo; invitation: string }
  return { host, table, invitation, path: `/api/tables/${table.id}` }
}

const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return `${status} ${body.code ?? 'ok'}`
}

describe('a table before its match', () => {
  test('is for those with the invitation, one seat each', async () => {
    const { path, invitation, table } = await made()
    expect(table).toMatchObject({ status: 'lobby', host: 0 })
    expect(JSON.stringify(table)).not.toContain(invitation)
    const [friend, stranger] = [await Guest.at(server.url), await Guest.at(server.url)]
    expect(await codeOf(stranger.ask('POST', `${path}/join`, { name: 'Eve' }))).toBe('403 notInvited')
    expect(await codeOf(stranger.ask('POST', `${path}/join`, { name: 'Eve', invitation: 'guess' }))).toBe(
      '403 notInvited',
    )
    const joined = await friend.post(`${path}/join`, { name: 'Bob', invitation, seat: 2 })
    expect(joined).toMatchObject({ seat: 2, table: { seats: [{ name: 'Ada' }, { kind: 'free' }, { name: 'Bob' }] } })
    // Asked again because the answer was lost, the seat is the same.
    expect(await friend.post(`${path}/join`, { name: 'Bob', invitation })).toMatchObject({ seat: 2 })
    expect(await codeOf(stranger.ask('POST', `${path}/join`, { name: 'Eve', invitation, seat: 2 }))).toBe(
      '409 seatTaken',
    )
  })

  test('is run by its host alone: bots, kicks, options, settings, start', async () => {
    const { host, path, invitation } = await made()
    const friend = await Guest.at(server.url)
    await friend.post(`${path}/join`, { name: 'Bob', invitation })
    const orders: readonly [string, object][] = [
      ['seats', { seat: 2, bot: 'rule' }],
      ['kick', { seat: 1 }],
      ['mute', { seat: 1, muted: true }],
      ['options', { options: { targetScore: 3 } }],
      ['settings', { spectators: false }],
      ['start', {}],
    ]
    for (const [what, body] of orders) {
      expect(await codeOf(friend.ask('POST', `${path}/${what}`, body))).toBe('403 notHost')
    }
    expect(await codeOf(host.ask('POST', `${path}/start`, {}))).toBe('409 notFull')
    expect(await codeOf(host.ask('POST', `${path}/seats`, { seat: 2, bot: 'genius' }))).toBe('409 noBot')
    expect(await codeOf(host.ask('POST', `${path}/options`, { options: { targetScore: 3000 } }))).toBe('409 badOption')
    expect(await codeOf(host.ask('POST', `${path}/kick`, { seat: 0 }))).toBe('409 hostStays')
    expect(await codeOf(host.ask('POST', `${path}/leave`, {}))).toBe('409 hostStays')
    await host.post(`${path}/options`, { options: { targetScore: 3 } })
    await host.post(`${path}/seats`, { seat: 2, bot: 'rule' })
    const connection = new Recorder(server.url)
    await connection.hello(path.split('/')[3], friend.token)
    await host.post(`${path}/kick`, { seat: 1 })
    await connection.until(() => connection.messages.some(({ type }) => type === 'closed'))
    await friend.post(`${path}/join`, { name: 'Bob', invitation })
    const { table } = (await host.post(`${path}/start`)) as unknown as { table: TableInfo }
    expect(table).toMatchObject({ status: 'running', options: { targetScore: 3 } })
    expect(await codeOf(host.ask('POST', `${path}/kick`, { seat: 1 }))).toBe('409 started')
    expect(await codeOf(host.ask('POST', `${path}/settings`, { clock: { kind: 'none' } }))).toBe('409 started')
    expect(await codeOf(host.ask('GET', `${path}/replay`))).toBe('409 notFinished')
  })

  test('is listed while it is open and has a free seat', async () => {
    const { host, path, table } = await made({ seats: 2, settings: { open: true } })
    const listed = async () => {
      const { tables } = (await host.ask('GET', '/api/tables')).body as unknown as { tables: TableInfo[] }
      return tables.some(({ id }) => id === table.id)
    }
    expect(await listed()).toBe(true)
    const anybody = await Guest.at(server.url)
    await anybody.post(`${path}/join`, { name: 'Zoe' })
    expect(await listed()).toBe(false)
    const mine = (await anybody.ask('GET', '/api/tables/mine')).body as unknown as { tables: TableInfo[] }
    expect(mine.tables.map(({ id }) => id)).toEqual([table.id])
  })

  test('never sends a token, a hash of one, the seed or the salt', async () => {
    const { host, path } = await made()
    const answer = JSON.stringify((await host.ask('GET', path)).body)
    for (const secret of [host.token, host.token.split('.')[0], 'seed', 'salt', 'sealed']) {
      expect(answer).not.toContain(secret)
    }
  })
})

describe('spectators', () => {
  test('watch only where the host lets them, and leave when the host changes that', async () => {
    const { table, guests } = await seatParty(server.url, 2)
    const watcher = new Recorder(server.url)
    expect(await watcher.hello(table)).toMatchObject({ type: 'welcome', seat: null })
    await guests[0].post(`/api/tables/${table}/settings`, { spectators: false })
    await watcher.until(() => false)
    expect(watcher.messages.at(-1)).toMatchObject({ type: 'closed', code: 'noSpectators' })
    expect(await new Recorder(server.url).hello(table)).toMatchObject({ type: 'closed', code: 'noSpectators' })
    expect(await new Recorder(server.url).hello(table, guests[1].token)).toMatchObject({ type: 'welcome', seat: 1 })
  })
})

describe('chat', () => {
  test('reaches everybody once, survives a return, and stops for the muted', async () => {
    const { table, guests } = await seatParty(server.url, 2)
    const [ada, bob, watcher] = [0, 1, 2].map(() => new Recorder(server.url))
    await ada.hello(table, guests[0].token)
    await bob.hello(table, guests[1].token)
    await watcher.hello(table)
    expect(await ada.ask({ type: 'chat', id: 'hi', text: 'Hello' } as never)).toMatchObject({ ok: true })
    expect(await ada.ask({ type: 'chat', id: 'hi', text: 'Hello' } as never)).toMatchObject({ ok: true })
    expect(await watcher.ask({ type: 'chat', id: 'psst', text: 'Hello' } as never)).toMatchObject({ code: 'spectator' })
    await Promise.all([bob.flush(), watcher.flush()])
    for (const one of [bob, watcher]) {
      const heard = one.messages.filter(({ type }) => type === 'chat')
      expect(heard).toMatchObject([{ seat: 0, name: 'Ada', text: 'Hello' }])
    }
    await guests[0].post(`/api/tables/${table}/mute`, { seat: 1, muted: true })
    expect(await bob.ask({ type: 'chat', id: 'b', text: 'Me too' } as never)).toMatchObject({ code: 'muted' })
    const again = (await new Recorder(server.url).hello(table)) as Extract<ServerMessage, { type: 'welcome' }>
    expect(again.chat.map(({ text }) => text)).toEqual(['Hello'])
  })

  test('is slowed down', async () => {
    const slow = await open({ config: { ...EASY, limits: { ...EASY.limits, chat: { burst: 2, perSecond: 0.01 } } } })
    const { table, guests } = await seatParty(slow.url, 2)
    const ada = new Recorder(slow.url)
    await ada.hello(table, guests[0].token)
    const codes: unknown[] = []
    for (const id of ['1', '2', '3']) codes.push((await ada.ask({ type: 'chat', id, text: id } as never)).ok)
    expect(codes).toEqual([true, true, false])
    // Whoever comes back goes on with what is left.
    ada.socket.close()
    const again = new Recorder(slow.url)
    await again.hello(table, guests[0].token)
    expect(await again.ask({ type: 'chat', id: '4', text: '4' } as never)).toMatchObject({ code: 'tooFast' })
    await slow.close()
  })
})
