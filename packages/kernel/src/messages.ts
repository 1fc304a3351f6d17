/** Messages by what they are about: an event's type, an answer's, the name of a question. */
export type Texts = Readonly<Record<string, string>>

/**
 * A game in the words of one language. Each text is a message in MessageFormat 2; its arguments are the fields of what it
 * is about. The kernel only keeps them: the package `words` turns them into sentences.
 */
export interface Messages {
  /** The game in a few sentences, for somebody who has never played it: what you want, what a turn is, how it ends. */
  readonly goal?: string
  /** What happened. */
  readonly events: Texts
  /** What somebody may do, as it stands on a button. `$question` is the question that it answers. */
  readonly actions: Texts
  /** What somebody is asked. */
  readonly questions: Texts
  /** Fields of answers, where somebody fills them in one after another. */
  readonly fields?: Texts
  /** What things are called, by kind and value; `*` is for the values that have no text of their own. */
  readonly values?: Readonly<Record<string, Texts>>
  /** What things choose in a message besides their own name, by kind and value: `one` for a name that goes with "has". */
  readonly keys?: Readonly<Record<string, Texts>>
  /** What several messages have in common; they include it with `{:part id=…}`. */
  readonly parts?: Texts
}

/** By language tag. English is always there. */
export type Languages = Readonly<Record<string, Messages>> & { readonly en: Messages }

/** The messages of a game with these tables: a text for every event and every action, and for nothing else. */
export interface MessagesOf<E, A> extends Messages {
  readonly events: Readonly<Record<keyof E & string, string>>
  readonly actions: Readonly<Record<keyof A & string, string>>
}
