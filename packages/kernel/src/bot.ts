import type { ActionJson } from './action.ts'
import type { Projected, Seen } from './project.ts'
import type { Random } from './random.ts'

/** A player that is a program. It gets what a person in its seat gets, and nothing else. */
export interface Bot<V = unknown> {
  readonly name: string
  decide(seen: Projected<Seen<V>>, legal: readonly ActionJson[], random: Random): ActionJson
}
