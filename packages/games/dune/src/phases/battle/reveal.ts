import type { Table } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { makeKnown, noteLack } from '../../hand.ts'
import { CHEAP_HERO_LEADER, type Dune, type Plan } from '../../state.ts'
import { ownOf } from '../../treasury.ts'
import { battleOf } from './combatants.ts'
import { NO_LEADER } from './plan-leader.ts'
import { dialOf } from './strength.ts'
import { CHEAP_HERO_KIND, commandTo, isOfKind, TYPES_OF_KIND } from './voice-kinds.ts'

/** DU-11.16, VI-3.21: both plans become public at once, with everything in them. */
export function reveal(x: Table<Dune>): void {
  const battle = battleOf(x.pub)
  const { aggressor, defender } = battle
  const planOf = (faction: Faction): Plan => {
    const { plan } = ownOf(x, faction)
    if (plan === null) throw new Error('a plan is missing')
    return plan
  }
  battle.plans = [planOf(aggressor), planOf(defender)]
  // DU-4.11
  x.pub.dialers = [aggressor, defender]
  show(x, aggressor, planOf(aggressor))
  show(x, defender, planOf(defender))
}

function show(x: Table<Dune>, faction: Faction, plan: Plan): void {
  const { pub } = x
  const { hero, weapon, defense } = plan
  const leader = plan.leader === CHEAP_HERO_LEADER ? NO_LEADER : plan.leader
  const kwisatz = plan.kwisatzHaderach ? 1 : 0
  const dial = dialOf(plan, pub, faction)
  x.tell(events.planRevealed, {
    faction,
    leader: leader + 1,
    hero: hero + 1,
    kwisatzHaderach: kwisatz,
    weapon: weapon + 1,
    defense: defense + 1,
    halves: dial,
  })
  x.tell(events.tokensRevealed, {
    faction,
    ordinarySupported: plan.ordinarySupported,
    ordinary: plan.ordinary,
    specialSupported: plan.eliteSupported,
    special: plan.elite,
  })
  // VI-4.1
  for (const card of [hero, weapon, defense]) if (card >= 0) makeKnown(pub, faction, card)
  noteDisobedience(x, faction, plan)
}

/** VI-4.9: whoever does not play what the Voice demanded, though it could play cards, holds no such card. */
function noteDisobedience({ pub }: Table<Dune>, faction: Faction, { leader, hero, weapon, defense }: Plan): void {
  const command = commandTo(pub, faction)
  if (command === null || !command.play) return
  const { kind } = command
  if (kind !== CHEAP_HERO_KIND && leader === NO_LEADER) return
  if ([hero, weapon, defense].some((card) => isOfKind(card, kind))) return
  noteLack(pub, faction, TYPES_OF_KIND[kind])
}
