import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { isSearching } from '@riposte/bots'
import { wilson } from '../arena/statistics.ts'
import type { GameEntry } from '../game-entry.ts'
import { botNames, botsCalled, chosenOptions, gameCalled, seatCount, wholeNumber } from '../input.ts'
import { type Batch, type Plan, type Run, simulate } from '../simulation.ts'
import { bold, print, progress } from '../terminal.ts'
import { workerPool } from '../worker-pool.ts'

interface SimFlags {
  games?: unknown
  seats?: unknown
  bots?: unknown
  seed?: string
  workers?: unknown
  option?: unknown
  json?: boolean
}

/** An interval of 95 %. */
const DEVIATIONS = 1.96

/** Fewer games than this are not worth starting a worker for, unless somebody searches. */
const GAMES_FOR_A_WORKER = 50

export async function sim(gameId: string | undefined, flags: SimFlags): Promise<void> {
  const entry = gameCalled(gameId)
  const seats = seatCount(entry.game, flags.seats, entry.seats)
  const plan: Plan = {
    game: entry.game.id,
    seats,
    bots: botNames(entry, flags.bots ?? 'random', seats),
    seed: flags.seed ?? 'riposte',
    options: chosenOptions(entry.game, flags.option),
  }
  const games = flags.games === undefined ? 100 : wholeNumber('games', flags.games, 1)
  const worthwhile = botsCalled(entry, plan.bots).some(isSearching) ? 1 : GAMES_FOR_A_WORKER
  const workers =
    flags.workers === undefined
      ? Math.max(1, Math.min(availableParallelism(), Math.floor(games / worthwhile)))
      : wholeNumber('workers', flags.workers, 1)

  // Options that cannot be played are refused here, before any worker starts.
  simulate(entry, plan, 0, 0)
  const bar = progress(games)
  const start = performance.now()
  const batches = await played(entry, plan, games, Math.min(workers, games), (done) => bar.done(done))
  const seconds = (performance.now() - start) / 1000
  bar.end()

  const report = summary(plan, games, batches, seconds, workers)
  if (flags.json) return print(JSON.stringify(report))
  print(bold(`${entry.game.name}: ${games} games, ${report.rounds} rounds, ${report.actions} actions`))
  print(
    `${seconds.toFixed(2)} s, ${report.gamesPerSecond} games/s, ${report.roundsPerSecond} rounds/s, ${report.actionsPerSecond} actions/s`,
  )
  for (const { seat, bot, wins, winRate, meanScore } of report.results.seats) {
    print(`seat ${seat} (${bot}): ${wins} wins (${(winRate * 100).toFixed(1)} %), mean score ${meanScore}`)
  }
  for (const { what, times, low, high } of report.tally) {
    const [share, least, most] = [times / games, low, high].map((part) => (part * 100).toFixed(1))
    print(`${what}: ${times} (${share} %, 95 % interval ${least} to ${most})`)
  }
  print(`digest ${report.digest}`)
}

/** What the game counts, with intervals, the most frequent first. */
function tallyOf(batches: readonly Batch[], games: number) {
  const times = new Map<string, number>()
  for (const { tally } of batches) {
    for (const [what, count] of Object.entries(tally)) times.set(what, (times.get(what) ?? 0) + count)
  }
  return [...times]
    .map(([what, count]) => ({ what, times: count, ...wilson(count, games, DEVIATIONS) }))
    .sort((a, b) => b.times - a.times || (a.what < b.what ? -1 : 1))
}

async function played(
  entry: GameEntry,
  plan: Plan,
  games: number,
  workers: number,
  told: (done: number) => void,
): Promise<Batch[]> {
  const size = Math.max(1, Math.min(500, Math.ceil(games / (workers * 20))))
  const batches: Batch[] = []
  let next = 0
  let done = 0
  const nextRun = () => {
    if (next >= games) return null
    const run = { first: next, count: Math.min(size, games - next) }
    next += run.count
    return run
  }
  const take = (batch: Batch) => {
    batches.push(batch)
    done += batch.count
    told(done)
  }
  if (workers === 1) {
    for (let run = nextRun(); run !== null; run = nextRun()) take(simulate(entry, plan, run.first, run.count))
    return batches
  }
  const pool = workerPool(workers)
  const work = async () => {
    for (let run = nextRun(); run !== null; run = nextRun()) {
      take((await pool.run({ plan, ...run } satisfies Run, { name: 'simulation' })) as Batch)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await pool.destroy()
  }
  return batches
}

function summary(plan: Plan, games: number, batches: Batch[], seconds: number, workers: number) {
  batches.sort((a, b) => a.first - b.first)
  const sum = (of: (batch: Batch) => number) => batches.reduce((total, batch) => total + of(batch), 0)
  const hash = createHash('sha256')
  for (const { digests } of batches) hash.update(new DataView(bigEndian(digests)))
  const seats = plan.bots.map((bot, seat) => {
    const wins = sum((batch) => batch.wins[seat])
    return { seat, bot, wins, winRate: wins / games, meanScore: round(sum((batch) => batch.scores[seat]) / games) }
  })
  const bots: Record<string, { seats: number; wins: number; winRate: number; meanScore: number }> = {}
  for (const name of new Set(plan.bots)) {
    const its = seats.filter(({ bot }) => bot === name)
    const wins = its.reduce((total, seat) => total + seat.wins, 0)
    const score = its.reduce((total, seat) => total + seat.meanScore, 0)
    bots[name] = { seats: its.length, wins, winRate: wins / (games * its.length), meanScore: round(score / its.length) }
  }
  const rounds = sum((batch) => batch.rounds)
  const actions = sum((batch) => batch.actions)
  const perSecond = (count: number) => Math.round(count / Math.max(seconds, 1e-9))
  return {
    ...plan,
    workers,
    games,
    rounds,
    actions,
    seconds: round(seconds),
    gamesPerSecond: perSecond(games),
    roundsPerSecond: perSecond(rounds),
    actionsPerSecond: perSecond(actions),
    results: { seats, bots },
    tally: tallyOf(batches, games),
    digest: hash.digest('hex'),
  }
}

/** The digest is the same on machines of either byte order. */
function bigEndian(words: Uint32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  for (const [at, word] of words.entries()) view.setUint32(at * 4, word)
  return view.buffer
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
