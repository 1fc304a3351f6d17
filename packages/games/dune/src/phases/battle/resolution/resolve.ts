import type { Action, Answers, Table } from '@riposte/kernel'
import { WINDOW_OPEN } from '../../../blocked.ts'
import type { Faction } from '../../../data/factions.ts'
import { LEADER_FACTION, LEADER_STRENGTH, type Leader } from '../../../data/leaders.ts'
import { events } from '../../../events.ts'
import { seeAtHome, showCaptive } from '../../../factions/harkonnen/captives.ts'
import { BY_BATTLE, BY_TRAITOR } from '../../../forces.ts'
import { discard } from '../../../hand.ts'
import { flow } from '../../../kit.ts'
import { BY_TRAITOR_CALL, BY_WEAPON, dedicate, IN_EXPLOSION, killLeader } from '../../../leaders.ts'
import { momentFlow } from '../../../moments.ts'
import type { Battle, Dune, Plan } from '../../../state.ts'
import { FROM_PRIZE, gain } from '../../../treasury.ts'
import { endBattle, tokensInTanks } from './clean-up.ts'
import { discardPlan, layWaste, loseBattle, loseCommitted, payForBattle } from './losses.ts'
import { AGGRESSOR, type Both, DEFENDER, isLeader, type Outcome, other, outcomeOf, type Side } from './outcome.ts'
import type { BattleStep } from './ref.ts'
import { askedForTraitors, calls, suspectOf, traitorQuestion } from './traitors.ts'
import { hasAny, keepCardsQuestion, keepOrDiscard, type Played } from './winners-cards.ts'

const SIDES: readonly Side[] = [AGGRESSOR, DEFENDER]
const BY_TOTAL = 0
const BY_CALL = 1
/** DU-11.5 */
const TRAITORS = 9
const RESOLUTION = 10
const LOSSES = 11
const WINNERS_CARDS = 12
const CLEAN_UP = 14

/** The battle with its two plans: a resolution is never run without. */
interface Fought {
  readonly battle: Battle
  readonly plans: Both<Plan>
  readonly factions: Both<number>
}

function fought(x: Pick<Table<Dune>, 'pub'>): Fought {
  const { battle } = x.pub
  if (battle === null || battle.plans === null) throw new Error('no plans are on the table')
  return { battle, plans: battle.plans, factions: [battle.aggressor, battle.defender] }
}

/** VI-2.12: whoever is on the table is no secret any more. */
function seeLeader(x: Table<Dune>, faction: Faction, leader: Leader): void {
  if (LEADER_FACTION[leader] === faction) seeAtHome(x.pub, leader)
  else showCaptive(x, leader)
}

/** The Kwisatz Haderach has fought here: DU-11.29. */
function bindKwisatzHaderach(x: Table<Dune>, { battle, plans }: Fought): void {
  if (plans.some(({ kwisatzHaderach }) => kwisatzHaderach)) x.pub.khUsedIn = battle.territory
}

/** DU-11.18: one side has called. It loses nothing, and whatever it used counts as unused. */
function winByTraitor(x: Table<Dune>, { battle, plans, factions }: Fought, winner: Side): void {
  const loser = other(winner)
  const traitor = plans[loser].leader
  battle.step = LOSSES
  battle.winner = factions[winner]
  killLeader(x, factions[loser], traitor, BY_TRAITOR_CALL)
  x.tell(events.battleWon, factions[winner], factions[loser], 0, 0, BY_CALL)
  gain(x, factions[winner], LEADER_STRENGTH[traitor], FROM_PRIZE)
  loseBattle(x, factions[loser], plans[loser], battle.territory, BY_TRAITOR)
}

/** DU-11.19: both have called, and both have lost. */
function betrayBoth(x: Table<Dune>, { battle, plans, factions }: Fought): void {
  battle.step = LOSSES
  for (const side of SIDES) killLeader(x, factions[side], plans[side].leader, BY_TRAITOR_CALL)
  for (const side of SIDES) loseBattle(x, factions[side], plans[side], battle.territory, BY_TRAITOR)
}

/** DU-11.20 */
function explode(x: Table<Dune>, { battle, plans, factions }: Fought): void {
  const { pub } = x
  battle.explosion = true
  battle.step = LOSSES
  layWaste(x, battle.territory)
  for (const side of SIDES) {
    if (isLeader(plans[side].leader)) killLeader(x, factions[side], plans[side].leader, IN_EXPLOSION)
    // AT-13: nothing else kills it.
    if (plans[side].kwisatzHaderach) {
      pub.khDead = true
      x.tell(events.kwisatzHaderachKilled, factions[side])
    }
  }
  for (const side of SIDES) {
    discardPlan(x, factions[side], plans[side])
    payForBattle(x, factions[side], plans[side])
  }
}

/** DU-11.21, DU-11.22, DU-11.25 to DU-11.27, DU-11.29. */
function winByTotal(x: Table<Dune>, { battle, plans, factions }: Fought, outcome: Outcome, winner: Side): void {
  const loser = other(winner)
  const { killed, totals } = outcome
  let prize = 0
  for (const side of SIDES) {
    const { leader } = plans[side]
    if (!isLeader(leader)) continue
    if (killed[side]) {
      prize += LEADER_STRENGTH[leader]
      killLeader(x, factions[side], leader, BY_WEAPON)
    } else dedicate(x.pub, leader, battle.territory)
  }
  battle.winner = factions[winner]
  x.tell(events.battleWon, factions[winner], factions[loser], totals[winner], totals[loser], BY_TOTAL)
  gain(x, factions[winner], prize, FROM_PRIZE)
  battle.step = LOSSES
  loseBattle(x, factions[loser], plans[loser], battle.territory, BY_BATTLE)
  loseCommitted(x, factions[winner], plans[winner], battle.zone)
  payForBattle(x, factions[winner], plans[winner])
  if (plans[winner].hero >= 0) discard(x, factions[winner], plans[winner].hero)
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
