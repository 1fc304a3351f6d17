import type { Action, AnyActionType, Blocked, Facts, FlowRef, Form } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import type { Dune, Own, Pub } from '../../state.ts'
import type { Lost } from './lost.ts'

/** What the declaration of a shipment is about: the abilities that an earlier one of the same action has lost. */
export interface Declaring extends Facts {
  readonly lost: Lost
}

export interface WayOutline {
  args: { readonly faction: Faction; readonly action: Action; readonly lost: Lost }
  local: object
  steps: object
  /** Null once the shipment action is over; else it is declared anew, without what it has lost. */
  result: Lost | null
}

/** One way to use the shipment action. */
export interface Way {
  readonly form: Form<Dune, Declaring>
  /** Whether a faction may think of it, by what everybody knows. */
  isOpen(pub: Pub, faction: Faction): boolean
  why(pub: Pub, mine: Own, faction: Faction, lost: Lost, action: Action): Blocked | null
  /** Carries the declaration out, with all that follows from it. */
  readonly flow: FlowRef<WayOutline>
}

export const actionOf = (way: Way): AnyActionType => way.form.action
