import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openStore, startPostgres } from '@riposte/server'
import { addBenchmark } from '../benchmark-file.ts'
import { BadInput, single, wholeNumber } from '../input.ts'
import { describeMachine, type LoadReport, tableOf, told } from '../load/report.ts'
import { ScriptedTable } from '../load/scripted-table.ts'
import { type LoadedServer, launch, type Place, post, usageOf } from '../load/servers.ts'
import { calibrate } from '../measure.ts'
import { print } from '../terminal.ts'

interface LoadFlags {
  tables?: unknown
  seconds?: unknown
  idle?: unknown
  postgres?: unknown
  processes?: unknown
  workers?: unknown
  profile?: unknown
  write?: unknown
  json?: unknown
}

interface Plan {
  readonly tables: number
  readonly seconds: number
  readonly idle: number
  readonly processes: number
  readonly workers: number
  readonly postgres: boolean
  readonly profile: string | null
}

type Run = Omit<LoadReport, 'calibration'>

const GAME = 'imposter-kings'

/** Long enough that no match ends during a run. */
const OPTIONS = { targetScore: 99 }

/** How many moves per table are played before the measurement, because code runs faster after a while. */
const WARM_UP = 250

/** How the speed of the machine is measured, before and after. */
const CALIBRATION = { runs: 3, milliseconds: 200 }

/** So many requests at a time while tables are made. */
const AT_ONCE = 25

/** Starts servers of its own on this machine, sends scripted clients to them and reports how they did. */
export async function load(flags: LoadFlags): Promise<void> {
  const plan: Plan = {
    tables: wholeNumber('tables', flags.tables ?? 200, 1),
    seconds: wholeNumber('seconds', flags.seconds ?? 10, 1),
    idle: wholeNumber('idle', flags.idle ?? 0, 0),
    processes: wholeNumber('processes', flags.processes ?? 1, 1),
    workers: wholeNumber('workers', flags.workers ?? cpus().length, 1),
    postgres: flags.postgres === true,
    profile: single('profile', flags.profile) ?? null,
  }
  if (plan.processes > 1 && !plan.postgres) throw new BadInput('several processes need --postgres')
  const before = calibrate(CALIBRATION)
  const run = await inPlace(plan, (place) => measure(plan, place))
  const report: LoadReport = { ...run, calibration: [before, calibrate(CALIBRATION)] }
  print(flags.json ? JSON.stringify(report) : told(report))
  if (flags.write) addBenchmark(tableOf(report))
  if (report.refused + report.lost > 0) process.exitCode = 1
}

/** A database of its own, gone afterwards: a file, or PostgreSQL where DATABASE_URL says or started for the run. */
async function inPlace(plan: Plan, act: (place: Place) => Promise<Run>): Promise<Run> {
  if (!plan.postgres) {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-load-'))
    try {
      return await act({ file: join(folder, 'load.db') })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const given = process.env.DATABASE_URL ?? ''
  if (given !== '') return act({ databaseUrl: given })
  const postgres = await startPostgres({ fsync: true })
  try {
    return await act({ databaseUrl: await postgres.database() })
  } finally {
    await postgres.stop()
  }
}

async function measure(plan: Plan, place: Place): Promise<Run> {
  const idle = plan.idle === 0 ? null : await leaveTables(plan, place)
  const servers: LoadedServer[] = []
  for (let made = 0; made < plan.processes; made++) servers.push(await launch(place, plan.workers, plan.profile))
  const tables: ScriptedTable[] = []
  try {
    const bytes = idle === null ? 0 : (await usageOf(servers[0])).resident - idle.resident
    await inGroups(plan.tables, async (number) => {
      tables.push(await seat(servers, number))
    })
    const run = await play(servers, tables, plan.seconds)
    for (const table of tables) table.close()
    for (const server of servers.splice(0)) await server.stop()
    return {
      ...describeMachine(),
      game: GAME,
      store: plan.postgres ? 'PostgreSQL' : 'SQLite',
      processes: plan.processes,
      workers: plan.workers,
      tables: plan.tables,
      ...run,
      lost: run.lost + (await missing(place, tables)),
      idle: idle === null ? null : { tables: plan.idle, bytes: Math.max(0, bytes / plan.idle) },
    }
  } finally {
    for (const table of tables) table.close()
    for (const server of servers) await server.stop()
  }
}

/** Fills the storage with tables at which nobody sits. Returns what an empty server took. */
async function leaveTables(plan: Plan, place: Place): Promise<{ resident: number }> {
  const server = await launch(place, plan.workers, null)
  try {
    const { resident } = await usageOf(server)
    await inGroups(plan.idle, () => newTable(server.url))
    return { resident }
  } finally {
    await server.stop()
  }
}

async function play(servers: readonly LoadedServer[], tables: readonly ScriptedTable[], seconds: number) {
  const cpuOfServers = async () => {
    const usages = await Promise.all(servers.map(usageOf))
    return usages.reduce((sum, { cpu }) => sum + cpu, 0)
  }
  const made = () => tables.reduce((sum, table) => sum + table.moves, 0)
  for (const table of tables) table.go()
  while (made() < WARM_UP * tables.length) await wait(10)
  for (const table of tables) table.times.length = 0
  const [before] = loadavg()
  const serverBegan = await cpuOfServers()
  const clientBegan = process.cpuUsage()
  const movesBefore = made()
  const start = performance.now()
  await wait(seconds * 1000)
  const took = (performance.now() - start) / 1000
  const moves = made() - movesBefore
  const { user, system } = process.cpuUsage(clientBegan)
  const serverTook = (await cpuOfServers()) - serverBegan
  for (const table of tables) table.stop()
  const [after] = loadavg()
  // Answers that do not arrive within a few seconds are lost.
  for (let tries = 0; tries < 500 && tables.some(({ waiting }) => waiting > 0); tries++) await wait(10)
  for (const table of tables) table.settleAll()
  const times = tables.flatMap((table) => table.times).sort((a, b) => a - b)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  const refusal = tables.find(({ lastRefusal }) => lastRefusal !== '')?.lastRefusal
  if (refusal !== undefined) process.stderr.write(`refused: ${refusal}\n`)
  return {
    loadAverage: [before, after] as const,
    seconds: took,
    moves,
    movesPerSecond: moves / took,
    p50: share(0.5),
    p99: share(0.99),
    refused: tables.reduce((sum, { refused }) => sum + refused, 0),
    lost: tables.reduce((sum, { waiting }) => sum + waiting, 0),
    serverMicroseconds: (serverTook * 1e6) / moves,
    clientMicroseconds: (user + system) / moves,
  }
}

/** How many acknowledged moves are missing in the logs. */
async function missing(place: Place, tables: readonly ScriptedTable[]): Promise<number> {
  const store = await openStore(place)
  let gone = 0
  for (const { id, moves } of tables) {
    const stored = await store.load(id)
    const lines = stored?.entries.filter(({ commandId }) => commandId !== null).length ?? 0
    gone += Math.max(0, moves - lines)
  }
  await store.close()
  return gone
}

async function inGroups(count: number, act: (number: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, at) => act(done + at)))
  }
}

async function newTable(url: string) {
  const { token } = await post<{ token: string }>(url, '/api/guests', null, {})
  const wish = { game: GAME, seats: 2, name: 'One', options: OPTIONS }
  const made = await post<{ table: { id: string }; invitation: string }>(url, '/api/tables', token, wish)
  return { host: token, id: made.table.id, invitation: made.invitation }
}

/** A started table whose clients are spread over the servers. */
async function seat(servers: readonly LoadedServer[], number: number): Promise<ScriptedTable> {
  const [{ url }] = servers
  const { host, id, invitation } = await newTable(url)
  const { token } = await post<{ token: string }>(url, '/api/guests', null, {})
  await post(url, `/api/tables/${id}/join`, token, { name: 'Two', invitation })
  await post(url, `/api/tables/${id}/start`, host, {})
  const table = new ScriptedTable(id, `load ${number}`)
  for (const [at, guest] of [host, token].entries()) {
    await table.sit(new URL(`/socket?table=${id}`, servers[(number + at) % servers.length].url), guest)
  }
  return table
}
