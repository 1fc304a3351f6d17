import { type Field, type Game, isWritten, type Json, kindText, readValue, type Seat, splitLine } from '@riposte/kernel'
import { shown } from './failure.ts'
import { isAbsent, isListPattern, isOneOf } from './matching.ts'
import { orDidYouMean } from './near.ts'
import { isRecord, type JsonRecord, listOf } from './record.ts'
import { holdsSeat } from './seats.ts'

type Fields = ReadonlyMap<string, Field>

/** Actions or events: what they are called, and what can be said of each. */
interface Words {
  readonly kind: 'action' | 'event'
  readonly types: ReadonlyMap<string, Fields>
  allows(field: Field, json: Json): boolean
}

export function actionWords(game: Game): Words {
  return {
    kind: 'action',
    types: new Map(game.actions.byType.map(({ name, fields }) => [name, new Map(fields)])),
    allows(field, json) {
      const value = field.read(json)
      return value !== null && value >= 0 && value < field.size
    },
  }
}

export function eventWords(game: Game): Words {
  return { kind: 'event', types: eventTypes(game), allows: isWritten }
}

/** How a thing is meant: an action that is taken has all its fields, a pattern may leave some out. */
type Meant = 'whole' | 'pattern'

/** The seats as the file calls them. */
interface NamedSeats {
  has(name: string): boolean
  of(name: string): Seat
}

/** Reads actions, or events, as a game knows them, and says what is wrong with one. */
export class ThingReader {
  readonly #words: Words
  readonly #seats: NamedSeats
  readonly #wrong: (what: string) => void

  constructor(words: Words, seats: NamedSeats, wrong: (what: string) => void) {
    this.#words = words
    this.#seats = seats
    this.#wrong = wrong
  }

  /** An action or an event, as an object or in one line. */
  read(json: Json, meant: Meant): Json {
    if (typeof json === 'string') {
      const { type, settings } = splitLine(json)
      const fields = this.#fields(type)
      const result: Record<string, Json> = { type }
      for (const [name, text] of settings) {
        const field = fields?.get(name)
        if (fields !== null && field === undefined) this.#noField(type, name, fields)
        if (Object.hasOwn(result, name)) this.#wrong(`\`${name}\` stands twice in \`${json}\``)
        result[name] = field === undefined ? text : this.#value(type, name, field, this.#written(text, field))
      }
      return result
    }
    if (!isRecord(json)) {
      this.#wrong(`${shown(json)} is no ${this.#words.kind}`)
      return json
    }
    if (meant === 'pattern' && isOneOf(json)) {
      return { oneOf: listOf(json.oneOf).map((one) => this.read(one, meant)) }
    }
    return this.#named(json, meant)
  }

  #named(json: JsonRecord, meant: Meant): Json {
    const { type, ...rest } = json
    if (type === undefined ? meant === 'whole' : typeof type !== 'string') {
      this.#wrong(`${shown(json)} has no type`)
      return json
    }
    const fields = typeof type === 'string' ? this.#fields(type) : allFields(this.#words)
    if (fields === null) return json
    const result: Record<string, Json> = type === undefined ? {} : { type }
    for (const [name, value] of Object.entries(rest)) {
      const field = fields.get(name)
      if (field === undefined) this.#noField(typeof type === 'string' ? type : null, name, fields)
      result[name] =
        field === undefined || typeof type !== 'string' ? value : this.#pattern(type, name, field, value, meant)
    }
    return result
  }

  #fields(type: string): Fields | null {
    const { kind, types } = this.#words
    const fields = types.get(type)
    if (fields === undefined) this.#wrong(`there is no ${kind} \`${type}\`${orDidYouMean(type, types.keys())}`)
    return fields ?? null
  }

  #noField(type: string | null, name: string, fields: Fields): void {
    const names = [...fields.keys()]
    const meant = orDidYouMean(name, names)
    const has = names.length === 0 ? '; it has none' : `; it has ${names.join(', ')}`
    const which = type === null ? `no ${this.#words.kind} has a` : `the ${this.#words.kind} \`${type}\` has no`
    this.#wrong(`${which} field \`${name}\`${meant === '' && type !== null ? has : meant}`)
  }

  /** The text of a value in a line: the name of a seat, or as the field reads it. */
  #written(text: string, field: Field): Json {
    return holdsSeat(field) && this.#seats.has(text) ? text : readValue(text, field)
  }

  #pattern(type: string, name: string, field: Field, json: Json, meant: Meant): Json {
    if (meant === 'pattern' && isRecord(json)) {
      if (isAbsent(json)) return json
      if (isOneOf(json)) return { oneOf: listOf(json.oneOf).map((one) => this.#value(type, name, field, one)) }
      if (isListPattern(json)) return json
    }
    return this.#value(type, name, field, json)
  }

  #value(type: string, name: string, field: Field, json: Json): Json {
    if (typeof json === 'string' && holdsSeat(field)) return this.#seats.of(json)
    // A pattern for something with parts of its own is compared when it is there.
    if (this.#words.kind === 'event' && typeof json === 'object' && json !== null) return json
    if (!this.#words.allows(field, json)) {
      const values = namedValues(field)
      const meant = typeof json === 'string' ? orDidYouMean(json, values) : ''
      this.#wrong(
        `\`${name}\` of the ${this.#words.kind} \`${type}\` cannot be ${shown(json)}${meant || possible(field)}`,
      )
    }
    return json
  }
}

function eventTypes(game: Game): ReadonlyMap<string, Fields> {
  return new Map(
    Object.values(game.events).map(({ name, fields }) => {
      const own = new Map(fields.map((part) => [part.name, part.field]))
      if (game.turn !== undefined) own.set('turn', TURN)
      return [name, own]
    }),
  )
}

/** Every event of a game that counts turns is recorded with its turn. */
const TURN: Field = {
  kind: 'turn',
  size: Number.MAX_SAFE_INTEGER,
  write: (value) => value,
  read: (json) => (Number.isInteger(json) ? (json as number) : null),
  schema: { type: 'integer', minimum: 0 },
}

function allFields({ types }: Words): Fields {
  return new Map([...types.values()].flatMap((fields) => [...fields]))
}

/** The names among the values of a field. */
export function namedValues({ schema }: Field): readonly string[] {
  if (!isRecord(schema)) return []
  const own = listOf(schema.enum).filter((value) => typeof value === 'string')
  const inside = listOf(schema.anyOf).flatMap((part) => (isRecord(part) ? listOf(part.enum) : []))
  return [...own, ...inside.filter((value) => typeof value === 'string')]
}

function possible(field: Field): string {
  const { schema } = field
  if (isRecord(schema) && schema.type === 'integer') return `; it is a whole number, ${range(schema)}`
  return `; it is a ${kindText(field)}`
}

function range({ minimum, maximum }: JsonRecord): string {
  return maximum === undefined ? `at least ${shown(minimum)}` : `${shown(minimum)} to ${shown(maximum)}`
}
