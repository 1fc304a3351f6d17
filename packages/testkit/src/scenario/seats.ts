import { type Field, type Game, isBlocked, Match, type Seat } from '@riposte/kernel'
import type { Scenario } from './scenario.ts'

export interface NamedSeats {
  /** Null where the match cannot start, so that nobody knows what the game calls them. */
  readonly byName: ReadonlyMap<string, Seat> | null
  /** A name that means one seat in the file and another in the game. */
  readonly ambiguous: string | null
}

/** The seats by the names that the file gives them and those that the game gives them. */
export function namedSeats(game: Game, scenario: Scenario): NamedSeats {
  const byName = new Map(scenario.names.map((name, seat) => [name, seat]))
  if (game.seatNames === undefined) return { byName, ambiguous: null }
  const given = namesGivenBy(game, scenario)
  if (given === null) return { byName: null, ambiguous: null }
  const ambiguous = given.find((name, seat) => (byName.get(name) ?? seat) !== seat) ?? null
  given.forEach((name, seat) => {
    byName.set(name, seat)
  })
  return { byName, ambiguous }
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
  return kind === 'seat'
}
