import type { Action, AnyActionType, Choices } from './action.ts'
import type { Blocked } from './blocked.ts'
import type { FlowRef } from './flow.ts'
import type { Form } from './form.ts'
import type { Facts } from './question.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'

export interface Visit {
  args: { readonly seat: Seat; readonly action: Action }
  local: object
  steps: object
  result: void
}

/**
 * Something a seat may do while the table waits for somebody else: a vote, a card usable at any time, a standing order.
 * It names a flow, which runs on top of the stack as a visit; then the question below is put again.
 */
export interface Standing<G extends Shape = Shape> {
  readonly name: string
  readonly rule: string
  readonly takes: readonly AnyActionType[]
  legal(pub: G['pub'], mine: G['own'], seat: Seat, out: Choices): void
  /** Wide ones, filled in field by field and never listed. */
  readonly forms?: readonly Form<G, Facts>[]
  /** What may be done besides: more than anybody could list. */
  alsoTakes?(pub: G['pub'], mine: G['own'], seat: Seat, action: Action): boolean
  why?(pub: G['pub'], mine: G['own'], seat: Seat, action: Action): Blocked | null
  readonly flow: FlowRef<Visit>
}
