import { hallOf, type Word } from './hall.ts'

/** What the switchboard has to say to a hall. */
export type Call =
  | { readonly is: 'word'; readonly word: Word }
  /** Another hall has come to hold this table. */
  | { readonly is: 'watched'; readonly table: string }
  /** No other hall holds this table any more; said to its keeper. */
  | { readonly is: 'unwatched'; readonly table: string }

/**
 * Who hears what of a table: the hall that keeps it, and those that hold it besides. Most tables are held by their keeper
 * alone, and then nobody is told of their moves. It stands in the first hall, which also hears of everybody's presence.
 */
export class Switchboard {
  readonly #halls: number
  readonly #call: (hall: number, call: Call) => void
  /** The halls that hold tables which they do not keep. */
  readonly #watchers = new Map<string, Set<number>>()

  /** @param halls how many there are; the first has the number 0 */
  constructor(halls: number, call: (hall: number, call: Call) => void) {
    this.#halls = halls
    this.#call = call
  }

  pass(word: Word, from: number): void {
    const { table } = word
    const keeper = hallOf(table, this.#halls)
    const watchers = this.#watchers.get(table)
    if (keeper === from && watchers === undefined && word.is !== 'present') return
    const hearers = new Set(watchers).add(keeper)
    if (word.is === 'present') hearers.add(0)
    for (const hall of hearers) if (hall !== from) this.#call(hall, { is: 'word', word })
  }

  watch(table: string, hall: number): void {
    const watchers = this.#watchers.get(table)
    if (watchers === undefined) this.#watchers.set(table, new Set([hall]))
    else watchers.add(hall)
    this.#announce(table)
  }

  unwatch(table: string, hall: number): void {
    const watchers = this.#watchers.get(table)
    if (watchers?.delete(hall) !== true || watchers.size > 0) return
    this.#watchers.delete(table)
    this.#call(hallOf(table, this.#halls), { is: 'unwatched', table })
  }

  /** This hall has begun, perhaps in the place of one that has ended: it knows nothing yet. */
  met(hall: number): void {
    for (const table of this.#watchers.keys()) if (hallOf(table, this.#halls) === hall) this.#announce(table)
  }

  lost(hall: number): void {
    for (const table of this.#watchers.keys()) this.unwatch(table, hall)
  }

  #announce(table: string): void {
    this.#call(hallOf(table, this.#halls), { is: 'watched', table })
    for (const hall of this.#watchers.get(table) ?? []) this.#call(hall, { is: 'watched', table })
  }
}
