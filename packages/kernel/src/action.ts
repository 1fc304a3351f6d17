import { type Blocked, blocked } from './blocked.ts'
import { type Field, type FieldTable, type JsonFields, kindText, type ValueOf } from './field.ts'
import type { Json } from './json.ts'
import { keptTexts, LISTED_AT_MOST } from './kept-texts.ts'

declare const action: unique symbol

/**
 * What a seat does, packed into one whole number: the type in the low digits, the fields above it. Rules, searches and
 * sealed answers handle numbers; people, logs and the wire see `{ type, ...fields }` with names.
 */
export type Action = number & { readonly [action]: true }

export type ActionJson = { readonly type: string } & { readonly [field: string]: Json }

const TYPES = 128
const TYPE_MASK = TYPES - 1
const NONE: unknown = undefined

export interface AnyActionType {
  readonly id: number
  readonly name: string
  readonly fields: readonly (readonly [name: string, field: Field])[]
  is(action: Action): boolean
  /** The packed field at this place of the field list. */
  at(action: Action, place: number): number
  of(...values: number[]): Action
  /** The same from a list, what it leaves out being 0: spreading one into a call is slow. */
  pack(values: readonly number[]): Action
  /** The packed fields as the rules list them, where people may say the same thing in several ways. */
  readonly canonical?: Canonical
}

/** Of all ways to say the same thing the one that counts, as packed fields. */
export type Canonical = (values: readonly number[]) => readonly number[]

/** One thing a seat can do. Its fields are also its readers: `play.card(action)`. */
export type ActionType<N extends string = string, F extends FieldTable = FieldTable> = AnyActionType & {
  readonly name: N
  readonly table: F
} & { readonly [K in keyof F]: (action: Action) => ValueOf<F[K]> }

/** What the actions of a table look like outside: one of these. */
export type ActionJsonOf<T> = {
  readonly [K in keyof T]: T[K] extends { readonly name: infer N; readonly table: infer F extends FieldTable }
    ? { readonly type: N } & JsonFields<F>
    : never
}[keyof T]

export interface ActionSet {
  readonly byType: readonly AnyActionType[]
  readonly byName: ReadonlyMap<string, AnyActionType>
  /** An action as JSON text. */
  text(a: Action): string
}

function actionType(id: number, name: string, table: FieldTable, canonical?: Canonical): AnyActionType {
  const list = Object.entries(table)
  const below: number[] = []
  let room = TYPES
  for (const [, field] of list) {
    below.push(room)
    room *= field.size
  }
  if (room > Number.MAX_SAFE_INTEGER) throw new Error(`action ${name}: its fields do not fit into one number`)
  // Everything is a power of two, so that a field is read without dividing: scaled down, and the digits above it cut off.
  const scales = below.map((unit) => 1 / unit)
  const masks = list.map(([, field]) => field.size - 1)
  const [first, second, third] = below
  const pack = (values: readonly number[]): Action => {
    let packed = id
    for (let i = 0; i < below.length; i++) packed += (values[i] ?? 0) * below[i]
    return packed as Action
  }
  const type: AnyActionType & { readonly table: FieldTable } = {
    id,
    name,
    table,
    fields: list,
    is: (a) => (a & TYPE_MASK) === id,
    at: (a, place) => (a * scales[place]) & masks[place],
    of: (...values) => pack(values),
    pack,
    ...(canonical === undefined ? {} : { canonical }),
  }
  // The short forms are the ones rules use: a rest parameter would allocate on every legal action.
  if (list.length === 0) type.of = () => id as Action
  else if (list.length === 1) type.of = (a = 0) => (id + a * first) as Action
  else if (list.length === 2) type.of = (a = 0, b = 0) => (id + a * first + b * second) as Action
  else if (list.length === 3) type.of = (a = 0, b = 0, c = 0) => (id + a * first + b * second + c * third) as Action
  const readers: Record<string, (a: Action) => number> = {}
  list.forEach(([field], place) => {
    if (field === 'type' || field in type) throw new Error(`action ${name}: a field cannot be called ${field}`)
    const scale = scales[place]
    const mask = masks[place]
    readers[field] = (a) => (a * scale) & mask
  })
  return Object.assign(type, readers)
}

/**
 * All the things that can be done in a game, in one table: the gate, the forms, the tool descriptions all read it. What
 * can be said in several ways (wires in any order) is listed in one of them; `canonical` says which, and any other is
 * understood as that one.
 */
export function defineActions<T extends Readonly<Record<string, FieldTable>>>(
  table: T,
  canonical: { readonly [K in keyof T]?: Canonical } = {},
): { readonly [K in keyof T & string]: ActionType<K, T[K]> } {
  const names = Object.keys(table)
  if (names.length > TYPES) throw new Error(`a game has at most ${TYPES} action types`)
  // Made in one go: an object that grows name by name becomes a dictionary, and every rule looks things up here.
  const made = Object.fromEntries(names.map((name, id) => [name, actionType(id, name, table[name], canonical[name])]))
  return made as { readonly [K in keyof T & string]: ActionType<K, T[K]> }
}

export function actionSet(table: Readonly<Record<string, AnyActionType>>): ActionSet {
  const byType = Object.values(table)
  byType.forEach((type, id) => {
    if (!type.is(id as Action))
      throw new Error(`action ${type.name}: the actions of a game are one table, whole and in order`)
  })
  const set: ActionSet = {
    byType,
    byName: new Map(byType.map((type) => [type.name, type])),
    text: keptTexts((a) => JSON.stringify(writeAction(set, a)), LISTED_AT_MOST),
  }
  return set
}

/** The number of an action's type, without looking the type up. */
export function typeId(a: Action): number {
  return a & TYPE_MASK
}

export function typeOf(set: ActionSet, a: Action): AnyActionType {
  return set.byType[a & TYPE_MASK]
}

export function writeAction(set: ActionSet, a: Action): ActionJson {
  const type = typeOf(set, a)
  const json: Record<string, Json> = { type: type.name }
  type.fields.forEach(([name, field], place) => {
    json[name] = field.write(type.at(a, place))
  })
  return json as ActionJson
}

/** Reads what somebody sent. The sentence says what is wrong with it, never what would have been right in somebody's hand. */
export function readAction(set: ActionSet, json: unknown): Action | Blocked {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return blocked('malformed', 'kernel', 'An action is an object with a type.')
  }
  const given = json as Record<string, unknown>
  const type = typeof given.type === 'string' ? set.byName.get(given.type) : undefined
  if (!type)
    return blocked('unknownAction', 'kernel', `There is no action of type ${JSON.stringify(given.type ?? NONE)}.`)
  for (const key of Object.keys(given)) {
    if (key !== 'type' && !hasField(type, key)) {
      return blocked('malformed', 'kernel', `${type.name} has no field ${JSON.stringify(key)}.`)
    }
  }
  const values: number[] = []
  for (const [name, field] of type.fields) {
    const value = field.read(given[name])
    if (value === null || value < 0 || value >= field.size) {
      return blocked('malformed', 'kernel', `${type.name}: ${name} is not a ${kindText(field)}.`)
    }
    values.push(value)
  }
  return type.pack(type.canonical?.(values) ?? values)
}

function hasField({ fields }: AnyActionType, key: string): boolean {
  for (const [name] of fields) if (name === key) return true
  return false
}

/** A list that legal actions are written into; one is kept and used again, because a search asks millions of times. */
export class Choices {
  readonly list: Action[] = []
  count = 0

  add(a: Action): void {
    this.list[this.count++] = a
  }

  clear(): void {
    this.count = 0
  }

  has(a: Action): boolean {
    for (let i = 0; i < this.count; i++) if (this.list[i] === a) return true
    return false
  }

  toArray(): Action[] {
    return this.list.slice(0, this.count)
  }
}
