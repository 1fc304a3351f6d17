import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writePages } from '../arena/html/pages.ts'
import { JobQueue } from '../arena/job-queue.ts'
import { OwnCores } from '../arena/own-cores.ts'
import type { Arena } from '../arena/plan.ts'
import { readArena } from '../arena/read-plan.ts'
import { type Report, reportOf } from '../arena/report.ts'
import { ResultsFolder } from '../arena/results-folder.ts'
import { progressFrom, runArena } from '../arena/run.ts'
import type { SeriesProgress } from '../arena/series-progress.ts'
import { tableOf } from '../arena/text-report.ts'
import type { Work } from '../arena/work.ts'
import { shortName } from '../files.ts'
import { BadInput, single, wholeNumber } from '../input.ts'
import { bold, dim, print, progress } from '../terminal.ts'

interface ArenaFlags {
  out?: unknown
  workers?: unknown
  json?: boolean
  reportOnly?: boolean
}

/** Has players play each other, and says how strong they are. */
export async function arena(file: string, flags: ArenaFlags): Promise<void> {
  const plan = readArena(file)
  const out = resolve(single('out', flags.out) ?? join('data', 'arena', plan.name))
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('workers', flags.workers, 1)
  const folder = openFolder(out)
  const before = gamesIn(progressFrom(plan, folder))
  const start = performance.now()
  const all = flags.reportOnly === true ? progressFrom(plan, folder) : await played(plan, folder, workers)
  if (all === null) {
    process.stderr.write(
      `Stopped. What was played is kept in ${shortName(out)}; the same command goes on from there.\n`,
    )
    process.exitCode = 130
    return
  }
  const seconds = (performance.now() - start) / 1000
  const report = reportOf(plan, all)
  if (report.games.length === 0) throw new BadInput(`nothing has been played in ${shortName(out)} yet`)
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report)}\n`)
  writePages(out, report)
  if (flags.json) return print(JSON.stringify(report))
  tell(report, gamesIn(all) - before, seconds, out)
}

function openFolder(out: string): ResultsFolder {
  try {
    return new ResultsFolder(out)
  } catch (error) {
    throw new BadInput(`${out} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Null when it was interrupted. */
async function played(plan: Arena, folder: ResultsFolder, workers: number): Promise<SeriesProgress[] | null> {
  const databaseUrl = process.env.DATABASE_URL ?? ''
  const work: Work = databaseUrl === '' ? new OwnCores(workers) : await JobQueue.open(databaseUrl, plan, workers)
  const display = displayOf(plan)
  let interrupt = () => {}
  const interrupted = new Promise<null>((done) => {
    interrupt = () => done(null)
  })
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  const run = runArena(plan, folder, work, (all) => display.show(all))
  // Errors after an interruption do not matter.
  run.catch(() => {})
  try {
    return await Promise.race([run, interrupted])
  } finally {
    display.end()
    process.off('SIGINT', interrupt)
    process.off('SIGTERM', interrupt)
    await work.close()
  }
}

function gamesIn(all: readonly SeriesProgress[]): number {
  return all.reduce((sum, { series, deals }) => sum + deals * series.seatings.length, 0)
}

/** A bar on a terminal; elsewhere a line whenever another tenth is done. */
function displayOf(plan: Arena): { show(all: readonly SeriesProgress[]): void; end(): void } {
  const total = plan.series.reduce((sum, { seatings }) => sum + seatings.length * plan.length.atMost, 0)
  const start = performance.now()
  const bar = progress(total)
  let first = -1
  let tenths = 0
  return {
    show(all) {
      const games = gamesIn(all)
      if (first < 0) first = games
      const seconds = (performance.now() - start) / 1000
      const each = games > first ? seconds / (games - first) : 0
      const text = `games${each === 0 ? '' : `, ${rate(1 / each)}`}, ${ending(plan, all, (total - games) * each)}`
      bar.done(games, text)
      if (process.stderr.isTTY || Math.floor((games / total) * 10) <= tenths) return
      tenths = Math.floor((games / total) * 10)
      process.stderr.write(`${games} of ${total} ${text}\n`)
    },
    end: () => bar.end(),
  }
}

const rate = (perSecond: number) =>
  perSecond >= 1 ? `${perSecond.toFixed(1)}/s` : `${(perSecond * 60).toFixed(1)}/min`

function ending({ length }: Arena, all: readonly SeriesProgress[], seconds: number): string {
  if (length.width === null)
    return seconds < 90 ? `${Math.ceil(seconds)} s left` : `${Math.ceil(seconds / 60)} min left`
  const widest = Math.max(...all.map(({ width, finished }) => (finished ? 0 : width)))
  return `widest interval ${(widest * 100).toFixed(1)} of ${(length.width * 100).toFixed(1)} %`
}

function tell(report: Report, played: number, seconds: number, out: string): void {
  const kept = report.games.length - played
  const before = kept > 0 ? `, ${kept} were there` : ''
  print(
    bold(`${report.name}: ${report.games.length} games`) +
      dim(`  ${played} played in ${seconds.toFixed(1)} s${before}`),
  )
  for (const section of report.sections) {
    print()
    if (report.sections.length > 1) print(bold(section.title))
    for (const line of tableOf(section, report.confidence)) print(line)
  }
  print()
  print(`Plots and every game: ${pathToFileURL(join(out, 'index.html')).href}`)
  print(dim(`The figures as data: ${shortName(join(out, 'report.json'))}`))
}
