import { Counter, Gauge, Registry } from 'prom-client'
import type { TableStatus } from '../store/store.ts'
import { FastHistogram } from './histogram.ts'

/** The metrics of a server. Only this file uses the library. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #moves = new Counter({
    name: 'riposte_moves_total',
    help: 'Lines appended to the logs of matches',
    labelNames: ['kind'],
    registers: [this.#registry],
  })
  readonly #refusals = new Counter({
    name: 'riposte_refusals_total',
    help: 'Messages and requests that were refused',
    labelNames: ['code'],
    registers: [this.#registry],
  })
  readonly #inquiries = new Counter({
    name: 'riposte_inquiries_total',
    help: 'Questions about what could be done',
    labelNames: ['type'],
    registers: [this.#registry],
  })
  /** Moves that are counted here and given to the library together, which costs the same as one. */
  readonly #uncounted = new Map<string, number>()
  readonly #latency = new FastHistogram(
    'riposte_move_seconds',
    'From the arrival of a command until everybody was sent what it changed',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
  )
  readonly #append = new FastHistogram(
    'riposte_append_seconds',
    'How long a step took to become durable',
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
  )
  readonly #connections = new Gauge({
    name: 'riposte_connections',
    help: 'Open WebSocket connections',
    registers: [this.#registry],
  })
  readonly #loaded = new Gauge({
    name: 'riposte_tables_in_memory',
    help: 'Tables in memory',
    registers: [this.#registry],
  })
  readonly #setAside = new Gauge({
    name: 'riposte_tables_set_aside',
    help: 'Tables that were found and cannot be played here; the log says why',
    labelNames: ['code'],
    registers: [this.#registry],
  })
  readonly #stored = new Gauge({
    name: 'riposte_tables',
    help: 'Stored tables',
    labelNames: ['status'],
    registers: [this.#registry],
  })

  readonly #ready = new Gauge({
    name: 'riposte_ready',
    help: '1 while the store can be read and written, else 0',
    labelNames: ['part'],
    registers: [this.#registry],
  })

  readonly #memory = new Gauge({
    name: 'riposte_memory_bytes',
    help: 'Memory of this process',
    labelNames: ['kind'],
    registers: [this.#registry],
  })

  readonly #cpu = new Gauge({
    name: 'riposte_cpu_seconds',
    help: 'Processor time that this process has taken since it began',
    registers: [this.#registry],
  })

  moved(kind: string): void {
    this.#uncounted.set(kind, (this.#uncounted.get(kind) ?? 0) + 1)
  }

  refused(code: string): void {
    this.#refusals.inc({ code })
  }

  inquired(type: string): void {
    this.#inquiries.inc({ type })
  }

  took(milliseconds: number): void {
    this.#latency.add(milliseconds)
  }

  appended(milliseconds: number): void {
    this.#append.add(milliseconds)
  }

  connections(count: number): void {
    this.#connections.set(count)
  }

  loaded(count: number): void {
    this.#loaded.set(count)
  }

  setAside(code: string, count: number): void {
    this.#setAside.set({ code }, count)
  }

  stored(counts: Readonly<Record<TableStatus, number>>): void {
    for (const [status, count] of Object.entries(counts)) this.#stored.set({ status }, count)
  }

  ready(part: string, isReady: boolean): void {
    this.#ready.set({ part }, isReady ? 1 : 0)
  }

  async text(): Promise<{ type: string; body: string }> {
    const { rss, heapUsed } = process.memoryUsage()
    this.#memory.set({ kind: 'resident' }, rss)
    this.#memory.set({ kind: 'heap' }, heapUsed)
    const { user, system } = process.cpuUsage()
    this.#cpu.set((user + system) / 1e6)
    for (const [kind, count] of this.#uncounted) this.#moves.inc({ kind }, count)
    this.#uncounted.clear()
    const body = [await this.#registry.metrics(), this.#latency.text(), this.#append.text()].join('\n')
    return { type: this.#registry.contentType, body }
  }
}
