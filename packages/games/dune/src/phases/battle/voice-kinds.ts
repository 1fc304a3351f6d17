import type { Faction } from '../../data/factions.ts'
import {
  CARD_TYPE,
  type Card,
  instancesOf,
  isCheapHero,
  isDefense,
  isLasgun,
  isPoison,
  isProjectile,
  isWeapon,
  isWorthless,
  TYPE_ID,
} from '../../data/treachery.ts'
import { VOICE_KINDS, type VoiceKind } from '../../names.ts'
import type { Command, Pub } from '../../state.ts'

/** DU-11.38: what belongs to a kind, in the terms of the cards. */
const BELONGS: Readonly<Record<(typeof VOICE_KINDS)[number], (card: Card) => boolean>> = {
  'poison-weapon': (card) => isWeapon(card) && isPoison(card),
  'projectile-weapon': (card) => isWeapon(card) && isProjectile(card),
  'poison-defense': (card) => isDefense(card) && isPoison(card),
  'projectile-defense': (card) => isDefense(card) && isProjectile(card),
  worthless: isWorthless,
  'cheap-hero': isCheapHero,
  lasgun: isLasgun,
}

/** By kind: the types of its cards, one bit each. */
export const TYPES_OF_KIND: readonly number[] = VOICE_KINDS.map((kind) =>
  TYPE_ID.reduce((types, _, type) => (BELONGS[kind](instancesOf(type)[0]) ? types | (1 << type) : types), 0),
)

export const CHEAP_HERO_KIND: VoiceKind = VOICE_KINDS.indexOf('cheap-hero')

export const isOfKind = (card: Card, kind: VoiceKind): boolean =>
  card >= 0 && (TYPES_OF_KIND[kind] & (1 << CARD_TYPE[card])) !== 0

/** The command that binds a combatant; null for none. */
export function commandTo({ battle }: Pub, faction: Faction): Command | null {
  const voice = battle?.voice ?? null
  return voice !== null && voice.to === faction ? voice : null
}

export const isForbidden = (command: Command | null, card: Card): boolean =>
  command !== null && !command.play && isOfKind(card, command.kind)
