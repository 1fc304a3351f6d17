import { conform, type Finding, fuzzLeaks, tellFinding, tellLeak } from '@riposte/testkit'
import { gameCalled, seatCount, wholeNumber } from '../input.ts'
import { green, print, progress, red } from '../terminal.ts'

interface CheckFlags {
  pairs?: unknown
  matches?: unknown
  seats?: unknown
  seed?: string
  json?: boolean
}

/** Plays a game at random and looks for broken promises and for leaks. */
export function check(gameId: string | undefined, flags: CheckFlags): void {
  const entry = gameCalled(gameId)
  const { game } = entry
  const pairs = flags.pairs === undefined ? 10_000 : wholeNumber('pairs', flags.pairs, 0)
  const matches = flags.matches === undefined ? 1 : wholeNumber('matches', flags.matches, 0)
  const tables = {
    ...(entry.bases && { bases: entry.bases }),
    ...(flags.seats !== undefined && { seats: [seatCount(game, flags.seats, entry.seats)] }),
  }
  const seed = flags.seed ?? 'riposte'

  const start = performance.now()
  const findings: Finding[] = matches === 0 ? [] : conform(game, { ...tables, matches, seed })
  const bar = progress(pairs)
  const report = fuzzLeaks(game, { ...tables, pairs, seed, onProgress: (count) => bar.done(count) })
  bar.end()
  const seconds = (performance.now() - start) / 1000

  if (flags.json) {
    const counted = { pairs: report.pairs, leaks: report.leaks.length, findings: findings.length }
    print(
      JSON.stringify({
        game: game.id,
        seed,
        ...counted,
        ends: report.ends,
        seconds,
        found: [...report.leaks, ...findings],
      }),
    )
  } else {
    for (const leak of report.leaks) print(`${red('leak')}: ${tellLeak(leak)}`)
    for (const finding of findings) print(`${red('broken')}: ${tellFinding(finding)}`)
    const ended = Object.entries(report.ends).map(([how, count]) => `${count} ${how}`)
    print(`${report.pairs} pairs in ${seconds.toFixed(1)} s (${ended.join(', ')})`)
    const clean = report.leaks.length === 0 && findings.length === 0
    print(clean ? green('nothing found') : red(`${report.leaks.length} leaks, ${findings.length} broken promises`))
  }
  if (report.leaks.length > 0 || findings.length > 0) process.exitCode = 1
}
