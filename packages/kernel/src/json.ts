/** What may stand in a state, an action or an event: plain data and nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * One text for one value: keys sorted, no white space. Two states are the same exactly when their texts are.
 * What JSON would silently change (undefined, NaN, -0, class instances) is a bug in a rule, so it throws.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'number':
      if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`not plain data: ${value}`)
      return String(value)
    case 'object': {
      if (value === null) return 'null'
      let text = ''
      if (Array.isArray(value)) {
        // By number: a hole is found to be no data, and not stepped over.
        for (let at = 0; at < value.length; at++) text += at === 0 ? canonical(value[at]) : `,${canonical(value[at])}`
        return `[${text}]`
      }
      const prototype: unknown = Object.getPrototypeOf(value)
      if (prototype !== Object.prototype && prototype !== null) throw new Error('not plain data: a class instance')
      const record = value as Record<string, unknown>
      for (const key of Object.keys(record).sort()) {
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`
      }
      return `{${text}}`
    }
    default:
      throw new Error(`not plain data: ${typeof value}`)
  }
}

/** A deep copy of plain data, for games that have not written a faster one. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copy) as T
  const result: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const entry = copy((value as Record<string, unknown>)[key])
    // Assigned, this one key would become the prototype.
    if (key === '__proto__') Object.defineProperty(result, key, { value: entry, enumerable: true })
    else result[key] = entry
  }
  return result as T
}
