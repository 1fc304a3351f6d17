import type { FieldInfo, Json, Seat, Seen } from '@riposte/kernel'
import type { View } from '../view.ts'
import { gameValue, RED, VALUES, type Value, type Wire, wireText, YELLOW } from '../wires.ts'
import type { Beliefs } from './beliefs.ts'
import { type Place, tokenNot } from './puzzle.ts'

/** The messages about reasons. */
export type ReasonMessage =
  | 'reason.isCut'
  | 'reason.isOwn'
  | 'reason.isSeen'
  | 'reason.tokenIs'
  | 'reason.tokenIsNot'
  | 'reason.tokenOdd'
  | 'reason.tokenEven'
  | 'reason.tokenCount'
  | 'reason.tokenEqual'
  | 'reason.tokenDifferent'
  | 'reason.notLower'
  | 'reason.notHigher'
  | 'reason.stoodBeside'
  | 'reason.learned'
  | 'reason.elsewhere'
  | 'reason.somewhere'
  | 'reason.noDeal'

/** Why a wire is not something, or what else is known of it. */
export interface Reason {
  readonly kind: 'seen' | 'left' | 'right' | 'token' | 'learned' | 'has' | 'gone' | 'compared' | 'counting'
  readonly rule: string
  /** The values that this rules out, where no reason before it did: numbers, "YELLOW", "RED". */
  readonly excludes: readonly (number | string)[]
  /** The wire that tells it, by its place in the same hand; null where no single wire does. */
  readonly by: number | null
  /** The message that says it, and what it is given: some of `REASON_FIELDS`. */
  readonly message: ReasonMessage
  readonly about: Readonly<Record<string, Json>>
}

/** What messages about reasons can mention. */
export const REASON_FIELDS: readonly FieldInfo[] = [
  { name: 'observer', kind: 'seat' },
  { name: 'seat', kind: 'seat' },
  { name: 'wire', kind: 'wire' },
  { name: 'value', kind: 'value' },
  { name: 'values', kind: 'value' },
  { name: 'other', kind: 'place in a hand' },
  { name: 'times', kind: 'number of wires' },
]

export function valueName(value: Value): number | string {
  return value === YELLOW ? 'YELLOW' : value === RED ? 'RED' : value
}

/** What rules out what at this place, for whoever sees this. Nothing is said twice. */
export function explain(seen: Seen<View>, beliefs: Beliefs, seat: Seat, place: number): Reason[] {
  return new Explaining(seen, beliefs, seat, place).all()
}

class Explaining {
  readonly #view: View
  readonly #observer: Seat
  readonly #beliefs: Beliefs
  readonly #seat: Seat
  readonly #at: Place
  readonly #reasons: Reason[] = []
  /** The values that are still open, one bit each. */
  #open: number

  constructor({ view, observer }: Seen<View>, beliefs: Beliefs, seat: Seat, place: number) {
    this.#view = view
    this.#observer = observer
    this.#beliefs = beliefs
    this.#seat = seat
    this.#at = beliefs.puzzle.places[seat][place]
    this.#open = 0
    for (let value = 1; value < VALUES; value++) if (view.total[value] > 0) this.#open |= 1 << value
  }

  all(): Reason[] {
    if (this.#at.known !== 0) {
      const message = this.#at.cut ? 'reason.isCut' : this.#seat === this.#observer ? 'reason.isOwn' : 'reason.isSeen'
      this.#add('seen', 'BB-15.1', 0, null, message, { wire: wireText(this.#at.known) }, true)
      return this.#reasons
    }
    this.#tokens()
    this.#neighbours(-1)
    this.#neighbours(1)
    this.#compared()
    this.#learned()
    this.#gone()
    this.#held()
    this.#counting()
    return this.#reasons
  }

  /** Adds it where it rules out something that was still open. */
  #add(
    kind: Reason['kind'],
    rule: string,
    not: number,
    by: number | null,
    message: ReasonMessage,
    about: Reason['about'] = {},
    always = false,
  ): void {
    const excluded: Value[] = []
    for (let value = 1; value < VALUES; value++) if ((not & this.#open & (1 << value)) !== 0) excluded.push(value)
    if (excluded.length === 0 && !always) return
    this.#open &= ~not
    const known = { observer: this.#observer, seat: this.#seat, ...about }
    this.#reasons.push({ kind, rule, excludes: excluded.map(valueName), by, message, about: known })
  }

  #tokens(): void {
    const { tokens } = this.#view.players[this.#seat]
    const { place } = this.#at
    for (const token of tokens) {
      const { kind, value, says, placeB } = token
      if (token.place === place && (kind === 'value' || kind === 'single wire')) {
        this.#add(
          'token',
          'BB-10.1',
          tokenNot(token),
          place,
          says === 'is' ? 'reason.tokenIs' : 'reason.tokenIsNot',
          { value },
          true,
        )
      } else if (token.place === place && kind === 'parity') {
        const message = value === 'odd' ? 'reason.tokenOdd' : 'reason.tokenEven'
        this.#add('token', 'BB-10.3', tokenNot(token), place, message, {}, true)
      } else if (token.place === place && kind === 'count' && says === 'is') {
        this.#add('token', 'BB-10.3', 0, place, 'reason.tokenCount', { times: value }, true)
      } else if (placeB !== null && (token.place === place || placeB === place)) {
        const other = token.place === place ? placeB : token.place
        const message = kind === 'equal' ? 'reason.tokenEqual' : 'reason.tokenDifferent'
        this.#add('token', kind === 'equal' ? 'BB-E12' : 'BB-E01', 0, other, message, { other }, true)
      }
    }
  }

  /** BB-3.6: the nearest wire on this side whose value is known sets a limit. */
  #neighbours(step: -1 | 1): void {
    const { wires } = this.#view.players[this.#seat]
    const { place } = this.#at
    if (wires[place].outOfOrder) return
    const hand = this.#beliefs.puzzle.places[this.#seat]
    for (let at = place + step; at >= 0 && at < hand.length; at += step) {
      if (wires[at].stand !== wires[place].stand) return
      if (wires[at].outOfOrder) continue
      const limit = limitOf(hand[at])
      if (limit === 0) continue
      let not = 0
      for (let number = 1; number <= 12; number++) {
        if (step < 0 ? number * 10 < limit : number * 10 > limit) not |= 1 << number
      }
      const side = step < 0 ? 'left' : 'right'
      const message = step < 0 ? 'reason.notLower' : 'reason.notHigher'
      this.#add(side, 'BB-3.6', not, at, message, { other: at, wire: wireText(limit) })
      return
    }
  }

  /** What stood beside it before a wire changed places. */
  #compared(): void {
    const { low, high } = this.#at
    let not = 0
    for (let number = 1; number <= 12; number++) if (number * 10 < low || number * 10 > high) not |= 1 << number
    this.#add('compared', 'BB-E02', not, null, 'reason.stoodBeside')
  }

  #learned(): void {
    const { learned, wires } = this.#view.players[this.#seat]
    const { place } = this.#at
    const not = learned.not[place] | learned.standLacks[wires[place].stand]
    const values: Value[] = []
    for (let value = 1; value < VALUES; value++) if ((not & this.#open & (1 << value)) !== 0) values.push(value)
    this.#add('learned', 'BB-15.2', not, place, 'reason.learned', { values: values.map(valueName) })
  }

  /** BB-1.1: all copies are cut or in sight. */
  #gone(): void {
    const left = new Array<number>(VALUES).fill(0)
    for (let value = 1; value < VALUES; value++) left[value] = this.#view.total[value]
    for (const hand of this.#beliefs.puzzle.places) {
      for (const { known } of hand) if (known !== 0) left[gameValue(known)]--
    }
    const values: Value[] = []
    let not = 0
    for (let value = 1; value < VALUES; value++) {
      if (left[value] > 0 || (this.#open & (1 << value)) === 0) continue
      values.push(value)
      not |= 1 << value
    }
    this.#add('gone', 'BB-1.1', not, null, 'reason.elsewhere', { values: values.map(valueName) })
  }

  #held(): void {
    const { learned, wires } = this.#view.players[this.#seat]
    const held = (learned.has | learned.standHas[wires[this.#at.place].stand]) & this.#open
    for (let value = 1; value < VALUES; value++) {
      if ((held & (1 << value)) === 0) continue
      this.#add('has', 'BB-9.1', 0, null, 'reason.somewhere', { value: valueName(value) }, true)
    }
  }

  /** What no reason of its own rules out, but no deal has any more. */
  #counting(): void {
    const chances = this.#beliefs.chance(this.#seat, this.#at.place)
    const values: Value[] = []
    let not = 0
    for (let value = 1; value < VALUES; value++) {
      if ((this.#open & (1 << value)) === 0 || chances[value] > 0) continue
      values.push(value)
      not |= 1 << value
    }
    this.#add('counting', 'BB-3.4', not, null, 'reason.noDeal', { values: values.map(valueName) })
  }
}

/** The wire that this one is known to be; 0 where that is not plain. */
function limitOf({ known, not }: Place): Wire {
  if (known !== 0) return known
  let only = 0
  for (let value = 1; value < VALUES; value++) {
    if ((not & (1 << value)) !== 0) continue
    if (only !== 0 || value > 12) return 0
    only = value
  }
  return only * 10
}
