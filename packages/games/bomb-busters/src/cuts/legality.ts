import type { Action, Blocked, Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import {
  CANNOT_TARGET_SELF,
  CHARACTER_ABILITY_ALREADY_USED,
  CHARACTER_ABILITY_WRONG_CHARACTER,
  DOUBLE_DETECTOR_GUESS_NOT_BLUE,
  DOUBLE_DETECTOR_SAME_TILE,
  DOUBLE_DETECTOR_TWO_STANDS,
  FORCED_REVEAL_REDS_REQUIRED,
  GUESS_VALUE_NOT_IN_HAND,
  INVALID_TILE_INDEX,
  missionForbids,
  NO_MATCHING_WIRES_IN_HAND,
  NO_WIRES_TO_REVEAL,
  NOT_ANNOUNCEABLE,
  REVEAL_REDS_REQUIRES_ALL_RED,
  SOLO_NOT_ALL_REMAINING_IN_HAND,
  SOLO_REQUIRES_TWO_OR_FOUR,
  TARGET_PLAYER_NOT_FOUND,
  TILE_ALREADY_CUT,
} from '../blocked.ts'
import { isUsedUp } from '../characters/used.ts'
import { countOf, placeOf, unseenPlaces } from '../hand.ts'
import { missionOf } from '../missions/index.ts'
import {
  extraForbidden,
  personalForbidden,
  revealForbidden,
  revealSwitchedOff,
  targetForbidden,
  valueForbidden,
  valueLocked,
  wireLocked,
} from '../modules/hooks.ts'
import type { Means } from '../modules/module.ts'
import { BASIC_CHARACTERS, NO_CHARACTER } from '../names.ts'
import type { Own, Pub, PublicPlayer } from '../state.ts'
import { standOf, X_MARKED } from '../state.ts'
import { COPIES, type Value, YELLOW } from '../wires.ts'
import { unseenNamed } from './unseen-named.ts'

const NO_PERSONAL_EQUIPMENT = missionForbids('BB-M17.1', 'The captain may use no equipment in this mission.')
const NO_REVEAL = missionForbids('BB-M13.5', 'Red wires cannot be revealed in this mission.')

/** BB-E00.7: X wires ignore equipment and personal equipment. */
export const X_WIRE = missionForbids('BB-E00.7', 'Equipment does not see wires with an X.')

export function isXMarked({ marks }: PublicPlayer, place: number): boolean {
  return (marks[place] & X_MARKED) !== 0
}

/** BB-8.5: whether the rule that reds must be revealed holds now. */
export function mustReveal(pub: Pub, mine: Own): boolean {
  return mine.onlyRed && missionOf(pub.mission).revealRedsForced && !revealSwitchedOff(pub)
}

/** Whether this hand may announce that value: it holds one, or has a wire that it cannot see (BB-S11.4). */
function holds(pub: Pub, mine: Own, seat: Seat, value: Value): boolean {
  if (placeOf(pub, mine, seat, value) >= 0) return true
  return value !== YELLOW && unseenPlaces(pub, seat).length > 0
}

/** Somebody else at the table. */
export function teammateRefused(pub: Pub, seat: Seat, target: Seat): Blocked | null {
  if (target < 0 || target >= pub.players.length) return TARGET_PLAYER_NOT_FOUND
  return target === seat ? CANNOT_TARGET_SELF : null
}

/** The wire a teammate is pointed at: it is there, uncut and allowed. */
export function targetRefused(pub: Pub, seat: Seat, target: Seat, place: number): Blocked | null {
  const nobody = teammateRefused(pub, seat, target)
  if (nobody !== null) return nobody
  const { shown } = pub.players[target]
  if (place < 0 || place >= shown.length) return INVALID_TILE_INDEX
  return shown[place] === 0 ? null : TILE_ALREADY_CUT
}

/** BB-9.1, base legality from the target on, then the mission's rules. */
function dualCutRefused(
  pub: Pub,
  mine: Own,
  seat: Seat,
  target: Seat,
  place: number,
  value: Value,
  means: Means,
): Blocked | null {
  return (
    targetRefused(pub, seat, target, place) ??
    wireLocked(pub, target, place) ??
    valueLocked(pub, mine, seat, value, means) ??
    (value < 1 || value > YELLOW ? NOT_ANNOUNCEABLE : null) ??
    (holds(pub, mine, seat, value) ? null : GUESS_VALUE_NOT_IN_HAND) ??
    valueForbidden(pub, mine, seat, value, means) ??
    targetForbidden(pub, mine, seat, target, place, means)
  )
}

/** BB-9.2: whether this player has a Double Detector to use. */
export function detectorRefused(pub: Pub, mine: Own, seat: Seat): Blocked | null {
  const forbidden = personalForbidden(pub, mine, seat)
  if (forbidden !== null) return forbidden
  const { characters } = missionOf(pub.mission)
  const { character } = pub.players[seat]
  if (characters.captainBan === true && seat === pub.captain) return NO_PERSONAL_EQUIPMENT
  if (character === NO_CHARACTER || character >= BASIC_CHARACTERS) return CHARACTER_ABILITY_WRONG_CHARACTER
  if (isUsedUp(pub, seat)) return CHARACTER_ABILITY_ALREADY_USED
  return null
}

function doubleDetectorRefused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null {
  const { dualCutDoubleDetector } = actions
  const target = dualCutDoubleDetector.targetPlayerId(action)
  const first = dualCutDoubleDetector.tileIndex1(action) - 1
  const second = dualCutDoubleDetector.tileIndex2(action) - 1
  const value = dualCutDoubleDetector.guessValue(action)
  const banned = detectorRefused(pub, mine, seat)
  if (banned !== null) return banned
  if (target >= pub.players.length) return TARGET_PLAYER_NOT_FOUND
  if (target === seat) return CANNOT_TARGET_SELF
  if (first === second) return DOUBLE_DETECTOR_SAME_TILE
  const player = pub.players[target]
  const { length } = player.shown
  if (first < 0 || second < 0 || first >= length || second >= length) return INVALID_TILE_INDEX
  if (standOf(player, first) !== standOf(player, second)) return DOUBLE_DETECTOR_TWO_STANDS
  if (player.shown[first] !== 0 || player.shown[second] !== 0) return TILE_ALREADY_CUT
  if (isXMarked(player, first) || isXMarked(player, second)) return X_WIRE
  if (value < 1 || value > 12) return DOUBLE_DETECTOR_GUESS_NOT_BLUE
  if (placeOf(pub, mine, seat, value) < 0) return GUESS_VALUE_NOT_IN_HAND
  return (
    valueForbidden(pub, mine, seat, value, 'doubleDetector') ??
    targetForbidden(pub, mine, seat, target, first, 'doubleDetector') ??
    targetForbidden(pub, mine, seat, target, second, 'doubleDetector')
  )
}

/** BB-9.4: how many of a value are left in the game is public; so the test needs nobody else's hand. */
export function soloCutRefused(pub: Pub, mine: Own, seat: Seat, value: Value, unseen = 0): Blocked | null {
  if (value < 1 || value > YELLOW) return NO_MATCHING_WIRES_IN_HAND
  // BB-S11.5: with so many upside-down wires that are taken for some of that value.
  const held = countOf(pub, mine, seat, value) + unseen
  if (held === 0) return NO_MATCHING_WIRES_IN_HAND
  const locked = valueLocked(pub, mine, seat, value, 'soloCut')
  if (locked !== null) return locked
  if (held !== pub.total[value] - pub.cut[value]) return SOLO_NOT_ALL_REMAINING_IN_HAND
  if (value !== YELLOW && held !== 2 && held !== COPIES) return SOLO_REQUIRES_TWO_OR_FOUR
  return valueForbidden(pub, mine, seat, value, 'soloCut')
}

/** BB-9.5 */
export function revealRedsRefused(pub: Pub, mine: Own, seat: Seat): Blocked | null {
  if (pub.players[seat].uncut === 0) return NO_WIRES_TO_REVEAL
  if (!mine.onlyRed) return REVEAL_REDS_REQUIRES_ALL_RED
  return missionOf(pub.mission).revealRedsAllowed ? revealForbidden(pub, mine, seat) : NO_REVEAL
}

/** BB-8, BB-8.6: the gates in their order, then what the action itself needs. The turn and forced actions are the question's business. */
export function cutRefused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null {
  if (actions.revealReds.is(action)) return revealRedsRefused(pub, mine, seat)
  if (mustReveal(pub, mine)) return FORCED_REVEAL_REDS_REQUIRED
  return wiresRefused(pub, mine, seat, action) ?? extraForbidden(pub, mine, seat, action)
}

function wiresRefused(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null {
  if (actions.dualCut.is(action)) {
    const { dualCut } = actions
    const place = dualCut.targetTileIndex(action) - 1
    return dualCutRefused(pub, mine, seat, dualCut.targetPlayerId(action), place, dualCut.guessValue(action), 'dualCut')
  }
  if (actions.dualCutDoubleDetector.is(action)) return doubleDetectorRefused(pub, mine, seat, action)
  if (actions.soloCut.is(action)) {
    return soloCutRefused(pub, mine, seat, actions.soloCut.value(action), unseenNamed(action).length)
  }
  return null
}
