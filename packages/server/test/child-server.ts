// A server of its own process, for tests that end it: it prints its address and dies where it is told to. It may have
// processes, which are this program again; then their process numbers stand behind the address.
import { type ChildProcess, fork } from 'node:child_process'
import { pino } from 'pino'
import { ClusterWorker, games, openStore, Primary, type RunningServer, startServer } from '../src/index.ts'
import type { Place } from '../src/store/open.ts'
import { EASY } from './party.ts'
import { trail } from './trail.ts'

const {
  RIPOSTE_TEST_PLACE: where = '{}',
  RIPOSTE_TEST_WORKERS: workers = '1',
  RIPOSTE_TEST_WORKER: worker = '',
} = process.env
const processes: ChildProcess[] = []

function startWorkerProcess(number: number): ChildProcess {
  const child = fork(process.argv[1], { env: { ...process.env, RIPOSTE_TEST_WORKER: String(number) } })
  processes.push(child)
  return child
}

function clusterMember() {
  if (worker !== '') return { cluster: new ClusterWorker(Number(worker), Number(workers), process, stop) }
  if (workers === '1') return {}
  // However busy the machine is.
  const patience = { start: 100_000, metrics: 20_000 }
  return { cluster: new Primary(Number(workers), startWorkerProcess, pino({ level: 'silent' }), patience) }
}

let server: RunningServer | null = null
let stopping = false

function stop(): void {
  stopping = true
  void server?.close().then(() => process.exit(0))
}

const store = await openStore({ ...(JSON.parse(where) as Place), thread: true })
server = await startServer({ store, config: EASY, games: [...games, trail], ...clusterMember() })
if (stopping) stop()

process.on('SIGTERM', stop)
if (worker === '') process.stdout.write(`${[server.url, ...processes.map(({ pid }) => pid)].join(' ')}\n`)
