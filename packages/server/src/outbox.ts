import type { Socket } from 'node:net'

let held: Socket[] = []

/**
 * Keeps back what is written to a socket until this turn is over, when all of it goes out at once: an answer travels with
 * the update before it, and asking the operating system to send is most of what sending costs.
 */
export function hold(socket: Socket): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  if (held.push(socket) === 1) process.nextTick(sendHeld)
}

/** Sends now what is held back. */
export function sendHeld(): void {
  const sockets = held
  held = []
  for (const socket of sockets) socket.uncork()
}
