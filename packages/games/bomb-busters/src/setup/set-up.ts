import { below, type Random, type Seat, shuffle, type Table } from '@riposte/kernel'
import { EXPERTS_FROM } from '../characters/experts.ts'
import { events } from '../events.ts'
import { missionOf } from '../missions/index.ts'
import { forPlayers, type Mission, type Pool } from '../missions/mission.ts'
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
import { alike } from '../shared-lists.ts'
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

const NOTHING = alike(0, 0)
const NOTHING_KNOWN: Own['known'] = []

/** BB-2.5: everybody sits; nothing is dealt yet. */
export function emptyTable(options: Options, seats: number, random: Random): Position {
  const captain = captainFor(options, seats, random)
  const players: PublicPlayer[] = []
  const own: Own[] = []
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      stands: NOTHING,
      shown: [],
      marks: NOTHING,
      from: NOTHING,
      uncut: 0,
      tokens: [],
      character: NO_CHARACTER,
      used: false,
      not: [],
      standHas: NOTHING,
      standLacks: NOTHING,
      has: 0,
    })
    own.push({ wires: [], known: NOTHING_KNOWN, onlyRed: false, detector: null, meant: -1, rules: {} })
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
    cut: alike(VALUES, 0).slice(),
    total: alike(VALUES, 0).slice(),
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
  x.tell(events.missionStarted, { mission: mission.id, captain: x.pub.captain })
  setDial(x.pub, mission, x.seats)
  dealWires(x, mission)
  dealCharacters(x, mission)
  const yellow = wiresFor(mission, x.seats).yellow.kind !== 'none'
  const { row, reserve, faceDown, dropped } = dealRow(mission, x.seats, yellow, x.random)
  x.pub.row = row
  x.pub.reserve = reserve.length
  x.hidden.reserve = reserve
  x.hidden.faceDown = faceDown
  for (const card of dropped) x.tell(events.equipmentDropped, { equipmentId: card })
  for (const { card, faceDown } of row) if (!faceDown) x.tell(events.equipmentDealt, { equipmentId: card })
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
  for (const { wire, possible } of pub.markers) x.tell(events.markerPlaced, { wire, possible: possible ? 1 : 0 })
  const draft: Draft = { bag: blueWires(wires.blue), stands: standsFor(seats, pub.captain) }
  for (const { beforeDeal } of hooksOf(pub)) beforeDeal?.(x, draft)
  dealColoured(x, draft, yellow, wires.yellow)
  dealColoured(x, draft, red, wires.red)
  x.hidden.aside = [...yellow.aside, ...red.aside]
  for (const { fromBag } of hooksOf(pub)) fromBag?.(x, draft)
  dealOut(draft, random)
  for (const { afterDeal } of hooksOf(pub)) afterDeal?.(x, draft)
  layOut(x, draft)
  countTotals(x)
}

/** BB-3.1: into the bag, or to the stands beforehand. */
function dealColoured({ pub, seats, random }: Table<BombBusters>, draft: Draft, drawn: Drawn, pool: Pool): void {
  if (pool.dealt === false) return
  const first = pool.predeal === 'captain-last' ? pub.captain + 1 : pub.captain
  if (pool.predeal !== undefined) predeal(draft, drawn.wires, first, seats, random)
  else for (const wire of drawn.wires) draft.bag.push(wire)
}

/** BB-M13.1, BB-M41.1: one each from this seat on; with two players the captain's two on different stands. */
function predeal(draft: Draft, wires: readonly Wire[], first: Seat, seats: number, random: Random): void {
  const used: DraftStand[] = []
  for (const [at, wire] of wires.entries()) used.push(dealTo(draft, (first + at) % seats, wire, random, used))
}

/** BB-3.6: each stand sorted, the hand of a two-stand player one list (BB-2.6). */
function layOut(x: Table<BombBusters>, { stands }: Draft): void {
  const { players } = x.pub
  for (let at = 0; at < stands.length; at++) {
    const { seat, left, middle, right } = stands[at]
    sortWires(middle)
    const player = players[seat]
    const size = left.length + middle.length + right.length
    if (left.length === 0 && player.stands.length === 0) x.own[seat].wires = middle
    else for (const part of [left, middle]) for (const wire of part) x.own[seat].wires.push(wire)
    for (let i = 0; i < right.length; i++) x.own[seat].wires.push(right[i])
    player.stands = player.stands.length === 0 ? alike(1, size) : [player.stands[0], size]
  }
  // Nobody knows anything yet, so all share what they know.
  const known: (readonly Wire[])[] = []
  for (let seat = 0; seat < x.seats; seat++) {
    const player = players[seat]
    const { length } = x.own[seat].wires
    const none = alike(length, 0)
    player.uncut = length
    player.shown = none.slice()
    player.marks = none
    player.from = alike(length, seat)
    player.not = none.slice()
    player.standHas = alike(player.stands.length, 0)
    player.standLacks = player.standHas
    known.push(none)
  }
  for (let seat = 0; seat < x.seats; seat++) x.own[seat].known = known
}

/** What everybody can count. BB-3.2: how many wires are left out is public, which ones is not. */
function countTotals({ pub, own }: Table<BombBusters>): void {
  const { total } = pub
  for (let seat = 0; seat < own.length; seat++) {
    const { wires } = own[seat]
    for (let place = 0; place < wires.length; place++) total[gameValue(wires[place])]++
  }
}

const BASIC_CARDS: readonly Character[] = Array.from({ length: BASIC_CHARACTERS }, (_, card) => card)

/**
 * BB-2.7: before mission 31 the basic cards are shuffled and dealt; afterwards the captain has the captain's card, and the
 * others what they have chosen (BB-C.2) or a basic card.
 */
function dealCharacters(x: Table<BombBusters>, { id, characters }: Mission): void {
  if (characters.mode === 'none') return
  const chooses = id >= EXPERTS_FROM
  const cards = chooses ? BASIC_CARDS.slice(1) : BASIC_CARDS.slice()
  shuffle(x.random, cards)
  for (let i = 0; i < x.seats; i++) {
    const seat = (x.pub.captain + i) % x.seats
    const isCaptain = seat === x.pub.captain
    if (isCaptain && characters.mode === 'captainNone') continue
    const wish = chooses ? CHARACTERS.indexOf(x.options.experts[seat] as never) : NO_CHARACTER
    const given = chooses && isCaptain ? CAPTAINS_CARD : wish >= BASIC_CHARACTERS ? wish : cards.pop()!
    x.pub.players[seat].character = given
    x.tell(events.characterDealt, { seat, character: given })
  }
}
