import { type Field, type GameEvent, kindText, type Shape } from '@riposte/kernel'
import type { Inspection } from './inspection.ts'

/** Every value that is told is one that its field has: the tables say truly what is never missing. */
export function checkTold<G extends Shape>({ report }: Inspection<G>, events: readonly GameEvent[]): void {
  for (const { type, told } of events) {
    for (const { name, field } of type.fields) {
      if (!holds(field, told[name]))
        report('told', `${type.name}: ${name} is told as ${told[name]}, no ${kindText(field)}`)
    }
  }
}

function holds(field: Field, value: number | undefined): boolean {
  const { least = 0, size } = field
  if (value === undefined || !Number.isInteger(value) || value < least || value >= size) return false
  return field.isOptional === true || field.write(value) !== null
}
