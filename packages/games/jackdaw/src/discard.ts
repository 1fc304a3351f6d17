import type { Parts, Seat } from '@riposte/kernel'
import type { Card, Jackdaw } from './state.ts'

/** Puts a card from a hand away, for everybody to see. */
export function discard({ pub, own }: Parts<Jackdaw>, seat: Seat, card: Card): void {
  own[seat].hand.splice(own[seat].hand.indexOf(card), 1)
  pub.hands[seat]--
  pub.gone.push(card)
}
