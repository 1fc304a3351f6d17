import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { MIGRATIONS, migrateSqlite } from '../../src/store/migrations.ts'
import { openStore } from '../../src/store/open.ts'
import type { Append, Store } from '../../src/store/store.ts'
import { entry, kinds, newTable, step } from './fixtures.ts'
import { freshFiles, inFile, look, value } from './sqlite-files.ts'
import { describeStore } from './suite.ts'

const fresh = freshFiles()

describeStore({ name: 'SQLite in a thread', place: async () => ({ file: fresh(), thread: true }), ...inFile })

describe('the thread of a store', () => {
  const stores: Store[] = []

  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
  })

  /** The store, and the thread it has started. */
  async function open(file: string): Promise<{ store: Store; thread: Worker }> {
    const started = new Promise<Worker>((resolve) => process.once('worker', resolve))
    const store = await openStore({ file, thread: true })
    stores.push(store)
    return { store, thread: await started }
  }

  const ended = (thread: Worker) => new Promise((resolve) => thread.once('exit', resolve))

  test('is gone when the store is closed, after all that was handed over is stored', async () => {
    const file = fresh()
    const { store, thread } = await open(file)
    const gone = ended(thread)
    const handedOver = [
      store.create(newTable('t')),
      ...[1, 2, 3].map((seq) => store.append(step('t', seq))),
      store.say('t', { at: 1, commandId: 'c', seat: 0, name: 'Ann', text: 'last words' }),
    ]
    await store.close()
    await gone
    expect(await Promise.all(handedOver)).toEqual([
      'created',
      ...Array.from({ length: 3 }, () => ({ is: 'stored' })),
      { is: 'said', number: 1 },
    ])
    await expect(store.spent('haiku', 'day')).rejects.toThrow('the store is closed')
    await store.close()
    const again = await openStore({ file })
    stores.push(again)
    expect((await again.load('t'))?.table.head).toBe(3)
    expect(await again.chat('t', { limit: 9 })).toMatchObject([{ text: 'last words' }])
  })

  test('that dies takes nothing along that was acknowledged; what waits rejects, and another takes its place', async () => {
    const { store, thread } = await open(fresh())
    const tables = Array.from({ length: 50 }, (_, at) => `t${at}`)
    await Promise.all(tables.map((id) => store.create(newTable(id))))
    const acknowledged = new Map<string, number>()
    const play = async (table: string) => {
      for (let seq = 1; ; seq++) {
        await store.append(step(table, seq))
        acknowledged.set(table, seq)
        if (acknowledged.size === tables.length) void thread.terminate()
      }
    }
    const played = await Promise.allSettled(tables.map(play))
    expect(new Set(played.map((one) => String('reason' in one && one.reason)))).toEqual(
      new Set(['Error: the thread of the store is lost: it ended with 1']),
    )
    await store.ready()
    const heads = await store.heads(tables)
    expect(tables.filter((id) => heads.get(id)! < acknowledged.get(id)!)).toEqual([])
    const next = tables.map((id) => store.append(step(id, heads.get(id)! + 1)))
    expect(new Set(kinds(await Promise.all(next)))).toEqual(new Set(['stored']))
  })

  test('that dies leaves everything rejecting where no other can open the file', async () => {
    const file = fresh()
    const { store, thread } = await open(file)
    for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true })
    mkdirSync(file)
    await thread.terminate()
    const gone = /EISDIR|the thread of the store is lost/
    await expect(store.ready()).rejects.toThrow(gone)
    await expect(store.load('t1')).rejects.toThrow(gone)
    await expect(store.append(step('t1', 1))).rejects.toThrow('the thread of the store is lost')
  })

  test('that cannot open its file says why, and ends', async () => {
    const newer = fresh()
    await (await openStore({ file: newer })).close()
    const next = { number: MIGRATIONS.length + 1, name: 'a remark', sqlite: 'CREATE TABLE remarks (a)', postgres: '' }
    look(newer, (db) => migrateSqlite(db, [...MIGRATIONS, next]))
    const noDatabase = fresh()
    mkdirSync(dirname(noDatabase), { recursive: true })
    writeFileSync(noDatabase, 'Dear diary, '.repeat(500))
    for (const [file, error] of [
      [newer, `cannot open ${newer}: a newer version of the server has used it: it has shape`],
      [noDatabase, `cannot open ${noDatabase}: it is no SQLite database (SQLITE_NOTADB)`],
    ] as const) {
      const thread = new Promise<Worker>((resolve) => process.once('worker', resolve))
      const gone = thread.then(ended)
      await expect(openStore({ file, thread: true })).rejects.toThrow(error)
      await gone
    }
  })

  test('says what went wrong as the store itself does', async () => {
    const { store } = await open(fresh())
    for (const id of ['t', 'u']) await store.create(newTable(id))
    await expect(store.append(step('t', 7))).rejects.toThrow(RangeError)
    await expect(store.create(newTable('no id'))).rejects.toThrow(RangeError)
    const stolen: Append = { table: 't', entries: [entry(1)], set: { invitation: 'invitation-of-u' } }
    await expect(store.append(stolen)).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_CONSTRAINT/) })
    await expect(store.keepReview('t', { twice: 1n } as never)).rejects.toThrow(TypeError)
  })

  test('does what was handed over in one turn in that order, as it was at that moment', async () => {
    const { store } = await open(fresh())
    const table = { ...newTable('t'), options: { rounds: 1 } }
    const line = { ...entry(1), data: { card: 1 } }
    const answers = [
      store.append(step('u', 1)),
      store.create(table),
      store.append({ table: 't', entries: [line] }),
      store.create(table),
      store.create(newTable('u')),
      store.append(step('t', 2)),
    ]
    table.options.rounds = 2
    line.data.card = 2
    expect(await Promise.all(answers)).toEqual([
      { is: 'gone' },
      'created',
      { is: 'stored' },
      'taken',
      'created',
      { is: 'stored' },
    ])
    expect(await store.load('t')).toMatchObject({
      table: { options: { rounds: 1 }, head: 2 },
      entries: [{ data: { card: 1 } }, { seq: 2 }],
    })
  })

  test('stores no step that was made before it could be known that the one before was not stored', async () => {
    const file = fresh()
    const { store } = await open(file)
    const { store: other } = await open(file)
    for (const id of ['t', 'u']) await store.create(newTable(id))
    await other.append(step('t', 1))
    const first = [store.append(step('t', 1)), store.append(step('u', 1))]
    await new Promise(setImmediate)
    // They share a transaction, so when the one is in the file, the thread knows that the other is not.
    while (look(file, (db) => value(db, "SELECT head FROM logs WHERE id = 'u'")) === 0);
    // Nobody has had a chance to hear of it here, and 2 would be free.
    const behind = [2, 3].map((seq) => store.append(step('t', seq)))
    expect(kinds(await Promise.all([...first, ...behind]))).toEqual(['taken', 'stored', 'taken', 'taken'])
    expect((await store.load('t'))?.table.head).toBe(1)
    expect(kinds([await store.append(step('t', 2)), await store.append(step('t', 3))])).toEqual(['stored', 'stored'])
  })

  test('stores a step that was made knowing of the first that was not stored, if not of those behind it', async () => {
    const file = fresh()
    const { store } = await open(file)
    const { store: other } = await open(file)
    await store.create(newTable('t'))
    await other.append(step('t', 1))
    const first = store.append(step('t', 1))
    const behind = [2, 3].map((seq) => store.append(step('t', seq)))
    expect((await first).is).toBe('taken')
    const again = store.append(step('t', 2))
    expect(kinds(await Promise.all([...behind, again]))).toEqual(['taken', 'taken', 'stored'])
    expect((await store.append(step('t', 3))).is).toBe('stored')
  })
})
