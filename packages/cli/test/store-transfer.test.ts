import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { imposterKings } from '@riposte/imposter-kings'
import { verify } from '@riposte/kernel'
import type { ReplayAnswer } from '@riposte/protocol'
import { openStore, type RunningServer } from '@riposte/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command, file, json, type Ran } from './command.ts'
import { leave, matchUnderWay, type OperatedMatch, type OperatedStore, STORES, serveOn } from './operated-server.ts'
import { ask, Seat } from './two-seats.ts'

/** Everything that a store tells of the tables and campaigns in it. */
async function contents({ place }: OperatedStore) {
  const store = await openStore(place)
  const tables = await Promise.all((await store.newest({ limit: 99 })).map(({ id }) => store.load(id)))
  const chat = await Promise.all(tables.map((one) => store.chat(one?.table.id ?? '', { limit: 99 })))
  const reviews = await Promise.all(tables.map((one) => store.review(one?.table.id ?? '')))
  const found = {
    tables,
    chat,
    reviews,
    campaign: await store.campaign('c'),
    browsers: await store.subscriptions('ada'),
    spent: await store.spent('haiku', 'today'),
    key: await store.secret('token key operated', () => 'none'),
    mine: await store.list({ person: tables[0]?.table.host ?? '', limit: 9 }),
    answered: await store.answered(
      tables[0]?.table.id ?? '',
      tables[0]?.entries.find(({ commandId }) => commandId)?.commandId ?? '',
    ),
  }
  await store.close()
  return found
}

describe.each(STORES)('a backup of %s, made beside a running server', (name, storeCalled) => {
  const other = STORES.find(([another]) => another !== name)!
  let place: OperatedStore
  let server: RunningServer
  let match: OperatedMatch
  let made: Ran
  const backup = file(`from-${name}.jsonl.gz`)

  beforeAll(async () => {
    place = await storeCalled(`from-${name}`)
    const store = await openStore(place.place)
    const member = { token: 'ada', name: 'Ada \u0000 "🂡"' }
    await store.createCampaign({
      id: 'c',
      createdAt: 5,
      game: 'bomb-busters',
      host: 'ada',
      invitation: 'i',
      members: [member],
    })
    await store.subscribe('ada', { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth' }, 7)
    await store.spend('haiku', 'today', { tokens: 3, time: 0.5, cost: 0.25, misses: 1 }, 8)
    await store.close()
    server = await serveOn(place)
    match = await matchUnderWay(server.url)
    made = await command(['store', 'backup', backup, ...place.args], place.env)
  })

  afterAll(async () => {
    leave(match)
    await server.close()
  })

  test('is a text that only its owner may read, with one row in each line', () => {
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(/\.jsonl\.gz holds 1 table with \d+ entries and 1 line of chat, 1 campaign\n$/)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    const lines = gunzipSync(readFileSync(backup)).toString().trimEnd().split('\n')
    expect(JSON.parse(lines[0])).toMatchObject({ riposte: 'store', format: 1 })
    expect(lines.some((line) => line.startsWith(`["table","${match.id}",`))).toBe(true)
    expect(JSON.parse(lines[lines.length - 1])).toMatchObject({ end: { table: 1, chat: 1, campaign: 1 } })
  })

  test.each(STORES)('is restored into %s, and the match goes on there to its end', async (target, targetCalled) => {
    const to = await targetCalled(`${name}-restored-to-${target}`)
    const restored = await command(['store', 'restore', backup, ...to.args], to.env)
    expect({ code: restored.code, err: restored.err }).toEqual({ code: 0, err: '' })
    expect(await contents(to)).toStrictEqual(await contents(place))
    expect((await command(['store', 'check', ...to.args], to.env)).code).toBe(0)
    const second = await serveOn(to)
    const seats = match.tokens.map((token, at) => new Seat(second.url, match.id, token, `restored ${at}`))
    await Promise.all(seats.map(({ over }) => over))
    expect(seats.flatMap(({ refusals }) => refusals)).toEqual([])
    for (const { connection } of seats) connection.close()
    const { record } = await ask<ReplayAnswer>(second.url, `/api/tables/${match.id}/replay`)
    expect(verify(imposterKings, record)).toBeNull()
    await second.close()
  })

  test('a store is copied into the other kind and back, and nothing is changed', async () => {
    const there = await other[1](`${name}-copied`)
    const back = await storeCalled(`${name}-copied-back`)
    const addressOf = ({ place }: OperatedStore) => ('file' in place ? place.file : place.databaseUrl)
    const first = await json<object>(['store', 'copy', addressOf(place), addressOf(there)])
    expect(first).toMatchObject({ tables: 1, chat: 1, campaigns: 1 })
    expect(await json<object>(['store', 'copy', addressOf(there), addressOf(back)])).toEqual(first)
    expect(await contents(back)).toStrictEqual(await contents(place))
    const again = await command(['store', 'copy', addressOf(place), addressOf(back)])
    expect(again.code).toBe(2)
    expect(again.err).toMatch(/there is something in that store already; only an empty one can be filled\n$/)
  })

  test('a backup that is cut short or no backup leaves the store empty', async () => {
    const to = await storeCalled(`${name}-broken`)
    const lines = gunzipSync(readFileSync(backup)).toString().trimEnd().split('\n')
    const broken = file(`broken-${name}.jsonl`)
    const restored = async (text: string) => {
      writeFileSync(broken, text)
      return (await command(['store', 'restore', broken, ...to.args], to.env)).err
    }
    expect(await restored(lines.slice(0, -1).join('\n'))).toMatch(/is cut short: its last line is missing\n$/)
    expect(await restored(lines.filter((_, at) => at !== 2).join('\n'))).toMatch(/: rows are missing\n$/)
    expect(await restored('{"hello":1}\n')).toMatch(/line 1: this is no backup of a store\n$/)
    expect(await restored(`${lines[0]}\n["table",1]\n`)).toMatch(/line 2: this is no row of a store\n$/)
    expect(await restored('')).toMatch(/is cut short/)
    expect((await command(['tables', 'list', ...to.args], to.env)).out).toBe('There are no such tables.\n')
    expect((await command(['store', 'restore', backup, ...to.args], to.env)).code).toBe(0)
  })
})

test('a backup as a SQLite file can be served as it is; wrong names are refused', async () => {
  const [, storeCalled] = STORES[0]
  const place = await storeCalled('plain')
  await (await openStore(place.place)).close()
  const copy = file('plain-copy.db')
  const backup = (...args: readonly string[]) => command(['store', 'backup', ...args, ...place.args], place.env)
  expect(await backup(copy)).toMatchObject({ code: 0 })
  expect((await command(['store', 'check', '--db', copy], place.env)).out).toMatch(/nothing wrong\n$/)
  expect((await backup(copy)).err).toBe(`riposte: there is a file ${copy} already\n`)
  expect((await backup('tables.zip')).err).toBe(
    'riposte: a backup ends in .jsonl, .jsonl.gz or .db, not "tables.zip"\n',
  )
  expect((await backup()).err).toBe('riposte: riposte store backup is given as riposte store backup <file>\n')
  expect((await command(['store', 'restore', 'nowhere.jsonl'])).err).toMatch(
    /^riposte: there is no file .*nowhere\.jsonl\n$/,
  )
})
