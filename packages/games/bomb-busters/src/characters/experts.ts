import {
  BASIC_CHARACTERS,
  type Character,
  type Equipment,
  GENERAL_RADAR,
  TALKIES_WALKIES,
  TRIPLE_DETECTOR,
  X_OR_Y_RAY,
} from '../names.ts'

/** BB-C.2: what the expert characters do, in the order of their cards. */
const ABILITIES: readonly Equipment[] = [GENERAL_RADAR, TALKIES_WALKIES, TRIPLE_DETECTOR, X_OR_Y_RAY]

/** BB-C.2, BB-M31.4: from this mission on players may choose experts. */
export const EXPERTS_FROM = 31

/** The card that this character acts like; null for a basic character or none. */
export function cardOf(character: Character): Equipment | null {
  return character < BASIC_CHARACTERS ? null : (ABILITIES[character - BASIC_CHARACTERS] ?? null)
}
