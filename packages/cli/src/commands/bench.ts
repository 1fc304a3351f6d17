import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { addBenchmark } from '../benchmark-file.ts'
import { games } from '../games.ts'
import { gameCalled, wholeNumber } from '../input.ts'
import { calibrate, type Effort, type Figure, measure } from '../measure.ts'
import { bold, dim, print } from '../terminal.ts'

interface BenchReport {
  readonly date: string
  readonly node: string
  readonly cpu: string
  readonly games: readonly GameFigures[]
}

interface GameFigures {
  readonly game: string
  /** Round trips per second. */
  readonly calibration: number
  readonly figures: readonly Figure[]
}

interface BenchFlags {
  write?: boolean
  json?: boolean
  milliseconds?: unknown
  runs?: unknown
}

/** Measures, and with `write` adds a dated table to the project's benchmarks. */
export function bench(gameId: string | undefined, flags: BenchFlags): void {
  const effort: Effort = {
    runs: flags.runs === undefined ? 5 : wholeNumber('runs', flags.runs, 1),
    milliseconds: flags.milliseconds === undefined ? 1500 : wholeNumber('milliseconds', flags.milliseconds, 1),
  }
  const report: BenchReport = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    games:
      gameId === undefined
        ? games.map(({ game }) => measuredAlone(game.id, effort, flags.json !== true))
        : [measured(gameCalled(gameId), effort, flags.json !== true)],
  }
  if (flags.json) print(JSON.stringify(report))
  if (flags.write) addBenchmark(tableOf(report))
}

function measured({ game, benchmarks }: (typeof games)[number], effort: Effort, aloud: boolean): GameFigures {
  const calibration = calibrate(effort)
  if (aloud) tellCalibration(game.id, calibration)
  const figures = benchmarks().map((benchmark) => {
    const figure = measure(benchmark, calibration, effort)
    if (aloud) tellFigure(figure)
    return figure
  })
  return { game: game.id, calibration, figures }
}

/** In a process of its own: code that games share is slower after several games have run in one process. */
function measuredAlone(game: string, { runs, milliseconds }: Effort, aloud: boolean): GameFigures {
  const args = ['bench', game, '--json', '--runs', String(runs), '--milliseconds', String(milliseconds)]
  const out = execFileSync(process.execPath, [process.argv[1], ...args], { encoding: 'utf8' })
  const [alone] = (JSON.parse(out) as BenchReport).games
  if (aloud) {
    tellCalibration(game, alone.calibration)
    alone.figures.forEach(tellFigure)
  }
  return alone
}

function tellCalibration(game: string, calibration: number): void {
  print(`${game} ${dim(`(calibration: ${shown(calibration)} round trips/s)`)}`)
}

function tellFigure({ name, value, unit, relative }: Figure): void {
  print(`  ${name.padEnd(38)} ${bold(shown(value).padStart(8))} ${unit.padEnd(10)} ${dim(shown(relative))}`)
}

function tableOf({ date, node, cpu, games: measuredGames }: BenchReport): string {
  const rows = measuredGames.flatMap(({ game, figures }) =>
    figures.map(
      ({ name, unit, value, relative }) => `| ${game} | ${name} | ${shown(value)} ${unit} | ${shown(relative)} |`,
    ),
  )
  const calibrations = measuredGames.map(({ calibration }) => shown(calibration)).join(', ')
  return `## ${date}

Node ${node}, ${cpu}; every game in a process of its own; calibration ${calibrations} round trips per second.

| game | measured | figure | in round trips |
|---|---|---|---|
${rows.join('\n')}
`
}

/** Rounded to three significant digits. */
function shown(value: number): string {
  if (value >= 100) return Math.round(value).toString()
  return value.toPrecision(3)
}
