import {
  type ActionJson,
  type Applied,
  type Blocked,
  includes,
  type Match,
  readAction,
  type Seat,
  type Shape,
} from '@riposte/kernel'
import { type Command, type Order, refusal } from '@riposte/protocol'
import type { TableState } from './table/table-state.ts'
import type { StandIn } from './thinker.ts'

/** Something to be done in a match: by a command, by a clock, or by a seat that answers by itself. */
export type Deed =
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

/** What a command wants done. Chat is no deed: it never touches the match. */
export function deedOf(command: Exclude<Command, { type: 'chat' }>): Deed {
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
export function stillOpen(match: Match<Shape>, seat: Seat, deed: Deed): Blocked | null {
  const { open } = match.play
  if ('decision' in deed && open?.id !== deed.decision) {
    return (deed.do === 'answer' ? match.late(seat, deed.action, deed.decision) : null) ?? refusal('late')
  }
  // Another process may have noticed first.
  if (deed.do === 'run out') return match.play.timer()?.id === deed.timer ? null : refusal('late')
  if (deed.do !== 'stand') return null
  if (deed.after !== undefined && deed.after !== match.entries.length) return refusal('late')
  // Without a decision it can only be something that nobody asked for.
  const action = readAction(match.game.actions, deed.action)
  const answers =
    typeof action === 'number' &&
    open !== null &&
    includes(match.play.waiting(), seat) &&
    match.game.question(open.question).takes.some((type) => type.is(action))
  return answers ? refusal('namesNoDecision') : null
}

/** Does it in memory, or says why not. */
export function take(state: TableState, match: Match<Shape>, seat: Seat, deed: Deed): Applied {
  switch (deed.do) {
    case 'answer':
    case 'stand':
      return match.apply(seat, deed.action)
    case 'take back':
      return match.takeBack(seat)
    case 'time out':
      return match.timeout(seat)
    case 'run out':
      return match.runOut(deed.timer)
    case 'speak':
      return match.speak(seat, deed.text)
    case 'order':
      state.setOrders(seat, deed.orders)
      return { events: [], blocked: null }
  }
}
