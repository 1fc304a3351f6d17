import type { Observer, Projected, Seen, Shape } from '@riposte/kernel'
import type { RefusalCode } from '@riposte/protocol'
import type { Person } from '../access/identity.ts'
import { StandingSnapshot } from './standing-snapshot.ts'

/** A connection, as the table knows it. */
export interface Listener {
  send(text: string): void
  /** Whose connection it is; null without a token. */
  readonly person: Person | null
  /** The seats were shuffled: it is shown the table from its new seat, as if it had just come. */
  reseat(): void
  /** Ends the connection and says why. */
  close(code: RefusalCode): void
}

/** What one observer (a seat, or all spectators) has been shown, while somebody listens as that observer. */
export class Feed {
  readonly observer: Observer
  readonly listeners = new Set<Listener>()
  /** How many events it has been sent. */
  told = 0
  /** What it was sent last; null for nothing yet. Only the difference is sent. */
  seen: Projected<Seen<Shape['view']>> | null = null
  /** The standing decisions that it was sent last, as JSON. */
  standing = ''
  readonly unasked = new StandingSnapshot()

  constructor(observer: Observer) {
    this.observer = observer
  }

  close(code: RefusalCode): void {
    for (const listener of this.listeners) listener.close(code)
  }

  send(text: string): void {
    for (const listener of this.listeners) listener.send(text)
  }
}
