import type { Blocked } from './blocked.ts'
import type { FlowRef } from './flow.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'

/** What saying something leads to: a flow that visits, whatever is open below it. */
export interface Spoken {
  /** The words are those that were caught. */
  args: { readonly seat: Seat; readonly text: string }
  local: object
  steps: object
  result: void
}

/** What the rules of a game have to say about talking at its table. */
export interface TalkSpec<G extends Shape> {
  readonly rule: string
  /** Why this seat may not say anything now; null when it may. */
  refused(pub: G['pub'], seat: Seat): Blocked | null
  /**
   * The part of these words that has consequences, null when they have none. Only that part is written into the log, and
   * alone it has to have the same consequences.
   */
  caught(pub: G['pub'], seat: Seat, text: string): string | null
  readonly flow: FlowRef<Spoken>
}
