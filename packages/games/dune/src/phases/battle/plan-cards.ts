import type { Faction } from '../../data/factions.ts'
import { type Card, isDefense, isWeapon, isWorthless } from '../../data/treachery.ts'
import { DEFENSE_ELEMENT, WEAPON_ELEMENT } from '../../names.ts'
import type { Command, Own, Pub } from '../../state.ts'
import { NO_LEADER } from './plan-leader.ts'
import { CHEAP_HERO_KIND, commandTo, isForbidden, isOfKind } from './voice-kinds.ts'

/** A slot that stays empty. */
export const NO_CARD = -1

const ONLY_EMPTY: readonly Card[] = [NO_CARD]

/** DU-11.13: what fits the slots. The empty slot comes first: it is the default. */
const forWeapon = ({ hand }: Own): Card[] => [NO_CARD, ...hand.filter((card) => isWeapon(card) || isWorthless(card))]
const forDefense = ({ hand }: Own): Card[] => [NO_CARD, ...hand.filter((card) => isDefense(card) || isWorthless(card))]

/** DU-11.15: the command to play something that this hand can fulfil in a slot; null where there is none. */
export function demand(pub: Pub, mine: Own, faction: Faction): Command | null {
  const command = commandTo(pub, faction)
  if (command === null || !command.play || command.kind === CHEAP_HERO_KIND) return null
  return mine.hand.some((card) => isOfKind(card, command.kind)) ? command : null
}

/** Everything that binds the two slots of one plan. */
interface Bound {
  readonly mine: Own
  readonly command: Command | null
  readonly demanded: Command | null
}

const boundOf = (pub: Pub, mine: Own, faction: Faction): Bound => ({
  mine,
  command: commandTo(pub, faction),
  demanded: demand(pub, mine, faction),
})

/** Whether two slots may be filled so, for somebody who has a leader or Cheap Hero. */
function agree({ mine, command, demanded }: Bound, weapon: Card, defense: Card): boolean {
  //
  if (weapon === defense && weapon !== NO_CARD) return false
  if (mine.committed === WEAPON_ELEMENT && weapon !== mine.committedTo) return false
  if (mine.committed === DEFENSE_ELEMENT && defense !== mine.committedTo) return false
  if (isForbidden(command, weapon) || isForbidden(command, defense)) return false
  return demanded === null || isOfKind(weapon, demanded.kind) || isOfKind(defense, demanded.kind)
}

/** The cards for the weapon slot that leave some way to fill the other one. DU-11.12: without leader none. */
export function weaponsToChoose(pub: Pub, mine: Own, faction: Faction, leader: number): readonly Card[] {
  if (leader === NO_LEADER) return ONLY_EMPTY
  const bound = boundOf(pub, mine, faction)
  const defenses = forDefense(mine)
  return forWeapon(mine).filter((weapon) => defenses.some((defense) => agree(bound, weapon, defense)))
}

/** The cards for the defense slot, the weapon being chosen. */
export function defensesToChoose(pub: Pub, mine: Own, faction: Faction, leader: number, weapon: Card): readonly Card[] {
  if (leader === NO_LEADER) return ONLY_EMPTY
  const bound = boundOf(pub, mine, faction)
  return forDefense(mine).filter((defense) => agree(bound, weapon, defense))
}

/** AT-8: the defenses that leave some way to fill the weapon slot. */
export function defensesToCommit(pub: Pub, mine: Own, faction: Faction, leader: number): readonly Card[] {
  if (leader === NO_LEADER) return ONLY_EMPTY
  const bound = boundOf(pub, mine, faction)
  const weapons = forWeapon(mine)
  return forDefense(mine).filter((defense) => weapons.some((weapon) => agree(bound, weapon, defense)))
}
