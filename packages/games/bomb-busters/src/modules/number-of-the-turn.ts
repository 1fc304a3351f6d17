import { type Seat, shuffle, type Table } from '@riposte/kernel'
import { events } from '../events.ts'
import { noteJoint } from '../joint.ts'
import type { BombBusters, Pub } from '../state.ts'
import { ALL_BUT_RED, RED, type Value } from '../wires.ts'
import { drawNumber, numberCards } from './number-cards.ts'

/**
 * BB-M18.2, BB-M51.2: the player whose turn it is turns up the number of the turn. Whoever has only red wires turns up
 * nothing, and everybody can tell why: 0, as when all numbers are done.
 */
export function turnUpNumber(x: Table<BombBusters>): Value {
  const { pub } = x
  const seat = pub.current
  const isRedOnly = x.own[seat].onlyRed
  x.tell(events.numberAwaited, { seat, card: isRedOnly ? 0 : 1 })
  if (isRedOnly) {
    noteOnlyReds(pub, seat)
    return 0
  }
  noteNotOnlyReds(pub, seat)
  return turnUpOpenNumber(x)
}

/** The next number that is not done is turned up; 0 when all are. */
export function turnUpOpenNumber(x: Table<BombBusters>): Value {
  const value = drawOpen(x)
  if (value === 0) return 0
  numberCards.pub(x.pub).row = [{ value, up: true }]
  x.tell(events.numberCardShown, { value })
  return value
}

/** BB-M18.5, BB-M45.9, BB-M51.6: the card goes to the used pile; when its number is done it leaves the game. */
export function putAwayNumber(pub: Pub, value: Value): void {
  const cards = numberCards.pub(pub)
  cards.row = []
  if (!isDone(pub, value)) cards.discard.push(value)
}

/** All its wires are cut; of a position that leaves wires out, all that it has. */
function isDone({ cut, total }: Pub, value: Value): boolean {
  return cut[value] >= total[value]
}

/** BB-M18.2, BB-M45.9, BB-M51.6: the top card whose number is not done. An empty deck is made anew from the used pile. */
function drawOpen(x: Table<BombBusters>): Value {
  const cards = numberCards.pub(x.pub)
  const { deck } = numberCards.hidden(x.hidden)
  for (;;) {
    if (deck.length === 0) {
      deck.push(...cards.discard.filter((value) => !isDone(x.pub, value)))
      cards.discard = []
      shuffle(x.random, deck)
    }
    const value = drawNumber(x)
    if (value === 0 || !isDone(x.pub, value)) return value
  }
}

/** Whoever acts as if there were other wires has some: that is news where the reds left could fill the hand. */
export function noteNotOnlyReds(pub: Pub, seat: Seat): void {
  const uncut = pub.players[seat].shown.flatMap((cut, place) => (cut === 0 ? [place] : []))
  if (uncut.length > pub.total[RED] - pub.cut[RED]) return
  noteJoint(pub, seat, uncut, 'most red', uncut.length - 1)
}

function noteOnlyReds(pub: Pub, seat: Seat): void {
  const { shown, not } = pub.players[seat]
  for (let place = 0; place < shown.length; place++) if (shown[place] === 0) not[place] |= ALL_BUT_RED
}
