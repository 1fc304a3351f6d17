import { type ActionJson, canonical } from '@riposte/kernel'
import { declined } from './refused.ts'

/**
 * Short names for the answers to an open question, `14.2` for the second answer to question 14. An answer keeps its name
 * as long as the question is open, also when others come or go; with the next question all names change, so that an
 * agent that is behind is told so instead of doing something else than it meant.
 */
export class ShortIds {
  #decision = -1
  #actions: ActionJson[] = []
  #numbers = new Map<string, number>()

  /** The ids of these answers to this question, in their order. */
  of(decision: number, legal: readonly ActionJson[]): string[] {
    if (decision !== this.#decision) {
      this.#decision = decision
      this.#actions = []
      this.#numbers = new Map()
    }
    return legal.map((action) => `${decision}.${numberOf(action, this.#numbers, this.#actions)}`)
  }

  /** What an id stands for, while this question is open (null for none). */
  find(id: string, open: number | null): ActionJson {
    const [, decision, number] = id.match(/^(\d{1,9})\.(\d{1,9})$/) ?? []
    if (decision === undefined || number === undefined) throw declined('noSuchId')
    if (open === null) throw declined('notAsked')
    if (Number(decision) !== open || open !== this.#decision) throw declined('staleId')
    const action = this.#actions[Number(number) - 1]
    if (action === undefined) throw declined('noSuchId')
    return action
  }
}

/** Short names for what may be done although nobody asks, `s1`, `s2` …; they last for the whole match. */
export class StandingIds {
  readonly #actions: ActionJson[] = []
  readonly #numbers = new Map<string, number>()

  of(action: ActionJson): string {
    return `s${numberOf(action, this.#numbers, this.#actions)}`
  }

  /** Null when it is no id of this kind. */
  find(id: string): ActionJson | null {
    const [, number] = id.match(/^s(\d{1,9})$/) ?? []
    if (number === undefined) return null
    const action = this.#actions[Number(number) - 1]
    if (action === undefined) throw declined('noSuchId')
    return action
  }
}

function numberOf(action: ActionJson, numbers: Map<string, number>, actions: ActionJson[]): number {
  const key = canonical(action)
  const known = numbers.get(key)
  if (known !== undefined) return known
  const number = actions.push(action)
  numbers.set(key, number)
  return number
}
