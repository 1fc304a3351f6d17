import type { EventJson, Json, Play, Seat, Seen, Shape } from '@riposte/kernel'

/** How a game's record of who has seen what is tested: the state must say neither more nor less than the seat was told. */
export interface Knowledge<G extends Shape> {
  /** What the state says this seat knows. */
  recorded(play: Play<G>, seat: Seat): Json
  /**
   * The same, from nothing but what this seat was told since the start (with what happened before the first question) and
   * what it saw when it was first asked or could first look.
   */
  rebuilt(told: readonly EventJson[], seat: Seat, first: Seen<G['view']>): Json
  /** Something this seat takes for certain that is not so in this world; null when all it knows is true. */
  contradiction?(play: Play<G>, seat: Seat): string | null
}
