import { kwisatzHaderach } from '../../factions/atreides/kwisatz-haderach.ts'
import { sardaukar } from '../../factions/emperor/sardaukar.ts'
import { battleHardened } from '../../factions/fremen/battle-hardened.ts'
import { fedaykin } from '../../factions/fremen/fedaykin.ts'
import type { Use } from '../../karama/use.ts'
import type { Battle, Pub } from '../../state.ts'
import { isCombatant } from './combatants.ts'
import type { Preventable } from './preventable.ts'

const PREVENTABLE: readonly Preventable[] = [sardaukar, fedaykin, battleHardened, kwisatzHaderach]

/** DU-11.7, IN-4.4: what is offered together in B3; empty: there is no window. */
export function usesToPrevent(pub: Pub, battle: Battle, announced: number): Use[] {
  if (!pub.advanced) return []
  return PREVENTABLE.filter(
    ({ faction, isRelevant }) => isCombatant(battle, faction) && isRelevant(pub, battle, announced),
  ).map(({ ability, faction }) => ({ ability, user: faction }))
}
