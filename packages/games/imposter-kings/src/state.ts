import type { Parts, Seat, Seats } from '@riposte/kernel'
import type { Card, Name } from './names.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** IK-2.7: a card in the Court. */
export interface CourtCard {
  card: Card
  /** The name it goes by: its own, or the one a Stranger has copied. */
  as: Name
  by: Seat
  up: boolean
  /** How many Conspiracist effects were fixed on it when it landed; any makes it Steadfast (IK-7.38a). */
  bonus: number
  /** A Soldier that guessed right, a Bard that recalled (IK-6.4). */
  proven: boolean
  fromAntechamber: boolean
}

/** IK-2.11: a condemned card and the seat it came from. NO_CARD where its identity is not public (IK-10.2). */
export interface CondemnedCard {
  card: Card
  from: Seat
  /** Its base value where that is all that is public (Executioner's number), else -1. */
  base: number
}

export const REGULAR = 0
export const CHARISMATIC_LEADER = 1
export const MASTER_TACTICIAN = 2
export type Facet = typeof REGULAR | typeof CHARISMATIC_LEADER | typeof MASTER_TACTICIAN
export const FACETS = ['Regular', 'Charismatic Leader', 'Master Tactician'] as const

/** Where a card may be known to lie. WITH: in the hand or as Successor, it is not known which. */
export const HAND = 0
export const SUCCESSOR = 1
export const DUNGEON = 2
export const SQUIRE = 3
export const WITH = 4
export type Place = typeof HAND | typeof SUCCESSOR | typeof DUNGEON | typeof SQUIRE | typeof WITH

/** What is known: exactly which card, or only its name. */
export const THIS_CARD = 0
export const THIS_NAME = 1

/** "At that seat's place there is such a card." */
export interface Known {
  seat: Seat
  place: Place
  kind: typeof THIS_CARD | typeof THIS_NAME
  what: number
  /** IK-9.15: everybody has seen this very card go there, so nobody else is asked about it. */
  tracked: boolean
}

/** What everybody may know about one player. */
export interface PublicPlayer {
  flipped: boolean
  facet: Facet
  /** Numbers of hidden cards. */
  hand: number
  successor: number
  dungeon: number
  squire: number
  army: number
  /** IK-3.9: the Successor of a Charismatic Leader, or NO_CARD. */
  openSuccessor: Card
  antechamber: Card[]
  exhausted: Card[]
  recruitDiscard: Card[]
  /** IK-13.5: the signature names of its Army. Never changed in place. */
  signatures: readonly Name[]
  /** Running Conspiracist effects (IK-7.38a): how many, and how many of them end with this player's present turn. */
  conspiracies: number
  conspiraciesEnding: number
  /**
   * IK-9.16: its hand may hold cards of other Armies that are not tracked with it: this round it has received an unseen
   * card from another player, or a Stranger of another Army that was tracked with it has been lost from sight.
   */
  receivedUnseen: boolean
  /** Names its hand is known not to hold. */
  lacks: Name[]
  /** IK-9.12: not asked again until the turn ends. */
  lockedOut: boolean
  /** IK-3.12: fresh deals demanded in the match, and in this round. */
  demands: number
  demanded: boolean
}

export interface Pub {
  /** Fixed for the match and never changed in place: the choices made before it, the shared deck, its copies by name, the names that may be said. */
  options: Options
  deck: readonly Card[]
  copies: readonly number[]
  sayable: readonly Name[]
  round: number
  turn: number
  trueKing: Seat
  first: Seat
  /** IK-0.3: whose turn it is; -1 before the first. */
  acting: Seat
  /** IK-4.5: who is choosing a card to play or a King to flip, and so can do one of them; -1 otherwise. */
  able: Seat
  /** IK-7.5a, IK-7.6a: who is choosing a hand card of this name or base value to give up, and so has one. */
  givers: Seats
  givenName: Name
  givenBase: number
  /** IK-18.4: who is asked in a reaction window; -1 outside. */
  asked: Seat
  scores: number[]
  /** IK-9.12: match points owed by false claims, paid at the end of the round. */
  owed: number[]
  accused: Card
  forgotten: boolean
  court: CourtCard[]
  condemned: CondemnedCard[]
  removed: Card[]
  players: PublicPlayer[]
  /** IK-12.11: who is out of the round, and in which order they left. */
  out: Seats
  left: Seat[]
  /** IK-7.17: base values that Mystic has blanked, one bit each. */
  mystic: number
  /** IK-7.39: seats whose Exile mutes everything. */
  exiles: Seats
  /** What everybody has learned about hidden places. */
  known: Known[]
  /** IK-13.3: the cards of a tournament draft that lie open. */
  draft: Name[]
  /** The last round's result, for the review; null before the first. Never changed in place. */
  lastRound: RoundResult | null
  over: boolean
}

export const STUCK = 0
export const ASSASSINATION = 1
export const FORFEIT = 2
export const REASONS = ['stuck', 'assassination', 'forfeit'] as const

export interface RoundResult {
  readonly winners: Seats
  readonly loser: Seat
  readonly reason: typeof STUCK | typeof ASSASSINATION | typeof FORFEIT
  readonly points: readonly number[]
}

/** What one seat may know besides. */
export interface Own {
  hand: Card[]
  successor: Card
  dungeon: Card
  squire: Card
  army: Card[]
  /** A card chosen under seal that a window has still to let through (Warden, IK-9.20). */
  chosen: Card
  /** Cards this seat is being shown, and whose they are (Nakturn, the assassin's pick, Flagbearer's rally, Oracle). */
  shown: Card[]
  shownOf: Seat
  /** What this seat alone has learned about other players' hidden places. */
  known: Known[]
  /** Condemned cards this seat has seen although they are not public (IK-10.2), by place in the pile; NO_CARD elsewhere. */
  condemned: Card[]
  /** IK-9.14: "no" said in advance; one bit per trigger and card. */
  standing: number
}

export interface Hidden {
  /** IK-2.10 */
  forgotten: Card
  /** Every condemned card, also those whose identity is not public (IK-10.2). */
  condemned: Card[]
}

export interface ImposterKings {
  pub: Pub
  own: Own
  hidden: Hidden
  options: Options
  view: View
}

export type Position = Parts<ImposterKings>

/** A deep copy, written out: a search makes millions. */
export function copyPosition(from: Position): Position {
  return {
    pub: copyPub(from.pub),
    own: copyOwn(from.own),
    hidden: { forgotten: from.hidden.forgotten, condemned: list(from.hidden.condemned) },
  }
}

function list(from: number[]): number[] {
  return from.length === 0 ? [] : from.slice()
}

function copyKnown(from: Known[]): Known[] {
  const to: Known[] = []
  for (let i = 0; i < from.length; i++) {
    const k = from[i]
    to.push({ seat: k.seat, place: k.place, kind: k.kind, what: k.what, tracked: k.tracked })
  }
  return to
}

function copyPub(p: Pub): Pub {
  const court: CourtCard[] = []
  for (let i = 0; i < p.court.length; i++) {
    const c = p.court[i]
    court.push({
      card: c.card,
      as: c.as,
      by: c.by,
      up: c.up,
      bonus: c.bonus,
      proven: c.proven,
      fromAntechamber: c.fromAntechamber,
    })
  }
  const condemned: CondemnedCard[] = []
  for (let i = 0; i < p.condemned.length; i++)
    condemned.push({ card: p.condemned[i].card, from: p.condemned[i].from, base: p.condemned[i].base })
  const players: PublicPlayer[] = []
  for (let i = 0; i < p.players.length; i++) {
    const q = p.players[i]
    players.push({
      flipped: q.flipped,
      facet: q.facet,
      hand: q.hand,
      successor: q.successor,
      dungeon: q.dungeon,
      squire: q.squire,
      army: q.army,
      openSuccessor: q.openSuccessor,
      antechamber: list(q.antechamber),
      exhausted: list(q.exhausted),
      recruitDiscard: list(q.recruitDiscard),
      signatures: q.signatures,
      conspiracies: q.conspiracies,
      conspiraciesEnding: q.conspiraciesEnding,
      receivedUnseen: q.receivedUnseen,
      lacks: list(q.lacks),
      lockedOut: q.lockedOut,
      demands: q.demands,
      demanded: q.demanded,
    })
  }
  return {
    options: p.options,
    deck: p.deck,
    copies: p.copies,
    sayable: p.sayable,
    round: p.round,
    turn: p.turn,
    trueKing: p.trueKing,
    first: p.first,
    acting: p.acting,
    able: p.able,
    givers: p.givers,
    givenName: p.givenName,
    givenBase: p.givenBase,
    asked: p.asked,
    scores: p.scores.slice(),
    owed: p.owed.slice(),
    accused: p.accused,
    forgotten: p.forgotten,
    court,
    condemned,
    removed: list(p.removed),
    players,
    out: p.out,
    left: list(p.left),
    mystic: p.mystic,
    exiles: p.exiles,
    known: copyKnown(p.known),
    draft: list(p.draft),
    lastRound: p.lastRound,
    over: p.over,
  }
}

function copyOwn(from: Own[]): Own[] {
  const to: Own[] = []
  for (let i = 0; i < from.length; i++) {
    const o = from[i]
    to.push({
      hand: list(o.hand),
      successor: o.successor,
      dungeon: o.dungeon,
      squire: o.squire,
      army: list(o.army),
      chosen: o.chosen,
      shown: list(o.shown),
      shownOf: o.shownOf,
      known: copyKnown(o.known),
      condemned: list(o.condemned),
      standing: o.standing,
    })
  }
  return to
}
