// A server of its own process, for tests that end it: it prints its address and dies where it is told to.
import { games, openStore, startServer } from '../src/index.ts'
import type { Place } from '../src/store/open.ts'
import { EASY } from './party.ts'
import { trail } from './trail.ts'

const place = JSON.parse(process.env.RIPOSTE_TEST_PLACE ?? '{}') as Place
const store = await openStore({ ...place, thread: true })
const server = await startServer({ store, config: EASY, games: [...games, trail] })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.stdout.write(`${server.url}\n`)
