import type { ActionJson } from '@riposte/kernel'
import { afterAll, expect, test } from 'vitest'
import { type PeerHandlers, SINGLE_PROCESS } from '../src/cluster/member.ts'
import { SqliteDatabase } from '../src/store/sqlite/database.ts'
import { SqliteStore } from '../src/store/sqlite/store.ts'
import { cleanUp, databaseFile, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

afterAll(cleanUp)

/** A store whose chat is read only when the test says so. */
class StoreWithSlowChat extends SqliteStore {
  asked: () => void = () => {}
  readonly wasAsked = new Promise<void>((resolve) => {
    this.asked = resolve
  })
  goOn: () => void = () => {}
  readonly #mayGoOn = new Promise<void>((resolve) => {
    this.goOn = resolve
  })

  override async chat(...query: Parameters<SqliteStore['chat']>) {
    this.asked()
    await this.#mayGoOn
    return super.chat(...query)
  }
}

test('a table that moves on while somebody sits down at it is not forgotten by a process that does not own it', async () => {
  const file = databaseFile()
  const owner = await open({ file })
  const { table, guests } = await seatParty(owner.url, 2)
  const seats = guests.map(() => new Recorder(owner.url))
  for (const [at, seat] of seats.entries()) await seat.hello(table, guests[at].token)

  const store = new StoreWithSlowChat(new SqliteDatabase(file))
  let handlers: PeerHandlers | null = null
  const cluster = {
    ...SINGLE_PROCESS,
    ownership: () => 'elsewhere' as const,
    open: async (own: PeerHandlers) => {
      handlers = own
    },
  }
  const other = await open({ store, cluster })

  let moves = 0
  /** One move at the owner, of which the other process is told. */
  const move = async () => {
    const seat = seats.find((one) => one.sight()?.seen.decisions.some(({ id }) => id !== undefined))!
    const sight = seat.sight()
    const decision = sight?.seen.decisions.find(({ id }) => id !== undefined)?.id
    seat.send({ type: 'act', id: `move-${++moves}`, decision, action: sight?.legal?.[0] as ActionJson })
    await Promise.all(seats.map((one) => one.flush()))
    await owner.settled()
    await Promise.all(seats.map((one) => one.flush()))
    const stored = await store.load(table)
    handlers?.receiveNews({ is: 'moved', table, seq: stored?.table.head ?? 0, own: false })
  }

  const watcher = new Recorder(other.url)
  const seated = watcher.hello(table)
  await store.wasAsked
  await move()
  store.goOn()
  await seated
  const updates = () => watcher.messages.filter(({ type }) => type === 'update').length
  const before = updates()
  await move()
  await watcher.until(() => updates() > before)
  expect(updates()).toBeGreaterThan(before)
  for (const one of [...seats, watcher]) one.close()
  await other.close()
  await owner.close()
})
