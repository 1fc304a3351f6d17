const CODE = 'UNREADABLE_TABLE'

/** What is stored of a table makes no sense. Nothing is wrong with the database itself, or with other tables. */
export class UnreadableTable extends Error {
  /** An error that comes from another thread has lost its class, but not its code. */
  readonly code = CODE

  constructor(table: string, why: string) {
    super(`table ${table} cannot be read: ${why}`)
  }
}

export function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CODE
}
