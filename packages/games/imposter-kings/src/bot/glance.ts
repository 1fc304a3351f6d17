import type { Play, Seat } from '@riposte/kernel'
import { ASSASSIN, type Card, KINGS_HAND, NAME_COUNT, type Name, NO_CARD, nameOf, OATHBOUND } from '../names.ts'
import type { ImposterKings, Own, Pub } from '../state.ts'
import { handValue, type Sway, swayOf, throneValue } from '../values.ts'
import { type Prospects, promiseOf } from './promise.ts'
import { answers, DISGRACED, heightOf, letsDown, overrides, type Throne, throneAfter } from './throne.ts'
import { BEING_ASSASSINATED, FLIP, FORCED_FLIP, HAVING_TO_FLIP, HEIGHT, WIN } from './turn.ts'
import { usualWorth } from './worth.ts'

/** The Successor, where hand cards are bits. */
const ASIDE = 1 << 30

/** More cards than anybody can be without sight of. */
const ROOM = 128

/**
 * The rules of thumb in numbers, for one seat and one position: a search asks for them a million times. Of the others' cards
 * it uses which ones there are, all together, as anybody can count who has seen the rest; not who holds which.
 */
class Glance implements Prospects {
  #pub!: Pub
  #mine!: Own
  #seat: Seat = -1
  /** The next player, and whether that is an opponent. */
  #next: Seat = -1
  #isOpponent = false
  readonly #sway: Sway = { immortal: false, royalty: false, ancestors: 0 }
  /** Cards that this seat does not see, and how many there are of each name. */
  #unseen = 0
  readonly #pool = new Int16Array(ROOM)
  readonly #copies = new Int16Array(NAME_COUNT)
  /**
   * For each of them, found when somebody asks: what it would count in the next player's hand, where it has an override,
   * the Throne it would make, and the hand cards, as bits, that could answer it.
   */
  readonly #values = new Int16Array(ROOM)
  readonly #overrides = new Int16Array(ROOM)
  readonly #thrones = new Int16Array(ROOM)
  readonly #answering = new Int32Array(ROOM)
  #isAnswered = false
  #guess = -1

  /** Looks at another position. There is one glance for all: it is used up before the next one. */
  at(play: Play<ImposterKings>, seat: Seat): this {
    const { pub } = play
    this.#pub = pub
    this.#mine = play.own[seat]
    this.#seat = seat
    const { immortal, royalty, ancestors } = swayOf(pub)
    this.#sway.immortal = immortal
    this.#sway.royalty = royalty
    this.#sway.ancestors = ancestors
    const seats = pub.players.length
    let next = (seat + 1) % seats
    while (next !== seat && (pub.out & (1 << next)) !== 0) next = (next + 1) % seats
    this.#next = next
    this.#isOpponent = next !== seat && (seats !== 4 || ((next ^ seat) & 1) === 1)
    this.#isAnswered = false
    this.#guess = -1
    this.#count(play)
    return this
  }

  #count({ own, hidden }: Play<ImposterKings>): void {
    for (let i = 0; i < this.#unseen; i++) this.#copies[nameOf(this.#pool[i])] = 0
    this.#unseen = 0
    for (let other = 0; other < own.length; other++) {
      if (other === this.#seat) continue
      const { hand, successor, dungeon, squire } = own[other]
      for (let i = 0; i < hand.length; i++) this.#add(hand[i])
      this.#add(successor)
      this.#add(dungeon)
      this.#add(squire)
    }
    this.#add(hidden.forgotten)
  }

  #add(card: Card): void {
    if (card === NO_CARD) return
    this.#copies[nameOf(card)]++
    this.#pool[this.#unseen++] = card
  }

  get successor(): Card {
    return this.#mine.successor
  }

  /** What a card is worth to this seat. */
  worth(name: Name): number {
    if (name !== ASSASSIN) return usualWorth(name)
    const { players } = this.#pub
    for (let other = 0; other < players.length; other++) {
      if (other !== this.#seat && !players[other].flipped) return usualWorth(name)
    }
    // Without a King to wait for it is a plain 2.
    return 0.4
  }

  /** The least that one of the hand cards is worth. */
  least(): number {
    let least = Number.POSITIVE_INFINITY
    for (const card of this.#mine.hand) least = Math.min(least, this.worth(nameOf(card)))
    return least
  }

  /** How likely the next player holds a card of that name. */
  holds(name: Name): number {
    const without = 1 - Math.min(1, this.#pub.players[this.#next].hand / this.#unseen)
    let missing = 1
    for (let copies = this.#copies[name]; copies > 0; copies--) missing *= without
    return 1 - missing
  }

  /** What it brings to call this name to the Antechambers: the holder loses the card, and this seat has to answer it. */
  calling(name: Name): number {
    const held = this.holds(name)
    if (held === 0) return 0
    const { hand } = this.#mine
    const throne = throneAfter(this.#pub, this.#sway, name, this.#next)
    let answered = false
    for (let i = 0; i < hand.length; i++)
      answered ||= answers(this.#pub, this.#sway, hand[i], this.#seat, throne, hand.length)
    const reaction = name === ASSASSIN && !this.#pub.players[this.#seat].flipped ? 2.5 : 0
    return held * (this.worth(name) + reaction - 0.8 - (answered ? heightOf(throne) * 0.12 : 2.5))
  }

  /** Whether there is a name that it would be good to call. */
  isWorthCalling(): boolean {
    for (let i = 0; i < this.#unseen; i++) if (this.calling(nameOf(this.#pool[i])) > 0) return true
    return false
  }

  /** How good it is to play this card now. `second`: after an Oathbound, which lets any card down. */
  playing(card: Card, second: boolean): number {
    const { hand } = this.#mine
    const name = nameOf(card)
    const at = hand.indexOf(card)
    const rest = at < 0 ? this.#all() : this.#all() & ~(1 << at)
    const { flipped } = this.#pub.players[this.#seat]
    if (name !== OATHBOUND || second || this.#isHighEnough(card)) {
      return (
        this.#leaving(throneAfter(this.#pub, this.#sway, name, this.#seat), rest, flipped) +
        promiseOf(name, this) -
        this.worth(name)
      )
    }
    // IK-7.11: by its override it brings a second card down, which may be any.
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < hand.length; i++) {
      if (i === at) continue
      const then = nameOf(hand[i])
      const left = this.#leaving(throneAfter(this.#pub, this.#sway, then, this.#seat), rest & ~(1 << i), flipped)
      best = Math.max(best, left + promiseOf(then, this) * 0.8 - this.worth(then) * 0.7)
    }
    return best - this.worth(name) * 0.8
  }

  /** How good it is to flip the King now. */
  flipping(): number {
    const { successor, hand } = this.#mine
    let covered = false
    for (let i = 0; i < hand.length; i++) covered ||= nameOf(hand[i]) === KINGS_HAND
    const killed = this.holds(ASSASSIN) * (covered ? 0.15 : 1)
    const gain = successor === NO_CARD ? 0 : this.worth(nameOf(successor)) * 0.3
    return this.#leaving(DISGRACED, this.#all() | ASIDE, true) + gain - FLIP - killed * BEING_ASSASSINATED
  }

  /** What is lost where the Throne is disgraced. */
  losingTheThrone(): number {
    const { court, players } = this.#pub
    const top = court[court.length - 1]
    if (!top.up) return 0
    const { flipped } = players[this.#seat]
    const now = this.#leaving(throneAfter(this.#pub, this.#sway, top.as, this.#seat), this.#all(), flipped)
    return now - this.#leaving(DISGRACED, this.#all(), flipped)
  }

  #isHighEnough(card: Card): boolean {
    return handValue(this.#pub, card, this.#seat, this.#sway) >= throneValue(this.#pub, this.#sway)
  }

  #all(): number {
    return (1 << this.#mine.hand.length) - 1
  }

  /** How good it is to leave such a Throne to the others, with these cards left. */
  #leaving(throne: Throne, rest: number, flipped: boolean): number {
    const value = heightOf(throne)
    const height = HEIGHT * value
    if (!this.#isOpponent) return height
    const unseen = this.#unseen
    const { hand, antechamber, flipped: theirs } = this.#pub.players[this.#next]
    if (!this.#isAnswered) this.#findAnswers()
    let answering = 0
    let weight = 0
    let locked = 0
    for (let i = 0; i < unseen; i++) {
      if (this.#values[i] < value && !letsDown(this.#overrides[i], throne)) continue
      answering++
      if ((this.#answering[i] & rest) !== 0) weight++
      else {
        // Whoever can lock somebody out for good will rather do it.
        locked += flipped ? 1.5 : 1
        weight += flipped ? 1.5 : 1
      }
    }
    let stuck = antechamber.length > 0 ? 0 : 1
    for (let i = 0; i < hand && stuck > 0; i++) {
      stuck *= Math.max(0, unseen - answering - i) / Math.max(1, unseen - i)
    }
    const threat = stuck * (theirs ? WIN : FORCED_FLIP)
    const lost = weight === 0 ? 0 : (locked / weight) * (flipped ? WIN * 0.6 : HAVING_TO_FLIP)
    return height + threat - (1 - stuck) * lost
  }

  #findAnswers(): void {
    const { hand, successor } = this.#mine
    const theirs = this.#pub.players[this.#next].hand
    for (let i = 0; i < this.#unseen; i++) {
      const card = this.#pool[i]
      this.#values[i] = handValue(this.#pub, card, this.#next, this.#sway)
      this.#overrides[i] = overrides(this.#pub, this.#sway, card, this.#next, theirs)
      this.#thrones[i] = throneAfter(this.#pub, this.#sway, nameOf(card), this.#next)
      this.#answering[i] = 0
    }
    for (let j = 0; j < hand.length; j++) this.#findAnswersWith(hand[j], 1 << j, hand.length - 1)
    if (successor !== NO_CARD) this.#findAnswersWith(successor, ASIDE, hand.length + 1)
    this.#isAnswered = true
  }

  #findAnswersWith(card: Card, bit: number, hand: number): void {
    const value = handValue(this.#pub, card, this.#seat, this.#sway)
    const where = overrides(this.#pub, this.#sway, card, this.#seat, hand)
    for (let i = 0; i < this.#unseen; i++) {
      const throne = this.#thrones[i]
      if (value >= heightOf(throne) || letsDown(where, throne)) this.#answering[i] |= bit
    }
  }

  bestInCourt(): number {
    let best = 0
    for (const entry of this.#pub.court) if (entry.up) best = Math.max(best, this.worth(nameOf(entry.card)))
    return best
  }

  bestGuess(): number {
    if (this.#guess < 0) {
      this.#guess = 0
      for (let i = 0; i < this.#unseen; i++) this.#guess = Math.max(this.#guess, this.holds(nameOf(this.#pool[i])))
    }
    return this.#guess
  }
}

export const glance = new Glance()
