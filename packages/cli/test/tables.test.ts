import { readFileSync, statSync } from 'node:fs'
import { openStore, type RunningServer } from '@riposte/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { command, file, type Ran, riposte } from './command.ts'
import { leave, matchUnderWay, type OperatedMatch, type OperatedStore, STORES, serveOn } from './operated-server.ts'
import { ask } from './two-seats.ts'

describe.each(STORES)('riposte tables, on %s beside a running server', (name, storeCalled) => {
  let place: OperatedStore
  let server: RunningServer
  /** It goes on all the time: whoever ends a match has one of their own. */
  let match: OperatedMatch

  beforeAll(async () => {
    place = await storeCalled(`tables-${name}`)
    server = await serveOn(place)
    match = await matchUnderWay(server.url)
  })

  afterAll(async () => {
    leave(match)
    await server.close()
  })

  /** An id may begin with a dash. */
  const onTable = (what: string, id: string, ...flags: readonly string[]): Promise<Ran> =>
    command(['tables', what, ...flags, ...place.args, '--', id], place.env)

  const tables = (...args: readonly string[]): Promise<Ran> => command(['tables', ...args, ...place.args], place.env)

  test('list shows one line for each, by status and game', async () => {
    const { out } = await tables('list')
    const [head, ...lines] = out.trimEnd().split('\n')
    const line = lines.find((one) => one.startsWith(match.id)) ?? ''
    expect(head).toMatch(/^table +status +game +made +entries +seats$/)
    expect(line).toMatch(new RegExp(`^${match.id} +running +imposter-kings +2\\d{3}-.* UTC +\\d+ +Ada, Bert$`))
    expect(line.indexOf('running')).toBe(head.indexOf('status'))
    expect(line.indexOf('Ada')).toBe(head.indexOf('seats'))
    expect((await tables('list', '--status', 'running')).out).toContain(match.id)
    expect((await tables('list', '--status', 'finished')).out).not.toContain(match.id)
    expect((await tables('list', '--game', 'dune')).out).toBe('There are no such tables.\n')
    expect((await tables('list', '--status', 'over')).err).toBe(
      'riposte: --status is lobby, running, finished, not over\n',
    )
    const listed = (await tables('list', '--json')).out.trimEnd().split('\n')
    expect(listed.map((one) => JSON.parse(one))).toContainEqual(
      expect.objectContaining({
        id: match.id,
        status: 'running',
        seats: [expect.objectContaining({ name: 'Ada' }), expect.objectContaining({ name: 'Bert' })],
      }),
    )
  })

  test('show tells what everybody may know, and no secret', async () => {
    const { out } = await onTable('show', match.id)
    expect(out).toMatch(/^status +running$/m)
    expect(out).toMatch(/^waiting for +seat [01]/m)
    expect(out).toMatch(/^seat \d +Ada +guest [\w-]{43}, host$/m)
    const shown = await onTable('show', match.id, '--json')
    const store = await openStore(place.place)
    const stored = await store.load(match.id)
    await store.close()
    for (const text of [out, shown.out]) {
      for (const secret of [stored?.table.sealed.seed, stored?.table.sealed.salt, stored?.table.invitation]) {
        expect(text).not.toContain(secret)
      }
      expect(text).not.toMatch(/"hand"|"action"/)
    }
    expect(JSON.parse(shown.out)).toMatchObject({
      id: match.id,
      entries: stored?.table.head,
      broken: null,
      closed: false,
    })
  })

  test('export writes everything into a file that only its owner reads, and a record that can be replayed', async () => {
    const out = file(`export-${name}.json`)
    const { code, err } = await onTable('export', match.id, '--out', out)
    expect({ code, err }).toEqual({
      code: 0,
      err: `${out} holds every secret of the table: its seed, all cards and everybody's answers.\n`,
    })
    expect(statSync(out).mode & 0o777).toBe(0o600)
    const { table, entries, chat } = JSON.parse(readFileSync(out, 'utf8'))
    expect(table.sealed.seed).toMatch(/./)
    expect(entries).toHaveLength(table.head)
    expect(chat).toMatchObject([{ name: 'Ada', text: 'Good luck' }])
    const record = file(`record-${name}.json`)
    await onTable('export', match.id, '--record', '--out', record)
    expect(await command(['replay', record, '--verify'])).toMatchObject({ code: 0 })
  })

  test('what is wrong is said in a sentence', async () => {
    const err = 'riposte: there is no table "nowhere"; riposte tables list shows all\n'
    for (const what of ['show', 'close', 'export'])
      expect(await tables(what, 'nowhere')).toMatchObject({ code: 2, err })
    expect(await tables('delete', 'nowhere', '--yes')).toMatchObject({ code: 2, err })
    expect((await tables('open', 'x')).err).toBe(
      'riposte: riposte tables cannot open; it can list, show, close, delete, export\n',
    )
    expect((await tables('show')).err).toMatch(/^riposte: which table\? One id, as in /)
    expect((await tables('list', 'x')).err).toMatch(/^riposte: riposte tables list takes no id/)
    expect((await command(['tables', 'show', ...place.args, '--', '-odd'], place.env)).err).toContain('no table "-odd"')
  })

  test('delete is said twice, and never takes a running table', async () => {
    expect((await onTable('delete', match.id)).err).toBe(
      `riposte: deleting table ${match.id} cannot be undone; say --yes if you mean it\n`,
    )
    expect((await onTable('delete', match.id, '--yes')).err).toBe(
      `riposte: table ${match.id} is running; close it first: riposte tables close ${match.id}\n`,
    )
  })

  test('close ends the match without a result: the server lets nobody move any more', async () => {
    const closed = await matchUnderWay(server.url)
    onTestFinished(() => leave(closed))
    expect(await onTable('close', closed.id)).toMatchObject({
      code: 0,
      out: `Table ${closed.id} is closed: its match has no result, and nobody can move any more.\n`,
    })
    const [seat] = closed.seats.filter(({ connection }) => connection.asked?.id !== undefined)
    const { asked, legal } = seat.connection
    const answer = await seat.connection.act(legal[0], asked?.id ?? -1)
    expect(answer).toMatchObject({ ok: false, code: 'tableClosed' })
    expect(await ask(server.url, `/api/tables/${closed.id}`)).toMatchObject({ table: { status: 'finished' } })
    expect((await onTable('show', closed.id)).out).toMatch(/^status +closed without a result$/m)
    expect((await onTable('close', closed.id)).err).toBe(`riposte: table ${closed.id} is finished already\n`)
  })

  test('delete takes a table with everything, and the server knows it no more', async () => {
    const deleted = await matchUnderWay(server.url)
    leave(deleted)
    expect(await onTable('close', deleted.id)).toMatchObject({ code: 0, err: '' })
    expect((await onTable('delete', deleted.id, '--yes', '--json')).out).toMatch(
      /^{"id":".*","tables":1,"entries":\d+,"chat":1}\n$/,
    )
    expect((await tables('list')).out).not.toContain(deleted.id)
    expect((await onTable('show', deleted.id)).code).toBe(2)
  })

  test('a table that has not started is not closed but deleted', async () => {
    const { token } = await ask<{ token: string }>(server.url, '/api/guests', undefined, {})
    const wish = { game: 'imposter-kings', seats: 2, name: 'Cleo' }
    const { table } = await ask<{ table: { id: string } }>(server.url, '/api/tables', token, wish)
    expect((await onTable('close', table.id)).err).toBe(
      `riposte: table ${table.id} has not started; riposte tables delete ${table.id} --yes takes it away\n`,
    )
    expect(await onTable('delete', table.id, '--yes')).toMatchObject({ code: 0 })
  })
})

test('riposte tables --help says what each of them does', async () => {
  const { code, out } = await riposte(['tables', '--help'])
  expect(code).toBe(0)
  for (const what of ['list', 'show', 'close', 'delete', 'export']) expect(out).toContain(`riposte tables ${what}`)
})
