import { FACTION_IDS, type Faction } from '../data/factions.ts'
import {
  type Card,
  isCheapHero,
  isDefense,
  isLasgun,
  isPoison,
  isProjectile,
  isShield,
  isWeapon,
} from '../data/treachery.ts'
import { readCard } from './read.ts'
import type { Sight } from './sight.ts'

/** The chance that somebody holds a card of each kind; of one's own hand it is 0 or 1. */
export interface Arms {
  readonly poison: number
  readonly projectile: number
  readonly lasgun: number
  readonly shield: number
  readonly snooper: number
  readonly hero: number
}

export const isPoisonWeapon = (card: Card): boolean => isWeapon(card) && isPoison(card)
export const isProjectileWeapon = (card: Card): boolean => isWeapon(card) && isProjectile(card)
export const isSnooper = (card: Card): boolean => isDefense(card) && isPoison(card)

/** How likely an unknown card of somebody's hand is of a kind that has four cards: a little more than by the deck alone. */
const FOUR = 0.15
const THREE = 0.1
const ONE = 0.035

/** The cards this seat knows to be in a hand. */
export function knownCards(sight: Sight, faction: Faction): Card[] {
  if (faction === sight.me) return [...sight.hand]
  const id = FACTION_IDS[faction]
  const known: Card[] = []
  for (const { card, with: holders } of sight.mine.known) {
    if (holders.length === 1 && holders[0] === id) known.push(readCard(card))
  }
  for (const shown of sight.faction(faction)?.shown ?? []) {
    const card = readCard(shown)
    if (!known.includes(card)) known.push(card)
  }
  return known
}

export function armsOf(sight: Sight, faction: Faction): Arms {
  const known = knownCards(sight, faction)
  const unknown = faction === sight.me ? 0 : Math.max(0, sight.cardsOf(faction) - known.length)
  const chance = (is: (card: Card) => boolean, each: number) => (known.some(is) ? 1 : 1 - (1 - each) ** unknown)
  return {
    poison: chance(isPoisonWeapon, FOUR),
    projectile: chance(isProjectileWeapon, FOUR),
    lasgun: chance(isLasgun, ONE),
    shield: chance(isShield, FOUR),
    snooper: chance(isSnooper, FOUR),
    hero: chance(isCheapHero, THREE),
  }
}

/** What is played: each kind with its chance, nothing with the rest. Of two kinds one holds either is as likely. */
export interface Played {
  readonly none: number
  readonly poison: number
  readonly projectile: number
  readonly lasgun: number
}

export function weaponPlayed({ poison, projectile, lasgun }: Arms): Played {
  const byPoison = poison * (1 - projectile / 2)
  const byProjectile = projectile * (1 - poison / 2)
  const byLasgun = lasgun * 0.5
  const rest = 1 - byLasgun
  return {
    poison: byPoison * rest,
    projectile: byProjectile * rest,
    lasgun: byLasgun,
    none: Math.max(0, 1 - byPoison - byProjectile) * rest,
  }
}

/** The same for defenses: against poison, against projectiles, or none. */
export function defensePlayed({ shield, snooper }: Arms): Played {
  const poison = snooper * (1 - shield / 2)
  const projectile = shield * (1 - snooper / 2)
  return { poison, projectile, lasgun: 0, none: Math.max(0, 1 - poison - projectile) }
}

/** The chance that the weapon of one kills the leader of another. */
export function killChance(attacker: Arms, defender: Arms): number {
  const weapon = weaponPlayed(attacker)
  const defense = defensePlayed(defender)
  return weapon.poison * (1 - defense.poison) + weapon.projectile * (1 - defense.projectile) + weapon.lasgun
}
