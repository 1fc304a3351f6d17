import type { ActionJson, Json, Random } from '@riposte/kernel'
import type { Forms } from './forms.ts'
import type { Sight } from './sight.ts'

/** What a question is answered with. */
export interface Deciding {
  readonly sight: Sight
  readonly forms: Forms
  readonly legal: readonly ActionJson[]
  readonly about: Readonly<Record<string, Json>>
  readonly random: Random
}

/** Null: nothing to prefer. */
export type Choose = (deciding: Deciding) => ActionJson | null

export const ofType = (legal: readonly ActionJson[], type: string): ActionJson | null =>
  legal.find((action) => action.type === type) ?? null

export const passIn = (legal: readonly ActionJson[]): ActionJson | null => ofType(legal, 'pass')

/** The action with the highest mark, the first of equals; null where none is marked above the floor. */
export function best(
  legal: readonly ActionJson[],
  mark: (action: ActionJson) => number,
  floor = Number.NEGATIVE_INFINITY,
): ActionJson | null {
  let found: ActionJson | null = null
  let highest = floor
  for (const action of legal) {
    const value = mark(action)
    if (value > highest) {
      highest = value
      found = action
    }
  }
  return found
}

/** Always an action of this type, where there is one. */
export const always =
  (type: string): Choose =>
  ({ legal }) =>
    ofType(legal, type)
