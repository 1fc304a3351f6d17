import type { Action, Blocked, Seat } from '@riposte/kernel'
import { placeOf } from '../hand.ts'
import { missionOf } from '../missions/index.ts'
import type { Own, Pub } from '../state.ts'
import type { Value } from '../wires.ts'
import type { Hooks, Means } from './module.ts'

const made: (readonly Hooks[])[] = []

/** The hooks of the mission that is played. They act in the order in which the mission lists its modules. */
export function hooksOf(pub: Pub): readonly Hooks[] {
  made[pub.mission] ??= missionOf(pub.mission).modules.map(({ hooks }) => hooks)
  return made[pub.mission]
}

type Saying<M extends keyof Hooks> = Hooks & { readonly [K in M]-?: NonNullable<Hooks[M]> }

function saying<M extends keyof Hooks>(hooks: readonly Hooks[], moment: M): readonly Saying<M>[] {
  return hooks.filter((hook): hook is Saying<M> => hook[moment] !== undefined)
}

/** The moments that come up several times in every turn. */
function sortedByMoment(hooks: readonly Hooks[]) {
  return {
    locked: saying(hooks, 'locked'),
    value: saying(hooks, 'value'),
    target: saying(hooks, 'target'),
    personal: saying(hooks, 'personal'),
    reveal: saying(hooks, 'reveal'),
    revealOff: saying(hooks, 'revealOff'),
    extra: saying(hooks, 'extra'),
    turnActions: saying(hooks, 'turnActions'),
    mustSkip: saying(hooks, 'mustSkip'),
    waits: saying(hooks, 'waits'),
    timer: saying(hooks, 'timer'),
    inPlaceOfTurn: saying(hooks, 'inPlaceOfTurn'),
    turnEnds: saying(hooks, 'turnEnds'),
    resolve: saying(hooks, 'resolve'),
    noFailureToken: saying(hooks, 'noFailureToken'),
    inPlaceOfDial: saying(hooks, 'inPlaceOfDial'),
    redsAreHarmless: hooks.some((hook) => hook.redsAreHarmless === true),
    /** Nobody has anything to say about which wires are pointed at. */
    anyTarget: hooks.every(({ locked, target }) => locked === undefined && target === undefined),
  }
}

const madeByMoment: ReturnType<typeof sortedByMoment>[] = []

/** By moment, the hooks that have something to say then: in most missions none, and nobody has to be gone through. */
export function hooksAt(pub: Pub): ReturnType<typeof sortedByMoment> {
  const known = madeByMoment[pub.mission]
  if (known !== undefined) return known
  madeByMoment[pub.mission] = sortedByMoment(hooksOf(pub))
  return madeByMoment[pub.mission]
}

/** BB-M35.3: why nobody may cut this wire now. */
export function wireLocked(pub: Pub, seat: Seat, place: number): Blocked | null {
  const hooks = hooksAt(pub).locked
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].locked(pub, seat, place)
    if (refused !== null) return refused
  }
  return null
}

/** BB-M35.3: a Solo Cut takes all own wires of the value, so none may be locked; any other cut needs one that is not. */
export function valueLocked(pub: Pub, mine: Own, seat: Seat, value: Value, means: Means): Blocked | null {
  if (hooksAt(pub).locked.length === 0) return null
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
  const hooks = hooksAt(pub).value
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].value(pub, mine, seat, value, means)
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
  if (hooksAt(pub).anyTarget) return null
  const locked = wireLocked(pub, target, place)
  if (locked !== null) return locked
  const hooks = hooksAt(pub).target
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].target(pub, mine, seat, target, place, means)
    if (refused !== null) return refused
  }
  return null
}

/** BB-9.2, BB-C.4: what the mission has against personal equipment. */
export function personalForbidden(pub: Pub, mine: Own, seat: Seat): Blocked | null {
  const hooks = hooksAt(pub).personal
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].personal(pub, mine, seat)
    if (refused !== null) return refused
  }
  return null
}

/** BB-8.7, for Reveal Reds. */
export function revealForbidden(pub: Pub, mine: Own, seat: Seat): Blocked | null {
  const hooks = hooksAt(pub).reveal
  for (let i = 0; i < hooks.length; i++) {
    const refused = hooks[i].reveal(pub, mine, seat)
    if (refused !== null) return refused
  }
  return null
}

/** BB-8.5: whether a module has switched the reveal obligation off for now. */
export function revealSwitchedOff(pub: Pub): boolean {
  const hooks = hooksAt(pub).revealOff
  for (let i = 0; i < hooks.length; i++) if (hooks[i].revealOff(pub)) return true
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
