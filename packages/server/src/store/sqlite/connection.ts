import type { SqliteReads } from './reads.ts'
import type { SqliteWrites } from './writes.ts'

/** A call of a method as data, so that it can be sent to another thread. */
export type Call<T> = {
  [M in keyof T]: T[M] extends (...args: infer A) => unknown ? { readonly method: M; readonly args: A } : never
}[keyof T]

/** A SQLite database, in this thread or in another. */
export interface SqliteConnection {
  /** Does these writes in order, in one transaction, which is on disk when this returns. One answer for each. */
  transact(writes: readonly Call<SqliteWrites>[]): readonly unknown[] | Promise<readonly unknown[]>
  read(call: Call<SqliteReads>): Promise<unknown>
  close(): Promise<void>
  /** Called when the connection is lost and another takes its place: nobody knows what became of what was under way. */
  onLost?: (error: Error) => void
}
