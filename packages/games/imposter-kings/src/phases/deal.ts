import { type Seat, shuffle } from '@riposte/kernel'
import { DEALS } from '../decks.ts'
import { events } from '../events.ts'
import { insert, type X } from '../moves.ts'
import { type Card, NO_CARD } from '../names.ts'
import { deckListOf } from '../options.ts'
import { type Own, type PublicPlayer, REGULAR } from '../state.ts'

/** Card by card: the room that the list has stays with it, and every simulated round fills it again. */
function empty(list: number[]): void {
  while (list.length > 0) list.pop()
}

/** IK-3.2: a clean table. Armies and what is exhausted stay as they are. */
function clearTable(x: X): void {
  const { pub } = x
  pub.turn = 0
  pub.first = -1
  pub.acting = -1
  pub.able = -1
  pub.givers = 0
  pub.asked = -1
  pub.accused = NO_CARD
  pub.forgotten = false
  pub.court = []
  pub.condemned = []
  empty(pub.removed)
  pub.out = 0
  empty(pub.left)
  pub.mystic = 0
  pub.exiles = 0
  pub.known = []
  for (let seat = 0; seat < x.seats; seat++) {
    pub.owed[seat] = 0
    clearPlayer(pub.players[seat])
    clearOwn(x.own[seat])
  }
  x.hidden.forgotten = NO_CARD
  empty(x.hidden.condemned)
}

function clearPlayer(player: PublicPlayer): void {
  player.flipped = false
  player.facet = REGULAR
  player.hand = 0
  player.successor = 0
  player.dungeon = 0
  player.squire = 0
  player.openSuccessor = NO_CARD
  empty(player.antechamber)
  empty(player.recruitDiscard)
  player.conspiracies = 0
  player.conspiraciesEnding = 0
  player.receivedUnseen = false
  empty(player.lacks)
  player.lockedOut = false
}

function clearOwn(own: Own): void {
  empty(own.hand)
  own.successor = NO_CARD
  own.dungeon = NO_CARD
  own.squire = NO_CARD
  own.chosen = NO_CARD
  empty(own.shown)
  own.shownOf = -1
  own.known = []
  empty(own.condemned)
  own.standing = 0
}

/** IK-3.3, IK-3.11: from the top of the shuffled deck, one card at a time, seat 0 first; then the Accused, then the Forgotten. */
export function deal(x: X): void {
  clearTable(x)
  const deck: Card[] = x.pub.deck.slice()
  shuffle(x.random, deck)
  const size = DEALS[deckListOf(x.options, x.seats)].hand
  let top = 0
  for (let card = 0; card < size; card++) {
    for (let seat: Seat = 0; seat < x.seats; seat++) insert(x.own[seat].hand, deck[top++])
  }
  for (let seat: Seat = 0; seat < x.seats; seat++) x.pub.players[seat].hand = size
  x.pub.accused = deck[top++]
  if (top < deck.length) {
    x.hidden.forgotten = deck[top]
    x.pub.forgotten = true
  }
  tellDeal(x)
}

/** IK-21.1, and to each player its own hand. */
export function tellDeal(x: X): void {
  x.tell(events.roundStarted, { round: x.pub.round, trueKing: x.pub.trueKing, accused: x.pub.accused })
  for (let seat = 0; seat < x.seats; seat++) {
    for (const card of x.own[seat].hand)
      x.whisper(1 << seat, events.dealt, { seat, count: x.pub.players[seat].hand, card })
  }
}
