import { describe, expect, test } from 'vitest'
import type { Append, Change } from '../../src/store/store.ts'
import { entry, kinds, newTable, step } from './fixtures.ts'
import type { AtStore, Ground } from './ground.ts'
import { OtherProcess } from './processes.ts'

/** What every store promises about steps on their way to the disk, and about telling of them. */
export function describeSteps(ground: Ground, here: AtStore): void {
  describe('group commit', () => {
    test('what is handed over in one turn for many tables goes to disk in one transaction', async () => {
      const tables = Array.from({ length: 300 }, (_, at) => `g${at}`)
      await Promise.all(tables.map((id) => here.store.create(newTable(id))))
      const before = await ground.transactions(here.place)
      const answers = await Promise.all(tables.map((table) => here.store.append(step(table, 1, { commandId: 'c' }))))
      expect(new Set(kinds(answers))).toEqual(new Set(['stored']))
      expect((await ground.transactions(here.place)) - before).toBe(1)
      expect(new Set((await here.store.heads(tables)).values())).toEqual(new Set([1]))
    })

    test('one step that cannot be done fails alone and leaves nothing of itself', async () => {
      for (const id of ['a', 'b', 'c']) await here.store.create(newTable(id))
      const results = await Promise.allSettled([
        here.store.append({ table: 'a', entries: [entry(1), entry(2)], set: { settings: 'a' } }),
        // The invitation is another table's.
        here.store.append({
          table: 'b',
          entries: [entry(1, { commandId: 'x' }), entry(2)],
          set: { settings: 'b', wakeAt: 5, invitation: 'invitation-of-a' },
        }),
        here.store.append({ table: 'c', entries: [entry(1)], set: { settings: 'c' } }),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect((await here.loaded('a')).table).toMatchObject({ settings: 'a', head: 2 })
      expect((await here.loaded('c')).table).toMatchObject({ settings: 'c', head: 1 })
      const b = await here.loaded('b')
      expect(b.table).toMatchObject({ settings: { spectators: true }, wakeAt: null, head: 0 })
      expect(b.entries).toEqual([])
      // Nothing of it is remembered either: another process writes those numbers, and the log goes on from there.
      const other = await here.open()
      const theirs = { table: 'b', entries: [entry(1, { data: 'theirs' }), entry(2, { data: 'theirs' })] } as const
      expect(await other.append(theirs)).toEqual({ is: 'stored' })
      const ours = [entry(3), entry(4, { commandId: 'x' })]
      for (const line of ours)
        expect(await here.store.append({ table: 'b', entries: [line] })).toEqual({ is: 'stored' })
      expect((await here.loaded('b')).entries).toStrictEqual([...theirs.entries, ...ours])
    })

    test('losers in a group do not hold up the others', async () => {
      const other = await here.open()
      for (const id of ['a', 'b', 'c', 'd']) await here.store.create(newTable(id))
      await here.store.append(step('b', 1, { commandId: 'mine' }))
      await other.append(step('a', 1))
      const answers = await Promise.all([
        here.store.append({ table: 'a', entries: [entry(1), entry(2)], set: { settings: 'lost' } }),
        here.store.append(step('b', 2, { commandId: 'mine' })),
        here.store.append({ table: 'c', entries: [entry(1), entry(2)], set: { settings: 'won' } }),
        here.store.append(step('nowhere', 1)),
        here.store.append(step('d', 1)),
      ])
      expect(kinds(answers)).toEqual(['taken', 'repeated', 'stored', 'gone', 'stored'])
      expect((await here.loaded('a')).table).toMatchObject({ head: 1, settings: { spectators: true } })
      expect((await here.loaded('c')).table).toMatchObject({ head: 2, settings: 'won' })
    })

    test('a crowd of steps is stored though other processes have changed what some of them follow', async () => {
      const other = await here.open()
      const tables = Array.from({ length: 150 }, (_, at) => `c${at}`)
      await Promise.all(tables.map((id) => here.store.create(newTable(id, { wakeAt: 7 }))))
      await Promise.all(tables.map((id) => here.store.append(step(id, 1, { commandId: 'first' }))))
      const theirs = { commandId: 'theirs', data: 'theirs' }
      for (const id of ['c20', 'c40', 'c60']) await other.append(step(id, 2, theirs))
      const odd = new Map<string, Append>([
        ['c20', { table: 'c20', entries: [entry(2)], set: { wakeAt: 9, settings: 'lost' } }],
        ['c40', step('c40', 2, { commandId: 'theirs' })],
        ['c60', { table: 'c60', entries: [entry(3), entry(4)] }],
        ['c80', step('c80', 2, { commandId: 'first' })],
        ['c100', { table: 'c100', entries: [entry(2), entry(3)], set: { wakeAt: null, settings: 'won' } }],
        ['c120', { table: 'c120', entries: [entry(2)], set: { wakeAt: 9 } }],
      ])
      const steps = tables.map((id) => odd.get(id) ?? step(id, 2))
      const answers = await Promise.all([...steps, step('nowhere', 2)].map((one) => here.store.append(one)))
      const special = answers.flatMap((answer, at) => (answer.is === 'stored' ? [] : [[tables[at], answer]]))
      expect(special).toEqual([
        ['c20', { is: 'taken' }],
        ['c40', { is: 'repeated', first: entry(2, theirs) }],
        ['c80', { is: 'repeated', first: entry(1, { commandId: 'first' }) }],
        [undefined, { is: 'gone' }],
      ])
      const first = entry(1, { commandId: 'first' })
      for (const [at, id] of tables.entries()) {
        const { table, entries } = await here.loaded(id)
        const rest = new Map([
          ['c20', [entry(2, theirs)]],
          ['c40', [entry(2, theirs)]],
          ['c60', [entry(2, theirs), entry(3), entry(4)]],
          ['c80', []],
        ])
        expect(entries).toStrictEqual([first, ...(rest.get(id) ?? steps[at].entries)])
        expect(table).toMatchObject({
          head: entries.length,
          wakeAt: id === 'c100' ? null : id === 'c120' ? 9 : 7,
          settings: id === 'c100' ? 'won' : { spectators: true },
        })
      }
      // What is remembered now is true.
      const heads = await here.store.heads(tables)
      const next = tables.map((id) => here.store.append(step(id, heads.get(id)! + 1, { commandId: 'next' })))
      expect(new Set(kinds(await Promise.all(next)))).toEqual(new Set(['stored']))
    })

    test('a step that cannot be done leaves a crowd of others as if it had not been there', async () => {
      const other = await here.open()
      const tables = Array.from({ length: 40 }, (_, at) => `c${at}`)
      await Promise.all(tables.map((id) => here.store.create(newTable(id))))
      await Promise.all(tables.map((id) => here.store.append(step(id, 1, { commandId: 'first' }))))
      await other.append(step('c30', 2, { data: 'theirs' }))
      const odd = new Map<string, Append>([
        ['c10', step('c10', 2, { commandId: 'first' })],
        ['c20', { ...step('c20', 2, { commandId: 'x' }), set: { wakeAt: 9, invitation: 'invitation-of-c1' } }],
      ])
      const steps = tables.map((id) => here.store.append(odd.get(id) ?? step(id, 2, { commandId: 'second' })))
      const behind = ['c19', 'c20', 'c21'].map((id) => here.store.append(step(id, 3, { commandId: 'third' })))
      const results = await Promise.allSettled([...steps, ...behind])
      const outcomes = results.map((one) => (one.status === 'fulfilled' ? one.value.is : 'error'))
      expect(outcomes.slice(tables.length)).toEqual(['stored', 'taken', 'stored'])
      const special = new Map(tables.map((id, at) => [id, outcomes[at]] as const).filter(([, is]) => is !== 'stored'))
      expect([...special]).toEqual([
        ['c10', 'repeated'],
        ['c20', 'error'],
        ['c30', 'taken'],
      ])
      for (const id of tables) {
        const { table, entries } = await here.loaded(id)
        const commands = ['first', 'second', 'third'].slice(0, id === 'c19' || id === 'c21' ? 3 : 2)
        if (id === 'c10' || id === 'c20') commands.length = 1
        expect(entries.map(({ commandId }) => commandId)).toEqual(id === 'c30' ? ['first', null] : commands)
        expect(table).toMatchObject({ head: entries.length, wakeAt: null })
      }
      expect(await here.store.append(step('c20', 2, { commandId: 'x' }))).toEqual({ is: 'stored' })
    })

    test('steps of one table may be handed over one behind the other', async () => {
      await here.store.create(newTable('t'))
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((seq) =>
          here.store.append({ ...step('t', seq, { commandId: `c${seq}` }), set: { settings: seq } }),
        ),
      )
      expect(new Set(kinds(answers))).toEqual(new Set(['stored']))
      expect((await here.loaded('t')).table).toMatchObject({ head: 5, settings: 5 })
    })

    test('a step behind one that was not stored is not stored either, though its number would be free', async () => {
      const other = await here.open()
      for (const id of ['t', 'u']) await here.store.create(newTable(id))
      await other.append(step('t', 1))
      const behind = [here.store.append(step('t', 1)), here.store.append(step('t', 2)), here.store.append(step('t', 3))]
      const beside = [here.store.append(step('u', 1)), here.store.append(step('u', 2))]
      expect(kinds(await Promise.all(behind))).toEqual(['taken', 'taken', 'taken'])
      expect(kinds(await Promise.all(beside))).toEqual(['stored', 'stored'])
      expect((await here.loaded('t')).table.head).toBe(1)
      // The next one was made knowing that.
      expect(await here.store.append(step('t', 2))).toEqual({ is: 'stored' })
    })

    test('closing stores what was handed over before, and nothing after', async () => {
      await here.store.create(newTable('t'))
      const last = [here.store.append(step('t', 1)), here.store.append(step('t', 2))]
      await here.store.close()
      expect(kinds(await Promise.all(last))).toEqual(['stored', 'stored'])
      await expect(here.store.append(step('t', 3))).rejects.toThrow('closed')
      await expect(here.store.load('t')).rejects.toThrow('closed')
      await expect(here.store.create(newTable('u'))).rejects.toThrow('closed')
      await expect(here.store.ready()).rejects.toThrow('closed')
      expect((await here.loaded('t', await here.open())).table.head).toBe(2)
    })
  })

  describe('crashes', () => {
    test('after a kill in the middle everything acknowledged is there, and nothing by halves', async () => {
      const tables = Array.from({ length: 20 }, (_, at) => `k${at}`)
      for (const id of tables) await here.store.create(newTable(id))
      const process = new OtherProcess(here.place, 'append for ever', tables.join(' '))
      await process.heard(1000)
      const acknowledged = new Map<string, number>()
      for (const line of await process.kill()) {
        const [table, seq] = line.split(' ')
        if (table !== 'open') acknowledged.set(table, Number(seq))
      }
      expect(acknowledged.size).toBe(tables.length)

      const after = await here.open()
      await after.ready()
      for (const id of tables) {
        const { table, entries } = await here.loaded(id, after)
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
      await here.store.create(newTable('t'))
      const heard: (Change | string)[] = []
      const stop = here.store.changes((change) => heard.push(change))
      const next = () => new Promise<void>((resolve) => here.store.changes(() => resolve()))
      let told = next()
      await here.store.append({ table: 't', entries: [entry(1), entry(2)] })
      heard.push('answered')
      await told
      await here.store.append(step('t', 2))
      told = next()
      await here.store.say('t', { at: 1, commandId: 'c', seat: 0, name: 'Ann', text: 'hi' })
      await told
      expect(heard).toEqual([
        'answered',
        { is: 'moved', table: 't', seq: 2, own: true },
        { is: 'said', table: 't', number: 1, own: true },
      ])
      stop()
      told = next()
      await here.store.append(step('t', 3))
      await told
      expect(heard.length).toBe(3)
    })
  })
}
