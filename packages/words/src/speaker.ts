import type { EventJson, FieldInfo, Json } from '@riposte/kernel'
import { type Book, type People, QUESTION, type Section, type Things, TURN, type Values } from './book.ts'
import { asSentences, type Part } from './part.ts'

/** What somebody may do, as far as it has been filled in. */
export type PartlyFilled = { readonly type: string } & Values

/** Says what leaves the rules of a game: in one language, about these people, to one reader. */
export class Speaker {
  readonly #book: Book
  readonly #people: People

  constructor(book: Book, people: People) {
    this.#book = book
    this.#people = people
  }

  /** What happened. What the reader is not told is not said. */
  event({ type, ...fields }: EventJson): Part[] {
    return this.#say('events', type, [...(this.#book.catalogue.events[type] ?? []), TURN], fields)
  }

  /** What somebody may do. Fields that are missing are still open. */
  action({ type, ...fields }: PartlyFilled, question: string): Part[] {
    const known = this.#book.catalogue.actions[type] ?? []
    // An answer may have a field of that name.
    const isOwn = known.some(({ name }) => name === QUESTION.name)
    return this.#say('actions', type, [...known, QUESTION], isOwn ? fields : { ...fields, question })
  }

  /** What somebody is asked. */
  question(question: string, about: Readonly<Record<string, Json>>): Part[] {
    return this.#say('questions', question, this.#book.catalogue.questions[question] ?? [], about)
  }

  /** A message of `parts` on its own, about these fields; `asSentences` makes a sentence of it. */
  part(id: string, fields: readonly FieldInfo[], values: Values): Part[] {
    return this.#book.say('parts', id, fields, values, this.#people)
  }

  /** A single thing, or a list of them, in a form that the messages know: "the Elder", "wire 4", `form: 'owner'` "your". */
  thing(kind: string, value: Json, how: { readonly form?: string; readonly list?: 'and' | 'or' } = {}): Part[] {
    return this.#book.thing(kind, value, how, this.#people)
  }

  /** A sentence of a page's own: a message, and the things that it is about. It can include parts of the game. */
  phrase(message: string, things: Things = {}): Part[] {
    return asSentences(this.#book.phrase(message, things, this.#people))
  }

  /** What a field of an answer is called where it is filled in. */
  field(action: string, field: string): string {
    const { fields } = this.#book.messages
    return fields?.[`${action}.${field}`] ?? fields?.[field] ?? this.#kind(action, field)
  }

  /** What may stand in a field of an answer: by its name alone, as in a list. */
  value(action: string, field: string, value: Json): Part[] {
    return this.thing(this.#kind(action, field), value, { form: 'name' })
  }

  #kind(action: string, field: string): string {
    return this.#book.catalogue.actions[action]?.find(({ name }) => name === field)?.kind ?? field
  }

  #say(section: Section, id: string, fields: readonly FieldInfo[], values: Values): Part[] {
    return asSentences(this.#book.say(section, id, fields, values, this.#people))
  }
}
