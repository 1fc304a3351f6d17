import type { Choice } from './choices.ts'
import type { LineReader } from './line-reader.ts'
import { bold, columns, print } from './terminal.ts'

/** Fewer choices than this are simply listed. */
const WIDE = 24

/** Whether so many choices differ in several fields that they are better put together than looked through. */
export function isWide(choices: readonly Choice[]): boolean {
  return choices.length > WIDE && choices.some(({ action }) => Object.keys(action).length > 2)
}

/** Puts an answer together field by field; every value offered leads to a choice. Null when it is left unfinished. */
export async function fillIn(choices: readonly Choice[], lines: LineReader): Promise<Choice | null> {
  let left = choices
  for (const field of new Set(choices.flatMap(({ action }) => Object.keys(action)))) {
    const values = [...new Set(left.map(({ action }) => textOf(action[field])))]
    if (values.length === 1) continue
    print(bold(`${field}:`))
    for (const row of columns(values.map((text, at) => `${String(at + 1).padStart(3)}  ${text}`))) print(row)
    const typed = (await lines.next(`${field}> `))?.trim().toLowerCase() ?? ''
    const chosen = /^\d+$/.test(typed)
      ? values[Number(typed) - 1]
      : values.find((text) => typed !== '' && text.toLowerCase().startsWith(typed))
    if (chosen === undefined) return null
    left = left.filter(({ action }) => textOf(action[field]) === chosen)
  }
  return left[0] ?? null
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
