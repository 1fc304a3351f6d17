import { deleteGuest, guestIn, guestsOf, type Store, type StoredGuest, wholeGuest } from '@riposte/server'
import { BadInput, CannotNow, single } from '../input.ts'
import { withStore } from '../operator-store.ts'
import { aligned, count, doing, moment, oneId, sure, writeOut } from '../operator-words.ts'
import { print } from '../terminal.ts'

interface GuestFlags {
  db?: unknown
  out?: unknown
  reason?: unknown
  yes?: unknown
  json?: unknown
  '--'?: readonly string[]
}

/** The people of a store, for whoever runs the server. */
export async function guests(what: string | undefined, ids: readonly string[], flags: GuestFlags): Promise<void> {
  const task = doing('guests', ['list', 'show', 'ban', 'unban', 'delete', 'export'], what)
  if (task === 'list') return list(ids, flags)
  const id = oneId('guest', `riposte guests ${task} 0uDc-1n2cZl3…`, ids, flags)
  if (task === 'delete') sure(flags, `deleting guest ${id}`)
  return withStore(flags, (store) => TASKS[task](store, id, flags))
}

/** An id is a hash of 43 letters; hardly anybody sits at more than 999 tables. */
const WIDTHS = [43, 6, 9, 6]

async function list(ids: readonly string[], flags: GuestFlags): Promise<void> {
  if (ids.length > 0) {
    throw new BadInput(`riposte guests list takes no id; riposte guests show ${ids[0]} shows one guest`)
  }
  await withStore(flags, async (store) => {
    let found = 0
    for await (const guest of guestsOf(store)) {
      if (flags.json === true) print(JSON.stringify(guest))
      else {
        if (found === 0) print(aligned([['guest', 'tables', 'campaigns', 'banned', 'names']], WIDTHS)[0])
        const { id, tables, campaigns, ban, names } = guest
        const cells = [id, String(tables.length), String(campaigns.length), ban === null ? '' : 'yes', names.join(', ')]
        print(aligned([cells], WIDTHS)[0])
      }
      found++
    }
    if (found === 0 && flags.json !== true) print('There are no guests.')
  })
}

const unknown = (id: string) => new BadInput(`nothing is stored of guest ${id}; riposte guests list shows all`)

const TASKS = {
  async show(store: Store, id: string, flags: GuestFlags): Promise<void> {
    const guest = await guestIn(store, id)
    if (guest === null) throw unknown(id)
    if (flags.json === true) print(JSON.stringify(guest))
    else for (const line of described(guest)) print(line)
  },

  async ban(store: Store, id: string, flags: GuestFlags): Promise<void> {
    if ((await guestIn(store, id)) === null) throw unknown(id)
    const reason = single('reason', flags.reason) ?? ''
    await store.ban({ guest: id, at: Date.now(), reason })
    if (flags.json === true) print(JSON.stringify({ id, banned: true, reason }))
    else print(`Guest ${id} is banned. A running server lets them go within seconds; their seats stay theirs.`)
  },

  async unban(store: Store, id: string, flags: GuestFlags): Promise<void> {
    if (!(await store.unban(id))) throw new BadInput(`guest ${id} is not banned`)
    if (flags.json === true) print(JSON.stringify({ id, banned: false }))
    else print(`Guest ${id} may come again.`)
  },

  async delete(store: Store, id: string, flags: GuestFlags): Promise<void> {
    const deleted = await deleteGuest(store, id, Date.now())
    if (deleted.is === 'none') throw unknown(id)
    if (deleted.is === 'busy') throw new CannotNow(`table ${deleted.table} moves too fast to be changed; try again`)
    if (deleted.is === 'playing') {
      const [first] = deleted.tables
      throw new BadInput(
        `guest ${id} plays at ${count(deleted.tables.length, 'running table')}: ${deleted.tables.join(', ')}; ` +
          `wait until they are over, or close them: riposte tables close ${first}`,
      )
    }
    const { tables, gone, lines } = deleted
    if (flags.json === true) print(JSON.stringify({ id, tables, gone, lines }))
    else {
      const parts = `name gone from ${count(tables, 'table')}, ${count(gone, 'table')} of theirs deleted`
      print(`Guest ${id} is deleted: ${parts}, ${count(lines, 'line')} of chat blanked.`)
    }
  },

  async export(store: Store, id: string, flags: GuestFlags): Promise<void> {
    const whole = await wholeGuest(store, id)
    if (whole === null) throw unknown(id)
    writeOut(single('out', flags.out), whole)
  },
}

function described({ id, names, tables, campaigns, browsers, ban }: StoredGuest): string[] {
  const lines = [
    ['guest', id],
    ['names', names.length === 0 ? 'none' : names.join(', ')],
    ['notifications', browsers === 0 ? 'none' : `to ${count(browsers, 'browser')}`],
    ['banned', ban === null ? 'no' : `since ${moment(ban.at)}${ban.reason === '' ? '' : `: ${ban.reason}`}`],
  ]
  const places = [
    ...tables.map(({ id: table, game, status, created, seat, host }) => [
      `table ${table}`,
      status,
      game,
      moment(created),
      [...(seat === null ? [] : [`seat ${seat}`]), ...(host ? ['host'] : [])].join(', '),
    ]),
    ...campaigns.map(({ id: campaign, game, host }) => [`campaign ${campaign}`, '', game, '', host ? 'host' : '']),
  ]
  return [...aligned(lines), ...(places.length === 0 ? [] : ['', ...aligned(places)])]
}
