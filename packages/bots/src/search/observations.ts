import {
  type Action,
  type EventType,
  everyone,
  type Facts,
  type GameEvent,
  includes,
  type Seat,
  type Seats,
} from '@riposte/kernel'

/**
 * What each seat has noticed since the search began, two numbers for each. Two lines in which a seat has noticed the same
 * are one and the same to it, whatever has happened behind its back.
 */
export class Observations {
  readonly #high: Int32Array
  readonly #low: Int32Array
  /** Where a line begins. */
  readonly #firstHigh: Int32Array
  readonly #firstLow: Int32Array
  /** Where they were last looked up. */
  high = 0
  low = 0
  /** Those whose notice matters in this line. */
  #watched: Seats

  constructor(seats: number) {
    this.#watched = everyone(seats)
    this.#high = new Int32Array(seats)
    this.#low = new Int32Array(seats)
    this.#firstHigh = new Int32Array(seats).fill(0x2545f491)
    this.#firstLow = new Int32Array(seats).fill(0x1b873593)
  }

  /** To where a line begins. @param watched those who are going to be looked up in it; left out, all */
  reset(watched: Seats = everyone(this.#high.length)): void {
    this.#watched = watched
    for (let seat = 0; seat < this.#high.length; seat++) {
      this.#high[seat] = this.#firstHigh[seat]
      this.#low[seat] = this.#firstLow[seat]
    }
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

  told(events: readonly GameEvent[]): void {
    for (const { type, told, to } of events) this.whisper(to, type, told)
  }

  /** As it happens: nothing is written down, for a search sees dozens of events in every line. */
  whisper(to: Seats, type: EventType, told: Facts): void {
    const { fields, secret } = type
    // The event as those know it who are told all of it, and as the others do.
    let whole = Math.imul(type.number, 0x9e3779b1)
    let open = whole
    for (let place = 0; place < fields.length; place++) {
      const { name, isPrivate } = fields[place]
      const value = told[name] + place
      whole = mixed(whole, value)
      if (!isPrivate) open = mixed(open, value)
    }
    for (let seat = 0; seat < this.#high.length; seat++) {
      if (!includes(this.#watched, seat)) continue
      if (includes(to, seat)) this.#stir(seat, whole)
      else if (!secret) this.#stir(seat, open)
    }
  }

  /** Looks up what this seat knows, with the question that is put to it. */
  look(seat: Seat, question: number): void {
    this.high = mixed(this.#high[seat], question)
    this.low = mixed(this.#low[seat], question ^ 0x5bd1e995)
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
