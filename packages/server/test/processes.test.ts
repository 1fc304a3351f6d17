import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { openStore } from '../src/store/open.ts'
import { cleanUp, Guest, open, Player, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { type PostgresServer, startPostgres } from './store/postgres-server.ts'

let postgres: PostgresServer
let servers: RunningServer[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  servers = [
    await open({ store: await openStore({ databaseUrl }) }),
    await open({ store: await openStore({ databaseUrl }) }),
  ]
}, 60_000)

afterAll(async () => {
  for (const server of servers) await server.close()
  await postgres.stop()
  cleanUp()
}, 60_000)

test('two servers on one PostgreSQL serve one match: each person is at another one, and a bot at both', async () => {
  const { table, guests } = await seatParty(servers[0].url, 2, { options: { targetScore: 3 }, bots: ['rule'] })
  const players = guests.map((guest, at) => new Player(new Guest(servers[at].url, guest.token), table, `far ${at}`))
  await Promise.all(players.map(({ over }) => over))
  // An answer can be overtaken by nobody but its own seat, so none is refused.
  expect(players.map(({ refusals }) => refusals)).toEqual([[], []])
  const here = new Recorder(servers[0].url)
  const there = new Recorder(servers[1].url)
  await here.hello(table)
  await there.hello(table)
  expect(here.about()).toEqual(there.about())
  for (const [at, { connection }] of players.entries()) {
    const fresh = await new Recorder(servers[1 - at].url).hello(table, guests[at].token)
    expect(fresh).toMatchObject({ match: { events: connection.events } })
    connection.close()
  }
})

test('a race between two servers has one winner; the loser is checked again and told that it is late', async () => {
  const { table, guests } = await seatParty(servers[0].url, 2)
  const watcher = await new Recorder(servers[0].url).hello(table)
  if (watcher.type !== 'welcome') throw new Error('not welcome')
  const asked = watcher.match?.seen.decisions[0].seat ?? 0
  const devices = servers.map(({ url }) => new Recorder(url))
  const welcomes = await Promise.all(devices.map((device) => device.hello(table, guests[asked].token)))
  const [welcome] = welcomes
  if (welcome.type !== 'welcome') throw new Error('not welcome')
  const decision = welcome.match?.seen.decisions.find(({ id }) => id !== undefined)?.id
  const action = welcome.match?.legal?.[0]
  const answers = await Promise.all(
    devices.map((device, at) => device.ask({ type: 'act', id: `race-${at}`, decision, action } as never)),
  )
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual(['late', 'ok'])
  const same = await Promise.all(
    devices.map((device) => device.ask({ type: 'act', id: 'race-0', decision, action } as never)),
  )
  expect(same.map(({ ok }) => ok)).toEqual([answers[0].ok, answers[0].ok])
})
