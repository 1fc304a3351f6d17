import { type Blocked, blocked, type Seat } from '@riposte/kernel'
import { INVALID_TILE_INDEX, missionForbids } from '../blocked.ts'
import { isXMarked } from '../cuts/legality.ts'
import { missionOf } from '../missions/index.ts'
import type { Pub } from '../state.ts'
import { UPSIDE_DOWN } from '../state.ts'

const NOT_SEEN = missionForbids('BB-S11.2', 'You cannot see that wire.')
const NO_TOKENS = missionForbids('BB-M58.4', 'There are no tokens in this mission.')

export const NOT_BLUE = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E04', 'That goes on blue wires only.')

/** A wire of the own hand. */
export function placeRefused(pub: Pub, seat: Seat, place: number): Blocked | null {
  return place >= 0 && place < pub.players[seat].shown.length ? null : INVALID_TILE_INDEX
}

/** BB-E00.7: the own upside-down wire, which its holder does not see, until it is cut. */
export function unseenRefused(pub: Pub, seat: Seat, place: number): Blocked | null {
  const { shown, marks } = pub.players[seat]
  return shown[place] === 0 && (marks[place] & UPSIDE_DOWN) !== 0 ? NOT_SEEN : null
}

/** BB-E00.7, BB-M58.4: cards that place a token. */
export function tokensRefused(pub: Pub): Blocked | null {
  return missionOf(pub.mission).infoTokens.variant === 'none' ? NO_TOKENS : null
}

/** Whether this wire of the own hand can be handed over or chosen: there, uncut, seen and not marked with an X. */
export function isAtHand(pub: Pub, seat: Seat, place: number): boolean {
  const player = pub.players[seat]
  return player.shown[place] === 0 && unseenRefused(pub, seat, place) === null && !isXMarked(player, place)
}
