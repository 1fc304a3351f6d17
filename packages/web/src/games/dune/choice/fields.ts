import { dune } from '@riposte/dune'
import type { Json } from '@riposte/kernel'

/** The fields of an action, from left to right. */
export function fieldsOf(type: string): readonly string[] {
  return dune.actions.byName.get(type)?.fields.map(([name]) => name) ?? []
}

/** The actions that a question takes. */
export function typesOf(question: string): readonly string[] {
  return dune.questions.find(({ name }) => name === question)?.takes.map(({ name }) => name) ?? []
}

const LOCATIONS = new Set(['location', 'from', 'to'])

/** Whether a field is filled in by pointing at the map, and with what. */
export function placeKind(type: string, field: string): 'location' | 'territory' | null {
  if (field === 'territory') return 'territory'
  // In deals these names are people's.
  if (type === 'proposeDeal' || type === 'acceptDeal' || type === 'refuseDeal' || type === 'show') return null
  return LOCATIONS.has(field) ? 'location' : null
}

/** What stands in a field that nobody has filled in: undefined where somebody has to. */
export function usualValue(type: string, field: string, values: readonly Json[]): Json | undefined {
  if (values.length === 1) return values[0]
  if (placeKind(type, field) !== null) return undefined
  switch (field) {
    case 'ordinary':
      return MOST.has(type) ? values.at(-1) : (values.find((value) => Number(value) > 0) ?? values[0])
    case 'special':
    case 'extraOrdinary':
    case 'extraSpecial':
    case 'fromPledge':
      return values[0]
    // Nobody pays the whole price who need not.
    case 'halfPrice':
      return values.includes(true) ? true : values[0]
    case 'karamaCardId':
    case 'leader':
      return values.includes(null) ? null : field === 'karamaCardId' ? values[0] : undefined
    default:
      // So many numbers are stepped through, and a step begins somewhere.
      return values.length > KEYS && values.every((value) => typeof value === 'number') ? values[0] : undefined
  }
}

/** So many numbers still stand side by side, for one of them to be pointed at. */
export const KEYS = 12

/** What usually goes whole. */
const MOST = new Set(['move', 'ride', 'alsoTake', 'send', 'revive'])
