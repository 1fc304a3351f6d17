import type { Catalogue, FieldInfo, Json, Messages } from '@riposte/kernel'
import { MessageFormat } from 'messageformat'
import type { MessageFunction, MessageValue } from 'messageformat/functions'
import { FRAMES, type Frame } from './frame.ts'
import { functionName, parsed } from './message.ts'
import { type Part, textOf } from './part.ts'

/** Whom sentences are about, and who reads them. */
export interface People {
  /** What the seats are called, in their order. */
  readonly names: readonly string[]
  /** The seat of the reader, who is called "you"; null for somebody who has none. */
  readonly reader: number | null
  /** What else the reader is, by kind: a faction. It is called "you" as well. */
  readonly self?: Readonly<Record<string, Json>>
}

/** An argument of a message; without a value where the reader is not told it, or nothing has been chosen yet. */
interface Argument {
  readonly value: Json | undefined
}
type Arguments = Readonly<Record<string, Argument>>

/** What a function makes of an argument. */
interface Said extends MessageValue<string, 'part'> {
  readonly kind: string
  readonly argument: Argument
}

/** The kind of an argument that no table knows: it is said as it is. */
const TEXT = 'text'

/** Arguments that are no fields: the turn an event is recorded with, and the question that an answer is for. */
export const TURN: FieldInfo = { name: 'turn', kind: 'turn' }
export const QUESTION: FieldInfo = { name: 'question', kind: 'question' }

/** What a message may say about how a thing is to be said: `{$card :card case=accusative}`. */
const MANNERS = ['form', 'case'] as const

export type Section = 'events' | 'actions' | 'questions' | 'parts'

/** The messages of one game in one language. Each is parsed when it is first said. */
export class Book {
  readonly language: string
  readonly messages: Messages
  readonly catalogue: Catalogue
  readonly #frame: Frame
  readonly #functions: Record<string, MessageFunction<string, 'part'>>
  readonly #formats = new Map<string, MessageFormat<string, 'part'>>()
  readonly #plurals: Intl.PluralRules
  readonly #lists: Readonly<Record<string, Intl.ListFormat>>
  readonly #failed: (error: unknown) => void
  #people: People = { names: [], reader: null }
  /** The message that is being said; parts of it are said of the same arguments. */
  #saying: { readonly key: string; readonly kinds: Kinds; readonly given: Arguments } | null = null

  /** `failed` hears of messages that cannot be said; people then read the rest. */
  constructor(catalogue: Catalogue, language: string, messages: Messages, failed: (error: unknown) => void = () => {}) {
    this.catalogue = catalogue
    this.language = language
    this.messages = messages
    this.#frame = FRAMES[language] ?? FRAMES.en
    this.#failed = failed
    this.#plurals = new Intl.PluralRules(this.#frame.locale)
    this.#lists = {
      and: new Intl.ListFormat(this.#frame.locale, { type: 'conjunction' }),
      or: new Intl.ListFormat(this.#frame.locale, { type: 'disjunction' }),
    }
    const kinds = [...Object.keys(catalogue.kinds), 'seat', 'turn', 'question', TEXT]
    this.#functions = Object.fromEntries(
      kinds.map((kind) => [functionName(kind), (_context, how, input) => this.#said(kind, argumentOf(input), how)]),
    )
    this.#functions.part = (_context, { id, ...others }) => this.#include(String(id), others)
    this.#functions.parts = (_context, { ids, ...others }) => this.#includeAll(String(ids).split(' '), others)
    this.#functions.same = (_context, { as }, input) => same(argumentOf(input), argumentOf(as))
  }

  /** What a message says of these fields to these people. */
  say(section: Section, id: string, fields: readonly FieldInfo[], values: Values, people: People): Part[] {
    this.#people = people
    const given: Record<string, Argument> = {}
    for (const { name } of fields) given[name] = { value: values[name] }
    return this.#format(section, id, kindsOf(fields), given)
  }

  /** What a thing is called. */
  thing(kind: string, value: Json | undefined, how: How, people: People): Part[] {
    this.#people = people
    return this.#parts(kind, value, how)
  }

  /** What a message that is not the game's own says of these things. It can include parts of the game. */
  phrase(message: string, things: Things, people: People): Part[] {
    this.#people = people
    const kinds: Kinds = (argument) => things[argument]?.kind ?? TEXT
    const key = `${message} (${Object.entries(things)
      .map(([name, { kind }]) => `${name}: ${kind}`)
      .join()})`
    this.#saying = { key, kinds, given: things }
    const parts = this.#formatted(key, message, kinds, things)
    this.#saying = null
    return parts
  }

  #format(section: Section, id: string, kinds: Kinds, given: Arguments, within = ''): Part[] {
    const key = `${within}${section}.${id}`
    const text = this.messages[section]?.[id]
    if (text === undefined) {
      this.#failed(new Error(`There is no message ${key} in ${this.language}.`))
      return this.#asData(id, kinds, given)
    }
    const before = this.#saying
    this.#saying = { key, kinds, given }
    const parts = this.#formatted(key, text, kinds, given)
    this.#saying = before
    return parts
  }

  /** Something that has no message: better its data than nothing. */
  #asData(id: string, kinds: Kinds, given: Arguments): Part[] {
    const told = Object.entries(given).filter(([name, { value }]) => value !== undefined && name !== QUESTION.name)
    const parts = told.flatMap(([name, { value }], at) => [
      { text: at === 0 ? ': ' : ', ' },
      ...this.#parts(kinds(name), value, {}),
    ])
    return [{ text: id }, ...parts]
  }

  #formatted(key: string, text: string, kinds: Kinds, given: Arguments): Part[] {
    let format = this.#formats.get(key)
    if (format === undefined) {
      format = new MessageFormat(this.language, parsed(text, kinds), {
        functions: this.#functions,
        bidiIsolation: 'none',
      })
      this.#formats.set(key, format)
    }
    return format.formatToParts({ ...given }, this.#failed).flatMap((part): Part[] => {
      if (part.type === 'part') return [part.value as Part]
      return [{ text: part.type === 'text' ? part.value : this.#frame.none }]
    })
  }

  #said(kind: string, argument: Argument, how: How): Said {
    return said(
      kind,
      argument,
      (keys) => this.#key(kind, argument.value, keys),
      () => this.#parts(kind, argument.value, how),
    )
  }

  /** A part of the message that is being said; `others` are arguments that go by another name in it. */
  #include(id: string, others: How): Said {
    const parts = this.#part(id, others)
    return said(TEXT, { value: null }, () => null, parts)
  }

  /** Several parts as a list. Those that say nothing are left out; if none is left, `none` is chosen. */
  #includeAll(ids: readonly string[], { list, ...others }: How): Said {
    const all = ids.map((id) => this.#part(id, others))
    let items: readonly Part[][] | null = null
    const told = () => {
      items ??= all.map((parts) => parts()).filter((parts) => textOf(parts) !== '')
      return items
    }
    return said(
      TEXT,
      { value: null },
      (keys) => this.#key(TEXT, told().map(textOf), keys),
      () => this.#joined(told(), chosen({ list }, 'list')),
    )
  }

  #part(id: string, others: How): () => Part[] {
    const saying = this.#saying
    const names = Object.keys(others)
    return () => {
      if (saying === null) throw new Error(`The part ${id} is not in a message with arguments.`)
      if (names.length === 0) return this.#format('parts', id, saying.kinds, saying.given, `${saying.key} `)
      const given = { ...saying.given }
      for (const name of names) given[name] = argumentOf(others[name])
      const kinds = (argument: string) => (names.includes(argument) ? kindOf(others[argument]) : saying.kinds(argument))
      const renamed = names.map((name) => `${name}: ${kinds(name)}`).join(', ')
      return this.#format('parts', id, kinds, given, `${saying.key} (${renamed}) `)
    }
  }

  /** Which of these keys of a `.match` a value chooses. */
  #key(kind: string, value: Json | undefined, keys: ReadonlySet<string>): string | null {
    const number = typeof value === 'number' ? value : Array.isArray(value) ? value.length : null
    const choices = [
      value === undefined ? 'hidden' : value === null || (number === 0 && Array.isArray(value)) ? 'none' : '',
      this.#isReader(kind, value) ? 'you' : '',
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : '',
      typeof value === 'string' ? value : number === null ? '' : String(number),
      number === null ? '' : this.#plurals.select(number),
      typeof value === 'string' && !this.#isReader(kind, value) ? (this.messages.keys?.[kind]?.[value] ?? '') : '',
    ]
    return choices.find((key) => key !== '' && keys.has(key)) ?? null
  }

  #parts(kind: string, value: Json | undefined, how: How): Part[] {
    if (value === undefined) return [{ text: this.#frame.open }]
    if (value === null) return [{ text: this.#frame.none }]
    if (Array.isArray(value)) return this.#list(kind, value, how)
    return [{ text: this.#name(kind, value, how), ...(kind === TEXT ? {} : { thing: { kind, value } }) }]
  }

  #list(kind: string, values: readonly Json[], how: How): Part[] {
    if (values.length === 0) return [{ text: this.#frame.none }]
    return this.#joined(
      values.map((value) => this.#parts(kind, value, how)),
      chosen(how, 'list'),
    )
  }

  #joined(items: readonly Part[][], list: string): Part[] {
    return this.#lists[list === '' ? 'and' : list]
      .formatToParts(items.map((_, at) => String(at)))
      .flatMap(({ type, value }) => (type === 'element' ? items[Number(value)] : [{ text: value }]))
  }

  /** A value in words: by its own message, by the one for all of its kind, or as it is. */
  #name(kind: string, value: NonNullable<Json>, how: How): string {
    const plain = this.#plain(kind, typeof value === 'number' ? value / Number(how.per ?? 1) : value)
    const own = typeof value === 'object' ? JSON.stringify(value) : String(value)
    const keys = [this.#isReader(kind, value) ? 'you' : own, '*']
    for (const texts of [this.messages.values?.[kind] ?? {}, this.#frame.values[kind] ?? {}]) {
      const key = keys.find((key) => Object.hasOwn(texts, key))
      if (key === undefined) continue
      const given: Record<string, Argument> = { value: { value: plain } }
      for (const manner of MANNERS) given[manner] = { value: chosen(how, manner) }
      return textOf(this.#formatted(`values.${kind}.${key}`, texts[key], () => TEXT, given))
    }
    return plain
  }

  #isReader(kind: string, value: Json | undefined): boolean {
    const { reader, self = {} } = this.#people
    return value === (kind === 'seat' ? reader : self[kind]) && value !== undefined
  }

  #plain(kind: string, value: NonNullable<Json>): string {
    if (kind === 'seat' && typeof value === 'number') return this.#people.names[value] ?? String(value + 1)
    if (typeof value === 'number') return String(value + (this.catalogue.kinds[kind]?.base ?? 0))
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

export type Values = Readonly<Record<string, Json | undefined>>
/** What a phrase is about, by the names of its arguments. */
export type Things = Readonly<Record<string, { readonly kind: string; readonly value: Json | undefined }>>
/** Options of a function in a message. */
type How = Readonly<Record<string, unknown>>
type Kinds = (argument: string) => string

/** An option that is written out in the message; empty where it is left out. */
function chosen(how: How, option: string): string {
  const value = how[option]
  return typeof value === 'string' ? value : ''
}

function kindsOf(fields: readonly FieldInfo[]): Kinds {
  return (argument) => fields.find(({ name }) => name === argument)?.kind ?? TEXT
}

/** An argument as a function is given it: as it is, as another function has left it, or written out in the message. */
function argumentOf(input: unknown): Argument {
  if (typeof input === 'string') return { value: /^\d+$/.test(input) ? Number(input) : input }
  if (typeof input === 'object' && input !== null) {
    if ('argument' in input) return input.argument as Argument
    if ('value' in input) return input as Argument
  }
  return { value: undefined }
}

/** The kind of such an argument, where a function has left it. */
function kindOf(input: unknown): string {
  return typeof input === 'object' && input !== null && 'kind' in input ? String(input.kind) : TEXT
}

function said(
  kind: string,
  argument: Argument,
  selectKey: (keys: Set<string>) => string | null,
  parts: () => readonly Part[],
): Said {
  return {
    type: 'part',
    kind,
    argument,
    selectKey,
    toParts: () => parts().map((value) => ({ type: 'part', value })),
  }
}

/** Whether two arguments are one thing: chooses `yes` or `no`. */
function same(one: Argument, other: Argument): Said {
  const isSame = JSON.stringify(one.value) === JSON.stringify(other.value)
  const key = isSame ? 'yes' : 'no'
  return {
    type: 'part',
    kind: TEXT,
    argument: { value: isSame },
    selectKey: (keys) => (keys.has(key) ? key : null),
  }
}
