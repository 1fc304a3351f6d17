import { EMPEROR, type Faction, FREMEN } from '../../data/factions.ts'
import { sardaukarCountTwo } from '../../factions/emperor/sardaukar.ts'
import { needsNoSpice } from '../../factions/fremen/battle-hardened.ts'
import { fedaykinCountTwo } from '../../factions/fremen/fedaykin.ts'
import type { Plan, Pub } from '../../state.ts'
import { battleOf, type Sides } from './combatants.ts'

/** DU-11.23, DU-11.24: what one committed token adds to the dial, in halves. */
export interface Worth {
  /** Whether spice makes a difference. Where not, nothing is supported and everything counts full. */
  readonly takesSpice: boolean
  readonly ordinarySupported: number
  readonly ordinary: number
  readonly eliteSupported: number
  readonly elite: number
}

const worth = (takesSpice: boolean, eliteFactor: number): Worth => ({
  takesSpice,
  ordinarySupported: 2,
  ordinary: takesSpice ? 1 : 2,
  eliteSupported: 2 * eliteFactor,
  elite: (takesSpice ? 1 : 2) * eliteFactor,
})

const FULL: readonly Worth[] = [worth(false, 1), worth(false, 2)]
const BY_SPICE: readonly Worth[] = [worth(true, 1), worth(true, 2)]

/** By faction: whether its elite tokens count two in this battle. */
const COUNT_TWO: Readonly<Record<Faction, (battle: Sides) => boolean>> = {
  [EMPEROR]: sardaukarCountTwo,
  [FREMEN]: fedaykinCountTwo,
}

/** By faction: whether its tokens have full strength for nothing. */
const WITHOUT_SPICE: Readonly<Record<Faction, (battle: Sides) => boolean>> = { [FREMEN]: needsNoSpice }

/** All that the worth of tokens depends on besides the two sides. */
export type Strengths = Pick<Pub, 'advanced' | 'battle'>

/** What tokens of a faction are worth in the present battle, or in another one that somebody thinks of. */
export function worthOf(pub: Strengths, faction: Faction, battle: Sides = battleOf(pub)): Worth {
  // DU-11.14
  if (!pub.advanced) return FULL[0]
  const twice = COUNT_TWO[faction]?.(battle) === true ? 1 : 0
  return WITHOUT_SPICE[faction]?.(battle) === true ? FULL[twice] : BY_SPICE[twice]
}

/** The tokens of a plan. */
export type Committed = Pick<Plan, 'ordinarySupported' | 'ordinary' | 'eliteSupported' | 'elite'>

/** DU-11.14, DU-11.23: the number on the dial, in halves. DU-11.36: nothing but the tokens limits it. */
export function dialOf(plan: Committed, pub: Strengths, faction: Faction, battle: Sides = battleOf(pub)): number {
  const each = worthOf(pub, faction, battle)
  return (
    plan.ordinarySupported * each.ordinarySupported +
    plan.ordinary * each.ordinary +
    plan.eliteSupported * each.eliteSupported +
    plan.elite * each.elite
  )
}

/** DU-11.23: one spice for each supported token. */
export const spiceOf = (plan: Committed): number => plan.ordinarySupported + plan.eliteSupported
