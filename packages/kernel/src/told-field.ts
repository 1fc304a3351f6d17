import type { Field, FieldTable } from './field.ts'
import { keptTexts } from './kept-texts.ts'

/** A field of an event or a question. A private one is only for some: its name in the table ends in `?`. */
export interface ToldField {
  readonly name: string
  readonly field: Field
  readonly isPrivate: boolean
  /** With this value, as the next field of a JSON text. */
  text(value: number): string
}

export function toldFields(table: FieldTable): ToldField[] {
  return Object.entries(table).map(([key, field]) => {
    const isPrivate = key.endsWith('?')
    const name = isPrivate ? key.slice(0, -1) : key
    const write = (value: number) => `,${JSON.stringify(name)}:${JSON.stringify(field.write(value))}`
    const text = keptTexts(write, field.size)
    return { name, field, isPrivate, text }
  })
}
