import { below, includes, listed, type Random, type Seat, type Seats, shuffle } from '@riposte/kernel'
import { DEALS } from './decks.ts'
import { insert } from './moves.ts'
import {
  armyCard,
  BASE_ARMY,
  baseValue,
  type Card,
  cardFromText,
  cardText,
  NAMES,
  type Name,
  NO_CARD,
  nameOf,
  ownerOf,
  SIGNATURES,
} from './names.ts'
import { deckListOf, type Options, withArmies, withFacets, withSignatures } from './options.ts'
import { DEALT, FRESH, IN_PLAY, type Round } from './phases/round.ts'
import { standingBit, standingList } from './reactions/standing-answer.ts'
import { emptyPosition } from './setup.ts'
import {
  CHARISMATIC_LEADER,
  type CourtCard,
  DUNGEON,
  FACETS,
  HAND,
  type Known,
  type Own,
  type Place,
  type Position,
  type PublicPlayer,
  REGULAR,
  SQUIRE,
  SUCCESSOR,
  THIS_CARD,
  THIS_NAME,
  WITH,
} from './state.ts'

/**
 * The one-line notation for fixed deals and positions. Sections are parted by `|`, what stands before a seat by `;`:
 *
 *     court: Elder by 0, Queen by 1, Fool by 0 down | accused: Judge | to act: 0
 *     | seat 0: hand King's Hand, Elder of seat 0; successor Elder; king down | seat 1: hand Assassin
 *
 * With `to act: N` it is a position in which N's turn is about to begin. Without, hands make it a deal of which the next
 * step is to name the first player; `deal: rest` deals what is not named at random. Without hands it is a match that
 * begins with a fresh deal. Cards that are not named anywhere are nowhere: they count as possibly held.
 *
 * | section | value |
 * |---|---|
 * | `court` | cards in order, the Throne last, each with `by N`, `as Name`, `down`, `bonus N`, `proven`, `from antechamber` |
 * | `accused`, `forgotten` | a card |
 * | `condemned` | cards, each with `from N`, and where not everybody saw it `seen by N N` and `base known` |
 * | `removed` | cards |
 * | `seat N` | `hand`, `antechamber`, `army`, `exhausted`, `recruit discard`, `signatures`, `lacks`: lists, or `none`; |
 * | | `successor`, `dungeon`, `squire`: a card; `king down`, `facet …`, `conspiracies N`, `received unseen`, `demands N`, |
 * | | `knows …`, `standing kingFlip Assassin, …`, `out` |
 * | `known` | what all know: `Elder at 1 hand`, `any Elder at 1 with`, each perhaps `tracked` |
 * | `to act`, `true king`, `first` | a seat; `exile`, `left`: seats; `mystic`: numbers |
 * | `scores`, `owed` | a number per seat; `round`, `turn`: a number |
 *
 * A card of an Army is written `Elder of seat 0`, in its own `army` and `exhausted` just `Elder`. An Army that is not
 * named is the whole of it without the cards that are named elsewhere.
 */
export type Notated = Position & { readonly from: Round['args']['from'] }

const PLACES: readonly (readonly [text: string, place: Place])[] = [
  ['hand', HAND],
  ['successor', SUCCESSOR],
  ['dungeon', DUNGEON],
  ['squire', SQUIRE],
  ['with', WITH],
]
const NONE = 'none'
const COURT_MARK = new RegExp(` (by [0-3]|as (?:${NAMES.join('|')})|down|proven|from antechamber|bonus \\d+)$`)
const CONDEMNED_MARK = / (from [0-3]|seen by [0-3 ]+|base known)$/

// ---- reading ----------------------------------------------------------------------------------------------------------

export function readNotation(text: string, options: Options, seats: number, random: Random): Notated {
  const sections = sectionsOf(text)
  const read = new Reading(options, seats)
  for (const [key, value] of sections) if (!key.startsWith('seat ')) read.section(key, value)
  for (const [key, value] of sections) if (key.startsWith('seat ')) read.seat(key, value)
  return read.finish(random)
}

function sectionsOf(text: string): (readonly [key: string, value: string])[] {
  const found: [string, string][] = []
  for (const section of text.split('|').map((part) => part.trim())) {
    if (section === '') continue
    const colon = section.indexOf(':')
    if (colon < 0) fail(`"${section}" has no colon; a section is written "court: …" or "seat 0: …"`)
    const key = section.slice(0, colon).trim().replace(/\s+/g, ' ')
    if (found.some(([other]) => other === key)) fail(`there are two sections "${key}"`)
    found.push([key, section.slice(colon + 1).trim()])
  }
  return found
}

class Reading {
  readonly position: Position
  readonly seats: number
  readonly options: Options
  toAct: Seat = -1
  round = -1
  trueKing: Seat = -1
  first: Seat = -1
  dealsRest = false
  /** Seats whose hand, signatures or Army the text names. */
  hands: Seats = 0
  signatures: Seats = 0
  armies: Seats = 0

  constructor(options: Options, seats: number) {
    this.options = options
    this.seats = seats
    this.position = emptyPosition(options, seats, 0)
  }

  section(key: string, value: string): void {
    const { pub, hidden } = this.position
    switch (key) {
      case 'court':
        pub.court = entries(value).map((entry) => this.courtCard(entry))
        return
      case 'accused':
        pub.accused = card(value)
        return
      case 'forgotten':
        hidden.forgotten = card(value)
        pub.forgotten = true
        return
      case 'condemned':
        for (const entry of entries(value)) this.condemnedCard(entry)
        return
      case 'removed':
        pub.removed = entries(value).map(card)
        return
      case 'known':
        pub.known = entries(value).map((entry) => this.knowledge(entry))
        return
      case 'mystic':
        for (const number of numbers(value, 'mystic', 1, 8)) pub.mystic |= 1 << number
        return
      case 'exile':
        pub.exiles = this.seatSet(value)
        return
      case 'left':
        pub.left = words(value).map((word) => this.seatNumber(word))
        return
      case 'scores':
        pub.scores = this.perSeat(value, 'scores')
        return
      case 'owed':
        pub.owed = this.perSeat(value, 'owed')
        return
      case 'to act':
        this.toAct = this.seatNumber(value)
        return
      case 'true king':
        this.trueKing = this.seatNumber(value)
        return
      case 'first':
        this.first = this.seatNumber(value)
        return
      case 'round':
        this.round = numberIn(value, 'round', 1, 127)
        return
      case 'turn':
        pub.turn = numberIn(value, 'turn', 0, 1000)
        return
      case 'deal':
        if (value !== 'rest') fail(`"deal: ${value}"; only "deal: rest" is known`)
        this.dealsRest = true
        return
      default:
        fail(`there is no section "${key}"`)
    }
  }

  seat(key: string, value: string): void {
    const seat = this.seatNumber(key.slice('seat '.length))
    for (const part of value.split(';').map((text) => text.trim())) if (part !== '') this.part(seat, part)
  }

  part(seat: Seat, part: string): void {
    const own = this.position.own[seat]
    const player = this.position.pub.players[seat]
    const [, key, rest] = part.match(/^(king|recruit discard|received unseen|[a-z]+)\b\s*(.*)$/) ?? []
    switch (key) {
      case 'hand':
        this.hands |= 1 << seat
        for (const entry of entries(rest)) insert(own.hand, card(entry))
        return
      case 'successor':
        own.successor = card(rest)
        return
      case 'dungeon':
        own.dungeon = card(rest)
        return
      case 'squire':
        own.squire = card(rest)
        return
      case 'king':
        if (rest !== 'up' && rest !== 'down') fail(`seat ${seat}: the King is "up" or "down", not "${rest}"`)
        player.flipped = rest === 'down'
        return
      case 'facet':
        player.facet = this.facet(rest)
        return
      case 'antechamber':
        player.antechamber = entries(rest).map(card)
        return
      case 'army':
        this.armies |= 1 << seat
        own.army = this.armyCards(seat, rest)
        return
      case 'exhausted':
        player.exhausted = this.armyCards(seat, rest)
        return
      case 'recruit discard':
        player.recruitDiscard = entries(rest).map(card)
        return
      case 'signatures':
        this.signatures |= 1 << seat
        player.signatures = entries(rest).map((entry) => signature(entry))
        if (new Set(player.signatures).size > 3 || new Set(player.signatures).size < player.signatures.length) {
          fail(`seat ${seat}: an Army has up to three different signature cards`)
        }
        return
      case 'conspiracies':
        player.conspiracies = numberIn(rest, 'conspiracies', 0, 15)
        return
      case 'received unseen':
        player.receivedUnseen = true
        return
      case 'lacks':
        player.lacks = entries(rest).map(cardNamed)
        return
      case 'demands':
        player.demands = numberIn(rest, 'demands', 0, 127)
        return
      case 'knows':
        own.known = entries(rest).map((entry) => this.knowledge(entry))
        return
      case 'standing':
        own.standing = entries(rest).reduce((bits, entry) => bits | standingAnswer(entry), 0)
        return
      case 'out':
        this.position.pub.out |= 1 << seat
        return
      default:
        fail(`seat ${seat}: "${part}" says nothing`)
    }
  }

  /** `Stranger of seat 0 by 1 as Warlord down`; by whom is seat 0 where it does not matter. */
  courtCard(entry: string): CourtCard {
    const { text, marks } = marked(entry, COURT_MARK)
    const of = card(text)
    const found: CourtCard = {
      card: of,
      as: nameOf(of),
      by: 0,
      up: true,
      bonus: 0,
      proven: false,
      fromAntechamber: false,
    }
    for (const mark of marks) {
      if (mark === 'down') found.up = false
      else if (mark === 'proven') found.proven = true
      else if (mark === 'from antechamber') found.fromAntechamber = true
      else if (mark.startsWith('by ')) found.by = this.seatNumber(mark.slice(3))
      else if (mark.startsWith('as ')) found.as = cardNamed(mark.slice(3))
      else found.bonus = Number(mark.slice('bonus '.length))
    }
    if (!found.up && (found.as !== nameOf(of) || found.bonus > 0 || found.proven)) {
      fail(`"${entry}": a disgraced card is nothing but its own card`) // IK-5.10
    }
    return found
  }

  /** `Judge from 1`, and where not everybody has seen it `Judge from 1 seen by 1 2`, perhaps with `base known` (IK-10.2). */
  condemnedCard(entry: string): void {
    const { pub, hidden, own } = this.position
    const { text, marks } = marked(entry, CONDEMNED_MARK)
    const of = card(text)
    let from = 0
    let witnesses: Seats = -1
    let base = -1
    for (const mark of marks) {
      if (mark === 'base known') base = baseValue(of)
      else if (mark.startsWith('from ')) from = this.seatNumber(mark.slice('from '.length))
      else witnesses = this.seatSet(mark.slice('seen by '.length))
    }
    pub.condemned.push({ card: witnesses < 0 ? of : NO_CARD, from, base })
    hidden.condemned.push(of)
    for (let seat = 0; witnesses > 0 && seat < this.seats; seat++) {
      if (!includes(witnesses, seat)) continue
      const seen = own[seat].condemned
      while (seen.length < pub.condemned.length - 1) seen.push(NO_CARD)
      seen.push(of)
    }
  }

  /** `Elder at 1 hand tracked`, `any Elder at 1 with`. */
  knowledge(entry: string): Known {
    const [, what, seat, where, tracked] =
      entry.match(/^(.+) at ([0-3]) ([a-z]+)( tracked)?$/) ?? fail(`"${entry}" is not "Elder at 1 hand"`)
    const place = PLACES.find(([text]) => text === where)?.[1] ?? fail(`"${entry}": "${where}" is no place`)
    const about = { seat: this.seatNumber(seat), place, tracked: tracked !== undefined }
    if (what.startsWith('any ')) return { ...about, kind: THIS_NAME, what: cardNamed(what.slice(4)) }
    return { ...about, kind: THIS_CARD, what: card(what) }
  }

  facet(text: string): PublicPlayer['facet'] {
    const names: readonly string[] = FACETS
    const at = names.indexOf(text)
    if (at < 0) fail(`there is no facet "${text}"`)
    if (at !== REGULAR && !withFacets(this.options)) fail('facets come with stage 4 of the expansion')
    return at as PublicPlayer['facet']
  }

  /** Plain names: the cards of this seat's own Army. */
  armyCards(seat: Seat, text: string): Card[] {
    const cards: Card[] = []
    for (const entry of entries(text)) {
      const of = card(entry)
      insert(cards, ownerOf(of) < 0 ? armyCard(of, seat) : of)
    }
    return cards
  }

  seatNumber(text: string): Seat {
    return numberIn(text, 'seat', 0, this.seats - 1)
  }

  seatSet(text: string): Seats {
    return words(text).reduce((set, word) => set | (1 << this.seatNumber(word)), 0)
  }

  perSeat(text: string, what: string): number[] {
    const list = numbers(text, what, 0, 127)
    if (list.length !== this.seats) fail(`${what}: ${this.seats} numbers are needed, one for each seat`)
    return list
  }

  finish(random: Random): Notated {
    const { pub, own } = this.position
    const inPlay = this.toAct >= 0
    const dealt = !inPlay && (this.hands !== 0 || this.dealsRest)
    if (!inPlay) this.refuseWhatNeedsATurn()
    this.fillArmies()
    this.count()
    if (this.dealsRest) {
      if (inPlay) fail('"deal: rest" is for deals; in a position every card has its place')
      this.dealRest(random)
    }
    pub.trueKing = this.trueKing >= 0 ? this.trueKing : dealt || inPlay ? 0 : below(random, this.seats)
    for (let seat = 0; seat < this.seats; seat++) {
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
      if (includes(pub.out, this.toAct)) fail(`to act: seat ${this.toAct} is out`)
      pub.acting = this.toAct
      pub.first = this.first >= 0 ? this.first : this.toAct
    }
    const fresh = !inPlay && !dealt
    pub.round = (this.round < 0 ? 1 : this.round) - (fresh ? 1 : 0)
    return { ...this.position, from: inPlay ? IN_PLAY : dealt ? DEALT : FRESH }
  }

  /** A Court, a Successor and the like only come after the first player is named: such a text has forgotten `to act`. */
  refuseWhatNeedsATurn(): void {
    const { pub, own } = this.position
    const needsTurn = (what: string) => fail(`${what} needs "to act: N", whose turn it is`)
    if (pub.court.length > 0) needsTurn('a Court')
    if (pub.condemned.length > 0) needsTurn('a condemned card')
    if (pub.removed.length > 0) needsTurn('a removed card')
    if (pub.out > 0) needsTurn('a player who is out')
    if (this.first >= 0) needsTurn('the first player')
    for (let seat = 0; seat < this.seats; seat++) {
      const player = pub.players[seat]
      if (own[seat].successor !== NO_CARD) needsTurn('a Successor')
      if (own[seat].dungeon !== NO_CARD) needsTurn('a Dungeon card')
      if (own[seat].squire !== NO_CARD) needsTurn('a Squire')
      if (player.antechamber.length > 0) needsTurn('an Antechamber')
      if (player.flipped) needsTurn('a flipped King')
    }
    if (this.hands === 0 && !this.dealsRest && (pub.accused !== NO_CARD || pub.forgotten)) {
      fail('an accused or forgotten card needs hands, or "deal: rest"')
    }
  }

  /** IK-13.5: what the text does not say about an Army: all of it is available but the cards that are named elsewhere. */
  fillArmies(): void {
    const { pub, own } = this.position
    const named = cardsOf(this.position, 'without armies')
    for (let seat = 0; seat < this.seats; seat++) {
      const player = pub.players[seat]
      const mine = named.filter((of) => ownerOf(of) === seat)
      if (!withArmies(this.options)) {
        if (mine.length > 0 || includes(this.armies | this.signatures, seat)) {
          fail(`seat ${seat}: armies come with stage 2 of the expansion`)
        }
        continue
      }
      if (!includes(this.signatures, seat)) {
        const shown = [...mine, ...(includes(this.armies, seat) ? own[seat].army : [])]
        player.signatures = [...new Set(shown.map(nameOf))]
          .filter((name) => SIGNATURES.includes(name))
          .sort((a, b) => a - b)
      }
      if (player.signatures.length > 0 && !withSignatures(this.options)) {
        fail(`seat ${seat}: signature cards come with stage 3 of the expansion`)
      }
      if (includes(this.armies, seat)) continue
      own[seat].army = []
      for (const name of [...BASE_ARMY, ...player.signatures]) {
        if (!mine.includes(armyCard(name, seat))) insert(own[seat].army, armyCard(name, seat))
      }
    }
  }

  /** IK-19.1: no card is in two places. */
  count(): void {
    const { pub } = this.position
    const found = new Map<Card, number>()
    for (const of of cardsOf(this.position, 'all')) found.set(of, (found.get(of) ?? 0) + 1)
    for (const [of, times] of found) {
      const owner = ownerOf(of)
      const name = nameOf(of)
      if (owner >= this.seats) fail(`${cardText(of)}: there is no such seat`)
      const there =
        owner < 0 ? pub.copies[name] : BASE_ARMY.includes(name) || pub.players[owner].signatures.includes(name) ? 1 : 0
      if (there === 0)
        fail(owner < 0 ? `there is no ${NAMES[name]} in this deck` : `the Army of seat ${owner} has no ${NAMES[name]}`)
      if (times > there)
        fail(`${cardText(of)} is named ${times} times, but there ${there === 1 ? 'is' : 'are'} ${there}`)
    }
  }

  /** Hands are filled up, then the Accused and the Forgotten (IK-3.3). */
  dealRest(random: Random): void {
    const { pub, own, hidden } = this.position
    const rest: Card[] = pub.deck.slice()
    for (const of of cardsOf(this.position, 'all')) if (ownerOf(of) < 0) rest.splice(rest.indexOf(of), 1)
    shuffle(random, rest)
    const deal = DEALS[deckListOf(this.options, this.seats)]
    for (const { hand } of own)
      while (hand.length < deal.hand) insert(hand, rest.pop() ?? fail('there are too many cards in the hands'))
    if (pub.accused === NO_CARD) pub.accused = rest.pop() ?? fail('no card is left for the Accused')
    const last = rest.pop()
    if (last !== undefined && !pub.forgotten) {
      hidden.forgotten = last
      pub.forgotten = true
    }
  }
}

/** Every card that lies somewhere. */
function cardsOf({ pub, own, hidden }: Position, which: 'all' | 'without armies'): Card[] {
  const cards = [
    pub.accused,
    hidden.forgotten,
    ...pub.court.map((entry) => entry.card),
    ...hidden.condemned,
    ...pub.removed,
  ]
  for (const [seat, { hand, successor, dungeon, squire, army }] of own.entries()) {
    const { antechamber, exhausted, recruitDiscard } = pub.players[seat]
    cards.push(...hand, successor, dungeon, squire, ...antechamber, ...exhausted, ...recruitDiscard)
    if (which === 'all') cards.push(...army)
  }
  return cards.filter((of) => of !== NO_CARD)
}

/** Takes the marks off the end of an entry, last first. */
function marked(entry: string, mark: RegExp): { text: string; marks: string[] } {
  const marks: string[] = []
  let text = entry
  for (let found = text.match(mark); found !== null; found = text.match(mark)) {
    marks.push(found[1])
    text = text.slice(0, found.index)
  }
  return { text, marks }
}

function standingAnswer(entry: string): number {
  const [, trigger, name] = entry.match(/^(\w+) (.+)$/) ?? []
  const bit = trigger === undefined ? null : standingBit(trigger, cardNamed(name))
  return bit ?? fail(`"${entry}" is not "kingFlip Assassin"`)
}

function card(text: string): Card {
  return cardFromText(text) ?? fail(`there is no card "${text}"`)
}

function cardNamed(text: string): Name {
  const name = NAMES.indexOf(text)
  return name < 0 ? fail(`there is no card "${text}"`) : name
}

function signature(text: string): Name {
  const name = cardNamed(text)
  return SIGNATURES.includes(name) ? name : fail(`${text} is no signature card`)
}

function entries(text: string): string[] {
  if (text === NONE) return []
  return text.split(',').map((entry) => entry.trim())
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '' && word !== NONE)
}

function numbers(text: string, what: string, least: number, most: number): number[] {
  return words(text).map((word) => numberIn(word, what, least, most))
}

function numberIn(text: string, what: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : -1
  return number < least || number > most ? fail(`"${text}" is not a ${what} from ${least} to ${most}`) : number
}

function fail(message: string): never {
  throw new Error(`notation: ${message}`)
}

// ---- writing ----------------------------------------------------------------------------------------------------------

/** A position between two turns, so that reading gives it back; whoever is `acting` is to act. */
export function writeNotation(position: Position): string {
  const { pub, own, hidden } = position
  const sections: string[] = []
  const section = (key: string, value: string) => sections.push(`${key}: ${value}`)
  const several = (key: string, values: readonly string[]) => values.length > 0 && section(key, values.join(', '))
  several('court', pub.court.map(courtText))
  if (pub.accused !== NO_CARD) section('accused', cardText(pub.accused))
  if (hidden.forgotten !== NO_CARD) section('forgotten', cardText(hidden.forgotten))
  several(
    'condemned',
    hidden.condemned.map((of, at) => condemnedText(position, of, at)),
  )
  several('removed', pub.removed.map(cardText))
  for (let seat = 0; seat < own.length; seat++) {
    const parts = seatParts(position, seat)
    if (parts.length > 0) section(`seat ${seat}`, parts.join('; '))
  }
  several('known', pub.known.map(knownText))
  if (pub.acting >= 0) {
    section('to act', String(pub.acting))
    if (pub.first !== pub.acting) section('first', String(pub.first))
  }
  section('true king', String(pub.trueKing))
  if (pub.scores.some((score) => score !== 0)) section('scores', pub.scores.join(' '))
  if (pub.owed.some((points) => points !== 0)) section('owed', pub.owed.join(' '))
  if (pub.mystic !== 0) section('mystic', listed(pub.mystic).join(' '))
  if (pub.exiles !== 0) section('exile', listed(pub.exiles).join(' '))
  if (pub.left.length > 1) section('left', pub.left.join(' '))
  // A match that has still to deal is one round further when it has dealt.
  const fresh = pub.acting < 0 && own.every(({ hand }) => hand.length === 0)
  const round = pub.round + (fresh ? 1 : 0)
  if (round !== 1) section('round', String(round))
  if (pub.turn !== 0) section('turn', String(pub.turn))
  return sections.join(' | ')
}

function seatParts({ pub, own, hidden }: Position, seat: Seat): string[] {
  const mine: Own = own[seat]
  const player = pub.players[seat]
  const parts: string[] = []
  const several = (key: string, values: readonly string[]) =>
    values.length > 0 && parts.push(`${key} ${values.join(', ')}`)
  const one = (key: string, of: Card) => of !== NO_CARD && parts.push(`${key} ${cardText(of)}`)
  several('hand', mine.hand.map(cardText))
  one('successor', mine.successor)
  one('dungeon', mine.dungeon)
  one('squire', mine.squire)
  if (player.flipped) parts.push('king down')
  if (player.facet !== REGULAR) parts.push(`facet ${FACETS[player.facet]}`)
  several('antechamber', player.antechamber.map(cardText))
  if (withArmies(pub.options)) {
    several(
      'signatures',
      player.signatures.map((name) => NAMES[name]),
    )
    const away = cardsOf({ pub, own, hidden }, 'without armies').filter((of) => ownerOf(of) === seat).length
    // All that is not somewhere else is the default.
    if (mine.army.length + away !== BASE_ARMY.length + player.signatures.length) {
      parts.push(`army ${mine.army.map((of) => NAMES[nameOf(of)]).join(', ') || NONE}`)
    }
    several(
      'exhausted',
      player.exhausted.map((of) => NAMES[nameOf(of)]),
    )
  }
  several('recruit discard', player.recruitDiscard.map(cardText))
  if (player.conspiracies > 0) parts.push(`conspiracies ${player.conspiracies}`)
  if (player.receivedUnseen) parts.push('received unseen')
  several(
    'lacks',
    player.lacks.map((name) => NAMES[name]),
  )
  if (player.demands > 0) parts.push(`demands ${player.demands}`)
  several('knows', mine.known.map(knownText))
  several(
    'standing',
    standingList(mine.standing).map(([trigger, name]) => `${trigger} ${NAMES[name]}`),
  )
  if (includes(pub.out, seat)) parts.push('out')
  return parts
}

function courtText(entry: CourtCard): string {
  let text = `${cardText(entry.card)} by ${entry.by}`
  if (entry.as !== nameOf(entry.card)) text += ` as ${NAMES[entry.as]}`
  if (entry.bonus > 0) text += ` bonus ${entry.bonus}`
  if (entry.proven) text += ' proven'
  if (entry.fromAntechamber) text += ' from antechamber'
  return entry.up ? text : `${text} down`
}

function condemnedText({ pub, own }: Position, of: Card, at: number): string {
  const text = `${cardText(of)} from ${pub.condemned[at].from}`
  if (pub.condemned[at].card !== NO_CARD) return text
  const witnesses = own.flatMap((mine, seat) => (mine.condemned[at] === of ? [seat] : []))
  return `${text} seen by ${witnesses.join(' ')}${pub.condemned[at].base < 0 ? '' : ' base known'}`
}

function knownText({ seat, place, kind, what, tracked }: Known): string {
  const where = PLACES.find(([, known]) => known === place)?.[0]
  const text = kind === THIS_NAME ? `any ${NAMES[what]}` : cardText(what)
  return `${text} at ${seat} ${where}${tracked ? ' tracked' : ''}`
}
