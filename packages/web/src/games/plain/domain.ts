import type { ActionJson, Json } from '@riposte/kernel'

/** The values of the next field among answers that agree with the fields before it. */
export function domainOf(
  all: readonly ActionJson[],
  fields: readonly string[],
  filled: readonly Json[],
): readonly Json[] {
  const values = new Map<string, Json>()
  for (const action of all) {
    const agrees = filled.every((value, at) => JSON.stringify(action[fields[at]]) === JSON.stringify(value))
    const next = action[fields[filled.length]]
    if (agrees && next !== undefined) values.set(JSON.stringify(next), next)
  }
  return [...values.values()]
}
