import {
  copy,
  doAgain,
  type Entry,
  type EventType,
  type Facts,
  type GameEvent,
  type Json,
  type Observer,
  type Play,
  type Projected,
  project,
  type Seats,
  type Seen,
  type Witness,
  writeEvent,
} from '@riposte/kernel'
import { matches } from './matching.ts'

/** Something that was done, and the machine as it was before. */
export interface Taken {
  readonly before: Play
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

/**
 * What the observers saw at the moment when the first event like this was told; null when none was. The action is carried
 * out once more on a copy, and when the event is told the same projection as always shows the state of that moment.
 */
export function seenAt(
  taken: readonly Taken[],
  pattern: Json,
  observers: readonly Observer[],
): readonly Projected<Seen>[] | null {
  const meant = (event: GameEvent) => matches(pattern, writeEvent(event, 'all'))
  const when = taken.find(({ events }) => events.some(meant))
  if (when === undefined) return null
  const play = when.before.clone()
  const moment = new Moment(play, meant, observers)
  play.witness = moment
  doAgain(play, when.entry)
  return moment.seen
}

/** Waits for an event while an action is carried out. */
class Moment implements Witness {
  /** Copies: the state goes on changing. */
  seen: readonly Projected<Seen>[] | null = null
  readonly #play: Play
  readonly #meant: (event: GameEvent) => boolean
  readonly #observers: readonly Observer[]

  constructor(play: Play, meant: (event: GameEvent) => boolean, observers: readonly Observer[]) {
    this.#play = play
    this.#meant = meant
    this.#observers = observers
  }

  whisper(to: Seats, type: EventType, told: Facts): void {
    if (this.seen !== null) return
    const turn = this.#play.game.turn?.(this.#play.pub) ?? null
    if (this.#meant({ type, to, turn, told }))
      this.seen = this.#observers.map((observer) => copy(project(this.#play, observer)))
  }
}
