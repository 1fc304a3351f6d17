import { type Action, blocked, only, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { question } from '../kit.ts'
import { takeOut, type X } from '../moves.ts'
import type { Card } from '../names.ts'
import { MASTER_TACTICIAN, type Own } from '../state.ts'

/** Hand cards left after the ones already chosen; each kind of card once. */
function remainingCards(mine: Own, chosen: readonly Card[], out: number[], offset: number): void {
  const { hand } = mine
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (i > 0 && hand[i - 1] === card) continue
    let copies = 0
    for (let j = i; j < hand.length && hand[j] === card; j++) copies++
    for (let j = 0; j < chosen.length; j++) if (chosen[j] === card) copies--
    if (copies > 0) out.push(card + offset)
  }
}

/** IK-18.15: one card for the Dungeon, one for the Successor, and with Master Tactician one for the Squire. */
export const commitCards = question('commitCards', {
  rule: 'IK-3.7',
  takes: [actions.commit],
  secret: true,
  forms: [
    {
      action: actions.commit,
      domain(pub, mine, seat, _arg, filled, out) {
        if (filled.length < 2) remainingCards(mine, filled, out, 0)
        else if (pub.players[seat].facet === MASTER_TACTICIAN) remainingCards(mine, filled, out, 1)
        else out.push(0)
      },
    },
  ],
  why: (pub, _mine, seat) =>
    pub.players[seat].facet === MASTER_TACTICIAN
      ? blocked('notAllowed', 'IK-2.5', 'Choose three different hand cards: Dungeon, Successor and Squire.')
      : blocked('notAllowed', 'IK-3.7', 'Choose two different hand cards: one for the Dungeon, one for the Successor.'),
})

/** IK-3.7: set aside, face down. */
export function setAside(x: X, seat: Seat, action: Action): void {
  const own = x.own[seat]
  const player = x.pub.players[seat]
  own.dungeon = actions.commit.dungeon(action)
  own.successor = actions.commit.successor(action)
  const squire = actions.commit.squire(action)
  takeOut(own.hand, own.dungeon)
  takeOut(own.hand, own.successor)
  player.dungeon = 1
  player.successor = 1
  player.hand -= 2
  if (squire > 0) {
    own.squire = squire - 1
    takeOut(own.hand, own.squire)
    player.squire = 1
    player.hand--
  }
  x.whisper(only(seat), events.committed, {
    seat,
    dungeon: own.dungeon,
    successor: own.successor,
    squires: player.squire,
    squire: own.squire,
  })
}
