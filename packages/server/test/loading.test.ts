import { imposterKings } from '@riposte/imposter-kings'
import { below, isBlocked, listed, Match, seeded } from '@riposte/kernel'
import type { ServerMessage } from '@riposte/protocol'
import { afterAll, expect, test } from 'vitest'
import { SqliteDatabase } from '../src/store/sqlite/database.ts'
import { SqliteStore } from '../src/store/sqlite/store.ts'
import type { LoadedInPieces, LogEntry, TableRow } from '../src/store/store.ts'
import { cleanUp, databaseFile, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

afterAll(cleanUp)

/** A store that does something else between reading a table and giving it out, as another process might. */
class SlowStore extends SqliteStore {
  meanwhile: (table: string) => Promise<void> = async () => {}

  override async loadInPieces(id: string, after = 0): Promise<LoadedInPieces | null> {
    const stored = await super.loadInPieces(id, after)
    const { meanwhile } = this
    this.meanwhile = async () => {}
    await meanwhile(id)
    return stored
  }
}

/** A long log: what these seats do at random, many times over. */
function longLog(row: TableRow, entries: number): LogEntry[] {
  const random = seeded('a long match')
  const match = Match.start(imposterKings, { options: row.options, seats: row.seats.length, seed: row.sealed.seed })
  if (isBlocked(match)) throw new Error(match.message)
  while (match.entries.length < entries && !match.over) {
    const seats = listed(match.play.waiting())
    const seat = seats[below(random, seats.length)]
    const legal = match.legal(seat)
    match.apply(seat, legal[below(random, legal.length)])
  }
  return match.entries.map((entry, at) => ({
    seq: row.head + 1 + at,
    at: row.createdAt + at,
    kind: 'action',
    seat: entry.seat,
    decision: null,
    commandId: null,
    data: 'action' in entry ? entry.action : null,
  }))
}

/** A running table with a log of its own making, and nobody in memory. */
async function stored(file: string, entries: number) {
  const server = await open({ file })
  const party = await seatParty(server.url, 2, { options: { targetScore: 99 } })
  await server.close()
  const store = new SqliteStore(new SqliteDatabase(file))
  const { table: row } = (await store.load(party.table))!
  const [first, ...rest] = longLog(row, entries)
  // Nothing is due there, so that nobody but a visitor makes the server look at it.
  await store.append({ table: row.id, entries: [first, ...rest], set: { wakeAt: null } })
  await store.close()
  return { ...party, head: row.head + 1 + rest.length }
}

async function sightOf(url: string, table: string, token: string) {
  const recorder = new Recorder(url)
  const welcome = (await recorder.hello(table, token)) as Extract<ServerMessage, { type: 'welcome' }>
  return { recorder, match: welcome.match }
}

test('a long table is loaded in pieces, and is the same table', async () => {
  const file = databaseFile()
  const { table, guests } = await stored(file, 1500)
  const server = await open({ file })
  let turns = 0
  let loading = true
  const count = () => {
    turns++
    if (loading) setImmediate(count)
  }
  setImmediate(count)
  const { recorder, match } = await sightOf(server.url, table, guests[0].token)
  loading = false
  expect(turns).toBeGreaterThan(1500 / 200)
  recorder.close()
  await server.close()
  const again = await open({ file })
  const second = await sightOf(again.url, table, guests[0].token)
  expect(second.match?.n).toBeGreaterThan(1500)
  expect(JSON.stringify(second.match)).toBe(JSON.stringify(match))
  second.recorder.close()
  await again.close()
})

test('what happens to a table while it is being loaded is not missed', async () => {
  const file = databaseFile()
  const { table, guests, head } = await stored(file, 20)
  const store = new SlowStore(new SqliteDatabase(file))
  const server = await open({ store })
  const row = (await store.load(table))!.table
  const next = longLog({ ...row, head: head - 20 }, 21)[20]
  store.meanwhile = async (id) => {
    expect(await store.append({ table: id, entries: [next] })).toEqual({ is: 'stored' })
    // The news comes in a later turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const here = await sightOf(server.url, table, guests[0].token)
  here.recorder.close()
  await server.close()
  const again = await open({ file })
  const there = await sightOf(again.url, table, guests[0].token)
  expect(JSON.stringify(here.match)).toBe(JSON.stringify(there.match))
  there.recorder.close()
  await again.close()
})
