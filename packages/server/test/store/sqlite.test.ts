import { statSync } from 'node:fs'
import type Database from 'libsql'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS, migrateSqlite } from '../../src/store/migrations.ts'
import { openStore } from '../../src/store/open.ts'
import { newTable, step } from './fixtures.ts'
import { freshFiles, inFile, look, value } from './sqlite-files.ts'
import { describeStore } from './suite.ts'

const fresh = freshFiles()

describeStore({ name: 'SQLite', place: async () => ({ file: fresh() }), ...inFile })

describe('a SQLite file', () => {
  test('is durable by default, and nobody else may read it', async () => {
    const file = fresh()
    const store = await openStore({ file })
    await store.create(newTable('t'))
    expect(look(file, (db) => value(db, 'PRAGMA journal_mode'))).toBe('wal')
    for (const path of [file, `${file}-wal`]) expect(statSync(path).mode & 0o077).toBe(0)
    await store.close()
  })

  test('does not grow its write-ahead log for ever, whatever is read in between', async () => {
    const file = fresh()
    const store = await openStore({ file })
    const tables = Array.from({ length: 50 }, (_, at) => `t${at}`)
    await Promise.all(tables.map((id) => store.create(newTable(id))))
    let size = 0
    for (let seq = 1; seq <= 40; seq++) {
      await Promise.all(tables.map((id) => store.append(step(id, seq, { data: 'x'.repeat(10_000) }))))
      await Promise.all([store.load('t1', seq - 1), store.list({ limit: 1 }), store.chat('t1', { limit: 1 })])
      size = Math.max(size, statSync(`${file}-wal`).size)
    }
    // Twenty million bytes were written.
    expect(size).toBeLessThan(8_000_000)
    await store.close()
  })

  test('is migrated step by step, once, and keeps what is in it', async () => {
    const file = fresh()
    const first = await openStore({ file })
    await first.create(newTable('t'))
    await first.append(step('t', 1))
    const before = await first.load('t')
    await first.close()
    const next = {
      number: MIGRATIONS.length + 1,
      name: 'a remark',
      sqlite: 'ALTER TABLE chat ADD COLUMN remark TEXT; CREATE TABLE remarks (text TEXT)',
      postgres: '',
    }
    const applied = (db: Database.Database) => value(db, 'SELECT count(*) FROM migrations')
    look(file, (db) => {
      migrateSqlite(db)
      expect(applied(db)).toBe(MIGRATIONS.length)
    })
    const again = await openStore({ file })
    expect(await again.load('t')).toStrictEqual(before)
    await again.close()
    look(file, (db) => {
      const broken = { ...next, sqlite: `${next.sqlite}; CREATE TABLE remarks (text TEXT)` }
      expect(() => migrateSqlite(db, [...MIGRATIONS, broken])).toThrow('already exists')
      expect(applied(db)).toBe(MIGRATIONS.length)
      migrateSqlite(db, [...MIGRATIONS, next])
      migrateSqlite(db, [...MIGRATIONS, next])
      expect(applied(db)).toBe(MIGRATIONS.length + 1)
    })
    await expect(openStore({ file })).rejects.toThrow('this version of the server knows shapes up to')
  })
})
