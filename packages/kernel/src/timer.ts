import type { FlowRef } from './flow.ts'
import type { Shape } from './shape.ts'

/**
 * A clock of the game itself, beside whatever time a table gives for decisions. The kernel knows no time: it only says
 * that this clock runs, and is told when it has run out. Whoever keeps the log knows when each entry was made, and how
 * much is left follows from that.
 */
export interface Timer {
  /** Another name is another clock, which starts anew. */
  readonly id: string
  readonly milliseconds: number
  /** How much of it counts as gone when it starts. */
  readonly gone: number
  /** So much longer it really runs than is shown. */
  readonly grace: number
  /** It stands still otherwise, and keeps what is left. */
  readonly runs: boolean
}

/** What happens when a clock has run out: a flow that visits, whatever is open below it. */
export interface RunOut {
  args: { readonly id: string }
  local: object
  steps: object
  result: void
}

export interface TimerSpec<G extends Shape> {
  readonly rule: string
  /** The clock there is now; null for none. */
  of(pub: G['pub']): Timer | null
  /** It must see to it that the clock that has run out is no longer there. */
  readonly flow: FlowRef<RunOut>
}
