import { fromBackup, toBackup } from './backup-file.ts'
import { fromPostgres } from './from-postgres.ts'
import { fromSqlite } from './from-sqlite.ts'
import type { Counts, Row } from './rows.ts'
import { toPostgres } from './to-postgres.ts'
import { toSqlite } from './to-sqlite.ts'

/** Where everything that a store holds may come from and go to. */
export type TransferPlace =
  | { readonly kind: 'postgres'; readonly databaseUrl: string }
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'backup'; readonly file: string }

/** Brings everything from one place to another, which has to be empty: as of one moment, all or nothing, row by row. */
export async function transfer(from: TransferPlace, to: TransferPlace): Promise<Counts> {
  const rows = rowsIn(from)
  switch (to.kind) {
    case 'postgres':
      return toPostgres(to.databaseUrl, rows)
    case 'sqlite':
      return toSqlite(to.file, rows)
    case 'backup':
      return toBackup(to.file, rows)
  }
}

function rowsIn(place: TransferPlace): AsyncGenerator<Row> {
  switch (place.kind) {
    case 'postgres':
      return fromPostgres(place.databaseUrl)
    case 'sqlite':
      return fromSqlite(place.file)
    case 'backup':
      return fromBackup(place.file)
  }
}
