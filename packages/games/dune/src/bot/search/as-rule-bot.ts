import {
  type Action,
  type Choices,
  type Deciding,
  isBlocked,
  type Play,
  project,
  projectDomain,
  projectLegal,
  type Random,
  readAction,
  type Seat,
} from '@riposte/kernel'
import type { Dune } from '../../state.ts'
import type { View } from '../../view.ts'
import { isWide, ruleBot } from '../rule-bot.ts'

function imagineNothing(): never {
  throw new Error('this player imagines nothing')
}

/** What a seat goes by in a world that is imagined: what it would see there, and nothing else. */
export function decidingIn(play: Play<Dune>, seat: Seat, random: Random): Deciding<View> {
  return {
    seen: project(play, seat),
    legal: projectLegal(play, seat, ruleBot.lists),
    random,
    imagine: imagineNothing,
    fill(type, filled) {
      const domain = projectDomain(play, seat, type, filled)
      return isBlocked(domain) ? [] : domain
    },
  }
}

/** What the player by rules of thumb would answer there. */
export function asRuleBot(play: Play<Dune>, seat: Seat, random: Random, scratch: Choices): Action {
  if (!isWide(play.open?.question)) {
    // Most windows leave nothing to choose, and to look costs more than to think.
    play.legal(seat, scratch)
    if (scratch.count === 1) return scratch.list[0] as Action
  }
  const action = readAction(play.game.actions, ruleBot.decide(decidingIn(play, seat, random)))
  if (isBlocked(action)) throw new Error(action.message)
  return action
}
