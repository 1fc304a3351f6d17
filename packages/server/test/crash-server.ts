// A server of its own process for the crash tests: it prints its address and dies where it is told to.
import { startServer } from '../src/index.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { EASY } from './party.ts'

const server = await startServer({ store: new SqliteStore(process.env.RIPOSTE_TEST_DB ?? ''), config: EASY })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.stdout.write(`${server.url}\n`)
