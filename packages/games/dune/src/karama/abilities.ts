import type { Of } from '@riposte/kernel'
import { ATREIDES, BENE_GESSERIT, EMPEROR, type Faction, FREMEN, HARKONNEN, SPACING_GUILD } from '../data/factions.ts'

/** IN-1.3: hit after it was used, or before it takes effect. */
export type InterruptKind = 'cancel' | 'prevent'

/** A row of the table of interruptible abilities (section 4 of the interrupts). */
export interface AbilityRow {
  readonly key: string
  readonly rule: string
  readonly faction: Faction
  readonly kind: InterruptKind
}

const row = (key: string, rule: string, faction: Faction, kind: InterruptKind): AbilityRow => ({
  key,
  rule,
  faction,
  kind,
})

/** Every ability that Karama can hit, and no other. The keys are public words: prompts, logs and tools use them as they stand. */
export const ABILITIES: readonly AbilityRow[] = [
  // cancelled, though nothing is shown before the window closes.
  row('BIDDING', 'AT-5', ATREIDES, 'cancel'),
  row('WORMSIGN', 'AT-7', ATREIDES, 'cancel'),
  row('PRESCIENCE', 'AT-8', ATREIDES, 'cancel'),
  // alliance abilities and charity are prevented.
  row('ALLIANCE_PRESCIENCE', 'AT-9', ATREIDES, 'prevent'),
  row('KWISATZ_HADERACH', 'AT-11', ATREIDES, 'prevent'),
  row('SPIRITUAL_ADVISORS', 'BG-5', BENE_GESSERIT, 'cancel'),
  row('VOICE', 'BG-6', BENE_GESSERIT, 'cancel'),
  row('ALLIANCE_VOICE', 'BG-7', BENE_GESSERIT, 'prevent'),
  row('CHARITY', 'BG-9', BENE_GESSERIT, 'prevent'),
  row('INTRUSION', 'BG-15', BENE_GESSERIT, 'cancel'),
  row('TAKE_UP_ARMS', 'BG-16', BENE_GESSERIT, 'cancel'),
  row('WARTIME', 'BG-17', BENE_GESSERIT, 'cancel'),
  row('KARAMA_AS_WORTHLESS', 'BG-21', BENE_GESSERIT, 'prevent'),
  row('PAYMENT_FOR_TREACHERY', 'EM-4', EMPEROR, 'cancel'),
  row('ALLIANCE_REVIVAL', 'EM-7', EMPEROR, 'prevent'),
  //
  row('SARDAUKAR', 'EM-8', EMPEROR, 'prevent'),
  row('MOVEMENT', 'FR-6', FREMEN, 'cancel'),
  row('SHAI_HULUD', 'FR-7', FREMEN, 'cancel'),
  row('ALLIANCE_PROTECT_FROM_WORMS', 'FR-10', FREMEN, 'prevent'),
  row('ALLIANCE_FREE_REVIVAL', 'FR-11', FREMEN, 'prevent'),
  row('STORM_COMING', 'FR-14', FREMEN, 'prevent'),
  row('SANDWORMS', 'FR-15', FREMEN, 'cancel'),
  row('STORM_LOSSES', 'FR-16', FREMEN, 'cancel'),
  row('STORM_MIGRATION', 'FR-17', FREMEN, 'cancel'),
  row('FEDAYKIN', 'FR-18', FREMEN, 'prevent'),
  row('BATTLE_HARDENED', 'FR-21', FREMEN, 'prevent'),
  row('TOP_CARD', 'HK-8', HARKONNEN, 'cancel'),
  row('CAPTURE_LEADER', 'HK-10', HARKONNEN, 'cancel'),
  row('PAYMENT_FOR_SHIPMENT', 'GU-4', SPACING_GUILD, 'cancel'),
  row('CROSS_SHIP', 'GU-5b', SPACING_GUILD, 'cancel'),
  row('OFF_PLANET_SHIPMENT', 'GU-5c', SPACING_GUILD, 'cancel'),
  row('HALF_PRICE_SHIPPING', 'GU-6', SPACING_GUILD, 'cancel'),
  row('ALLIANCE_HALF_PRICE', 'GU-9', SPACING_GUILD, 'prevent'),
  row('ALLIANCE_CROSS_SHIP', 'GU-10', SPACING_GUILD, 'prevent'),
  row('SHIP_AS_IT_PLEASES', 'GU-12', SPACING_GUILD, 'prevent'),
]

/** An ability, by its number in the table. */
export type Ability = Of<'ability'>

export const ABILITY_KEYS: readonly string[] = ABILITIES.map(({ key }) => key)

/** The number of an ability; a name that is not in the table is a mistake in the rules. */
export function ability(key: string): Ability {
  const number = ABILITY_KEYS.indexOf(key)
  if (number < 0) throw new Error(`there is no ability ${key}`)
  return number
}

/** The words of the two lists (section 4). */
export const KARAMA_CANCELLABLE_ABILITIES = {
  CANCEL_ONLY: ABILITIES.filter(({ kind }) => kind === 'cancel').map(({ key }) => key),
  PREVENT: ABILITIES.filter(({ kind }) => kind === 'prevent').map(({ key }) => key),
}
