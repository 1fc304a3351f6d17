import {
  type Action,
  Choices,
  isBlocked,
  type Judgement,
  type Play,
  type Random,
  readAction,
  type Seat,
} from '@riposte/kernel'
import type { Dune } from '../../state.ts'
import { plansToCompare } from '../battle-plan.ts'
import { Forms } from '../forms.ts'
import { Sight } from '../sight.ts'
import { look } from '../unasked.ts'
import { asRuleBot, decidingIn } from './as-rule-bot.ts'
import { possessions } from './possessions.ts'

/** So many plans are compared. */
const PLANS = 5
/** A difference of so much spice is nearly the difference between 0 and 1. */
const SPREAD = 12

/**
 * For searches. A battle plan is what can be looked into: in every world that the seat imagines its opponent makes the plan
 * that the player by rules of thumb would make there, and the line ends with the battle. Everything else is answered as
 * that player answers it.
 */
export const judgement: Judgement<Dune> = {
  candidates(root, seat, random) {
    const plans = root.open?.question === 'makePlan' ? plansIn(root, seat, random) : []
    return plans.length > 1 ? plans : [asRuleBot(root, seat, random, new Choices())]
  },

  worth(play, root) {
    if (play.pub.result === null && isSameBattle(play, root)) return null
    return Array.from({ length: play.seats }, (_, seat) => {
      const gained = possessions(play, seat) - possessions(root, seat)
      return 1 / (1 + Math.exp(-gained / SPREAD))
    })
  },

  likely: asRuleBot,

  unasked: (looking) => look(looking).action,
}

const isSameBattle = ({ pub }: Play<Dune>, root: Play<Dune>): boolean =>
  root.pub.battle !== null && pub.battle?.territory === root.pub.battle.territory

function plansIn(root: Play<Dune>, seat: Seat, random: Random): Action[] {
  const deciding = decidingIn(root, seat, random)
  const { seen, legal, fill } = deciding
  const { mine } = seen.view
  if (mine === null) return []
  const sight = new Sight(seen, mine)
  const plans = plansToCompare({ sight, forms: new Forms(fill), legal, about: {}, random }, PLANS)
  return plans.flatMap((plan) => {
    const action = readAction(root.game.actions, plan)
    return isBlocked(action) ? [] : [action]
  })
}
