import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { CannotOpen } from './cannot-open.ts'
import { openStore, type Place } from './open.ts'
import type { Store } from './store.ts'

/** How long to wait before the database is tried again, in milliseconds. */
const PAUSE = 1000

/** The time, and a pause that keeps the process alive. Tests have their own. */
export interface Patience {
  now(): number
  pause(milliseconds: number): Promise<void>
}

const REAL: Patience = { now: Date.now, pause: (milliseconds) => pause(milliseconds) }

/**
 * Opens the store. A database that is down is waited for: after a power cut, or where containers start together, the
 * server may be up first.
 * @param longest how long it is waited for, in milliseconds
 */
export async function openWhenThere(place: Place, longest: number, log: Logger, patience = REAL): Promise<Store> {
  const until = patience.now() + longest
  for (let attempts = 1; ; attempts++) {
    try {
      const store = await openStore(place)
      if (attempts > 1) log.info({ attempts }, 'the database is there')
      return store
    } catch (error) {
      if (!(error instanceof CannotOpen && error.mayCome) || longest === 0) throw error
      const seconds = longest / 1000
      if (patience.now() >= until) {
        throw new CannotOpen(`${error.message}; it did not come within ${seconds} seconds`, true, error)
      }
      if (attempts === 1) log.warn({ reason: error.message, seconds }, 'waiting for the database')
      await patience.pause(PAUSE)
    }
  }
}
