import type { Action, Claim } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { isWorthless } from '../data/treachery.ts'
import { type Ability, ability } from './abilities.ts'

/** IN-3.6: abilities that may be offered together; an answer then says which one it means. */
const JOINT: readonly Ability[] = [
  'SARDAUKAR',
  'FEDAYKIN',
  'BATTLE_HARDENED',
  'KWISATZ_HADERACH',
  'HALF_PRICE_SHIPPING',
  'CROSS_SHIP',
  'OFF_PLANET_SHIPMENT',
  'PAYMENT_FOR_SHIPMENT',
  'ALLIANCE_HALF_PRICE',
  'ALLIANCE_CROSS_SHIP',
  'ALLIANCE_REVIVAL',
  'ALLIANCE_FREE_REVIVAL',
].map(ability)

export const isEverJoint = (ability: Ability): boolean => JOINT.includes(ability)

/** Where nothing has to be said about which one is meant. */
const THE_ONLY_ONE = 0

/**
 * A claim says which ability is hit and by which kind of card: an even number with a real Karama, the odd one after it
 * with a worthless card. So a worthless card that was prevented bars itself alone (IN-7.4).
 */
export function claimOn(hit: Ability, isJoint: boolean, worthless: boolean): Claim {
  const place = isJoint ? JOINT.indexOf(hit) + 1 : THE_ONLY_ONE
  if (place < 0 || (isJoint && place === THE_ONLY_ONE)) throw new Error(`ability ${hit} is never offered with others`)
  return place * 2 + (worthless ? 1 : 0)
}

export const isWorthlessClaim = (claim: Claim): boolean => claim % 2 === 1

/** The ability a claim means, -1 for the only one. */
export const abilityClaimed = (claim: Claim): Ability => (claim < 2 ? -1 : JOINT[(claim >> 1) - 1])

const { respond_to_karama_opportunity: respond } = actions

export function claimed(action: Action): Claim {
  if (respond.useKarama(action) === 0) return -1
  const named = respond.abilityName(action) - 1
  return claimOn(named, named >= 0, isWorthless(respond.karamaCardId(action) - 1))
}
