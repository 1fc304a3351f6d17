import type { Observer } from '@riposte/kernel'
import type { RefusalCode } from '@riposte/protocol'

/** Somebody who listens: a connection, as the table knows it. */
export interface Listener {
  send(text: string): void
  /** Ends the connection and says why. */
  close(code: RefusalCode): void
}

/** What one observer (a seat, or all spectators) has been shown, while somebody listens as that observer. */
export class Feed {
  readonly observer: Observer
  readonly listeners = new Set<Listener>()
  /** How many events it has been told. */
  told: number
  /** The last view, as text: what does not change it is not sent. */
  seen: string

  constructor(observer: Observer, told: number, seen: string) {
    this.observer = observer
    this.told = told
    this.seen = seen
  }

  close(code: RefusalCode): void {
    for (const listener of this.listeners) listener.close(code)
  }

  send(text: string): void {
    for (const listener of this.listeners) listener.send(text)
  }
}
