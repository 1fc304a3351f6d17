import type { AnyActionType } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import type { Faction } from '../../data/factions.ts'
import { faction as factionField, territory } from '../../fields.ts'
import { question } from '../../kit.ts'
import type { Pub } from '../../state.ts'
import { battleOf, isCombatant, opponentOf, sideOf } from './combatants.ts'

/** What a power that is used against the opponent's plan is about: whose plan, and where. */
export type AgainstAPlan = { readonly territory: number; readonly opponent: number }

export const AGAINST_A_PLAN = { territory, opponent: factionField }

/** AT-8, BG-6: in a battle of one's own or of the ally. */
export function againstAPlan(pub: Pub, faction: Faction): AgainstAPlan {
  const battle = battleOf(pub)
  return { territory: battle.territory, opponent: opponentOf(battle, sideOf(pub, battle, faction)) }
}

export const isOwnBattle = (pub: Pub, faction: Faction): boolean => isCombatant(battleOf(pub), faction)

const { pass } = actions

/** AT-9, BG-7: the use in an ally's battle is announced before anything of it is said. */
export const whetherToAnnounce = (name: string, rule: string, announce: AnyActionType) =>
  question<AgainstAPlan>(name, {
    rule,
    takes: [announce, pass],
    about: AGAINST_A_PLAN,
    legal(_pub, _mine, _seat, _about, out) {
      out.add(pass.of())
      out.add(announce.of())
    },
    timeout: () => pass.of(),
  })
