import type { Json, Observer, Seat } from '@riposte/kernel'
import { CARDS } from './equipment/card-table.ts'
import { missionOf } from './missions/index.ts'
import { hooksOf } from './modules/hooks.ts'
import { CHARACTERS, EQUIPMENT, NO_CHARACTER, PHASES, RESULTS } from './names.ts'
import type { Joint, Order, Own, Pub, PublicPlayer, Token } from './state.ts'
import {
  COUNT_TOKEN,
  EQUAL_TOKEN,
  NOT_EQUAL_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  standOf,
  UPSIDE_DOWN,
  X_MARKED,
} from './state.ts'
import { gameValue, isBlue, isRed, isYellow, RED, type Value, type Wire, wholePart, YELLOW } from './wires.ts'

/** BB-15, BB-N.3: what one observer may know. */
export interface View {
  readonly mission: number
  readonly name: string
  readonly phase: string
  readonly turn: number
  readonly current: Seat
  readonly captain: Seat
  readonly dial: number
  readonly dialMax: number
  readonly result: string | null
  /** Cut wires by number, 1 to 12; null where the board does not show them (BB-M50.5). */
  readonly track: readonly number[] | null
  readonly yellowCut: number | null
  readonly markers: readonly {
    readonly color: string
    readonly value: number
    readonly state: 'known' | 'possible' | 'confirmed'
  }[]
  readonly players: readonly PlayerView[]
  readonly equipment: readonly EquipmentView[]
  readonly reserve: number
  readonly stabilizer: Seat | null
  readonly votes: readonly Seat[]
  readonly rules: Readonly<Record<string, Json>>
  /** How many wires of each value are in the game, by value: 1 to 12, 13 yellow, 14 red (BB-1.2). */
  readonly total: readonly number[]
  /** BB-M11.7: the number that counts as red. */
  readonly redLike: number | null
  /** What everybody who has followed the mission can tell, though nothing on the table shows it any more. */
  readonly order: readonly Readonly<Order>[]
  readonly joint: readonly Joint[]
  readonly mine: MineView | null
}

export interface WireView {
  readonly cut: boolean
  readonly color: string | null
  readonly value: number | string | null
  /** BB-1.1: its place in the order, as it is printed on it: 7, 7.1, 7.5. */
  readonly sort: number | null
  readonly x: boolean
  readonly upsideDown: boolean
  /** BB-3.7: it stands at an end of its stand, whatever it is. */
  readonly outOfOrder: boolean
  readonly stand: number
  readonly from: Seat
}

export interface TokenView {
  readonly kind: string
  readonly value: number | string
  readonly place: number
  readonly placeB: number | null
  readonly says: 'is' | 'is not' | 'was' | 'nothing'
}

export interface PlayerView {
  readonly stands: readonly number[]
  readonly uncut: number
  readonly wires: readonly WireView[]
  readonly tokens: readonly TokenView[]
  readonly character: string | null
  readonly used: boolean
  readonly learned: LearnedView
}

/**
 * What the table has learned about uncut wires without a token (failed cuts, detectors, the radar, skipped turns): one
 * bit for each value. Per place what it is not; what is somewhere in the hand; per stand what it holds and lacks.
 */
export interface LearnedView {
  readonly not: readonly number[]
  readonly has: number
  readonly standHas: readonly number[]
  readonly standLacks: readonly number[]
}

export interface EquipmentView {
  readonly id: string | null
  readonly name: string | null
  readonly unlock: number | string | null
  readonly unlocked: boolean
  readonly used: boolean
  readonly faceDown: boolean
  readonly lock: number | null
}

export interface MineView {
  readonly onlyRed: boolean
  readonly matches: readonly number[] | null
  readonly meant: number | null
  readonly rules: Readonly<Record<string, Json>>
}

const KINDS: Readonly<Record<number, string>> = {
  [PARITY_TOKEN]: 'parity',
  [COUNT_TOKEN]: 'count',
  [EQUAL_TOKEN]: 'equal',
  [NOT_EQUAL_TOKEN]: 'not equal',
  [SINGLE_WIRE_TOKEN]: 'single wire',
}

function valueText(value: Value): number | string {
  return value === YELLOW ? 'YELLOW' : value === RED ? 'RED' : value
}

function colorOf(wire: Wire): string | null {
  return isBlue(wire) ? 'blue' : isYellow(wire) ? 'yellow' : isRed(wire) ? 'red' : null
}

function tokenView({ kind, value, place, placeB, says }: Token): TokenView {
  const text = kind === PARITY_TOKEN ? (value === 0 ? 'even' : 'odd') : valueText(value)
  return { kind: KINDS[kind] ?? 'value', value: text, place, placeB: placeB < 0 ? null : placeB, says }
}

/** BB-15.1, BB-15.5, BB-15.8, BB-1.3: cut wires are open; of the others only what this observer knows. */
function playerView(player: PublicPlayer, seat: Seat, mine: Own | null, observer: Observer): PlayerView {
  const wires = player.shown.map((shown, place): WireView => {
    const known = mine === null ? 0 : seat === observer ? mine.wires[place] : mine.known[seat][place]
    const wire = shown || known
    return {
      cut: shown !== 0,
      color: colorOf(wire),
      value: wire === 0 ? null : valueText(gameValue(wire)),
      sort: wire === 0 ? null : wire / 10,
      x: (player.marks[place] & X_MARKED) !== 0,
      upsideDown: shown === 0 && (player.marks[place] & UPSIDE_DOWN) !== 0,
      outOfOrder: player.marks[place] !== 0,
      stand: standOf(player, place),
      from: player.from[place],
    }
  })
  return {
    stands: player.stands.slice(),
    uncut: player.uncut,
    wires,
    tokens: player.tokens.map(tokenView),
    character: player.character === NO_CHARACTER ? null : CHARACTERS[player.character],
    used: player.used,
    learned: {
      not: player.not.slice(),
      has: player.has,
      standHas: player.standHas.slice(),
      standLacks: player.standLacks.slice(),
    },
  }
}

/** BB-15.4: the own wire of whoever uses a detector, for that player and the one it points at. */
function meantBy({ meant, detector }: Own): number | null {
  const place = detector === null ? meant : detector.meant
  return place < 0 ? null : place
}

/** It is given the public state and the observer's own part, and builds up from nothing. */
export function view(pub: Pub, mine: Own | null, observer: Observer): View {
  const votes: Seat[] = []
  for (let seat = 0; seat < pub.players.length; seat++) if ((pub.votes & (1 << seat)) !== 0) votes.push(seat)
  const isTrackHidden = hooksOf(pub).some(({ hidesTrack }) => hidesTrack === true)
  return {
    mission: pub.mission,
    name: missionOf(pub.mission).name,
    phase: PHASES[pub.phase],
    turn: pub.turn,
    current: pub.current,
    captain: pub.captain,
    dial: pub.dial,
    dialMax: pub.dialMax,
    result: pub.result === 0 ? null : RESULTS[pub.result],
    track: isTrackHidden ? null : pub.cut.slice(1, 13),
    yellowCut: isTrackHidden ? null : pub.cut[YELLOW],
    markers: pub.markers.map(({ wire, possible, confirmed }) => ({
      color: colorOf(wire) ?? '',
      value: wholePart(wire),
      state: confirmed ? 'confirmed' : possible ? 'possible' : 'known',
    })),
    players: pub.players.map((player, seat) => playerView(player, seat, mine, observer)),
    // BB-15.3: a card that lies face down is nobody's business.
    equipment: pub.row.map(({ card, unlocked, used, faceDown, lock }) => ({
      id: faceDown ? null : EQUIPMENT[card],
      name: faceDown ? null : CARDS[card].name,
      unlock: faceDown ? null : valueText(CARDS[card].unlock),
      unlocked,
      used,
      faceDown,
      lock: lock === 0 ? null : lock,
    })),
    reserve: pub.reserve,
    stabilizer: pub.stabilizer < 0 ? null : pub.stabilizer,
    votes,
    rules: pub.rules,
    total: pub.total.slice(),
    redLike: pub.redLike === 0 ? null : pub.redLike,
    order: pub.order.map((fact) => ({ ...fact })),
    joint: pub.joint.map((fact) => ({ ...fact, wires: fact.wires.map((spot) => ({ ...spot })) })),
    mine:
      mine === null
        ? null
        : {
            onlyRed: mine.onlyRed,
            matches: mine.detector === null ? null : mine.detector.matches,
            meant: meantBy(mine),
            rules: mine.rules,
          },
  }
}
