import {
  type ActionJson,
  type Applied,
  type Blocked,
  canonical,
  includes,
  type Match,
  readAction,
  type Seat,
  type Shape,
} from '@riposte/kernel'
import { type Command, type Order, refusal } from '@riposte/protocol'
import type { StandIn } from '../bots/thinker.ts'
import type { TableState } from '../table/table-state.ts'

/** Something to be done in a match: by a command, by a clock, or by a seat that answers by itself. */
export type Operation =
  | {
      readonly do: 'answer'
      readonly decision: number
      readonly action: ActionJson
      /** A bot has answered in place of the seat's own player. */
      readonly standIn?: StandIn
    }
  | {
      readonly do: 'stand'
      readonly action: ActionJson
      /** After how many entries of the match somebody has come to it who may not have meant it later. */
      readonly after?: number
    }
  | { readonly do: 'take back' }
  | { readonly do: 'order'; readonly orders: readonly Order[] }
  | { readonly do: 'time out'; readonly decision: number }
  | { readonly do: 'run out'; readonly timer: string }
  | { readonly do: 'speak'; readonly text: string }

/** What a command wants done. Chat is no operation: it never touches the match. */
export function operationOf(command: Exclude<Command, { type: 'chat' }>): Operation {
  switch (command.type) {
    case 'act':
      return { do: 'answer', decision: command.decision, action: command.action as ActionJson }
    case 'standing':
      return { do: 'stand', action: command.action as ActionJson }
    case 'takeBack':
      return { do: 'take back' }
    case 'orders':
      return { do: 'order', orders: command.orders }
  }
}

/** Whether what it answers is still asked. */
export function stillOpen(match: Match<Shape>, seat: Seat, operation: Operation): Blocked | null {
  const { open } = match.play
  if ('decision' in operation && open?.id !== operation.decision) {
    return (
      (operation.do === 'answer' ? match.late(seat, operation.action, operation.decision) : null) ?? refusal('late')
    )
  }
  // Another process may have noticed first.
  if (operation.do === 'run out') return match.play.timer()?.id === operation.timer ? null : refusal('late')
  if (operation.do !== 'stand') return null
  if (operation.after !== undefined && operation.after !== match.entries.length) return refusal('late')
  // Without a decision it can only be something that nobody asked for.
  const action = readAction(match.game.actions, operation.action)
  const answers =
    typeof action === 'number' &&
    open !== null &&
    includes(match.play.waiting(), seat) &&
    match.game.question(open.question).takes.some((type) => type.is(action))
  return answers ? refusal('namesNoDecision') : null
}

/**
 * Where a question is usually left to orders, an answer by hand that says no more than the seat's order does is given
 * when the order gives it: a question that closed sooner would tell that somebody was asked. It is stored as what it
 * comes to, the same orders as before.
 */
export function leftToOrder(state: TableState, seat: Seat, operation: Operation): Operation {
  if (operation.do !== 'answer' || !state.isLeftToOrders) return operation
  const ordered = state.ordered(seat)
  const isSame = ordered !== null && canonical(ordered) === canonical(operation.action)
  return isSame ? { do: 'order', orders: state.orders[seat] } : operation
}

/** Does it in memory, or says why not. */
export function applyOperation(state: TableState, match: Match<Shape>, seat: Seat, operation: Operation): Applied {
  switch (operation.do) {
    case 'answer':
    case 'stand':
      return match.apply(seat, operation.action)
    case 'take back':
      return match.takeBack(seat)
    case 'time out':
      return match.timeout(seat)
    case 'run out':
      return match.runOut(operation.timer)
    case 'speak':
      return match.speak(seat, operation.text)
    case 'order':
      state.setOrders(seat, operation.orders)
      return { events: [], blocked: null }
  }
}
