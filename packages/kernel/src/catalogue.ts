import type { Field } from './field.ts'
import type { Game } from './game.ts'
import type { Shape } from './shape.ts'

/** What a field holds, for whoever meets it outside. */
export interface FieldInfo {
  readonly name: string
  readonly kind: string
  /** It may be null. */
  readonly isOptional?: true
  /** Only some are told it; for the others it is missing. */
  readonly isPrivate?: true
}

/** What is to be known about the things of one kind. */
export interface KindInfo {
  /** What people count them from; left out where they are not counted. The JSON always counts from 0. */
  readonly base?: 0 | 1
}

type FieldsByName = Readonly<Record<string, readonly FieldInfo[]>>

/** What stands where in everything that leaves a game's rules: nobody outside has to guess what a number means. */
export interface Catalogue {
  readonly kinds: Readonly<Record<string, KindInfo>>
  readonly events: FieldsByName
  readonly actions: FieldsByName
  /** What each question is about. */
  readonly questions: FieldsByName
  /** What everybody is shown of each flow while it is under way. */
  readonly flows: FieldsByName
}

export function catalogueOf<G extends Shape>(game: Game<G>): Catalogue {
  const kinds: Record<string, KindInfo> = {}
  const info = (name: string, { kind, base, isOptional }: Field, isPrivate = false): FieldInfo => {
    if (kinds[kind] !== undefined && kinds[kind].base !== base) {
      throw new Error(`${game.id}: things of the kind ${kind} are counted in two ways`)
    }
    kinds[kind] = base === undefined ? {} : { base }
    return { name, kind, ...(isOptional ? { isOptional } : {}), ...(isPrivate ? { isPrivate } : {}) }
  }
  const events = Object.values(game.events).map(({ name, fields }) => [
    name,
    fields.map((told) => info(told.name, told.field, told.isPrivate)),
  ])
  const actions = game.actions.byType.map(({ name, fields }) => [name, fields.map((field) => info(...field))])
  const questions = game.questions.map(({ name, about, privately }) => [
    name,
    Object.entries(about).map(([fact, field]) => info(fact, field, privately.includes(fact))),
  ])
  const flows = game.flows.flatMap(({ name, shown }) =>
    shown === null ? [] : [[name, Object.entries(shown.fields ?? {}).map((field) => info(...field))]],
  )
  return {
    events: Object.fromEntries(events),
    actions: Object.fromEntries(actions),
    questions: Object.fromEntries(questions),
    flows: Object.fromEntries(flows),
    kinds,
  }
}
