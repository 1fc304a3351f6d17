import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS, migratePostgres } from '../../src/store/migrations.ts'
import { openStore } from '../../src/store/open.ts'
import { type PostgresServer, startPostgres } from '../../src/store/postgres/own-server.ts'
import type { Change, Store } from '../../src/store/store.ts'
import { openWhenThere } from '../../src/store/wait.ts'
import { newTable, step } from './fixtures.ts'
import { OtherProcess } from './processes.ts'
import { describeStore } from './suite.ts'

let server: PostgresServer
let databaseUrl = ''

beforeAll(async () => {
  server = await startPostgres()
  databaseUrl = await server.database()
})

afterAll(async () => {
  await server.stop()
})

/** UnaskedChecks into a database beside the store. */
async function look<T>(databaseUrl: string | undefined, see: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await see(client)
  } finally {
    await client.end()
  }
}

const value = async (client: Client, sql: string) =>
  Object.values((await client.query<Record<string, unknown>>(sql)).rows[0])[0]

/** The same database again, with nothing in it: that is quicker than a new one. */
async function emptied(): Promise<string> {
  await look(databaseUrl, (client) => client.query('DROP SCHEMA IF EXISTS riposte CASCADE'))
  return databaseUrl
}

describeStore({
  name: 'PostgreSQL',
  place: async () => ({ databaseUrl: await emptied() }),
  transactions: ({ databaseUrl }) =>
    look(databaseUrl, async (client) =>
      Number(await value(client, 'SELECT count(DISTINCT xmin::text) FROM riposte.entries')),
    ),
  rows: ({ databaseUrl }) =>
    look(databaseUrl, async (client) => {
      let rows = 0
      for (const name of ['tables', 'entries', 'people', 'chat', 'reviews']) {
        rows += Number(await value(client, `SELECT count(*) FROM riposte.${name}`))
      }
      return rows
    }),
})

describe('a PostgreSQL database', () => {
  const stores: Store[] = []

  async function open(url = databaseUrl): Promise<Store> {
    const store = await openStore({ databaseUrl: url })
    stores.push(store)
    return store
  }

  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
  })

  /** The next change that a store tells of. */
  const next = (store: Store) =>
    new Promise<Change>((resolve) => {
      const stop = store.changes((change) => {
        stop()
        resolve(change)
      })
    })

  test('tells every process what another one stores', async () => {
    await emptied()
    const store = await open()
    await store.create(newTable('t'))
    const other = new OtherProcess({ databaseUrl }, 'obey')
    await other.heard(1)
    let change = next(store)
    other.tell('append t 1')
    expect(await change).toEqual({ is: 'moved', table: 't', seq: 1, own: false })
    // What is told is there already.
    expect((await store.load('t'))?.table.head).toBe(1)
    change = next(store)
    other.tell('say t hello')
    expect(await change).toEqual({ is: 'said', table: 't', number: 1, own: false })
    expect((await store.chat('t', { limit: 1 }))[0].text).toBe('hello')
    // A step that is refused is no news: the next one is.
    change = next(store)
    other.tell('append t 1')
    other.tell('append t 2')
    expect(await change).toEqual({ is: 'moved', table: 't', seq: 2, own: false })
    expect(await other.end()).toEqual(['open', 'stored', 'said', 'taken', 'stored'])
  })

  test('hears again after its line was cut, and says that it may have missed something', async () => {
    await emptied()
    const store = await open()
    const other = await open()
    await store.create(newTable('t'))
    const missed = next(store)
    const otherMissed = next(other)
    await look(databaseUrl, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'riposte listener' AND datname = current_database()`,
      ),
    )
    expect(await missed).toEqual({ is: 'missed' })
    expect(await otherMissed).toEqual({ is: 'missed' })
    const change = next(store)
    await other.append(step('t', 1))
    expect(await change).toEqual({ is: 'moved', table: 't', seq: 1, own: false })
  })

  test('a step whose connection breaks rejects, is not stored by halves, and the store goes on', async () => {
    await emptied()
    const store = await open()
    await store.create(newTable('t'))
    await look(databaseUrl, async (client) => {
      // It waits for this lock in the middle of its transaction, after its first entry is written.
      await client.query("BEGIN; SELECT FROM riposte.tables WHERE id = 't' FOR NO KEY UPDATE")
      const appended = store.append({ ...step('t', 1), set: { settings: 'x' } })
      const settled = Promise.allSettled([appended])
      const blocked = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
      while (Number(await value(client, `SELECT count(*) ${blocked}`)) === 0) await new Promise(setImmediate)
      await client.query(`SELECT pg_terminate_backend(pid) ${blocked}`)
      const [{ status }] = await settled
      expect(status).toBe('rejected')
      await client.query('ROLLBACK')
    })
    expect((await store.load('t'))?.table.head).toBe(0)
    expect(await store.append(step('t', 1))).toEqual({ is: 'stored' })
  })

  test('a loser waits for the winner to commit before it is told', async () => {
    await emptied()
    const store = await open()
    await store.create(newTable('t'))
    await look(databaseUrl, async (client) => {
      await client.query(
        `BEGIN; INSERT INTO riposte.entries VALUES ('t', 1, 1, 'action', NULL, NULL, 'first', '"theirs"')`,
      )
      const appended = store.append(step('t', 1, { commandId: 'second' }))
      const waiting =
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
      while (Number(await value(client, waiting)) === 0) await new Promise(setImmediate)
      await client.query('COMMIT')
      expect(await appended).toEqual({ is: 'taken' })
    })
    expect((await store.load('t'))?.entries[0].data).toBe('theirs')
  })

  test('commits durably even where the database would not by default', async () => {
    const own = await server.database()
    await look(own, async (client) => {
      await client.query(`ALTER DATABASE ${client.database} SET synchronous_commit TO off`)
    })
    const store = await open(own)
    await store.create(newTable('t'))
    await look(own, async (client) => {
      expect(await value(client, 'SHOW synchronous_commit')).toBe('off')
      // Whoever writes an entry leaves a note of how it is going to commit.
      await client.query(`
        CREATE TABLE notes (setting TEXT);
        CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN INSERT INTO notes VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$;
        CREATE TRIGGER note AFTER INSERT ON riposte.entries FOR EACH ROW EXECUTE FUNCTION note()`)
      await store.append(step('t', 1))
      expect(await value(client, 'SELECT setting FROM notes')).toBe('on')
    })
  })

  test('is ready as long as it can be written to', async () => {
    const own = await server.database()
    const store = await open(own)
    await store.ready()
    await look(databaseUrl, async (client) => {
      const name = new URL(own).pathname.slice(1)
      await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only TO on`)
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
    })
    await expect.poll(() => store.ready().catch(String)).toContain('read-only transaction')
    expect(await store.counts()).toMatchObject({ lobby: 0 })
  })

  test('is migrated step by step, once, and keeps what is in it', async () => {
    await emptied()
    const store = await open()
    await store.create(newTable('t'))
    await store.append(step('t', 1))
    const before = await store.load('t')
    await look(databaseUrl, async (client) => {
      const applied = async () => Number(await value(client, 'SELECT count(*) FROM riposte.migrations'))
      const next = {
        number: MIGRATIONS.length + 1,
        name: 'a remark',
        sqlite: '',
        postgres: 'ALTER TABLE riposte.chat ADD COLUMN remark TEXT; CREATE TABLE riposte.remarks (text TEXT)',
      }
      await migratePostgres(client)
      expect(await applied()).toBe(MIGRATIONS.length)
      const broken = { ...next, postgres: `${next.postgres}; CREATE TABLE riposte.remarks (text TEXT)` }
      await expect(migratePostgres(client, [...MIGRATIONS, broken])).rejects.toThrow('already exists')
      expect(await applied()).toBe(MIGRATIONS.length)
      await migratePostgres(client, [...MIGRATIONS, next])
      await migratePostgres(client, [...MIGRATIONS, next])
      expect(await applied()).toBe(MIGRATIONS.length + 1)
    })
    expect(await store.load('t')).toStrictEqual(before)
    await expect(openStore({ databaseUrl })).rejects.toThrow('this version of the server knows shapes up to')
  })

  test('that cannot be reached is an error at once', async () => {
    await expect(openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toThrow('ECONNREFUSED')
  })

  test('that is down is waited for, as long as it may take and no longer', async () => {
    const logged: string[] = []
    const sink = new Writable({ write: (line, _encoding, done) => done(void logged.push(String(line))) })
    const log = pino({ level: 'info' }, sink)
    const { hostname, pathname } = new URL(await server.database())
    const socket = join(decodeURIComponent(hostname), '.s.PGSQL.5432')
    const door = createServer((line) => line.pipe(connect(socket)).pipe(line))
    const port = await new Promise<number>((resolve) => {
      door.listen(0, '127.0.0.1', () => resolve((door.address() as AddressInfo).port))
    })
    await new Promise((resolve) => door.close(resolve))
    const url = `postgres://riposte:secret@127.0.0.1:${port}${pathname}`
    let now = 0
    const patience = {
      now: () => now,
      pause: async (milliseconds: number) => {
        now += milliseconds
      },
    }
    const never = openWhenThere({ databaseUrl: url }, 3000, log, patience)
    await expect(never).rejects.toThrow(/^cannot open .* ECONNREFUSED .*; it did not come within 3 seconds$/)
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'waiting for the database', seconds: 3 },
    ])
    // It comes during the second pause.
    const coming = {
      ...patience,
      pause: async (milliseconds: number) => {
        await patience.pause(milliseconds)
        if (now >= 5000) await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve))
      },
    }
    const store = await openWhenThere({ databaseUrl: url }, 60_000, log, coming)
    await store.ready()
    await store.close()
    door.close()
    expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'waiting for the database',
      'waiting for the database',
      'the database is there',
    ])
    expect(logged.join('')).not.toContain('secret')
    // What no patience helps with is said at once.
    const other = openWhenThere({ databaseUrl: databaseUrl.replace('riposte@', 'nobody@') }, 60_000, log, coming)
    await expect(other).rejects.toThrow('role "nobody" does not exist')
  })

  test('starts from the programs that npm brings, where the machine has none', async () => {
    const brought = await startPostgres({ programs: 'npm' })
    try {
      expect(brought.version).toMatch(/^PostgreSQL 18/)
      const store = await open(await brought.database())
      await store.create(newTable('t'))
      expect(await store.append(step('t', 1))).toEqual({ is: 'stored' })
      await store.close()
    } finally {
      await brought.stop()
    }
  })
})
