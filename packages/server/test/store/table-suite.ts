import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { entry, newTable, step } from './fixtures.ts'
import type { AtStore, Ground } from './ground.ts'

/** What every store promises about tables. */
export function describeTables(ground: Ground, here: AtStore): void {
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
      expect(await here.store.create(table)).toBe('created')
      const expected = { table: { ...table, status: 'lobby', finishedAt: null, head: 0 }, entries: [] }
      expect(await here.store.load('t')).toStrictEqual(expected)
      const again = await here.open()
      expect(await again.load('t')).toStrictEqual(expected)
      expect(Object.keys((await here.loaded('t')).table.options as object)).toEqual(['zebra', 'ant'])
    })

    test('an id and an invitation are used once, and the second attempt leaves nothing behind', async () => {
      await here.store.create(newTable('t'))
      const rows = await ground.rows(here.place)
      expect(await here.store.create(newTable('t', { game: 'other', invitation: 'fresh' }))).toBe('taken')
      expect(await here.store.create(newTable('u', { invitation: 'invitation-of-t' }))).toBe('taken')
      expect(await here.store.load('u')).toBeNull()
      expect((await here.loaded('t')).table.game).toBe('move159')
      expect(await ground.rows(here.place)).toBe(rows)
    })

    test('of two who make the same table at the same moment one succeeds', async () => {
      const other = await here.open()
      const answers = await Promise.all([here.store.create(newTable('t')), other.create(newTable('t'))])
      expect(answers.sort()).toEqual(['created', 'taken'])
    })

    test('an invitation leads to its table until it is replaced', async () => {
      await here.store.create(newTable('t', { invitation: 'old' }))
      expect(await here.store.invited('old')).toBe('t')
      await here.store.append({ table: 't', entries: [entry(1)], set: { invitation: 'new' } })
      expect(await here.store.invited('old')).toBeNull()
      expect(await here.store.invited('new')).toBe('t')
    })

    test('a table can be deleted with everything that belongs to it, and the others stay', async () => {
      const before = await ground.rows(here.place)
      const seats = [{ kind: 'person', token: 'ann', name: 'Ann' } as const]
      await here.store.create(newTable('t', { seats }))
      await here.store.append(step('t', 1))
      await here.store.append(step('t', 2))
      await here.store.say('t', { at: 1, commandId: 'c', seat: 0, name: 'Ann', text: 'hello' })
      await here.store.keepReview('t', {})
      const other = await here.open()
      expect(await other.delete('t')).toEqual({ tables: 1, entries: 2, chat: 1 })
      expect(await other.delete('t')).toBeNull()
      expect(await here.store.load('t')).toBeNull()
      expect(await here.store.append(step('t', 3))).toEqual({ is: 'gone' })
      expect(await ground.rows(here.place)).toBe(before)
    })

    test('ids are listed like the tables themselves', async () => {
      for (let at = 0; at < 5; at++) await here.store.create(newTable(`t${at}`, { createdAt: at, listed: at !== 3 }))
      const first = await here.store.newest({ listed: true, limit: 2 })
      expect(first).toEqual([
        { id: 't4', createdAt: 4 },
        { id: 't2', createdAt: 2 },
      ])
      const rest = await here.store.newest({ listed: true, limit: 9, before: first[1] })
      expect(rest.map(({ id }) => id)).toEqual(['t1', 't0'])
    })

    test('lists are newest first, by pages, without secrets, and by who sits or hosts there', async () => {
      const ann = { kind: 'person', token: 'ann', name: 'Ann' } as const
      for (let at = 0; at < 6; at++) {
        // Two at each moment: then the id decides.
        await here.store.create(newTable(`t${at}`, { createdAt: 1000 + (at >> 1), listed: at !== 3 }))
      }
      await here.store.create(newTable('mine', { createdAt: 5, host: 'ann', listed: false }))
      await here.store.append({ table: 't4', entries: [entry(1)], set: { seats: [{ kind: 'free' }, ann] } })
      await here.store.append({ table: 't1', entries: [entry(1)], set: { seats: [ann, ann], status: 'running' } })
      await here.store.append({ table: 't2', entries: [entry(1)], set: { seats: [ann] } })
      await here.store.append({ table: 't2', entries: [entry(2)], set: { seats: [{ kind: 'free' }] } })

      const ids = async (query: Parameters<Store['list']>[0]) => (await here.store.list(query)).map(({ id }) => id)
      expect(await ids({ limit: 3 })).toEqual(['t5', 't4', 't3'])
      const [, , last] = await here.store.list({ limit: 3 })
      expect(await ids({ limit: 10, before: last })).toEqual(['t2', 't1', 't0', 'mine'])
      expect(await ids({ limit: 10, status: 'lobby', listed: true })).toEqual(['t5', 't4', 't2', 't0'])
      expect(await ids({ limit: 10, person: 'ann' })).toEqual(['t4', 't1', 'mine'])
      expect(await ids({ limit: 10, person: 'ann', status: 'running' })).toEqual(['t1'])
      expect(await ids({ limit: 10, person: 'nobody' })).toEqual([])

      const [running] = await here.store.list({ limit: 1, status: 'running' })
      const { sealed: _, invitation: __, ...rest } = (await here.loaded('t1')).table
      expect(running).toStrictEqual(rest)
    })

    test('tables that want to be woken are named, the most urgent first', async () => {
      await here.store.create(newTable('a', { wakeAt: 30 }))
      await here.store.create(newTable('b', { wakeAt: 10 }))
      await here.store.create(newTable('c'))
      await here.store.create(newTable('d', { wakeAt: 99 }))
      await here.store.append({ table: 'c', entries: [entry(1)], set: { wakeAt: 20 } })
      expect(await here.store.wakes(30, 9)).toEqual([
        { table: 'b', wakeAt: 10 },
        { table: 'c', wakeAt: 20 },
        { table: 'a', wakeAt: 30 },
      ])
      expect(await here.store.wakes(30, 1)).toEqual([{ table: 'b', wakeAt: 10 }])
      await here.store.append({ table: 'b', entries: [entry(1)], set: { wakeAt: null } })
      expect((await here.store.wakes(30, 1))[0].table).toBe('c')
      expect((await here.loaded('b')).table.wakeAt).toBeNull()
    })

    test('tables are counted by how far they are', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await here.store.create(newTable(id))
      await here.store.append({ table: 'a', entries: [entry(1)], set: { status: 'running' } })
      await here.store.append({ table: 'b', entries: [entry(1)], set: { status: 'finished' } })
      expect(await here.store.counts()).toEqual({ lobby: 2, running: 1, finished: 1 })
    })
  })

  describe('retention', () => {
    test('old tables go with all that belongs to them, after a count that changes nothing', async () => {
      const ann = { kind: 'person', token: 'ann', name: 'Ann' } as const
      await here.store.create(newTable('stays', { createdAt: 900, host: 'ann', seats: [ann] }))
      await here.store.append({ table: 'stays', entries: [entry(1, { at: 900 })], set: { status: 'finished' } })
      await here.store.create(newTable('fresh', { createdAt: 900 }))
      await here.store.create(newTable('returned', { createdAt: 10 }))
      await here.store.append(step('returned', 1, { at: 900 }))
      const kept = await ground.rows(here.place)
      const rest = await Promise.all(['stays', 'fresh', 'returned'].map((id) => here.store.load(id)))

      await here.store.create(newTable('finished', { createdAt: 10, seats: [ann], wakeAt: 4 }))
      await here.store.append({
        table: 'finished',
        entries: [entry(1), entry(2, { at: 499 })],
        set: { status: 'finished' },
      })
      await here.store.say('finished', { at: 1, commandId: 'c', seat: null, name: 'Ann', text: 'gg' })
      await here.store.keepReview('finished', { verdicts: [] })
      await here.store.create(newTable('never-begun', { createdAt: 99 }))
      await here.store.create(newTable('left', { createdAt: 10, seats: [ann] }))
      await here.store.append({ table: 'left', entries: [entry(1, { at: 99 })], set: { status: 'running' } })
      const all = await ground.rows(here.place)

      const finished = { tables: 1, entries: 2, chat: 1 }
      const abandoned = { tables: 2, entries: 1, chat: 0 }
      expect(await here.store.prune({ finishedBefore: 500, dryRun: true })).toEqual(finished)
      expect(await here.store.prune({ abandonedBefore: 100, dryRun: true })).toEqual(abandoned)
      expect(await here.store.prune({ unstartedBefore: 100, dryRun: true })).toEqual({ tables: 1, entries: 0, chat: 0 })
      expect(await here.store.prune({ finishedBefore: 500, abandonedBefore: 100, dryRun: true })).toEqual({
        tables: 3,
        entries: 3,
        chat: 1,
      })
      expect(await here.store.prune({})).toEqual({ tables: 0, entries: 0, chat: 0 })
      expect(await ground.rows(here.place)).toBe(all)

      expect(await here.store.prune({ finishedBefore: 500 })).toEqual(finished)
      expect(await here.store.load('finished')).toBeNull()
      expect(await here.store.review('finished')).toBeNull()
      expect(await here.store.append(step('finished', 3))).toEqual({ is: 'gone' })
      expect(await here.store.invited('invitation-of-finished')).toBeNull()
      expect(await here.store.prune({ abandonedBefore: 100 })).toEqual(abandoned)
      expect(await here.store.prune({ finishedBefore: 500, abandonedBefore: 100 })).toMatchObject({ tables: 0 })
      expect(await ground.rows(here.place)).toBe(kept)
      expect(await Promise.all(['stays', 'fresh', 'returned'].map((id) => here.store.load(id)))).toStrictEqual(rest)
      expect((await here.store.list({ person: 'ann', limit: 9 })).map(({ id }) => id)).toEqual(['stays'])
    })

    test('more tables than go at once go all the same, and their ids can be used again', async () => {
      const tables = Array.from({ length: 120 }, (_, at) => `p${at}`)
      await Promise.all(tables.map((id) => here.store.create(newTable(id, { createdAt: 1 }))))
      await Promise.all(tables.map((id) => here.store.append(step(id, 1, { at: 1, commandId: 'c' }))))
      const other = await here.open()
      expect(await other.prune({ abandonedBefore: 2 })).toEqual({ tables: 120, entries: 120, chat: 0 })
      expect(await ground.rows(here.place)).toBe(0)
      await here.store.create(newTable('p7'))
      expect(await here.store.append(step('p7', 1, { commandId: 'c' }))).toEqual({ is: 'stored' })
      expect((await here.loaded('p7')).table.head).toBe(1)
    })
  })
}
