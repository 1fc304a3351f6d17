import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll } from 'vitest'
import type { Place } from '../../src/store/open.ts'
import type { Ground } from './ground.ts'

/** Returns how to name a new file, in a folder that is gone after the tests. To be called where tests are described. */
export function freshFiles(): () => string {
  let folder = ''
  let files = 0
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'riposte-sqlite-'))
  })
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return () => join(folder, 'new', `${++files}.db`)
}

/** UnaskedChecks into a file beside the store. */
export function look<T>(file: string, see: (db: Database.Database) => T): T {
  const db = new Database(file)
  try {
    return see(db)
  } finally {
    db.close()
  }
}

export const value = (db: Database.Database, sql: string) =>
  Object.values(db.prepare(sql).get() as Record<string, unknown>)[0]

/** In a write-ahead log the last frame of each transaction says how long the file is now; the others say 0. */
function commitsIn(log: Buffer): number {
  const pageSize = log.readUInt32BE(8)
  const salt = log.subarray(16, 24)
  let commits = 0
  for (let at = 32; at + 24 + pageSize <= log.length; at += 24 + pageSize) {
    // Frames of an earlier round lie behind those of this one.
    if (!log.subarray(at + 8, at + 16).equals(salt)) break
    if (log.readUInt32BE(at + 4) !== 0) commits++
  }
  return commits
}

/** What is the same for every store that keeps tables in a file. */
export const inFile: Pick<Ground, 'transactions' | 'rows'> = {
  transactions: async ({ file }: Place) => commitsIn(readFileSync(`${file}-wal`)),
  rows: async ({ file }: Place) =>
    look(file!, (db) =>
      ['logs', 'entries', 'tables', 'people', 'chat', 'reviews'].reduce(
        (sum, name) => sum + Number(value(db, `SELECT count(*) FROM ${name}`)),
        0,
      ),
    ),
}
