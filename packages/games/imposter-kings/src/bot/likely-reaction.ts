import { type Action, type Choices, chance, type Facts, type Play, type Random, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { holds } from '../moves.ts'
import { ASSASSIN, KINGS_HAND, type Name } from '../names.ts'
import { ABILITY, COUNTER_ASSASSIN, KING_FLIP } from '../reactions/reaction-cards.ts'
import type { ImposterKings } from '../state.ts'
import { bluffing } from './bluffing.ts'
import { glance } from './glance.ts'

type World = Play<ImposterKings>

/** How often a card that is held is used: on a name that hits, on one that does not, on something else. */
const HIT = 0.4
const MISSED = 0.02
const OTHER = 0.25
const AT_TURN_START = 0.3

/** What somebody says in a reaction window who bluffs as often as bots do (IK-15.2). */
export function likelyReaction(play: World, seat: Seat, random: Random, scratch: Choices): Action {
  play.legal(seat, scratch)
  let no = actions.closeWindow.of() // IK-9.27: where "no" is not on the list
  for (let i = 0; i < scratch.count; i++) {
    const action = scratch.list[i]
    if (!actions.claim.is(action)) {
      no = action
      continue
    }
    const name = actions.claim.card(action)
    const share = holds(play.own[seat].hand, name) ? using(play, seat, name) : bluffing(name, play.pub.options)
    if (chance(random, share)) return action
  }
  return no
}

/** IK-15.3: how often a card that is held is used. */
function using(play: World, seat: Seat, claimed: Name): number {
  const about: Facts = play.open?.arg ?? {}
  switch (about.trigger) {
    case KING_FLIP:
      return 1
    case COUNTER_ASSASSIN:
      return about.flipper === seat ? 1 : 0
    case ABILITY:
      return (
        (about.name < 0 ? OTHER : holds(play.own[seat].hand, about.name) ? HIT : MISSED) * needed(play, seat, claimed)
      )
    default:
      return AT_TURN_START
  }
}

/** IK-15.5: a King's Hand is kept while an Assassin may still be waiting for the own flip. */
function needed(play: World, seat: Seat, claimed: Name): number {
  if (claimed !== KINGS_HAND || play.pub.players[seat].flipped) return 1
  return 1 - 0.7 * glance.at(play, seat).holds(ASSASSIN)
}
