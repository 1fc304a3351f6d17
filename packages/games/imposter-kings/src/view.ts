import type { Observer, Seat } from '@riposte/kernel'
import { cardText, NAMES, NO_CARD } from './names.ts'
import type { Options } from './options.ts'
import {
  DUNGEON,
  FACETS,
  HAND,
  type Known,
  type Own,
  type Pub,
  REASONS,
  SQUIRE,
  SUCCESSOR,
  THIS_NAME,
  WITH,
} from './state.ts'
import { courtValue, handValue, isRoyalty, mutedInCourt, steadfastInCourt, swayOf, throneValue } from './values.ts'

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

function viewKnown(entry: Known): KnownView {
  const where = { seat: entry.seat, place: PLACES[entry.place], tracked: entry.tracked }
  if (entry.kind === THIS_NAME) return { ...where, name: NAMES[entry.what] }
  return { ...where, card: cardText(entry.what) }
}

function bits(mask: number): number[] {
  const list: number[] = []
  for (let bit = 0, rest = mask; rest !== 0; bit++, rest >>>= 1) if (rest & 1) list.push(bit)
  return list
}

/** It is given the public state and the observer's own part, and builds up from nothing. */
export function view(pub: Pub, mine: Own | null, observer: Observer): View {
  const sway = { ...swayOf(pub) }
  const court: CourtCardView[] = []
  for (let at = 0; at < pub.court.length; at++) {
    const entry = pub.court[at]
    court.push({
      card: cardText(entry.card),
      as: NAMES[entry.as],
      by: entry.by,
      disgraced: !entry.up,
      value: courtValue(pub, at, sway),
      royalty: isRoyalty(entry, sway.immortal),
      muted: entry.up && mutedInCourt(pub, entry, sway),
      steadfast: entry.up && steadfastInCourt(pub, entry, sway),
    })
  }
  const players: PlayerView[] = []
  for (let seat = 0; seat < pub.players.length; seat++) {
    const player = pub.players[seat]
    players.push({
      out: (pub.out & (1 << seat)) !== 0,
      flipped: player.flipped,
      facet: FACETS[player.facet],
      hand: player.hand,
      successor: player.successor > 0,
      openSuccessor: maybe(player.openSuccessor),
      dungeon: player.dungeon > 0,
      squire: player.squire > 0,
      antechamber: player.antechamber.map(cardText),
      army: player.army,
      exhausted: player.exhausted.map(cardText),
      recruitDiscard: player.recruitDiscard.map(cardText),
      signatures: player.signatures.map((name) => NAMES[name]),
      conspiracies: player.conspiracies,
      lacks: player.lacks.map((name) => NAMES[name]),
    })
  }
  const last = pub.lastRound
  return {
    round: pub.round,
    turn: pub.turn,
    trueKing: pub.trueKing,
    first: pub.first < 0 ? null : pub.first,
    acting: pub.acting < 0 ? null : pub.acting,
    scores: pub.scores.slice(),
    throne: throneValue(pub, sway),
    accused: maybe(pub.accused),
    forgotten: pub.forgotten,
    court,
    condemned: pub.condemned.map((entry) => ({ card: maybe(entry.card), from: entry.from })),
    removed: pub.removed.map(cardText),
    mystic: bits(pub.mystic),
    exiles: bits(pub.exiles),
    players,
    known: pub.known.map(viewKnown),
    draft: pub.draft.map((name) => NAMES[name]),
    sayable: pub.sayable.map((name) => NAMES[name]),
    lastRound: last && {
      winners: bits(last.winners),
      loser: last.loser,
      reason: REASONS[last.reason],
      points: last.points,
    },
    over: pub.over,
    options: pub.options,
    mine:
      mine === null
        ? null
        : {
            hand: mine.hand.map((card) => ({ card: cardText(card), value: handValue(pub, card, observer, sway) })),
            successor: maybe(mine.successor),
            dungeon: maybe(mine.dungeon),
            squire: maybe(mine.squire),
            army: mine.army.map(cardText),
            chosen: maybe(mine.chosen),
            shown: mine.shown.map(cardText),
            shownOf: mine.shownOf < 0 ? null : mine.shownOf,
            known: mine.known.map(viewKnown),
            condemned: mine.condemned.map(maybe),
            standing: mine.standing,
          },
  }
}
