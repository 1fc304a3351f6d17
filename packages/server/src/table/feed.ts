import type { Observer, Projected, Seen, Shape } from '@riposte/kernel'
import type { RefusalCode } from '@riposte/protocol'
import type { Person } from '../access/identity.ts'
import { StandingSnapshot } from './standing-snapshot.ts'

/** Somebody who listens: a connection, as the table knows it. */
export interface Listener {
  send(text: string): void
  /** Who it is; null for somebody without a token. */
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
  /** How many events it has been told. */
  told = 0
  /** What it was shown last, null for nothing yet: only what is different now is sent. */
  seen: Projected<Seen<Shape['view']>> | null = null
  /** What it may do although nobody asks, as it was told last. */
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
