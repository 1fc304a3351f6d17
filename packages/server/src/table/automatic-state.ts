import { type ActionJson, listed, type Seat } from '@riposte/kernel'
import type { Thought } from '../bots/thinking.ts'
import type { TableState } from './table-state.ts'

/** What a table in memory waits for without a command. None of it is stored: whoever loads the table works it out again. */
export class AutomaticState {
  /** What thinkers at this table are thinking about, by seat. */
  readonly thoughts = new Map<Seat, Thought>()
  /** The question that no order fits: its seats answer by hand. */
  #byHand = -1
  #cancel: () => void = () => {}
  #known: {
    readonly play: unknown
    readonly orders: unknown
    readonly byHand: number
    readonly seats: readonly Seat[]
  } = { play: null, orders: null, byHand: -1, seats: [] }

  /** There is one timer at most. */
  setTimer(cancel: () => void): void {
    this.cancelTimer()
    this.#cancel = cancel
  }

  cancelTimer(): void {
    this.#cancel()
    this.#cancel = () => {}
  }

  /** Nothing comes by itself any more: no timer is set, and nobody thinks. */
  stop(): void {
    this.cancelTimer()
    for (const thought of this.thoughts.values()) thought.drop()
    this.thoughts.clear()
  }

  /** No order fits this question: it is left to its seats. */
  leaveByHand(decision: number): void {
    this.#byHand = decision
  }

  /** What is answered in place of this seat; null: it answers itself. */
  ordered(state: TableState, seat: Seat): ActionJson | null {
    return state.match?.play.open?.id === this.#byHand ? null : state.ordered(seat)
  }

  /** The seats whose answer to the open question comes by itself. */
  seats(state: TableState): readonly Seat[] {
    const { match, orders, row } = state
    if (match === null) return []
    const { play } = match
    const known = this.#known
    // Asked several times at every step; a view is needed to answer, so the answer is kept while nothing changes.
    if (known.play === play && known.orders === orders && known.byHand === this.#byHand) return known.seats
    const seats = listed(play.waiting()).filter(
      (seat) => row.seats[seat].kind === 'bot' || this.ordered(state, seat) !== null,
    )
    this.#known = { play, orders, byHand: this.#byHand, seats }
    return seats
  }
}
