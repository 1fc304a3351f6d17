import type { Seat } from '@riposte/kernel'
import type { LogEntry } from '../store/store.ts'

/**
 * Which bots have been told something since they last checked whether they want to do something unasked. Only what the seat
 * itself is told counts: how often a bot checks, and when, must not tell others what they could not know. Who has checked is
 * not stored; a bot that checks twice in the same situation comes to the same result.
 */
export class UnaskedChecks {
  /** By seat, since when there is something to check. */
  readonly #since = new Map<Seat, number>()
  /** The seats that have done something unasked, and have been told of nothing else since. */
  readonly #done = new Set<Seat>()

  /** By seat, since when there is something to check. */
  get since(): ReadonlyMap<Seat, number> {
    return this.#since
  }

  /** These seats were told of an event at this moment. */
  tell(seats: readonly Seat[], at: number): void {
    for (const seat of seats) if (!this.#since.has(seat)) this.#since.set(seat, at)
  }

  /** Records a line of the match of which these seats were told. */
  after(line: LogEntry, seats: readonly Seat[]): void {
    this.tell(seats, line.at)
    // What bots do unasked is no reason to do more: two bots could go on for ever.
    if (!isUnasked(line)) for (const seat of seats) this.#done.delete(seat)
    else if (line.seat !== null) this.#done.add(line.seat)
  }

  /** This seat checks now. Returns whether it may do something. */
  check(seat: Seat): boolean {
    this.#since.delete(seat)
    return !this.#done.has(seat)
  }
}

/** Whether a bot did this unasked: what people do has a command, and an answer has a decision. */
function isUnasked({ kind, decision, commandId }: LogEntry): boolean {
  return kind === 'action' && decision === null && commandId === null
}
