import type { Worker } from 'node:worker_threads'
import type { ActionJson, EventJson } from '@riposte/kernel'
import type { ServerMessage } from '@riposte/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { SqliteDatabase } from '../src/store/sqlite/database.ts'
import { SqliteStore } from '../src/store/sqlite/store.ts'
import { cleanUp, databaseFile, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { launch } from './server-process.ts'

afterAll(cleanUp)

/** Everything this observer was told happened. */
function eventsOf(recorder: Recorder): EventJson[] {
  return recorder.messages.flatMap((message) => {
    if (message.type === 'welcome') return [...(message.match?.events ?? [])]
    return message.type === 'update' ? [...message.events] : []
  })
}

const isAnswer = (message: ServerMessage): message is Extract<ServerMessage, { type: 'answer' }> =>
  message.type === 'answer'

/** Plays until the server dies, or as long as told. Returns the commands sent, in order. */
async function playOn(seats: readonly Recorder[], most: number, ended: () => boolean): Promise<string[]> {
  const sent: string[] = []
  for (let move = 0; move < most && !ended(); move++) {
    const seat = seats.findIndex((recorder) => recorder.sight()?.seen.decisions.some(({ id }) => id !== undefined))
    if (seat < 0) break
    const sight = seats[seat].sight()
    const decision = sight?.seen.decisions.find(({ id }) => id !== undefined)?.id
    const action = sight?.legal?.[0] as ActionJson
    const id = `move-${move}`
    sent.push(`${seat}:${id}`)
    const before = seats[seat].messages.filter(isAnswer).length
    seats[seat].send({ type: 'act', id, decision, action })
    await seats[seat].until(() => seats[seat].messages.filter(isAnswer).length > before)
    await Promise.all(seats.map((recorder) => settle(recorder, ended)))
  }
  return sent
}

async function settle(recorder: Recorder, ended: () => boolean): Promise<void> {
  if (!ended() && recorder.socket.readyState === recorder.socket.OPEN) await recorder.flush()
}

describe('a server that is killed', () => {
  const points = ['before append', 'after append', 'before send', 'mid send', 'on shutdown']
  for (const point of points) {
    test(`${point}: nobody has seen what is not in the log, and nothing acknowledged is missing`, async () => {
      const file = databaseFile()
      const first = await launch({ file }, `${point}:4`.replace('on shutdown:4', 'on shutdown:1'))
      let dead = false
      void first.ended.then(() => {
        dead = true
      })
      const { table, guests } = await seatParty(first.url, 2)
      const seats = guests.map(() => new Recorder(first.url))
      for (const [at, recorder] of seats.entries()) await recorder.hello(table, guests[at].token)
      const watcher = new Recorder(first.url)
      await watcher.hello(table)
      const everybody = [...seats, watcher]
      const sent = await playOn(seats, 8, () => dead || seats.some(({ socket }) => socket.readyState !== socket.OPEN))
      if (point === 'on shutdown') first.child.kill('SIGTERM')
      await first.ended
      await Promise.all(everybody.map((recorder) => recorder.until(() => false)))

      const store = new SqliteStore(new SqliteDatabase(file))
      const stored = await store.load(table)
      await store.close()
      const logged = (stored?.entries ?? []).flatMap(({ commandId }) => commandId ?? [])
      const acknowledged = seats.flatMap((recorder, seat) =>
        recorder.messages.filter(isAnswer).flatMap((answer) => (answer.ok ? `${seat}:${answer.id}` : [])),
      )
      expect(acknowledged.filter((id) => !logged.includes(id))).toEqual([])
      // Only a command that died before it was stored is missing.
      expect(logged).toEqual(point === 'before append' ? sent.slice(0, -1) : sent)

      const second = await open({ file })
      for (const [at, before] of everybody.entries()) {
        const again = new Recorder(second.url)
        await again.hello(table, guests[at]?.token)
        // What was seen before the crash is how the story still begins.
        const told = eventsOf(before)
        expect(eventsOf(again).slice(0, told.length)).toEqual(told)
        again.close()
      }
      // A repeated command is answered as if nothing had happened.
      const [seat, id] = (logged.at(-1) ?? '').split(':')
      const back = new Recorder(second.url)
      await back.hello(table, guests[Number(seat)].token)
      const answer = await back.ask({ type: 'act', id, decision: 0, action: { type: 'pass' } } as never)
      expect(answer.ok).toBe(true)
      back.close()
      await second.close()
    })
  }
})

describe('a server whose store loses its thread', () => {
  test('goes on with another: what it acknowledges is stored, once, and nobody has seen anything else', async () => {
    const file = databaseFile()
    const thread = new Promise<Worker>((resolve) => process.once('worker', resolve))
    const server = await open({ store: await openStore({ file, thread: true }) })
    const { table, guests } = await seatParty(server.url, 2)
    const seats = guests.map(() => new Recorder(server.url))
    for (const [at, recorder] of seats.entries()) await recorder.hello(table, guests[at].token)
    expect(await playOn(seats, 3, () => false)).toHaveLength(3)
    const seat = seats.findIndex((recorder) => recorder.sight()?.seen.decisions.some(({ id }) => id !== undefined))
    const sight = seats[seat].sight()
    const decision = sight?.seen.decisions.find(({ id }) => id !== undefined)?.id
    const move = { type: 'act', id: 'lost', decision, action: sight?.legal?.[0] as ActionJson }

    void (await thread).terminate()
    // Whether this one reached the thread before its end nobody knows; repeated, it is carried out if it was not.
    let answer = await seats[seat].ask(move)
    if (!answer.ok) answer = await seats[seat].ask(move)
    expect(answer).toMatchObject({ ok: true })
    for (const recorder of seats) await recorder.flush()
    const told = seats.map(eventsOf)
    for (const recorder of seats) recorder.close()
    await server.close()

    const store = new SqliteStore(new SqliteDatabase(file))
    const stored = await store.load(table)
    await store.close()
    const logged = stored?.entries.flatMap(({ commandId }) => commandId ?? [])
    expect(logged).toHaveLength(4)
    expect(logged?.at(-1)).toBe(`${seat}:lost`)
    const second = await open({ file })
    for (const [at, before] of told.entries()) {
      const again = new Recorder(second.url)
      await again.hello(table, guests[at].token)
      expect(eventsOf(again)).toEqual(before)
      again.close()
    }
    await second.close()
  })
})
