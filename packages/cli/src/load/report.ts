import { cpus } from 'node:os'

export interface LoadReport {
  readonly date: string
  readonly node: string
  readonly cpu: string
  readonly cores: number
  /** The load average of the machine before and after the run. */
  readonly loadAverage: readonly [before: number, after: number]
  /** How fast one core was before and after the run, in round trips of a fixed document through JSON per second. */
  readonly calibration: readonly [before: number, after: number]
  readonly game: string
  readonly store: 'SQLite' | 'PostgreSQL'
  readonly processes: number
  /** Of how many processes each server is made. */
  readonly workers: number
  readonly tables: number
  readonly seconds: number
  readonly moves: number
  readonly movesPerSecond: number
  /** Milliseconds from sending an answer until it is acknowledged and everybody at the table has received what it changed. */
  readonly p50: number
  readonly p99: number
  readonly refused: number
  /** Answers that were never acknowledged, and acknowledged ones that do not stand in the log. */
  readonly lost: number
  /** Processor time for each move, of all servers together, and of the clients. */
  readonly serverMicroseconds: number
  readonly clientMicroseconds: number
  /** Stored tables at which nobody sits, and the memory that each costs a server that has started. */
  readonly idle: { readonly tables: number; readonly bytes: number } | null
}

export function describeMachine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
  }
}

/** The run in one sentence. */
function about({ tables, seconds, store, processes, workers }: LoadReport): string {
  const by =
    processes === 1 ? `a server of ${workers} ${workers === 1 ? 'process' : 'processes'}` : `${processes} servers`
  return (
    `${tables} tables of 2 clients play The Imposter Kings for ${seconds.toFixed(1)} s after a warm-up; ` +
    `${by} on ${store}, every move durable before it is shown; the clients are on the same machine`
  )
}

/** All figures with their names. */
function figures(report: LoadReport): readonly (readonly [name: string, value: string])[] {
  const { idle, loadAverage, calibration } = report
  return [
    ['moves per second', String(Math.round(report.movesPerSecond))],
    ['sent to everybody updated, p50', `${report.p50.toFixed(1)} ms`],
    ['sent to everybody updated, p99', `${report.p99.toFixed(1)} ms`],
    ['refused', String(report.refused)],
    ['lost', String(report.lost)],
    [
      report.processes === 1 ? 'server, per move' : 'servers, per move',
      `${report.serverMicroseconds.toFixed(0)} µs of processor time`,
    ],
    ['clients, per move', `${report.clientMicroseconds.toFixed(0)} µs of processor time`],
    ['load average before and after', `${loadAverage[0].toFixed(2)} and ${loadAverage[1].toFixed(2)}`],
    ['calibration before and after', `${calibration.map(Math.round).join(' and ')} round trips per second`],
    ...(idle === null
      ? []
      : [['idle tables', `${idle.tables}, ${Math.round(idle.bytes)} bytes of memory each`] as const]),
  ]
}

export function told(report: LoadReport): string {
  const lines = figures(report).map(([name, value]) => `${name.padEnd(30)} ${value}`)
  return [about(report), ...lines].join('\n')
}

/** A table for the project's benchmarks. */
export function tableOf(report: LoadReport): string {
  const { date, node, cpu, cores } = report
  return `## ${date}, load

Node ${node}, ${cpu}, ${cores} cores. ${about(report)}.

| measured | figure |
|---|---|
${figures(report)
  .map(([name, value]) => `| ${name} | ${value} |`)
  .join('\n')}
`
}
