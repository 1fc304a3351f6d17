import { type Action, type Choices, chance, type Judgement, type Play, type Random, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { type Name, nameOf } from '../names.ts'
import type { ImposterKings } from '../state.ts'
import { usualWorth } from './worth.ts'

/** Nobody gains more in a round than this (IK-10). */
const MOST_POINTS = 3

/** In a line that is played out: how often a reaction that is held is used where a King is at stake, and where not. */
const USED_FOR_KINGS = 0.95
const USED = 0.35
const BLUFFED = 0.06
/** A flip is worth keeping as a card of about this worth is. */
const FLIP = 2.2
/** So many answers are drawn, and the one that costs least is taken. */
const DRAWN = 2

/** For searches: a round is worth what it brings, compared with what it brings the others; lines are played out cheaply. */
export const judgement: Judgement<ImposterKings> = {
  worth({ pub }, root) {
    const round = pub.lastRound
    if (round === null || round === root.pub.lastRound) return null
    const { points } = round
    let all = 0
    for (const gained of points) all += gained
    return points.map((gained) => {
      const others = (all - gained) / (points.length - 1)
      return Math.min(1, Math.max(0, 0.5 + (gained - others) / (2 * MOST_POINTS)))
    })
  },

  likely(play, seat, random, scratch) {
    const question = play.open?.question
    if (question === 'reactionPrompt') return reaction(play, seat, random, scratch)
    let best = play.sample(seat, random, scratch)
    if (question !== 'mainTurn') return best
    for (let i = 1; i < DRAWN; i++) {
      const other = play.sample(seat, random, scratch)
      if (cost(play, seat, other) < cost(play, seat, best)) best = other
    }
    return best
  },
}

/** What is given up by such a turn. */
function cost(play: Play<ImposterKings>, seat: Seat, action: Action): number {
  if (actions.play.is(action)) return usualWorth(nameOf(actions.play.card(action)))
  if (actions.flip.is(action)) return FLIP
  const { successor } = play.own[seat]
  return actions.playSuccessor.is(action) && successor >= 0 ? usualWorth(nameOf(successor)) : 0
}

function reaction(play: Play<ImposterKings>, seat: Seat, random: Random, scratch: Choices): Action {
  play.legal(seat, scratch)
  const { hand } = play.own[seat]
  const holds = (name: Name) => hand.some((card) => nameOf(card) === name)
  let pass = scratch.list[0] as Action
  for (let i = 0; i < scratch.count; i++) {
    const action = scratch.list[i] as Action
    if (!actions.claim.is(action)) pass = action
    else {
      const kings = play.open?.arg.trigger !== 0
      const likely = holds(actions.claim.card(action)) ? (kings ? USED_FOR_KINGS : USED) : BLUFFED
      if (chance(random, likely)) return action
    }
  }
  return pass
}
