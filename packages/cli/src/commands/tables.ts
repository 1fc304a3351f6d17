import {
  closeTable,
  describeStored,
  recordOf,
  rowOf,
  rowsOf,
  type Store,
  type StoredTable,
  type TableRow,
  type TableStatus,
  wholeTable,
} from '@riposte/server'
import { BadInput, single } from '../input.ts'
import { withStore } from '../operator-store.ts'
import { aligned, count, doing, moment, oneId, sure, writeOut } from '../operator-words.ts'
import { servedGames } from '../served-games.ts'
import { print } from '../terminal.ts'

interface TableFlags {
  db?: unknown
  status?: unknown
  game?: unknown
  out?: unknown
  record?: unknown
  yes?: unknown
  json?: unknown
  '--'?: readonly string[]
}

/** The tables of a store, for whoever runs the server. */
export async function tables(what: string | undefined, ids: readonly string[], flags: TableFlags): Promise<void> {
  const task = doing('tables', ['list', 'show', 'close', 'delete', 'export'], what)
  if (task === 'list') return list(ids, flags)
  const id = oneId('table', `riposte tables ${task} 3JqkUv0rW8mYxA2b`, ids, flags)
  if (task === 'delete') sure(flags, `deleting table ${id}`)
  return withStore(flags, (store) => TASKS[task](store, id, flags))
}

const STATUSES: readonly TableStatus[] = ['lobby', 'running', 'finished']
/** An id has 16 letters, the longest status 8, the longest game 14, a moment 20, a log hardly more than 5 digits. */
const WIDTHS = [16, 8, 14, 20, 7]

async function list(ids: readonly string[], flags: TableFlags): Promise<void> {
  if (ids.length > 0)
    throw new BadInput(`riposte tables list takes no id; riposte tables show ${ids[0]} shows one table`)
  const given = single('status', flags.status)
  const status = STATUSES.find((known) => known === given)
  if (given !== undefined && status === undefined)
    throw new BadInput(`--status is ${STATUSES.join(', ')}, not ${given}`)
  const game = single('game', flags.game)
  await withStore(flags, async (store) => {
    let found = 0
    for await (const row of rowsOf(store, status === undefined ? {} : { status })) {
      if (game !== undefined && (!('game' in row) || row.game !== game)) continue
      if (flags.json === true) print(JSON.stringify('unreadable' in row ? row : brief(row)))
      else {
        if (found === 0) print(aligned([['table', 'status', 'game', 'made', 'entries', 'seats']], WIDTHS)[0])
        print(aligned([cells(row)], WIDTHS)[0])
      }
      found++
    }
    if (found === 0 && flags.json !== true) print('There are no such tables.')
  })
}

type Listed = TableRow | { readonly id: string; readonly unreadable: string }

function cells(row: Listed): readonly string[] {
  if ('unreadable' in row) return [row.id, 'broken', '', '', '', `its row cannot be read: ${row.unreadable}`]
  const { id, status, game, createdAt, head, seats } = row
  return [id, status, game, moment(createdAt), String(head), seats.map(nameOf).join(', ')]
}

const nameOf = (holder: TableRow['seats'][number]) => (holder.kind === 'free' ? '(free)' : holder.name)

function brief({ id, status, game, version, createdAt, finishedAt, head, seats, host }: TableRow) {
  return {
    id,
    status,
    game,
    version,
    created: createdAt,
    finished: finishedAt,
    entries: head,
    seats: seats.map(seatOf),
    host,
  }
}

function seatOf(holder: TableRow['seats'][number]) {
  if (holder.kind === 'free') return { kind: 'free' }
  return holder.kind === 'bot'
    ? { kind: 'bot', name: holder.name, bot: holder.bot }
    : { kind: 'person', name: holder.name, guest: holder.token }
}

const unknown = (id: string) => new BadInput(`there is no table ${JSON.stringify(id)}; riposte tables list shows all`)

/** What is read of a table; a sentence where there is no such table, or it cannot be read. */
async function readable<T>(id: string, read: () => Promise<T | null>): Promise<T> {
  let found: T | null
  try {
    found = await read()
  } catch (error) {
    throw new BadInput(`table ${id} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (found === null) throw unknown(id)
  return found
}

const TASKS = {
  async show(store: Store, id: string, flags: TableFlags): Promise<void> {
    const stored = await readable(id, () => store.load(id))
    const table = describeStored(servedGames, stored)
    if (flags.json === true) print(JSON.stringify(table))
    else for (const line of described(table)) print(line)
  },

  async close(store: Store, id: string, flags: TableFlags): Promise<void> {
    const row = await readable(id, () => rowOf(store, id))
    const became = row.status === 'running' ? await closeTable(store, id, Date.now()) : row.status
    if (became === 'none') throw unknown(id)
    if (became === 'lobby') {
      throw new BadInput(`table ${id} has not started; riposte tables delete ${id} --yes takes it away`)
    }
    if (became === 'finished') throw new BadInput(`table ${id} is finished already`)
    if (became === 'busy') throw new BadInput(`table ${id} moves too fast to be closed; try again`)
    if (flags.json === true) print(JSON.stringify({ id, closed: true }))
    else print(`Table ${id} is closed: its match has no result, and nobody can move any more.`)
  },

  async delete(store: Store, id: string, flags: TableFlags): Promise<void> {
    const status = await statusOf(store, id)
    if (status === 'running') {
      throw new BadInput(`table ${id} is running; close it first: riposte tables close ${id}`)
    }
    const gone = await store.delete(id)
    if (gone === null) throw unknown(id)
    if (flags.json === true) print(JSON.stringify({ id, ...gone }))
    else
      print(
        `Table ${id} is deleted, with ${count(gone.entries, 'entry', 'entries')} and ${count(gone.chat, 'line')} of chat.`,
      )
  },

  async export(store: Store, id: string, flags: TableFlags): Promise<void> {
    const whole = await readable(id, () => wholeTable(store, id))
    const exported = flags.record === true ? recordOf(servedGames, whole.table, whole.entries) : whole
    if (typeof exported === 'string') throw new BadInput(`table ${id}: ${exported}`)
    const out = single('out', flags.out)
    writeOut(out, exported)
    process.stderr.write(
      `${out ?? 'This'} holds every secret of the table: its seed, all cards and everybody's answers.\n`,
    )
  },
}

/** What the row says; null when it cannot be read, or there is none. */
async function statusOf(store: Store, id: string): Promise<TableStatus | null> {
  try {
    return (await rowOf(store, id))?.status ?? null
  } catch {
    // A table that is broken may be deleted.
    return null
  }
}

function described(table: StoredTable): string[] {
  const { id, game, version, status, seats, guests, entries, waitingFor, broken } = table
  const settings = Object.entries(table.settings).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  const lines = [
    ['table', id],
    ['game', `${game}, version ${version} of its rules`],
    ['status', table.closed ? 'closed without a result' : status],
    ['made', moment(table.created)],
    ['last used', moment(table.lastUsed)],
    ['entries', String(entries)],
    ['options', JSON.stringify(table.options)],
    ['settings', settings.join(', ')],
    ['campaign', table.campaign ?? 'none'],
    ['waiting for', waitingFor.length === 0 ? 'nobody' : waitingFor.map((seat) => `seat ${seat}`).join(', ')],
    ...(broken === null ? [] : [['does not load', broken]]),
  ]
  const places = seats.map(({ kind, name, bot }, seat) => [
    `seat ${seat}`,
    kind === 'free' ? '(free)' : name,
    kind === 'bot'
      ? `bot ${bot}`
      : kind === 'free'
        ? ''
        : `guest ${guests[seat]}${seat === table.host ? ', host' : ''}`,
  ])
  return [...aligned(lines), '', ...aligned(places)]
}
