import type { Action, Choices, Judgement, Play, Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { holds } from '../moves.ts'
import { NO_CARD, nameOf } from '../names.ts'
import { ABILITY, REACTION_CARDS } from '../reactions/reaction-cards.ts'
import type { ImposterKings } from '../state.ts'
import { permittedReactions } from './bluffing.ts'
import { glance } from './glance.ts'
import { asideWorth, commitMark, likely, nameMark, turnMark } from './likely.ts'
import { usualWorth } from './worth.ts'

type World = Play<ImposterKings>

/** Nobody gains more in a round than this (IK-10). */
const MOST_POINTS = 3

/** What the best answer by the rules of thumb is expected to be worth, and how much less for each mark below it. */
const EXPECTED = 0.55
const PER_MARK = 0.05
const LEAST = 0.05
/** A claim is expected to be worth this: a true one where a King is at stake, another true one, a bluff. To pass, a half. */
const SAVED = 0.8
const TRUE_CLAIM = 0.48
const BLUFF = 0.4

/** How surely the others have put the worst card into the Dungeon and a good one aside, as the rules of thumb have it. */
const SURE = 0.7
const WORST = 0.9
const GOOD = 3

/** For searches: a round is worth what it brings, compared with what it brings the others. The rest are rules of thumb. */
export const judgement: Judgement<ImposterKings> = {
  worth({ pub }, root) {
    const round = pub.lastRound
    if (round === null || round === root.pub.lastRound) return null
    const { points } = round
    let all = 0
    for (const gained of points) all += gained
    const worth: number[] = []
    for (const gained of points) {
      const others = (all - gained) / (points.length - 1)
      worth.push(Math.min(1, Math.max(0, 0.5 + (gained - others) / (2 * MOST_POINTS))))
    }
    return worth
  },

  likely,

  permits: (root, seat, random) =>
    root.open?.question === 'reactionPrompt' ? permittedReactions(root, seat, random) : null,

  expects(play, seat, answers, worth) {
    switch (play.open?.question) {
      case 'mainTurn':
        glance.at(play, seat)
        return byMarks(answers, worth, PER_MARK, turnMark)
      case 'commitCards':
        return byMarks(answers, worth, PER_MARK, commitMark)
      case 'sayName':
        glance.at(play, seat)
        return byMarks(answers, worth, 4 * PER_MARK, nameMark)
      case 'reactionPrompt':
        for (let i = 0; i < answers.count; i++) worth[i] = reactionWorth(play, seat, answers.list[i])
        return true
      default:
        return false
    }
  },

  /** What somebody says in a reaction window hangs on whether it is true. */
  holding(play, seat) {
    if (play.open?.question !== 'reactionPrompt') return 0
    const { hand } = play.own[seat]
    let held = 0
    for (let claim = 0; claim < REACTION_CARDS.length; claim++) {
      if ((play.open.arg.offered & (1 << claim)) !== 0 && holds(hand, REACTION_CARDS[claim])) held |= 1 << claim
    }
    return held
  },

  plausible({ own }, observer) {
    let away = 0
    for (let seat = 0; seat < own.length; seat++) {
      if (seat === observer) continue
      const { dungeon, successor } = own[seat]
      if (dungeon !== NO_CARD) away += Math.max(0, usualWorth(nameOf(dungeon)) - WORST)
      if (successor !== NO_CARD) away += Math.max(0, GOOD - asideWorth(nameOf(successor))) / 2
    }
    // More players are more to be wrong about: worlds are not the less likely for it.
    return Math.exp((-SURE * away) / (own.length - 1))
  },
}

function byMarks(answers: Choices, worth: number[], perMark: number, mark: (action: Action) => number): true {
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < answers.count; i++) {
    worth[i] = mark(answers.list[i])
    highest = Math.max(highest, worth[i])
  }
  for (let i = 0; i < answers.count; i++) worth[i] = Math.max(LEAST, EXPECTED + perMark * (worth[i] - highest))
  return true
}

function reactionWorth(play: World, seat: Seat, action: Action): number {
  if (!actions.claim.is(action)) return 0.5
  if (!holds(play.own[seat].hand, actions.claim.card(action))) return BLUFF
  return play.open?.arg.trigger === ABILITY ? TRUE_CLAIM : SAVED
}
