import type { ListQuery, Store, TableRow } from '../store/store.ts'

/** No log is that long: whoever asks for what comes after it is told of the row alone. */
const NO_ENTRIES = 2_147_483_647

const AT_A_TIME = 200

/** A table whose row cannot be read, and why. */
export interface Unreadable {
  readonly id: string
  readonly unreadable: string
}

export async function rowOf(store: Store, id: string): Promise<TableRow | null> {
  return (await store.load(id, NO_ENTRIES))?.table ?? null
}

/** All tables of a store, the newest first, one by one: one that cannot be read does not hide the others. */
export async function* rowsOf(
  store: Store,
  query: Omit<ListQuery, 'limit' | 'before'> = {},
): AsyncGenerator<TableRow | Unreadable> {
  for await (const id of idsOf(store, query)) {
    try {
      const row = await rowOf(store, id)
      if (row !== null) yield row
    } catch (error) {
      yield { id, unreadable: reasonOf(error) }
    }
  }
}

/** The ids of all tables, the newest first. */
export async function* idsOf(store: Store, query: Omit<ListQuery, 'limit' | 'before'> = {}): AsyncGenerator<string> {
  for (let before: ListQuery['before']; ; ) {
    const page = await store.newest({ ...query, limit: AT_A_TIME, ...(before === undefined ? {} : { before }) })
    for (const { id } of page) yield id
    before = page[page.length - 1]
    if (page.length < AT_A_TIME) return
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
