import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ActionJson, below, seeded } from '@riposte/kernel'
import { PROTOCOL, type ServerMessage } from '@riposte/protocol'
import { WebSocket } from 'ws'
import { wholeNumber } from '../input.ts'
import { print } from '../terminal.ts'

interface LoadFlags {
  tables?: unknown
  seconds?: unknown
  idle?: unknown
  json?: unknown
}

/** Long enough that no match ends during a run. */
const OPTIONS = { targetScore: 99 }

interface Report {
  readonly tables: number
  readonly seconds: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
  readonly lost: number
  readonly idleTables: number
  readonly bytesPerIdleTable: number | null
}

/** Starts a server of its own on this machine, sends scripted clients to it and reports how it did. */
export async function load(flags: LoadFlags): Promise<void> {
  const tables = wholeNumber('tables', flags.tables ?? 200, 1)
  const seconds = wholeNumber('seconds', flags.seconds ?? 10, 1)
  const idle = wholeNumber('idle', flags.idle ?? 0, 0)
  const folder = mkdtempSync(join(tmpdir(), 'riposte-load-'))
  const { child, url } = await launch(join(folder, 'load.db'))
  try {
    const report = await measure(url, tables, seconds, idle)
    print(flags.json ? JSON.stringify(report) : told(report))
    if (report.refused + report.lost > 0) process.exitCode = 1
  } finally {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function launch(file: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(process.argv[1], ['serve', '--port', '0', '--host', '127.0.0.1', '--db', file], {
    env: { ...process.env, RIPOSTE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url))
    child.once('exit', () => reject(new Error('the server ended before it began')))
  })
  return { child, url }
}

async function measure(url: string, tables: number, seconds: number, idle: number): Promise<Report> {
  const before = await memoryOf(url)
  for (let made = 0; made < idle; made += 50) {
    await Promise.all(Array.from({ length: Math.min(50, idle - made) }, () => newTable(url)))
  }
  const after = idle === 0 ? before : await memoryOf(url)
  const sitting: ScriptedTable[] = []
  for (let made = 0; made < tables; made += 20) {
    const some = Array.from({ length: Math.min(20, tables - made) }, (_, at) => seat(url, made + at))
    sitting.push(...(await Promise.all(some)))
  }
  const start = performance.now()
  for (const table of sitting) table.go()
  await wait(seconds * 1000)
  for (const table of sitting) table.stop()
  const took = (performance.now() - start) / 1000
  const moves = sitting.reduce((sum, table) => sum + table.moves, 0)
  // What is still on its way arrives within a second, or is lost.
  for (let tries = 0; tries < 100 && sitting.some(({ waiting }) => waiting > 0); tries++) await wait(10)
  const times = sitting.flatMap((table) => table.times).sort((a, b) => a - b)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  for (const table of sitting) table.close()
  return {
    tables,
    seconds: took,
    moves,
    movesPerSecond: moves / took,
    p50: share(0.5),
    p99: share(0.99),
    refused: sitting.reduce((sum, { refused }) => sum + refused, 0),
    lost: sitting.reduce((sum, { waiting }) => sum + waiting, 0),
    idleTables: idle,
    bytesPerIdleTable: idle === 0 ? null : (after - before) / idle,
  }
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(text.match(/riposte_memory_bytes\{kind="resident"\} (\S+)/)?.[1] ?? 0)
}

async function post<T>(url: string, path: string, token: string | null, body: object): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

async function newTable(url: string) {
  const { token } = await post<{ token: string }>(url, '/api/guests', null, {})
  const wish = { game: 'imposter-kings', seats: 2, name: 'One', options: OPTIONS }
  const made = await post<{ table: { id: string }; invitation: string }>(url, '/api/tables', token, wish)
  return { host: token, id: made.table.id, invitation: made.invitation }
}

async function seat(url: string, number: number): Promise<ScriptedTable> {
  const { host, id, invitation } = await newTable(url)
  const { token } = await post<{ token: string }>(url, '/api/guests', null, {})
  await post(url, `/api/tables/${id}/join`, token, { name: 'Two', invitation })
  await post(url, `/api/tables/${id}/start`, host, {})
  const table = new ScriptedTable(`load ${number}`)
  await Promise.all([host, token].map((guest) => table.sit(`${url.replace('http', 'ws')}/socket`, id, guest)))
  return table
}

/** Two clients that answer whatever they are asked with any legal answer, as fast as they can. */
class ScriptedTable {
  readonly times: number[] = []
  moves = 0
  refused = 0
  /** Commands without an answer. */
  waiting = 0
  readonly #random
  readonly #sockets: WebSocket[] = []
  /** What each client is asked, before the run begins. */
  readonly #asked: string[] = []
  readonly #answered: number[] = []
  #running = false
  #sentAt = 0
  #seenAt = 0

  constructor(seed: string) {
    this.#random = seeded(seed)
  }

  sit(address: string, table: string, token: string): Promise<void> {
    const socket = new WebSocket(address)
    const at = this.#sockets.push(socket) - 1
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL, table, token })))
      socket.on('message', (data: Buffer) => {
        const text = data.toString()
        if (text.startsWith('{"type":"welcome"')) resolve()
        this.#hear(at, text)
      })
    })
  }

  go(): void {
    this.#running = true
    this.#asked.forEach((text, at) => {
      this.#answer(at, text)
    })
  }

  stop(): void {
    this.#running = false
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #hear(at: number, text: string): void {
    if (text.startsWith('{"type":"answer"')) {
      this.waiting--
      if (text.includes('"ok":true')) this.moves++
      else this.refused++
      return
    }
    if (text.startsWith('{"type":"update"')) this.#seenAt = performance.now()
    // Only a message with something to answer is worth reading.
    if (!text.includes('"legal":')) return
    if (this.#running) this.#answer(at, text)
    else this.#asked[at] = text
  }

  #answer(at: number, text: string): void {
    const message = JSON.parse(text) as Extract<ServerMessage, { type: 'welcome' | 'update' }>
    const sight = message.type === 'welcome' ? message.match : message
    const decision = sight?.seen.decisions.find(({ id }) => id !== undefined)?.id
    const legal: readonly ActionJson[] = sight?.legal ?? []
    // A question put to both may be shown again when the other has answered.
    if (decision === undefined || legal.length === 0 || this.#answered[at] === decision) return
    this.#answered[at] = decision
    if (this.#sentAt > 0 && this.#seenAt > this.#sentAt) this.times.push(this.#seenAt - this.#sentAt)
    const action = legal[below(this.#random, legal.length)]
    this.waiting++
    this.#sentAt = performance.now()
    this.#sockets[at].send(JSON.stringify({ type: 'act', id: `${at}-${this.#sentAt}`, decision, action }))
  }
}

function told(report: Report): string {
  const lines = [
    `${report.tables} tables of 2 clients for ${report.seconds.toFixed(1)} s, SQLite, every move durable before it is shown`,
    `moves per second   ${Math.round(report.movesPerSecond)}`,
    `send to all, p50   ${report.p50.toFixed(1)} ms`,
    `send to all, p99   ${report.p99.toFixed(1)} ms`,
    `refused            ${report.refused}`,
    `lost               ${report.lost}`,
  ]
  if (report.bytesPerIdleTable !== null) {
    lines.push(`idle tables        ${report.idleTables}, ${Math.round(report.bytesPerIdleTable)} bytes of memory each`)
  }
  return lines.join('\n')
}
