import { type Action, type Blocked, type Choices, type Facts, type Seat, type Table, whole } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { INVALID_TILE_INDEX, missionForbids, TILE_ALREADY_CUT } from '../blocked.ts'
import { events } from '../events.ts'
import { BESIDE } from '../fields.ts'
import { placeOf } from '../hand.ts'
import { flow, question } from '../kit.ts'
import { missionOf } from '../missions/index.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { UPSIDE_DOWN, VALUE_TOKEN } from '../state.ts'
import { beforePlay } from '../turn-actions.ts'
import { gameValue, isBlue, isRed, isYellow, type Value, YELLOW } from '../wires.ts'
import { obligation } from './obligation.ts'
import { inSupply } from './supply.ts'
import { hasToken, noteValue, putToken } from './token.ts'
import { tokenFor } from './variant.ts'

const ONLY_NUMBERS = missionForbids('BB-5.4', 'An info token shows a number from 1 to 12.')
const HAS_TOKEN = missionForbids('BB-5.4', 'That wire carries a token already.')
const ONLY_BLUE = missionForbids('BB-5.4', 'Tokens go on blue wires.')
const NOT_TRUE = missionForbids('BB-5.4', 'The token must show the number of the wire.')
const NOT_RED = missionForbids('BB-5.5', 'False tokens do not go on red wires.')
const NOT_YELLOW = missionForbids('BB-5.5', 'False tokens do not go on yellow wires here.')
const NOT_FALSE = missionForbids('BB-5.5', 'This token must be false.')
const ONLY_BESIDE = missionForbids('BB-5.6', 'A token for something absent lies beside the stand.')
const ONLY_VALUES = missionForbids('BB-5.6', 'Name a number from 1 to 12, or yellow.')
const NOT_ABSENT = missionForbids('BB-5.6', 'You have a wire of that value.')
const DECLARED = missionForbids('BB-5.6', 'You have told that already.')
const NOT_SUPPLIED = missionForbids('BB-5.6', 'No token of that value is left.')
const NOT_SEEN = missionForbids('BB-S11.2', 'You cannot see that wire.')

/** BB-5.6: a token for a value that the hand does not have. */
function whyNotAbsent(pub: Pub, mine: Own, seat: Seat, value: Value, place: number): Blocked | null {
  if (place !== BESIDE) return ONLY_BESIDE
  if (value < 1 || value > YELLOW) return ONLY_VALUES
  if (placeOf(pub, mine, seat, value) >= 0) return NOT_ABSENT
  if (pub.players[seat].tokens.some((token) => token.value === value)) return DECLARED
  return inSupply(pub, value) > 0 ? null : NOT_SUPPLIED
}

/** BB-5.4 to BB-5.6: why this token may not go there. */
function whyNot(pub: Pub, mine: Own, seat: Seat, value: Value, place: number): Blocked | null {
  const player = pub.players[seat]
  const { setupTokens, infoTokens } = missionOf(pub.mission)
  if (tellsOfAbsent(pub)) return whyNotAbsent(pub, mine, seat, value, place)
  if (value < 1 || value > 12) return ONLY_NUMBERS
  if (place < 0 || place >= player.shown.length) return INVALID_TILE_INDEX
  if (player.shown[place] !== 0) return TILE_ALREADY_CUT
  if ((player.marks[place] & UPSIDE_DOWN) !== 0) return NOT_SEEN
  if (hasToken(player, place)) return HAS_TOKEN
  const wire = mine.wires[place]
  if (infoTokens.variant === 'false') {
    if (isYellow(wire)) return NOT_YELLOW
    return gameValue(wire) === value ? NOT_FALSE : null
  }
  if (setupTokens.captainFalse === true && seat === pub.captain) {
    if (isRed(wire)) return NOT_RED
    return gameValue(wire) === value ? NOT_FALSE : null
  }
  if (!isBlue(wire)) return ONLY_BLUE
  return gameValue(wire) === value ? null : NOT_TRUE
}

function placements(pub: Pub, mine: Own, seat: Seat, out: Choices): void {
  if (tellsOfAbsent(pub)) {
    for (let value = 1; value <= YELLOW; value++) add(pub, mine, seat, value, BESIDE, out)
    return
  }
  const { length } = pub.players[seat].shown
  const anyValue = tellsFalsely(pub, seat)
  for (let place = 0; place < length; place++) {
    if (anyValue) {
      for (let value = 1; value <= 12; value++) add(pub, mine, seat, value, place, out)
    } else add(pub, mine, seat, gameValue(mine.wires[place]), place, out)
  }
}

function tellsOfAbsent(pub: Pub): boolean {
  return missionOf(pub.mission).setupTokens.absent === true
}

function tellsFalsely(pub: Pub, seat: Seat): boolean {
  const { setupTokens, infoTokens } = missionOf(pub.mission)
  return infoTokens.variant === 'false' || (setupTokens.captainFalse === true && seat === pub.captain)
}

function add(pub: Pub, mine: Own, seat: Seat, value: Value, place: number, out: Choices): void {
  if (whyNot(pub, mine, seat, value, place) === null) out.add(actions.placeInfoToken.of(value, place + 1))
}

/** The numbers, then yellow. */
const VALUES_TO_TELL: readonly Value[] = Array.from({ length: YELLOW }, (_, at) => at + 1)

type Left = Facts & { readonly left: number }

/** BB-5.1, BB-5.3 */
export const placeInfoToken = question<Left>('placeInfoToken', {
  rule: 'BB-5.1',
  takes: [actions.placeInfoToken],
  about: { left: whole('number of tokens', 0, 15) },
  legal: (pub, mine, seat, _left, out) => placements(pub, mine, seat, out),
  why(pub, mine, seat, _left, action) {
    const place = actions.placeInfoToken.tileIndex(action) - 1
    return whyNot(pub, mine, seat, actions.placeInfoToken.value(action), place)
  },
  meanwhile: beforePlay,
  // BB-5.9: the blue value held most often, its first wire; of what is absent the lowest, yellow last; of what is false
  // the first.
  timeout(pub, mine, seat) {
    if (tellsFalsely(pub, seat)) return firstFalse(pub, mine, seat)
    if (tellsOfAbsent(pub)) {
      const lowest = VALUES_TO_TELL.find((value) => whyNot(pub, mine, seat, value, BESIDE) === null)
      return lowest === undefined ? null : actions.placeInfoToken.of(lowest, BESIDE + 1)
    }
    const copies = new Array<number>(13).fill(0)
    for (const wire of mine.wires) if (isBlue(wire)) copies[gameValue(wire)]++
    const open = mine.wires.map((wire, place) => ({ value: gameValue(wire), place }))
    const legal = open.filter(({ value, place }) => whyNot(pub, mine, seat, value, place) === null)
    const best = legal.reduce((one, other) => (copies[other.value] > copies[one.value] ? other : one))
    return actions.placeInfoToken.of(best.value, best.place + 1)
  },
})

function firstFalse(pub: Pub, mine: Own, seat: Seat): Action | null {
  for (let place = 0; place < pub.players[seat].shown.length; place++) {
    for (let value = 1; value <= 12; value++) {
      if (whyNot(pub, mine, seat, value, place) === null) return actions.placeInfoToken.of(value, place + 1)
    }
  }
  return null
}

interface Placing {
  args: null
  local: { seat: Seat; visited: number; left: number }
  steps: { next: void; ask: void; placed: Action }
  result: void
}

/** BB-5: everybody in turn, from the captain, until the obligations are met. */
export const placingFlow = flow<Placing>('infoTokens', {
  rule: 'BB-5',
  shown: {},
  start: 'next',
  local: () => ({ seat: -1, visited: 0, left: 0 }),
  steps: {
    next(x) {
      const { local, pub, seats } = x
      while (local.visited < seats) {
        local.seat = (pub.captain + local.visited) % seats
        local.visited++
        local.left = obligation(pub, local.seat)
        if (local.left > 0 && goesOn(x, local.seat)) {
          pub.current = local.seat
          return x.goto('ask')
        }
      }
      return x.done()
    },
    ask: (x) => x.ask(placeInfoToken, x.local.seat, { left: x.local.left }, 'placed'),
    placed(x, action) {
      const { local } = x
      const value = actions.placeInfoToken.value(action)
      const place = actions.placeInfoToken.tileIndex(action) - 1
      // BB-M50.3: pointed out once, then kept beside the stand.
      const isKeptBeside = missionOf(x.pub.mission).infoTokens.variant === 'standSide'
      const at = isKeptBeside ? BESIDE : place
      if (isKeptBeside) {
        x.tell(events.pointedOut, { seat: local.seat, tileIndex: place + 1, value })
        noteValue(x.pub, local.seat, place, value)
      }
      const token = tellsFalsely(x.pub, local.seat)
        ? { kind: VALUE_TOKEN as 0, value, place, placeB: -1, says: 'is not' as const }
        : tokenFor(x, local.seat, at, value)
      putToken(x, local.seat, token)
      local.left--
      return local.left > 0 && goesOn(x, local.seat) ? x.goto('ask') : x.goto('next')
    },
  },
})

/** BB-M22.R3: whoever has nothing left to tell owes nothing any more, and everybody can tell why. */
function goesOn(x: Table<BombBusters>, seat: Seat): boolean {
  const can = canPlace(x.pub, x.own[seat], seat)
  if (!tellsOfAbsent(x.pub)) return can
  x.tell(events.absenceAsked, { seat, more: can ? 1 : 0 })
  if (can) return true
  const player = x.pub.players[seat]
  for (const value of VALUES_TO_TELL) {
    const isTold = player.tokens.some((token) => token.value === value)
    if (!isTold && inSupply(x.pub, value) > 0) player.has |= 1 << value
  }
  return false
}

/** Whether there is anything to place: a hand of reds and yellows has nothing. */
export function canPlace(pub: Pub, mine: Own, seat: Seat): boolean {
  if (tellsOfAbsent(pub)) return VALUES_TO_TELL.some((value) => whyNot(pub, mine, seat, value, BESIDE) === null)
  const { length } = pub.players[seat].shown
  for (let place = 0; place < length; place++) {
    if (tellsFalsely(pub, seat)) {
      for (let value = 1; value <= 12; value++) if (whyNot(pub, mine, seat, value, place) === null) return true
    } else if (whyNot(pub, mine, seat, gameValue(mine.wires[place]), place) === null) return true
  }
  return false
}
