import { type Field, type Game, isBlocked, Match, type Seat } from '@riposte/kernel'
import type { Scenario } from './scenario.ts'

/** The seats by name; null where the match cannot start, so that nobody knows what the game calls them. */
export function seatsByName(game: Game, scenario: Scenario): ReadonlyMap<string, Seat> | null {
  const seats = new Map(scenario.names.map((name, seat) => [name, seat]))
  if (game.seatNames === undefined) return seats
  const given = namesGivenBy(game, scenario)
  if (given === null) return null
  // What the file calls a seat goes before what the game does.
  given.forEach((name, seat) => {
    if (!seats.has(name)) seats.set(name, seat)
  })
  return seats
}

function namesGivenBy(game: Game, scenario: Scenario): readonly string[] | null {
  try {
    const match = Match.start(game, scenario)
    return isBlocked(match) ? null : (game.seatNames?.(match.play.pub) ?? [])
  } catch {
    // A position that cannot be read: playing it says why.
    return null
  }
}

/** Whether a seat stands in this field, or nobody. */
export function holdsSeat({ kind }: Field): boolean {
  return kind === 'seat' || kind === 'seat or nothing'
}
