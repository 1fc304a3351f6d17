import type { Form, Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { announceable, hasUnseen, placeOf, unseenPlaces } from '../hand.ts'
import { hooksAt, targetForbidden, valueForbidden, wireLocked } from '../modules/hooks.ts'
import type { ExtraField, Means } from '../modules/module.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { standEnd, standOf, standStart } from '../state.ts'
import { isRed, YELLOW } from '../wires.ts'
import { drawDualCut } from './draw.ts'
import { detectorRefused, isXMarked, mustReveal, soloCutRefused } from './legality.ts'

type Cutting = Form<BombBusters, Readonly<Record<string, number>>>

/** The values this seat may announce, one bit each. */
export function openValues(pub: Pub, mine: Own, seat: Seat, means: Means): number {
  let values = announceable(pub, mine, seat)
  // BB-S11.4: whoever has a wire that only the others see may announce any number.
  if (means === 'dualCut' && hasUnseen(pub, seat)) values |= 0x1ffe
  if (means !== 'dualCut' && means !== 'ray') values &= ~(1 << YELLOW)
  if (hooksAt(pub).value.length === 0 && hooksAt(pub).locked.length === 0) return values
  for (let value = 1; value <= YELLOW; value++) {
    if ((values & (1 << value)) !== 0 && valueForbidden(pub, mine, seat, value, means) !== null) values &= ~(1 << value)
  }
  return values
}

/** Whether there is any such value for a Dual Cut. In most missions whatever is not red will do. */
function canAnnounce(pub: Pub, mine: Own, seat: Seat): boolean {
  if (hooksAt(pub).value.length > 0 || hooksAt(pub).locked.length > 0)
    return openValues(pub, mine, seat, 'dualCut') !== 0
  const { shown } = pub.players[seat]
  for (let place = 0; place < shown.length; place++) if (shown[place] === 0 && !isRed(mine.wires[place])) return true
  return false
}

/** Whether this seat may point at that wire by these means. */
export function isOpen(pub: Pub, mine: Own, seat: Seat, target: Seat, place: number, means: Means): boolean {
  const player = pub.players[target]
  if (player.shown[place] !== 0 || (means !== 'dualCut' && isXMarked(player, place))) return false
  return targetForbidden(pub, mine, seat, target, place, means) === null
}

/** Whether this seat may point a Dual Cut at any wire of that hand. */
function isTarget(pub: Pub, mine: Own, seat: Seat, target: Seat): boolean {
  if (target === seat || pub.players[target].uncut === 0) return false
  const { length } = pub.players[target].shown
  for (let place = 0; place < length; place++) if (isOpen(pub, mine, seat, target, place, 'dualCut')) return true
  return false
}

/** BB-9.1: whether there is any Dual Cut for this seat. */
export function canDualCut(pub: Pub, mine: Own, seat: Seat): boolean {
  if (mustReveal(pub, mine) || !canAnnounce(pub, mine, seat)) return false
  for (let mate = 0; mate < pub.players.length; mate++) if (isTarget(pub, mine, seat, mate)) return true
  return false
}

export function pushValues(values: number, out: number[]): void {
  for (let value = 1; value <= YELLOW; value++) if ((values & (1 << value)) !== 0) out.push(value)
}

/** The own wire that is meant: none named, or any of that value. */
function pushOwn(pub: Pub, mine: Own, seat: Seat, value: number, out: number[]): void {
  out.push(0)
  for (let place = placeOf(pub, mine, seat, value); place >= 0; place = placeOf(pub, mine, seat, value, place + 1)) {
    if (wireLocked(pub, seat, place) === null) out.push(place + 2)
  }
}

const EXTRAS: readonly ExtraField[] = [
  'oxygenRecipientPlayerId',
  'mission43NanoStandIndex',
  'mission59RotateNano',
  'numberCardA',
  'numberCardB',
]

/** What the mission adds to a cut; nothing in most. */
function pushExtra(
  pub: Pub,
  mine: Own,
  seat: Seat,
  value: number,
  filled: readonly number[],
  from: number,
  out: number[],
): void {
  const hooks = hooksAt(pub).extra
  for (let i = 0; i < hooks.length; i++) {
    hooks[i].extra(pub, mine, seat, EXTRAS[filled.length - from], value, filled.slice(from), out)
    if (out.length > 0) return
  }
  out.push(0)
}

/** Whether only the fields from this one on are left, and the mission has nothing to add to a cut. */
const settledFrom =
  (from: number): NonNullable<Cutting['isSettled']> =>
  (pub, filled) =>
    filled.length === from && hooksAt(pub).extra.length === 0

/** BB-9.1, field by field. */
export const dualCutForm: Cutting = {
  action: actions.dualCut,
  isSettled: settledFrom(4),
  draw: (pub, mine, seat, _about, random) => drawDualCut(pub, mine, seat, random),
  domain(pub, mine, seat, _about, filled, out) {
    if (filled.length === 0) {
      if (mustReveal(pub, mine) || !canAnnounce(pub, mine, seat)) return
      for (let mate = 0; mate < pub.players.length; mate++) if (isTarget(pub, mine, seat, mate)) out.push(mate)
    } else if (filled.length === 1) {
      const target = filled[0]
      const { length } = pub.players[target].shown
      for (let place = 0; place < length; place++) {
        if (isOpen(pub, mine, seat, target, place, 'dualCut')) out.push(place + 1)
      }
    } else if (filled.length === 2) pushValues(openValues(pub, mine, seat, 'dualCut'), out)
    else if (filled.length === 3) {
      const value = filled[2]
      pushOwn(pub, mine, seat, value, out)
      // BB-S11.3
      if (value !== YELLOW) for (const place of unseenPlaces(pub, seat)) out.push(place + 2)
    } else pushExtra(pub, mine, seat, filled[2], filled, 4, out)
  },
}

/** The wires of this stand that a Double Detector may point at, but for one. */
function pushOpen(pub: Pub, mine: Own, seat: Seat, target: Seat, stand: number, but: number, out: number[]): void {
  const player = pub.players[target]
  const end = standEnd(player, stand)
  for (let place = standStart(player, stand); place < end; place++) {
    if (place !== but && isOpen(pub, mine, seat, target, place, 'doubleDetector')) out.push(place + 1)
  }
}

/** Whether a Double Detector may point at this stand: it takes two wires. */
function isPairOn(pub: Pub, mine: Own, seat: Seat, target: Seat, stand: number): boolean {
  const player = pub.players[target]
  const end = standEnd(player, stand)
  let found = 0
  for (let place = standStart(player, stand); place < end && found < 2; place++) {
    if (isOpen(pub, mine, seat, target, place, 'doubleDetector')) found++
  }
  return found === 2
}

function hasPair(pub: Pub, mine: Own, seat: Seat, target: Seat): boolean {
  for (let stand = 0; stand < pub.players[target].stands.length; stand++) {
    if (isPairOn(pub, mine, seat, target, stand)) return true
  }
  return false
}

/** BB-9.2, field by field. */
export const doubleDetectorForm: Cutting = {
  action: actions.dualCutDoubleDetector,
  isSettled: settledFrom(5),
  domain(pub, mine, seat, _about, filled, out) {
    if (filled.length === 0) {
      if (mustReveal(pub, mine) || detectorRefused(pub, mine, seat) !== null) return
      if (openValues(pub, mine, seat, 'doubleDetector') === 0) return
      for (let mate = 0; mate < pub.players.length; mate++) {
        if (mate !== seat && hasPair(pub, mine, seat, mate)) out.push(mate)
      }
    } else if (filled.length === 1) {
      const target = filled[0]
      for (let stand = 0; stand < pub.players[target].stands.length; stand++) {
        if (isPairOn(pub, mine, seat, target, stand)) pushOpen(pub, mine, seat, target, stand, -1, out)
      }
    } else if (filled.length === 2) {
      const first = filled[1] - 1
      pushOpen(pub, mine, seat, filled[0], standOf(pub.players[filled[0]], first), first, out)
    } else if (filled.length === 3) pushValues(openValues(pub, mine, seat, 'doubleDetector'), out)
    else if (filled.length === 4) pushOwn(pub, mine, seat, filled[3], out)
    else pushExtra(pub, mine, seat, filled[3], filled, 5, out)
  },
}

/** BB-S11.5: whether a Solo Cut is open with so many wires that the player does not see. */
function canSoloCut(pub: Pub, mine: Own, seat: Seat, value: number, unseen: number): boolean {
  if (unseen > 0 && (value === YELLOW || unseen > unseenPlaces(pub, seat).length)) return false
  return soloCutRefused(pub, mine, seat, value, unseen) === null
}

const MOST_UNSEEN = 2

function pushSoloValues(pub: Pub, mine: Own, seat: Seat, out: number[]): void {
  const isUnseen = hasUnseen(pub, seat)
  const values = isUnseen ? NUMBERS_AND_YELLOW : announceable(pub, mine, seat)
  for (let value = 1; value <= YELLOW; value++) {
    if ((values & (1 << value)) === 0) continue
    for (let unseen = 0; unseen <= (isUnseen ? MOST_UNSEEN : 0); unseen++) {
      if (!canSoloCut(pub, mine, seat, value, unseen)) continue
      out.push(value)
      break
    }
  }
}

/** None of them, one, or two from the left. */
function pushUnseen(pub: Pub, mine: Own, seat: Seat, [value, first]: readonly number[], out: number[]): void {
  const can = (unseen: number) => canSoloCut(pub, mine, seat, value, unseen)
  const places = unseenPlaces(pub, seat)
  if (first === undefined) {
    if (can(0)) out.push(0)
    for (const [at, place] of places.entries()) if (can(1) || (can(2) && at + 1 < places.length)) out.push(place + 2)
  } else if (first === 0) out.push(0)
  else {
    if (can(1)) out.push(0)
    if (can(2)) for (const place of places) if (place + 2 > first) out.push(place + 2)
  }
}

const NUMBERS_AND_YELLOW = 0x3ffe

/** BB-9.4, field by field: which number, which own upside-down wires go with it (BB-S11.5), what the mission adds. */
export const soloCutForm: Cutting = {
  action: actions.soloCut,
  isSettled: settledFrom(3),
  domain(pub, mine, seat, _about, filled, out) {
    if (filled.length === 0) {
      if (!mustReveal(pub, mine)) pushSoloValues(pub, mine, seat, out)
    } else if (filled.length < 3) pushUnseen(pub, mine, seat, filled, out)
    else pushExtra(pub, mine, seat, filled[0], filled, 3, out)
  },
}
