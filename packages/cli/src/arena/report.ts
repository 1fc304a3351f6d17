import type { Json } from '@riposte/kernel'
import { type Contest, contestsOf, encounters } from './contest.ts'
import { type Arena, DEVIATIONS } from './plan.ts'
import { ratingsOf } from './ratings.ts'
import { replayOf } from './results-folder.ts'
import type { SeriesProgress } from './series-progress.ts'
import { type Interval, Mean, wilson } from './statistics.ts'
import type { PlayerSpec, Result } from './task.ts'
import { Times } from './times.ts'

/** What came of an arena. Wherever games are listed, they are numbers of `games`, and each game names its log. */
export interface Report {
  readonly format: 1
  readonly name: string
  readonly seed: string
  readonly confidence: number
  readonly players: Readonly<Record<string, PlayerSpec>>
  readonly series: readonly SeriesReport[]
  readonly sections: readonly Section[]
  readonly games: readonly GameReport[]
}

export interface SeriesReport {
  readonly group: string
  readonly game: string
  readonly options: Json
  readonly players: readonly string[]
  readonly together: boolean
  readonly deals: number
  readonly games: number
  /** Whether it ended because its intervals had become narrow enough. */
  readonly settled: boolean
}

/** One game with its options; or all of them, where there are several. */
export interface Section {
  readonly title: string
  readonly standings: readonly Standing[]
  readonly matrix: readonly Cell[]
}

export interface Share extends Interval {
  readonly share: number
}

export interface Standing {
  readonly player: string
  readonly rating: Interval & { readonly mu: number; readonly sigma: number }
  readonly wins: Share
  readonly points: Interval & { readonly mean: number }
  readonly decisions: number
  /** Milliseconds for a decision. */
  readonly time: { readonly mean: number; readonly median: number; readonly p95: number }
  /** Of all answers, those that the rules refused. */
  readonly illegal: Share & { readonly refused: number; readonly answers: number; readonly replaced: number }
  /** Dollars for a decision. */
  readonly cost: number
  readonly games: readonly number[]
}

/** How a player fared against another: the share of encounters it came out ahead, even ones counted half. */
export interface Cell extends Share {
  readonly player: string
  readonly against: string
  readonly encounters: number
  readonly games: readonly number[]
}

export interface GameReport {
  readonly group: string
  readonly deal: number
  readonly players: readonly string[]
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  readonly actions: number
  readonly refused: readonly number[]
  readonly replay: string
}

interface Counted {
  readonly number: number
  readonly players: readonly string[]
  readonly together: boolean
  readonly result: Result
}

/** What one game with its options has to say. */
interface Part {
  readonly title: string
  readonly counted: Counted[]
  readonly contests: { readonly contest: Contest; readonly games: readonly number[] }[]
}

export function reportOf(arena: Arena, all: readonly SeriesProgress[]): Report {
  const games: GameReport[] = []
  const groups = new Map<string, Part>()
  for (const { series, games: deals } of all) {
    const group = groups.get(series.group) ?? { title: series.title, counted: [], contests: [] }
    groups.set(series.group, group)
    for (const results of deals) {
      const numbers = results.map((result, seating) => {
        const players = series.seatings[seating]
        const number = games.push(gameReport(series.group, players, result)) - 1
        group.counted.push({ number, players, together: series.together, result })
        return number
      })
      contestsOf(series, results).forEach((contest, at) => {
        group.contests.push({ contest, games: series.together ? numbers : [numbers[at]] })
      })
    }
  }
  const deviations = DEVIATIONS[arena.confidence]
  const section = (title: string, parts: readonly Part[]) => {
    const counted = parts.flatMap((part) => part.counted)
    const contests = parts.flatMap((part) => part.contests)
    return { title, standings: standingsOf(counted, contests, deviations), matrix: matrixOf(contests, deviations) }
  }
  const sections = [...groups.values()].map((part) => section(part.title, [part]))
  if (sections.length > 1) sections.unshift(section('All games', [...groups.values()]))
  return {
    format: 1,
    name: arena.name,
    seed: arena.seed,
    confidence: arena.confidence,
    players: arena.players,
    series: all.map(seriesReport),
    sections,
    games,
  }
}

function seriesReport({ series, deals, settled }: SeriesProgress): SeriesReport {
  const { group, game, options, seatings, together } = series
  const players = together ? seatings.map(([player]) => player) : seatings[0]
  return { group, game, options, players, together, deals, games: deals * seatings.length, settled }
}

function gameReport(group: string, players: readonly string[], result: Result): GameReport {
  const { deal, winners, scores, actions, seats } = result
  const refused = seats.map((seat) => seat.refused)
  return { group, deal, players, winners, scores, actions, refused, replay: replayOf(result) }
}

function shareOf(won: number, of: number, deviations: number): Share {
  return { share: of === 0 ? 0 : won / of, ...wilson(won, of, deviations) }
}

/** The strongest first. */
function standingsOf(
  counted: readonly Counted[],
  contests: readonly { readonly contest: Contest }[],
  deviations: number,
): Standing[] {
  const players = [...new Set(counted.flatMap((game) => game.players))].sort()
  const ratings = ratingsOf(
    players,
    contests.map(({ contest }) => contest),
  )
  return players
    .map((player) => {
      const { mu, sigma } = ratings.get(player) ?? { mu: 0, sigma: 0 }
      const rating = { mu, sigma, low: mu - deviations * sigma, high: mu + deviations * sigma }
      return { player, rating, ...tallied(player, counted, deviations) }
    })
    .sort((a, b) => b.rating.mu - a.rating.mu)
}

function tallied(player: string, counted: readonly Counted[], deviations: number) {
  const times = new Times()
  const points = new Mean()
  const games: number[] = []
  let [won, sat, asked, refused, replaced, cost] = [0, 0, 0, 0, 0, 0]
  for (const { number, players, together, result } of counted) {
    if (!players.includes(player)) continue
    games.push(number)
    const { winners, scores } = result
    // A table that plays together is one player, at several seats.
    if (together) {
      sat++
      won += winners.length > 0 ? 1 : 0
      points.add(scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length))
    }
    for (const [seat, { times: taken, ...seatResult }] of result.seats.entries()) {
      if (players[seat] !== player) continue
      if (!together) {
        sat++
        won += winners.includes(seat) ? 1 / winners.length : 0
        points.add(scores[seat])
      }
      times.merge(taken)
      asked += seatResult.asked
      refused += seatResult.refused
      replaced += seatResult.replaced
      cost += seatResult.cost
    }
  }
  // Where all attempts were refused, none of them was the answer.
  const answers = asked + refused - replaced
  return {
    wins: shareOf(won, sat, deviations),
    points: { mean: points.mean, ...points.interval(deviations) },
    decisions: times.count,
    time: { mean: times.mean, median: times.quantile(0.5), p95: times.quantile(0.95) },
    illegal: { ...shareOf(refused, answers, deviations), refused, answers, replaced },
    cost: times.count === 0 ? 0 : cost / times.count,
    games,
  }
}

function matrixOf(
  contests: readonly { readonly contest: Contest; readonly games: readonly number[] }[],
  deviations: number,
): Cell[] {
  const cells = new Map<string, { player: string; against: string; won: number; games: number[]; met: number }>()
  const add = (player: string, against: string, won: number, games: readonly number[]) => {
    const key = `${player} ${against}`
    const cell = cells.get(key) ?? { player, against, won: 0, games: [], met: 0 }
    cells.set(key, cell)
    cell.won += won
    cell.met++
    cell.games.push(...games)
  }
  for (const { contest, games } of contests) {
    for (const { player, against, score } of encounters(contest)) {
      add(player, against, score, games)
      add(against, player, 1 - score, games)
    }
  }
  return [...cells.values()].map(({ player, against, won, games, met }) => ({
    player,
    against,
    encounters: met,
    ...shareOf(won, met, deviations),
    games,
  }))
}
