import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { Frames } from './frames.ts'

let holding: Outbox[] = []

/**
 * What goes to one connection. It is kept back until this turn is over, when all of it is written at once: an answer
 * travels with the update before it, and asking the operating system to send is most of what sending costs.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #line: Socket
  readonly #held = new Frames()

  /** @param line what the socket sends and receives through */
  constructor(socket: WebSocket, line: Socket) {
    this.#socket = socket
    this.#line = line
  }

  put(text: string): void {
    if (this.#held.length === 0 && holding.push(this) === 1) process.nextTick(sendHeld)
    // Written out now: what a text is made of is at hand while it is new.
    this.#held.add(text)
  }

  send(): void {
    if (this.#held.length === 0) return
    const frames = this.#held.take()
    // Nothing may follow the end of a conversation.
    if (this.#socket.readyState === this.#socket.OPEN) this.#line.write(frames)
  }

  /** How much of it has not reached the operating system yet. */
  get unsent(): number {
    return this.#held.length + this.#line.writableLength
  }
}

/** Sends now what is held back. */
export function sendHeld(): void {
  const all = holding
  holding = []
  for (const outbox of all) outbox.send()
}
