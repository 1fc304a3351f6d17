import { imposterKings } from '@riposte/imposter-kings'
import { verify } from '@riposte/kernel'
import type { CreateRequest, TableInfo } from '@riposte/protocol'
import { amount } from '@riposte/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tableInUrl, workerOf } from '../src/cluster/member.ts'
import { mergeMetrics } from '../src/cluster/merge-metrics.ts'
import { cleanUp, databaseFile, Guest, type Party, Player, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { launch, type ServerProcess } from './server-process.ts'

const WORKERS = 2

const running: ServerProcess[] = []

async function start(): Promise<ServerProcess> {
  const server = await launch({ file: databaseFile() }, '', WORKERS)
  running.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(
    running.splice(0).map(({ child, ended }) => {
      child.kill('SIGTERM')
      return ended
    }),
  )
})

afterAll(cleanUp)

/** The values of these lines of the metrics, by worker. */
async function figures(url: string, name: string): Promise<ReadonlyMap<number, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const sums = new Map<number, number>()
  for (const [, worker, value] of text.matchAll(new RegExp(`^${name}\\{(?:.*,)?worker="(\\d+)"\\} (\\S+)$`, 'gm'))) {
    sums.set(Number(worker), (sums.get(Number(worker)) ?? 0) + Number(value))
  }
  return sums
}

/** Asks now and then, until it is so. */
async function until<T>(ask: () => Promise<T>, holds: (answer: T) => boolean): Promise<T> {
  let answer!: T
  await expect
    .poll(async () => {
      answer = await ask()
      return holds(answer)
    })
    .toBe(true)
  return answer
}

/** How many of its workers are open. */
async function openWorkers(url: string): Promise<number> {
  return (await figures(url, 'riposte_cpu_seconds')).size
}

const isKeptBy = (worker: number) => (table: string) => workerOf(table, WORKERS) === worker

/** A party whose table is kept by this worker. */
function partyIn(worker: number, url: string, people: number, wish: Partial<CreateRequest> = {}): Promise<Party> {
  return seatParty(url, people, wish, isKeptBy(worker))
}

async function infoOf(guest: Guest, table: string): Promise<TableInfo> {
  const { body } = await guest.ask('GET', `/api/tables/${table}`)
  return (body as unknown as { table: TableInfo }).table
}

describe('a server of two workers', () => {
  let server: ServerProcess
  let url: string

  beforeAll(async () => {
    server = await launch({ file: databaseFile() }, '', WORKERS)
    url = server.url
  })

  afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.ended
  })

  test('listens when all of them are open', async () => {
    expect(await openWorkers(url)).toBe(WORKERS)
  })

  // To a table of the first worker one comes in another one only by naming a table of that one.
  test.each([0, 1])(
    'shows word for word the same in a worker that does not keep the table (worker %i does)',
    async (worker) => {
      const { table, guests } = await partyIn(worker, url, 2)
      const named = worker === 1 ? undefined : (await partyIn(1, url, 2)).table
      const [here, there] = [new Recorder(url, undefined, named), new Recorder(url, undefined, table)]
      for (const recorder of [here, there]) await recorder.hello(table)
      const players = guests.map((guest, at) => new Player(guest, table, `far ${at}`, { most: 10 }))
      await Promise.race(players.map(({ over }) => over))
      await players[0].connection.say('Well played')
      await Promise.all([here, there].map((one) => one.until(() => one.messages.some(({ type }) => type === 'chat'))))
      // Everybody who is there is counted, wherever.
      const counted = ({ messages }: Recorder) =>
        messages.some((message) => message.type === 'table' && message.table.watching === 2)
      await Promise.all([here, there].map((one) => one.until(() => counted(one))))
      for (const { connection } of players) connection.close()
      const told = ({ messages }: Recorder) =>
        messages.flatMap((message) => (message.type === 'update' ? message.events : []))
      await there.flush()
      const all = told(there)
      expect(all.length).toBeGreaterThan(0)
      await here.until(() => told(here).length >= all.length)
      expect(told(here).slice(0, all.length)).toEqual(all)
      for (const recorder of [here, there]) recorder.close()
    },
  )

  test('hides nothing from those who come to another worker in the middle of a match', async () => {
    const { table, guests } = await partyIn(1, url, 2, { options: { targetScore: 9 } })
    const latecomers: Recorder[] = []
    const come = () => {
      if (latecomers.length === 40) return
      const latecomer = new Recorder(url)
      latecomers.push(latecomer)
      void latecomer.hello(table)
      // While nobody is there the first worker lets go of the table at the next move.
      if (latecomers.length % 2 === 1)
        void latecomer.until(() => latecomer.heard.length > 0).then(() => latecomer.close())
    }
    const players = guests.map(
      (guest, at) => new Player(guest, table, `late ${at}`, at === 0 ? { onUpdate: come } : {}),
    )
    await Promise.all(players.map(({ over }) => over))
    const near = new Recorder(url, undefined, table)
    await near.hello(table)
    for (const [at, latecomer] of latecomers.entries()) {
      if (at % 2 === 0) continue
      await latecomer.until(() => latecomer.sight()?.seen.outcome != null)
      expect(latecomer.sight()).toMatchObject({ n: near.sight()?.n, seen: near.sight()?.seen })
      latecomer.close()
    }
    // Three rounds at least.
    expect(latecomers.length).toBeGreaterThan(5)
    for (const { connection } of players) connection.close()
    near.close()
  })

  test('loses nothing that a client says while its connection is handed over', async () => {
    const { table } = await partyIn(1, url, 2)
    for (let comes = 0; comes < amount(40, 200); comes++) {
      const recorder = new Recorder(url, undefined, table)
      expect(await recorder.hello(table)).toMatchObject({ type: 'welcome' })
      recorder.close()
    }
  })

  test('says in every worker who is there', async () => {
    const { table, guests } = await partyIn(1, url, 2)
    const online = async () => (await infoOf(guests[0], table)).seats.map((seat) => seat.online)
    expect(await online()).toEqual([false, false])
    const connection = guests[1].connect(table)
    await until(online, ([, second]) => second)
    expect(await online()).toEqual([false, true])
    connection.close()
    await until(online, ([, second]) => !second)
  })

  test('ends the connection of somebody who was sent away in another worker', async () => {
    const [host, guest] = [await Guest.at(url), await Guest.at(url)]
    const wish = { game: 'imposter-kings', seats: 2, name: 'Ada' }
    const { table, invitation } = await until(
      async () => (await host.post('/api/tables', wish)) as unknown as { table: TableInfo; invitation: string },
      (made) => isKeptBy(1)(made.table.id),
    )
    await guest.post(`/api/tables/${table.id}/join`, { name: 'Ben', invitation })
    const recorder = new Recorder(url, undefined, table.id)
    expect(await recorder.hello(table.id, guest.token)).toMatchObject({ type: 'welcome', seat: 1 })
    await host.post(`/api/tables/${table.id}/kick`, { seat: 1 })
    await recorder.until(() => recorder.messages.some(({ type }) => type === 'closed'))
    expect(recorder.messages.at(-1)).toMatchObject({ type: 'closed', code: 'kicked' })
  })
})

describe('a server of two workers, another for every test', () => {
  test('plays a table where it is kept, to the end, with its bots', async () => {
    const { url } = await start()
    for (const worker of [0, 1]) {
      const before = await figures(url, 'riposte_moves_total')
      const { table, guests } = await partyIn(worker, url, 2, { options: { targetScore: 3 }, bots: ['rule'] })
      const players = guests.map((guest, at) => new Player(guest, table, `worker ${worker} ${at}`))
      await Promise.all(players.map(({ over }) => over))
      expect(players.map(({ refusals }) => refusals)).toEqual([[], []])
      const { record } = await guests[0].replay(table)
      expect(verify(imposterKings, record)).toBeNull()
      const after = await figures(url, 'riposte_moves_total')
      const moved = (at: number) => (after.get(at) ?? 0) - (before.get(at) ?? 0)
      expect(moved(worker)).toBe(record.entries.length)
      expect(moved(1 - worker)).toBe(0)
      for (const { connection } of players) connection.close()
    }
  })

  test('lets bots go on where nobody is connected', async () => {
    const { url } = await start()
    // The captain, who begins, is a bot.
    const options = { mission: 1, captain: 'second' }
    await partyIn(1, url, 1, { game: 'bomb-busters', bots: ['team'], options })
    // Nobody has ever been connected: what has happened the bots have done, in the worker of their tables.
    const moved = await until(
      () => figures(url, 'riposte_moves_total'),
      (moves) => (moves.get(1) ?? 0) > 0,
    )
    expect([...moved.keys()]).toEqual([1])
  })

  test('says of nobody that they are in a worker that has ended', async () => {
    const { url, workers } = await start()
    const { table, guests } = await partyIn(1, url, 2)
    const online = async () => (await infoOf(guests[0], table)).seats.map((seat) => seat.online)
    const recorder = new Recorder(url, undefined, table)
    await recorder.hello(table, guests[1].token)
    await until(online, ([, second]) => second)
    process.kill(workers[0], 'SIGKILL')
    expect(await until(online, ([, second]) => !second)).toEqual([false, false])
  })

  test('loses nothing when a worker is killed: its players come back, and go on', async () => {
    const { url, workers } = await start()
    const { table, guests } = await partyIn(1, url, 2, { options: { targetScore: 9 }, bots: ['rule'] })
    let updates = 0
    const players = guests.map(
      (guest, at) =>
        new Player(guest, table, `killed ${at}`, {
          patience: () => 20,
          onUpdate: () => {
            // Right after an answer went out: whether it was stored nobody knows.
            if (++updates === 20) process.kill(workers[0], 'SIGKILL')
          },
        }),
    )
    await Promise.all(players.map(({ over }) => over))
    expect(updates).toBeGreaterThan(20)
    expect(players.flatMap(({ refusals }) => refusals)).toEqual([])
    const { record } = await guests[0].replay(table)
    expect(verify(imposterKings, record)).toBeNull()
    for (const [at, player] of players.entries()) {
      const lines = record.entries.filter((entry) => entry.seat === at && 'action' in entry)
      expect(lines).toHaveLength(player.moves)
      player.connection.close()
    }
    await until(
      () => openWorkers(url),
      (open) => open === WORKERS,
    )
  })

  test('ends while those whom it has sent away come back at once, again and again', async () => {
    for (let times = 0; times < amount(2, 4); times++) {
      const { url, child, ended } = await start()
      const { table, guests } = await partyIn(times % 2, url, 2)
      const connections = guests.flatMap((guest) =>
        Array.from({ length: 10 }, () => guest.connect(table, { patience: () => 0 })),
      )
      await until(
        async () => connections.map(({ state }) => state),
        (states) => states.every((state) => state === 'open'),
      )
      child.kill('SIGTERM')
      await ended
      expect(child.exitCode).toBe(0)
      for (const connection of connections) connection.close()
    }
  })

  test('ends with all its workers, also when the first is killed', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const { child, ended, workers } = await start()
      child.kill(signal)
      await ended
      const alive = await until(
        async () => isAlive(workers[0]),
        (is) => !is,
      )
      expect(alive).toBe(false)
    }
  })
})

function isAlive(pid: number): boolean {
  try {
    // No signal: it only asks whether there is such a process.
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('workers', () => {
  test('are found by the id of a table, and have about as many each', () => {
    const counts = [0, 0, 0]
    for (let number = 0; number < 3000; number++) counts[workerOf(`table-${number}`, 3)]++
    expect(Math.min(...counts)).toBeGreaterThan(900)
    expect(workerOf('any', 1)).toBe(0)
  })

  test('are told apart in the metrics, with what has one name together', () => {
    const first = '# HELP a How many\n# TYPE a counter\na 1\n\n# HELP b What\n# TYPE b gauge\nb{kind="x"} 2\n'
    const second = '# HELP b What\n# TYPE b gauge\nb{kind="x"} 3\n\n# HELP a How many\n# TYPE a counter\na 4\n'
    expect(mergeMetrics([first, second])).toBe(
      '# HELP a How many\n# TYPE a counter\na{worker="0"} 1\na{worker="1"} 4\n\n' +
        '# HELP b What\n# TYPE b gauge\nb{kind="x",worker="0"} 2\nb{kind="x",worker="1"} 3\n',
    )
  })

  test('keep their numbers in the metrics where one before them has nothing to say', () => {
    expect(mergeMetrics(['', '', '# HELP a How many\n# TYPE a counter\na 1\n'])).toContain('a{worker="2"} 1')
  })

  test('read the table in an address, where there is one', () => {
    expect([
      tableInUrl('/socket?table=a-b'),
      tableInUrl('/socket?x=1&table=%61'),
      tableInUrl('/socket'),
      tableInUrl(undefined),
    ]).toEqual(['a-b', 'a', null, null])
  })
})
