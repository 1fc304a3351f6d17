import { imposterKings } from '@riposte/imposter-kings'
import { type ActionJson, verify } from '@riposte/kernel'
import type { ServerMessage, Socket } from '@riposte/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openStore, type RunningServer } from '../src/index.ts'
import { type PostgresServer, startPostgres } from '../src/store/postgres/own-server.ts'
import { Meeting } from './meeting.ts'
import { cleanUp, Guest, open, Player, seatParty, socketUrl } from './party.ts'
import { Recorder } from './recorder.ts'
import { launch, type ServerProcess } from './server-process.ts'

let postgres: PostgresServer
let databaseUrl = ''
let servers: ServerProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.database()
  // One after the other: the first start on a database draws other tables than the second.
  servers = [await launch({ databaseUrl }), await launch({ databaseUrl })]
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await postgres.stop()
  cleanUp()
})

type Sight = NonNullable<Extract<ServerMessage, { type: 'welcome' }>['match']>

async function sightAt(url: string, table: string, token?: string): Promise<Sight & { recorder: Recorder }> {
  const recorder = new Recorder(url)
  const welcome = await recorder.hello(table, token)
  if (welcome.type !== 'welcome' || welcome.match === null) throw new Error('not welcome')
  return { ...welcome.match, recorder }
}

function latest(recorder: Recorder): Pick<Sight, 'seen' | 'legal'> {
  const sight = recorder.sight()
  if (sight === null) throw new Error('nothing was seen')
  return sight
}

const askedOf = ({ seen }: Pick<Sight, 'seen'>) => seen.decisions.find(({ id }) => id !== undefined)?.id

/** Lines that the database took from both processes together. */
async function linesTaken(): Promise<number> {
  let sum = 0
  for (const { url } of servers) {
    const text = await (await fetch(`${url}/metrics`)).text()
    for (const [, lines] of text.matchAll(/riposte_moves_total\{kind="\w+"\} (\d+)/g)) sum += Number(lines)
  }
  return sum
}

describe('two processes on one PostgreSQL', () => {
  test('serve one match: each person is at another one, and a bot at both', async () => {
    const { table, guests } = await seatParty(servers[0].url, 2, { name: 'Match', bots: ['rule'] })
    const players = guests.map((guest, at) => new Player(new Guest(servers[at].url, guest.token), table, `far ${at}`))
    await Promise.all(players.map(({ over }) => over))
    // An answer can be overtaken by nobody but its own seat: whoever loses a race of common questions is checked again
    // and goes through.
    expect(players.map(({ refusals }) => refusals)).toEqual([[], []])
    expect(players.every(({ moves }) => moves > 0)).toBe(true)
    const here = await sightAt(servers[0].url, table)
    const there = await sightAt(servers[1].url, table)
    expect(here.recorder.about()).toEqual(there.recorder.about())
    for (const [at, { connection }] of players.entries()) {
      const fresh = await sightAt(servers[1 - at].url, table, guests[at].token)
      expect(fresh.events).toEqual(connection.events)
      connection.close()
      fresh.recorder.close()
    }
    const { record } = await guests[0].replay(table)
    expect(verify(imposterKings, record)).toBeNull()
  })

  test('show each other what happens: an update reaches those at the other one, though they asked for nothing', async () => {
    const { table, guests } = await seatParty(servers[0].url, 2, { name: 'Update' })
    const watchers = await Promise.all(servers.map(({ url }) => sightAt(url, table)))
    const asked = watchers[0].seen.decisions[0].seat
    const actor = await sightAt(servers[0].url, table, guests[asked].token)
    const other = await sightAt(servers[1].url, table, guests[1 - asked].token)
    const command = { type: 'act', id: 'one', decision: askedOf(actor), action: actor.legal?.[0] }
    expect(await actor.recorder.ask(command as never)).toMatchObject({ ok: true })
    const updates = ({ messages }: Recorder) => messages.filter(({ type }) => type === 'update')
    const far = [other.recorder, watchers[1].recorder]
    await Promise.all(far.map((recorder) => recorder.until(() => updates(recorder).length > 0)))
    await watchers[0].recorder.flush()
    // Word for word what those at the first one were sent.
    expect(watchers[1].recorder.about()).toEqual(watchers[0].recorder.about())
    expect(updates(other.recorder)).toHaveLength(1)
    for (const { recorder } of [actor, other, ...watchers]) recorder.close()
  })

  test('end the connection of somebody who was sent away at the other one', async () => {
    const [host, guest] = [await Guest.at(servers[0].url), await Guest.at(servers[1].url)]
    const made = await host.post('/api/tables', { game: 'imposter-kings', seats: 2, name: 'Ada' })
    const { table, invitation } = made as unknown as { table: { id: string }; invitation: string }
    await guest.post(`/api/tables/${table.id}/join`, { name: 'Ben', invitation })
    const recorder = new Recorder(servers[1].url)
    expect(await recorder.hello(table.id, guest.token)).toMatchObject({ type: 'welcome', seat: 1 })
    await host.post(`/api/tables/${table.id}/kick`, { seat: 1 })
    await recorder.until(() => recorder.messages.some(({ type }) => type === 'closed'))
    expect(recorder.messages.at(-1)).toMatchObject({ type: 'closed', code: 'kicked' })
  })

  test('let every race have one winner; the loser is checked again and refused', async () => {
    // Who is faster is chance. What holds whoever is: one answer is carried out, and nobody sees anything else.
    for (const name of ['Race', 'Again']) {
      const { table, guests } = await seatParty(servers[0].url, 2, { name })
      // Each person on two devices, one at each process.
      const devices = await Promise.all(
        guests.map((guest) => Promise.all(servers.map(({ url }) => sightAt(url, table, guest.token)))),
      )
      const before = await linesTaken()
      let answered = 0
      for (let move = 0; move < 40; move++) {
        const seat = devices.findIndex(([{ recorder }]) => askedOf(latest(recorder)) !== undefined)
        if (seat < 0) break
        const recorders = devices[seat].map(({ recorder }) => recorder)
        const { legal = [], seen } = latest(recorders[0])
        const decision = askedOf({ seen })
        const answers = await Promise.all(
          recorders.map((recorder, at) => {
            const action = legal[at % legal.length] as ActionJson
            return recorder.ask({ type: 'act', id: `${move}-${at}`, decision, action } as never)
          }),
        )
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
        // While others still owe an answer to the same question, it is not late: it is no longer this seat's.
        const lost = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
        expect(['late', 'notAsked']).toContain(lost[0])
        // Repeated at the other process, a command gets the answer it got.
        const again = recorders[1].ask({ type: 'act', id: `${move}-0`, decision, action: legal[0] } as never)
        expect((await again).ok).toBe(answers[0].ok)
        answered++
        // Both processes showed it to everybody before they answered; the next race begins when that has arrived.
        await Promise.all(devices.flat().map(({ recorder }) => recorder.flush()))
      }
      expect((await linesTaken()) - before).toBe(answered)
      for (const { recorder } of devices.flat()) recorder.close()
    }
  })

  test('let the database decide a race that neither of them can: its loser is checked again and refused', async () => {
    const meeting = new Meeting()
    const here: RunningServer[] = []
    const url = await postgres.database()
    for (let at = 0; at < 2; at++) here.push(await open({ store: meeting.at(await openStore({ databaseUrl: url })) }))
    const { table, guests } = await seatParty(here[0].url, 2)
    const [{ seen }] = await Promise.all(here.map((server) => sightAt(server.url, table)))
    const { token } = guests[seen.decisions[0].seat]
    const devices = await Promise.all(here.map((server) => sightAt(server.url, table, token)))
    // Both have checked it and hand it over before either is told of the other.
    meeting.begin()
    const answers = await Promise.all(
      devices.map((device, at) => {
        const { legal = [], recorder } = device
        return recorder.ask({ type: 'act', id: `at-${at}`, decision: askedOf(device), action: legal[at] } as never)
      }),
    )
    const lost = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
    expect([['late'], ['notAsked']]).toContainEqual(lost)
    const carriedOut = answers.findIndex(({ ok }) => ok)
    for (const server of here) {
      const { events } = await sightAt(server.url, table, token)
      expect(events).toEqual((await sightAt(here[carriedOut].url, table, token)).events)
    }
    await Promise.all(here.map((server) => server.close()))
  })
})

describe('a process that is killed in the middle of a match', () => {
  for (const [who, places] of [
    ['one of its players', [0, 1]],
    ['everybody', [0, 0]],
  ] as const) {
    test(`loses nothing: ${who} goes on at the other one`, async () => {
      const doomed = await launch({ databaseUrl })
      let alive = [doomed.url, servers[1].url]
      const { table, guests } = await seatParty(servers[1].url, 2, {
        name: who,
        options: { targetScore: 9 },
        bots: ['rule'],
      })
      let updates = 0
      const killed: Promise<void>[] = []
      const players = guests.map(
        (guest, at) =>
          new Player(guest, table, `kill ${who} ${at}`, {
            open: () => new WebSocket(socketUrl(alive[places[at]])) as unknown as Socket,
            patience: () => 5,
            onUpdate: () => {
              // Right after an answer went out: whether it was stored nobody knows.
              if (++updates < 20 || killed.length > 0) return
              alive = [servers[1].url, servers[1].url]
              killed.push(doomed.kill())
            },
          }),
      )
      await Promise.all(players.map(({ over }) => over))
      expect(killed).toHaveLength(1)
      await killed[0]
      expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
      const { record } = await new Guest(servers[1].url, guests[0].token).replay(table)
      expect(verify(imposterKings, record)).toBeNull()
      // Every answer of a player stands in the log, and stands there once.
      for (const [at, player] of players.entries()) {
        const lines = record.entries.filter((entry) => entry.seat === at && 'action' in entry)
        expect(lines).toHaveLength(player.moves)
        const fresh = await sightAt(servers[0].url, table, guests[at].token)
        expect(fresh.events).toEqual(player.connection.events)
        fresh.recorder.close()
        player.connection.close()
      }
    })
  }
})
