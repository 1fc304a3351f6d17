import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { entry, newTable, step } from './fixtures.ts'
import type { AtStore, Ground } from './ground.ts'
import { OtherProcess } from './processes.ts'

const collect: () => void = (() => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
})()

/** What is held in memory after everything that can go has gone. */
function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

/** What every store promises when there are many: readers, tables, processes. */
export function describeCrowds(ground: Ground, here: AtStore): void {
  describe('many at once', () => {
    test('readers see the row and the log of one moment while two stores write', async () => {
      const writers = [here.store, await here.open()]
      const readers = [here.store, writers[1], await here.open()]
      await here.store.create(newTable('t', { settings: { head: 0 } }))
      let reading = true
      const write = async (writer: Store) => {
        do {
          const head = (await writer.heads(['t'])).get('t')!
          await writer.append({
            table: 't',
            entries: [entry(head + 1), entry(head + 2), entry(head + 3)],
            set: { settings: { head: head + 3 } },
          })
        } while (reading)
      }
      const read = async (reader: Store, after: number) => {
        for (let looks = 0; looks < 20; looks++) {
          const { table, entries } = (await reader.load('t', after))!
          expect(table.settings).toEqual({ head: table.head })
          expect(entries.map(({ seq }) => seq)).toEqual(
            Array.from({ length: Math.max(0, table.head - after) }, (_, at) => after + at + 1),
          )
          // SQLite answers at once; give the others their turn.
          await new Promise(setImmediate)
        }
      }
      const writing = Promise.all(writers.map(write))
      await Promise.all(readers.flatMap((reader) => [read(reader, 0), read(reader, 50)]))
      reading = false
      await writing
      expect((await here.loaded('t')).table.head % 3).toBe(0)
    })

    test('ten thousand tables that wait cost no memory', async () => {
      const make = async (from: number, until: number) => {
        for (let at = from; at < until; at += 500) {
          const some = Array.from({ length: 500 }, (_, more) => `idle-${at + more}`)
          await Promise.all(some.map((id) => here.store.create(newTable(id))))
          await Promise.all(some.map((id) => here.store.append(step(id, 1, { commandId: `first-of-${id}` }))))
        }
      }
      await make(0, 1000)
      const before = heap()
      await make(1000, 10_000)
      const grown = heap() - before
      expect((await here.store.counts()).lobby).toBe(10_000)
      // A table in play takes some hundred kilobytes.
      expect(grown / 9000).toBeLessThan(1000)
    })
  })

  describe('opening', () => {
    test('several processes that start at once on an empty database all come up', async () => {
      here.place = await ground.place()
      const processes = [1, 2].map(() => new OtherProcess(here.place, 'open'))
      for (const process of processes) expect(await process.end()).toEqual(['open'])
      const after = await here.open()
      expect(await after.create(newTable('t'))).toBe('created')
    })
  })
}
