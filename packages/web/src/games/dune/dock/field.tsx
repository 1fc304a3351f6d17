import type { Json } from '@riposte/kernel'
import type { Choice } from '../choice/choice.tsx'
import { KEYS, placeKind } from '../choice/fields.ts'
import { Chips } from './chips.tsx'
import { NumberField } from './number-field.tsx'
import { PickList } from './pick-list.tsx'

/** So many values can be taken in at a glance. */
const IN_SIGHT = 8

export interface FieldProps {
  readonly choice: Choice
  readonly type: string
  readonly field: string
  readonly values: readonly Json[]
  /** Left out while it waits. */
  readonly value?: Json
}

/** One field of the answer, in the way its values ask for. What can only be one thing is not shown. */
export function FieldOf(props: FieldProps) {
  const { type, field, values, value } = props
  if (values.length < 2 || placeKind(type, field) !== null) return null
  const numbers = values.every((one) => typeof one === 'number')
  const tokens = /ordinary|special|fromPledge|tokens/i.test(field)
  if (numbers && (tokens || values.length > KEYS)) return <NumberField {...props} value={value ?? values[0]} />
  return values.length > IN_SIGHT ? <PickList {...props} /> : <Chips {...props} />
}
