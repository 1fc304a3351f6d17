import { BENE_GESSERIT, type Faction } from '../../data/factions.ts'
import type { Node } from '../../data/territories.ts'
import { at } from '../../forces.ts'
import { NO_FACTION } from '../../names.ts'
import type { Battle, Pub } from '../../state.ts'

/** The two sides, and what may have been prevented for them: all that the worth of tokens depends on. */
export type Sides = Pick<Battle, 'aggressor' | 'defender' | 'prevented'>

/** The battle that is being fought; to ask for it outside of one is a mistake in the rules. */
export function battleOf(pub: Pick<Pub, 'battle'>): Battle {
  if (pub.battle === null) throw new Error('no battle is being fought')
  return pub.battle
}

export const isCombatant = ({ aggressor, defender }: Sides, faction: Faction): boolean =>
  faction === aggressor || faction === defender

export const opponentOf = ({ aggressor, defender }: Sides, faction: Faction): Faction =>
  faction === aggressor ? defender : aggressor

/** The combatant for whom a faction may act: itself, or else its ally; nobody where neither fights. */
export function sideOf(pub: Pub, battle: Sides, faction: Faction): Faction {
  if (isCombatant(battle, faction)) return faction
  const ally = pub.ally[faction]
  return ally >= 0 && isCombatant(battle, ally) ? ally : NO_FACTION
}

/** DU-11.1: what a faction may commit there; the other kind apart. */
export function ordinaryIn(pub: Pub, zone: readonly Node[], faction: Faction): number {
  let total = 0
  for (const node of zone) total += pub.forces[at(node, faction)]
  return total
}

/** Sardaukar or Fedaykin. Advisors take no part. */
export function eliteIn(pub: Pub, zone: readonly Node[], faction: Faction): number {
  if (faction === BENE_GESSERIT) return 0
  let total = 0
  for (const node of zone) total += pub.special[at(node, faction)]
  return total
}
