import type { ActionJson, Seat } from '@riposte/kernel'
import { ASSASSIN, KINGS_HAND, NAME_COUNT, type Name, nameOf, OATHBOUND } from '../names.ts'
import { type Counting, cardNumber, type Throne } from './counting.ts'
import { promiseOf } from './promise.ts'
import { DISGRACED, throneAfter, worthOf } from './worth.ts'

/** What a round is worth against what a card is worth. */
export const WIN = 9
/** An opponent who has to flip loses a point and some cover. */
export const FORCED_FLIP = 1.4
export const HAVING_TO_FLIP = 1.2
export const FLIP = 1.6
export const BEING_ASSASSINATED = 8
/** Higher Thrones leave less to choose from, even where they do not lock anybody out. */
export const HEIGHT = 0.08

/** The names this player holds, one entry per card. */
export function handOf(count: Counting): Name[] {
  return (count.view.mine?.hand ?? []).map(({ card }) => nameOf(cardNumber(card)))
}

function without(hand: readonly Name[], name: Name): Name[] {
  const rest = hand.slice()
  const at = rest.indexOf(name)
  if (at >= 0) rest.splice(at, 1)
  return rest
}

/** How good it is to leave such a Throne to the others, with these cards left in the hand. */
export function leaving(throne: Throne, rest: readonly Name[], flipped: boolean, count: Counting): number {
  const seat = count.next(count.me)
  const height = HEIGHT * throne.value
  if (!count.isOpponent(seat)) return height
  const player = count.view.players[seat]
  const stuck = count.stuck(seat, throne)
  const threat = stuck * (player.flipped ? WIN : FORCED_FLIP)
  const lost = flipped ? WIN * 0.6 : HAVING_TO_FLIP
  return height + threat - (1 - stuck) * lockedOut(throne, rest, seat, flipped, count) * lost
}

/** How likely the answer of that seat leaves this player without one, given what the others may hold. */
function lockedOut(throne: Throne, rest: readonly Name[], seat: Seat, flipped: boolean, count: Counting): number {
  let weight = 0
  let locked = 0
  const consider = (name: Name, copies: number) => {
    if (!count.answers(name, seat, throne)) return
    const after = throneAfter(name, count)
    // Whoever can lock somebody out for good will rather do it.
    const free = rest.some((mine) => count.answers(mine, count.me, after))
    const w = copies * (!free && flipped ? 1.5 : 1)
    weight += w
    if (!free) locked += w
  }
  for (let name = 0; name < NAME_COUNT; name++) if (count.pool[name] > 0) consider(name, count.pool[name])
  for (const name of count.inHand[seat]) consider(name, 3)
  return weight === 0 ? 0 : locked / weight
}

/** How likely this player names a card that an opponent holds. */
export function bestGuess(count: Counting): number {
  let best = 0
  for (let name = 0; name < NAME_COUNT; name++) {
    if (count.pool[name] === 0 && !count.inHand.some((hand) => hand.includes(name))) continue
    best = Math.max(best, count.anyHolds(name))
  }
  return best
}

function bestInCourt(count: Counting): number {
  let best = 0
  for (const { disgraced, card } of count.view.court) {
    if (!disgraced) best = Math.max(best, worthOf(nameOf(cardNumber(card)), count))
  }
  return best
}

function promise(name: Name, count: Counting): number {
  return promiseOf(name, { bestInCourt: () => bestInCourt(count), bestGuess: () => bestGuess(count) })
}

/** How good it is to play this card now, whatever the Throne. */
export function playing(name: Name, hand: readonly Name[], count: Counting): number {
  const { flipped } = count.view.players[count.me]
  const rest = without(hand, name)
  const value = leaving(throneAfter(name, count), rest, flipped, count) + promise(name, count) - worthOf(name, count)
  if (name !== OATHBOUND || count.handValue(name, count.me) >= count.view.throne) return value
  // IK-7.11: by its override it brings a second card down, which may be any.
  let best = Number.NEGATIVE_INFINITY
  for (const second of rest) {
    const then = leaving(throneAfter(second, count), without(rest, second), flipped, count)
    best = Math.max(best, then + promise(second, count) * 0.8 - worthOf(second, count) * 0.7)
  }
  return best - worthOf(name, count) * 0.8
}

/** How good it is to flip the King now. */
function flipping(hand: readonly Name[], count: Counting): number {
  const { view } = count
  const successor = view.mine?.successor ?? null
  const taken = successor === null ? null : nameOf(cardNumber(successor))
  const rest = taken === null ? hand : [...hand, taken]
  const killed = count.anyHolds(ASSASSIN) * (hand.includes(KINGS_HAND) ? 0.15 : 1)
  const gain = taken === null ? 0 : worthOf(taken, count) * 0.3
  return leaving(DISGRACED, rest, true, count) + gain - FLIP - killed * BEING_ASSASSINATED
}

/** IK-4.4: the best of what can be done. */
export function chooseTurn(legal: readonly ActionJson[], count: Counting): ActionJson | null {
  const hand = handOf(count)
  let best: ActionJson | null = null
  let highest = Number.NEGATIVE_INFINITY
  const seen: Name[] = []
  for (const action of legal) {
    let value: number
    if (action.type === 'flip') value = flipping(hand, count)
    else if (action.type === 'play' && typeof action.card === 'string') {
      const name = nameOf(cardNumber(action.card))
      if (seen.includes(name)) continue
      seen.push(name)
      value = playing(name, hand, count)
    } else if (action.type === 'playSuccessor') {
      const successor = count.view.mine?.successor ?? null
      if (successor === null) continue
      value = playing(nameOf(cardNumber(successor)), hand, count) + 0.5
    } else continue
    if (value > highest) {
      highest = value
      best = action
    }
  }
  return best
}

/** From some cards, the one that is best played. */
export function bestPlay(cards: readonly string[], count: Counting): string {
  const hand = handOf(count)
  let best = cards[0]
  let highest = Number.NEGATIVE_INFINITY
  for (const card of cards) {
    const value = playing(nameOf(cardNumber(card)), hand, count)
    if (value > highest) {
      highest = value
      best = card
    }
  }
  return best
}
