import type { ActionJson, AnyActionType, Fill, Json } from '@riposte/kernel'
import { actions } from '../actions.ts'

/** Chooses for a field what it wants of those values; undefined where it does not care. */
export type Prefer = (field: string, domain: readonly Json[]) => Json | undefined

/** Answers to a wide question, filled in field by field. */
export class Forms {
  readonly #fill: Fill

  constructor(fill: Fill) {
    this.#fill = fill
  }

  /** What the next field may be. */
  next(type: keyof typeof actions, filled: readonly Json[]): readonly Json[] {
    return this.#fill(type, filled)
  }

  /** Fills in the rest, what is preferred or what comes first; null where there is no such answer. */
  complete(type: keyof typeof actions, begun: readonly Json[], prefer?: Prefer): ActionJson | null {
    const { fields } = actions[type] as AnyActionType
    const filled = begun.slice()
    // What was begun with is looked at by the next question; nobody asks one after the last field.
    if (filled.length === fields.length && !this.#fill(type, filled.slice(0, -1)).includes(filled[filled.length - 1])) {
      return null
    }
    while (filled.length < fields.length) {
      const domain = this.#fill(type, filled)
      if (domain.length === 0) return null
      const wanted = prefer?.(fields[filled.length][0], domain)
      filled.push(wanted !== undefined && domain.includes(wanted) ? wanted : domain[0])
    }
    const action: Record<string, Json> = {}
    for (const [at, [name]] of fields.entries()) action[name] = filled[at]
    return { ...action, type }
  }
}
