import Database from 'libsql'
import { Client } from 'pg'
import type { Place } from '../src/store/open.ts'

/** Something wrong with what is stored of one table. In it, $ stands for the id of the table. */
export interface Damage {
  readonly what: string
  /** What people are told. */
  readonly code: 'otherRules' | 'setAside'
  /** What the operator is told begins with this, or has it somewhere. */
  readonly reason: string
  readonly row?: string
  /** What becomes of the last entry of the log. */
  readonly entry?: string
}

export const DAMAGES: readonly Damage[] = [
  { what: 'seats that are not JSON', code: 'setAside', reason: 'column seats is not JSON', row: "seats = '{'" },
  { what: 'seats that are no seats', code: 'setAside', reason: 'its seats are none', row: "seats = '[1]'" },
  { what: 'options that are not JSON', code: 'setAside', reason: 'column options is not JSON', row: "options = ''" },
  { what: 'settings that are none', code: 'setAside', reason: 'its row is not', row: "settings = 'null'" },
  { what: 'a status that does not exist', code: 'setAside', reason: 'its row is not', row: "status = 'odd'" },
  { what: 'a game that is gone', code: 'otherRules', reason: 'does not have the game', row: "game = 'gone'" },
  { what: 'an earlier version of the rules', code: 'otherRules', reason: 'version 1 of', row: 'version = 1' },
  { what: 'an entry that is not JSON', code: 'setAside', reason: 'is not JSON', entry: "SET data = '{'" },
  { what: 'an entry that the rules refuse', code: 'setAside', reason: 'entry 3', entry: `SET data = '{"type":"no"}'` },
  { what: 'an entry on which a rule throws', code: 'setAside', reason: 'the rule crashed', entry: 'CRASH' },
  { what: 'an entry after which nothing can be shown', code: 'setAside', reason: 'nobody can look', entry: 'BLIND' },
  { what: 'no last entry', code: 'setAside', reason: 'entries', entry: 'GONE' },
]

const ENTRIES: Readonly<Record<string, string>> = {
  CRASH: `SET data = '{"type":"crash","hard":true}'`,
  BLIND: `SET data = '{"type":"blind","wholly":true}'`,
}

/** Damages a table in a SQLite file. */
function damageFile(file: string, table: string, { row, entry }: Damage): void {
  const db = new Database(file)
  const last = '(SELECT last FROM logs WHERE id = ?)'
  try {
    if (row !== undefined) db.prepare(`UPDATE tables SET ${row} WHERE id = ?`).run([table])
    if (entry === 'GONE') db.prepare(`DELETE FROM entries WHERE id = ${last}`).run([table])
    else if (entry !== undefined)
      db.prepare(`UPDATE entries ${ENTRIES[entry] ?? entry} WHERE id = ${last}`).run([table])
  } finally {
    db.close()
  }
}

/** Damages a table in a PostgreSQL database. The head of its log is what is there, so an entry in the middle goes. */
async function damageDatabase(databaseUrl: string, table: string, { row, entry }: Damage): Promise<void> {
  const db = new Client({ connectionString: databaseUrl })
  await db.connect()
  const last = 'table_id = $1 AND seq = (SELECT max(seq) FROM riposte.entries WHERE table_id = $1)'
  try {
    if (row !== undefined) await db.query(`UPDATE riposte.tables SET ${row} WHERE id = $1`, [table])
    if (entry === 'GONE') await db.query('DELETE FROM riposte.entries WHERE table_id = $1 AND seq = 2', [table])
    else if (entry !== undefined)
      await db.query(`UPDATE riposte.entries ${ENTRIES[entry] ?? entry} WHERE ${last}`, [table])
  } finally {
    await db.end()
  }
}

export async function damage(place: Place, table: string, what: Damage): Promise<void> {
  if (place.databaseUrl !== undefined) await damageDatabase(place.databaseUrl, table, what)
  else damageFile(place.file!, table, what)
}
