import type { Observer, Once, Seat } from '@riposte/kernel'
import { type Card, cardText, NAMES, type Name, NO_CARD } from './names.ts'
import type { Options } from './options.ts'
import {
  DUNGEON,
  FACETS,
  HAND,
  type Known,
  type Own,
  type Pub,
  REASONS,
  type RoundResult,
  SQUIRE,
  SUCCESSOR,
  THIS_NAME,
  WITH,
} from './state.ts'
import {
  courtValue,
  handValue,
  isRoyalty,
  mutedInCourt,
  type Sway,
  steadfastInCourt,
  swayOf,
  throneValue,
} from './values.ts'

/** IK-14: what one observer may know, with names for numbers. */
export interface View {
  readonly round: number
  readonly turn: number
  readonly trueKing: Seat
  readonly first: Seat | null
  readonly acting: Seat | null
  readonly scores: readonly number[]
  readonly throne: number
  readonly accused: string | null
  readonly forgotten: boolean
  readonly court: readonly CourtCardView[]
  readonly condemned: readonly { readonly card: string | null; readonly from: Seat }[]
  readonly removed: readonly string[]
  readonly mystic: readonly number[]
  readonly exiles: readonly Seat[]
  readonly players: readonly PlayerView[]
  readonly known: readonly KnownView[]
  readonly draft: readonly string[]
  readonly sayable: readonly string[]
  readonly lastRound: {
    readonly winners: readonly Seat[]
    readonly loser: Seat
    readonly reason: string
    readonly points: readonly number[]
  } | null
  readonly over: boolean
  readonly options: Options
  readonly mine: MineView | null
}

export interface CourtCardView {
  readonly card: string
  /** The name it goes by, where a Stranger has copied one. */
  readonly as: string
  readonly by: Seat
  readonly disgraced: boolean
  readonly value: number
  readonly royalty: boolean
  readonly muted: boolean
  readonly steadfast: boolean
}

export interface PlayerView {
  readonly out: boolean
  readonly flipped: boolean
  readonly facet: string
  readonly hand: number
  readonly successor: boolean
  readonly openSuccessor: string | null
  readonly dungeon: boolean
  readonly squire: boolean
  readonly antechamber: readonly string[]
  readonly army: number
  readonly exhausted: readonly string[]
  readonly recruitDiscard: readonly string[]
  readonly signatures: readonly string[]
  readonly conspiracies: number
  readonly lacks: readonly string[]
}

/** Something learned about a hidden place: a card that is there, or its name. */
export interface KnownView {
  readonly seat: Seat
  readonly place: 'hand' | 'successor' | 'dungeon' | 'squire' | 'with'
  readonly card?: string
  readonly name?: string
  readonly tracked: boolean
}

export interface MineView {
  readonly hand: readonly { readonly card: string; readonly value: number }[]
  readonly successor: string | null
  readonly dungeon: string | null
  readonly squire: string | null
  readonly army: readonly string[]
  readonly chosen: string | null
  readonly shown: readonly string[]
  readonly shownOf: Seat | null
  readonly known: readonly KnownView[]
  readonly condemned: readonly (string | null)[]
  readonly standing: number
}

const PLACES = {
  [HAND]: 'hand',
  [SUCCESSOR]: 'successor',
  [DUNGEON]: 'dungeon',
  [SQUIRE]: 'squire',
  [WITH]: 'with',
} as const

function maybe(card: number): string | null {
  return card === NO_CARD ? null : cardText(card)
}

// Most of a view is as it was in the view before. Where that is so for certain, the two hold the very same thing, and
// whoever looks for differences stops there.

const NONE: readonly never[] = Object.freeze([])

function cards(list: readonly Card[]): readonly string[] {
  return list.length === 0 ? NONE : list.map(cardText)
}

function names(list: readonly Name[]): readonly string[] {
  return list.length === 0 ? NONE : list.map((name) => NAMES[name])
}

/** What can be said stays the same for a whole match. */
const SAYABLE = new WeakMap<readonly Name[], readonly string[]>()

function sayable(pub: Pub): readonly string[] {
  let list = SAYABLE.get(pub.sayable)
  if (list === undefined) {
    list = names(pub.sayable)
    SAYABLE.set(pub.sayable, list)
  }
  return list
}

/** How a round ended stays the same until the next one has. */
const ENDINGS = new WeakMap<RoundResult, View['lastRound']>()

function ending(round: RoundResult): View['lastRound'] {
  let seen = ENDINGS.get(round)
  if (seen === undefined) {
    const { winners, loser, reason, points } = round
    seen = { winners: bits(winners), loser, reason: REASONS[reason], points }
    ENDINGS.set(round, seen)
  }
  return seen
}

/** Of one kind no more things are kept than this: of scores there are too many to keep them all. */
const KEPT_AT_MOST = 10_000

/** Things of which a view holds many, by a number that says all there is to say of them. */
class Kept<T> {
  readonly #things = new Map<number, T>()

  get(key: number, make: () => T): T {
    let thing = this.#things.get(key)
    if (thing === undefined) {
      thing = make()
      if (this.#things.size < KEPT_AT_MOST) this.#things.set(key, thing)
    }
    return thing
  }
}

/** More than there are names, seats, values, points or marks; no value lies further below nothing than the second. */
const MANY = 128
const LEAST = 64

const courtCards = new Kept<CourtCardView>()
const handCards = new Kept<MineView['hand'][number]>()
const players = new Kept<PlayerView>()
const knowledge = new Kept<KnownView>()
const condemned = new Kept<View['condemned'][number]>()
const scores = new Kept<readonly number[]>()

function viewCourtCard(pub: Pub, at: number, sway: Sway): CourtCardView {
  const entry = pub.court[at]
  const { card, as, by, up } = entry
  const value = courtValue(pub, at, sway)
  const royalty = isRoyalty(entry, sway.immortal)
  const muted = up && mutedInCourt(pub, entry, sway)
  const steadfast = up && steadfastInCourt(pub, entry, sway)
  const marks = Number(up) | (Number(royalty) << 1) | (Number(muted) << 2) | (Number(steadfast) << 3)
  const key = (((card * MANY + as) * MANY + by) * MANY + value + LEAST) * MANY + marks
  return courtCards.get(key, () => ({
    card: cardText(card),
    as: NAMES[as],
    by,
    disgraced: !up,
    value,
    royalty,
    muted,
    steadfast,
  }))
}

function viewHandCard(card: Card, value: number): MineView['hand'][number] {
  return handCards.get(card * MANY + value + LEAST, () => ({ card: cardText(card), value }))
}

function viewPlayer(pub: Pub, seat: Seat): PlayerView {
  const player = pub.players[seat]
  const out = (pub.out & (1 << seat)) !== 0
  const { flipped, facet, hand, successor, openSuccessor, dungeon, squire, army, conspiracies } = player
  const look = () => ({
    out,
    flipped,
    facet: FACETS[facet],
    hand,
    successor: successor > 0,
    openSuccessor: maybe(openSuccessor),
    dungeon: dungeon > 0,
    squire: squire > 0,
    antechamber: cards(player.antechamber),
    army,
    exhausted: cards(player.exhausted),
    recruitDiscard: cards(player.recruitDiscard),
    signatures: names(player.signatures),
    conspiracies,
    lacks: names(player.lacks),
  })
  const { antechamber, exhausted, recruitDiscard, signatures, lacks } = player
  const listed = antechamber.length + exhausted.length + recruitDiscard.length + signatures.length + lacks.length
  if (listed > 0) return look()
  const marks =
    Number(out) |
    (Number(flipped) << 1) |
    (Number(successor > 0) << 2) |
    (Number(dungeon > 0) << 3) |
    (Number(squire > 0) << 4)
  const key = ((((marks * MANY + facet) * MANY + hand) * MANY + openSuccessor + 1) * MANY + army) * MANY + conspiracies
  return players.get(key, look)
}

function viewKnown({ seat, place, kind, what, tracked }: Known): KnownView {
  const key = (((what * MANY + seat) * MANY + place) * MANY + kind) * MANY + Number(tracked)
  return knowledge.get(key, () => {
    const where = { seat, place: PLACES[place], tracked }
    return kind === THIS_NAME ? { ...where, name: NAMES[what] } : { ...where, card: cardText(what) }
  })
}

function viewCondemned({ card, from }: Pub['condemned'][number]): View['condemned'][number] {
  return condemned.get((card + 1) * MANY + from, () => ({ card: maybe(card), from }))
}

/** No more than four seats have them, so they fit into a number. */
function viewScores(of: readonly number[]): readonly number[] {
  let key = of.length
  for (let seat = 0; seat < of.length; seat++) key = key * MANY + of[seat]
  return scores.get(key, () => of.slice())
}

function viewAllKnown(known: readonly Known[]): readonly KnownView[] {
  return known.length === 0 ? NONE : known.map(viewKnown)
}

function bits(mask: number): readonly number[] {
  if (mask === 0) return NONE
  const list: number[] = []
  for (let bit = 0, rest = mask; rest !== 0; bit++, rest >>>= 1) if (rest & 1) list.push(bit)
  return list
}

/** It is given the public state and the observer's own part, and builds up from nothing. */
export function view(pub: Pub, mine: Own | null, observer: Observer, once: Once): View {
  const seen = once(() => viewForAll(pub))
  return mine === null ? seen : { ...seen, mine: viewMine(pub, mine, observer) }
}

/** Everything but the observer's own part, which everybody sees alike. */
function viewForAll(pub: Pub): View {
  const sway = { ...swayOf(pub) }
  const court: CourtCardView[] = []
  for (let at = 0; at < pub.court.length; at++) court.push(viewCourtCard(pub, at, sway))
  return {
    round: pub.round,
    turn: pub.turn,
    trueKing: pub.trueKing,
    first: pub.first < 0 ? null : pub.first,
    acting: pub.acting < 0 ? null : pub.acting,
    scores: viewScores(pub.scores),
    throne: throneValue(pub, sway),
    accused: maybe(pub.accused),
    forgotten: pub.forgotten,
    court,
    condemned: pub.condemned.length === 0 ? NONE : pub.condemned.map(viewCondemned),
    removed: cards(pub.removed),
    mystic: bits(pub.mystic),
    exiles: bits(pub.exiles),
    players: pub.players.map((_, seat) => viewPlayer(pub, seat)),
    known: viewAllKnown(pub.known),
    draft: names(pub.draft),
    sayable: sayable(pub),
    lastRound: pub.lastRound && ending(pub.lastRound),
    over: pub.over,
    options: pub.options,
    mine: null,
  }
}

function viewMine(pub: Pub, mine: Own, observer: Seat): MineView {
  const sway = swayOf(pub)
  return {
    hand: mine.hand.map((card) => viewHandCard(card, handValue(pub, card, observer, sway))),
    successor: maybe(mine.successor),
    dungeon: maybe(mine.dungeon),
    squire: maybe(mine.squire),
    army: cards(mine.army),
    chosen: maybe(mine.chosen),
    shown: cards(mine.shown),
    shownOf: mine.shownOf < 0 ? null : mine.shownOf,
    known: viewAllKnown(mine.known),
    condemned: mine.condemned.length === 0 ? NONE : mine.condemned.map(maybe),
    standing: mine.standing,
  }
}
