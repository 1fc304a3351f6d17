import { Stepper } from '../battle/stepper.tsx'
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
  const most = values.at(-1) ?? 0
  return (
    <Stepper
      label={words.spice}
      value={value}
      least={values[0] ?? 0}
      most={most}
      of={words.ofSpice(most)}
      picture={<SpiceSign size={22} />}
      onChange={onChange}
    />
  )
}
