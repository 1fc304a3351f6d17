import type { Table } from '@riposte/kernel'
import type { Faction } from '../../../data/factions.ts'
import { TERRITORIES } from '../../../data/territories.ts'
import { events } from '../../../events.ts'
import { BY_BATTLE, BY_EXPLOSION, lose, loseAll } from '../../../forces.ts'
import { discard } from '../../../hand.ts'
import type { Dune, Plan } from '../../../state.ts'
import { FOR_BATTLE, pay } from '../../../treasury.ts'
import { spiceOf } from '../strength.ts'

/** DU-11.23: to the bank, by winner and loser alike. */
export function payForBattle(x: Table<Dune>, faction: Faction, plan: Plan): void {
  pay(x, faction, spiceOf(plan), FOR_BATTLE)
}

/** Every card of the plan is lost. */
export function discardPlan(x: Table<Dune>, faction: Faction, { weapon, defense, hero }: Plan): void {
  for (const card of [weapon, defense, hero]) if (card >= 0) discard(x, faction, card)
}

/** DU-11.26, R-8: all its forces in the territory, those in other zones too, and all cards of its plan. */
export function loseBattle(x: Table<Dune>, faction: Faction, plan: Plan, territory: number, by: number): void {
  loseAll(x, faction, territory, by)
  discardPlan(x, faction, plan)
  payForBattle(x, faction, plan)
}

/** DU-11.27, R-35: exactly the tokens that the plan names. DU-11.37: from where it says. */
export function loseCommitted(x: Table<Dune>, faction: Faction, plan: Plan, zone: readonly number[]): void {
  const ordinary = plan.ordinary + plan.ordinarySupported
  const elite = plan.elite + plan.eliteSupported
  if (plan.ordinaryFrom.length === 0) {
    lose(x, faction, zone[0], ordinary, elite, BY_BATTLE)
    return
  }
  for (const [at, node] of zone.entries()) {
    lose(x, faction, node, plan.ordinaryFrom[at], plan.eliteFrom[at], BY_BATTLE)
  }
}

/** DU-11.20: everything and everybody in the whole territory. */
export function layWaste(x: Table<Dune>, territory: number): void {
  const { pub } = x
  x.tell(events.exploded, { territory })
  for (const faction of pub.order) loseAll(x, faction, territory, BY_EXPLOSION)
  for (const node of TERRITORIES[territory].nodes) {
    if (pub.spice[node] > 0) x.tell(events.spiceLost, { location: node, spice: pub.spice[node] })
    pub.spice[node] = 0
  }
}
