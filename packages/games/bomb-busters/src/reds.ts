import type { Position, Pub } from './state.ts'
import { wireAt } from './state.ts'
import { gameValue, isRed, type Wire } from './wires.ts'

/** Red, or blue of the number that counts as red (BB-M11.1); what happens on red happens there, too (BB-M11.4 to BB-M11.6). */
export function isRedLike(pub: Pub, wire: Wire): boolean {
  return isRed(wire) || (pub.redLike !== 0 && gameValue(wire) === pub.redLike)
}

/**
 * BB-8.5: notes who has only red wires left. Judged with the true colours, upside-down wires included: that their owner
 * learns something by it is accepted (BB-S11.6).
 */
export function noteOnlyRed(x: Position): void {
  const { pub, own } = x
  for (let seat = 0; seat < own.length; seat++) {
    const { shown, uncut } = pub.players[seat]
    let only = uncut > 0
    for (let place = 0; only && place < shown.length; place++) {
      if (shown[place] === 0 && !isRedLike(pub, wireAt(x, seat, place))) only = false
    }
    own[seat].onlyRed = only
  }
}
