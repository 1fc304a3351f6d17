import type { Action, Blocked, Seat } from '@riposte/kernel'
import { placeOf } from '../hand.ts'
import { missionOf } from '../missions/index.ts'
import type { Own, Pub } from '../state.ts'
import type { Value } from '../wires.ts'
import { type Hooks, type Means, makeHooks } from './module.ts'

const made: (readonly Hooks[])[] = []

/** The hooks of the mission that is played, made once. */
export function hooksOf(pub: Pub): readonly Hooks[] {
  made[pub.mission] ??= makeHooks(missionOf(pub.mission))
  return made[pub.mission]
}

/** BB-M35.3: why nobody may cut this wire now. */
export function wireLocked(pub: Pub, seat: Seat, place: number): Blocked | null {
  const hooks = hooksOf(pub)
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].locked?.(pub, seat, place) ?? null
    if (refused !== null) return refused
  }
  return null
}

/** BB-M35.3: a Solo Cut takes all own wires of the value, so none may be locked; any other cut needs one that is not. */
export function valueLocked(pub: Pub, mine: Own, seat: Seat, value: Value, means: Means): Blocked | null {
  if (hooksOf(pub).length === 0) return null
  let refused: Blocked | null = null
  for (let place = placeOf(pub, mine, seat, value); place >= 0; place = placeOf(pub, mine, seat, value, place + 1)) {
    const locked = wireLocked(pub, seat, place)
    if ((locked === null) !== (means === 'soloCut')) return locked
    refused ??= locked
  }
  return refused
}

/** BB-8.7, for the value: the first refusal is kept (BB-7.4). */
export function valueForbidden(pub: Pub, mine: Own, seat: Seat, value: Value, means: Means): Blocked | null {
  const locked = valueLocked(pub, mine, seat, value, means)
  if (locked !== null) return locked
  const hooks = hooksOf(pub)
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].value?.(pub, mine, seat, value, means) ?? null
    if (refused !== null) return refused
  }
  return null
}

/** BB-8.7, for the wire that is pointed at. */
export function targetForbidden(
  pub: Pub,
  mine: Own,
  seat: Seat,
  target: Seat,
  place: number,
  means: Means,
): Blocked | null {
  const locked = wireLocked(pub, target, place)
  if (locked !== null) return locked
  const hooks = hooksOf(pub)
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].target?.(pub, mine, seat, target, place, means) ?? null
    if (refused !== null) return refused
  }
  return null
}

/** BB-9.2, BB-C.4: what the mission has against personal equipment. */
export function personalForbidden(pub: Pub, mine: Own, seat: Seat): Blocked | null {
  for (const hook of hooksOf(pub)) {
    const refused = hook.personal?.(pub, mine, seat) ?? null
    if (refused !== null) return refused
  }
  return null
}

/** BB-8.7, for Reveal Reds. */
export function revealForbidden(pub: Pub, mine: Own, seat: Seat): Blocked | null {
  const hooks = hooksOf(pub)
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].reveal?.(pub, mine, seat) ?? null
    if (refused !== null) return refused
  }
  return null
}

/** BB-8.5: whether a module has switched the reveal obligation off for now. */
export function revealSwitchedOff(pub: Pub): boolean {
  const hooks = hooksOf(pub)
  for (let i = 0; i < hooks.length; i++) if (hooks[i].revealOff?.(pub) === true) return true
  return false
}

/** BB-8.7, for what the mission adds to a cut. */
export function extraForbidden(pub: Pub, mine: Own, seat: Seat, action: Action): Blocked | null {
  for (const hook of hooksOf(pub)) {
    const refused = hook.extraRefused?.(pub, mine, seat, action) ?? null
    if (refused !== null) return refused
  }
  return null
}
