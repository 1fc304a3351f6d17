import type { FieldTable, JsonFields, NoFields, Values } from './field.ts'
import type { Json } from './json.ts'
import { DATA } from './output.ts'
import type { Facts } from './question.ts'
import { includes, type Observer, type Seats } from './seat.ts'
import { type ToldField, toldFields } from './told-field.ts'

export interface EventOptions {
  /** The rule that says it happens. */
  readonly rule: string
  /**
   * It tells some observer a fact that was hidden from it until now. The leak test allows two worlds that an observer
   * could not tell apart to part at such an event and nowhere else.
   */
  readonly reveals?: boolean
  /** Those who may not see the private fields do not learn that it happened at all. */
  readonly secret?: boolean
}

export interface EventType<N extends string = string, F extends FieldTable = FieldTable> {
  readonly name: N
  /** Its place in the table, counted from 1: a search tells events apart by it. */
  readonly number: number
  readonly table: F
  readonly fields: readonly ToldField[]
  /** Those of them that everybody may know. */
  readonly open: readonly ToldField[]
  readonly rule: string
  readonly reveals: boolean
  readonly secret: boolean
  /** Everybody may know all of it. */
  readonly isOpen: boolean
  /** How it begins as JSON text. */
  readonly head: string
}

/** Something that happened: for everybody its public fields, for the seats in `to` all of it. */
export interface GameEvent {
  readonly type: EventType
  /** Its values by the names of its fields. */
  readonly told: Facts
  readonly to: Seats
  /** The turn it happened in; null in a game that counts none. */
  readonly turn: number | null
}

/** What an event of this type is told with: nothing, or the values of its fields. */
export type Told<F extends FieldTable> = keyof F extends never ? [] : [told: Values<F>]

/** Somebody who is told what happens. */
export interface Witness {
  /** Everybody learns the public fields, these seats learn all of them. */
  whisper(to: Seats, type: EventType, told: Facts): void
}

export type EventJson = { readonly type: string } & { readonly [field: string]: Json }

/** What the events of a table look like outside: one of these. */
export type EventJsonOf<T> = {
  readonly [K in keyof T]: T[K] extends EventType<infer N, infer F>
    ? { readonly type: N; readonly turn?: number } & JsonFields<F>
    : never
}[keyof T]

type EventTable = Readonly<Record<string, readonly [options: EventOptions, fields?: FieldTable]>>
type FieldsOf<R> = R extends readonly [EventOptions, infer F extends FieldTable] ? F : NoFields
type Events<T extends EventTable> = { readonly [K in keyof T & string]: EventType<K, FieldsOf<T[K]>> }

/** Field names that end in `?` are private: only the seats an event is whispered to see them. */
export function defineEvents<T extends EventTable>(table: T): Events<T> {
  const made = Object.entries(table).map(([name, [options, fields = {}]], at) => [
    name,
    eventType(name, at + 1, options, fields),
  ])
  // In one go, for the same reason as the actions.
  return Object.fromEntries(made) as Events<T>
}

function eventType(
  name: string,
  number: number,
  { rule, reveals = false, secret = false }: EventOptions,
  table: FieldTable,
): EventType {
  const fields = toldFields(table)
  if (fields.some((field) => field.name === 'type')) throw new Error(`event ${name}: a field cannot be called type`)
  const open = fields.filter(({ isPrivate }) => !isPrivate)
  const isOpen = !secret && open.length === fields.length
  return { name, number, table, rule, reveals, secret, isOpen, fields, open, head: `{"type":${JSON.stringify(name)}` }
}

/** The fields of it that this observer may know; null when it may not know of it. The one place that decides it. */
export function fieldsFor({ type, to }: GameEvent, observer: Observer | 'all'): readonly ToldField[] | null {
  if (observer === 'all' || includes(to, observer)) return type.fields
  return type.secret ? null : type.open
}

/** What this observer may know of it; null when it may not know of it. */
export function writeEvent(event: GameEvent, observer: Observer | 'all'): EventJson | null {
  const fields = fieldsFor(event, observer)
  return fields === null ? null : (DATA.event(event.type, event.turn, fields, event.told) as EventJson)
}
