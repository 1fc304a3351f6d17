import { cpus } from 'node:os'
import { addBenchmark } from '../benchmark-file.ts'
import { games } from '../games.ts'
import { gameCalled, wholeNumber } from '../input.ts'
import { calibrate, type Effort, type Figure, measure } from '../measure.ts'
import { bold, dim, print } from '../terminal.ts'

export interface BenchReport {
  readonly date: string
  readonly node: string
  readonly cpu: string
  /** Round trips per second. */
  readonly calibration: number
  readonly figures: readonly (Figure & { readonly game: string })[]
}

/** Measures, and with \`write\` adds a dated table to the project's benchmarks. */
export function bench(
  gameId: string | undefined,
  flags: { write?: boolean; json?: boolean; milliseconds?: unknown; runs?: unknown },
): void {
  const entries = gameId === undefined ? games : [gameCalled(gameId)]
  const effort: Effort = {
    runs: flags.runs === undefined ? 5 : wholeNumber('runs', flags.runs, 1),
    milliseconds: flags.milliseconds === undefined ? 1500 : wholeNumber('milliseconds', flags.milliseconds, 1),
  }
  const calibration = calibrate(effort)
  const figures: (Figure & { game: string })[] = []
  if (!flags.json) print(dim(`calibration: ${shown(calibration)} round trips/s`))
  for (const { game, benchmarks } of entries) {
    for (const benchmark of benchmarks()) {
      const figure = { game: game.id, ...measure(benchmark, calibration, effort) }
      figures.push(figure)
      if (!flags.json) {
        print(
          `${figure.game}  ${figure.name.padEnd(36)} ${bold(shown(figure.value).padStart(12))} ${figure.unit.padEnd(10)} ${dim(shown(figure.relative))}`,
        )
      }
    }
  }
  const report: BenchReport = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    calibration,
    figures,
  }
  if (flags.json) print(JSON.stringify(report))
  if (flags.write) addBenchmark(tableOf(report))
}

function tableOf({ date, node, cpu, calibration, figures }: BenchReport): string {
  const rows = figures.map(
    ({ game, name, unit, value, relative }) => `| ${game} | ${name} | ${shown(value)} ${unit} | ${shown(relative)} |`,
  )
  return `## ${date}

Node ${node}, ${cpu}; calibration ${shown(calibration)} round trips per second.

| game | measured | figure | in round trips |
|---|---|---|---|
${rows.join('\n')}
`
}

/** Three digits that mean something. */
function shown(value: number): string {
  if (value >= 100) return Math.round(value).toString()
  return value.toPrecision(3)
}
