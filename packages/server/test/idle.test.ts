import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, EASY, Guest, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'

afterAll(cleanUp)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function gauge({ url }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(text.match(new RegExp(`${name} (\\d+)`))?.[1])
}

const inMemory = (server: RunningServer) => gauge(server, 'riposte_tables_in_memory')

/** Asks again until it holds; each question goes through the server, so it has its turn in between. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}

/** Everything an observer was shown last, without the numbers of what it was told on the way. */
function sightOf(recorder: Recorder) {
  const sight = recorder.sight()
  return { n: sight?.n, seen: sight?.seen, legal: sight?.legal, standing: sight?.standing }
}

/** Until every table at which nobody is has been found out. */
const IDLE = EASY.pace.idle + 2 * EASY.pace.lookout

describe('a table at which nobody is', () => {
  test('leaves the memory, and comes back as it was with whoever comes back', async () => {
    const clock = new VirtualClock()
    const server = await open({ clock })
    const { table, guests } = await seatParty(server.url, 2)
    const [one, two] = guests.map(() => new Recorder(server.url))
    for (const [at, recorder] of [one, two].entries()) await recorder.hello(table, guests[at].token)
    // Something that only the log knows.
    const action = { type: 'standingAnswer', trigger: 'ability', card: "King's Hand", no: true }
    expect(await one.ask({ type: 'standing', id: 'a', action } as never)).toMatchObject({ ok: true })
    const sights = [one, two].map((recorder) => sightOf(recorder))
    await clock.advance(IDLE, () => server.settled())
    expect(await inMemory(server)).toBe(1)

    one.close()
    await one.until(() => false)
    await clock.advance(IDLE, () => server.settled())
    // As long as somebody is there, it stays.
    expect(await inMemory(server)).toBe(1)
    two.close()
    await until(async () => (await gauge(server, 'riposte_connections')) === 0)
    await clock.advance(EASY.pace.idle - EASY.pace.lookout, () => server.settled())
    expect(await inMemory(server)).toBe(1)
    await clock.advance(IDLE, () => server.settled())
    expect(await inMemory(server)).toBe(0)

    for (const [at, { token }] of guests.entries()) {
      const again = new Recorder(server.url)
      await again.hello(table, token)
      expect(sightOf(again)).toEqual(sights[at])
      again.close()
    }
    expect(await inMemory(server)).toBe(1)
    await server.close()
  })
})

test('stored tables at which nobody is take up no memory, however many there are', async () => {
  const clock = new VirtualClock()
  const server = await open({ clock })
  const host = await Guest.at(server.url)
  const make = async (count: number) => {
    for (let made = 0; made < count; made += 25) {
      const some = Array.from({ length: 25 }, () =>
        host.post('/api/tables', { game: 'imposter-kings', seats: 2, name: 'Ada' }),
      )
      await Promise.all(some)
    }
    await clock.advance(IDLE, () => server.settled())
    collect()
    return process.memoryUsage().heapUsed
  }
  const warm = await make(150)
  const many = await make(600)
  expect(await inMemory(server)).toBe(0)
  const { body } = await host.ask('GET', '/api/tables/mine')
  expect(JSON.stringify(body).length).toBeGreaterThan(1000)
  // A table in memory takes tens of thousands of bytes; the rest is what the machine itself keeps.
  expect((many - warm) / 600).toBeLessThan(10_000)
  await server.close()
})
