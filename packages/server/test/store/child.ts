import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { openStore, type Place } from '../../src/store/open.ts'
import { entry, step } from './fixtures.ts'

// A process of its own that works on a store and says what it has done: one line of text for each thing, written only
// when the store has answered.

const [place, task, name = ''] = process.argv.slice(2)
const store = await openStore(JSON.parse(place) as Place)
const say = (words: string) => process.stdout.write(`${words}\n`)

/** Steps at many tables without end, each of two entries and a change of the row. */
async function appendForEver(tables: readonly string[]): Promise<never> {
  const heads = new Map(tables.map((table) => [table, 0]))
  for (;;) {
    await Promise.all(
      tables.map(async (table) => {
        const seq = heads.get(table)! + 1
        const { is } = await store.append({
          table,
          entries: [entry(seq, { commandId: `command-${seq}` }), entry(seq + 1)],
          set: { settings: { head: seq + 1 }, wakeAt: seq + 1 },
        })
        if (is !== 'stored') throw new Error(`${table} ${seq}: ${is}`)
        heads.set(table, seq + 1)
        say(`${table} ${seq + 1}`)
      }),
    )
  }
}

/** Wants the next number of one table, again and again, against somebody else who wants it too. */
async function race(table: string, until: number): Promise<void> {
  await once(process.stdin, 'data')
  let head = 0
  while (head < until) {
    const { is } = await store.append(step(table, head + 1, { data: name, commandId: `${name}-${head + 1}` }))
    if (is === 'stored') say(`won ${head + 1}`)
    else say(`lost ${head + 1} ${is}`)
    head = (await store.heads([table])).get(table) ?? 0
  }
}

/** Does as it is told, line by line. */
async function obey(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const [verb, table, number] = line.split(' ')
    if (verb === 'append') say((await store.append(step(table, Number(number)))).is)
    else say((await store.say(table, { at: 1, commandId: number, seat: null, name: 'Ann', text: 'hello' })).is)
  }
}

say('open')
if (task === 'append for ever') await appendForEver(name.split(' '))
else if (task === 'race') await race('contested', 60)
else if (task === 'obey') await obey()
await store.close()
process.stdin.destroy()
