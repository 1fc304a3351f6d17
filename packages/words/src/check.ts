import {
  type Catalogue,
  catalogueOf,
  type FieldInfo,
  type Game,
  type Json,
  type Messages,
  type Shape,
} from '@riposte/kernel'
import { type Model, validate, visit } from 'messageformat'
import { Book, type Section } from './book.ts'
import { FRAMES } from './frame.ts'
import { argumentsOf, functionName, parsed } from './message.ts'
import { textOf } from './part.ts'

/** Fields that messages leave unsaid on purpose, by message: `{ 'events.played': ['throne'] }`. */
export type Quiet = Readonly<Record<string, readonly string[]>>

/** The functions that are no kind's own. */
const FUNCTIONS = ['part', 'parts', 'same', 'string', 'turn', 'question', 'text']
/** Arguments that every event, or every action, has besides its fields. */
const IMPLIED = ['turn', 'question']

/** What is wrong with the messages of a game, in every language it has, as sentences for whoever writes them. */
export function messageProblems<G extends Shape>(game: Game<G>, quiet: Quiet = {}): string[] {
  const catalogue = catalogueOf(game)
  return Object.entries(game.words ?? {}).flatMap(([language, messages]) =>
    new Checker(language, messages, catalogue, quiet).problems().map((problem) => `${language}: ${problem}`),
  )
}

/** A message or one of its parts, with the arguments that it is given; `renamed` are those that only the part has. */
interface Included {
  readonly part: string
  readonly message: Model.Message
  readonly fields: readonly FieldInfo[]
  readonly renamed: readonly string[]
}

class Checker {
  readonly #problems: string[] = []
  readonly #language: string
  readonly #messages: Messages
  readonly #catalogue: Catalogue
  readonly #quiet: Quiet

  constructor(language: string, messages: Messages, catalogue: Catalogue, quiet: Quiet) {
    this.#language = language
    this.#messages = messages
    this.#catalogue = catalogue
    this.#quiet = quiet
  }

  problems(): readonly string[] {
    for (const section of ['events', 'actions', 'questions'] as const) {
      const known = this.#catalogue[section]
      const texts = this.#messages[section]
      for (const id of Object.keys(known)) {
        if (texts[id] === undefined) this.#problems.push(`${section}.${id} is missing`)
      }
      for (const [id, text] of Object.entries(texts)) {
        if (known[id] === undefined) this.#problems.push(`${section}.${id} is about nothing that the game has`)
        else this.#check(section, id, text, known[id])
      }
    }
    return this.#problems
  }

  #check(section: Section, id: string, text: string, fields: readonly FieldInfo[]): void {
    const key = `${section}.${id}`
    const wrong = (problem: string) => this.#problems.push(`${key} ${problem}`)
    const said = new Set<string>()
    for (const { part, message, fields: known, renamed } of this.#withParts(text, fields, wrong)) {
      const where = part === '' ? '' : ` in its part ${part}`
      validate(message, (type) => wrong(`is not valid${where}: ${type}`))
      for (const argument of argumentsOf(message)) {
        if (!renamed.includes(argument)) said.add(argument)
        if (!known.some(({ name }) => name === argument) && !IMPLIED.includes(argument)) {
          wrong(`mentions $${argument}${where}, which it is not given`)
        }
      }
      visit(message, {
        functionRef: ({ name }, _context, argument) => {
          if (FUNCTIONS.includes(name)) return
          const kind = argument?.type === 'variable' ? known.find((field) => field.name === argument.name)?.kind : null
          const isKnown = Object.keys(this.#catalogue.kinds).some((known) => functionName(known) === name)
          if (!isKnown) wrong(`uses :${name}${where}, which says no kind of thing`)
          else if (typeof kind === 'string' && functionName(kind) !== name) {
            wrong(`says $${argument?.type === 'variable' ? argument.name : ''}${where}, a ${kind}, by :${name}`)
          }
        },
      })
    }
    for (const { name } of fields) {
      if (!said.has(name) && !this.#quiet[key]?.includes(name)) wrong(`does not say $${name}`)
    }
    if (this.#problems.length === 0) this.#checkHidden(section, id, text, fields)
  }

  /** A message, and the parts that it includes, each with the arguments that it is given. */
  #withParts(text: string, fields: readonly FieldInfo[], wrong: (problem: string) => void): Included[] {
    const found = new Map<string, Included>()
    const add = (part: string, text: string, fields: readonly FieldInfo[], renamed: readonly string[]) => {
      const kindOf = (argument: string) => fields.find(({ name }) => name === argument)?.kind ?? 'text'
      const key = `${part} ${renamed.map((name) => `${name}: ${kindOf(name)}`).join(', ')}`
      if (found.has(key)) return
      try {
        const message = parsed(text, kindOf)
        found.set(key, { part, message, fields, renamed })
        visit(message, {
          functionRef: ({ name, options }) => {
            for (const id of partsIn(name, options ?? {})) {
              const included = this.#messages.parts?.[id]
              if (included === undefined) wrong(`includes the part ${id}, which does not exist`)
              else add(id, included, ...given(options ?? {}, fields, renamed))
            }
          },
        })
      } catch (error) {
        wrong(`cannot be read: ${String(error)}`)
      }
    }
    add('', text, fields, [])
    return [...found.values()]
  }

  /** Somebody who is not told the private fields must read a whole sentence all the same. */
  #checkHidden(section: Section, id: string, text: string, fields: readonly FieldInfo[]): void {
    if (section === 'actions' || !fields.some(({ isPrivate }) => isPrivate)) return
    const keys = new Set<string>()
    for (const { message } of this.#withParts(text, fields, () => {})) {
      visit(message, {
        key: (key) => {
          if (key.type === 'literal') keys.add(key.value)
        },
      })
    }
    const book = new Book(this.#catalogue, this.#language, this.#messages, (error) => {
      throw error
    })
    const open = (FRAMES[this.#language] ?? FRAMES.en).open
    for (const values of everyWay(fields, keys, this.#messages.keys ?? {})) {
      const sentence = textOf(book.say(section, id, [...fields], values, { names: ['Ada', 'Ben'], reader: 1 }))
      if (!sentence.includes(open)) continue
      this.#problems.push(`${section}.${id} has a hole where something is hidden: ${sentence}`)
      return
    }
  }
}

type Options = NonNullable<Model.FunctionRef['options']>

/** The parts that a function includes. */
function partsIn(name: string, { id, ids }: Options): string[] {
  if (name === 'part') return id?.type === 'literal' ? [id.value] : []
  return name === 'parts' && ids?.type === 'literal' ? ids.value.split(' ') : []
}

/** The arguments of a part: those of the message, and those that go by another name in it. */
function given(
  { id: _id, ids: _ids, list: _list, ...others }: Options,
  fields: readonly FieldInfo[],
  renamed: readonly string[],
): [fields: readonly FieldInfo[], renamed: readonly string[]] {
  const names = Object.keys(others)
  const as = names.map((name): FieldInfo => {
    const value = others[name]
    const field = value.type === 'variable' ? fields.find((field) => field.name === value.name) : undefined
    return { kind: 'text', ...field, name }
  })
  return [[...fields.filter(({ name }) => !names.includes(name)), ...as], [...new Set([...renamed, ...names])].sort()]
}

/** Values that lead to every variant: for each open field those that the keys name, and one that none names. */
function everyWay(
  fields: readonly FieldInfo[],
  keys: ReadonlySet<string>,
  more: NonNullable<Messages['keys']>,
): Record<string, Json>[] {
  let ways: Record<string, Json>[] = [{}]
  for (const { name, kind, isPrivate, isOptional } of fields) {
    if (isPrivate) continue
    const values = [...valuesOf(kind, keys, isOptional === true), ...Object.keys(more[kind] ?? {})]
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value }))).slice(0, 2000)
  }
  return ways
}

function valuesOf(kind: string, keys: ReadonlySet<string>, isOptional: boolean): Json[] {
  if (kind === 'seat') return [0, 1]
  if (kind === 'yes or no') return [true, false]
  const named = [...keys].filter((key) => !['you', 'yes', 'no', 'none', 'hidden', 'one', 'other'].includes(key))
  const numbers = named.map(Number).filter((number) => !Number.isNaN(number))
  const words = named.filter((key) => Number.isNaN(Number(key)))
  return [...(isOptional ? [null] : []), ...numbers, ...words, 1, 7]
}
