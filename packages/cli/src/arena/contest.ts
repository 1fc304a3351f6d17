import type { Series } from './plan.ts'
import type { Result } from './task.ts'

/** Players who were compared with each other: those at a table, or tables that were dealt the same. */
export interface Contest {
  readonly entrants: readonly Entrant[]
}

export interface Entrant {
  readonly player: string
  readonly won: boolean
  readonly score: number
}

/** How two different players fared against each other. */
export interface Encounter {
  readonly player: string
  readonly against: string
  /** 1 for the first, 0 for the second, a half where they came out even. */
  readonly score: number
}

/** What the games of one deal say about the players, in the order of the seatings. */
export function contestsOf({ seatings, together }: Series, games: readonly Result[]): Contest[] {
  if (!together) {
    return games.map(({ winners, scores }, seating) => ({
      entrants: seatings[seating].map((player, seat) => ({ player, won: winners.includes(seat), score: scores[seat] })),
    }))
  }
  const entrants = games.map(({ winners, scores }, seating) => ({
    player: seatings[seating][0],
    won: winners.length > 0,
    score: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  }))
  return [{ entrants }]
}

/** Every pair of different players, once. One who sat there twice is compared at both seats, and the mean counts. */
export function encounters({ entrants }: Contest): Encounter[] {
  const names = [...new Set(entrants.map(({ player }) => player))].sort()
  return names.flatMap((player, at) =>
    names.slice(at + 1).map((against) => {
      let sum = 0
      let pairs = 0
      for (const one of entrants) {
        if (one.player !== player) continue
        for (const other of entrants) {
          if (other.player !== against) continue
          sum += ahead(one, other)
          pairs++
        }
      }
      return { player, against, score: sum / pairs }
    }),
  )
}

/** Winning comes first, then the score. */
function ahead(one: Entrant, other: Entrant): number {
  if (one.won !== other.won) return one.won ? 1 : 0
  return one.score === other.score ? 0.5 : one.score > other.score ? 1 : 0
}
