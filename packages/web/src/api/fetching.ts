import type { Blocked } from '@riposte/kernel'
import { Refused } from './http.ts'

/** What is known of something that was asked for. */
export interface Fetched<T> {
  /** The last answer; null until there is one. */
  readonly value: T | null
  /** The last request failed. What was known before is still there. */
  readonly failed: boolean
  /** Why the server refused it. */
  readonly blocked: Blocked | null
  /** How many requests have come to an end. */
  readonly ended: number
}

const NOTHING: Fetched<never> = { value: null, failed: false, blocked: null, ended: 0 }

/** Something that is asked for, once or again and again. An answer that was overtaken by a later one is dropped. */
export class Fetching<T> {
  readonly #load: () => Promise<T>
  readonly #listeners = new Set<() => void>()
  #known: Fetched<T> = NOTHING
  #sent = 0
  #heard = 0

  constructor(load: () => Promise<T>) {
    this.#load = load
  }

  readonly known = (): Fetched<T> => this.#known

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks, now. */
  readonly again = (): Promise<void> => this.follow(this.#load())

  /** Asks as if for the first time: the failure is forgotten, so that somebody who tries again sees that it is tried. */
  readonly retry = (): Promise<void> => {
    this.#tell({ ...this.#known, failed: false, blocked: null })
    return this.again()
  }

  /** Takes the answer to another request for it: one that changes something and answers with how it is now. */
  readonly follow = async (request: Promise<T>): Promise<void> => {
    const number = ++this.#sent
    const hear = (news: Omit<Fetched<T>, 'ended'>) => {
      if (number < this.#heard) return
      this.#heard = number
      this.#tell({ ...news, ended: this.#known.ended + 1 })
    }
    try {
      hear({ value: await request, failed: false, blocked: null })
    } catch (error) {
      hear({ value: this.#known.value, failed: true, blocked: error instanceof Refused ? error.blocked : null })
    }
  }

  #tell(known: Fetched<T>): void {
    this.#known = known
    for (const listener of this.#listeners) listener()
  }
}
