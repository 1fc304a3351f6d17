import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import type { Change, Store } from '../../src/store/store.ts'
import { newTable, step } from './fixtures.ts'

let folder = ''
let files = 0
let file = ''
let store: Store

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-thread-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  file = join(folder, `${++files}.db`)
  store = await openStore({ file, inThread: true })
})

afterEach(() => store.close())

test('a store in a thread answers like the one it is, whatever was handed over in the same turn', async () => {
  const tables = ['a', 'b', 'c']
  expect(await Promise.all(tables.map((id) => store.create(newTable(id))))).toEqual(['created', 'created', 'created'])
  expect(await store.create(newTable('a'))).toBe('taken')
  const appended = await Promise.all([
    ...tables.map((id) => store.append(step(id, 1, { commandId: '0:x' }))),
    store.append(step('a', 2)),
    store.append(step('b', 1)),
    store.append(step('c', 2, { commandId: '0:x' })),
    store.append(step('gone', 1)),
  ])
  expect(appended.map(({ is }) => is)).toEqual(['stored', 'stored', 'stored', 'stored', 'taken', 'repeated', 'gone'])
  await expect(store.append(step('a', 7))).rejects.toThrow('cannot follow')
  expect([...(await store.heads([...tables, 'gone']))]).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ])
  const beside = await openStore({ file })
  expect(await store.load('a')).toStrictEqual(await beside.load('a'))
  expect(await store.load('gone')).toBeNull()
  await beside.close()
})

test('what it has answered is in the file, for everybody who looks', async () => {
  const beside = await openStore({ file })
  await store.create(newTable('a'))
  for (let seq = 1; seq <= 20; seq++) {
    await store.append(step('a', seq))
    expect((await beside.heads(['a'])).get('a')).toBe(seq)
  }
  await beside.close()
})

test('a secret is made once and kept, also by a store that comes later', async () => {
  expect(await store.secret('key', () => 'first')).toBe('first')
  expect(await store.secret('key', () => 'second')).toBe('first')
  await store.close()
  store = await openStore({ file, inThread: true })
  expect(await store.secret('key', () => 'third')).toBe('first')
})

test('steps and lines are told to those who listen, after the answer', async () => {
  await store.create(newTable('a'))
  const heard: (Change | 'answered')[] = []
  const both = new Promise<void>((resolve) => {
    store.changes((change) => {
      heard.push(change)
      if (heard.length === 3) resolve()
    })
  })
  await store.append(step('a', 1))
  heard.push('answered')
  await store.say('a', { at: 1, commandId: '0:y', seat: 0, name: 'One', text: 'hello' })
  await both
  expect(heard).toEqual([
    'answered',
    { is: 'moved', table: 'a', seq: 1, own: true },
    { is: 'said', table: 'a', number: 1, own: true },
  ])
})

test('closing stores what was handed over before, and later calls reject', async () => {
  await store.create(newTable('a'))
  const last = store.append(step('a', 1))
  await Promise.all([store.close(), store.close()])
  expect(await last).toEqual({ is: 'stored' })
  await expect(store.append(step('a', 2))).rejects.toThrow('the store is closed')
  await expect(store.load('a')).rejects.toThrow('the store is closed')
  const again = await openStore({ file })
  expect((await again.heads(['a'])).get('a')).toBe(1)
  await again.close()
})

test('a file that cannot be opened is an error at once', async () => {
  await expect(openStore({ file: folder, inThread: true })).rejects.toThrow('EISDIR')
})
