import { below, type Random, type Seat, shuffle, type Table } from '@riposte/kernel'
import { EXPERTS_FROM } from '../characters/experts.ts'
import { events } from '../events.ts'
import { missionOf } from '../missions/index.ts'
import { forPlayers, type Mission } from '../missions/mission.ts'
import { hooksOf } from '../modules/hooks.ts'
import {
  BASIC_CHARACTERS,
  CAPTAINS_CARD,
  CHARACTERS,
  type Character,
  NO_CHARACTER,
  SETUP_INFO_TOKENS,
  UNDECIDED,
} from '../names.ts'
import { CAPTAINS, type Options } from '../options.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters, Own, Position, Pub, PublicPlayer } from '../state.ts'
import { gameValue, VALUES, type Wire } from '../wires.ts'
import { type Draft, type DraftStand, dealOut, dealTo, sortWires, standsFor } from './draft.ts'
import { dealRow } from './equipment-row.ts'
import { blueWires, type Drawn, drawPool, inOrder, REDS, wiresFor, YELLOWS } from './pool.ts'

/** BB-2.5, BB-C.3: whoever has chosen the captain's card is captain. */
function captainFor({ captain, experts, mission }: Options, seats: number, random: Random): Seat {
  const chosen = mission >= EXPERTS_FROM ? experts.indexOf(CHARACTERS[CAPTAINS_CARD]) : -1
  if (chosen >= 0 && chosen < seats) return chosen
  return captain === 'random' ? below(random, seats) : CAPTAINS.indexOf(captain)
}

/** BB-2.5: everybody sits; nothing is dealt yet. */
export function emptyTable(options: Options, seats: number, random: Random): Position {
  const captain = captainFor(options, seats, random)
  const players: PublicPlayer[] = []
  const own: Own[] = []
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      stands: [],
      shown: [],
      marks: [],
      from: [],
      uncut: 0,
      tokens: [],
      character: NO_CHARACTER,
      used: false,
      not: [],
      standHas: [],
      standLacks: [],
      has: 0,
    })
    own.push({ wires: [], known: [], onlyRed: false, detector: null, meant: -1, rules: {} })
  }
  const pub: Pub = {
    mission: options.mission,
    captain,
    phase: SETUP_INFO_TOKENS,
    turn: 0,
    current: captain,
    dial: 0,
    dialMax: seats,
    result: UNDECIDED,
    cut: new Array<number>(VALUES).fill(0),
    total: new Array<number>(VALUES).fill(0),
    markers: [],
    players,
    order: [],
    joint: [],
    row: [],
    reserve: 0,
    redLike: 0,
    turnDone: false,
    next: -1,
    stabilizer: -1,
    votes: 0,
    rules: {},
  }
  return { pub, own, hidden: { upsideDown: own.map(() => []), aside: [], reserve: [], faceDown: [], rules: {} } }
}

/** BB-3, BB-4, BB-2.7, then the modules' own setup (BB-2.9). */
export function setUp(x: Table<BombBusters>): void {
  const mission = missionOf(x.pub.mission)
  x.tell(events.missionStarted, mission.id, x.pub.captain)
  setDial(x.pub, mission, x.seats)
  dealWires(x, mission)
  dealCharacters(x, mission)
  const yellow = wiresFor(mission, x.seats).yellow.kind !== 'none'
  const { row, reserve, faceDown, dropped } = dealRow(mission, x.seats, yellow, x.random)
  x.pub.row = row
  x.pub.reserve = reserve.length
  x.hidden.reserve = reserve
  x.hidden.faceDown = faceDown
  for (const card of dropped) x.tell(events.equipmentDropped, card)
  for (const { card, faceDown } of row) if (!faceDown) x.tell(events.equipmentDealt, card)
  for (const hook of hooksOf(x.pub)) hook.setup?.(x)
  noteOnlyRed(x)
}

/** BB-4.1 */
export function setDial(pub: Pub, { detonator }: Mission, players: number): void {
  pub.dialMax = detonator.max === undefined ? players : forPlayers(detonator.max, players)
  if (detonator.mode === 'distance') pub.dial = pub.dialMax - (detonator.distance ?? players)
  else pub.dial = detonator.start ?? 0
}

function dealWires(x: Table<BombBusters>, mission: Mission): void {
  const { pub, random, seats } = x
  const wires = wiresFor(mission, seats)
  const yellow = drawPool(wires.yellow, YELLOWS, random)
  const red = drawPool(wires.red, REDS, random)
  pub.markers = inOrder([...yellow.markers, ...red.markers])
  for (const { wire, possible } of pub.markers) x.tell(events.markerPlaced, wire, possible ? 1 : 0)
  const draft: Draft = { bag: blueWires(wires.blue), stands: standsFor(seats, pub.captain) }
  for (const { beforeDeal } of hooksOf(pub)) beforeDeal?.(x, draft)
  const coloured: readonly [Drawn, typeof wires.red][] = [
    [yellow, wires.yellow],
    [red, wires.red],
  ]
  for (const [drawn, pool] of coloured) {
    if (pool.dealt === false) continue
    const first = pool.predeal === 'captain-last' ? pub.captain + 1 : pub.captain
    if (pool.predeal !== undefined) predeal(draft, drawn.wires, first, seats, random)
    else draft.bag.push(...drawn.wires)
  }
  x.hidden.aside = [...yellow.aside, ...red.aside]
  for (const { fromBag } of hooksOf(pub)) fromBag?.(x, draft)
  dealOut(draft, random)
  for (const { afterDeal } of hooksOf(pub)) afterDeal?.(x, draft)
  layOut(x, draft)
  countTotals(x)
}

/** BB-M13.1, BB-M41.1: one each from this seat on; with two players the captain's two on different stands. */
function predeal(draft: Draft, wires: readonly Wire[], first: Seat, seats: number, random: Random): void {
  const used: DraftStand[] = []
  for (const [at, wire] of wires.entries()) used.push(dealTo(draft, (first + at) % seats, wire, random, used))
}

/** BB-3.6: each stand sorted, the hand of a two-stand player one list (BB-2.6). */
function layOut(x: Table<BombBusters>, { stands }: Draft): void {
  for (const { seat, left, middle, right } of stands) {
    sortWires(middle)
    const player = x.pub.players[seat]
    const { wires } = x.own[seat]
    for (const part of [left, middle, right]) for (const wire of part) wires.push(wire)
    player.stands.push(left.length + middle.length + right.length)
    player.standHas.push(0)
    player.standLacks.push(0)
  }
  for (let seat = 0; seat < x.seats; seat++) {
    const player = x.pub.players[seat]
    const { length } = x.own[seat].wires
    player.uncut = length
    for (let at = 0; at < length; at++) {
      player.shown.push(0)
      player.marks.push(0)
      player.from.push(seat)
      player.not.push(0)
    }
  }
  for (let seat = 0; seat < x.seats; seat++) {
    x.own[seat].known = x.pub.players.map(({ shown }) => new Array<Wire>(shown.length).fill(0))
  }
}

/** What everybody can count. BB-3.2: how many wires are left out is public, which ones is not. */
function countTotals({ pub, own }: Table<BombBusters>): void {
  for (const { wires } of own) for (const wire of wires) pub.total[gameValue(wire)]++
}

/**
 * BB-2.7: before mission 31 the basic cards are shuffled and dealt; afterwards the captain has the captain's card, and the
 * others what they have chosen (BB-C.2) or a basic card.
 */
function dealCharacters(x: Table<BombBusters>, { id, characters }: Mission): void {
  if (characters.mode === 'none') return
  const cards: Character[] = []
  for (let card = 0; card < BASIC_CHARACTERS; card++) cards.push(card)
  const chooses = id >= EXPERTS_FROM
  if (chooses) cards.shift()
  shuffle(x.random, cards)
  for (let i = 0; i < x.seats; i++) {
    const seat = (x.pub.captain + i) % x.seats
    const isCaptain = seat === x.pub.captain
    if (isCaptain && characters.mode === 'captainNone') continue
    const wish = CHARACTERS.indexOf(x.options.experts[seat] as never)
    const given = chooses && isCaptain ? CAPTAINS_CARD : chooses && wish >= BASIC_CHARACTERS ? wish : cards.pop()!
    x.pub.players[seat].character = given
    x.tell(events.characterDealt, seat, given)
  }
}
