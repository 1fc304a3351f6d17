import type { ActionJson, AnyActionType, Fill, Json } from '@riposte/kernel'
import { actions } from '../actions.ts'

/** Answers to a wide question, filled in field by field. */
export class Forms {
  readonly #fill: Fill

  constructor(fill: Fill) {
    this.#fill = fill
  }

  /** What the next field may be. */
  next(type: keyof typeof actions, filled: readonly Json[] = []): readonly Json[] {
    return this.#fill(type, filled)
  }

  /**
   * Fills in a form with what is wanted, field after field; a number that cannot be is replaced by the nearest one that
   * can, anything else by what comes first. Null where there is no such answer.
   */
  complete(type: keyof typeof actions, wanted: readonly Json[] = []): ActionJson | null {
    const { fields } = actions[type] as AnyActionType
    const filled: Json[] = []
    while (filled.length < fields.length) {
      const domain = this.#fill(type, filled)
      if (domain.length === 0) return null
      filled.push(nearest(domain, wanted[filled.length]))
    }
    const action: Record<string, Json> = {}
    for (const [at, [name]] of fields.entries()) action[name] = filled[at]
    return { ...action, type }
  }
}

function nearest(domain: readonly Json[], wanted: Json | undefined): Json {
  if (wanted === undefined) return domain[0]
  if (domain.includes(wanted)) return wanted
  if (typeof wanted !== 'number') return domain[0]
  let found = domain[0]
  for (const value of domain) if (Math.abs(Number(value) - wanted) < Math.abs(Number(found) - wanted)) found = value
  return found
}
