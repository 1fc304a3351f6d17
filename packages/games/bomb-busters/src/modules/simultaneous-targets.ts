import { type Action, type AnyActionType, type Blocked, blocked, type Seat } from '@riposte/kernel'
import { seatShift } from '../any-order.ts'
import { INVALID_TILE_INDEX, TARGET_PLAYER_NOT_FOUND, TILE_ALREADY_CUT } from '../blocked.ts'
import type { Pub } from '../state.ts'

/** A wire that is pointed at, own wires included. */
export interface Target {
  readonly seat: Seat
  readonly place: number
}

/** The wires that a simultaneous cut points at: its fields are seat and place in turn. Those left out are not among them. */
export function targetsOf(type: AnyActionType, action: Action): Target[] {
  const targets: Target[] = []
  for (let at = 0; at * 2 < type.fields.length; at++) {
    const seat = type.at(action, at * 2) - seatShift(at)
    if (seat >= 0) targets.push({ seat, place: type.at(action, at * 2 + 1) - 1 })
  }
  return targets
}

/** BB-9.6, BB-9.7: each is there, uncut and named once. */
export function targetsRefused(pub: Pub, targets: readonly Target[], code: string, rule: string): Blocked | null {
  for (const [at, { seat, place }] of targets.entries()) {
    if (seat >= pub.players.length) return TARGET_PLAYER_NOT_FOUND
    if (targets.slice(0, at).some((other) => other.seat === seat && other.place === place)) {
      return blocked(code, rule, 'Point at each wire once.')
    }
    const { shown } = pub.players[seat]
    if (place < 0 || place >= shown.length) return INVALID_TILE_INDEX
    if (shown[place] !== 0) return TILE_ALREADY_CUT
  }
  return null
}

/** All uncut wires in seat order, each after the one named before: every set of wires once, whatever order it is sent in. */
export function pushTarget(pub: Pub, filled: readonly number[], wires: number, out: number[]): void {
  const isSeat = filled.length % 2 === 0
  const named = Math.floor(filled.length / 2)
  const before = named === 0 ? -1 : rank(filled[named * 2 - 2] - seatShift(named - 1), filled[named * 2 - 1] - 1)
  const left = wires - named - 1
  const open: Target[] = []
  for (let seat = 0; seat < pub.players.length; seat++) {
    const { shown } = pub.players[seat]
    for (let place = 0; place < shown.length; place++) if (shown[place] === 0) open.push({ seat, place })
  }
  // Enough must be left for the rest.
  const usable = open.slice(0, open.length - left).filter(({ seat, place }) => rank(seat, place) > before)
  for (const { seat, place } of usable) {
    const value = isSeat ? seat + seatShift(named) : place + 1
    if (!isSeat && seat !== filled[filled.length - 1] - seatShift(named)) continue
    if (!out.includes(value)) out.push(value)
  }
}

const MOST = 64

function rank(seat: Seat, place: number): number {
  return seat * MOST + place
}
