import Database from 'libsql'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { checkStore, type Finding, games, openStore } from '../src/index.ts'
import type { Place } from '../src/store/open.ts'
import { type PostgresServer, startPostgres } from '../src/store/postgres/own-server.ts'
import { cleanUp, databaseFile, open, Player, seatParty } from './party.ts'

let postgres: PostgresServer | null = null

afterAll(async () => {
  await postgres?.stop()
  cleanUp()
})

const STORES: readonly [name: string, place: () => Promise<Place>][] = [
  ['SQLite', async () => ({ file: databaseFile() })],
  [
    'PostgreSQL',
    async () => {
      postgres ??= await startPostgres()
      return { databaseUrl: await postgres.database() }
    },
  ],
]

/** Damages a database behind the back of its store. */
async function damage({ file, databaseUrl }: Place, sqlite: string, postgres: string): Promise<void> {
  if (file !== undefined) {
    const db = new Database(file)
    db.exec(sqlite)
    db.close()
    return
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(postgres)
  await client.end()
}

/** The ids of a table's entries in a SQLite file. */
const entriesOf = (id: string) => `WITH RECURSIVE walk AS (
  SELECT entries.* FROM entries JOIN logs ON last = entries.id WHERE logs.id = '${id}'
  UNION ALL SELECT entries.* FROM walk JOIN entries ON entries.id = walk.before) SELECT id FROM walk`

/** Tables at which two people have moved, in a store that nobody uses any more. */
async function played(place: Place, amount: number): Promise<readonly string[]> {
  const server = await open({ store: await openStore(place) })
  const ids: string[] = []
  for (let at = 0; at < amount; at++) {
    const { table, guests } = await seatParty(server.url, 2)
    const players = guests.map((guest, seat) => new Player(guest, table, `check ${at} ${seat}`, { most: 2 }))
    await Promise.race(players.map(({ over }) => over))
    for (const { connection } of players) connection.close()
    ids.push(table)
  }
  await server.close()
  return ids
}

async function check(place: Place) {
  const store = await openStore(place)
  const findings: Finding[] = []
  const checked = await checkStore(store, games, (finding) => findings.push(finding))
  await store.close()
  return { checked, wrong: findings.map(({ about, what }) => `${about?.id}: ${what}`) }
}

describe.each(STORES)('the check of a store, on %s', (_name, placeOf) => {
  test('one table that does not load hides no other', async () => {
    const place = await placeOf()
    const [unreadable, gap, refused, changed, fine] = await played(place, 5)
    expect(await check(place)).toMatchObject({ checked: { tables: 5, chat: 0, campaigns: 0 }, wrong: [] })
    await damage(
      place,
      `UPDATE tables SET options = '{' WHERE id = '${unreadable}'`,
      `UPDATE riposte.tables SET options = '{' WHERE id = '${unreadable}'`,
    )
    await damage(
      place,
      `DELETE FROM entries WHERE seq = 2 AND id IN (${entriesOf(gap)})`,
      `DELETE FROM riposte.entries WHERE seq = 2 AND table_id = '${gap}'`,
    )
    await damage(
      place,
      `UPDATE entries SET data = '{"type":"nothing"}' WHERE kind = 'action' AND id IN (${entriesOf(refused)})`,
      `UPDATE riposte.entries SET data = '{"type":"nothing"}' WHERE kind = 'action' AND table_id = '${refused}'`,
    )
    await damage(
      place,
      `UPDATE tables SET salt = 'another' WHERE id = '${changed}'`,
      `UPDATE riposte.tables SET salt = 'another' WHERE id = '${changed}'`,
    )
    const { checked, wrong } = await check(place)
    expect(checked.tables).toBe(5)
    expect(wrong).toHaveLength(4)
    const about = (id: string) => wrong.find((line) => line.startsWith(id))
    expect(about(unreadable)).toMatch(/: the table cannot be read: /)
    expect(about(gap)).toMatch(/: the table cannot be read: .*: entry \d+ is missing$/)
    expect(about(refused)).toMatch(/: entry \d+ of table /)
    expect(about(changed)).toBe(`${changed}: the seed is not the one that was promised`)
    expect(about(fine)).toBeUndefined()
  })

  test('a row that does not fit its log is found', async () => {
    const place = await placeOf()
    const [ended, unstarted] = await played(place, 2)
    const status = (id: string, status: string) =>
      damage(
        place,
        `UPDATE tables SET status = '${status}' WHERE id = '${id}'`,
        `UPDATE riposte.tables SET status = '${status}' WHERE id = '${id}'`,
      )
    await status(ended, 'finished')
    await status(unstarted, 'lobby')
    expect((await check(place)).wrong.sort()).toEqual(
      [
        `${ended}: it is finished, but its match is not over`,
        `${unstarted}: it is in the lobby, but its match has started`,
      ].sort(),
    )
  })
})
