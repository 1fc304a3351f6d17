import { availableParallelism } from 'node:os'
import { isBlocked, Match, type OptionField } from '@riposte/kernel'
import { playRuns, runsOf } from '../crew.ts'
import { BadInput, botNames, gameCalled, single, wholeNumber } from '../input.ts'
import { type Rate, writeRates } from '../rates-file.ts'
import type { Plan, Run } from '../simulation.ts'
import { bold, print, progress } from '../terminal.ts'

interface RateFlags {
  games?: unknown
  only?: unknown
  seats?: unknown
  bots?: unknown
  seed?: string
  workers?: unknown
  write?: boolean
}

/** The option whose values are played. */
const OVER = 'mission'
const RUN = 20

/** How often a team wins, by mission and number of players. */
export async function rates(gameId: string | undefined, flags: RateFlags): Promise<void> {
  const entry = gameCalled(gameId)
  const { game } = entry
  const field = (game.options as Readonly<Record<string, OptionField<unknown>>>)[OVER]
  if (field === undefined) throw new BadInput(`${game.name} has no missions`)
  const games = flags.games === undefined ? 200 : wholeNumber('games', flags.games, 1)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('workers', flags.workers, 1)
  const missions = numbersIn(flags.only).filter((mission) => field.read(mission) !== null)
  const seatCounts = seatsIn(game.seats, flags.seats)
  const seed = flags.seed ?? 'riposte'
  const found = new Map<string, Rate>()
  const runs: Run[] = []
  for (const mission of missions) {
    for (const seats of seatCounts) {
      const options = { [OVER]: mission }
      const match = Match.start(game, { seats, options, seed })
      if (isBlocked(match)) continue
      const bots = botNames(entry, flags.bots, seats)
      const plan: Plan = { game: game.id, seats, bots, seed: `${seed}/${mission}/${seats}`, options }
      runs.push(...runsOf(plan, games, RUN))
      found.set(`${mission}/${seats}`, { mission, seats, games: 0, wins: 0 })
    }
  }
  const bar = progress(runs.length)
  let done = 0
  await playRuns(runs, workers, ({ plan }, batch) => {
    const rate = found.get(`${Number(plan.options[OVER])}/${plan.seats}`)
    if (rate !== undefined) {
      rate.games += batch.count
      // A team wins or loses together.
      rate.wins += batch.wins[0]
    }
    bar.done(++done)
  })
  bar.end()
  print(bold(`${game.name}: games won of ${games}`))
  for (const mission of missions) {
    const cells = seatCounts.map((seats) => {
      const rate = found.get(`${mission}/${seats}`)
      return rate === undefined ? '    -' : `${((100 * rate.wins) / rate.games).toFixed(0).padStart(4)}%`
    })
    print(`${String(mission).padStart(3)} ${cells.join(' ')}`)
  }
  if (flags.write === true) writeRates(game.id, [...found.values()])
}

/** `1-8,20` as numbers; all there might be when nothing is said. */
function numbersIn(value: unknown): number[] {
  const text = single('only', value)
  if (text === undefined) return Array.from({ length: 99 }, (_, at) => at + 1)
  return text.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number)
    if (!Number.isInteger(from) || !Number.isInteger(to)) throw new BadInput(`--only is as in 1-8,20, not ${part}`)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
}

function seatsIn({ min, max }: { readonly min: number; readonly max: number }, value: unknown): number[] {
  if (value !== undefined) return [wholeNumber('seats', value, min)]
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
}
