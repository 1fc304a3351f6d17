import type { FlowRef } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import { ref } from '../kit.ts'
import type { Ability } from './abilities.ts'

/** One use of an ability that may be hit now. */
export interface Use {
  readonly ability: Ability
  readonly user: Faction
}

/** What a window is opened for: one use, or several at once (IN-3.6), and what everybody may know of it. */
export interface Opportunity {
  readonly uses: readonly Use[]
  /** The territory it is about, -1 for none; the element of a plan asked for, -1 for none. */
  readonly territory?: number
  readonly element?: number
}

/** A use that was hit. */
export interface KaramaHit {
  readonly ability: Ability
  readonly interruptor: Faction
}

/** Uses that were hit, in the order of the table (IN-3.10). Empty: nobody has hit anything. */
export type KaramaHits = readonly KaramaHit[]

export interface KaramaOutline {
  args: Opportunity
  local: object
  steps: object
  result: KaramaHits
}

/**
 * The window of a use (IN-1.4, IN-1.10): opened where an ability is used, and nowhere else. For a cancel ability it is called once the use is declared or carried out, and whoever
 * calls undoes what the ability has changed when it is hit; for a prevent ability before anything has happened.
 */
export const karama: FlowRef<KaramaOutline> = ref<KaramaOutline>('karama')

export const isHit = (hits: KaramaHits, ability: Ability): boolean => hits.some((hit) => hit.ability === ability)

/** A Karama card that somebody plays of their own accord (IN-5, IN-6). The result: whether it works. */
export interface ProactiveOutline {
  args: { readonly faction: Faction; readonly card: number; readonly use: number }
  local: object
  steps: object
  result: boolean
}

/** IN-1.2, IN-1.5: what a card is played for, in whatever phase; `use` of the event KARAMA_USED. */
export const INTERRUPT = 0
export const GUILD_SHIPMENT = 1
export const PURCHASE = 2
export const FACTION_POWER = 3

/** Shows the card; a worthless one of Bene Gesserit may be prevented (IN-7.2) and then stays in hand. Else it is discarded. */
export const proactiveKarama: FlowRef<ProactiveOutline> = ref<ProactiveOutline>('proactiveKarama')
