import { named, type Of } from '@riposte/kernel'

/** BB-E00, BB-1.6: the equipment cards, in the order of the table there. */
export const EQUIPMENT = [
  'label_neq',
  'talkies_walkies',
  'triple_detector',
  'post_it',
  'super_detector',
  'rewinder',
  'emergency_batteries',
  'general_radar',
  'stabilizer',
  'x_or_y_ray',
  'coffee_mug',
  'label_eq',
  'false_bottom',
  'single_wire_label',
  'emergency_drop',
  'fast_pass',
  'disintegrator',
  'grappling_hook',
] as const
export type EquipmentId = (typeof EQUIPMENT)[number]

/** A card as a small number: its place in the table. */
export type Equipment = Of<'equipment card'>

export const [
  LABEL_NEQ,
  TALKIES_WALKIES,
  TRIPLE_DETECTOR,
  POST_IT,
  SUPER_DETECTOR,
  REWINDER,
  EMERGENCY_BATTERIES,
  GENERAL_RADAR,
  STABILIZER,
  X_OR_Y_RAY,
  COFFEE_MUG,
  LABEL_EQ,
  FALSE_BOTTOM,
  SINGLE_WIRE_LABEL,
  EMERGENCY_DROP,
  FAST_PASS,
  DISINTEGRATOR,
  GRAPPLING_HOOK,
]: readonly Equipment[] = EQUIPMENT.map((_, at) => at)

/** BB-C: the character cards; the first is the captain's. */
export const CHARACTERS = [
  'double_detector',
  'character_2',
  'character_3',
  'character_4',
  'character_5',
  'character_e1',
  'character_e2',
  'character_e3',
  'character_e4',
] as const
export type Character = Of<'character'>
export const NO_CHARACTER: Character = -1
export const CAPTAINS_CARD: Character = 0
/** BB-C.1: the basic characters, which carry a Double Detector. */
export const BASIC_CHARACTERS = 5

/** BB-K: the constraint cards. */
export const CONSTRAINTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
export type ConstraintId = (typeof CONSTRAINTS)[number]

/** BB-12.1, BB-12.3 */
export const RESULTS = ['none', 'win', 'loss_red_wire', 'loss_detonator', 'loss_timer', 'loss_surrender'] as const
export type Result = Of<'result'>
export const [UNDECIDED, WIN, LOSS_RED_WIRE, LOSS_DETONATOR, LOSS_TIMER, LOSS_SURRENDER]: readonly Result[] =
  RESULTS.map((_, at) => at)

/** BB-6.1 */
export const PHASES = ['select_constraints', 'setup_info_tokens', 'playing', 'finished'] as const
export type Phase = Of<'phase'>
export const [SELECT_CONSTRAINTS, SETUP_INFO_TOKENS, PLAYING, FINISHED]: readonly Phase[] = PHASES.map((_, at) => at)

export const equipmentId = named('equipment card', EQUIPMENT)
export const result = named('result', RESULTS)
const letter = named('constraint card', CONSTRAINTS)
/** BB-M34.7: small letters will do. */
export const constraintId: typeof letter = {
  ...letter,
  read: (json) => letter.read(typeof json === 'string' ? json.toUpperCase() : json),
}
export const character = named('character', CHARACTERS)
