import { type Action, type Blocked, blocked, type Seat, shuffle, type Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_REVEAL_REDS_REQUIRED, missionForbids } from '../blocked.ts'
import { mustReveal } from '../cuts/legality.ts'
import { cutWire, unlock } from '../cuts/wire.ts'
import { finish } from '../dial.ts'
import { firstFaceDown, turnUp } from '../equipment/turn-up.ts'
import { events } from '../events.ts'
import { LOSS_RED_WIRE } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import { shelf } from '../slots.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { VALUE_TOKEN, wireAt } from '../state.ts'
import { inSupply } from '../tokens/supply.ts'
import { putToken } from '../tokens/token.ts'
import { COPIES, gameValue, type Value } from '../wires.ts'
import { loseCard } from './hidden-pile.ts'
import { defineModule } from './module.ts'
import { drawNumber, layOutNumbers, numberCards } from './number-cards.ts'
import { roundStarts } from './round-start.ts'
import { pushTarget, targetsOf, targetsRefused } from './simultaneous-targets.ts'

const ALREADY_DONE = blocked(
  'SIMULTANEOUS_FOUR_CUT_ALREADY_DONE',
  'BB-9.7',
  'The four wires of that number are cut already.',
)
const TOGETHER = missionForbids('BB-M23.2', 'The wires of that number are cut all four at once, and not otherwise.')
const WIRES = 4
const INVALID = 'SIMULTANEOUS_FOUR_CUT_INVALID_TARGETS'
/** BB-M39.1: of the other eleven cards eight are in the deck. */
const DECK = 8

/** Number cards that are out of the game; nobody has seen them. */
const leftOut = shelf<never, never, { cards: number[] }>('four-of-number')

/** The number that has to be cut all at once; 0 when that is done. */
function sought(pub: Pub): Value {
  const [card] = numberCards.pub(pub).row
  return card.up ? card.value : 0
}

const NOT_FOUR = blocked(INVALID, 'BB-9.7', 'Point at four wires.')

/** BB-9.7 */
function fourRefused(pub: Pub, mine: Own, action: Action): Blocked | null {
  const refused = startRefused(pub, mine)
  if (refused !== null) return refused
  const targets = targetsOf(actions.simultaneousFourCut, action)
  return targets.length < WIRES ? NOT_FOUR : targetsRefused(pub, targets, INVALID, 'BB-9.7')
}

function startRefused(pub: Pub, mine: Own): Blocked | null {
  if (mustReveal(pub, mine)) return FORCED_REVEAL_REDS_REQUIRED
  return sought(pub) === 0 ? ALREADY_DONE : null
}

/** BB-9.7, execution: all four are right, or the bomb explodes. */
function cutFour(x: Table<BombBusters>, seat: Seat, action: Action): boolean {
  const value = sought(x.pub)
  const targets = targetsOf(actions.simultaneousFourCut, action)
  const right = targets.every((target) => gameValue(wireAt(x, target.seat, target.place)) === value)
  x.tell(events.simultaneousCut, { seat, success: right ? 1 : 0 })
  if (!right) {
    finish(x, LOSS_RED_WIRE)
    return false
  }
  for (const target of targets) cutWire(x, target.seat, target.place)
  numberCards.pub(x.pub).row[0].up = false
  noteOnlyRed(x)
  return true
}

/** BB-M39.5: the rest of the deck is dealt, and everybody may tell of one number. */
function dealDeck(x: Table<BombBusters>): void {
  const { pub } = x
  const told = new Array<boolean>(x.seats).fill(false)
  for (let dealt = 0; numberCards.pub(pub).deck > 0; dealt++) {
    const seat = (pub.captain + dealt) % x.seats
    const value = drawNumber(x)
    if (told[seat] || !isTold(x, seat, value)) continue
    told[seat] = true
    putToken(x, seat, { kind: VALUE_TOKEN, value, place: -1, placeB: -1, says: 'is' })
    const player = pub.players[seat]
    // A wire of that number, cut or not: without one that is cut it must be among the others.
    if (!player.shown.some((wire) => gameValue(wire) === value)) player.has |= 1 << value
  }
}

function isTold(x: Table<BombBusters>, seat: Seat, value: Value): boolean {
  const occurs = x.own[seat].wires.some((wire) => gameValue(wire) === value)
  return occurs && x.pub.cut[value] < COPIES && inSupply(x.pub, value) > 0
}

/** BB-M39.6 */
function loseNumber(x: Table<BombBusters>): void {
  const value = drawNumber(x)
  if (value === 0) return
  numberCards.pub(x.pub).discard.push(value)
  x.tell(events.numberCardShown, { value })
}

interface FourOfNumberParameters {
  readonly targets: number
  readonly roundStartDiscards: 'equipment' | 'numberCard'
  readonly onSuccess?: 'dealDeckFromCaptain'
}

/** BB-M23, BB-M39: the four wires of the number that lies open are cut at once, or the bomb explodes. */
export const fourOfNumber = defineModule('four-of-number', {
  make: ({ targets, roundStartDiscards, onSuccess }: FourOfNumberParameters) => ({
    setup(x) {
      const { row } = layOutNumbers(x, 1)
      const { deck } = numberCards.hidden(x.hidden)
      leftOut.hide(x.hidden, { cards: deck.splice(onSuccess === 'dealDeckFromCaptain' ? DECK : 0) })
      numberCards.pub(x.pub).deck = deck.length
      x.tell(events.numberCardShown, { value: row[0].value })
    },
    // BB-M23.2, BB-M39.3; whoever holds nothing else has only the special action (BB-M23.5, BB-M39.8).
    value: (pub, _mine, _seat, value) => (value === sought(pub) ? TOGETHER : null),
    turnActions: [
      {
        type: actions.simultaneousFourCut,
        refused: (pub, mine, _seat, action) => fourRefused(pub, mine, action),
        domain(pub, mine, _seat, filled, out) {
          if (startRefused(pub, mine) === null) pushTarget(pub, filled, targets, out)
        },
        carryOut(x, seat, action) {
          const value = sought(x.pub)
          if (!cutFour(x, seat, action)) return null
          if (onSuccess === 'dealDeckFromCaptain') dealDeck(x)
          // BB-M23.3
          for (let place = firstFaceDown(x); place >= 0; place = firstFaceDown(x)) turnUp(x, place)
          unlock(x, value)
          return null
        },
      },
    ],
    endTurn(x, previous) {
      if (sought(x.pub) === 0) return null
      if (roundStartDiscards === 'equipment' && x.pub.current === x.pub.captain) loseCard(x)
      if (roundStartDiscards === 'numberCard' && roundStarts(x.pub, previous)) loseNumber(x)
      return null
    },
    resample({ hidden }, _observer, random) {
      const { deck } = numberCards.hidden(hidden)
      const cards = [...deck, ...leftOut.hidden(hidden).cards]
      shuffle(random, cards)
      leftOut.hide(hidden, { cards: cards.splice(deck.length) })
      numberCards.hide(hidden, { deck: cards })
    },
  }),
})
