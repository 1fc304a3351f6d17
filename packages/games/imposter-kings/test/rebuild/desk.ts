import {
  below,
  type EventJson,
  type EventType,
  type Facts,
  type GameEvent,
  isBlocked,
  NO_FACTS,
  projectEvents,
  type Random,
  readOptions,
  type Seat,
  type Seats,
  seeded,
  writeEvent,
} from '@riposte/kernel'
import { events } from '../../src/events.ts'
import { nameInHand, noteLack, sawHand, sawSuccessor, shownInHand } from '../../src/knowledge.ts'
import {
  condemnFromHand,
  enterHandOpenly,
  exchangeSuccessor,
  exchangeUnseen,
  handOver,
  handOverOpenly,
  handToAntechamber,
  holds,
  insert,
  pickFromHand,
  pickSuccessor,
  takeSuccessor,
  type X,
} from '../../src/moves.ts'
import {
  armyCard,
  baseValue,
  type Card,
  deckCard,
  ELDER,
  NO_CARD,
  PRINCESS,
  SOLDIER,
  SPY,
  ZEALOT,
} from '../../src/names.ts'
import { type Options, options as table } from '../../src/options.ts'
import { emptyPosition } from '../../src/setup.ts'
import type { Hidden, Own, Pub } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { Memory } from './memory.ts'

const SEATS = 3

/**
 * A table with nothing on it but a few cards, most of them namesakes, that are moved about at random: what seldom happens
 * in a match (two Elders with one player, one of them seen, one known by name) happens here all the time.
 */
export class Desk implements X {
  readonly pub: Pub
  readonly own: Own[]
  readonly hidden: Hidden
  readonly options: Options
  readonly seats = SEATS
  readonly random: Random
  readonly memories: readonly Memory[]
  readonly log: EventJson[] = []

  constructor(seed: string) {
    const chosen = readOptions(table, { mode: 'expansion', condemnedVisibility: 'private' })
    if (isBlocked(chosen)) throw new Error(chosen.message)
    this.options = chosen
    this.random = seeded(seed)
    const { pub, own, hidden } = emptyPosition(chosen, SEATS, 0)
    this.pub = pub
    this.own = own
    this.hidden = hidden
    for (let seat = 0; seat < SEATS; seat++) {
      own[seat].hand = []
      for (const card of [...[ELDER, ZEALOT, SOLDIER].map(deckCard), armyCard(ELDER, seat), armyCard(SOLDIER, seat)]) {
        if (below(this.random, 3) > 0) insert(own[seat].hand, card)
      }
      own[seat].successor = below(this.random, 2) === 0 ? deckCard(ELDER) : armyCard(ELDER, (seat + 1) % SEATS)
      pub.players[seat].hand = own[seat].hand.length
      pub.players[seat].successor = 1
    }
    this.memories = own.map(
      (mine, seat) =>
        new Memory(
          seat,
          view(pub, mine, seat, (make) => make()),
        ),
    )
  }

  tell(type: EventType, told: Facts = NO_FACTS): void {
    this.whisper(0, type, told)
  }

  whisper(to: Seats, type: EventType, told: Facts = NO_FACTS): void {
    const event: GameEvent = { type, to, told, turn: null }
    this.log.push(writeEvent(event, 'all') ?? { type: type.name })
    this.memories.forEach((memory, seat) => {
      for (const json of projectEvents([event], seat)) memory.hear(json)
    })
  }

  #any<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[below(this.random, list.length)]
  }

  /** One of all the ways in which cards change places or are seen. */
  move(): void {
    const seat = below(this.random, SEATS)
    const other = (seat + 1 + below(this.random, SEATS - 1)) % SEATS
    const card = this.#any(this.own[seat].hand)
    const back = this.#any(this.own[other].hand)
    if (card === undefined || back === undefined) {
      this.#takeUp(seat)
      return
    }
    const moves: readonly (() => void)[] = [
      () => this.#takeUp(seat),
      () => handToAntechamber(this, seat, card),
      () => this.#expose(seat, card),
      () => this.#tellTruth(seat, this.#any([ELDER, SOLDIER, ZEALOT]) ?? ELDER),
      () => this.#exchange(seat, card, other, back),
      () => handOver(this, seat, other, card),
      () => handOverOpenly(this, seat, other, card),
      () => this.#condemn(seat, card, other),
      () => this.#look(seat, other),
      () => this.#spy(seat, other),
      () => this.#change(seat, card, false),
      () => this.#change(seat, card, true),
      () => this.#takeSuccessor(seat),
      () => pickFromHand(this, seat, other, back),
      () => this.#pickSuccessor(seat, other),
    ]
    this.#any(moves)?.()
  }

  #takeUp(seat: Seat): void {
    const from = this.pub.players[below(this.random, SEATS)].antechamber
    const card = from.shift()
    if (card === undefined) return
    enterHandOpenly(this, seat, card)
    this.tell(events.takenFromCourt, { seat, card })
  }

  #expose(seat: Seat, card: Card): void {
    shownInHand(this, seat, card)
    this.tell(events.exposed, { seat, card })
  }

  #tellTruth(seat: Seat, name: number): void {
    const truth = holds(this.own[seat].hand, name)
    if (truth) nameInHand(this, seat, name)
    else noteLack(this, seat, name)
    this.tell(events.truthTold, { seat, card: name, holds: truth ? 1 : 0 })
  }

  #condemn(seat: Seat, card: Card, actor: Seat): void {
    const number = below(this.random, 2) === 0 ? -1 : baseValue(card)
    if (number >= 0) this.tell(events.mustCondemn, { seat, number, holds: 1 })
    condemnFromHand(this, seat, card, actor, number)
  }

  #exchange(seat: Seat, card: Card, other: Seat, back: Card): void {
    this.tell(events.playerChosen, { seat, source: PRINCESS, player: other })
    exchangeUnseen(this, seat, card, other, back)
  }

  #look(seat: Seat, of: Seat): void {
    this.tell(events.guessSaid, { seat: of, holds: 1 })
    sawHand(this, seat, of)
    for (const card of this.own[of].hand) this.whisper(1 << seat, events.handSeen, { seat, of, card })
  }

  #spy(seat: Seat, of: Seat): void {
    const { successor } = this.own[of]
    if (successor === NO_CARD) return
    sawSuccessor(this, seat, of, successor)
    this.whisper(1 << seat, events.successorSeen, { seat, of, card: successor })
  }

  #change(seat: Seat, card: Card, hasTo: boolean): void {
    if (this.own[seat].successor === NO_CARD) return
    if (hasTo) this.tell(events.playerChosen, { seat: (seat + 1) % SEATS, source: SPY, player: seat })
    exchangeSuccessor(this, seat, card, hasTo)
  }

  /** Seldom, for it does not come back. */
  #openSuccessor(seat: Seat): boolean {
    if (this.own[seat].successor === NO_CARD || below(this.random, 4) > 0) return false
    if (below(this.random, 2) === 0) this.pub.players[seat].openSuccessor = this.own[seat].successor
    return true
  }

  #takeSuccessor(seat: Seat): void {
    if (this.#openSuccessor(seat)) takeSuccessor(this, seat)
  }

  #pickSuccessor(seat: Seat, of: Seat): void {
    if (this.#openSuccessor(of)) pickSuccessor(this, seat, of)
  }
}
