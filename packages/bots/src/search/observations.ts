import { type Action, type EventType, type GameEvent, includes, type Seat } from '@riposte/kernel'

/**
 * What each seat has noticed since the search began, one number for each. Two lines in which a seat has noticed the same
 * are one and the same to it, whatever has happened behind its back.
 */
export class Observations {
  readonly #high: Int32Array
  readonly #low: Int32Array
  /** Where a line begins. */
  readonly #firstHigh: Int32Array
  readonly #firstLow: Int32Array

  constructor(seats: number) {
    this.#high = new Int32Array(seats)
    this.#low = new Int32Array(seats)
    this.#firstHigh = new Int32Array(seats).fill(0x2545f491)
    this.#firstLow = new Int32Array(seats).fill(0x1b873593)
  }

  /** To where a line begins. */
  reset(): void {
    this.#high.set(this.#firstHigh)
    this.#low.set(this.#firstLow)
  }

  /** Lines begin here from now on. */
  begin(): void {
    this.#firstHigh.set(this.#high)
    this.#firstLow.set(this.#low)
  }

  /** A seat always knows what it has done itself. */
  did(seat: Seat, action: Action): void {
    this.#stir(seat, (action % 4294967296) | 0)
    this.#stir(seat, (action / 4294967296) | 0)
  }

  happened(events: readonly GameEvent[]): void {
    for (const event of events) {
      const { type, values, to } = event
      let open = numberOf(type)
      let whole = open
      for (let i = 0; i < values.length; i++) {
        whole = mixed(whole, values[i] + i)
        if (!type.fields[i].isPrivate) open = mixed(open, values[i] + i)
      }
      for (let seat = 0; seat < this.#high.length; seat++) {
        if (includes(to, seat)) this.#stir(seat, whole)
        else if (!type.secret) this.#stir(seat, open)
      }
    }
  }

  /** The number of what this seat knows, with the question that is put to it. */
  key(seat: Seat, question: number): number {
    const high = mixed(this.#high[seat], question)
    const low = mixed(this.#low[seat], question ^ 0x5bd1e995)
    // 53 bits, as many as a number can be told apart by.
    return (high >>> 0) * 2097152 + (low >>> 11)
  }

  #stir(seat: Seat, what: number): void {
    this.#high[seat] = mixed(this.#high[seat], what)
    this.#low[seat] = mixed(this.#low[seat], what ^ 0x9e3779b9)
  }
}

function mixed(hash: number, value: number): number {
  let h = Math.imul(hash ^ value, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return ((h ^ (h >>> 16)) + hash * 31) | 0
}

const numbers = new WeakMap<EventType, number>()
let next = 1

function numberOf(type: EventType): number {
  let number = numbers.get(type)
  if (number === undefined) {
    number = Math.imul(next++, 0x9e3779b1)
    numbers.set(type, number)
  }
  return number
}
