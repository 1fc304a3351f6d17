import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type Place } from '../../src/store/open.ts'
import {
  type Appended,
  type Change,
  type LogEntry,
  type Store,
  SUBSCRIPTIONS_AT_MOST,
  type TableRow,
} from '../../src/store/store.ts'
import { entry, newTable, step } from './fixtures.ts'
import { OtherProcess } from './processes.ts'

/** What a database has to do for the suite. */
export interface Ground {
  readonly name: string
  /** An empty database. */
  place(): Promise<Place>
  /** In how many transactions the entries in it were written. */
  transactions(place: Place): Promise<number>
  /** How many rows there are in all tables of the database that hold something of a table of play. */
  rows(place: Place): Promise<number>
}

const collect: () => void = (() => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
})()

/** What is held in memory after everything that can go has gone. */
function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

const kinds = (answers: readonly Appended[]) => answers.map(({ is }) => is)

/** The promises that every store keeps. */
export function describeStore(ground: Ground): void {
  describe(`${ground.name}`, () => {
    let place: Place
    let store: Store
    const opened: Store[] = []

    async function open(): Promise<Store> {
      const one = await openStore(place)
      opened.push(one)
      return one
    }

    beforeEach(async () => {
      place = await ground.place()
      store = await open()
    })

    afterEach(async () => {
      for (const one of opened.splice(0)) await one.close()
    })

    async function loaded(id: string, from = store): Promise<{ table: TableRow; entries: readonly LogEntry[] }> {
      const found = await from.load(id)
      if (found === null) throw new Error(`there is no table ${id}`)
      return found
    }

    describe('tables', () => {
      test('a table is loaded as it was made, with an empty log, in the lobby', async () => {
        const table = newTable('t', {
          // Texts that a database might stumble over.
          options: { zebra: 1, ant: [true, null, 0.5, 'null \u0000, half \ud83d, quote \' " \\ $1 ?'] },
          seats: [
            { kind: 'person', token: 'ann-hash', name: 'Änn 🂡 \u0000' },
            { kind: 'bot', bot: 'careful', name: 'Bot' },
            { kind: 'free' },
          ],
          listed: false,
          wakeAt: 1_700_000_000_123,
          sealed: { seed: 'very secret', salt: 'salty' },
        })
        expect(await store.create(table)).toBe('created')
        const expected = { table: { ...table, status: 'lobby', finishedAt: null, head: 0 }, entries: [] }
        expect(await store.load('t')).toStrictEqual(expected)
        const again = await open()
        expect(await again.load('t')).toStrictEqual(expected)
        expect(Object.keys((await loaded('t')).table.options as object)).toEqual(['zebra', 'ant'])
      })

      test('an id and an invitation are used once, and the second attempt leaves nothing behind', async () => {
        await store.create(newTable('t'))
        const rows = await ground.rows(place)
        expect(await store.create(newTable('t', { game: 'other', invitation: 'fresh' }))).toBe('taken')
        expect(await store.create(newTable('u', { invitation: 'invitation-of-t' }))).toBe('taken')
        expect(await store.load('u')).toBeNull()
        expect((await loaded('t')).table.game).toBe('move159')
        expect(await ground.rows(place)).toBe(rows)
      })

      test('of two who make the same table at the same moment one succeeds', async () => {
        const other = await open()
        const answers = await Promise.all([store.create(newTable('t')), other.create(newTable('t'))])
        expect(answers.sort()).toEqual(['created', 'taken'])
      })

      test('an invitation leads to its table until it is replaced', async () => {
        await store.create(newTable('t', { invitation: 'old' }))
        expect(await store.invited('old')).toBe('t')
        await store.append({ table: 't', entries: [entry(1)], set: { invitation: 'new' } })
        expect(await store.invited('old')).toBeNull()
        expect(await store.invited('new')).toBe('t')
      })

      test('lists are newest first, by pages, without secrets, and by who sits or hosts there', async () => {
        const ann = { kind: 'person', token: 'ann', name: 'Ann' } as const
        for (let at = 0; at < 6; at++) {
          // Two at each moment: then the id decides.
          await store.create(newTable(`t${at}`, { createdAt: 1000 + (at >> 1), listed: at !== 3 }))
        }
        await store.create(newTable('mine', { createdAt: 5, host: 'ann', listed: false }))
        await store.append({ table: 't4', entries: [entry(1)], set: { seats: [{ kind: 'free' }, ann] } })
        await store.append({ table: 't1', entries: [entry(1)], set: { seats: [ann, ann], status: 'running' } })
        await store.append({ table: 't2', entries: [entry(1)], set: { seats: [ann] } })
        await store.append({ table: 't2', entries: [entry(2)], set: { seats: [{ kind: 'free' }] } })

        const ids = async (query: Parameters<Store['list']>[0]) => (await store.list(query)).map(({ id }) => id)
        expect(await ids({ limit: 3 })).toEqual(['t5', 't4', 't3'])
        const [, , last] = await store.list({ limit: 3 })
        expect(await ids({ limit: 10, before: last })).toEqual(['t2', 't1', 't0', 'mine'])
        expect(await ids({ limit: 10, status: 'lobby', listed: true })).toEqual(['t5', 't4', 't2', 't0'])
        expect(await ids({ limit: 10, person: 'ann' })).toEqual(['t4', 't1', 'mine'])
        expect(await ids({ limit: 10, person: 'ann', status: 'running' })).toEqual(['t1'])
        expect(await ids({ limit: 10, person: 'nobody' })).toEqual([])

        const [running] = await store.list({ limit: 1, status: 'running' })
        const { sealed: _, invitation: __, ...rest } = (await loaded('t1')).table
        expect(running).toStrictEqual(rest)
      })

      test('tables that want to be woken are named, the most urgent first', async () => {
        await store.create(newTable('a', { wakeAt: 30 }))
        await store.create(newTable('b', { wakeAt: 10 }))
        await store.create(newTable('c'))
        await store.create(newTable('d', { wakeAt: 99 }))
        await store.append({ table: 'c', entries: [entry(1)], set: { wakeAt: 20 } })
        expect(await store.wakes(30, 9)).toEqual([
          { table: 'b', wakeAt: 10 },
          { table: 'c', wakeAt: 20 },
          { table: 'a', wakeAt: 30 },
        ])
        expect(await store.wakes(30, 1)).toEqual([{ table: 'b', wakeAt: 10 }])
        await store.append({ table: 'b', entries: [entry(1)], set: { wakeAt: null } })
        expect((await store.wakes(30, 1))[0].table).toBe('c')
        expect((await loaded('b')).table.wakeAt).toBeNull()
      })

      test('tables are counted by how far they are', async () => {
        for (const id of ['a', 'b', 'c', 'd']) await store.create(newTable(id))
        await store.append({ table: 'a', entries: [entry(1)], set: { status: 'running' } })
        await store.append({ table: 'b', entries: [entry(1)], set: { status: 'finished' } })
        expect(await store.counts()).toEqual({ lobby: 2, running: 1, finished: 1 })
      })
    })

    describe('the log', () => {
      beforeEach(async () => {
        await store.create(newTable('t'))
      })

      test('entries come back exactly, from any number on', async () => {
        const log: LogEntry[] = [
          entry(1, { kind: 'started', seat: null, decision: null, data: null }),
          entry(2, { data: { text: 'a \u0000 b \ud800', nested: [[], {}, -1.5, 1e21] } }),
          entry(3, { at: 8_640_000_000_000_000, commandId: '!~', data: 'just text' }),
        ]
        for (const line of log) expect(await store.append({ table: 't', entries: [line] })).toEqual({ is: 'stored' })
        expect((await loaded('t')).entries).toStrictEqual(log)
        expect((await store.load('t', 1))?.entries).toStrictEqual(log.slice(1))
        expect((await store.load('t', 3))?.entries).toEqual([])
        expect((await store.load('t', 9))?.table.head).toBe(3)
        const again = await open()
        expect((await loaded('t', again)).entries).toStrictEqual(log)
        expect(await store.append(step('t', 4))).toEqual({ is: 'stored' })
        expect((await loaded('t', again)).table.head).toBe(4)
      })

      test('a step changes the row with the log, and only what it names', async () => {
        const before = (await loaded('t')).table
        const set = {
          status: 'running',
          game: 'other',
          version: 4,
          options: { rounds: 5 },
          seats: [{ kind: 'bot', bot: 'b', name: 'B' }],
          host: 'other-host',
          invitation: 'other',
          listed: false,
          settings: null,
          wakeAt: 77,
          commitment: 'c2',
          sealed: { seed: 's2', salt: 't2' },
        } as const
        await store.append({ table: 't', entries: [entry(1), entry(2), entry(3)], set })
        const after = { ...before, ...set, head: 3 }
        expect((await loaded('t')).table).toStrictEqual(after)
        await store.append({ table: 't', entries: [entry(4)], set: { listed: true } })
        expect((await loaded('t')).table).toStrictEqual({ ...after, listed: true, head: 4 })
      })

      test('a table that finishes knows when', async () => {
        await store.append({ table: 't', entries: [entry(1), entry(2, { at: 555 })], set: { status: 'finished' } })
        expect((await loaded('t')).table).toMatchObject({ status: 'finished', finishedAt: 555 })
        await store.append({ table: 't', entries: [entry(3)], set: { settings: 1 } })
        expect((await loaded('t')).table.finishedAt).toBe(555)
      })

      test('two writers want the same number: one is stored, the other is told it is taken', async () => {
        const other = await open()
        const tables = Array.from({ length: 40 }, (_, at) => `r${at}`)
        for (const id of tables) await store.create(newTable(id))
        const attempts = tables.flatMap((id) =>
          [store, other].map(async (one, who) => ({ id, who, ...(await one.append(step(id, 1, { data: who }))) })),
        )
        const answers = await Promise.all(attempts)
        for (const id of tables) {
          const [winner, ...more] = answers.filter((answer) => answer.id === id && answer.is === 'stored')
          expect(more).toEqual([])
          expect(answers.find((answer) => answer.id === id && answer.who !== winner.who)?.is).toBe('taken')
          expect((await loaded(id)).entries).toStrictEqual([entry(1, { data: winner.who })])
        }
      })

      test('two processes race for every number of a table, and each number has one winner', async () => {
        await store.create(newTable('contested'))
        const racers = ['ann', 'ben'].map((name) => ({ name, process: new OtherProcess(place, 'race', name) }))
        for (const { process } of racers) await process.heard(1)
        for (const { process } of racers) process.tell('go')
        const won = new Map<number, string>()
        const reasons = new Set<string>()
        for (const { name, process } of racers) {
          for (const line of await process.end()) {
            const [verb, seq, why] = line.split(' ')
            if (verb === 'lost') reasons.add(why)
            if (verb !== 'won') continue
            expect(won.has(Number(seq))).toBe(false)
            won.set(Number(seq), name)
          }
        }
        reasons.delete('taken')
        expect([...reasons]).toEqual([])
        const { entries } = await loaded('contested')
        expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
        expect(entries.length).toBeGreaterThanOrEqual(60)
        expect(entries.map(({ data }) => data)).toEqual(entries.map(({ seq }) => won.get(seq)))
      })

      test('a command that comes again is answered with its first entry, whatever its number', async () => {
        const first = entry(1, { commandId: 'once' })
        await store.append({ table: 't', entries: [first, entry(2)] })
        const repeated = { is: 'repeated', first }
        expect(await store.append(step('t', 3, { commandId: 'once', data: 'other' }))).toStrictEqual(repeated)
        expect(await store.append(step('t', 1, { commandId: 'once' }))).toStrictEqual(repeated)
        const other = await open()
        expect(await other.append(step('t', 3, { commandId: 'once' }))).toStrictEqual(repeated)
        expect(await other.append(step('t', 3, { commandId: 'twice' }))).toEqual({ is: 'stored' })
        // This store has not heard of the last one yet.
        expect(await store.append(step('t', 3, { commandId: 'twice' }))).toMatchObject({ is: 'repeated' })
        expect(await store.append(step('t', 4, { commandId: 'twice' }))).toMatchObject({ is: 'repeated' })
        expect(await store.answered('t', 'twice')).toStrictEqual(entry(3, { commandId: 'twice' }))
        expect(await store.answered('t', 'never')).toBeNull()
        expect(await store.answered('nowhere', 'once')).toBeNull()
        expect((await loaded('t')).table.head).toBe(3)
      })

      test('the same command at the same moment from two processes is stored once', async () => {
        const other = await open()
        const answers = await Promise.all(
          [store, other].map((one) => one.append(step('t', 1, { commandId: 'same', data: 'same' }))),
        )
        expect(kinds(answers).sort()).toEqual(['repeated', 'stored'])
        expect((await loaded('t')).table.head).toBe(1)
      })

      test('the same command id at another table is another command', async () => {
        await store.create(newTable('u'))
        expect(await store.append(step('t', 1, { commandId: 'c' }))).toEqual({ is: 'stored' })
        expect(await store.append(step('u', 1, { commandId: 'c' }))).toEqual({ is: 'stored' })
      })

      test('a table that is not there is gone, and a number that leaves a gap is an error', async () => {
        expect(await store.append(step('nowhere', 1))).toEqual({ is: 'gone' })
        await expect(store.append(step('t', 2))).rejects.toThrow(/entry 2 cannot follow 0/)
        await store.append(step('t', 1))
        await expect(store.append(step('t', 3))).rejects.toThrow(/entry 3 cannot follow 1/)
        expect((await loaded('t')).table.head).toBe(1)
      })

      test('a step that makes no sense is refused before it reaches the database', async () => {
        await expect(store.append(step('t', 0))).rejects.toThrow('begin with 1')
        await expect(store.append({ table: 't', entries: [entry(1), entry(3)] })).rejects.toThrow('one after the other')
        await expect(store.append({ table: 't', entries: [entry(1), entry(2, { commandId: 'c' })] })).rejects.toThrow(
          'only the first',
        )
        await expect(store.append(step('t', 1, { commandId: 'a\u0000b' }))).rejects.toThrow('printable')
        await expect(store.append(step('t', 1, { at: 0.5 }))).rejects.toThrow('whole number')
        expect((await loaded('t')).table.head).toBe(0)
      })

      test('heads are told for those that exist', async () => {
        await store.create(newTable('u'))
        await store.append({ table: 'u', entries: [entry(1), entry(2)] })
        expect(await store.heads(['t', 'u', 'nowhere'])).toEqual(
          new Map([
            ['t', 0],
            ['u', 2],
          ]),
        )
      })
    })

    describe('group commit', () => {
      test('what is handed over in one turn for many tables goes to disk in one transaction', async () => {
        const tables = Array.from({ length: 300 }, (_, at) => `g${at}`)
        await Promise.all(tables.map((id) => store.create(newTable(id))))
        const before = await ground.transactions(place)
        const answers = await Promise.all(tables.map((table) => store.append(step(table, 1, { commandId: 'c' }))))
        expect(new Set(kinds(answers))).toEqual(new Set(['stored']))
        expect((await ground.transactions(place)) - before).toBe(1)
        expect(new Set((await store.heads(tables)).values())).toEqual(new Set([1]))
      })

      test('one step that cannot be done fails alone and leaves nothing of itself', async () => {
        for (const id of ['a', 'b', 'c']) await store.create(newTable(id))
        const results = await Promise.allSettled([
          store.append({ table: 'a', entries: [entry(1), entry(2)], set: { settings: 'a' } }),
          // The invitation is another table's.
          store.append({
            table: 'b',
            entries: [entry(1, { commandId: 'x' }), entry(2)],
            set: { settings: 'b', wakeAt: 5, invitation: 'invitation-of-a' },
          }),
          store.append({ table: 'c', entries: [entry(1)], set: { settings: 'c' } }),
        ])
        expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
        expect((await loaded('a')).table).toMatchObject({ settings: 'a', head: 2 })
        expect((await loaded('c')).table).toMatchObject({ settings: 'c', head: 1 })
        const b = await loaded('b')
        expect(b.table).toMatchObject({ settings: { spectators: true }, wakeAt: null, head: 0 })
        expect(b.entries).toEqual([])
        // Nothing of it is remembered either: another process writes those numbers, and the log goes on from there.
        const other = await open()
        const theirs = { table: 'b', entries: [entry(1, { data: 'theirs' }), entry(2, { data: 'theirs' })] } as const
        expect(await other.append(theirs)).toEqual({ is: 'stored' })
        const ours = [entry(3), entry(4, { commandId: 'x' })]
        for (const line of ours) expect(await store.append({ table: 'b', entries: [line] })).toEqual({ is: 'stored' })
        expect((await loaded('b')).entries).toStrictEqual([...theirs.entries, ...ours])
      })

      test('losers in a group do not hold up the others', async () => {
        const other = await open()
        for (const id of ['a', 'b', 'c', 'd']) await store.create(newTable(id))
        await store.append(step('b', 1, { commandId: 'mine' }))
        await other.append(step('a', 1))
        const answers = await Promise.all([
          store.append({ table: 'a', entries: [entry(1), entry(2)], set: { settings: 'lost' } }),
          store.append(step('b', 2, { commandId: 'mine' })),
          store.append({ table: 'c', entries: [entry(1), entry(2)], set: { settings: 'won' } }),
          store.append(step('nowhere', 1)),
          store.append(step('d', 1)),
        ])
        expect(kinds(answers)).toEqual(['taken', 'repeated', 'stored', 'gone', 'stored'])
        expect((await loaded('a')).table).toMatchObject({ head: 1, settings: { spectators: true } })
        expect((await loaded('c')).table).toMatchObject({ head: 2, settings: 'won' })
      })

      test('steps of one table may be handed over one behind the other', async () => {
        await store.create(newTable('t'))
        const answers = await Promise.all(
          [1, 2, 3, 4, 5].map((seq) =>
            store.append({ ...step('t', seq, { commandId: `c${seq}` }), set: { settings: seq } }),
          ),
        )
        expect(new Set(kinds(answers))).toEqual(new Set(['stored']))
        expect((await loaded('t')).table).toMatchObject({ head: 5, settings: 5 })
      })

      test('a step behind one that was not stored is not stored either, though its number would be free', async () => {
        const other = await open()
        for (const id of ['t', 'u']) await store.create(newTable(id))
        await other.append(step('t', 1))
        const behind = [store.append(step('t', 1)), store.append(step('t', 2)), store.append(step('t', 3))]
        const beside = [store.append(step('u', 1)), store.append(step('u', 2))]
        expect(kinds(await Promise.all(behind))).toEqual(['taken', 'taken', 'taken'])
        expect(kinds(await Promise.all(beside))).toEqual(['stored', 'stored'])
        expect((await loaded('t')).table.head).toBe(1)
        // The next one was made knowing that.
        expect(await store.append(step('t', 2))).toEqual({ is: 'stored' })
      })

      test('closing stores what was handed over before, and nothing after', async () => {
        await store.create(newTable('t'))
        const last = [store.append(step('t', 1)), store.append(step('t', 2))]
        await store.close()
        expect(kinds(await Promise.all(last))).toEqual(['stored', 'stored'])
        await expect(store.append(step('t', 3))).rejects.toThrow('closed')
        await expect(store.load('t')).rejects.toThrow('closed')
        await expect(store.create(newTable('u'))).rejects.toThrow('closed')
        await expect(store.ready()).rejects.toThrow('closed')
        expect((await loaded('t', await open())).table.head).toBe(2)
      })
    })

    describe('crashes', () => {
      test('after a kill in the middle everything acknowledged is there, and nothing by halves', async () => {
        const tables = Array.from({ length: 20 }, (_, at) => `k${at}`)
        for (const id of tables) await store.create(newTable(id))
        const process = new OtherProcess(place, 'append for ever', tables.join(' '))
        await process.heard(1000)
        const acknowledged = new Map<string, number>()
        for (const line of await process.kill()) {
          const [table, seq] = line.split(' ')
          if (table !== 'open') acknowledged.set(table, Number(seq))
        }
        expect(acknowledged.size).toBe(tables.length)

        const after = await open()
        await after.ready()
        for (const id of tables) {
          const { table, entries } = await loaded(id, after)
          expect(table.head).toBeGreaterThanOrEqual(acknowledged.get(id)!)
          // Steps have two entries and a change of the row: all of it or none.
          expect(table.head % 2).toBe(0)
          expect(table).toMatchObject({ settings: { head: table.head }, wakeAt: table.head })
          expect(entries).toStrictEqual(
            Array.from({ length: table.head }, (_, at) =>
              at % 2 === 0 ? entry(at + 1, { commandId: `command-${at + 1}` }) : entry(at + 1),
            ),
          )
          expect(await after.append(step(id, table.head + 1))).toEqual({ is: 'stored' })
        }
      })
    })

    describe('changes', () => {
      test('every stored step and line is told after its answer, refused ones are not', async () => {
        await store.create(newTable('t'))
        const heard: (Change | string)[] = []
        const stop = store.changes((change) => heard.push(change))
        const next = () => new Promise<void>((resolve) => store.changes(() => resolve()))
        let told = next()
        await store.append({ table: 't', entries: [entry(1), entry(2)] })
        heard.push('answered')
        await told
        await store.append(step('t', 2))
        told = next()
        await store.say('t', { at: 1, commandId: 'c', seat: 0, name: 'Ann', text: 'hi' })
        await told
        expect(heard).toEqual([
          'answered',
          { is: 'moved', table: 't', seq: 2, own: true },
          { is: 'said', table: 't', number: 1, own: true },
        ])
        stop()
        told = next()
        await store.append(step('t', 3))
        await told
        expect(heard.length).toBe(3)
      })
    })

    describe('chat', () => {
      const line = (text: string, commandId = text) => ({ at: 9, commandId, seat: 1, name: 'Ann', text })

      beforeEach(async () => {
        await store.create(newTable('t'))
      })

      test('lines are numbered, read from any number or from the end, and do not touch the log', async () => {
        for (const text of ['one', 'two', 'three']) await store.say('t', line(text))
        expect(await store.chat('t', { limit: 2 })).toStrictEqual([
          { number: 2, ...line('two') },
          { number: 3, ...line('three') },
        ])
        expect((await store.chat('t', { after: 1, limit: 1 })).map(({ text }) => text)).toEqual(['two'])
        expect((await store.chat('t', { after: 0, limit: 9 })).length).toBe(3)
        expect(await store.chat('nowhere', { limit: 9 })).toEqual([])
        expect((await loaded('t')).table.head).toBe(0)
      })

      test('any text survives, and a spectator has no seat', async () => {
        const odd = { at: 1, commandId: 'c', seat: null, name: '\u0000 🂡', text: "'; DROP TABLE chat; -- \ud800" }
        expect(await store.say('t', odd)).toEqual({ is: 'said', number: 1 })
        expect(await store.chat('t', { limit: 9 })).toStrictEqual([{ number: 1, ...odd }])
      })

      test('a line that comes again is answered with the first, and a table that is not there is gone', async () => {
        await store.say('t', line('one', 'c'))
        const other = await open()
        expect(await other.say('t', line('again', 'c'))).toStrictEqual({
          is: 'repeated',
          first: { number: 1, ...line('one', 'c') },
        })
        expect(await store.say('nowhere', line('hello'))).toEqual({ is: 'gone' })
      })

      test('many talk at once through two stores, and every number is given once', async () => {
        const other = await open()
        const said = await Promise.all(
          Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? store : other).say('t', line(`${at}`))),
        )
        const numbers = said.map((answer) => (answer.is === 'said' ? answer.number : 0)).sort((a, b) => a - b)
        expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
        expect((await store.chat('t', { limit: 99 })).map(({ number }) => number)).toEqual(numbers)
      })
    })

    describe('subscriptions', () => {
      const browser = (name: string, auth = 'auth') => ({
        endpoint: `https://push.example/${name}`,
        p256dh: `key of ${name}`,
        auth,
      })

      test('belong to one person each, the last who said so, until they are forgotten', async () => {
        await store.subscribe('ann', browser('phone'), 1)
        await store.subscribe('ann', browser('desk'), 2)
        await store.subscribe('bob', browser('shared'), 3)
        expect(await store.subscriptions('ann')).toEqual([browser('phone'), browser('desk')])
        await store.subscribe('ann', browser('shared', 'new'), 4)
        expect(await store.subscriptions('bob')).toEqual([])
        await store.unsubscribe(browser('phone').endpoint, 'bob')
        expect(await store.subscriptions('ann')).toHaveLength(3)
        await store.unsubscribe(browser('phone').endpoint, 'ann')
        await store.unsubscribe(browser('desk').endpoint)
        expect(await store.subscriptions('ann')).toEqual([browser('shared', 'new')])
        expect(await store.subscriptions('nobody')).toEqual([])
      })

      test('are bounded: the oldest of a person goes', async () => {
        await store.subscribe('bob', browser('his'), 0)
        for (let at = 0; at < SUBSCRIPTIONS_AT_MOST + 2; at++) await store.subscribe('ann', browser(`${at}`), at)
        const kept = (await store.subscriptions('ann')).map(({ endpoint }) => endpoint)
        expect(kept).toHaveLength(SUBSCRIPTIONS_AT_MOST)
        expect(kept[0]).toBe(browser('2').endpoint)
        expect(await store.subscriptions('bob')).toHaveLength(1)
      })
    })

    describe('reviews', () => {
      test('are kept with their table, the last one in place of those before, also for others', async () => {
        await store.create(newTable('a'))
        await store.create(newTable('b'))
        expect(await store.review('a')).toBeNull()
        await store.keepReview('a', { verdicts: [1] })
        await store.keepReview('a', { verdicts: [1, 'Änn 🂡 \u0000'] })
        await store.keepReview('b', [])
        const kept = { verdicts: [1, 'Änn 🂡 \u0000'] }
        expect(await store.review('a')).toStrictEqual(kept)
        expect(await (await open()).review('a')).toStrictEqual(kept)
        expect(await store.review('b')).toStrictEqual([])
      })

      test('of tables that are gone are not kept', async () => {
        await store.keepReview('nowhere', { verdicts: [] })
        expect(await store.review('nowhere')).toBeNull()
      })
    })

    describe('accounts', () => {
      const nothing = { tokens: 0, time: 0, cost: 0, misses: 0 }

      test('add up what everybody spends, for each player and account by itself', async () => {
        const other = await open()
        expect(await store.spent('haiku', 'day:7')).toStrictEqual(nothing)
        const more = { tokens: 10, time: 1.5, cost: 0.25, misses: 1 }
        await Promise.all([store, other, store, other].map((one) => one.spend('haiku', 'day:7', more, 5)))
        const all = { tokens: 50, time: 7.5, cost: 1.25, misses: 5 }
        expect(await other.spend('haiku', 'day:7', more, 6)).toStrictEqual(all)
        expect(await (await open()).spent('haiku', 'day:7')).toStrictEqual(all)
        expect(await store.spent('haiku', 'day:8')).toStrictEqual(nothing)
        expect(await store.spent('opus', 'day:7')).toStrictEqual(nothing)
      })

      test('that nobody used for long go with the tables that finished then', async () => {
        const more = { tokens: 10, time: 0, cost: 0, misses: 0 }
        await store.spend('haiku', 'old', more, 10)
        await store.spend('haiku', 'used', more, 10)
        await store.spend('haiku', 'used', more, 100)
        await store.prune({ finishedBefore: 50, dryRun: true })
        expect(await store.spent('haiku', 'old')).toStrictEqual(more)
        await store.prune({ finishedBefore: 50 })
        expect(await store.spent('haiku', 'old')).toStrictEqual(nothing)
        expect((await store.spent('haiku', 'used')).tokens).toBe(20)
      })
    })

    describe('secrets', () => {
      test('whoever asks first makes it, and all get the same', async () => {
        const other = await open()
        const [a, b] = await Promise.all([store.secret('key', () => 'mine'), other.secret('key', () => 'theirs')])
        expect(['mine', 'theirs']).toContain(a)
        expect(b).toBe(a)
        expect(await (await open()).secret('key', () => 'late')).toBe(a)
        expect(await store.secret('other', () => 'another')).toBe('another')
      })
    })

    describe('retention', () => {
      test('old tables go with all that belongs to them, after a count that changes nothing', async () => {
        const ann = { kind: 'person', token: 'ann', name: 'Ann' } as const
        await store.create(newTable('stays', { createdAt: 900, host: 'ann', seats: [ann] }))
        await store.append({ table: 'stays', entries: [entry(1, { at: 900 })], set: { status: 'finished' } })
        await store.create(newTable('fresh', { createdAt: 900 }))
        await store.create(newTable('returned', { createdAt: 10 }))
        await store.append(step('returned', 1, { at: 900 }))
        const kept = await ground.rows(place)
        const rest = await Promise.all(['stays', 'fresh', 'returned'].map((id) => store.load(id)))

        await store.create(newTable('finished', { createdAt: 10, seats: [ann], wakeAt: 4 }))
        await store.append({
          table: 'finished',
          entries: [entry(1), entry(2, { at: 499 })],
          set: { status: 'finished' },
        })
        await store.say('finished', { at: 1, commandId: 'c', seat: null, name: 'Ann', text: 'gg' })
        await store.keepReview('finished', { verdicts: [] })
        await store.create(newTable('never-begun', { createdAt: 99 }))
        await store.create(newTable('left', { createdAt: 10, seats: [ann] }))
        await store.append({ table: 'left', entries: [entry(1, { at: 99 })], set: { status: 'running' } })
        const all = await ground.rows(place)

        const finished = { tables: 1, entries: 2, chat: 1 }
        const abandoned = { tables: 2, entries: 1, chat: 0 }
        expect(await store.prune({ finishedBefore: 500, dryRun: true })).toEqual(finished)
        expect(await store.prune({ abandonedBefore: 100, dryRun: true })).toEqual(abandoned)
        expect(await store.prune({ unstartedBefore: 100, dryRun: true })).toEqual({ tables: 1, entries: 0, chat: 0 })
        expect(await store.prune({ finishedBefore: 500, abandonedBefore: 100, dryRun: true })).toEqual({
          tables: 3,
          entries: 3,
          chat: 1,
        })
        expect(await store.prune({})).toEqual({ tables: 0, entries: 0, chat: 0 })
        expect(await ground.rows(place)).toBe(all)

        expect(await store.prune({ finishedBefore: 500 })).toEqual(finished)
        expect(await store.load('finished')).toBeNull()
        expect(await store.review('finished')).toBeNull()
        expect(await store.append(step('finished', 3))).toEqual({ is: 'gone' })
        expect(await store.invited('invitation-of-finished')).toBeNull()
        expect(await store.prune({ abandonedBefore: 100 })).toEqual(abandoned)
        expect(await store.prune({ finishedBefore: 500, abandonedBefore: 100 })).toMatchObject({ tables: 0 })
        expect(await ground.rows(place)).toBe(kept)
        expect(await Promise.all(['stays', 'fresh', 'returned'].map((id) => store.load(id)))).toStrictEqual(rest)
        expect((await store.list({ person: 'ann', limit: 9 })).map(({ id }) => id)).toEqual(['stays'])
      })

      test('more tables than go at once go all the same, and their ids can be used again', async () => {
        const tables = Array.from({ length: 120 }, (_, at) => `p${at}`)
        await Promise.all(tables.map((id) => store.create(newTable(id, { createdAt: 1 }))))
        await Promise.all(tables.map((id) => store.append(step(id, 1, { at: 1, commandId: 'c' }))))
        const other = await open()
        expect(await other.prune({ abandonedBefore: 2 })).toEqual({ tables: 120, entries: 120, chat: 0 })
        expect(await ground.rows(place)).toBe(0)
        await store.create(newTable('p7'))
        expect(await store.append(step('p7', 1, { commandId: 'c' }))).toEqual({ is: 'stored' })
        expect((await loaded('p7')).table.head).toBe(1)
      })
    })

    describe('many at once', () => {
      test('readers see the row and the log of one moment while two stores write', async () => {
        const writers = [store, await open()]
        const readers = [store, writers[1], await open()]
        await store.create(newTable('t', { settings: { head: 0 } }))
        let writing = true
        let looks = 0
        const write = async (writer: Store) => {
          for (;;) {
            const head = (await writer.heads(['t'])).get('t')!
            if (head >= 150) return
            await writer.append({
              table: 't',
              entries: [entry(head + 1), entry(head + 2), entry(head + 3)],
              set: { settings: { head: head + 3 } },
            })
          }
        }
        const read = async (reader: Store, after: number) => {
          while (writing) {
            const { table, entries } = (await reader.load('t', after))!
            expect(table.settings).toEqual({ head: table.head })
            expect(entries.map(({ seq }) => seq)).toEqual(
              Array.from({ length: Math.max(0, table.head - after) }, (_, at) => after + at + 1),
            )
            looks++
            // SQLite answers at once; give the others their turn.
            await new Promise(setImmediate)
          }
        }
        const reading = readers.flatMap((reader) => [read(reader, 0), read(reader, 50)])
        await Promise.all(writers.map(write))
        writing = false
        await Promise.all(reading)
        expect(looks).toBeGreaterThan(20)
        expect((await loaded('t')).table.head).toBeGreaterThanOrEqual(150)
      })

      test('ten thousand tables that wait cost no memory', async () => {
        const make = async (from: number, until: number) => {
          for (let at = from; at < until; at += 500) {
            const some = Array.from({ length: 500 }, (_, more) => `idle-${at + more}`)
            await Promise.all(some.map((id) => store.create(newTable(id))))
            await Promise.all(some.map((id) => store.append(step(id, 1, { commandId: crypto.randomUUID() }))))
          }
        }
        await make(0, 1000)
        const before = heap()
        await make(1000, 10_000)
        const grown = heap() - before
        expect((await store.counts()).lobby).toBe(10_000)
        // A table in play takes some hundred kilobytes.
        expect(grown / 9000).toBeLessThan(1000)
      })
    })

    describe('opening', () => {
      test('several processes that start at once on an empty database all come up', async () => {
        place = await ground.place()
        const processes = [1, 2].map(() => new OtherProcess(place, 'open'))
        for (const process of processes) expect(await process.end()).toEqual(['open'])
        const after = await open()
        expect(await after.create(newTable('t'))).toBe('created')
      })
    })
  })
}
