import { type Action, blocked, type Facts, id, named, only, type Seat, seat, shown, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST } from '../blocked.ts'
import { checkDial, finish } from '../dial.ts'
import { events } from '../events.ts'
import { places as placesField, value as valueField } from '../fields.ts'
import { noteJoint } from '../joint.ts'
import { flow, question } from '../kit.ts'
import { hooksOf } from '../modules/hooks.ts'
import type { Means } from '../modules/module.ts'
import { EQUIPMENT, LOSS_RED_WIRE, UNDECIDED } from '../names.ts'
import { isRedLike, noteOnlyRed } from '../reds.ts'
import type { BombBusters, Found, Own, Pub } from '../state.ts'
import { learnWire, standEnd, standStart, UPSIDE_DOWN, wireAt } from '../state.ts'
import { failureToken, withholdToken } from '../tokens/failure.ts'
import { whileChoosing } from '../turn-actions.ts'
import { gameValue, type Value } from '../wires.ts'
import {
  type Attempt,
  cutBoth,
  dualCutOutcome,
  failureExplodes,
  ownWire,
  payForFailure,
  redsAreHarmless,
} from './outcome.ts'
import { turnEvent } from './turn-event.ts'

/** BB-13.2: what a detector is. */
const SOURCES = ['doubleDetector', 'tripleDetector', 'superDetector'] as const
export const [DOUBLE, TRIPLE, SUPER]: readonly number[] = SOURCES.map((_, at) => at)
/** In place of a card: a character did it (BB-C.5). */
export const NO_CARD = EQUIPMENT.length

/** BB-15.4: what everybody may know of a detector that waits for an answer. */
export type Pending = Facts & {
  readonly actor: Seat
  readonly target: Seat
  /** The designated wires: a stand, and a bit for each place on it. */
  readonly stand: number
  readonly places: number
  readonly value: Value
  readonly source: number
  readonly equipment: number
}

const NOT_A_MATCH = blocked('notAMatch', 'BB-9.3', 'Choose one of the wires that match.')
const NOT_DESIGNATED = blocked('notDesignated', 'BB-9.3', 'Choose one of the wires that were pointed at.')
const NOT_CHOSEN = 0

/** The places of the hand that a detector points at, from the left. */
function designated(pub: Pub, { target, stand, places }: Pick<Pending, 'target' | 'stand' | 'places'>): number[] {
  const player = pub.players[target]
  const found: number[] = []
  const start = standStart(player, stand)
  for (let place = start; place < standEnd(player, stand); place++) {
    if (((places >> (place - start)) & 1) !== 0) found.push(place)
  }
  return found
}

/** Those of them that may be told about a failure: neither red nor, to their holder, unseen (BB-9.3 (e), BB-M11.5, BB-S11.8). */
function tellable(pub: Pub, mine: Own, me: Seat, places: readonly number[]): number[] {
  return places.filter((place) => {
    const isUpsideDown = (pub.players[me].marks[place] & UPSIDE_DOWN) !== 0
    return !isUpsideDown && !isRedLike(pub, mine.wires[place])
  })
}

const { of } = actions.detectorTileChoice

const written = {
  actor: seat,
  target: seat,
  stand: id('stand', 1, 1),
  places: placesField,
  value: valueField,
  source: named('detector', SOURCES),
  equipment: named('equipment card', EQUIPMENT),
}

export const detectorTileChoice = question<Pending>('detectorTileChoice', {
  rule: 'BB-9.3',
  takes: [actions.detectorTileChoice],
  about: written,
  legal(pub, mine, _me, pending, out) {
    const matches = mine.detector?.matches ?? []
    for (const place of matches) out.add(of(place + 2, NOT_CHOSEN))
    // Two matches have to be chosen from; otherwise the rules know what to do without a choice.
    if (matches.length < 2) out.add(of(NOT_CHOSEN, NOT_CHOSEN))
    if (matches.length > 0) return
    for (const place of designated(pub, pending)) {
      out.add(pending.source === DOUBLE ? of(NOT_CHOSEN, place + 2) : of(place + 2, NOT_CHOSEN))
    }
  },
  // BB-9.3: a place that is not needed is ignored.
  takenAs(pub, mine, _me, pending, action) {
    const { tileIndex, infoTokenTileIndex } = actions.detectorTileChoice
    const matches = mine.detector?.matches ?? []
    const place = tileIndex(action)
    if (matches.length > 1) return of(place, NOT_CHOSEN)
    if (matches.length === 0 && pending.source === DOUBLE) return of(NOT_CHOSEN, infoTokenTileIndex(action))
    const open = matches.length === 1 ? matches : designated(pub, pending)
    return of(open.includes(place - 2) ? place : NOT_CHOSEN, NOT_CHOSEN)
  },
  why: (_pub, mine) => ((mine.detector?.matches ?? []).length > 0 ? NOT_A_MATCH : NOT_DESIGNATED),
  meanwhile: whileChoosing,
  // BB-22.2
  timeout(pub, mine, me, pending) {
    const matches = mine.detector?.matches ?? []
    if (matches.length > 0) return of(matches[0] + 2, NOT_CHOSEN)
    if (pending.source !== DOUBLE) return of(NOT_CHOSEN, NOT_CHOSEN)
    const places = tellable(pub, mine, me, designated(pub, pending))
    return of(NOT_CHOSEN, places.length === 0 ? NOT_CHOSEN : places[0] + 2)
  },
})

interface Detecting {
  /** The action that a mission may have added something to; -1 where a card cuts. */
  args: { readonly pending: Pending; readonly action: Action | -1 }
  local: { readonly pending: Pending; readonly action: Action | -1 }
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-9.2, BB-9.3: the holder is always asked, whatever was found, so that nobody can read the count. */
export const detectorFlow = flow<Detecting>('detector', {
  rule: 'BB-9.3',
  shown: shown(written, ({ pending }) => pending), // BB-15.4
  start: 'choose',
  local: ({ pending, action }) => ({ pending, action }),
  blocks: FORCED_FIRST,
  steps: {
    choose(x) {
      // Something done in the meantime may have ended the mission (BB-M61.4).
      if (x.pub.result !== UNDECIDED) return x.done()
      return x.ask(detectorTileChoice, x.local.pending.target, x.local.pending, 'chosen')
    },
    chosen(x, answer) {
      const { pending, action } = x.local
      const { actor, target, value, source } = pending
      const matches = x.own[target].detector?.matches ?? []
      const { meant } = x.own[actor]
      x.own[target].detector = null
      x.own[actor].meant = -1
      if (meant >= 0) learnWire(x.own[target], actor, meant, x.own[actor].wires[meant])
      const { tileIndex, infoTokenTileIndex } = actions.detectorTileChoice
      const chosen = tileIndex(answer) - 2
      const places = designated(x.pub, pending)
      const place = matches.includes(chosen) ? chosen : (matches[0] ?? unseenMatch(x, pending, places))
      const means: Means = SOURCES[source]
      const attempt: Attempt = { means, actor, target, place, value, meant, action }
      const own = ownWire(x, attempt)
      x.pub.turnDone = true
      if (place >= 0 && own >= 0) {
        // BB-9.1, success 4: a right cut of a number that counts as red.
        const counts = isRedLike(x.pub, wireAt(x, target, place))
        x.tell(events.detectorResolved, {
          seat: actor,
          target,
          match: 1,
          tileIndex: place + 1,
          explosion: counts ? 1 : 0,
        })
        cutBoth(x, attempt, own)
      } else {
        const allRed = areAllRed(x, target, places)
        const explodes = (allRed && !redsAreHarmless(x.pub)) || failureExplodes(x.pub, actor)
        x.tell(events.detectorResolved, {
          seat: actor,
          target,
          match: 0,
          tileIndex: 0,
          explosion: source === DOUBLE && explodes ? 1 : 0,
        })
        if (place < 0) noteMissed(x, pending, places)
        if (source === DOUBLE) {
          doubleMissed(x, x.local, places, infoTokenTileIndex(answer) - 2)
          turnEvent(x, 'failed')
        } else {
          // BB-E09: with a Stabilizer a red one gets no token, and it is red only if all of them are.
          const isSaved = x.pub.stabilizer === actor && allRed
          const at = place < 0 ? fallback(x, target, places, chosen) : place
          dualCutOutcome(x, { ...attempt, place: at })
          const others = isSaved ? places.filter((other) => other !== at) : []
          for (const other of others) withholdToken(x, actor, target, other)
        }
      }
      noteOnlyRed(x)
      return x.done()
    },
  },
})

/** BB-S11.8: an upside-down wire that matches is cut when no other does, without asking; -1 when there is none. */
function unseenMatch(x: Table<BombBusters>, { target, value }: Pending, places: readonly number[]): number {
  const { marks } = x.pub.players[target]
  const found = places.find(
    (place) => (marks[place] & UPSIDE_DOWN) !== 0 && gameValue(wireAt(x, target, place)) === value,
  )
  return found ?? -1
}

/** Nothing matches: everybody knows that of each of these wires. */
function noteMissed({ pub }: Table<BombBusters>, { actor, target, value }: Pending, places: readonly number[]): void {
  pub.players[actor].has |= 1 << value
  for (const place of places) pub.players[target].not[place] |= 1 << value
}

/** BB-9.3, Triple and Super: the wire on which the Dual Cut fails. It is red only if all of them are. */
function fallback(x: Table<BombBusters>, target: Seat, places: readonly number[], chosen: number): number {
  const open = tellable(x.pub, x.own[target], target, places)
  if (open.includes(chosen)) return chosen
  if (open.length > 0) return open[0]
  return places.find((place) => !isRedLike(x.pub, wireAt(x, target, place))) ?? places[0]
}

function areAllRed(x: Table<BombBusters>, target: Seat, places: readonly number[]): boolean {
  return places.every((place) => isRedLike(x.pub, wireAt(x, target, place)))
}

/** BB-9.3, Double Detector. No module is asked as for a cut (BB-R7). */
function doubleMissed(
  x: Table<BombBusters>,
  { pending, action }: Detecting['local'],
  places: readonly number[],
  chosen: number,
): void {
  const { pub } = x
  const { actor, target, value } = pending
  for (const { detectorMissed } of hooksOf(pub)) detectorMissed?.(x, actor, action)
  // BB-9.3 (d): before the dial has moved.
  if (failureExplodes(pub, actor)) {
    finish(x, LOSS_RED_WIRE)
    return
  }
  // BB-R5: the Stabilizer holds the dial, not the explosion.
  if (pub.stabilizer !== actor) payForFailure(x)
  if (areAllRed(x, target, places)) {
    if (!redsAreHarmless(pub)) finish(x, LOSS_RED_WIRE)
    // BB-M53.4: no token lies there, and that tells what they are.
    else for (const place of places) withholdToken(x, actor, target, place)
    return
  }
  // BB-9.3 (c): both of them red, and it would have exploded.
  noteJoint(pub, target, places, 'most red', places.length - 1)
  const open = tellable(pub, x.own[target], target, places)
  const tokenAt = open.includes(chosen) ? chosen : (open[0] ?? -1)
  if (tokenAt >= 0) failureToken(x, actor, target, tokenAt, value, places)
  checkDial(x)
}

/** BB-13.2: these wires as a stand and places on it. They are all on one stand. */
export function pointingAt(
  pub: Pub,
  target: Seat,
  stand: number,
  places: readonly number[],
): Pick<Pending, 'target' | 'stand' | 'places'> {
  const start = standStart(pub.players[target], stand)
  return { target, stand, places: places.reduce((mask, place) => mask | (1 << (place - start)), 0) }
}

/** BB-9.2, execution: what the holder has to know is put into its own part. */
export function pointDetector(x: Table<BombBusters>, pending: Pending, meant: number): void {
  const { actor, target, stand, places, value } = pending
  x.own[actor].meant = meant
  // Whoever announces a number holds it.
  x.pub.players[actor].has |= 1 << value
  x.own[target].detector = foundAt(x.pub, x.own[target], target, designated(x.pub, pending), value, meant)
  // BB-15.4: nobody but the actor and the holder is told which own wire is meant.
  x.whisper(only(actor) | only(target), events.detectorPending, {
    seat: actor,
    target,
    stand,
    places,
    value,
    actorTileIndex: meant + 1,
  })
}

/** BB-9.2: which of these wires match; BB-15.9: as far as their holder may see them. */
export function foundAt(
  pub: Pub,
  holder: Own,
  target: Seat,
  places: readonly number[],
  value: Value,
  meant: number,
): Found {
  const matches = places.filter((place) => {
    const isUpsideDown = (pub.players[target].marks[place] & UPSIDE_DOWN) !== 0
    return !isUpsideDown && gameValue(holder.wires[place]) === value
  })
  return { places, value, matches, meant }
}
