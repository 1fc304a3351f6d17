import type { FlowRef } from '@riposte/kernel'
import { ref } from '../kit.ts'
import {
  AEGIS,
  ANCESTOR,
  ARBITER,
  BARD,
  CONSPIRACIST,
  EXECUTIONER,
  EXILE,
  FLAGBEARER,
  FOOL,
  HERALD,
  INFORMANT,
  INQUISITOR,
  JUDGE,
  LOCKSHIFT,
  MYSTIC,
  NAKTURN,
  NAMES,
  type Name,
  OATHBOUND,
  ORACLE,
  PRINCESS,
  QUEEN,
  SENTRY,
  SOLDIER,
  SPY,
  STRANGER,
  WARDEN,
} from '../names.ts'
import type { Ability } from '../phases/played.ts'

/** IK-7.0: the cards that do something when they are played. Each has a file of its own and a flow of its own name. */
const WITH_ABILITY: readonly Name[] = [
  FOOL,
  INQUISITOR,
  EXECUTIONER,
  BARD,
  SOLDIER,
  JUDGE,
  ARBITER,
  OATHBOUND,
  HERALD,
  MYSTIC,
  WARDEN,
  SENTRY,
  SPY,
  PRINCESS,
  QUEEN,
  FLAGBEARER,
  STRANGER,
  AEGIS,
  ANCESTOR,
  INFORMANT,
  NAKTURN,
  LOCKSHIFT,
  CONSPIRACIST,
  EXILE,
  ORACLE,
]

const abilities: readonly (FlowRef<Ability> | null)[] = NAMES.map((name, number) =>
  WITH_ABILITY.includes(number) ? ref<Ability>(name) : null,
)

export function hasAbility(name: Name): boolean {
  return abilities[name] !== null
}

export function abilityOf(name: Name): FlowRef<Ability> {
  const ability = abilities[name]
  if (ability === null) throw new Error(`${NAMES[name]} has no ability`)
  return ability
}
