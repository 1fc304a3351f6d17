import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ClusterWorker,
  type Config,
  configFrom,
  DATABASE_FILE,
  DEFAULTS,
  openWhenThere,
  Primary,
  type RunningServer,
  type ServerOptions,
  type Store,
  startServer,
} from '@riposte/server'
import type { Logger } from 'pino'
import { BadInput, single, wholeNumber } from '../input.ts'
import { servedGames } from '../served-games.ts'
import { logWhatBreaks, serverLog } from '../server-log.ts'
import { unableToStart } from '../unable-to-start.ts'

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
  const onTerminal = process.stdout.isTTY
  const log = serverLog(onTerminal ? 'warn' : 'info', isWorker() ? { worker: workerNumber() } : {})
  const page = pageFolder(flags.page)
  const databaseUrl = process.env.DATABASE_URL ?? ''
  const file = resolve(single('db', flags.db) ?? DATABASE_FILE)
  let store: Store | null = null
  let clustered: ReturnType<typeof clusterFor> = {}
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
  try {
    store = await openWhenThere({ databaseUrl, file, thread: true }, config.databaseWait, log)
    clustered = clusterFor(config, log, stop)
    players = await playersFromEnvironment(store)
    server = await startServer({ store, config, log, page, games: servedGames, players, ...clustered })
  } catch (error) {
    log.debug({ err: error }, 'the server cannot start')
    await clustered.cluster?.close()
    await store?.close()
    throw unableToStart(error, config)
  }
  logWhatBreaks(log)
  process.once('SIGTERM', stop)
  // The first process may have ended while this one began.
  if (stopping) stop()
  // A key pressed in a terminal reaches every process; the first process tells the others.
  process.on('SIGINT', isWorker() ? () => {} : stop)
  if (isWorker()) return
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host
  const url = `http://${name}:${server.port}`
  const place = databaseUrl === '' ? file : 'PostgreSQL'
  const models = Object.keys(players)
  if (onTerminal) {
    say(`Riposte is at ${url}`)
    say(`Tables are kept in ${place}`)
    if (config.seed !== null) {
      say('It is not for strangers: everything is drawn from a seed, and whoever knows the seed knows every card.')
    }
    if (models.length > 0) say(`Language models that may take a seat: ${models.join(', ')}`)
    if (page === null && flags.page === undefined) {
      say('The page is not built (npm start builds it): only the protocol is served.')
    }
  } else log.info({ url, store: place, page, models, workers: config.workers }, 'Riposte is open')
  // A parent process is told the address.
  process.send?.({ url: server.url })
}

/** The variable in which the first process tells another one its number: `1 of 2`. */
const WORKER = 'RIPOSTE_WORKER'

function isWorker(): boolean {
  return process.env[WORKER] !== undefined
}

const workerNumber = () => Number.parseInt(process.env[WORKER] ?? '0', 10)

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
