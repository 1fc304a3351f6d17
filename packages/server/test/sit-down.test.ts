import { bombBusters, teamBot } from '@riposte/bomb-busters'
import type { Connection, TableInfo } from '@riposte/protocol'
import { afterAll, expect, test } from 'vitest'
import { gameEntry } from '../src/index.ts'
import { sitDown } from '../src/lobby/sit-down.ts'
import type { TableRow } from '../src/store/store.ts'
import { cleanUp, databaseFile, Guest, open } from './party.ts'
import { OneSeedStore } from './worlds.ts'

afterAll(cleanUp)

const ENTRY = gameEntry({ game: bombBusters, bots: { team: teamBot } })
const NAMES = ['Ada', 'Bob', 'Cid', 'Dot', 'Eve']

/** A table of five people, of whom the second is host, the third may not speak and the fourth is to be captain. */
function tableOf(options: TableRow['options'], seed = 'seed'): TableRow {
  return {
    options,
    seats: NAMES.map((name) => ({ kind: 'person', token: name, name })),
    host: 'Bob',
    settings: { muted: [2] },
    sealed: { seed, salt: 'salt' },
  } as unknown as TableRow
}

const namesOf = ({ seats }: Pick<TableRow, 'seats'>) => seats.map((seat) => (seat.kind === 'free' ? '' : seat.name))

test('BB-2.5: the seats are shuffled at the start, and everything follows whoever it was meant for', () => {
  const CAPTAINS = ['first', 'second', 'third', 'fourth', 'fifth']
  const orders = new Set<string>()
  for (let deal = 0; deal < 40; deal++) {
    const before = tableOf({ mission: 1, captain: 'fourth' }, `seed ${deal}`)
    const { seats = [], settings, options } = sitDown(ENTRY, before)
    const names = namesOf({ seats })
    expect([...names].sort()).toEqual(NAMES)
    orders.add(names.join())
    expect(settings).toMatchObject({ muted: [names.indexOf('Cid')] })
    const now = options as { captain: string; host?: string }
    expect(now.captain).toBe(CAPTAINS[names.indexOf('Dot')])
    expect(now.host ?? 'first').toBe(CAPTAINS[names.indexOf('Bob')])
    // The same seed, the same order.
    expect(sitDown(ENTRY, before)).toEqual({ seats, settings, options })
  }
  expect(orders.size).toBeGreaterThan(30)
})

test('BB-2.5, BB-2.2: a table that keeps its seats only says who is host', () => {
  const chosen = { mission: 1, seating: 'kept', captain: 'fourth' }
  expect(sitDown(ENTRY, tableOf(chosen))).toEqual({ options: { ...chosen, host: 'second' } })
})

test('BB-2.5, BB-22.4: whoever is connected when the seats are shuffled is shown the table from the new seat, and no other', async () => {
  const server = await open({ games: [ENTRY], store: new OneSeedStore(databaseFile()) })
  const guests = await Promise.all(NAMES.map(() => Guest.at(server.url)))
  const wish = { game: 'bomb-busters', seats: 5, name: 'Ada', options: { mission: 30 } }
  const made = (await guests[0].post('/api/tables', wish)) as unknown as { table: TableInfo; invitation: string }
  const { id } = made.table
  for (const [at, guest] of guests.entries()) {
    if (at > 0) await guest.post(`/api/tables/${id}/join`, { name: NAMES[at], invitation: made.invitation })
  }
  const connections: Connection[] = []
  const begun = guests.map(
    (guest) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (connection.seen !== null) resolve()
        }
        const connection = guest.connect(id, { onWelcome: look, onUpdate: look })
        connections.push(connection)
      }),
  )
  await guests[0].post(`/api/tables/${id}/start`)
  await Promise.all(begun)
  const names = connections[0].table?.seats.map(({ name }) => name) ?? []
  expect(names).not.toEqual(NAMES)
  for (const [at, { seat, seen, events }] of connections.entries()) {
    expect(seat).toBe(names.indexOf(NAMES[at]))
    expect(seen?.observer).toBe(seat)
    expect(events.length).toBeGreaterThan(0)
  }
  expect(connections[0].table?.host).toBe(names.indexOf('Ada'))
  for (const connection of connections) connection.close()
  await server.close()
})
