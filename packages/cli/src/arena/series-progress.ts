import { contestsOf, encounters } from './contest.ts'
import { type Arena, DEVIATIONS, type Series } from './plan.ts'
import { wilson } from './statistics.ts'
import type { Result } from './task.ts'

interface Tally {
  won: number
  games: number
}

/**
 * How far a series has come. Whether it has been enough is asked after each deal in the order of the deals, whichever
 * came in first: so it does not depend on how many play at a time, and nobody can stop at a lucky moment.
 */
export class SeriesProgress {
  readonly series: Series
  readonly #arena: Arena
  readonly #deals: Result[][] = []
  readonly #tallies = new Map<string, Tally>()
  /** So many deals are complete, without a gap. */
  #complete = 0
  #enough = false

  constructor(arena: Arena, series: Series) {
    this.#arena = arena
    this.series = series
  }

  has(deal: number, seating: number): boolean {
    return this.#deals[deal]?.[seating] !== undefined
  }

  take(result: Result): void {
    this.#deals[result.deal] ??= []
    this.#deals[result.deal][result.seating] ??= result
    while (!this.finished && this.#isComplete(this.#complete)) this.#count(this.#deals[this.#complete++])
  }

  /** It has been enough, or this was the last deal. */
  get finished(): boolean {
    return this.#enough || this.#complete >= this.#arena.length.atMost
  }

  /** Whether it was the width of the intervals that ended it. */
  get settled(): boolean {
    return this.#enough
  }

  get deals(): number {
    return this.#complete
  }

  /** The games that count, deal by deal. */
  get games(): readonly (readonly Result[])[] {
    return this.#deals.slice(0, this.#complete)
  }

  /** The widest interval now. */
  get width(): number {
    const widths = [...this.#tallies.values()].map(({ won, games }) => {
      const { low, high } = wilson(won, games, DEVIATIONS[this.#arena.confidence])
      return high - low
    })
    return Math.max(0, ...widths)
  }

  #isComplete(deal: number): boolean {
    const games = this.#deals[deal] ?? []
    return this.series.seatings.every((_, seating) => games[seating] !== undefined)
  }

  #count(games: readonly Result[]): void {
    const contests = contestsOf(this.series, games)
    for (const contest of contests) {
      if (this.series.together) {
        for (const { player, won } of contest.entrants) this.#tally(player, won ? 1 : 0)
      } else {
        for (const { player, against, score } of encounters(contest)) this.#tally(`${player} ${against}`, score)
      }
    }
    const { atLeast, width } = this.#arena.length
    this.#enough = width !== null && this.#complete >= atLeast && this.width <= width
  }

  #tally(what: string, won: number): void {
    const tally = this.#tallies.get(what) ?? { won: 0, games: 0 }
    this.#tallies.set(what, { won: tally.won + won, games: tally.games + 1 })
  }
}
