import { configFrom, openStore, startServer } from '@riposte/server'
import { pino } from 'pino'
import { single, wholeNumber } from '../input.ts'

interface ServeFlags {
  port?: unknown
  host?: unknown
  db?: unknown
}

/** Serves until it is told to stop; then it finishes what is under way. */
export async function serve(flags: ServeFlags): Promise<void> {
  const from = configFrom(process.env)
  const config = {
    ...from,
    port: flags.port === undefined ? from.port : wholeNumber('port', flags.port, 0),
    host: single('host', flags.host) ?? from.host,
  }
  const log = pino({ level: process.env.LOG_LEVEL ?? 'info' })
  const store = await openStore({ databaseUrl: process.env.DATABASE_URL, file: single('db', flags.db) })
  const server = await startServer({ store, config, log })
  const stop = () => {
    server.close().catch((error: unknown) => {
      log.error({ err: error }, 'stopping failed')
      process.exitCode = 1
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Whoever started this as a child is told where to go.
  process.send?.({ url: server.url })
}
