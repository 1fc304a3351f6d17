import type { Blocked, Seat } from '@riposte/kernel'
import { missionForbids } from '../blocked.ts'
import type { Means } from '../modules/module.ts'
import type { ConstraintId } from '../names.ts'
import type { Own, Pub } from '../state.ts'
import { standEnd, standOf, standStart } from '../state.ts'
import { hasToken } from '../tokens/token.ts'
import { gameValue, type Value, YELLOW } from '../wires.ts'

/** BB-K: what a constraint card has against what somebody wants to do. What a card does not mention it allows. */
export interface ConstraintCard {
  /** The numbers it allows (A to F). Yellow is never restricted. */
  readonly numbers?: (number: number) => boolean
  readonly solo?: (pub: Pub, mine: Own, seat: Seat, value: Value) => boolean
  /** The wires it allows to point at. */
  readonly target?: (pub: Pub, target: Seat, place: number) => boolean
  /** Neither equipment cards nor personal equipment. */
  readonly bansEquipment?: boolean
  /** No tokens after failed cuts, and no Post-it. */
  readonly bansTokens?: boolean
  /** How many steps more the dial moves after a failed cut. */
  readonly surcharge?: number
  readonly why: Blocked
}

const isEdge = (number: number) => number < 4 || number > 9

/** BB-KH: an own wire of this value carries a token. */
function ownTokens(pub: Pub, mine: Own, seat: Seat, value: Value): boolean {
  const player = pub.players[seat]
  return player.shown.some(
    (cut, place) => cut === 0 && gameValue(mine.wires[place]) === value && hasToken(player, place),
  )
}

/** BB-K.4: whether another uncut wire stands on that side of this one, on the same stand. */
function hasBeside(pub: Pub, target: Seat, place: number, side: 'left' | 'right'): boolean {
  const player = pub.players[target]
  const stand = standOf(player, place)
  const first = side === 'left' ? standStart(player, stand) : place + 1
  const end = side === 'left' ? place : standEnd(player, stand)
  for (let at = first; at < end; at++) if (player.shown[at] === 0) return true
  return false
}

/** BB-KA to BB-KL */
export const CONSTRAINT_CARDS: Readonly<Record<ConstraintId, ConstraintCard>> = {
  A: { numbers: (number) => number % 2 === 0, why: missionForbids('BB-KA', 'Only even numbers may be cut.') },
  B: { numbers: (number) => number % 2 === 1, why: missionForbids('BB-KB', 'Only odd numbers may be cut.') },
  C: { numbers: (number) => number <= 6, why: missionForbids('BB-KC', 'Only 1 to 6 may be cut.') },
  D: { numbers: (number) => number >= 7, why: missionForbids('BB-KD', 'Only 7 to 12 may be cut.') },
  E: { numbers: (number) => !isEdge(number), why: missionForbids('BB-KE', 'Only 4 to 9 may be cut.') },
  F: { numbers: isEdge, why: missionForbids('BB-KF', '4 to 9 may not be cut.') },
  G: { bansEquipment: true, why: missionForbids('BB-KG', 'No equipment, personal equipment included.') },
  H: {
    target: (pub, target, place) => !hasToken(pub.players[target], place),
    solo: (pub, mine, seat, value) => !ownTokens(pub, mine, seat, value),
    bansTokens: true,
    why: missionForbids('BB-KH', 'Wires with tokens may not be cut, and no token may be placed.'),
  },
  I: {
    target: (pub, target, place) => hasBeside(pub, target, place, 'right'),
    why: missionForbids('BB-KI', 'The right-most uncut wire of a stand may not be chosen.'),
  },
  J: {
    target: (pub, target, place) => hasBeside(pub, target, place, 'left'),
    why: missionForbids('BB-KJ', 'The left-most uncut wire of a stand may not be chosen.'),
  },
  K: { solo: () => false, why: missionForbids('BB-KK', 'No Solo Cuts.') },
  L: { surcharge: 1, why: missionForbids('BB-KL', 'A failed Dual Cut moves the dial by two.') },
}

/** Whether a card lets this number be cut (A to F). */
export function allowsNumber(id: ConstraintId, value: Value): boolean {
  return value >= YELLOW || (CONSTRAINT_CARDS[id].numbers?.(value) ?? true)
}

/** What a card has against this value. */
export function valueAgainst(
  id: ConstraintId,
  pub: Pub,
  mine: Own,
  seat: Seat,
  value: Value,
  means: Means,
): Blocked | null {
  const card = CONSTRAINT_CARDS[id]
  if (!allowsNumber(id, value)) return card.why
  return means === 'soloCut' && card.solo?.(pub, mine, seat, value) === false ? card.why : null
}
