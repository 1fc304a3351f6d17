import { below, type Observer, type Random, type Seat, shuffle } from '@riposte/kernel'
import { foundAt } from './cuts/detector.ts'
import { hooksOf } from './modules/hooks.ts'
import { PLAYING, SETUP_INFO_TOKENS } from './names.ts'
import { ableToPlay } from './phases/able.ts'
import { noteOnlyRed } from './reds.ts'
import { sortWires } from './setup/draft.ts'
import type { Own, Position, Pub } from './state.ts'
import { learnWire, standEnd, standOf, standStart, UPSIDE_DOWN, X_MARKED } from './state.ts'
import { canPlace } from './tokens/placing.ts'
import { handTrue, jointlyTrue, orderTrue } from './truth.ts'
import { gameValue, isBlue, type Wire } from './wires.ts'

/** A wire that the observer cannot see: on a stand, among those left out, or on a pile of the mission. */
interface Slot {
  readonly seat: Seat
  readonly place: number
}

const ASIDE: Seat = -1
const PILE: Seat = -2
/** Exchanges tried per hidden wire: enough that little of the true deal is left. */
const TRIES = 4

/**
 * Another deal that this observer cannot tell from the real one. Hidden wires are exchanged two by two; an exchange stays
 * when everything that the observer knows (order on the stands, tokens, cuts, what was announced) is still true.
 */
export function resample(x: Position, observer: Observer, random: Random): void {
  const known = knownTo(x, observer)
  const slots = hiddenSlots(x, observer, known)
  const tries = slots.length < 2 ? 0 : slots.length * TRIES
  const mover = moverOf(x)
  for (let i = 0; i < tries; i++) {
    const one = slots[below(random, slots.length)]
    const other = slots[below(random, slots.length)]
    if (one.seat === other.seat && one.seat >= 0 && sameStand(x, one, other)) continue
    tryExchange(x, one, other, known, mover)
  }
  followKnowledge(x, observer)
  followDetector(x, observer, random)
  shuffle(random, x.hidden.reserve)
  shuffleFaceDown(x, random)
  for (const hook of hooksOf(x.pub)) hook.resample?.(x, observer, random)
  noteOnlyRed(x)
}

/** What the observer knows of the others' wires, by seat and place; the wire that a detector is used with among them. */
type Known = readonly (readonly Wire[])[]

function knownTo({ pub, own }: Position, observer: Observer): Known {
  if (observer < 0) return pub.players.map(({ shown }) => shown.map(() => 0))
  const { known, detector } = own[observer]
  if (detector === null || detector.meant < 0) return known
  return known.map((wires, seat) =>
    seat === pub.current ? wires.with(detector.meant, own[seat].wires[detector.meant]) : wires,
  )
}

function sameStand({ pub }: Position, one: Slot, other: Slot): boolean {
  const player = pub.players[one.seat]
  return standOf(player, one.place) === standOf(player, other.place)
}

function hiddenSlots(x: Position, observer: Observer, known: Known): Slot[] {
  const { pub, hidden } = x
  const slots: Slot[] = []
  for (let seat = 0; seat < pub.players.length; seat++) {
    const { shown, marks } = pub.players[seat]
    for (let place = 0; place < shown.length; place++) {
      if (shown[place] !== 0) continue
      const isUpsideDown = (marks[place] & UPSIDE_DOWN) !== 0
      // The others see what stands upside down; its owner does not.
      const isKnown = seat === observer ? !isUpsideDown : observer >= 0 && (isUpsideDown || known[seat][place] !== 0)
      if (!isKnown) slots.push({ seat, place })
    }
  }
  for (let place = 0; place < hidden.aside.length; place++) slots.push({ seat: ASIDE, place })
  for (let place = 0; place < pileOf(x).length; place++) slots.push({ seat: PILE, place })
  return slots
}

const NO_PILE: Wire[] = []

/** BB-M43.7: wires that lie with nobody and that nobody sees. */
function pileOf({ pub, hidden }: Position): Wire[] {
  for (const { pile } of hooksOf(pub)) if (pile !== undefined) return pile(hidden)
  return NO_PILE
}

function wireIn(x: Position, { seat, place }: Slot): Wire {
  if (seat === PILE) return pileOf(x)[place]
  if (seat === ASIDE) return x.hidden.aside[place]
  return x.own[seat].wires[place] || x.hidden.upsideDown[seat][place]
}

/** Exchanges two wires, puts the stands in order again, and takes it back when something known would be false. */
function tryExchange(x: Position, one: Slot, other: Slot, known: Known, mover: Seat): void {
  const a = wireIn(x, one)
  const b = wireIn(x, other)
  if (a === b) return
  // What was left out is a coloured wire of those with question marks.
  if ((one.seat === ASIDE && isBlue(b)) || (other.seat === ASIDE && isBlue(a))) return
  if ((one.seat === ASIDE || other.seat === ASIDE) && gameValue(a) !== gameValue(b)) return
  const before = [saved(x, one.seat), saved(x, other.seat)]
  put(x, one, b)
  put(x, other, a)
  const isTrue = holdsTrue(x, one.seat, known) && holdsTrue(x, other.seat, known) && orderTrue(x) && jointlyTrue(x)
  if (!(isTrue && ((one.seat !== mover && other.seat !== mover) || canMove(x, mover)))) {
    restore(x, other.seat, before[1])
    restore(x, one.seat, before[0])
  }
}

const NOBODY: Seat = -2

/** BB-S1, BB-M22.R3: who is asked now and so has an answer; -2 where no rule of the mission could leave anybody without. */
function moverOf({ pub, own }: Position): Seat {
  if (pub.turnDone || hooksOf(pub).length === 0) return NOBODY
  return hasAnswer(pub, own[pub.current]) ? pub.current : NOBODY
}

function hasAnswer(pub: Pub, mine: Own): boolean {
  if (pub.phase === PLAYING) return ableToPlay(pub, mine, pub.current)
  return pub.phase === SETUP_INFO_TOKENS && canPlace(pub, mine, pub.current)
}

function canMove(x: Position, mover: Seat): boolean {
  noteOnlyRed(x)
  return hasAnswer(x.pub, x.own[mover])
}

interface Saved {
  readonly wires: readonly Wire[]
  readonly upsideDown: readonly Wire[]
}

function saved(x: Position, seat: Seat): Saved {
  if (seat === ASIDE) return { wires: x.hidden.aside.slice(), upsideDown: [] }
  if (seat === PILE) return { wires: pileOf(x).slice(), upsideDown: [] }
  return { wires: x.own[seat].wires.slice(), upsideDown: x.hidden.upsideDown[seat].slice() }
}

function restore(x: Position, seat: Seat, { wires, upsideDown }: Saved): void {
  if (seat === ASIDE) x.hidden.aside = wires.slice()
  else if (seat === PILE) pileOf(x).splice(0, wires.length, ...wires)
  else {
    x.own[seat].wires = wires.slice()
    x.hidden.upsideDown[seat] = upsideDown.slice()
  }
}

/** A wire comes to this place; the stand is put in order again. */
function put(x: Position, { seat, place }: Slot, wire: Wire): void {
  if (seat === ASIDE) {
    x.hidden.aside[place] = wire
    return
  }
  if (seat === PILE) {
    pileOf(x)[place] = wire
    return
  }
  const { wires } = x.own[seat]
  const player = x.pub.players[seat]
  if (wires[place] === 0) x.hidden.upsideDown[seat][place] = wire
  else wires[place] = wire
  const stand = standOf(player, place)
  const places: number[] = []
  for (let at = standStart(player, stand); at < standEnd(player, stand); at++) {
    if ((player.marks[at] & (X_MARKED | UPSIDE_DOWN)) === 0) places.push(at)
  }
  const sorted = places.map((at) => wires[at])
  sortWires(sorted)
  places.forEach((at, i) => {
    wires[at] = sorted[i]
  })
}

/** Whether everything that is known about this hand is true of the wires that stand there now. */
function holdsTrue(x: Position, seat: Seat, known: Known): boolean {
  if (seat < 0) return true
  const player = x.pub.players[seat]
  const wires = player.shown.map((_, place) => wireIn(x, { seat, place }))
  for (let place = 0; place < wires.length; place++) {
    // What is cut, and what the observer has seen, stays where it is.
    const seen = player.shown[place] || known[seat][place]
    if (seen !== 0 && seen !== wires[place]) return false
  }
  return handTrue(player, wires)
}

/** What other seats know is true in the new world as well: the wires they know are the ones that stand there now. */
function followKnowledge(x: Position, observer: Observer): void {
  for (let knower = 0; knower < x.own.length; knower++) {
    if (knower === observer) continue
    const mine = x.own[knower]
    for (let seat = 0; seat < x.own.length; seat++) {
      for (let place = 0; place < mine.known[seat].length; place++) {
        if (mine.known[seat][place] !== 0) learnWire(mine, seat, place, wireIn(x, { seat, place }))
      }
    }
  }
}

/** A detector that waits: what its target has found, and which own wire is meant, are the new world's. */
function followDetector({ pub, own }: Position, observer: Observer, random: Random): void {
  for (let target = 0; target < own.length; target++) {
    const { detector } = own[target]
    if (detector === null) continue
    const { places, value } = detector
    let { meant } = detector
    if (observer !== target && observer !== pub.current) {
      const fitting = [-1]
      const actor = own[pub.current]
      for (let place = 0; place < actor.wires.length; place++) {
        const isUncut = pub.players[pub.current].shown[place] === 0
        if (isUncut && gameValue(actor.wires[place]) === value) fitting.push(place)
      }
      meant = fitting[below(random, fitting.length)]
      actor.meant = meant
    }
    own[target].detector = foundAt(pub, own[target], target, places, value, meant)
  }
}

/** BB-15.3: which card lies face down is known to nobody. */
function shuffleFaceDown({ hidden }: Position, random: Random): void {
  const places = hidden.faceDown.flatMap((card, place) => (card >= 0 ? [place] : []))
  const cards = [...places.map((place) => hidden.faceDown[place]), ...hidden.reserve]
  shuffle(random, cards)
  for (const place of places) hidden.faceDown[place] = cards.pop()!
  hidden.reserve = cards
}
