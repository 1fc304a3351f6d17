import { first, includes, listed, type Seat } from '@riposte/kernel'
import { events } from '../events.ts'
import { insert, isArmyCard, type X } from '../moves.ts'
import { type Card, NO_CARD, ownerOf } from '../names.ts'
import { ASSASSINATION, type Pub } from '../state.ts'
import type { Decided } from './exits.ts'

/** Whether this player still has a hand card or an untaken Successor (IK-11.5). */
function hasLeftovers(pub: Pub, seat: Seat): boolean {
  return pub.players[seat].hand > 0 || pub.players[seat].successor > 0
}

/** The round points of each seat. */
function roundPoints(pub: Pub, decided: Decided): number[] {
  const points: number[] = []
  while (points.length < pub.players.length) points.push(0)
  const winner = first(decided.winners)
  if (pub.players.length === 4) {
    // IK-12.22, IK-12.26
    let kings = 0
    for (const seat of listed(decided.winners)) if (!pub.players[seat].flipped) kings++
    for (const seat of listed(decided.winners)) points[seat] = 1 + kings
    return points
  }
  points[winner] = 1 // IK-11.3, IK-12.13
  if (!pub.players[winner].flipped) points[winner]++ // IK-11.4
  if (pub.players.length === 2 && decided.reason === ASSASSINATION) {
    points[winner]++ // IK-11.6: counted even if the loser has nothing left
    return points
  }
  for (let seat = 0; seat < pub.players.length; seat++) {
    if (seat !== winner && hasLeftovers(pub, seat)) points[winner]++ // IK-11.5, IK-12.13
  }
  if (pub.players.length === 3) points[secondPlace(pub)] = 1
  return points
}

/** IK-12.13, IK-12.16: the player who left the round last, or first. */
function secondPlace(pub: Pub): Seat {
  return pub.options.secondPlace === 'lastOut' ? pub.left[pub.left.length - 1] : pub.left[0]
}

/** IK-11.11: winner, points, penalties, review; then who is True King next. */
export function endRound(x: X, decided: Decided): void {
  const { pub } = x
  for (const own of x.own) own.chosen = NO_CARD // IK-11.11: what was pending is dropped
  // IK-11.9, IK-12.26: whoever was stuck or assassinated last
  if (!includes(pub.out, decided.loser)) pub.left.push(decided.loser)
  const points = roundPoints(pub, decided)
  const winner = first(decided.winners)
  x.tell(events.roundEnded, { winner, reason: decided.reason, loser: decided.loser, gained: points[winner] })
  if (x.seats === 4) sharePenalties(pub)
  for (let seat = 0; seat < x.seats; seat++) {
    const gained = points[seat] + pub.owed[seat] // IK-9.12
    if (gained === 0) continue
    pub.scores[seat] += gained
    x.tell(events.scored, { seat, before: pub.scores[seat] - gained, after: pub.scores[seat], gained })
  }
  pub.lastRound = { winners: decided.winners, loser: decided.loser, reason: decided.reason, points }
  review(x)
  pub.trueKing = decided.loser
}

/** IK-12.22: team members always share one total. */
function sharePenalties(pub: Pub): void {
  for (const seat of [0, 1]) {
    const owed = pub.owed[seat] + pub.owed[seat + 2]
    pub.owed[seat] = owed
    pub.owed[seat + 2] = owed
  }
}

/** IK-11.8: what was hidden is shown to everybody. */
function review(x: X): void {
  if (x.hidden.forgotten !== NO_CARD) x.tell(events.reviewed, { seat: 0, place: 4, card: x.hidden.forgotten }) // IK-10.5
  for (let seat = 0; seat < x.seats; seat++) {
    const own = x.own[seat]
    for (const card of own.hand) x.tell(events.reviewed, { seat, place: 0, card })
    if (own.successor !== NO_CARD) x.tell(events.reviewed, { seat, place: 1, card: own.successor })
    if (own.dungeon !== NO_CARD) x.tell(events.reviewed, { seat, place: 2, card: own.dungeon })
    if (own.squire !== NO_CARD) x.tell(events.reviewed, { seat, place: 3, card: own.squire })
    for (const card of own.army) x.tell(events.reviewed, { seat, place: 5, card })
  }
}

/** IK-13.42: every army card that left the available Army this round goes home exhausted, wherever it ended. */
export function returnArmies(x: X): void {
  const home = (card: Card) => {
    if (card !== NO_CARD && isArmyCard(card)) insert(x.pub.players[ownerOf(card)].exhausted, card)
  }
  for (const entry of x.pub.court) home(entry.card)
  for (const card of x.hidden.condemned) home(card)
  for (const card of x.pub.removed) home(card)
  home(x.pub.accused)
  for (let seat = 0; seat < x.seats; seat++) {
    const own = x.own[seat]
    const player = x.pub.players[seat]
    for (const card of own.hand) home(card)
    home(own.successor)
    home(own.dungeon)
    home(own.squire)
    for (const card of player.antechamber) home(card)
    for (const card of player.recruitDiscard) home(card) // IK-13.44: deck cards go back to the deck by the next deal
  }
}
