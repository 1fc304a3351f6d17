import type { Seat, Seen } from '@riposte/kernel'
import { missionOf } from '../missions/index.ts'
import type { Mission } from '../missions/mission.ts'
import { type Beliefs, reason } from '../reason/beliefs.ts'
import { redChance } from '../reason/coach.ts'
import type { View } from '../view.ts'
import { COPIES, gameValue, VALUES, type Value, YELLOW } from '../wires.ts'
import { OpenHand } from './open-hand.ts'
import { Outlook } from './outlook.ts'

/** An own wire that is not cut. */
export interface OwnWire {
  readonly place: number
  readonly value: Value
}

/** Enough for a decision; more states than that are drawn from. */
const STATES_AT_MOST = 1500

/** What the team player sees and can work out. */
export class Sight {
  readonly seen: Seen<View>
  readonly view: View
  readonly me: Seat
  readonly mission: Mission
  /** The own uncut wires that it sees. */
  readonly hand: readonly OwnWire[]
  readonly mates: readonly Seat[]
  #beliefs: Beliefs | null = null
  #open: OpenHand | null = null
  #outlook: Outlook | null = null

  constructor(seen: Seen<View>) {
    this.seen = seen
    this.view = seen.view
    this.me = seen.observer
    this.mission = missionOf(seen.view.mission)
    const { players } = seen.view
    this.hand = players[this.me].wires.flatMap(({ cut, sort }, place) =>
      cut || sort === null ? [] : [{ place, value: gameValue(Math.round(sort * 10)) }],
    )
    this.mates = players.flatMap((_, seat) => (seat === this.me ? [] : [seat]))
  }

  get beliefs(): Beliefs {
    this.#beliefs ??= reason(this.seen, STATES_AT_MOST)
    return this.#beliefs
  }

  /** What the others know of the own hand. */
  get open(): OpenHand {
    this.#open ??= new OpenHand(this)
    return this.#open
  }

  /** What everybody could cut. */
  get outlook(): Outlook {
    this.#outlook ??= new Outlook(this)
    return this.#outlook
  }

  chance(seat: Seat, place: number): readonly number[] {
    return this.beliefs.chance(seat, place)
  }

  /** How likely this wire is red, or counts as red. */
  red(seat: Seat, place: number): number {
    return redChance(this.view, this.chance(seat, place))
  }

  /** How many of this value are cut: the cut wires lie open, whatever the board shows. */
  cut(value: Value): number {
    let count = 0
    for (const { wires } of this.view.players) {
      for (const { cut, sort } of wires) if (cut && sort !== null && gameValue(Math.round(sort * 10)) === value) count++
    }
    return count
  }

  left(value: Value): number {
    return this.view.total[value] - this.cut(value)
  }

  own(value: Value): number {
    let count = 0
    for (const wire of this.hand) if (wire.value === value) count++
    return count
  }

  /** How likely somebody has this value somewhere in the hand. */
  holds(seat: Seat, value: Value): number {
    let none = 1
    for (const [place, { cut }] of this.view.players[seat].wires.entries()) {
      if (!cut) none *= 1 - this.chance(seat, place)[value]
    }
    return 1 - none
  }

  /** Wires that are not cut, in all hands. */
  get uncut(): number {
    return this.view.players.reduce((sum, { uncut }) => sum + uncut, 0)
  }

  /** Steps of the dial until it is lost. */
  get dialLeft(): number {
    return this.view.dialMax - this.view.dial
  }

  isCaptain(): boolean {
    return this.me === this.view.captain
  }

  /** What lies in the row of Number cards. */
  rules<T>(module: string): T | undefined {
    return this.view.rules[module] as T | undefined
  }

  ownRules<T>(module: string): T | undefined {
    return this.view.mine?.rules[module] as T | undefined
  }
}

export function jsonOf(value: Value): number | string {
  return value === YELLOW ? 'YELLOW' : value
}

export { readValue } from '../reason/puzzle.ts'
export { COPIES, VALUES }
