import type { TableInfo } from '@riposte/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, databaseFile, Guest, open, type Party, Player, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

let server: RunningServer
beforeEach(async () => {
  server = await open()
})
afterEach(() => server.close())
afterAll(cleanUp)

const SHORT = {
  options: { targetScore: 1 },
  bots: ['random'],
  settings: { clock: { kind: 'decision', each: 60_000 } },
} as const

/** Plays a short match to its end and leaves. */
async function played(url = server.url, wish: object = { ...SHORT, bots: [...SHORT.bots] }): Promise<Party> {
  const party = await seatParty(url, 2, wish)
  const players = party.guests.map((guest, at) => new Player(guest, party.table, `rematch ${at}`))
  await Promise.all(players.map(({ over }) => over))
  const watcher = new Recorder(url)
  await watcher.hello(party.table)
  for (const { connection } of players) connection.close()
  await watcher.until(() => {
    const table = watcher.messages.findLast((heard) => heard.type === 'table')?.table
    return table?.seats.every(({ online }) => !online) ?? false
  })
  watcher.close()
  return party
}

const rematch = async (guest: Guest, table: string) =>
  (await guest.post(`/api/tables/${table}/rematch`)) as unknown as { table: TableInfo; seat: number }

const ids = (tables: readonly { table: TableInfo }[]) => new Set(tables.map(({ table }) => table.id))

describe('a rematch', () => {
  test('is one table, with the same people, bots, options and settings, whoever asks and however often', async () => {
    const { table, guests } = await played()
    const before = (await guests[0].ask('GET', `/api/tables/${table}`)).body as unknown as { table: TableInfo }
    expect(before.table.next).toBeNull()
    const made = await Promise.all([...guests, ...guests].map((guest) => rematch(guest, table)))
    expect(ids(made).size).toBe(1)
    expect(made.map(({ seat }) => seat)).toEqual([0, 1, 0, 1])
    const [{ table: next }] = made
    const { options, settings, seats, game } = before.table
    expect(next).toMatchObject({ status: 'lobby', options, settings, game, next: null })
    expect(next.seats.map(({ kind, name, bot }) => [kind, name, bot])).toEqual(
      seats.map(({ kind, name, bot }) => [kind, name, bot]),
    )
    expect(next.commitment).not.toBe(before.table.commitment)
    const after = (await guests[1].ask('GET', `/api/tables/${table}`)).body as unknown as { table: TableInfo }
    expect(after.table.next).toBe(next.id)
    expect(after.table.status).toBe('finished')
    // It is a table like any other: its host starts it, and it can be played.
    await guests[next.host].post(`/api/tables/${next.id}/start`)
    const player = new Player(guests[1], next.id, 'again', { most: 1 })
    const other = new Player(guests[0], next.id, 'again', { most: 1 })
    await Promise.all([player.over, other.over])
    expect([...player.refusals, ...other.refusals]).toEqual([])
    for (const { connection } of [player, other]) connection.close()
  })

  test('is told to those at the finished table, and is for those who sat there, after the end', async () => {
    const party = await seatParty(server.url, 2)
    const stranger = await Guest.at(server.url)
    const path = `/api/tables/${party.table}/rematch`
    expect((await party.guests[0].ask('POST', path, {})).body.code).toBe('notFinished')
    expect((await stranger.ask('POST', path, {})).body.code).toBe('notSeated')
    const { table, guests } = await played()
    const watcher = new Recorder(server.url)
    await watcher.hello(table)
    const { table: next } = await rematch(guests[1], table)
    await watcher.until(() => watcher.messages.some((heard) => heard.type === 'table' && heard.table.next === next.id))
    watcher.close()
  })

  test('is hosted by the old host if they are there, otherwise by whoever asks', async () => {
    const one = await played()
    expect((await rematch(one.guests[1], one.table)).table.host).toBe(1)
    const two = await played()
    const host = new Recorder(server.url)
    await host.hello(two.table, two.guests[0].token)
    expect((await rematch(two.guests[1], two.table)).table.host).toBe(0)
    host.close()
  })

  test('BB-2.2: has the host that its own table has, also where the first match had another', async () => {
    const wish = { game: 'bomb-busters', options: { mission: 1, seating: 'kept' } }
    const { table, guests } = await played(server.url, wish)
    const hostIn = async (id: string) => {
      const { body } = await guests[0].ask('GET', `/api/tables/${id}`)
      return (body as unknown as { table: { options: { host?: string } } }).table.options.host ?? 'first'
    }
    expect(await hostIn(table)).toBe('first')
    const { table: next } = await rematch(guests[1], table)
    await guests[1].post(`/api/tables/${next.id}/start`)
    expect(await hostIn(next.id)).toBe('second')
  })

  test('is still the same after a restart', async () => {
    const file = databaseFile()
    const before = await open({ file })
    const { table, guests } = await played(before.url)
    const [first] = await Promise.all([rematch(guests[0], table), rematch(guests[1], table)])
    await before.close()
    const after = await open({ file })
    const again = new Guest(after.url, guests[1].token)
    expect((await rematch(again, table)).table.id).toBe(first.table.id)
    await after.close()
  })
})

describe('an invitation', () => {
  const invite = (guest: Guest, table: string) => guest.ask('POST', `/api/tables/${table}/invitation`, {})

  test('is told to the host again, the same, also after a restart; and to nobody else', async () => {
    const file = databaseFile()
    const before = await open({ file })
    const host = await Guest.at(before.url)
    const made = await host.post('/api/tables', { game: 'imposter-kings', seats: 2, name: 'Ada' })
    const { table, invitation } = made as unknown as { table: TableInfo; invitation: string }
    expect((await invite(host, table.id)).body).toEqual({ invitation })
    await before.close()
    const after = await open({ file })
    const [again, friend] = [new Guest(after.url, host.token), await Guest.at(after.url)]
    expect((await invite(again, table.id)).body).toEqual({ invitation })
    expect((await invite(friend, table.id)).body.code).toBe('notHost')
    expect(await friend.post(`/api/tables/${table.id}/join`, { name: 'Bob', invitation })).toMatchObject({ seat: 1 })
    await after.close()
  })

  test('to a rematch that somebody else asked for is a fresh one', async () => {
    const { table, guests } = await played()
    const host = new Recorder(server.url)
    await host.hello(table, guests[0].token)
    const { table: next } = await rematch(guests[1], table)
    host.close()
    const { body } = await invite(guests[0], next.id)
    expect((await invite(guests[0], next.id)).body).toEqual(body)
    await guests[1].post(`/api/tables/${next.id}/leave`)
    const friend = await Guest.at(server.url)
    const wish = { name: 'Bob', ...(body as object) }
    expect(await friend.post(`/api/tables/${next.id}/join`, wish)).toMatchObject({ seat: 1 })
  })
})
