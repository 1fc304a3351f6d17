import type { Action, Seat, Table } from '@riposte/kernel'
import { checkDial, finish, moveDial } from '../dial.ts'
import { events } from '../events.ts'
import { placeOf } from '../hand.ts'
import { hooksOf } from '../modules/hooks.ts'
import type { Cut, Means } from '../modules/module.ts'
import { LOSS_RED_WIRE, UNDECIDED } from '../names.ts'
import { isRedLike, noteOnlyRed } from '../reds.ts'
import type { BombBusters, Pub, PublicPlayer } from '../state.ts'
import { UPSIDE_DOWN, wireAt } from '../state.ts'
import { failureToken, withholdToken } from '../tokens/failure.ts'
import { gameValue, RED, type Value } from '../wires.ts'
import { cutWire, unlock } from './wire.ts'

export interface Attempt {
  readonly means: Means
  readonly actor: Seat
  readonly target: Seat
  readonly place: number
  readonly value: Value
  /** The own wire that is meant, or -1. */
  readonly meant: number
  /** The action itself, or -1 where a card cuts. */
  readonly action: Action | -1
}

/** BB-7.5 */
export function resolve(x: Table<BombBusters>, cut: Cut): void {
  const hooks = hooksOf(x.pub)
  for (let i = 0; i < hooks.length; i++) hooks[i].resolve?.(x, cut)
}

/** After the last wire of a cut. */
export function cutDone(x: Table<BombBusters>, cut: Cut): void {
  for (const hook of hooksOf(x.pub)) hook.cutDone?.(x, cut)
}

/** BB-9.1, failure 6: the dial moves, or what the mission has in its place. */
export function payForFailure(x: Table<BombBusters>): void {
  const instead = hooksOf(x.pub).find(({ inPlaceOfDial }) => inPlaceOfDial !== undefined)
  if (instead?.inPlaceOfDial === undefined) moveDial(x, 1)
  else instead.inPlaceOfDial(x)
}

export function redsAreHarmless(pub: Pub): boolean {
  return hooksOf(pub).some((hook) => hook.redsAreHarmless === true)
}

/** BB-9.1: the outcome of a Dual Cut. Whether the mission is over stands in `pub.result`. */
export function dualCutOutcome(x: Table<BombBusters>, attempt: Attempt): void {
  const { target, place, value } = attempt
  const wire = wireAt(x, target, place)
  const own = ownWire(x, attempt)
  if (gameValue(wire) === value && own >= 0) cutBoth(x, attempt, own)
  else fails(x, attempt)
  noteOnlyRed(x)
}

/** Success 2: the wire that was meant if it fits, else the first that does. */
export function ownWire({ pub, own }: Table<BombBusters>, { actor, value, meant }: Attempt): number {
  const { shown } = pub.players[actor]
  const mine = own[actor]
  if (meant >= 0 && meant < shown.length && shown[meant] === 0 && gameValue(mine.wires[meant]) === value) return meant
  return placeOf(pub, mine, actor, value)
}

/** Success 1 to 10. */
export function cutBoth(x: Table<BombBusters>, attempt: Attempt, own: number): void {
  const { means, actor, target, place, value, action } = attempt
  cutWire(x, target, place)
  const cut: Cut = { means, actor, value, target, place, wires: 2, success: true, action }
  resolve(x, cut)
  if (x.pub.result !== UNDECIDED) return
  cutWire(x, actor, own)
  unlock(x, value)
  cutDone(x, cut)
  checkDial(x)
}

/** Whoever announces a value holds it; but with a wire that only the others see anything may be said (BB-S11.4). */
function noteAnnounced(player: PublicPlayer, value: Value): void {
  const isGuessing = player.marks.some((mark, at) => (mark & UPSIDE_DOWN) !== 0 && player.shown[at] === 0)
  if (!isGuessing) player.has |= 1 << value
}

/** Failure 1 to 9. */
export function fails(x: Table<BombBusters>, { means, actor, target, place, value, action }: Attempt): void {
  const { pub } = x
  const wire = wireAt(x, target, place)
  const stabilized = pub.stabilizer === actor
  resolve(x, { means, actor, value, target, place, wires: 2, success: false, action })
  // Failure 3: a rookie or careless captain (missions 14 and 28), or the own upside-down wire (BB-S11.4).
  const hasExploded = pub.result === LOSS_RED_WIRE
  const harmless = stabilized || redsAreHarmless(pub)
  const explodes = hasExploded || (isRedLike(pub, wire) && !harmless)
  x.tell(events.failed, actor, target, place + 1, value, explodes ? 1 : 0)
  noteAnnounced(pub.players[actor], value)
  pub.players[target].not[place] |= 1 << value
  if (hasExploded) return
  if (isRedLike(pub, wire)) {
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
  if (!stabilized) {
    // It would have exploded. With a Stabilizer only a token says so.
    pub.players[target].not[place] |= 1 << RED
    payForFailure(x)
  }
  failureToken(x, actor, target, place, value)
  checkDial(x)
}
