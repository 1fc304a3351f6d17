import { LEADER_STRENGTH } from '../../../data/leaders.ts'
import { isLasgun, isPoison, isProjectile, isShield, isWeapon } from '../../../data/treachery.ts'
import { CHEAP_HERO_LEADER, type Plan } from '../../../state.ts'
import { battleOf, type Sides } from '../combatants.ts'
import { dialOf, type Strengths } from '../strength.ts'

/** AT-11, in halves. */
const KWISATZ_HADERACH_BONUS = 4

/** Aggressor's and defender's, in this order. */
export type Both<T> = readonly [T, T]
export type Side = 0 | 1
export const AGGRESSOR: Side = 0
export const DEFENDER: Side = 1
export const other = (side: Side): Side => (side === AGGRESSOR ? DEFENDER : AGGRESSOR)

/** What two plans come to where nobody calls a traitor. */
export interface Outcome {
  readonly explosion: boolean
  /** Whether the leader, or the Cheap Hero, of a side dies. */
  readonly killed: Both<boolean>
  /** DU-11.22, in halves. */
  readonly totals: Both<number>
  /** Null after an explosion: both have lost. */
  readonly winner: Side | null
}

export const isLeader = (leader: number): boolean => leader >= 0 && leader !== CHEAP_HERO_LEADER

const uses = ({ weapon, defense }: Plan, is: (card: number) => boolean): boolean =>
  (weapon >= 0 && is(weapon)) || (defense >= 0 && is(defense))

/** DU-11.20: in the same plan or one in each. */
function explodes(plans: Both<Plan>): boolean {
  return plans.some((plan) => uses(plan, isLasgun)) && plans.some((plan) => uses(plan, isShield))
}

/** DU-11.21: whether a weapon kills whoever has this defense. A worthless card is neither. */
export function kills(weapon: number, defense: number): boolean {
  if (weapon < 0 || !isWeapon(weapon)) return false
  if (defense < 0) return true
  if (isPoison(weapon)) return !isPoison(defense)
  if (isProjectile(weapon)) return !isProjectile(defense)
  return true
}

/** DU-11.22: what a plan comes to, in halves, if its leader lives or dies. */
function total(dial: number, { leader, kwisatzHaderach }: Plan, isKilled: boolean): number {
  if (leader < 0 || isKilled) return dial
  const strength = isLeader(leader) ? LEADER_STRENGTH[leader] * 2 : 0
  return dial + strength + (kwisatzHaderach ? KWISATZ_HADERACH_BONUS : 0)
}

/** DU-11.20 to DU-11.22: what becomes of two plans, in the present battle or in one that somebody thinks of. */
export function outcomeOf(pub: Strengths, plans: Both<Plan>, battle: Sides = battleOf(pub)): Outcome {
  const explosion = explodes(plans)
  // Both weapons strike at once.
  const dies = (side: Side) =>
    plans[side].leader >= 0 && (explosion || kills(plans[other(side)].weapon, plans[side].defense))
  const killed: Both<boolean> = [dies(AGGRESSOR), dies(DEFENDER)]
  const factions: Both<number> = [battle.aggressor, battle.defender]
  const sum = (side: Side) => total(dialOf(plans[side], pub, factions[side], battle), plans[side], killed[side])
  const totals: Both<number> = [sum(AGGRESSOR), sum(DEFENDER)]
  // On a tie the aggressor.
  const winner = totals[DEFENDER] > totals[AGGRESSOR] ? DEFENDER : AGGRESSOR
  return { explosion, killed, totals, winner: explosion ? null : winner }
}
