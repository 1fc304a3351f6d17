import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  BadConfig,
  ClusterWorker,
  type Config,
  configFrom,
  DATABASE_FILE,
  DEFAULTS,
  openStore,
  Primary,
  type RunningServer,
  type ServerOptions,
  type Store,
  startServer,
} from '@riposte/server'
import { type Logger, pino } from 'pino'
import { BadInput, single, wholeNumber } from '../input.ts'
import { servedGames } from '../served-games.ts'

interface ServeFlags {
  port?: unknown
  host?: unknown
  db?: unknown
  page?: unknown
  workers?: unknown
  seed?: string | undefined
}

/** Where the page is built; the same from the source and from the bundle. */
const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves until it is told to stop; then it finishes what is under way. */
export async function serve(flags: ServeFlags): Promise<void> {
  const workers = single('workers', flags.workers)
  const from = fromEnvironment({
    ...(workers === undefined ? {} : { RIPOSTE_WORKERS: workers }),
    ...(flags.seed === undefined ? {} : { RIPOSTE_SEED: flags.seed }),
  })
  const config = {
    ...from,
    port: flags.port === undefined ? from.port : wholeNumber('port', flags.port, 0),
    host: single('host', flags.host) ?? from.host,
  }
  // On a terminal people read the output; elsewhere a log collector wants everything.
  const log = pino({ level: process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info') })
  const page = pageFolder(flags.page)
  const databaseUrl = process.env.DATABASE_URL ?? ''
  const file = resolve(single('db', flags.db) ?? DATABASE_FILE)
  const store = await openStore({ databaseUrl, file, thread: true })
  let players: NonNullable<ServerOptions['players']>
  let server: RunningServer | null = null
  let stopping = false
  const stop = () => {
    stopping = true
    server?.close().catch((error: unknown) => {
      log.error({ err: error }, 'stopping failed')
      process.exitCode = 1
    })
  }
  const clustered = clusterFor(config, log, stop)
  try {
    players = await playersFromEnvironment(store)
    server = await startServer({ store, config, log, page, games: servedGames, players, ...clustered })
  } catch (error) {
    await clustered.cluster?.close()
    await store.close()
    throw unableToStart(error, config)
  }
  process.once('SIGTERM', stop)
  // The first process may have ended while this one began.
  if (stopping) stop()
  // A key pressed in a terminal reaches every process; the first process tells the others.
  process.on('SIGINT', isWorker() ? () => {} : stop)
  if (isWorker()) return
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host
  say(`Riposte is at http://${name}:${server.port}`)
  say(databaseUrl === '' ? `Tables are kept in ${file}` : 'Tables are kept in PostgreSQL')
  const models = Object.keys(players).join(', ')
  if (config.seed !== null) {
    say('It is not for strangers: everything is drawn from a seed, and whoever knows the seed knows every card.')
  }
  if (models !== '') say(`Language models that may take a seat: ${models}`)
  if (page === null && flags.page === undefined) {
    say('The page is not built (npm start builds it): only the protocol is served.')
  }
  // A parent process is told the address.
  process.send?.({ url: server.url })
}

/** The variable in which the first process tells another one its number: `1 of 2`. */
const WORKER = 'RIPOSTE_WORKER'

function isWorker(): boolean {
  return process.env[WORKER] !== undefined
}

/** Which part of the server this process is. */
function clusterFor({ workers }: Config, log: Logger, stop: () => void): Pick<ServerOptions, 'cluster'> {
  const part = process.env[WORKER]?.match(/^(\d+) of (\d+)$/)
  if (part) return { cluster: new ClusterWorker(Number(part[1]), Number(part[2]), process, stop) }
  if (workers === 1) return {}
  const start = (number: number) =>
    fork(process.argv[1], process.argv.slice(2), { env: { ...process.env, [WORKER]: `${number} of ${workers}` } })
  return { cluster: new Primary(workers, start, log) }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** The folder of the page; null when there is none, or none is wanted. */
export function pageFolder(flag: unknown): string | null {
  const given = single('page', flag)
  if (given === 'none') return null
  if (given === undefined) return existsSync(resolve(BUILT_PAGE, 'index.html')) ? BUILT_PAGE : null
  const folder = resolve(given)
  if (!existsSync(resolve(folder, 'index.html'))) throw new BadInput(`there is no built page in ${folder}`)
  return folder
}

/** @param instead what the command line says in place of the environment */
function fromEnvironment(instead: Readonly<Record<string, string>>): Config {
  try {
    return configFrom({ ...process.env, ...instead })
  } catch (error) {
    throw unableToStart(error, DEFAULTS)
  }
}

/** Language models, where the environment names some. Their libraries are loaded only then. */
async function playersFromEnvironment(store: Store): Promise<NonNullable<ServerOptions['players']>> {
  if ((process.env.RIPOSTE_MODELS ?? '').trim() === '') return {}
  const { BadModels, modelPlayers } = await import('@riposte/agents/players')
  const taken = servedGames.flatMap(({ bots, thinkers = {} }) => [...Object.keys(bots), ...Object.keys(thinkers)])
  try {
    // What they have used up outlives the server, like the tables.
    return modelPlayers(process.env, taken, (name) => ({
      spent: (account) => store.spent(name, account),
      spend: (account, more) => store.spend(name, account, more, Date.now()),
    }))
  } catch (error) {
    throw error instanceof BadModels ? new BadInput(error.message) : error
  }
}

/** Why the server did not start; a sentence where the person who started it can do something about it. */
function unableToStart(error: unknown, { port, host }: Config): unknown {
  if (error instanceof BadConfig) return new BadInput(error.message)
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is in use; choose another one with --port or PORT`)
  if (code === 'EACCES')
    return new BadInput(`port ${port} is not yours to use; choose one above 1023 with --port or PORT`)
  if (code === 'ERR_SOCKET_BAD_PORT') return new BadInput(`a port is a number from 0 to 65535, not ${port}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new BadInput(`${host} is no address of this machine`)
  return error
}
