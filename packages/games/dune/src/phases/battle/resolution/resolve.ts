import type { Action, Answers, Table } from '@riposte/kernel'
import { WINDOW_OPEN } from '../../../blocked.ts'
import type { Faction } from '../../../data/factions.ts'
import { LEADER_FACTION, type Leader } from '../../../data/leaders.ts'
import { seeAtHome, showCaptive } from '../../../factions/harkonnen/captives.ts'
import { flow } from '../../../kit.ts'
import { momentFlow } from '../../../moments.ts'
import type { Dune } from '../../../state.ts'
import { endBattle, tokensInTanks } from './clean-up.ts'
import { betrayBoth, bindKwisatzHaderach, explode, winByTotal, winByTraitor } from './endings.ts'
import { type Fought, fought, SIDES } from './fought.ts'
import { AGGRESSOR, type Both, DEFENDER, isLeader, outcomeOf, type Side } from './outcome.ts'
import type { BattleStep } from './ref.ts'
import { askedForTraitors, calls, suspectOf, traitorQuestion } from './traitors.ts'
import { hasAny, keepCardsQuestion, keepOrDiscard, type Played } from './winners-cards.ts'

/** DU-11.5 */
const TRAITORS = 9
const RESOLUTION = 10
const WINNERS_CARDS = 12
const CLEAN_UP = 14

/** VI-2.12: whoever is on the table is no secret any more. */
function seeLeader(x: Table<Dune>, faction: Faction, leader: Leader): void {
  if (LEADER_FACTION[leader] === faction) seeAtHome(x.pub, leader)
  else showCaptive(x, leader)
}

interface Resolving extends BattleStep {
  local: {
    /** Tokens in the tanks before the losses, aggressor's first. */
    before: Both<number>
    winner: Side | null
    byTraitor: boolean
  }
  steps: {
    begin: void
    askForTraitors: void
    answered: Answers
    winnersCards: void
    askForCards: void
    cardsChosen: Action
    settled: void
    ends: void
    cleanUp: void
  }
}

/** B12: what the winner may keep. DU-11.18: after a call even a Cheap Hero. */
function keepable({ plans }: Fought, { winner, byTraitor }: Resolving['local']): Played {
  if (winner === null) return { weapon: 0, defense: 0, cheapHero: 0 }
  const { weapon, defense, hero } = plans[winner]
  return { weapon: weapon + 1, defense: defense + 1, cheapHero: byTraitor ? hero + 1 : 0 }
}

/** DU-11.5, B9 to B14. */
export const resolveBattleFlow = flow<Resolving>('resolveBattle', {
  rule: 'DU-11.5',
  start: 'begin',
  // DU-11.35, IN-8.1: nothing else happens until the battle is settled.
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: () => ({ before: [0, 0], winner: null, byTraitor: false }),
  steps: {
    begin(x) {
      const { battle, plans, factions } = fought(x)
      battle.step = TRAITORS
      x.local.before = tokensInTanks(x.pub, battle)
      for (const side of SIDES) {
        const { leader } = plans[side]
        if (isLeader(leader)) seeLeader(x, factions[side], leader)
      }
      return x.goto('askForTraitors')
    },
    askForTraitors(x) {
      const { battle, plans } = fought(x)
      const seats = askedForTraitors(x.pub, battle, plans)
      return x.askAll(traitorQuestion, seats, (seat) => suspectOf(x.pub, battle, plans, seat), 'answered')
    },
    answered(x, answers) {
      const { local } = x
      const here = fought(x)
      const [byAggressor, byDefender] = calls(x, here.battle, here.plans, answers)
      local.byTraitor = byAggressor || byDefender
      if (byAggressor && byDefender) {
        betrayBoth(x, here)
        return x.goto('winnersCards')
      }
      if (local.byTraitor) {
        local.winner = byAggressor ? AGGRESSOR : DEFENDER
        winByTraitor(x, here, local.winner)
        return x.goto('winnersCards')
      }
      here.battle.step = RESOLUTION
      const outcome = outcomeOf(x.pub, here.plans)
      local.winner = outcome.winner
      if (local.winner === null) explode(x, here)
      else winByTotal(x, here, outcome, local.winner)
      bindKwisatzHaderach(x, here)
      return x.goto('winnersCards')
    },
    winnersCards(x) {
      const here = fought(x)
      if (!hasAny(keepable(here, x.local))) return x.goto('settled')
      here.battle.step = WINNERS_CARDS
      return x.goto('askForCards')
    },
    askForCards(x) {
      const here = fought(x)
      return x.ask(keepCardsQuestion, x.pub.seatOf[here.battle.winner], keepable(here, x.local), 'cardsChosen')
    },
    cardsChosen(x, action) {
      const here = fought(x)
      keepOrDiscard(x, here.battle.winner, keepable(here, x.local), action)
      return x.goto('settled')
    },
    /** B13: DU-11.30, DU-17.1. */
    settled: (x) => x.call(momentFlow, { moment: 'battleSettled', about: {} }, 'ends'),
    ends(x) {
      const { battle, factions } = fought(x)
      const [aggressor, defender] = factions
      battle.step = CLEAN_UP
      const after = tokensInTanks(x.pub, battle)
      const aggressorLost = after[AGGRESSOR] - x.local.before[AGGRESSOR]
      const defenderLost = after[DEFENDER] - x.local.before[DEFENDER]
      const about = { aggressor, defender, aggressorLost, defenderLost }
      return x.call(momentFlow, { moment: 'battleEnds', about }, 'cleanUp')
    },
    cleanUp(x) {
      endBattle(x)
      return x.done()
    },
  },
})
