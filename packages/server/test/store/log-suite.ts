import { beforeEach, describe, expect, test } from 'vitest'
import type { LogEntry } from '../../src/store/store.ts'
import { entry, kinds, newTable, step } from './fixtures.ts'
import type { AtStore } from './ground.ts'
import { OtherProcess } from './processes.ts'

/** What every store promises about logs. */
export function describeLogs(here: AtStore): void {
  describe('the log', () => {
    beforeEach(async () => {
      await here.store.create(newTable('t'))
    })

    test('entries come back exactly, from any number on', async () => {
      const log: LogEntry[] = [
        entry(1, { kind: 'started', seat: null, decision: null, data: null }),
        entry(2, { data: { text: 'a \u0000 b \ud800', nested: [[], {}, -1.5, 1e21] } }),
        entry(3, { at: 8_640_000_000_000_000, commandId: '!~', data: 'just text' }),
      ]
      for (const line of log) expect(await here.store.append({ table: 't', entries: [line] })).toEqual({ is: 'stored' })
      expect((await here.loaded('t')).entries).toStrictEqual(log)
      expect((await here.store.load('t', 1))?.entries).toStrictEqual(log.slice(1))
      expect((await here.store.load('t', 3))?.entries).toEqual([])
      expect((await here.store.load('t', 9))?.table.head).toBe(3)
      const again = await here.open()
      expect((await here.loaded('t', again)).entries).toStrictEqual(log)
      expect(await here.store.append(step('t', 4))).toEqual({ is: 'stored' })
      expect((await here.loaded('t', again)).table.head).toBe(4)
    })

    test('a step changes the row with the log, and only what it names', async () => {
      const before = (await here.loaded('t')).table
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
      await here.store.append({ table: 't', entries: [entry(1), entry(2), entry(3)], set })
      const after = { ...before, ...set, head: 3 }
      expect((await here.loaded('t')).table).toStrictEqual(after)
      await here.store.append({ table: 't', entries: [entry(4)], set: { listed: true } })
      expect((await here.loaded('t')).table).toStrictEqual({ ...after, listed: true, head: 4 })
    })

    test('a table that finishes knows when', async () => {
      await here.store.append({ table: 't', entries: [entry(1), entry(2, { at: 555 })], set: { status: 'finished' } })
      expect((await here.loaded('t')).table).toMatchObject({ status: 'finished', finishedAt: 555 })
      await here.store.append({ table: 't', entries: [entry(3)], set: { settings: 1 } })
      expect((await here.loaded('t')).table.finishedAt).toBe(555)
    })

    test('two writers want the same number: one is stored, the other is told it is taken', async () => {
      const other = await here.open()
      const tables = Array.from({ length: 40 }, (_, at) => `r${at}`)
      for (const id of tables) await here.store.create(newTable(id))
      const attempts = tables.flatMap((id) =>
        [here.store, other].map(async (one, who) => ({ id, who, ...(await one.append(step(id, 1, { data: who }))) })),
      )
      const answers = await Promise.all(attempts)
      for (const id of tables) {
        const [winner, ...more] = answers.filter((answer) => answer.id === id && answer.is === 'stored')
        expect(more).toEqual([])
        expect(answers.find((answer) => answer.id === id && answer.who !== winner.who)?.is).toBe('taken')
        expect((await here.loaded(id)).entries).toStrictEqual([entry(1, { data: winner.who })])
      }
    })

    test('two processes race for every number of a table, and each number has one winner', async () => {
      await here.store.create(newTable('contested'))
      const racers = ['ann', 'ben'].map((name) => ({ name, process: new OtherProcess(here.place, 'race', name) }))
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
      const { entries } = await here.loaded('contested')
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
      expect(entries.length).toBeGreaterThanOrEqual(60)
      expect(entries.map(({ data }) => data)).toEqual(entries.map(({ seq }) => won.get(seq)))
    })

    test('a command that comes again is answered with its first entry, whatever its number', async () => {
      const first = entry(1, { commandId: 'once' })
      await here.store.append({ table: 't', entries: [first, entry(2)] })
      const repeated = { is: 'repeated', first }
      expect(await here.store.append(step('t', 3, { commandId: 'once', data: 'other' }))).toStrictEqual(repeated)
      expect(await here.store.append(step('t', 1, { commandId: 'once' }))).toStrictEqual(repeated)
      const other = await here.open()
      expect(await other.append(step('t', 3, { commandId: 'once' }))).toStrictEqual(repeated)
      expect(await other.append(step('t', 3, { commandId: 'twice' }))).toEqual({ is: 'stored' })
      // This here.store has not heard of the last one yet.
      expect(await here.store.append(step('t', 3, { commandId: 'twice' }))).toMatchObject({ is: 'repeated' })
      expect(await here.store.append(step('t', 4, { commandId: 'twice' }))).toMatchObject({ is: 'repeated' })
      expect(await here.store.answered('t', 'twice')).toStrictEqual(entry(3, { commandId: 'twice' }))
      expect(await here.store.answered('t', 'never')).toBeNull()
      expect(await here.store.answered('nowhere', 'once')).toBeNull()
      expect((await here.loaded('t')).table.head).toBe(3)
    })

    test('the same command at the same moment from two processes is stored once', async () => {
      const other = await here.open()
      const answers = await Promise.all(
        [here.store, other].map((one) => one.append(step('t', 1, { commandId: 'same', data: 'same' }))),
      )
      expect(kinds(answers).sort()).toEqual(['repeated', 'stored'])
      expect((await here.loaded('t')).table.head).toBe(1)
    })

    test('the same command id at another table is another command', async () => {
      await here.store.create(newTable('u'))
      expect(await here.store.append(step('t', 1, { commandId: 'c' }))).toEqual({ is: 'stored' })
      expect(await here.store.append(step('u', 1, { commandId: 'c' }))).toEqual({ is: 'stored' })
    })

    test('a table that is not there is gone, and a number that leaves a gap is an error', async () => {
      expect(await here.store.append(step('nowhere', 1))).toEqual({ is: 'gone' })
      await expect(here.store.append(step('t', 2))).rejects.toThrow(/entry 2 cannot follow 0/)
      await here.store.append(step('t', 1))
      await expect(here.store.append(step('t', 3))).rejects.toThrow(/entry 3 cannot follow 1/)
      expect((await here.loaded('t')).table.head).toBe(1)
    })

    test('a step that makes no sense is refused before it reaches the database', async () => {
      await expect(here.store.append(step('t', 0))).rejects.toThrow('begin with 1')
      await expect(here.store.append({ table: 't', entries: [entry(1), entry(3)] })).rejects.toThrow(
        'one after the other',
      )
      await expect(
        here.store.append({ table: 't', entries: [entry(1), entry(2, { commandId: 'c' })] }),
      ).rejects.toThrow('only the first')
      await expect(here.store.append(step('t', 1, { commandId: 'a\u0000b' }))).rejects.toThrow('printable')
      await expect(here.store.append(step('t', 1, { at: 0.5 }))).rejects.toThrow('whole number')
      expect((await here.loaded('t')).table.head).toBe(0)
    })

    test('heads are told for those that exist', async () => {
      await here.store.create(newTable('u'))
      await here.store.append({ table: 'u', entries: [entry(1), entry(2)] })
      expect(await here.store.heads(['t', 'u', 'nowhere'])).toEqual(
        new Map([
          ['t', 0],
          ['u', 2],
        ]),
      )
    })
  })
}
