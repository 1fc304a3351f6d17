import { configFrom, openStore, type RunningServer, startPostgres, startServer } from '@riposte/server'
import { afterAll } from 'vitest'
import { file } from './command.ts'
import { Seat, seatTwo } from './two-seats.ts'

/** Where a store is, and how a command is told so. */
export interface OperatedStore {
  readonly place: { readonly file: string } | { readonly databaseUrl: string }
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const sqliteStore = (name: string): OperatedStore => ({
  place: { file: file(name) },
  args: ['--db', file(name)],
  env: { DATABASE_URL: '' },
})

let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null

afterAll(async () => {
  await postgres?.stop()
})

/** An empty database of a PostgreSQL that is started when the first one is wanted. */
async function postgresStore(): Promise<OperatedStore> {
  postgres ??= await startPostgres()
  const databaseUrl = await postgres.database()
  return { place: { databaseUrl }, args: [], env: { DATABASE_URL: databaseUrl } }
}

/** The two databases that every operator's command works with. */
export const STORES: readonly [name: string, store: (name: string) => Promise<OperatedStore>][] = [
  ['SQLite', async (name) => sqliteStore(`${name}.db`)],
  ['PostgreSQL', postgresStore],
]

/** A server on a store, in this process. */
export async function serveOn({ place }: OperatedStore): Promise<RunningServer> {
  const env = { PORT: '0', HOST: '127.0.0.1', RIPOSTE_SEED: 'operated', RIPOSTE_LIMITS: 'off' }
  const config = configFrom(env)
  // It looks soon whether an operator has changed something.
  return startServer({ store: await openStore(place), config: { ...config, pace: { ...config.pace, lookout: 50 } } })
}

export interface OperatedMatch {
  readonly id: string
  readonly tokens: readonly string[]
  readonly seats: readonly Seat[]
}

const ANSWERS = 6

/** A match of two in which somebody has said something and a few answers were given. */
export async function matchUnderWay(url: string): Promise<OperatedMatch> {
  const { id, tokens } = await seatTwo(url)
  const answers = () => seats.reduce((sum, { carriedOut }) => sum + carriedOut, 0)
  const seats: readonly Seat[] = tokens.map(
    (token, at) => new Seat(url, id, token, `operated ${at}`, () => answers() < ANSWERS),
  )
  await new Promise<void>((resolve) => {
    for (const seat of seats) {
      seat.onAnswer = () => {
        if (answers() >= ANSWERS) resolve()
      }
    }
  })
  await seats[0].connection.say('Good luck')
  return { id, tokens, seats }
}

export function leave({ seats }: OperatedMatch): void {
  for (const { connection } of seats) connection.close()
}
