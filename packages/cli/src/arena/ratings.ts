import { seeded, shuffle } from '@riposte/kernel'
import { type Rating, rate, rating } from 'openskill'
import { type Contest, encounters } from './contest.ts'

export type { Rating }

/** It takes contests one by one, and a little depends on their order: so the mean of some orders is taken. */
const ORDERS = 10

/** The strength of the players, each with its uncertainty, after Weng and Lin (Plackett-Luce). */
export function ratingsOf(players: readonly string[], contests: readonly Contest[]): Map<string, Rating> {
  const random = seeded('orders')
  const order = contests.map(placesIn).filter(({ names }) => names.length > 1)
  const sums = new Map(players.map((player) => [player, { mu: 0, sigma: 0 }]))
  for (let round = 0; round < ORDERS; round++) {
    shuffle(random, order)
    const ratings = new Map(players.map((player) => [player, rating()]))
    for (const { names, rank } of order) {
      // Bots do not learn between games: their strength does not drift.
      const after = rate(
        names.map((name) => [ratings.get(name) ?? rating()]),
        { rank, tau: 0 },
      )
      for (const [at, name] of names.entries()) ratings.set(name, after[at][0])
    }
    for (const [player, { mu, sigma }] of ratings) {
      const sum = sums.get(player)
      if (sum === undefined) continue
      sum.mu += mu / ORDERS
      sum.sigma += sigma / ORDERS
    }
  }
  return sums
}

/** Who came in where, the first with 1; the same for those who came out even. */
function placesIn(contest: Contest): { names: string[]; rank: number[] } {
  const sums = new Map<string, number>(contest.entrants.map(({ player }) => [player, 0]))
  for (const { player, against, score } of encounters(contest)) {
    sums.set(player, (sums.get(player) ?? 0) + score)
    sums.set(against, (sums.get(against) ?? 0) + 1 - score)
  }
  const names = [...sums.keys()]
  const rank = [...sums.values()].map((sum) => 1 + [...sums.values()].filter((other) => other > sum).length)
  return { names, rank }
}
