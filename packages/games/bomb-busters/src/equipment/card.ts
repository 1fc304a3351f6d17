import type { Action, Blocked, FlowRef, Seat, Table } from '@riposte/kernel'
import { actions } from '../actions.ts'
import type { ForcedOutline } from '../modules/module.ts'
import type { Equipment } from '../names.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import type { Value } from '../wires.ts'

/** What a card is used on. Below 0, and for values 0, where nothing was named. */
export interface Use {
  readonly player: Seat
  readonly other: Seat
  readonly places: readonly [a: number, b: number, c: number]
  readonly values: readonly [a: Value, b: Value]
  readonly stand: number
}

/** The fields of a use in the order in which a form fills them in, as they stand in the action. */
export const FIELDS = ['player', 'other', 'placeA', 'placeB', 'placeC', 'valueA', 'valueB', 'stand'] as const
export type UseField = (typeof FIELDS)[number]

/** A forced action that the card leads to (Walkie-Talkies, detectors); null when it is done. */
export type Effect = { readonly flow: FlowRef<ForcedOutline>; readonly args: unknown } | null

/** One card, or the same thing done by a character (BB-C.5). */
export interface CardRules {
  /** The fields it needs; every other one stays empty. */
  readonly needs: readonly UseField[]
  /** BB-E00.5, gate 12: the card's own checks, in their order. */
  refused(pub: Pub, mine: Own, seat: Seat, use: Use): Blocked | null
  /** Values for the next field that it needs, given what is filled in; only such as can be completed. */
  domain(pub: Pub, mine: Own, seat: Seat, field: UseField, use: Use, out: number[]): void
  effect(x: Table<BombBusters>, seat: Seat, use: Use, by: 'card' | 'ability'): Effect
}

const cards = new Map<Equipment, CardRules>()

export function defineCard(card: Equipment, rules: CardRules): void {
  cards.set(card, rules)
}

export function cardRules(card: Equipment): CardRules | undefined {
  return cards.get(card)
}

type UseReader = Omit<typeof actions.useCharacterAbility, 'of' | 'is' | 'at' | 'id' | 'name' | 'fields'>

/** What this action names. */
export function useOf(action: Action): Use {
  const a: UseReader = actions.useEquipment.is(action) ? actions.useEquipment : actions.useCharacterAbility
  return {
    player: a.playerId(action) - 1,
    other: a.otherPlayerId(action) - 1,
    places: [a.tileIndexA(action) - 2, a.tileIndexB(action) - 2, a.tileIndexC(action) - 2],
    values: [a.valueA(action), a.valueB(action)],
    stand: a.standIndex(action) - 1,
  }
}

/** Whether something is named that this card does not ask for. */
export function namesMore({ needs }: CardRules, { player, other, places, values, stand }: Use): boolean {
  const named: Readonly<Record<UseField, boolean>> = {
    player: player >= 0,
    other: other >= 0,
    placeA: places[0] !== NOT_NAMED,
    placeB: places[1] !== NOT_NAMED,
    placeC: places[2] !== NOT_NAMED,
    valueA: values[0] !== 0,
    valueB: values[1] !== 0,
    stand: stand >= 0,
  }
  return FIELDS.some((field) => named[field] && !needs.includes(field))
}

/** A wire that was not named, as it stands in a use; beside the stand is one higher. */
export const NOT_NAMED = -2
