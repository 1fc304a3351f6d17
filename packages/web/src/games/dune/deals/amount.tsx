import { Stepper } from '../dock/stepper.tsx'
import { SpiceSign } from '../middle/corners.tsx'
import { dealTexts as words } from './texts.ts'

interface AmountProps {
  /** What may be given, from the least to the most. */
  readonly values: readonly number[]
  readonly value: number
  onChange(value: number): void
}

/** An amount of spice, within what is allowed. */
export function Amount({ values, value, onChange }: AmountProps) {
  return (
    <Stepper
      label={words.spice}
      values={values}
      value={value}
      of={words.ofSpice(values.at(-1) ?? 0)}
      picture={<SpiceSign size={22} />}
      onChange={onChange}
    />
  )
}
