import type { Seat } from '@riposte/kernel'
import type { LogEntry } from '../store/store.ts'

/**
 * Which bots have been told something since they last looked whether they want to do something that nobody asks. Only what
 * the seat itself is told counts: how often a bot looks, and when, must not tell others what it could not know. Who has
 * looked is not stored; a bot that looks twice at the same thing comes to the same end.
 */
export class UnaskedChecks {
  /** Since when, by seat. */
  readonly #since = new Map<Seat, number>()
  /** Who has done something unasked since something else has happened to it. */
  readonly #done = new Set<Seat>()

  /** By seat, since when there is something to look at. */
  get since(): ReadonlyMap<Seat, number> {
    return this.#since
  }

  /** Something has happened that these seats were told. */
  tell(seats: readonly Seat[], at: number): void {
    for (const seat of seats) if (!this.#since.has(seat)) this.#since.set(seat, at)
  }

  /** Books a line of the match that these seats were told something of. */
  after(line: LogEntry, seats: readonly Seat[]): void {
    this.tell(seats, line.at)
    // What bots do unasked is no reason to do more: two of them would go on for ever.
    if (!isUnasked(line)) for (const seat of seats) this.#done.delete(seat)
    else if (line.seat !== null) this.#done.add(line.seat)
  }

  /** This seat looks now. Returns whether it may do something. */
  check(seat: Seat): boolean {
    this.#since.delete(seat)
    return !this.#done.has(seat)
  }
}

/** Something that a bot did and nobody asked for: what people do has a command, what is asked for a decision. */
function isUnasked({ kind, decision, commandId }: LogEntry): boolean {
  return kind === 'action' && decision === null && commandId === null
}
