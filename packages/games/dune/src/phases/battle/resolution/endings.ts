import type { Table } from '@riposte/kernel'
import { LEADER_STRENGTH } from '../../../data/leaders.ts'
import { events } from '../../../events.ts'
import { BY_BATTLE, BY_TRAITOR } from '../../../forces.ts'
import { discard } from '../../../hand.ts'
import { BY_TRAITOR_CALL, BY_WEAPON, dedicate, IN_EXPLOSION, killLeader } from '../../../leaders.ts'
import type { Dune } from '../../../state.ts'
import { FROM_PRIZE, gain } from '../../../treasury.ts'
import { type Fought, SIDES } from './fought.ts'
import { discardPlan, layWaste, loseBattle, loseCommitted, payForBattle } from './losses.ts'
import { isLeader, type Outcome, other, type Side } from './outcome.ts'

const BY_TOTAL = 0
const BY_CALL = 1
/** DU-11.5, B11. */
const LOSSES = 11

/** The Kwisatz Haderach has fought here: DU-11.29. */
export function bindKwisatzHaderach(x: Table<Dune>, { battle, plans }: Fought): void {
  if (plans.some(({ kwisatzHaderach }) => kwisatzHaderach)) x.pub.khUsedIn = battle.territory
}

/** DU-11.18: one side has called. It loses nothing, and whatever it used counts as unused. */
export function winByTraitor(x: Table<Dune>, { battle, plans, factions }: Fought, winner: Side): void {
  const loser = other(winner)
  const traitor = plans[loser].leader
  battle.step = LOSSES
  battle.winner = factions[winner]
  killLeader(x, factions[loser], traitor, BY_TRAITOR_CALL)
  x.tell(events.battleWon, { faction: factions[winner], over: factions[loser], halves: 0, against: 0, by: BY_CALL })
  gain(x, factions[winner], LEADER_STRENGTH[traitor], FROM_PRIZE)
  loseBattle(x, factions[loser], plans[loser], battle.territory, BY_TRAITOR)
}

/** DU-11.19: both have called, and both have lost. */
export function betrayBoth(x: Table<Dune>, { battle, plans, factions }: Fought): void {
  battle.step = LOSSES
  for (const side of SIDES) killLeader(x, factions[side], plans[side].leader, BY_TRAITOR_CALL)
  for (const side of SIDES) loseBattle(x, factions[side], plans[side], battle.territory, BY_TRAITOR)
}

/** DU-11.20 */
export function explode(x: Table<Dune>, { battle, plans, factions }: Fought): void {
  const { pub } = x
  battle.explosion = true
  battle.step = LOSSES
  layWaste(x, battle.territory)
  for (const side of SIDES) {
    if (isLeader(plans[side].leader)) killLeader(x, factions[side], plans[side].leader, IN_EXPLOSION)
    // AT-13: nothing else kills it.
    if (plans[side].kwisatzHaderach) {
      pub.khDead = true
      x.tell(events.kwisatzHaderachKilled, { faction: factions[side] })
    }
  }
  for (const side of SIDES) {
    discardPlan(x, factions[side], plans[side])
    payForBattle(x, factions[side], plans[side])
  }
}

/** DU-11.21, DU-11.22, DU-11.25 to DU-11.27, DU-11.29. */
export function winByTotal(x: Table<Dune>, { battle, plans, factions }: Fought, outcome: Outcome, winner: Side): void {
  const loser = other(winner)
  const { killed, totals } = outcome
  let prize = 0
  for (const side of SIDES) {
    const { leader } = plans[side]
    if (!isLeader(leader)) continue
    if (killed[side]) {
      // DU-17.11: a captive as any other.
      prize += LEADER_STRENGTH[leader]
      killLeader(x, factions[side], leader, BY_WEAPON)
    } else dedicate(x.pub, leader, battle.territory)
  }
  battle.winner = factions[winner]
  x.tell(events.battleWon, {
    faction: factions[winner],
    over: factions[loser],
    halves: totals[winner],
    against: totals[loser],
    by: BY_TOTAL,
  })
  gain(x, factions[winner], prize, FROM_PRIZE)
  battle.step = LOSSES
  loseBattle(x, factions[loser], plans[loser], battle.territory, BY_BATTLE)
  loseCommitted(x, factions[winner], plans[winner], battle.zone)
  payForBattle(x, factions[winner], plans[winner])
  if (plans[winner].hero >= 0) discard(x, factions[winner], plans[winner].hero)
}
