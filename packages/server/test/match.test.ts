import { imposterKings } from '@riposte/imposter-kings'
import { verify } from '@riposte/kernel'
import type { ReplayAnswer, Socket } from '@riposte/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SqliteDatabase } from '../src/store/sqlite/database.ts'
import { SqliteStore } from '../src/store/sqlite/store.ts'
import { cleanUp, databaseFile, Guest, heard, open, Player, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

afterAll(cleanUp)

const SHORT = { options: { targetScore: 3 } }

describe('a whole match over real sockets', () => {
  test('two people and a bot play to the end, a spectator watches, and the replay keeps the promise', async () => {
    const server = await open()
    const { table, guests } = await seatParty(server.url, 2, { ...SHORT, bots: ['rule'] })
    const stranger = new Guest(server.url, (await Guest.at(server.url)).token)
    const watching = stranger.connect(table)
    const players = guests.map((guest, at) => new Player(guest, table, `player ${at}`))
    await Promise.all(players.map(({ over }) => over))
    await server.settled()
    expect(players.map(({ refusals }) => refusals)).toEqual([[], []])
    expect(players.every(({ moves }) => moves > 0)).toBe(true)

    expect(watching.seat).toBeNull()
    const { connection: mine } = players[0]
    await heard(watching, () => watching.seen?.outcome != null)
    expect(watching.seen?.outcome).toEqual(mine.seen?.outcome)
    // How it ended everybody is told alike.
    expect(watching.events.at(-1)).toEqual(mine.events.at(-1))

    const replayed = await stranger.ask('GET', `/api/tables/${table}/replay`)
    const { record, at } = replayed.body as unknown as ReplayAnswer
    expect(verify(imposterKings, record)).toBeNull()
    expect(record.commitment).toBe(players[0].connection.table?.commitment)
    expect(at).toHaveLength(record.entries.length)
    for (const { connection } of players) connection.close()
    watching.close()
    await server.close()
  })
})

describe('a connection that is lost', () => {
  /** Cuts the line right after every so many new commands, before anything can come back; repetitions get through. */
  function cutting(every: number, cuts: { count: number }): (url: string) => Socket {
    const sent = new Set<string>()
    return (url) => {
      const socket = new WebSocket(url)
      const send = socket.send.bind(socket)
      socket.send = (text: string) => {
        const isNew = !text.includes('"hello"') && !sent.has(text)
        if (isNew) sent.add(text)
        if (isNew && sent.size % every === 0) {
          cuts.count++
          send(text, () => socket.terminate())
        } else send(text)
      }
      return socket as unknown as Socket
    }
  }

  test('loses nothing and does nothing twice: commands are repeated and carried out once', async () => {
    const file = databaseFile()
    const server = await open({ file })
    const { table, guests } = await seatParty(server.url, 2)
    const cuts = { count: 0 }
    const players = guests.map(
      (guest, at) => new Player(guest, table, `cut ${at}`, { open: cutting(2, cuts), patience: () => 1 }),
    )
    await Promise.all(players.map(({ over }) => over))
    await server.settled()
    // IK-11.6: seven points take three rounds at least, in each of which both set up; every second command is cut off.
    expect(cuts.count).toBeGreaterThan(2)
    // Carried out twice, a command would have been late the second time.
    expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
    const told = players.map(({ connection }) => connection.events.length)
    for (const { connection } of players) connection.close()
    // What arrived in pieces is what arrives at once.
    for (const [at, guest] of guests.entries()) {
      const fresh = new Recorder(server.url)
      const welcome = await fresh.hello(table, guest.token)
      expect(welcome).toMatchObject({ type: 'welcome', match: { n: told[at], from: 0 } })
      if (welcome.type !== 'welcome') throw new Error('not welcome')
      expect(welcome.match?.events).toEqual(players[at].connection.events)
      fresh.close()
    }
    await server.close()
    const store = new SqliteStore(new SqliteDatabase(file))
    const entries = (await store.load(table))?.entries ?? []
    await store.close()
    const ids = entries.flatMap(({ commandId }) => commandId ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(entries.filter(({ kind }) => kind === 'action').length)
  })

  test('goes on from the last event seen, or gets everything when that makes no sense', async () => {
    const server = await open()
    const { table, guests } = await seatParty(server.url, 2, SHORT)
    const players = guests.map((guest, at) => new Player(guest, table, `resume ${at}`))
    await Promise.all(players.map(({ over }) => over))
    const all = players[0].connection.events
    const known = 10
    const welcome = await new Recorder(server.url).hello(table, guests[0].token, { lastEvent: known })
    expect(welcome).toMatchObject({ match: { from: known, n: all.length, events: all.slice(known) } })
    const lost = await new Recorder(server.url).hello(table, guests[0].token, { lastEvent: all.length + 1 })
    expect(lost).toMatchObject({ match: { from: 0, n: all.length, events: all } })
    for (const { connection } of players) connection.close()
    await server.close()
  })

  test('does not matter to a match that goes on in a server that was restarted', async () => {
    const file = databaseFile()
    let server = await open({ file })
    const { table, guests } = await seatParty(server.url, 2)
    const first = guests.map((guest, at) => new Player(guest, table, `before ${at}`, { most: 4 }))
    // Whoever has taken four decisions takes no more, so the match stops somewhere in the middle.
    await Promise.race(first.map(({ over }) => over))
    await server.settled()
    const before = first.map(({ connection }) => connection.events.length)
    expect(first[0].connection.seen?.outcome).toBeNull()
    await server.close()
    for (const { connection } of first) connection.close()
    server = await open({ file })
    const second = guests.map((guest, at) => new Player(new Guest(server.url, guest.token), table, `after ${at}`))
    await Promise.all(second.map(({ over }) => over))
    expect(second.map(({ refusals }) => refusals)).toEqual([[], []])
    for (const [at, { connection }] of first.entries()) {
      expect(second[at].connection.events.slice(0, before[at])).toEqual(connection.events.slice(0, before[at]))
    }
    for (const { connection } of second) connection.close()
    await server.close()
  })
})

test('one person on a phone and at a desk sees the same and may answer from either', async () => {
  const server = await open()
  const { table, guests } = await seatParty(server.url, 2)
  const seat = await new Recorder(server.url).hello(table)
  if (seat.type !== 'welcome') throw new Error('not welcome')
  const asked = seat.match?.seen.decisions[0].seat ?? 0
  const [phone, desk] = [new Recorder(server.url), new Recorder(server.url)]
  const welcome = await phone.hello(table, guests[asked].token)
  await desk.hello(table, guests[asked].token)
  if (welcome.type !== 'welcome') throw new Error('not welcome')
  const decision = welcome.match?.seen.decisions.find(({ id }) => id !== undefined)?.id
  const action = welcome.match?.legal?.[0]
  expect(await desk.ask({ type: 'act', id: 'x', decision, action } as never)).toMatchObject({ ok: true })
  await phone.flush()
  const updates = [phone, desk].map((one) => one.heard.filter(({ text }) => text.includes('"update"')))
  expect(updates[0]).toHaveLength(1)
  expect(updates[0]).toEqual(updates[1])
  expect(await phone.ask({ type: 'act', id: 'y', decision, action } as never)).toMatchObject({ code: 'late' })
  await server.close()
})
