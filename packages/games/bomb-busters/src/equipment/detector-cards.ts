import { type Blocked, blocked, type Seat, type Table } from '@riposte/kernel'
import { GUESS_VALUE_NOT_IN_HAND, INVALID_TILE_INDEX, TILE_ALREADY_CUT } from '../blocked.ts'
import { detectorFlow, NO_CARD, type Pending, pointDetector } from '../cuts/detector.ts'
import { isOpen, openValues, pushValues } from '../cuts/forms.ts'
import { isXMarked, teammateRefused, X_WIRE } from '../cuts/legality.ts'
import { placeOf } from '../hand.ts'
import type { Means } from '../modules/module.ts'
import type { Equipment } from '../names.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { standEnd, standStart } from '../state.ts'
import type { Value } from '../wires.ts'
import type { Effect } from './card.ts'

// What the Triple and the Super Detector have in common.

const NOT_A_NUMBER = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E03', 'A detector looks for a number from 1 to 12.')

/** The first checks: at whom, and what is sought. */
export function seekingRefused(pub: Pub, mine: Own, seat: Seat, target: Seat, value: Value): Blocked | null {
  const nobody = teammateRefused(pub, seat, target)
  if (nobody !== null) return nobody
  if (value < 1 || value > 12) return NOT_A_NUMBER
  return placeOf(pub, mine, seat, value) < 0 ? GUESS_VALUE_NOT_IN_HAND : null
}

/** A wire that is pointed at, by what everybody knows of it. */
export function designatedRefused(pub: Pub, target: Seat, place: number): Blocked | null {
  const player = pub.players[target]
  if (place < 0 || place >= player.shown.length) return INVALID_TILE_INDEX
  if (player.shown[place] !== 0) return TILE_ALREADY_CUT
  return isXMarked(player, place) ? X_WIRE : null
}

/** The wires on a stand that may be pointed at. */
export function openOn(pub: Pub, mine: Own, seat: Seat, target: Seat, stand: number, means: Means): number[] {
  const player = pub.players[target]
  const places: number[] = []
  for (let place = standStart(player, stand); place < standEnd(player, stand); place++) {
    if (isOpen(pub, mine, seat, target, place, means)) places.push(place)
  }
  return places
}

/** The stands of this teammate with at least so many wires that may be pointed at. */
export function openStands(pub: Pub, mine: Own, seat: Seat, target: Seat, least: number, means: Means): number[] {
  const stands: number[] = []
  for (let stand = 0; stand < pub.players[target].stands.length; stand++) {
    if (openOn(pub, mine, seat, target, stand, means).length >= least) stands.push(stand)
  }
  return stands
}

/** Teammates with such a stand, as long as there is anything to announce. */
export function pushTargets(pub: Pub, mine: Own, seat: Seat, least: number, means: Means, out: number[]): void {
  if (openValues(pub, mine, seat, means) === 0) return
  for (let mate = 0; mate < pub.players.length; mate++) {
    if (mate !== seat && openStands(pub, mine, seat, mate, least, means).length > 0) out.push(mate)
  }
}

export function pushSought(pub: Pub, mine: Own, seat: Seat, means: Means, out: number[]): void {
  pushValues(openValues(pub, mine, seat, means), out)
}

/** BB-9.3 goes on from here. */
export function detect(
  x: Table<BombBusters>,
  pending: Omit<Pending, 'equipment'>,
  card: Equipment,
  by: 'card' | 'ability',
): Effect {
  const about = { ...pending, equipment: by === 'card' ? card : NO_CARD } as Pending
  pointDetector(x, about, -1)
  return { flow: detectorFlow, args: { pending: about, action: -1 } }
}
