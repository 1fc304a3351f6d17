import { includes, type Random, type Seat, type Seats } from '@riposte/kernel'
import { insert } from '../moves.ts'
import { armyCard, baseValue, type Card, NAMES, NO_CARD, nameOf, ownerOf } from '../names.ts'
import { type Options, withFacets } from '../options.ts'
import { standingBit } from '../reactions/standing-answer.ts'
import { emptyPosition } from '../setup.ts'
import {
  type CourtCard,
  FACETS,
  type Known,
  type Position,
  type PublicPlayer,
  REGULAR,
  THIS_CARD,
  THIS_NAME,
} from '../state.ts'
import { complete, type Notated, type Told } from './completing.ts'
import { PLACES } from './places.ts'
import { card, cardNamed, entries, fail, marked, numberIn, numbers, signature, words } from './terms.ts'

const COURT_MARK = new RegExp(` (by [0-3]|as (?:${NAMES.join('|')})|down|proven|from antechamber|bonus \\d+)$`)
const CONDEMNED_MARK = / (from [0-3]|seen by [0-3 ]+|base known)$/

export function readNotation(text: string, options: Options, seats: number, random: Random): Notated {
  const sections = sectionsOf(text)
  const read = new Reading(options, seats)
  for (const [key, value] of sections) if (!key.startsWith('seat ')) read.section(key, value)
  for (const [key, value] of sections) if (key.startsWith('seat ')) read.seat(key, value)
  return complete(read, random)
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

/** Takes in one section after the other. */
class Reading implements Told {
  readonly position: Position
  readonly seats: number
  readonly options: Options
  toAct: Seat = -1
  isBegun = false
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
      case 'in turn':
        if (this.toAct >= 0) fail('"to act" and "in turn" are two different moments')
        this.toAct = this.seatNumber(value)
        this.isBegun = key === 'in turn'
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
    const [, key, rest] = part.match(/^(king|recruit discard|received unseen|locked out|[a-z]+)\b\s*(.*)$/) ?? []
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
      case 'conspiracies': {
        const [, all = rest, ending = '0'] = rest.match(/^(\d+) ending (\d+)$/) ?? []
        player.conspiracies = numberIn(all, 'conspiracies', 0, 15)
        player.conspiraciesEnding = numberIn(ending, 'number of conspiracies', 0, player.conspiracies)
        return
      }
      case 'locked out':
        player.lockedOut = true
        return
      case 'demanded':
        player.demanded = true
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
      insert(cards, ownerOf(of) < 0 ? armyCard(nameOf(of), seat) : of)
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
}

function standingAnswer(entry: string): number {
  const [, trigger, name] = entry.match(/^(\w+) (.+)$/) ?? []
  const bit = trigger === undefined ? null : standingBit(trigger, cardNamed(name))
  return bit ?? fail(`"${entry}" is not "kingFlip Assassin"`)
}
