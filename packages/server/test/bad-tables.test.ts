import { Writable } from 'node:stream'
import type { ActionJson } from '@riposte/kernel'
import type { OwnTable } from '@riposte/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type RunningServer, startServer } from '../src/index.ts'
import type { Place } from '../src/store/open.ts'
import { type PostgresServer, startPostgres } from '../src/store/postgres/own-server.ts'
import { DAMAGES, damage } from './damage.ts'
import { BLIND, CRASH, fragile, STEP } from './fragile.ts'
import { cleanUp, databaseFile, EASY, Guest, heard, type Party, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres.stop()
  cleanUp()
})

/** The lines of a log, as objects. */
class Lines extends Writable {
  readonly all: { readonly msg: string; readonly table?: string; readonly code?: string; readonly reason?: string }[] =
    []

  override _write(text: Buffer, _encoding: string, done: () => void): void {
    for (const line of String(text).trim().split('\n')) this.all.push(JSON.parse(line))
    done()
  }

  about(table: string) {
    return this.all.filter((line) => line.table === table && line.msg === 'a table is set aside')
  }
}

async function serve(place: Place, lines = new Lines()): Promise<RunningServer> {
  const store = await openStore(place)
  return startServer({ store, config: EASY, games: [fragile], log: pino(lines) })
}

const act = async (url: string, { table, guests }: Party, seat: number, action: ActionJson, id = 'move') => {
  const recorder = new Recorder(url)
  await recorder.hello(table, guests[seat].token)
  const decision = recorder.sight()?.seen.decisions.find((one) => one.id !== undefined)?.id
  const answer = await recorder.ask({ type: 'act', id, decision, action } as never)
  return { recorder, answer }
}

const turnSeen = (recorder: Recorder) => (recorder.sight()?.seen.view as { turn: number } | undefined)?.turn

describe.each(['SQLite', 'PostgreSQL'])('in %s', (kind) => {
  const place = async (): Promise<Place> =>
    kind === 'SQLite' ? { file: databaseFile() } : { databaseUrl: await postgres.database() }

  test.each(DAMAGES)('a table with $what is set aside, and everything else runs', async (what) => {
    const where = await place()
    const before = await serve(where)
    const bad = await seatParty(before.url, 2, { game: 'fragile' })
    const good = await seatParty(before.url, 1, { game: 'fragile', bots: ['steady'] })
    // The log of the bad table: somebody joined, the match began, somebody moved.
    const first = await act(before.url, bad, 0, STEP)
    expect(first.answer.ok).toBe(true)
    first.recorder.close()
    await before.close()
    // Something is due there, so that the server looks at it by itself.
    await damage(where, bad.table, { ...what })
    await due(where, bad.table)

    const lines = new Lines()
    const server = await serve(where, lines)
    await server.settled()
    const told = await new Recorder(server.url).hello(bad.table, bad.guests[0].token)
    expect(told).toMatchObject({ type: 'closed', code: what.code, message: expect.stringMatching(/\.$/) })
    const guest = new Guest(server.url, bad.guests[0].token)
    const asked = await guest.ask('GET', `/api/tables/${bad.table}`)
    expect(asked).toMatchObject({ status: 409, body: { code: what.code } })
    expect(lines.about(bad.table)).toHaveLength(1)
    expect(lines.about(bad.table)[0]).toMatchObject({ code: what.code, reason: expect.stringContaining(what.reason) })
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain(`riposte_tables_set_aside{code="${what.code}"} 1`)

    const mine = (await guest.ask('GET', '/api/tables/mine')).body as unknown as { tables: OwnTable[] }
    expect(mine.tables).toMatchObject([{ id: bad.table, setAside: what.code, asked: false }])
    expect((await guest.ask('GET', '/api/tables')).status).toBe(200)

    const move = await act(server.url, good, 0, STEP)
    expect(move.answer.ok).toBe(true)
    // And the bot there answers.
    await move.recorder.until(() => turnSeen(move.recorder) === 2)
    move.recorder.close()
    await server.close()
  })

  test('an open table that cannot be read does not hide the others, nor the campaigns', async () => {
    const where = await place()
    const before = await serve(where)
    const { guests } = await seatParty(before.url, 2, { game: 'fragile' })
    const wish = { game: 'fragile', seats: 2, name: 'Ada', settings: { open: true } }
    const bad = (await guests[0].post('/api/tables', wish)) as unknown as { table: { id: string } }
    const good = (await guests[1].post('/api/tables', wish)) as unknown as { table: { id: string } }
    await before.close()
    await damage(where, bad.table.id, DAMAGES[0])
    const server = await serve(where)
    const open = await (await fetch(`${server.url}/api/tables`)).json()
    expect(open).toMatchObject({ tables: [{ id: good.table.id }] })
    const guest = new Guest(server.url, guests[1].token)
    const joined = await guest.ask('POST', `/api/tables/${bad.table.id}/join`, { name: 'Bo' })
    expect(joined.body.code).toBe('setAside')
    expect((await guest.ask('GET', '/api/campaigns/mine')).status).toBe(200)
    await server.close()
  })

  test('old tables that cannot be read are deleted like others', async () => {
    const where = await place()
    const before = await serve(where)
    const party = await seatParty(before.url, 2, { game: 'fragile' })
    await before.close()
    await damage(where, party.table, DAMAGES[0])
    const store = await openStore(where)
    expect(await store.prune({ abandonedBefore: Number.MAX_SAFE_INTEGER })).toMatchObject({ tables: 1 })
    await store.close()
  })
})

/** Makes a table want to be looked at, whatever is wrong with its row. */
async function due(where: Place, table: string): Promise<void> {
  if (where.databaseUrl !== undefined) await damage(where, table, { ...DAMAGES[0], row: 'wake_at = 1' })
  else {
    const { default: Database } = await import('libsql')
    const db = new Database(where.file!)
    db.prepare('UPDATE logs SET wake_at = 1 WHERE id = ?').run([table])
    db.close()
  }
}

describe('a rule that throws', () => {
  test('refuses the command, and the table goes on', async () => {
    const server = await serve({ file: databaseFile() })
    const party = await seatParty(server.url, 2, { game: 'fragile' })
    const crash = await act(server.url, party, 0, CRASH, 'crash')
    expect(crash.answer).toMatchObject({ ok: false, code: 'internal' })
    expect((await act(server.url, party, 0, STEP)).answer.ok).toBe(true)
    await server.close()
  })

  test('on the move of a bot sets the table aside, and its people are told once and for all', async () => {
    const lines = new Lines()
    const server = await serve({ file: databaseFile() }, lines)
    const bad = await seatParty(server.url, 1, { game: 'fragile', bots: ['crasher'] })
    const good = await seatParty(server.url, 1, { game: 'fragile', bots: ['steady'] })
    const connection = bad.guests[0].connect(bad.table)
    await heard(connection, () => connection.asked !== null)
    expect((await connection.act(STEP)).ok).toBe(true)
    await heard(connection, () => connection.state === 'closed')
    expect(connection.reason?.code).toBe('setAside')
    expect(lines.about(bad.table)[0].reason).toContain('the rule crashed')
    expect((await act(server.url, good, 0, STEP)).answer.ok).toBe(true)
    await server.close()
  })

  test('when a table is shown sets it aside', async () => {
    const lines = new Lines()
    const server = await serve({ file: databaseFile() }, lines)
    const bad = await seatParty(server.url, 2, { game: 'fragile' })
    const connection = bad.guests[0].connect(bad.table)
    await heard(connection, () => connection.asked !== null)
    await connection.act(BLIND)
    await heard(connection, () => connection.state === 'closed')
    expect(connection.reason?.code).toBe('setAside')
    expect(lines.about(bad.table)[0].reason).toContain('nobody can look at it')
    await server.close()
  })

  test('in a bot leaves the answer to the rules', async () => {
    const server = await serve({ file: databaseFile() })
    const party = await seatParty(server.url, 1, { game: 'fragile', bots: ['thrower'] })
    const { recorder, answer } = await act(server.url, party, 0, STEP)
    expect(answer.ok).toBe(true)
    await recorder.until(() => turnSeen(recorder) === 2)
    recorder.close()
    await server.close()
  })
})
