import {
  canonical,
  type EventJson,
  type Game,
  type GameEvent,
  type Play,
  project,
  projectEvents,
  type Seat,
  type Seen,
  type Shape,
} from '@riposte/kernel'
import { differences } from './diff.ts'
import type { Start } from './finding.ts'
import type { Knowledge } from './knowledge.ts'
import type { Giveaway } from './pair.ts'
import { begin, carryOut, type Move } from './wander.ts'

/** A match in place, what was done in it, and what each seat was told of it. */
export class Watch<G extends Shape> {
  readonly play: Play<G>
  readonly moves: Move[] = []
  readonly #knowledge: Knowledge<G> | undefined
  readonly #told: EventJson[][] = []
  readonly #first: Seen<G['view']>[] = []
  #events: GameEvent[] = []

  constructor(game: Game<G>, start: Start, knowledge: Knowledge<G> | undefined) {
    const match = begin(game, start)
    this.play = match.play.clone()
    this.#knowledge = knowledge
    if (knowledge === undefined) return
    for (let seat = 0; seat < this.play.seats; seat++) {
      this.#told.push([...projectEvents(match.opening, seat)])
      this.#first.push(project(this.play, seat))
    }
  }

  make(move: Move): void {
    const { play } = this
    this.moves.push(move)
    if (this.#knowledge === undefined) {
      carryOut(play, move)
      return
    }
    this.#events = []
    play.sink = this.#events
    carryOut(play, move)
    play.sink = null
    for (let seat = 0; seat < play.seats; seat++) this.#told[seat].push(...projectEvents(this.#events, seat))
  }

  /** Where the record of what this seat has seen differs from what it was told, or holds something that is not so. */
  misremembers(seat: Seat): Giveaway | null {
    const knowledge = this.#knowledge
    if (knowledge === undefined) return null
    const recorded = knowledge.recorded(this.play, seat)
    const rebuilt = knowledge.rebuilt(this.#told[seat], seat, this.#first[seat])
    if (canonical(recorded) !== canonical(rebuilt)) return { what: 'knowledge', lines: differences(recorded, rebuilt) }
    const untrue = knowledge.contradiction?.(this.play, seat) ?? null
    if (untrue === null) return null
    return { what: 'knowledge', lines: [{ path: 'known but not so', real: untrue, imagined: undefined }] }
  }
}
