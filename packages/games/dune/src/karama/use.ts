import type { FlowRef } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import { ref } from '../kit.ts'
import type { Ability } from './abilities.ts'

/** One use of an ability that may be hit now. */
export interface Use {
  readonly ability: Ability
  readonly user: Faction
}

/** IN-2.1: what everybody may know of what a use is about; -1 for nothing. */
export interface Context {
  readonly territory: number
  /** AT-8: the element of a plan asked for. */
  readonly element: number
  /** BG-6: what is commanded, by its number in COMMANDS. */
  readonly command: number
  /** What is paid: the price, whoever's purse it comes from. */
  readonly spice: number
  readonly ordinary: number
  readonly special: number
  /** Locations. */
  readonly from: number
  readonly to: number
  /** What was chosen, by its number in CHOICES. */
  readonly choice: number
  /** The other faction that it is about: who is commanded, who pays, who loses a leader. */
  readonly other: Faction
}

export const NO_CONTEXT: Context = {
  territory: -1,
  element: -1,
  command: -1,
  spice: -1,
  ordinary: -1,
  special: -1,
  from: -1,
  to: -1,
  choice: -1,
  other: -1,
}

/** What a window is opened for: one use, or several at once (IN-3.6), and what everybody may know of it. */
export interface Opportunity extends Partial<Context> {
  readonly uses: readonly Use[]
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
