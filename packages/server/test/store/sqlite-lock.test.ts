import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { SqliteDatabase } from '../../src/store/sqlite/database.ts'
import { SqliteLock } from '../../src/store/sqlite/lock.ts'
import { freshFiles, value } from './sqlite-files.ts'

const files = freshFiles()

function fresh(): string {
  const file = files()
  mkdirSync(dirname(file), { recursive: true })
  return file
}

/** Writes for a while, says when it has begun, and notes when it is about to finish. */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const db = new (require(workerData.libsql))(workerData.file, { timeout: 5000 })
  db.exec('BEGIN IMMEDIATE')
  parentPort.postMessage('writing')
  // excused: the other thread is blocked meanwhile and can say nothing; that it is late does no harm
  Atomics.wait(workerData.finished, 0, 0, 60)
  Atomics.store(workerData.finished, 0, 1)
  db.exec('COMMIT')
  db.close()
`

/** Somebody else who writes into this file just now. */
async function writing(file: string) {
  const finished = new Int32Array(new SharedArrayBuffer(4))
  const libsql = createRequire(import.meta.url).resolve('libsql')
  const writer = new Worker(WRITER, { eval: true, workerData: { file, finished, libsql } })
  await once(writer, 'message')
  return { hasFinished: () => Atomics.load(finished, 0) === 1, end: () => writer.terminate() }
}

test('begins when another writer has finished, and leaves the patience of everything else as it was', async () => {
  const file = fresh()
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  const lock = new SqliteLock(db, 4000)
  const { hasFinished, end } = await writing(file)
  lock.begin()
  expect(hasFinished()).toBe(true)
  expect(db.inTransaction).toBe(true)
  expect(value(db, 'PRAGMA busy_timeout')).toBe(4000)
  db.exec('COMMIT')
  db.close()
  await end()
})

test('a new store waits until another process has written, also for its write-ahead log', async () => {
  const file = fresh()
  const { hasFinished, end } = await writing(file)
  const opened = new SqliteDatabase(file)
  expect(hasFinished()).toBe(true)
  await opened.close()
  await end()
})

test('gives up when the other never finishes, and begins when it is asked again', () => {
  const file = fresh()
  const [db, other] = [new Database(file), new Database(file)]
  const lock = new SqliteLock(db, 20)
  other.exec('BEGIN IMMEDIATE')
  expect(() => lock.begin()).toThrow('locked')
  expect(db.inTransaction).toBe(false)
  other.exec('COMMIT')
  lock.begin()
  expect(db.inTransaction).toBe(true)
  for (const one of [db, other]) one.close()
})

test('does not wait for what waiting cannot mend', () => {
  const db = new Database(fresh())
  const lock = new SqliteLock(db)
  lock.begin()
  expect(() => lock.begin()).toThrow('within a transaction')
  db.close()
})
