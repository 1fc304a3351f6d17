import { type Field, type ToldField, toldFields } from './action.ts'
import type { Json } from './json.ts'
import { includes, type Observer, type Seats } from './seat.ts'

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

export interface EventType {
  readonly name: string
  readonly fields: readonly ToldField[]
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
  readonly values: readonly number[]
  readonly to: Seats
  /** The turn it happened in; null in a game that counts none. */
  readonly turn: number | null
}

/** Somebody who is told what happens. */
export interface Witness {
  /** Everybody learns the public fields, these seats learn all of them. */
  whisper(
    to: Seats,
    type: EventType,
    a?: number,
    b?: number,
    c?: number,
    d?: number,
    e?: number,
    f?: number,
    g?: number,
  ): void
}

export type EventJson = { readonly type: string } & { readonly [field: string]: Json }

/** Field names that end in `?` are private: only the seats an event is whispered to see them. */
export function defineEvents<K extends string>(
  table: Readonly<Record<K, readonly [options: EventOptions, fields?: Readonly<Record<string, Field>>]>>,
): Readonly<Record<K, EventType>> {
  const made = {} as Record<K, EventType>
  for (const name of Object.keys(table) as K[]) {
    const [options, fields] = table[name]
    const names = Object.keys(fields ?? {})
    if (names.length > 7) throw new Error(`event ${name}: at most seven fields can be told`)
    if (names.includes('type') || names.includes('type?'))
      throw new Error(`event ${name}: a field cannot be called type`)
    const told = toldFields(fields ?? {})
    const secret = options.secret ?? false
    made[name] = {
      name,
      rule: options.rule,
      reveals: options.reveals ?? false,
      secret,
      isOpen: !secret && told.every(({ isPrivate }) => !isPrivate),
      fields: told,
      head: `{"type":${JSON.stringify(name)}`,
    }
  }
  // In one go, for the same reason as the actions.
  return Object.fromEntries(Object.entries(made)) as Record<K, EventType>
}

/** The first so many of an event's values. Written out: every event of every match gets such a list, and no longer one. */
export function valuesTold(
  count: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): readonly number[] {
  switch (count) {
    case 0:
      return []
    case 1:
      return [a]
    case 2:
      return [a, b]
    case 3:
      return [a, b, c]
    case 4:
      return [a, b, c, d]
    case 5:
      return [a, b, c, d, e]
    case 6:
      return [a, b, c, d, e, f]
    default:
      return [a, b, c, d, e, f, g]
  }
}

/** What this observer may know of it; null when it may not know of it. */
export function writeEvent(event: GameEvent, observer: Observer | 'all'): EventJson | null {
  const sees = observer === 'all' || includes(event.to, observer)
  if (event.type.secret && !sees) return null
  const json: Record<string, Json> = { type: event.type.name }
  if (event.turn !== null) json.turn = event.turn
  event.type.fields.forEach(({ name, field, isPrivate }, place) => {
    if (!isPrivate || sees) json[name] = field.write(event.values[place])
  })
  return json as EventJson
}

/** The same as JSON text. */
export function eventText(event: GameEvent, observer: Observer): string | null {
  const { type, values, turn } = event
  const sees = includes(event.to, observer)
  if (type.secret && !sees) return null
  let text = type.head
  if (turn !== null) text += `,"turn":${turn}`
  for (let place = 0; place < type.fields.length; place++) {
    const field = type.fields[place]
    if (!field.isPrivate || sees) text += field.text(values[place])
  }
  return `${text}}`
}
