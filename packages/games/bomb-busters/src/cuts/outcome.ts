import type { Action, Seat, Table } from '@riposte/kernel'
import { checkDial, finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { placeOf, unseenPlaces } from '../hand.ts'
import { hooksAt, hooksOf, wireLocked } from '../modules/hooks.ts'
import type { Cut, Means } from '../modules/module.ts'
import { LOSS_RED_WIRE, UNDECIDED } from '../names.ts'
import { isRedLike, noteOnlyRed } from '../reds.ts'
import type { BombBusters, Pub } from '../state.ts'
import { wireAt } from '../state.ts'
import { failureToken, withholdToken } from '../tokens/failure.ts'
import { gameValue, RED, type Value } from '../wires.ts'
import { turnEvent } from './turn-event.ts'
import { cutWire, unlock } from './wire.ts'

export interface Attempt {
  readonly means: Means
  readonly actor: Seat
  readonly target: Seat
  readonly place: number
  readonly value: Value
  /** BB-E10: the other value that was announced. */
  readonly other?: Value
  /** The own wire that is meant, or -1. */
  readonly meant: number
  /** The action itself, or -1 where a card cuts. */
  readonly action: Action | -1
}

/** BB-7.5 */
export function resolve(x: Table<BombBusters>, cut: Cut): void {
  const hooks = hooksAt(x.pub).resolve
  for (let i = 0; i < hooks.length; i++) hooks[i].resolve(x, cut)
}

/** After the last wire of a cut. */
export function cutDone(x: Table<BombBusters>, cut: Cut): void {
  for (const hook of hooksOf(x.pub)) hook.cutDone?.(x, cut)
}

/** BB-9.1, failure 6: the dial moves, or what the mission has in its place. */
export function payForFailure(x: Table<BombBusters>): void {
  const instead = hooksAt(x.pub).inPlaceOfDial
  if (instead.length === 0) moveDial(x, 1)
  else instead[0].inPlaceOfDial(x)
}

export function redsAreHarmless(pub: Pub): boolean {
  return hooksAt(pub).redsAreHarmless
}

/** BB-9.1, failure 3: a rookie or careless captain (missions 14 and 28). */
export function failureExplodes(pub: Pub, actor: Seat): boolean {
  return hooksOf(pub).some((hook) => hook.failureExplodes?.(pub, actor) === true)
}

/** BB-9.1: the outcome of a Dual Cut. Whether the mission is over stands in `pub.result`. */
export function dualCutOutcome(x: Table<BombBusters>, attempt: Attempt): void {
  const { target, place, value } = attempt
  const isRight = gameValue(wireAt(x, target, place)) === value
  const unseen = unseenOwn(x, attempt)
  const own = ownWire(x, attempt)
  if (unseen >= 0) {
    if (isRight && gameValue(wireAt(x, attempt.actor, unseen)) === value) cutBoth(x, attempt, unseen)
    else explode(x, attempt)
  } else if (isRight && own >= 0) cutBoth(x, attempt, own)
  else {
    fails(x, attempt)
    turnEvent(x, 'failed')
  }
  noteOnlyRed(x)
}

/** BB-S11.3: the own upside-down wire that a plain Dual Cut is made with; -1 when it is made with another. */
function unseenOwn({ pub, own }: Table<BombBusters>, { means, actor, value, meant }: Attempt): number {
  if (means !== 'dualCut') return -1
  const unseen = unseenPlaces(pub, actor)
  if (unseen.length === 0) return -1
  if (meant >= 0) return unseen.includes(meant) ? meant : -1
  return placeOf(pub, own[actor], actor, value) >= 0 ? -1 : unseen[0]
}

/** BB-S11.4, BB-9.1, failure 5: with a wire that one does not see nothing may go wrong, Stabilizer or not. */
export function explode(
  x: Table<BombBusters>,
  { actor, target, place, value }: Omit<Attempt, 'means' | 'meant'>,
): void {
  x.tell(events.failed, { seat: actor, target, tileIndex: place + 1, value, explosion: 1 })
  finish(x, LOSS_RED_WIRE)
}

/** Success 2: the wire that was meant if it fits and is allowed (BB-M35.3), else the first that does; -1 for none. */
export function ownWire({ pub, own }: Table<BombBusters>, { actor, value, meant }: Attempt): number {
  const { shown } = pub.players[actor]
  const mine = own[actor]
  const isMeant = meant >= 0 && meant < shown.length && shown[meant] === 0 && gameValue(mine.wires[meant]) === value
  if (isMeant && wireLocked(pub, actor, meant) === null) return meant
  let place = placeOf(pub, mine, actor, value)
  while (place >= 0 && wireLocked(pub, actor, place) !== null) place = placeOf(pub, mine, actor, value, place + 1)
  return place
}

/** Success 1 to 10. */
export function cutBoth(x: Table<BombBusters>, attempt: Attempt, own: number): void {
  const { means, actor, target, place, value, other = 0, action } = attempt
  cutWire(x, target, place)
  const cut: Cut = { means, actor, value, other, target, place, wires: 2, success: true, action }
  resolve(x, cut)
  if (x.pub.result !== UNDECIDED) return
  cutWire(x, actor, own)
  unlock(x, value)
  cutDone(x, cut)
  checkDial(x)
  turnEvent(x, means, value)
}

/** Failure 1 to 9. */
function fails(x: Table<BombBusters>, { means, actor, target, place, value, other = 0, action }: Attempt): void {
  const { pub } = x
  const wire = wireAt(x, target, place)
  const stabilized = pub.stabilizer === actor
  resolve(x, { means, actor, value, other, target, place, wires: 2, success: false, action })
  const isRed = isRedLike(pub, wire)
  const harmless = stabilized || redsAreHarmless(pub)
  const explodes = isRed ? !harmless : failureExplodes(pub, actor)
  x.tell(events.failed, { seat: actor, target, tileIndex: place + 1, value, explosion: explodes ? 1 : 0 })
  // Whoever announces a value holds it, where the cut was not made with an unseen wire.
  pub.players[actor].has |= 1 << value
  pub.players[target].not[place] |= 1 << value
  if (isRed) {
    if (stabilized) {
      withholdToken(x, actor, target, place)
      return
    }
    cutWire(x, target, place)
    if (harmless) {
      payForFailure(x)
      return
    }
    // BB-R9: an explosion outdoes what a module has said already.
    pub.result = UNDECIDED
    finish(x, LOSS_RED_WIRE)
    return
  }
  if (explodes) {
    finish(x, LOSS_RED_WIRE)
    return
  }
  if (!stabilized) {
    // It would have exploded. With a Stabilizer only a token says so.
    pub.players[target].not[place] |= 1 << RED
    payForFailure(x)
  }
  failureToken(x, actor, target, place, value)
  checkDial(x)
}
