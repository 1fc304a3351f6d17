import type { Seat } from '@riposte/kernel'
import { deckOf } from '../decks.ts'
import {
  AEGIS,
  ANCESTOR,
  BASE_ARMY,
  baseValue,
  type Card,
  cardFromText,
  ELDER,
  IMMORTAL,
  NAME_COUNT,
  NAMES,
  type Name,
  nameOf,
  OATHBOUND,
  ownerOf,
  PRINCESS,
  QUEEN,
  WARLORD,
  ZEALOT,
} from '../names.ts'
import { deckListOf, type Options } from '../options.ts'
import type { KnownView, View } from '../view.ts'

/** A Throne as the next player would find it. */
export interface Throne {
  readonly value: number
  readonly royal: boolean
  readonly up: boolean
}

const numbers = new Map<string, Card>()

/** The number of a card's text; texts come back often, reading them once is enough. */
export function cardNumber(text: string): Card {
  let card = numbers.get(text)
  if (card === undefined) {
    card = cardFromText(text) ?? -1
    numbers.set(text, card)
  }
  return card
}

const decks = new WeakMap<Options, number[]>()

/** Copies of each name in the shared deck. Options are one object for a whole match. */
function copiesOf(options: Options, seats: number): number[] {
  let copies = decks.get(options)
  if (copies === undefined) {
    copies = new Array<number>(NAME_COUNT).fill(0)
    const optional = options.optionalCards.map((name) => NAMES.indexOf(name))
    for (const card of deckOf(deckListOf(options, seats), optional)) copies[card]++
    decks.set(options, copies)
  }
  return copies
}

/** What a player who counts cards can say about the others' hands. It is made from a view and nothing else. */
export class Counting {
  readonly view: View
  readonly me: Seat
  /** By name, deck cards of which this player does not know where they are. */
  readonly pool: number[]
  /** By seat, names known to be in that hand. */
  readonly inHand: Name[][] = []
  readonly immortal: boolean
  readonly royalty: boolean
  /** By name, what has been worked out already for this decision; -1 where nothing has. */
  readonly worth: number[] = new Array<number>(NAME_COUNT).fill(-1)
  readonly #anyHolds: number[] = new Array<number>(NAME_COUNT).fill(-1)
  readonly #lacks: readonly Name[][]
  /** Base values without overrides (IK-6.30), one bit each; all of them while an Exile runs. */
  readonly #blank: number
  readonly #opponents: Seat[] = []
  /** Cards in the pool, or hidden places if those are more. */
  #unknown = 0
  readonly #army: { readonly cards: Name[]; readonly share: number }[] = []

  constructor(view: View, me: Seat) {
    this.view = view
    this.me = me
    this.pool = copiesOf(view.options, view.players.length).slice()
    this.immortal = view.court.some((entry) => !entry.disgraced && entry.as === NAMES[IMMORTAL])
    this.royalty = view.court.some((entry) => entry.royalty)
    this.#lacks = view.players.map(({ lacks }) => lacks.map((text) => nameOf(cardNumber(text))))
    this.#blank = view.exiles.length > 0 ? -1 : view.mystic.reduce((bits, number) => bits | (1 << number), 0)
    view.players.forEach((player, seat) => {
      if (this.isOpponent(seat) && !player.out) this.#opponents.push(seat)
    })
    const elsewhere: Card[] = []
    this.#seen(elsewhere)
    for (const card of elsewhere) if (ownerOf(card) < 0 && this.pool[card] > 0) this.pool[card]--
    for (let seat = 0; seat < view.players.length; seat++) this.inHand.push(this.#known(seat))
    const slots = this.#hiddenPlaces()
    let left = 0
    for (const copies of this.pool) left += copies
    this.#unknown = Math.max(left, slots)
    for (let seat = 0; seat < view.players.length; seat++) this.#army.push(this.#recruits(seat, elsewhere))
  }

  /** Every card whose place this player sees. */
  #seen(out: Card[]): void {
    const { view } = this
    const add = (text: string | null) => {
      if (text !== null) out.push(cardNumber(text))
    }
    for (const entry of view.court) add(entry.card)
    add(view.accused)
    view.condemned.forEach(({ card }, at) => {
      add(card ?? view.mine?.condemned[at] ?? null)
    })
    view.removed.forEach(add)
    for (const player of view.players) {
      player.antechamber.forEach(add)
      player.recruitDiscard.forEach(add)
      add(player.openSuccessor)
    }
    if (view.mine === null) return
    for (const { card } of view.mine.hand) add(card)
    // An open Successor has been counted already.
    if (view.players[this.me].openSuccessor === null) add(view.mine.successor)
    add(view.mine.dungeon)
    add(view.mine.squire)
  }

  /** Names this seat surely holds. What is only known to be somewhere with it counts, too: mostly that is its hand. */
  #known(seat: Seat): Name[] {
    if (seat === this.me) return []
    const names: Name[] = []
    const take = (list: readonly KnownView[], already: number[]) => {
      for (const { seat: of, place, card, name } of list) {
        if (of !== seat || (place !== 'hand' && place !== 'with')) continue
        const text = card ?? name
        if (text === undefined) continue
        const number = nameOf(cardNumber(text))
        const at = already.indexOf(number)
        if (at >= 0) already.splice(at, 1)
        else {
          names.push(number)
          if ((card === undefined || ownerOf(cardNumber(card)) < 0) && this.pool[number] > 0) this.pool[number]--
        }
      }
    }
    take(this.view.known, [])
    // What this player has learned alone may be the same cards once more.
    take(this.view.mine?.known ?? [], names.slice())
    return names.slice(0, this.view.players[seat].hand)
  }

  #hiddenPlaces(): number {
    let slots = this.view.forgotten ? 1 : 0
    this.view.players.forEach((player, seat) => {
      if (seat === this.me) return
      slots += player.hand - this.inHand[seat].length
      if (player.successor && player.openSuccessor === null) slots++
      if (player.dungeon) slots++
      if (player.squire) slots++
    })
    return slots
  }

  /** The army cards this seat may have recruited or rallied, and how likely each of them is in its hand. */
  #recruits(seat: Seat, elsewhere: readonly Card[]): { cards: Name[]; share: number } {
    const player = this.view.players[seat]
    if (seat === this.me || (player.army === 0 && player.exhausted.length === 0)) return { cards: [], share: 0 }
    // IK-9.15: what another player has taken openly is with that player.
    const taken = this.view.known.flatMap(({ seat: holder, card }) =>
      card === undefined || holder === seat ? [] : [cardNumber(card)],
    )
    const gone = [...elsewhere, ...taken, ...player.exhausted.map(cardNumber)]
      .filter((card) => ownerOf(card) === seat)
      .map(nameOf)
    const cards = [...BASE_ARMY, ...player.signatures.map((name) => NAMES.indexOf(name))].filter(
      (name) => !gone.includes(name),
    )
    const away = cards.length - player.army
    return { cards, share: cards.length === 0 ? 0 : Math.max(0, away / cards.length) }
  }

  /** How likely one unknown card lies in this seat's hand. */
  #share(seat: Seat): number {
    const unknown = this.view.players[seat].hand - this.inHand[seat].length
    return this.#unknown === 0 ? 0 : Math.min(1, unknown / this.#unknown)
  }

  /** How likely this seat holds a card of that name. */
  holds(seat: Seat, name: Name): number {
    if (this.inHand[seat].includes(name)) return 1
    if (this.view.players[seat].hand === 0 || this.#lacks[seat].includes(name)) return 0
    let missing = (1 - this.#share(seat)) ** this.pool[name]
    if (this.#army[seat].cards.includes(name)) missing *= 1 - this.#army[seat].share
    return 1 - missing
  }

  /** What a card of that name counts in this seat's hand. */
  handValue(name: Name, seat: Seat): number {
    let value = baseValue(name) + this.view.players[seat].conspiracies
    if (name === WARLORD && this.royalty) value++
    if (this.immortal && (name === PRINCESS || name === QUEEN || name === ELDER)) value--
    return value
  }

  /** Whether a card of that name could be played by this seat on such a Throne. */
  answers(name: Name, seat: Seat, throne: Throne): boolean {
    if (this.handValue(name, seat) >= throne.value) return true
    if (this.#blank & (1 << baseValue(name))) return false
    const player = this.view.players[seat]
    switch (name) {
      case ELDER:
        return throne.royal && !this.immortal
      case ANCESTOR:
        return throne.royal
      case ZEALOT:
        return player.flipped && !throne.royal
      case OATHBOUND:
        return throne.up && (seat === this.me ? (this.view.mine?.hand.length ?? 0) : player.hand) > 1
      case AEGIS:
        return true
      default:
        return false
    }
  }

  /** How likely this seat has no card for such a Throne. */
  stuck(seat: Seat, throne: Throne): number {
    const player = this.view.players[seat]
    if (player.antechamber.length > 0) return 0
    for (const name of this.inHand[seat]) if (this.answers(name, seat, throne)) return 0
    let answering = 0
    for (let name = 0; name < NAME_COUNT; name++) {
      if (this.pool[name] === 0 || this.#lacks[seat].includes(name)) continue
      if (this.answers(name, seat, throne)) answering += this.pool[name]
    }
    const drawn = player.hand - this.inHand[seat].length
    let chance = 1
    for (let i = 0; i < drawn && chance > 0; i++) {
      chance *= Math.max(0, this.#unknown - answering - i) / Math.max(1, this.#unknown - i)
    }
    const { cards, share } = this.#army[seat]
    for (const name of cards) if (share > 0 && this.answers(name, seat, throne)) chance *= 1 - share
    return chance
  }

  /** The next seat in turn order that is still in the round. */
  next(after: Seat): Seat {
    const { players } = this.view
    for (let step = 1; step <= players.length; step++) {
      const seat = (after + step) % players.length
      if (!players[seat].out) return seat
    }
    return after
  }

  isOpponent(seat: Seat): boolean {
    if (seat === this.me) return false
    return this.view.players.length !== 4 || (seat & 1) !== (this.me & 1)
  }

  /** Those still in the round. */
  opponents(): readonly Seat[] {
    return this.#opponents
  }

  /** How likely some opponent holds it. */
  anyHolds(name: Name): number {
    if (this.#anyHolds[name] < 0) {
      let none = 1
      for (const seat of this.#opponents) none *= 1 - this.holds(seat, name)
      this.#anyHolds[name] = 1 - none
    }
    return this.#anyHolds[name]
  }
}
