// A server of its own process, for tests that end it: it prints its address and dies where it is told to. It may have
// halls, which are this program again; then their process numbers stand behind the address.
import { type ChildProcess, fork } from 'node:child_process'
import { pino } from 'pino'
import { Back, Front, games, openStore, type RunningServer, startServer } from '../src/index.ts'
import type { Place } from '../src/store/open.ts'
import { EASY } from './party.ts'
import { trail } from './trail.ts'

const { RIPOSTE_TEST_PLACE: where = '{}', RIPOSTE_TEST_HALLS: halls = '1', RIPOSTE_TEST_HALL: hall = '' } = process.env
const processes: ChildProcess[] = []

function startHall(number: number): ChildProcess {
  const child = fork(process.argv[1], { env: { ...process.env, RIPOSTE_TEST_HALL: String(number) } })
  processes.push(child)
  return child
}

function ownHall() {
  if (hall !== '') return { hall: new Back(Number(hall), Number(halls), process, stop) }
  if (halls === '1') return {}
  // However busy the machine is.
  const patience = { start: 100_000, figures: 20_000 }
  return { hall: new Front(Number(halls), startHall, pino({ level: 'silent' }), patience) }
}

let server: RunningServer | null = null
let stopping = false

function stop(): void {
  stopping = true
  void server?.close().then(() => process.exit(0))
}

const store = await openStore({ ...(JSON.parse(where) as Place), thread: true })
server = await startServer({ store, config: EASY, games: [...games, trail], ...ownHall() })
if (stopping) stop()

process.on('SIGTERM', stop)
if (hall === '') process.stdout.write(`${[server.url, ...processes.map(({ pid }) => pid)].join(' ')}\n`)
