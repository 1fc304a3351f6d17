import { type Blocked, blocked } from '@riposte/kernel'

/** BB-18, BB-7.2, BB-7.3: the codes, each with the rule that refuses and a sentence for whoever tried. */
export const NOT_YOUR_TURN = blocked('NOT_YOUR_TURN', 'BB-18', 'It is not your turn.')
export const NOT_PLAYING = blocked('NOT_YOUR_TURN', 'BB-18', 'The mission has not begun.')
export const TARGET_PLAYER_NOT_FOUND = blocked('TARGET_PLAYER_NOT_FOUND', 'BB-18', 'Nobody sits there.')
export const CANNOT_TARGET_SELF = blocked('CANNOT_TARGET_SELF', 'BB-18', 'Point at a teammate, not at yourself.')
export const INVALID_TILE_INDEX = blocked('INVALID_TILE_INDEX', 'BB-18', 'There is no wire at that place.')
export const TILE_ALREADY_CUT = blocked('TILE_ALREADY_CUT', 'BB-18', 'That wire is cut already.')
export const GUESS_VALUE_NOT_IN_HAND = blocked(
  'GUESS_VALUE_NOT_IN_HAND',
  'BB-9.1',
  'You can only announce what stands uncut in your own hand.',
)
export const NO_MATCHING_WIRES_IN_HAND = blocked(
  'NO_MATCHING_WIRES_IN_HAND',
  'BB-9.4',
  'You have no uncut wire of that value.',
)
export const SOLO_NOT_ALL_REMAINING_IN_HAND = blocked(
  'SOLO_NOT_ALL_REMAINING_IN_HAND',
  'BB-9.4',
  'A Solo Cut takes all wires of a value that are left, and some are not yours.',
)
export const SOLO_REQUIRES_TWO_OR_FOUR = blocked(
  'SOLO_REQUIRES_TWO_OR_FOUR',
  'BB-9.4',
  'A Solo Cut of a number takes two wires or four.',
)
export const NO_WIRES_TO_REVEAL = blocked('NO_WIRES_TO_REVEAL', 'BB-9.5', 'You have no wires left to reveal.')
export const REVEAL_REDS_REQUIRES_ALL_RED = blocked(
  'REVEAL_REDS_REQUIRES_ALL_RED',
  'BB-9.5',
  'You can only reveal when all your uncut wires are red.',
)
export const FORCED_ACTION_PENDING = blocked('FORCED_ACTION_PENDING', 'BB-13.1', 'Somebody has to choose first.')
/** BB-8.1, BB-8.3: what every forced action's flow holds back until it is answered. */
export const FORCED_FIRST = {
  standing: ['useEquipment', 'useCharacterAbility'],
  why: FORCED_ACTION_PENDING,
} as const
export const FORCED_REVEAL_REDS_REQUIRED = blocked(
  'FORCED_REVEAL_REDS_REQUIRED',
  'BB-8.5',
  'All your uncut wires are red: reveal them.',
)
export const CHARACTER_ABILITY_ALREADY_USED = blocked(
  'CHARACTER_ABILITY_ALREADY_USED',
  'BB-9.2',
  'Your personal equipment is used up.',
)
export const CHARACTER_ABILITY_WRONG_CHARACTER = blocked(
  'CHARACTER_ABILITY_WRONG_CHARACTER',
  'BB-9.2',
  'Your character cannot do that.',
)
export const DOUBLE_DETECTOR_SAME_TILE = blocked(
  'DOUBLE_DETECTOR_INVALID_TILES',
  'BB-9.2',
  'Point at two different wires.',
)
export const DOUBLE_DETECTOR_TWO_STANDS = blocked(
  'DOUBLE_DETECTOR_INVALID_TILES',
  'BB-9.2',
  'Both wires must be on the same stand.',
)
export const DOUBLE_DETECTOR_GUESS_NOT_BLUE = blocked(
  'DOUBLE_DETECTOR_GUESS_NOT_BLUE',
  'BB-9.2',
  'A detector looks for a number from 1 to 12.',
)
export const NOT_ANNOUNCEABLE = blocked(
  'MISSION_RULE_VIOLATION',
  'BB-9.1',
  'Announce a number from 1 to 12, or yellow.',
)
/** A mission or a constraint forbids it: code MISSION_RULE_VIOLATION with the rule that says so. */
export function missionForbids(rule: string, message: string): Blocked {
  return blocked('MISSION_RULE_VIOLATION', rule, message)
}
