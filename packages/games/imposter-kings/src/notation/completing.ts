import { below, includes, type Random, type Seat, type Seats, shuffle } from '@riposte/kernel'
import { DEALS } from '../decks.ts'
import { insert } from '../moves.ts'
import { armyCard, BASE_ARMY, type Card, NO_CARD, nameOf, ownerOf, SIGNATURES } from '../names.ts'
import { deckListOf, type Options, withArmies, withSignatures } from '../options.ts'
import { DEALT, FRESH, IN_PLAY, IN_TURN, type Round } from '../phases/round.ts'
import { CHARISMATIC_LEADER, type Position } from '../state.ts'
import { count, refuseUntruth } from './checks.ts'
import { cardsOf } from './places.ts'
import { fail } from './terms.ts'

export type Notated = Position & { readonly from: Round['args']['from'] }

/** What a text has told. */
export interface Told {
  readonly position: Position
  readonly options: Options
  readonly seats: number
  /** -1, here and below: it says nothing. */
  readonly toAct: Seat
  /** That turn has begun. */
  readonly isBegun: boolean
  readonly round: number
  readonly trueKing: Seat
  readonly first: Seat
  readonly dealsRest: boolean
  /** Seats whose hand, signatures or Army it names. */
  readonly hands: Seats
  readonly signatures: Seats
  readonly armies: Seats
}

/** The position that the text tells, with what it leaves to be said. */
export function complete(told: Told, random: Random): Notated {
  const { pub, own } = told.position
  const inPlay = told.toAct >= 0
  const dealt = !inPlay && (told.hands !== 0 || told.dealsRest)
  if (!inPlay) refuseWhatNeedsATurn(told)
  refuseOtherMoments(told)
  fillArmies(told)
  count(told)
  refuseUntruth(told.position)
  if (told.dealsRest) {
    if (inPlay) fail('"deal: rest" is for deals; in a position every card has its place')
    dealRest(told, random)
  }
  pub.trueKing = told.trueKing >= 0 ? told.trueKing : dealt || inPlay ? 0 : below(random, told.seats)
  for (let seat = 0; seat < told.seats; seat++) {
    const player = pub.players[seat]
    player.hand = own[seat].hand.length
    player.successor = own[seat].successor === NO_CARD ? 0 : 1
    player.dungeon = own[seat].dungeon === NO_CARD ? 0 : 1
    player.squire = own[seat].squire === NO_CARD ? 0 : 1
    player.army = own[seat].army.length
    // IK-3.9
    if (inPlay && player.facet === CHARISMATIC_LEADER) player.openSuccessor = own[seat].successor
    if (dealt && player.hand < 2)
      fail(`seat ${seat}: a deal needs at least two cards for the Dungeon and the Successor`)
    if (includes(pub.out, seat) && !pub.left.includes(seat)) pub.left.push(seat)
  }
  for (const seat of pub.left) if (!includes(pub.out, seat)) fail(`left: seat ${seat} is not out`)
  if (inPlay) {
    if (includes(pub.out, told.toAct)) fail(`to act: seat ${told.toAct} is out`)
    pub.acting = told.toAct
    pub.first = told.first >= 0 ? told.first : told.toAct
  }
  const fresh = !inPlay && !dealt
  pub.round = (told.round < 0 ? 1 : told.round) - (fresh ? 1 : 0)
  return { ...told.position, from: inPlay ? (told.isBegun ? IN_TURN : IN_PLAY) : dealt ? DEALT : FRESH }
}

/** A Court, a Successor and the like only come after the first player is named: such a text has forgotten `to act`. */
function refuseWhatNeedsATurn(told: Told): void {
  const { pub, own } = told.position
  const needsTurn = (what: string) => fail(`${what} needs "to act: N", whose turn it is`)
  if (pub.court.length > 0) needsTurn('a Court')
  if (pub.condemned.length > 0) needsTurn('a condemned card')
  if (pub.removed.length > 0) needsTurn('a removed card')
  if (pub.out > 0) needsTurn('a player who is out')
  if (told.first >= 0) needsTurn('the first player')
  for (let seat = 0; seat < told.seats; seat++) {
    const player = pub.players[seat]
    if (own[seat].successor !== NO_CARD) needsTurn('a Successor')
    if (own[seat].dungeon !== NO_CARD) needsTurn('a Dungeon card')
    if (own[seat].squire !== NO_CARD) needsTurn('a Squire')
    if (player.antechamber.length > 0) needsTurn('an Antechamber')
    if (player.flipped) needsTurn('a flipped King')
  }
  if (told.hands === 0 && !told.dealsRest && (pub.accused !== NO_CARD || pub.forgotten)) {
    fail('an accused or forgotten card needs hands, or "deal: rest"')
  }
}

/** IK-13.5: what the text does not say about an Army: all of it is available but the cards that are named elsewhere. */
function fillArmies(told: Told): void {
  const { pub, own } = told.position
  const named = cardsOf(told.position, 'without armies')
  for (let seat = 0; seat < told.seats; seat++) {
    const player = pub.players[seat]
    const mine = named.filter((of) => ownerOf(of) === seat)
    if (!withArmies(told.options)) {
      if (mine.length > 0 || includes(told.armies | told.signatures, seat)) {
        fail(`seat ${seat}: armies come with stage 2 of the expansion`)
      }
      continue
    }
    if (!includes(told.signatures, seat)) {
      const shown = [...mine, ...(includes(told.armies, seat) ? own[seat].army : [])]
      player.signatures = [...new Set(shown.map(nameOf))]
        .filter((name) => SIGNATURES.includes(name))
        .sort((a, b) => a - b)
    }
    if (player.signatures.length > 0 && !withSignatures(told.options)) {
      fail(`seat ${seat}: signature cards come with stage 3 of the expansion`)
    }
    if (includes(told.armies, seat)) continue
    own[seat].army = []
    for (const name of [...BASE_ARMY, ...player.signatures]) {
      if (!mine.includes(armyCard(name, seat))) insert(own[seat].army, armyCard(name, seat))
    }
  }
}

/** What ends with a turn belongs into one, and a fresh deal is demanded before the first. */
function refuseOtherMoments({ position, isBegun, toAct }: Told): void {
  for (const [seat, { lockedOut, conspiraciesEnding, demanded }] of position.pub.players.entries()) {
    if (lockedOut && !isBegun) fail(`seat ${seat}: "locked out" needs "in turn: N"`)
    if (conspiraciesEnding > 0 && !(isBegun && seat === toAct)) {
      fail(`seat ${seat}: conspiracies end in the turn of their player, which needs "in turn: ${seat}"`)
    }
    if (demanded && toAct >= 0) fail(`seat ${seat}: a fresh deal is demanded before the first turn`)
  }
}

/** Hands are filled up, then the Accused and the Forgotten (IK-3.3). */
function dealRest(told: Told, random: Random): void {
  const { pub, own, hidden } = told.position
  const rest: Card[] = pub.deck.slice()
  for (const of of cardsOf(told.position, 'all')) if (ownerOf(of) < 0) rest.splice(rest.indexOf(of), 1)
  shuffle(random, rest)
  const deal = DEALS[deckListOf(told.options, told.seats)]
  for (const { hand } of own)
    while (hand.length < deal.hand) insert(hand, rest.pop() ?? fail('there are too many cards in the hands'))
  if (pub.accused === NO_CARD) pub.accused = rest.pop() ?? fail('no card is left for the Accused')
  const last = rest.pop()
  if (last !== undefined && !pub.forgotten) {
    hidden.forgotten = last
    pub.forgotten = true
  }
}
