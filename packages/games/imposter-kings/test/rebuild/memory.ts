import type { EventJson, Json, Seat } from '@riposte/kernel'
import { baseValue, NAMES } from '../../src/names.ts'
import type { View } from '../../src/view.ts'
import { type Fact, Ledger, nameIn } from './ledger.ts'

/**
 * What a player remembers of a round who listens well: from the rules and from what it is told, and from nothing else
 * (IK-21.31). It is written against the rulebook (IK-9.15, IK-14), so that the record which the rules keep can be
 * compared with it.
 */
export class Memory {
  /** What everybody knows, what this seat knows besides, and the names each hand is known not to hold. */
  readonly common = new Ledger()
  readonly mine = new Ledger()
  readonly lacks: readonly Set<string>[]
  readonly me: Seat
  readonly #seats: number
  readonly #sayable: readonly string[]

  readonly #out = new Set<Seat>()
  /** The player chosen last for each card, and the card a name was said for last. */
  readonly #chosen = new Map<string, Seat>()
  #source = ''
  #owed = new Map<Seat, number>()
  #rallied: string[] = []
  /** The event before this one, and the fact it gave, where two belong together. */
  #before: EventJson = { type: 'nothing' }
  #justShown: Fact | null = null

  constructor(me: Seat, view: View) {
    this.me = me
    this.#seats = view.players.length
    this.#sayable = view.sayable
    this.lacks = view.players.map(() => new Set())
  }

  hear(event: EventJson): void {
    // IK-9.14: said in between, at any time, and to nobody else.
    if (event.type === 'standingAnswerSet') return
    HEARD[event.type]?.(this, event)
    this.#before = event
  }

  // ---- cards that everybody sees --------------------------------------------------------------------------------------

  entersOpenly(seat: Seat, card: string): void {
    this.common.enters(seat, card, true)
    const knewNamesake = this.mine.about(seat, 'hand', 'with', 'successor').some(({ name }) => name === nameIn(card))
    if (knewNamesake) this.mine.enters(seat, card, false)
    this.lacks[seat].delete(nameIn(card))
  }

  leavesOpenly(seat: Seat, card: string, from: 'hand' | 'successor' = 'hand'): void {
    for (const ledger of [this.common, this.mine]) ledger.leaves(seat, card, from)
  }

  isShown(seat: Seat, card: string, besides: Fact | null = null): void {
    this.#justShown = this.common.isInHand(seat, nameIn(card), card, besides)
  }

  /** IK-7.41a: two cards shown at the same time are two cards. */
  isShownByOracle(seat: Seat, card: string): void {
    const together = this.#before.type === 'shown' && this.#before.seat === seat
    this.isShown(seat, card, together ? this.#justShown : null)
  }

  dungeonIsShown(seat: Seat, card: string): void {
    this.common.forget(seat, 'dungeon')
    this.common.enters(seat, card, false, 'dungeon')
  }

  /** IK-7.37a: the acting player's own card is not shown. */
  dungeonIsTaken(seat: Seat): void {
    this.common.move(seat, 'dungeon', 'hand')
    this.lacks[seat].clear()
  }

  dungeonIsTakenOpenly(seat: Seat, of: Seat, card: string): void {
    this.common.forget(of, 'dungeon')
    this.entersOpenly(seat, card)
  }

  // ---- guesses ----------------------------------------------------------------------------------------------------------

  says(source: string): void {
    this.#source = source
  }

  chooses(source: string, player: Seat): void {
    this.#chosen.set(source, player)
  }

  isGuessed(guesser: Seat, name: string, right: boolean): void {
    if (this.#source === 'Informant') return // IK-7.35a: about the Dungeon, and a right guess is shown
    const asked = this.#source === 'Soldier' ? this.#opponents(guesser) : [this.#asked(guesser)]
    if (!right) for (const seat of asked) this.lacks[seat].add(name)
    else if (asked.length === 1 && this.#source !== 'Arbiter') this.common.isInHand(asked[0], name, null) // IK-7.8c
  }

  /** IK-9.62: the Arbiter asks the partner; who has none in the round has chosen a player. */
  #asked(guesser: Seat): Seat {
    const partner = (guesser + 2) % this.#seats
    if (this.#source === 'Arbiter' && this.#seats === 4 && !this.#out.has(partner)) return partner
    return this.#chosen.get(this.#source) ?? -1
  }

  #opponents(seat: Seat): Seat[] {
    const others = this.lacks.map((_, other) => other).filter((other) => other !== seat && !this.#out.has(other))
    return this.#seats === 4 ? others.filter((other) => other % 2 !== seat % 2) : others
  }

  isTold(seat: Seat, name: string, holds: boolean): void {
    if (holds) this.common.isInHand(seat, name, null)
    else this.lacks[seat].add(name)
  }

  /** IK-7.6a: who has none of that base value holds none of its names; who has some condemns one at once. */
  mustCondemn(seat: Seat, number: number, holds: boolean): void {
    if (holds) this.#owed.set(seat, number)
    else for (const name of this.#sayable) if (baseOf(name) === number) this.lacks[seat].add(name)
  }

  // ---- reactions --------------------------------------------------------------------------------------------------------

  usesReaction(seat: Seat, card: string, isCondemned: boolean): void {
    // IK-9.62, IK-9.63, IK-9.53: shown, and kept or laid down later.
    if (isCondemned) this.leavesOpenly(seat, card)
    else this.isShown(seat, card)
  }

  // ---- secret moves -----------------------------------------------------------------------------------------------------

  /** A card comes into this hand that not everybody sees: it may hold anything again. */
  entersUnseen(seat: Seat): void {
    this.lacks[seat].clear()
  }

  /** IK-9.15: what was certain of this hand is so no more, but for those who saw the card, or where its base value is known. */
  leavesUnseen(seat: Seat, card: string | null): void {
    const base = this.#owed.get(seat)
    const mayHaveGone = (fact: Fact) =>
      fact.seat === seat &&
      (fact.where === 'hand' || fact.where === 'with') &&
      (base === undefined || baseOf(fact.name) === base)
    if (card !== null && seat !== this.me) {
      this.mine.adopt(seat, this.common)
      this.mine.leaves(seat, card)
    } else this.mine.forgetIf(mayHaveGone)
    this.common.forgetIf(mayHaveGone)
  }

  condemnsUnseen(seat: Seat, card: string | null): void {
    this.leavesUnseen(seat, card)
    this.#owed.delete(seat)
  }

  condemnsOpenly(seat: Seat, card: string): void {
    this.leavesOpenly(seat, card)
    this.#owed.delete(seat)
  }

  /** IK-7.22a: told in two halves, one to each of the two. A half that is one's own tells it all; to others the first does. */
  exchange(seat: Seat, other: Seat, gave: string | null, took: string | null): void {
    const { type, seat: first, other: second } = this.#before
    const isSecondHalf = type === 'exchanged' && first === other && second === seat
    if (this.me === other || (isSecondHalf && this.me !== seat)) return
    this.leavesUnseen(seat, null)
    this.leavesUnseen(other, took)
    this.entersUnseen(seat)
    this.entersUnseen(other)
    if (gave !== null) this.mine.enters(other, gave, false)
  }

  handsOver(from: Seat, to: Seat, card: string | null): void {
    this.leavesUnseen(from, card)
    this.entersUnseen(to)
    if (card !== null && to !== this.me) this.mine.enters(to, card, false)
  }

  successorIsTaken(seat: Seat): void {
    for (const ledger of [this.common, this.mine]) {
      ledger.move(seat, 'successor', 'hand')
      ledger.move(seat, 'with', 'hand')
    }
    this.entersUnseen(seat)
  }

  /** IK-7.13b: it may be the same card again. IK-7.21a: whom the Spy chooses must put another one there. */
  successorIsExchanged(seat: Seat): void {
    const hadTo = this.#chosen.get('Spy') === seat
    this.#chosen.delete('Spy')
    for (const ledger of [this.common, this.mine]) {
      ledger.move(seat, 'hand', 'with')
      ledger.move(seat, 'successor', hadTo ? 'hand' : 'with')
    }
    this.entersUnseen(seat)
  }

  successorIsSeen(seat: Seat, of: Seat, card: string | null): void {
    if (seat !== this.me || card === null) return
    this.mine.leaves(of, card, 'successor')
    this.mine.enters(of, card, false, 'successor')
  }

  handIsSeen(seat: Seat, of: Seat, card: string | null): void {
    if (seat !== this.me || card === null) return
    const goesOn = this.#before.type === 'handSeen' && this.#before.seat === seat && this.#before.of === of
    if (!goesOn) this.mine.forget(of, 'hand', 'with')
    this.mine.enters(of, card, false)
  }

  /** IK-12.14 */
  assassinPicks(seat: Seat, victim: Seat, card: string | null): void {
    const { type, place } = this.#before
    if (type === 'pickedFrom' && place === 'successor') {
      for (const ledger of [this.common, this.mine]) ledger.forget(victim, 'successor', 'with')
    } else this.leavesUnseen(victim, card)
    this.entersUnseen(seat)
    if (this.me === victim && card !== null) this.mine.enters(seat, card, false)
  }

  // ---- armies, dungeons, and who is there -----------------------------------------------------------------------------

  ralliesOpenly(seat: Seat, card: string): void {
    this.#rallied.push(card)
    this.entersOpenly(seat, card)
  }

  /** IK-9.15: it is not certain which of the two was kept. */
  returnsToArmy(seat: Seat): void {
    const rallied = this.#rallied
    for (const ledger of [this.common, this.mine]) {
      ledger.forgetIf((fact) => fact.seat === seat && fact.card !== null && rallied.includes(fact.card))
    }
    this.#rallied = []
  }

  leavesRound(seat: Seat): void {
    this.#out.add(seat)
  }
}

function baseOf(name: string): number {
  return baseValue(NAMES.indexOf(name))
}

type Hear = (memory: Memory, event: EventJson) => void

const seat = (json: Json | undefined): Seat => Number(json)
const text = (json: Json | undefined): string => (typeof json === 'string' ? json : '')
/** A card that is told to some only. */
const maybe = (json: Json | undefined): string | null => (typeof json === 'string' ? json : null)

/** What each event means for who knows what. Events that are not here tell nothing about hidden cards. */
const HEARD: Readonly<Record<string, Hear>> = {
  out: (m, e) => m.leavesRound(seat(e.seat)),
  playerChosen: (m, e) => m.chooses(text(e.source), seat(e.player)),
  nameSaid: (m, e) => m.says(text(e.source)),
  guessed: (m, e) => m.isGuessed(seat(e.seat), text(e.card), e.right === true),
  holderFound: (m, e) => e.holds === false && m.isTold(seat(e.seat), text(e.card), false), // IK-7.5a: a hit is laid open
  truthTold: (m, e) => m.isTold(seat(e.seat), text(e.card), e.holds === true),
  mustCondemn: (m, e) => m.mustCondemn(seat(e.seat), Number(e.number), e.holds === true),
  falseClaim: (m, e) => e.unusable === false && m.isTold(seat(e.seat), text(e.card), false), // IK-9.11

  played(m, e) {
    if (e.from !== 'antechamber') m.leavesOpenly(seat(e.seat), text(e.card), e.from === 'hand' ? 'hand' : 'successor')
  },
  reactionUsed: (m, e) => m.usesReaction(seat(e.seat), text(e.card), e.condemned === true),
  toAntechamber: (m, e) => m.leavesOpenly(seat(e.seat), text(e.card)),
  placedInCourt: (m, e) => m.leavesOpenly(seat(e.seat), text(e.card)),
  condemned: (m, e) => m.condemnsOpenly(seat(e.seat), text(e.card)),
  recruited(m, e) {
    m.leavesOpenly(seat(e.seat), text(e.gave))
    m.entersUnseen(seat(e.seat))
  },
  removed(m, e) {
    if (e.from === 'hand' || e.from === 'successor') m.leavesOpenly(seat(e.seat), text(e.card), e.from)
  },
  accusedExchanged(m, e) {
    m.leavesOpenly(seat(e.seat), text(e.gave))
    m.entersOpenly(seat(e.seat), text(e.took))
  },
  replacedInAntechamber(m, e) {
    m.leavesOpenly(seat(e.seat), text(e.card))
    m.entersOpenly(seat(e.seat), text(e.back))
  },
  handedOverOpenly(m, e) {
    m.leavesOpenly(seat(e.seat), text(e.card))
    m.entersOpenly(seat(e.to), text(e.card))
  },
  takenFromCourt: (m, e) => m.entersOpenly(seat(e.seat), text(e.card)),
  heraldReturned: (m, e) => m.entersOpenly(seat(e.seat), text(e.card)),
  assassinHandedOver: (m, e) => m.entersOpenly(seat(e.victim), text(e.card)),
  successorShown(m, e) {
    m.leavesOpenly(seat(e.seat), text(e.card), 'successor')
    m.entersOpenly(seat(e.seat), text(e.card))
  },
  successorOpened: (m, e) => m.leavesOpenly(seat(e.seat), text(e.card)), // IK-7.13d; IK-3.9: before anything is known
  exposed: (m, e) => m.isShown(seat(e.seat), text(e.card)),
  shown: (m, e) => m.isShownByOracle(seat(e.seat), text(e.card)),
  dungeonShown: (m, e) => m.dungeonIsShown(seat(e.seat), text(e.card)),
  dungeonTaken: (m, e) => m.dungeonIsTaken(seat(e.seat)),
  dungeonTakenOpenly: (m, e) => m.dungeonIsTakenOpenly(seat(e.seat), seat(e.of), text(e.card)),

  rallied: (m, e) => m.entersUnseen(seat(e.seat)),
  ralliedOpenly: (m, e) => m.ralliesOpenly(seat(e.seat), text(e.card)),
  returnedToArmy: (m, e) => m.returnsToArmy(seat(e.seat)),
  squireTaken: (m, e) => m.entersUnseen(seat(e.seat)),
  successorTaken: (m, e) => m.successorIsTaken(seat(e.seat)),
  successorExchanged: (m, e) => m.successorIsExchanged(seat(e.seat)),
  successorSeen: (m, e) => m.successorIsSeen(seat(e.seat), seat(e.of), maybe(e.card)),
  handSeen: (m, e) => m.handIsSeen(seat(e.seat), seat(e.of), maybe(e.card)),
  condemnedUnseen: (m, e) => m.condemnsUnseen(seat(e.seat), maybe(e.card)),
  exchanged: (m, e) => m.exchange(seat(e.seat), seat(e.other), maybe(e.gave), maybe(e.took)),
  handedOver: (m, e) => m.handsOver(seat(e.seat), seat(e.to), maybe(e.card)),
  openSuccessorPicked(m, e) {
    m.leavesOpenly(seat(e.victim), text(e.card), 'successor')
    m.entersOpenly(seat(e.seat), text(e.card))
  },
  pickedFromVictim: (m, e) => m.assassinPicks(seat(e.seat), seat(e.victim), maybe(e.card)),
}
